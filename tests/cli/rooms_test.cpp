// `menagerie rooms`, with the real program and a real store.
#include <future>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "cli/program.h"
#include "rooms/phone.h"
#include "store/store.h"
#include "support/folder.h"

namespace menagerie::testing {
namespace {

using rooms::Logged;
using rooms::Phone;
using store::Appended;
using store::Store;
using store::Summary;

std::unique_ptr<Store> opened(const std::string& path) {
  Result<std::unique_ptr<Store>> store = store::open_store(path);
  EXPECT_TRUE(store) << store.error().sentence();
  return store ? std::move(*store) : nullptr;
}

// A game of Tokan between two people whose first move is made, or whose second seat is open.
Logged make_game(const std::string& id, bool started) {
  Logged logged;
  Phone ada(1, Phone::Chains::none);
  const Phone ben(2, Phone::Chains::none);
  EXPECT_TRUE(
      logged.make({{"game", "tokan"}, {"chairs", {ada.chair("Ada"), {{"kind", "open"}}}}}, id));
  if (!started) return logged;
  EXPECT_TRUE(logged.sit(ben.sit("Ben", logged.invites.at(0))));
  return logged;
}

// Stores the events of the log after so many.
void keep(Store& store, const Logged& logged, Summary::State state, std::size_t after = 0) {
  store::Append append{.room = logged.room->id(), .after = after, .rows = {}, .summary = {}};
  for (std::size_t i = after; i < logged.log.size(); ++i)
    append.rows.push_back({logged.log[i].open, logged.log[i].secret});
  append.summary = {.state = state,
                    .listed = true,
                    .touched = logged.now,
                    .text = logged.room->summary_after({}).text};
  std::promise<Result<Appended>> promise;
  store.append(std::move(append),
               [&promise](Result<Appended> result) { promise.set_value(std::move(result)); });
  EXPECT_EQ(promise.get_future().get(), Appended::done);
}

const std::string kStarted(32, 'a');
const std::string kWaiting(32, 'b');

class RoomsCommand : public ::testing::Test {
 protected:
  void SetUp() override {
    const std::unique_ptr<Store> store = opened(path_);
    keep(*store, make_game(kStarted, true), Summary::State::running);
    keep(*store, make_game(kWaiting, false), Summary::State::waiting);
  }
  [[nodiscard]] Finished rooms(Arguments arguments) const {
    arguments.insert(arguments.begin(), "rooms");
    arguments.insert(arguments.end(), {"--store", path_});
    return run(arguments);
  }

  Folder folder_;
  std::string path_ = folder_.path("rooms.db");
};

TEST_F(RoomsCommand, ListsEveryRoomWithItsGameAndPeople) {
  const Finished list = rooms({"list"});
  EXPECT_EQ(list.code, 0) << list.err;
  EXPECT_NE(list.out.find(kStarted + "  2025-11-17 17:20  tokan      running"), std::string::npos)
      << list.out;
  EXPECT_NE(list.out.find("Ada, Ben"), std::string::npos) << list.out;
  EXPECT_NE(list.out.find("Rooms: 2"), std::string::npos) << list.out;
  const Finished json = rooms({"list", "--json"});
  EXPECT_EQ(json.code, 0) << json.err;
  EXPECT_NE(json.out.find(R"("room":")" + kWaiting + R"(","state":"waiting")"), std::string::npos)
      << json.out;
}

TEST_F(RoomsCommand, ShowsPublicEventsAndNothingSecret) {
  const Finished show = rooms({"show", kStarted});
  EXPECT_EQ(show.code, 0) << show.err;
  const Logged logged = make_game(kStarted, true);
  std::string lines;
  for (const rooms::Event& event : logged.log) lines += event.open + "\n";
  EXPECT_EQ(show.out, lines);
}

TEST_F(RoomsCommand, ExportsARecordThatCanBeReplayed) {
  const Finished written = rooms({"export", kStarted});
  EXPECT_EQ(written.code, 0) << written.err;
  EXPECT_NE(written.out.find(R"([Seat.b "Ben"])"), std::string::npos) << written.out;
  const std::string file = folder_.path("game.menagerie");
  const Finished saved = rooms({"export", kStarted, "--file", file});
  EXPECT_EQ(saved.code, 0) << saved.err;
  EXPECT_EQ(folder_.read("game.menagerie"), written.out);
  EXPECT_EQ(run({"replay", file}).code, 0);
  EXPECT_EQ(rooms({"export", kStarted, "--file", path_}).code, 1) << "another file stays";
}

TEST_F(RoomsCommand, ExportsARoomAgainWhereItsEarlierExportIs) {
  const std::string file = folder_.path("game.menagerie");
  ASSERT_EQ(rooms({"export", kStarted, "--file", file}).code, 0);
  const std::string first = folder_.read("game.menagerie");
  Logged logged = make_game(kStarted, true);
  const std::size_t known = logged.log.size();
  const std::size_t mover = logged.view()["seat"] == "r" ? 0 : 1;
  ASSERT_TRUE(logged.hear(
      mover, Phone(9).command("act", known, {{"action", logged.view()["actions"][0]}})));
  keep(*opened(path_), logged, Summary::State::running, known);
  const Finished again = rooms({"export", kStarted, "--file", file});
  EXPECT_EQ(again.code, 0) << again.err;
  EXPECT_NE(folder_.read("game.menagerie"), first);
  EXPECT_EQ(run({"replay", file}).code, 0);
  const std::string other(32, 'c');
  keep(*opened(path_), make_game(other, true), Summary::State::running);
  const Finished refused = rooms({"export", other, "--file", file});
  EXPECT_EQ(refused.code, 1);
  EXPECT_NE(refused.err.find("holds another game"), std::string::npos) << refused.err;
}

TEST_F(RoomsCommand, ExportsNothingBeforeTheStart) {
  const Finished written = rooms({"export", kWaiting});
  EXPECT_EQ(written.code, 1);
  EXPECT_NE(written.err.find("has not started"), std::string::npos) << written.err;
}

TEST_F(RoomsCommand, DeletesOneRoomAndNoOther) {
  EXPECT_EQ(rooms({"delete", kStarted}).code, 0);
  const Finished again = rooms({"delete", kStarted});
  EXPECT_EQ(again.code, 1);
  EXPECT_NE(again.err.find("There is no room " + kStarted), std::string::npos) << again.err;
  EXPECT_EQ(rooms({"show", kStarted}).code, 1);
  EXPECT_EQ(rooms({"show", kWaiting}).code, 0);
}

TEST_F(RoomsCommand, SaysThatARunningServerHasTheStore) {
  const std::unique_ptr<Store> server = opened(path_);
  const Finished list = rooms({"list"});
  EXPECT_EQ(list.code, 1);
  EXPECT_NE(list.err.find("in use by another program; a running server, probably"),
            std::string::npos)
      << list.err;
}

TEST(RoomsCommandMisused, SaysWhatIsMissingAndMakesNoFile) {
  const Folder folder;
  const std::string path = folder.path("rooms.db");
  const Finished none = run({"rooms", "list", "--store", path});
  EXPECT_EQ(none.code, 1);
  EXPECT_NE(none.err.find("There is no store at"), std::string::npos) << none.err;
  EXPECT_TRUE(folder.names().empty());
  EXPECT_NE(run({"rooms", "show", "--store", path}).err.find("Which room?"), std::string::npos);
  EXPECT_NE(run({"rooms", "paint", "--store", path}).err.find("nothing called paint"),
            std::string::npos);
  EXPECT_EQ(run({"rooms", "list"}).code, 2);
}

}  // namespace
}  // namespace menagerie::testing
