// Who is there, at this node and at others, whose notes may be lost.
#include <gtest/gtest.h>
#include <optional>
#include <vector>

#include "server/live/presence.h"

namespace menagerie::server {
namespace {

using Away = std::vector<std::optional<std::int64_t>>;

TEST(Presence, NobodyHasBeenAwayLongerThanTheRoomIsLoaded) {
  const Presence presence(2, 1000);
  EXPECT_EQ(presence.away_since(5000), (Away{1000, 1000}));
  EXPECT_FALSE(presence.connected(0, 5000));
  EXPECT_FALSE(presence.anybody_here());
}

TEST(Presence, AChairIsThereWhileOneOfItsDevicesIs) {
  Presence presence(2, 0);
  presence.connect(0);
  presence.connect(0);
  presence.disconnect(0, 100);
  EXPECT_TRUE(presence.connected(0, 200));
  EXPECT_EQ(presence.away_since(200), (Away{std::nullopt, 0}));
  presence.disconnect(0, 300);
  EXPECT_EQ(presence.away_since(400), (Away{300, 0}));
}

TEST(Presence, ACommandWithoutAConnectionCountsAsSeen) {
  Presence presence(1, 0);
  presence.seen(0, 700);
  EXPECT_FALSE(presence.connected(0, 800));
  EXPECT_EQ(presence.away_since(800), Away{700});
}

TEST(Presence, SpectatorsOfAllNodesAreCounted) {
  Presence presence(1, 0);
  presence.connect(std::nullopt);
  EXPECT_TRUE(presence.heard("other", {}, 3, 10));
  EXPECT_EQ(presence.watching(10), 4U);
  presence.disconnect(std::nullopt, 20);
  EXPECT_EQ(presence.watching(20), 3U);
  EXPECT_EQ(presence.watching(10 + Presence::kNoteHolds), 0U);
}

TEST(Presence, AChairIsThereWhereverItIsConnected) {
  Presence presence(2, 0);
  EXPECT_TRUE(presence.heard("other", {1}, 0, 100));
  EXPECT_TRUE(presence.connected(1, 200));
  EXPECT_FALSE(presence.heard("other", {1}, 0, 300));  // nothing new
  EXPECT_TRUE(presence.heard("other", {}, 0, 500));
  EXPECT_EQ(presence.away_since(600), (Away{0, 500}));
}

TEST(Presence, ANoteThatNobodyRepeatsRunsOut) {
  Presence presence(1, 0);
  EXPECT_TRUE(presence.heard("other", {0}, 0, 100));
  const std::int64_t end = 100 + Presence::kNoteHolds;
  EXPECT_TRUE(presence.connected(0, end - 1));
  EXPECT_EQ(presence.away_since(end + 5000), Away{end});
}

TEST(Presence, ChairsThatTheRoomDoesNotHaveAreIgnored) {
  Presence presence(1, 0);
  EXPECT_TRUE(presence.heard("other", {0, 7, 4'000'000'000}, 0, 1));
  EXPECT_TRUE(presence.connected(0, 2));
}

TEST(Presence, TheNoteAndTheFrameSayWhoIsThere) {
  Presence presence(3, 1000);
  presence.connect(2);
  presence.connect(std::nullopt);
  presence.connect(0);
  presence.disconnect(0, 2000);
  EXPECT_EQ(presence.note("n1"), R"({"node":"n1","chairs":[2],"watching":1})");
  EXPECT_EQ(presence.text(2500),
            R"("presence":[{"connected":false,"away":500},{"connected":false,"away":null},)"
            R"({"connected":true}],"watching":1)");
}

}  // namespace
}  // namespace menagerie::server
