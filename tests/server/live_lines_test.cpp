// Lines that are kept and sent: the last ones of a room, what stands behind a digest, and changes
// of lists.
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

#include "fairness/story.h"
#include "server/live/audience.h"
#include "server/live/lobby.h"
#include "server/live/recent_lines.h"
#include "server/live/room_log.h"

namespace menagerie::server {
namespace {

class Ear final : public Listener {
 public:
  void send(std::shared_ptr<const std::string> text) override { heard.push_back(std::move(text)); }
  void close() override {}
  [[nodiscard]] std::chrono::milliseconds round_trip() const override { return {}; }
  std::vector<std::shared_ptr<const std::string>> heard;
};

TEST(RecentLines, TheLastOnesAreKeptAndEarlierOnesAreNot) {
  RecentLines recent;
  for (std::uint64_t n = 1; n <= 100; ++n) recent.add(n, "line " + std::to_string(n));
  EXPECT_EQ(recent.last(), 100U);
  EXPECT_TRUE(recent.reach(100 - RecentLines::kMostLines));
  EXPECT_FALSE(recent.reach(99 - RecentLines::kMostLines));
  EXPECT_EQ(recent.at(100), "line 100");
  EXPECT_EQ(recent.at(53), "line 53");
}

TEST(RecentLines, LongLinesAreKeptWithinTheirBytes) {
  RecentLines recent;
  for (std::uint64_t n = 1; n <= 40; ++n) recent.add(n, std::string(2000, 'x'));
  EXPECT_LE(recent.bytes(), RecentLines::kMostBytes);
  recent.add(41, std::string(100'000, 'x'));
  EXPECT_TRUE(recent.reach(40));
  EXPECT_FALSE(recent.reach(39));
}

TEST(RecentLines, AGapForgetsWhatWasBefore) {
  RecentLines recent;
  recent.add(1, "1");
  recent.add(5, "5");
  EXPECT_TRUE(recent.reach(4));
  EXPECT_FALSE(recent.reach(3));
}

TEST(Lines, RoomAndViewStandBehindTheDigest) {
  EXPECT_EQ(with_room_and_view(R"({"version":1,"digest":"d"})", "", ""),
            R"({"version":1,"digest":"d"})");
  EXPECT_EQ(with_room_and_view(R"({"version":1,"digest":"d"})", "r", R"({"a":1})"),
            R"({"version":1,"digest":"d","room":"r","view":{"a":1}})");
}

TEST(DigestCheckpoints, TheNearestOneBeforeAVersionIsFound) {
  const std::string room(32, 'a');
  DigestCheckpoints checkpoints(room);
  fairness::Digest digest = fairness::first_digest(room);
  EXPECT_EQ(checkpoints.before(700).first, 0U);
  EXPECT_EQ(checkpoints.before(700).second, digest);
  fairness::Digest at_512;
  for (std::uint64_t n = 1; n <= 1100; ++n) {
    digest = fairness::next_digest(digest, "{" + std::to_string(n) + "}");
    if (n == 512) at_512 = digest;
    checkpoints.add(n, digest);
  }
  EXPECT_EQ(checkpoints.before(511).first, 0U);
  EXPECT_EQ(checkpoints.before(1023).first, 512U);
  EXPECT_EQ(checkpoints.before(1023).second, at_512);
  EXPECT_EQ(checkpoints.before(5000).first, 1024U);
}

TEST(Audience, ALineIsMadeOnceForAllOfAKind) {
  Audience audience;
  std::vector<std::shared_ptr<Ear>> ears;
  for (int i = 0; i < 5; ++i) {
    ears.push_back(std::make_shared<Ear>());
    audience.add(std::make_shared<Subscriber>(Subscriber{.listener = ears.back(),
                                                         .chair = {},
                                                         .socket = i < 4,
                                                         .views = i < 2 || i == 4,
                                                         .live = i != 3}));
  }
  audience.tell({1, R"({"version":1})", "{}"}, "r");
  EXPECT_EQ(*ears[0]->heard.at(0), R"({"version":1,"room":"r","view":{}})");
  EXPECT_EQ(ears[0]->heard.at(0), ears[1]->heard.at(0));
  EXPECT_EQ(*ears[2]->heard.at(0), R"({"version":1,"room":"r"})");
  EXPECT_TRUE(ears[3]->heard.empty());  // it still gets its backlog
  EXPECT_EQ(*ears[4]->heard.at(0), R"({"version":1,"view":{}})");
  audience.tell({1, R"({"version":1})", "{}"}, "r");
  EXPECT_EQ(ears[0]->heard.size(), 1U);  // nobody hears a version twice
}

TEST(Audience, OnlySocketsHearWhatIsNotInTheLog) {
  Audience audience;
  const auto socket = std::make_shared<Ear>();
  const auto stream = std::make_shared<Ear>();
  audience.add(
      std::make_shared<Subscriber>(Subscriber{.listener = socket, .chair = {}, .live = true}));
  audience.add(std::make_shared<Subscriber>(
      Subscriber{.listener = stream, .chair = {}, .socket = false, .live = true}));
  audience.tell_sockets("{}");
  EXPECT_EQ(socket->heard.size(), 1U);
  EXPECT_TRUE(stream->heard.empty());
}

TEST(Audience, TheViewStandsOnTheLastLineOfABacklog) {
  const Subscriber subscriber{.listener = nullptr, .chair = {}};
  EXPECT_EQ(backlog_text(subscriber, "r", {R"({"version":1})", R"({"version":2})"}, "{}"),
            "{\"version\":1,\"room\":\"r\"}\n{\"version\":2,\"room\":\"r\",\"view\":{}}");
}

TEST(Lobby, ChangesAreWhatIsNewDifferentOrGone) {
  const ListChanges changes =
      changes_between({{"a", "1"}, {"b", "2"}, {"c", "3"}}, {{"a", "1"}, {"b", "9"}, {"d", "4"}});
  EXPECT_EQ(changes.rooms, (std::vector<std::string>{"9", "4"}));
  EXPECT_EQ(changes.gone, std::vector<std::string>{"c"});
}

}  // namespace
}  // namespace menagerie::server
