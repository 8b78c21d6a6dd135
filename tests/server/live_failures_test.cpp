// Stores that fail, nodes that meet, hints that are lost: nothing acknowledged is lost, nothing
// happens twice, and everybody sees the same log.
#include <gtest/gtest.h>
#include <new>
#include <string>
#include <vector>

#include "live_world.h"

namespace menagerie::testing {
namespace {

// A store that does what the test says, over one in memory.
class ShakyStore final : public store::Store {
 public:
  explicit ShakyStore(store::Store& store) : store_(store) {}

  enum class Appends { work, fail, fail_but_store, wait };
  Appends appends = Appends::work;
  bool reads_fail = false;
  bool news_are_lost = false;
  bool beats_throw = false;

  void append(store::Append append, Done<store::Appended> done) override {
    if (appends == Appends::fail) return done(fail(Message{}));
    if (appends == Appends::wait) {
      held_.push_back([this, append, done] { store_.append(append, done); });
      return;
    }
    if (appends == Appends::fail_but_store) {
      return store_.append(std::move(append),
                           [done = std::move(done)](const auto&) { done(fail(Message{})); });
    }
    store_.append(std::move(append), std::move(done));
  }
  void release() {
    appends = Appends::work;
    for (const auto& one : std::exchange(held_, {})) one();
  }
  void read(std::string room, std::uint64_t since, std::size_t most,
            Done<std::vector<store::Row>> done) override {
    if (reads_fail) return done(fail(Message{}));
    store_.read(std::move(room), since, most, std::move(done));
  }
  void list(store::Listing listing, Done<std::vector<store::RoomEntry>> done) override {
    store_.list(listing, std::move(done));
  }
  void remove(std::string room, Done<bool> done) override {
    store_.remove(std::move(room), std::move(done));
  }
  void beat(store::Beat beat, Done<std::vector<store::Outage>> done) override {
    if (beats_throw) throw std::bad_alloc();
    store_.beat(std::move(beat), std::move(done));
  }
  void on_news(std::function<void(News)> heard) override {
    store_.on_news([this, heard = std::move(heard)](News news) {
      if (!news_are_lost) heard(std::move(news));
    });
  }
  void send_note(std::string room, std::string note) override {
    store_.send_note(std::move(room), std::move(note));
  }

