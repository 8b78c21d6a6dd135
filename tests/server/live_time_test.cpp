// What happens by itself: flags, computers, rooms that are put away and come back, and a server
// that was not there for a while.
#include <algorithm>
#include <boost/asio/post.hpp>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "live_world.h"

namespace menagerie::testing {
namespace {

class LiveTime : public ::testing::Test {
 protected:
  Surroundings around;
  std::vector<std::unique_ptr<store::Store>> stores = store::make_memory_nodes(1);
  std::unique_ptr<Node> node = std::make_unique<Node>(around, *stores[0]);

  void restart(std::int64_t down) {
    node->stop();
    node.reset();
    around.time += down;
    node = std::make_unique<Node>(around, *stores[0]);
  }
  static std::uint64_t number(Node& node, const std::string& name) {
    const std::string text = node.service().metrics();
    const std::size_t at = text.find("\n" + name + ' ');
    return at == std::string::npos ? 0 : std::stoull(text.substr(at + name.size() + 2));
  }
};

const Json kFiveMinutes = {{"clock", {{"minutes", 5}, {"increment", 0}}}};

TEST_F(LiveTime, AFlagFallsWithoutAnybodyLooking) {
  const std::string room = started_table(*node, "t", kFiveMinutes);
  const Json shown = node->get(path_of(room));
  node->post(path_of(room, "commands"), next_action(shown, "1"),
             secret("t " + std::to_string(on_turn(shown))));
  node->pass(10'000);
  const Json next = node->get(path_of(room));
  node->post(path_of(room, "commands"), next_action(next, "2"),
             secret("t " + std::to_string(on_turn(next))));
  node->pass(299'000);
  EXPECT_EQ(node->get(path_of(room))["over"], false);
  const auto over = [&] {
    node->pass(2'000);
    return node->get(path_of(room))["over"] == true;
  };
  around.until(over);
  const auto stream = node->stream(room, 0);
  around.until([&] { return stream->kinds().size() > 3; });
  EXPECT_EQ(stream->kinds().back(), "ended");
  EXPECT_EQ(stream->kinds()[stream->kinds().size() - 2], "flagged");
}

// Plays so many moves without thinking.
void play(Node& node, const std::string& room, int moves) {
  for (int i = 0; i < moves; ++i) {
    const Json shown = node.get(path_of(room));
    node.post(path_of(room, "commands"), next_action(shown, std::to_string(i)),
              secret("t " + std::to_string(on_turn(shown))));
  }
}

// What whoever is on turn has left.
std::int64_t left(const Json& shown) {
  return shown["clock"]["left"][shown["view"]["seat"].get<std::string>()];
}

TEST_F(LiveTime, ClocksStandWhileNoServerIsUp) {
  const std::string room = started_table(*node, "t", kFiveMinutes);
  play(*node, room, 4);
  node->pass(1'000);
  restart(3'600'000);
  const auto stream = node->stream(room, 0);
  around.until([&] { return !stream->kinds().empty() && stream->kinds().back() == "resumed"; });
  const Json shown = node->get(path_of(room));
  EXPECT_EQ(shown["over"], false);
  EXPECT_EQ(shown["version"], stream->kinds().size());
  EXPECT_EQ(left(shown), 300'000 - 1'000);
}

TEST_F(LiveTime, ClocksStandInEveryRestartHoweverShortItIs) {
  const std::string room = started_table(*node, "t", kFiveMinutes);
  play(*node, room, 4);
  const std::int64_t before = left(node->get(path_of(room)));
  node->pass(700);
  restart(1'500);
  around.until([&] { return left(node->get(path_of(room))) == before - 700; });
  // Nothing happens in between, and each of them is left out.
  for (int i = 0; i < 3; ++i) restart(2'000);
  node->pass(300);
  EXPECT_EQ(left(node->get(path_of(room))), before - 1'000);
}

TEST_F(LiveTime, ARoomThatWasNotLoadedInBetweenStandsInAllOutages) {
  const std::string room = started_table(*node, "t", kFiveMinutes);
  play(*node, room, 4);
  const std::int64_t before = left(node->get(path_of(room)));
  node->stop();
  node.reset();
  // Nodes that die before they have loaded anything.
  const auto beat = [&](store::Beat::Kind kind) {
    bool done = false;
    stores[0]->beat({.node = "other", .now = around.time, .kind = kind},
                    [&](const auto&) { boost::asio::post(around.context, [&] { done = true; }); });
    around.until([&] { return done; });
  };
  for (int i = 0; i < 3; ++i) {
    around.time += 60'000;
    beat(store::Beat::Kind::start);
    around.time += 100;
    beat(store::Beat::Kind::stop);
  }
  around.time += 60'000;
  node = std::make_unique<Node>(around, *stores[0]);
  around.until([&] { return left(node->get(path_of(room))) == before - 300; });
}

TEST_F(LiveTime, BothNodesThatStartAfterAnOutageKnowOfIt) {
  node.reset();
  const auto pair = store::make_memory_nodes(2);
  const auto named = [](const char* name) {
    server::RoomService::Settings settings;
    settings.node = name;
    return settings;
  };
  auto one = std::make_unique<Node>(around, *pair[0], named("one"));
  auto two = std::make_unique<Node>(around, *pair[1], named("two"));
  const std::string room = started_table(*one, "t", kFiveMinutes);
  play(*one, room, 4);
  const std::int64_t before = left(one->get(path_of(room)));
  // Both are killed: none of them says goodbye.
  one.reset();
  two.reset();
  around.time += 3'600'000;
  one = std::make_unique<Node>(around, *pair[0], named("one"));
  around.time += 50;
  two = std::make_unique<Node>(around, *pair[1], named("two"));
  // The second one is asked first.
  EXPECT_EQ(two->get(path_of(room))["over"], false);
  around.until([&] { return left(two->get(path_of(room))) == before - 50; });
  around.until([&] { return left(one->get(path_of(room))) == before - 50; });
  const auto stream = two->stream(room, 0);
  around.until([&] { return !stream->kinds().empty(); });
  const std::vector<std::string> kinds = stream->kinds();
  EXPECT_EQ(std::ranges::count(kinds, "resumed"), 1);
}

TEST_F(LiveTime, ANodeThatGoesWhileAnotherOneIsUpStopsNoClock) {
  node.reset();
  const auto pair = store::make_memory_nodes(2);
  Node stays(around, *pair[0]);
  auto goes = std::make_unique<Node>(around, *pair[1]);
  const std::string room = started_table(stays, "t", kFiveMinutes);
  play(stays, room, 4);
  const std::int64_t before = left(stays.get(path_of(room)));
  goes->stop();
  goes.reset();
  around.time += 1'000;
  goes = std::make_unique<Node>(around, *pair[1]);
  EXPECT_EQ(left(goes->get(path_of(room))), before - 1'000);
}

TEST_F(LiveTime, NobodyIsShownAClockThatRanWhileNoServerWasUp) {
  const std::string room = started_table(*node, "t", kFiveMinutes);
  for (int i = 0; i < 4; ++i) {
    const Json shown = node->get(path_of(room));
    node->post(path_of(room, "commands"), next_action(shown, std::to_string(i)),
               secret("t " + std::to_string(on_turn(shown))));
  }
  const Json before = node->get(path_of(room));
  restart(60'000);
  const Json after = node->get(path_of(room));
  EXPECT_EQ(after["clock"]["left"], before["clock"]["left"]);
  EXPECT_EQ(after["version"], before["version"].get<int>() + 1);
}

TEST_F(LiveTime, AFlagFallsAfterARestartWithoutAnybodyLooking) {
  const std::string room = started_table(*node, "t", kFiveMinutes);
  for (int i = 0; i < 4; ++i) {
    const Json shown = node->get(path_of(room));
    node->post(path_of(room, "commands"), next_action(shown, std::to_string(i)),
               secret("t " + std::to_string(on_turn(shown))));
  }
  restart(1'000);
  // Nobody asks for the room: it is loaded because its clock runs.
  around.until([&] { return number(*node, "menagerie_rooms_loaded") == 1; });
  around.until([&] {
    node->pass(100'000);
    return number(*node, "menagerie_appends_total") > 1;  // that it resumed, and the flag
  });
  EXPECT_EQ(node->get(path_of(room))["over"], true);
}

TEST_F(LiveTime, AComputerAnswersEveryMoveAndAfterARestart) {
  Json request = table_of_two("t 0");
  request["chairs"][1] = {{"kind", "computer"}, {"level", 1}};
  const std::string room = node->post("/api/rooms", request, {}, 201)["room"];
  int moves = 0;
  Json shown = node->get(path_of(room));
  while (shown["over"] == false && moves < 200) {
    if (on_turn(shown) == 0) {
      node->post(path_of(room, "commands"), next_action(shown, std::to_string(++moves)),
                 secret("t 0"));
      if (moves == 3) restart(500);
    }
    around.until([&] {
      node->pass(1'000);
      shown = node->get(path_of(room));
      return shown["over"] == true || on_turn(shown) == 0;
    });
    if (HasFatalFailure()) return;
  }
  EXPECT_EQ(shown["over"], true);
  EXPECT_GT(number(*node, "menagerie_decisions_total"), 3U);
}

TEST_F(LiveTime, ARoomThatNobodyNeedsIsPutAwayAndComesBack) {
  const std::string room = started_table(*node, "t");
  const Json shown = node->get(path_of(room));
  const auto socket = node->socket();
  node->answer_to(socket, {{"cmd", "subscribe"}, {"room", room}});
  for (int i = 0; i < 5; ++i) node->pass(20'000);
  EXPECT_EQ(number(*node, "menagerie_rooms_loaded"), 1U);
  node->service().gone(socket);
  around.until([&] {
    node->pass(20'000);
    return number(*node, "menagerie_rooms_loaded") == 0;
  });
  EXPECT_EQ(node->get(path_of(room))["digest"], shown["digest"]);
  EXPECT_EQ(number(*node, "menagerie_rooms_loaded"), 1U);
}

TEST_F(LiveTime, UnfinishedRoomsAreClosedAfterTheRetentionTime) {
  const std::string room = started_table(*node, "t");
  around.until([&] {
    node->pass(std::int64_t{31} * 24 * 3'600'000);
    return node->get(path_of(room))["over"] == true;
  });
  const auto stream = node->stream(room, 0);
  around.until([&] { return stream->kinds().size() > 3; });
  EXPECT_EQ(stream->events().back()["why"], "old");
}

}  // namespace
}  // namespace menagerie::testing
