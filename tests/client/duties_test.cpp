// What a player's device says, in rooms without any network.
#include "client/duties.h"

#include <array>
#include <cstdint>
#include <gtest/gtest.h>
#include <map>
#include <string>
#include <vector>

#include "client/seat_keys.h"
#include "core/random.h"
#include "rooms/phone.h"
#include "rooms/verify.h"

namespace menagerie::client {
namespace {

using rooms::Logged;

// Plays at random; a seed repeats it.
class RandomPlayer {
 public:
  explicit RandomPlayer(std::uint64_t seed) : random_(seed) {}
  std::string operator()(const rooms::Room::Thinking& question) {
    const Result<Table> table = rooms::table_of(question);
    EXPECT_TRUE(table);
    return table ? table->random_action(random_) : std::string();
  }

 private:
  Generator random_;
};

// A room of two such players.
class TwoPlayers {
 public:
  explicit TwoPlayers(const Json& request) {
    EXPECT_EQ(code(table.make(request)), "fine");
    for (std::size_t i = 0; i < players_.size(); ++i) {
      const fairness::Anchors anchors = keys_.at(i).anchors();
      const Json sitting = {
          {"invite", table.invites.at(i)},
          {"name", "P" + std::to_string(i)},
          {"token", keys_.at(i).token},
          {"anchors", {{"own", anchors.own.hex()}, {"help", anchors.help.hex()}}}};
      EXPECT_EQ(code(table.sit(sitting)), "fine");
    }
  }

  // Lets both say what is due until the game is over or nobody has anything to say.
  void play() {
    bool said = true;
    while (said && !table.room->over()) {
      said = false;
      for (std::size_t i = 0; i < players_.size(); ++i) said = said_by(i) || said;
    }
  }
  bool said_by(std::size_t chair) {
    EXPECT_TRUE(players_.at(chair).has_chair(*table.room));
    const std::optional<Json> command = players_.at(chair).due(*table.room, ids_(32));
    if (!command) return false;
    ++count[(*command)["cmd"].get<std::string>()];
    const std::string heard = code(table.hear(chair, *command));
    EXPECT_EQ(heard, "fine") << command->dump();
    return heard == "fine";
  }
  [[nodiscard]] const Duties& player(std::size_t chair) const { return players_.at(chair); }

  Logged table;
  std::map<std::string, int> count;  // of commands

 private:
  rooms::Digits ids_{7};
  std::array<SeatKeys, 2> keys_ = {SeatKeys::make("one secret", rooms::kRoom),
                                   SeatKeys::make("another", rooms::kRoom)};
  std::array<Duties, 2> players_ = {Duties(keys_[0], 0, {}, RandomPlayer(3)),
                                    Duties(keys_[1], 1, {}, RandomPlayer(4))};
};

Json game(const std::string& name) {
  return {{"game", name}, {"chairs", {{{"kind", "open"}}, {{"kind", "open"}}}}};
}

TEST(Duties, PlayTokanToTheEnd) {
  TwoPlayers two(game("tokan"));
  two.play();
  EXPECT_TRUE(two.table.room->over());
  EXPECT_EQ(two.count["links"], 2);
  EXPECT_TRUE(rooms::verify(two.table.room->record()));
}

TEST(Duties, CommitToSidesAndOpenThem) {
  TwoPlayers two(game("two-paths"));
  two.play();
  EXPECT_TRUE(two.table.room->over());
  EXPECT_GT(two.count["commit"], 0);
  EXPECT_EQ(two.count["commit"], two.count["open"]);
  EXPECT_TRUE(rooms::verify(two.table.room->record()));
}

TEST(Duties, HandOverLinksForTheDiceAndRoll) {
  Json request = game("totem");
  request["options"] = {{"quiet_limit", 1}};
  TwoPlayers two(request);
  two.play();
  EXPECT_TRUE(two.table.room->over());
  EXPECT_GT(two.count["roll"], 0);
  EXPECT_EQ(two.count["links"], two.count["roll"] + 2);
  EXPECT_TRUE(rooms::verify(two.table.room->record()));
}

TEST(Duties, SayNoToOffers) {
  TwoPlayers two(game("tokan"));
  two.said_by(0);
  two.said_by(1);
  const Json offer = {{"id", std::string(32, 'f')},
                      {"version", two.table.room->version()},
                      {"cmd", "offer"},
                      {"offer", "draw"}};
  ASSERT_EQ(code(two.table.hear(0, offer)), "fine");
  ASSERT_TRUE(two.said_by(1));
  EXPECT_EQ(two.table.last()["kind"], "answered");
  EXPECT_EQ(two.table.last()["yes"], false);
  EXPECT_TRUE(two.table.tell()["offers"].empty());
}

TEST(Duties, AreThoseOfTheOwnAnchorsOnly) {
  const TwoPlayers two(game("tokan"));
  const SeatKeys other = SeatKeys::make("a third", rooms::kRoom);
  EXPECT_TRUE(two.player(0).has_chair(*two.table.room));
  EXPECT_FALSE(Duties(other, 0, {}, RandomPlayer(5)).has_chair(*two.table.room));
}

TEST(SeatKeys, AreTheSameForOneSecretAndRoomAndFreshForAnother) {
  const SeatKeys keys = SeatKeys::make("secret", rooms::kRoom);
  EXPECT_EQ(keys.token, SeatKeys::make("secret", rooms::kRoom).token);
  EXPECT_EQ(keys.anchors(), SeatKeys::make("secret", rooms::kRoom).anchors());
  EXPECT_NE(keys.token, SeatKeys::make("secret", std::string(32, '0')).token);
  EXPECT_NE(keys.token, keys.key.hex());
}

}  // namespace
}  // namespace menagerie::client