 private:
  store::Store& store_;
  std::vector<std::function<void()>> held_;
};

class LiveFailures : public ::testing::Test {
 protected:
  Surroundings around;
  std::vector<std::unique_ptr<store::Store>> stores = store::make_memory_nodes(2);
  ShakyStore shaky{*stores[0]};
  Node node{around, shaky};
};

TEST_F(LiveFailures, WhatTheStoreFailsChangesNothingAndCanBeSentAgain) {
  const std::string room = started_table(node, "t");
  const Json shown = node.get(path_of(room));
  const std::string token = secret("t " + std::to_string(on_turn(shown)));
  const auto stream = node.stream(room, shown["version"]);
  const Json command = next_action(shown, "again");
  shaky.appends = ShakyStore::Appends::fail;
  const Json refused = node.post(path_of(room, "commands"), command, token, 503);
  EXPECT_EQ(refused["error"]["code"], "unavailable");
  EXPECT_GT(refused["error"]["retry_after"], 0);
  EXPECT_EQ(node.get(path_of(room))["version"], shown["version"]);
  EXPECT_TRUE(stream->events().empty());
  shaky.appends = ShakyStore::Appends::work;
  const Json done = node.post(path_of(room, "commands"), command, token);
  EXPECT_EQ(done["version"], shown["version"].get<int>() + 1);
  EXPECT_EQ(stream->events().size(), 1U);
}

TEST_F(LiveFailures, IsNotWellWhileNothingCanBeWrittenThoughSignsOfLifeAre) {
  shaky.appends = ShakyStore::Appends::fail;
  node.post("/api/rooms", table_of_two("full"), {}, 503);
  EXPECT_FALSE(node.service().healthy());
  node.pass(2'000);  // a beat, which is stored
  EXPECT_FALSE(node.service().healthy());
  shaky.appends = ShakyStore::Appends::work;
  node.post("/api/rooms", table_of_two("full"), {}, 201);
  EXPECT_TRUE(node.service().healthy());
}

TEST_F(LiveFailures, WhatADutyThrowsIsTriedAgainAndHoldsUpNobody) {
  shaky.beats_throw = true;
  node.pass(2'000);
  node.pass(2'000);
  EXPECT_TRUE(node.service().metrics().contains("\nmenagerie_exceptions_total 2\n"));
  shaky.beats_throw = false;
  // Beats go on: the last one before this was six seconds ago.
  node.pass(2'100);
  around.until([&] { return node.service().healthy(); });
  node.stop();  // nothing is waited for that never began
}

TEST_F(LiveFailures, WhatWasStoredWithoutAnAnswerHappensOnce) {
  const std::string room = started_table(node, "t");
  const Json shown = node.get(path_of(room));
  const std::string token = secret("t " + std::to_string(on_turn(shown)));
  const auto stream = node.stream(room, shown["version"]);
  const Json command = next_action(shown, "unknown");
  shaky.appends = ShakyStore::Appends::fail_but_store;
  node.post(path_of(room, "commands"), command, token, 503);
  shaky.appends = ShakyStore::Appends::work;
  const Json done = node.post(path_of(room, "commands"), command, token);
  EXPECT_EQ(done["version"], shown["version"].get<int>() + 1);
  EXPECT_EQ(stream->kinds(), std::vector<std::string>{"acted"});
}

TEST_F(LiveFailures, ACommandIsRefusedWhileTheOutcomeOfAnEarlierOneIsUnknown) {
  const std::string room = started_table(node, "t");
  const Json shown = node.get(path_of(room));
  const std::string token = secret("t " + std::to_string(on_turn(shown)));
  shaky.appends = ShakyStore::Appends::fail_but_store;
  node.post(path_of(room, "commands"), next_action(shown, "first"), token, 503);
  shaky.appends = ShakyStore::Appends::work;
  shaky.reads_fail = true;
  node.post(path_of(room, "commands"), next_action(shown, "second"), token, 503);
  shaky.reads_fail = false;
  // The first one counts: it was stored.
  const Json late = node.post(path_of(room, "commands"), next_action(shown, "second"), token, 409);
  EXPECT_EQ(late["events"][0]["id"], command_id("first"));
}

TEST_F(LiveFailures, NobodyIsToldBeforeTheStoreHasIt) {
  const std::string room = started_table(node, "t");
  const Json shown = node.get(path_of(room));
  const auto socket = node.socket();
  const auto other = node.stream(room, shown["version"]);
  const std::string token = secret("t " + std::to_string(on_turn(shown)));
  node.answer_to(
      socket,
      {{"cmd", "subscribe"}, {"room", room}, {"token", token}, {"since", shown["version"]}});
  shaky.appends = ShakyStore::Appends::wait;
  Json frame = next_action(shown, "held");
  frame["room"] = room;
  node.send(socket, frame);
  // A second look at the room does not wait, and does not show it.
  EXPECT_EQ(node.get(path_of(room))["version"], shown["version"]);
  EXPECT_EQ(node.answer_to(socket, {{"cmd", "ping"}})["pong"], true);
  EXPECT_TRUE(socket->events().empty());
  EXPECT_TRUE(other->events().empty());
  shaky.release();
  around.until([&] { return !other->events().empty(); });
  EXPECT_EQ(socket->events().size(), 1U);
}

TEST_F(LiveFailures, TwoNodesAgreeOnWhoWasFirst) {
  Node second(around, *stores[1]);
  const std::string room = started_table(node, "t");
  const Json shown = node.get(path_of(room));
  EXPECT_EQ(second.get(path_of(room))["digest"], shown["digest"]);
  const std::string token = secret("t " + std::to_string(on_turn(shown)));
  const auto here = node.stream(room, 0);
  const auto there = second.stream(room, 0);
  // Both hear a command for the same turn before either knows of the other's.
  const Json one = next_action(shown, "one");
  Json two = next_action(shown, "two");
  two["action"] = shown["view"]["actions"][1];
  std::vector<int> statuses;
  for (const auto& [at, command] : {std::pair{&node, one}, std::pair{&second, two}}) {
    at->service().request(
        {.method = "POST",
         .path = path_of(room, "commands"),
         .query = {},
         .bearer = token,
         .body = command.dump(),
         .address = "here",
         .language = {}},
        [&](const server::ApiAnswer& answer) { statuses.push_back(answer.status); });
  }
  around.until([&] { return statuses.size() == 2; });
  std::ranges::sort(statuses);
  EXPECT_EQ(statuses, (std::vector<int>{200, 409}));
  const std::size_t version = shown["version"].get<std::size_t>() + 1;
  around.until(
      [&] { return here->events().size() == version && there->events().size() == version; });
  EXPECT_EQ(here->events().back()["digest"], there->events().back()["digest"]);
  EXPECT_EQ(node.get(path_of(room))["digest"], second.get(path_of(room))["digest"]);
}

TEST_F(LiveFailures, LostHintsHealByAskingNowAndThen) {
  Node second(around, *stores[1]);
  const std::string room = started_table(second, "t");
  const Json shown = second.get(path_of(room));
  const auto stream = node.stream(room, 0);
  around.until([&] { return stream->events().size() == shown["version"].get<std::size_t>(); });
  shaky.news_are_lost = true;
  second.post(path_of(room, "commands"), next_action(shown, "unheard"),
              secret("t " + std::to_string(on_turn(shown))));
  for (int i = 0; i < 6; ++i) node.pass(20'000);
  around.until([&] { return stream->events().size() == shown["version"].get<std::size_t>() + 1; });
  EXPECT_EQ(stream->events().back()["id"], command_id("unheard"));
}

TEST_F(LiveFailures, WhatIsKnownFromAnotherNodeIsReadBeforeItIsDenied) {
  Node second(around, *stores[1]);
  const std::string room = started_table(node, "t");
  const Json shown = node.get(path_of(room));
  shaky.news_are_lost = true;
  second.post(path_of(room, "commands"), next_action(shown, "unheard"),
              secret("t " + std::to_string(on_turn(shown))));
  const std::uint64_t version = shown["version"].get<std::uint64_t>() + 1;
  const auto socket = node.socket();
  const Json subscribed =
      node.answer_to(socket, {{"cmd", "subscribe"}, {"room", room}, {"since", version}});
  EXPECT_EQ(subscribed["version"], version) << subscribed;
  // The same for a command whose sender has heard more than this node.
  const Json later = second.get(path_of(room));
  second.post(path_of(room, "commands"), next_action(later, "unheard, too"),
              secret("t " + std::to_string(on_turn(later))));
  const Json latest = second.get(path_of(room));
  node.post(path_of(room, "commands"), next_action(latest, "taken"),
            secret("t " + std::to_string(on_turn(latest))));
  shaky.reads_fail = true;
  const Json failed =
      node.answer_to(socket, {{"cmd", "subscribe"}, {"room", room}, {"since", 1000}});
  EXPECT_EQ(failed["error"]["code"], "unavailable") << failed;
}

TEST_F(LiveFailures, PresenceAndReactionsCrossNodes) {
  Node second(around, *stores[1]);
  const std::string room = started_table(node, "t");
  const auto here = node.socket();
  const auto there = second.socket();
  node.answer_to(here, {{"cmd", "subscribe"}, {"room", room}, {"token", secret("t 0")}});
  second.answer_to(there, {{"cmd", "subscribe"}, {"room", room}, {"token", secret("t 1")}});
  const auto sees_both = [](const std::shared_ptr<Ear>& ear) {
    const std::vector<Json> told = ear->with("presence");
    return !told.empty() && told.back()["presence"][0]["connected"] == true &&
           told.back()["presence"][1]["connected"] == true;
  };
  around.until([&] {
    node.pass(300);
    second.pass(300);
    return sees_both(here) && sees_both(there);
  });
  EXPECT_EQ(
      second.answer_to(there, {{"cmd", "react"}, {"room", room}, {"reaction", "laugh"}})["reacted"],
      true);
  around.until([&] { return !here->with("reaction").empty(); });
  EXPECT_EQ(here->with("reaction")[0]["chair"], 1);
  EXPECT_EQ(there->with("reaction").size(), 1U);
  second.service().gone(there);
  around.until([&] {
    node.pass(300);
    second.pass(300);
    return !sees_both(here);
  });
  EXPECT_FALSE(here->with("presence").back()["presence"][1]["away"].is_null());
}

}  // namespace
}  // namespace menagerie::testing
