// What happens by itself: flags, computers, rooms that are put away and come back, and a server
// that was not there for a while.
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

TEST_F(LiveTime, ClocksStandWhileNoServerIsUp) {
  const std::string room = started_table(*node, "t", kFiveMinutes);
  for (int i = 0; i < 4; ++i) {
    const Json shown = node->get(path_of(room));
    node->post(path_of(room, "commands"), next_action(shown, std::to_string(i)),
               secret("t " + std::to_string(on_turn(shown))));
    node->pass(1'000);
  }
  restart(3'600'000);
  const auto stream = node->stream(room, 0);
  around.until([&] { return !stream->kinds().empty() && stream->kinds().back() == "resumed"; });
  const Json shown = node->get(path_of(room));
  EXPECT_EQ(shown["over"], false);
  EXPECT_EQ(shown["version"], stream->kinds().size());
  // Once is enough, and a short absence is none.
  restart(1'000);
  EXPECT_EQ(node->get(path_of(room))["version"], shown["version"]);
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
    return number(*node, "menagerie_appends_total") > 0;
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
