// The values of tests/vectors/fairness.tsv, which tests/fairness/vectors.py made from
// docs/network.md, and what is refused.
#include <array>
#include <cstdint>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "fairness/chain.h"
#include "fairness/digest.h"
#include "fairness/draw.h"
#include "fairness/side.h"
#include "fairness/story.h"
#include "support/vectors.h"

namespace menagerie::fairness {
namespace {

using testing::split;
using Fields = std::vector<std::string>;

Digest value(std::string_view hex) {
  const std::optional<Digest> digest = Digest::parse(hex);
  EXPECT_TRUE(digest.has_value()) << hex;
  return digest.value_or(Digest{});
}

std::vector<MaybeLink> links(const std::string& text) {
  std::vector<MaybeLink> found;
  for (const std::string& part : split(text, ' ')) {
    found.push_back(part == "-" ? std::nullopt : std::optional(value(part)));
  }
  return found;
}

template <class Numbers>
std::string spaced(const Numbers& numbers) {
  std::string text;
  for (const auto number : numbers) text += (text.empty() ? "" : " ") + std::to_string(number);
  return text;
}

std::uint32_t number(const std::string& text) {
  return static_cast<std::uint32_t>(std::stoul(text));
}

// The lines of one function, without its name.
std::vector<Fields> cases(std::string_view function) {
  std::vector<Fields> found;
  for (testing::VectorLine& line : testing::read_vectors("fairness.tsv")) {
    if (line.fields.front() != function) continue;
    line.fields.erase(line.fields.begin());
    found.push_back(std::move(line.fields));
  }
  EXPECT_FALSE(found.empty()) << function;
  return found;
}

TEST(Fairness, DigestsJoinTheirParts) {
  for (const Fields& line : cases("digest")) {
    const std::vector<std::string> parts = split(line[0], '|');
    const std::vector<std::string_view> views(parts.begin(), parts.end());
    EXPECT_EQ(digest_of(views).hex(), line[1]);
  }
}

TEST(Fairness, ChainsHaveTheLinksOfTheirKey) {
  for (const Fields& line : cases("link")) {
    const ChainKind kind = line[0] == "own"    ? ChainKind::own
                           : line[0] == "help" ? ChainKind::help
                                               : ChainKind::server;
    const Chain chain = Chain::make(kind, value(line[1]));
    EXPECT_EQ(chain.link(number(line[2])).hex(), line[3]) << line[0] << " " << line[2];
    if (line[2] == "0") {
      EXPECT_EQ(chain.anchor().hex(), line[3]);
    }
  }
}

TEST(Fairness, ALinkFollowsFromAnEarlierOneByHashing) {
  for (const Fields& line : cases("follows")) {
    const bool fits = follows(value(line[0]), number(line[1]), value(line[2]), number(line[3]));
    EXPECT_EQ(fits, line[4] == "yes") << line[1] << " " << line[3];
  }
}

TEST(Fairness, TheStartComesFromTheServerAndEveryChair) {
  for (const Fields& line : cases("start")) {
    const std::vector<MaybeLink> help = links(line[2]);
    const Digest start = start_draw(line[0], value(line[1]), help);
    EXPECT_EQ(start.hex(), line[3]);
    EXPECT_EQ(std::to_string(seed_of(start)), line[4]);
    EXPECT_EQ(spaced(order_of(start, help.size())), line[5]);
  }
}

TEST(Fairness, ARollComesFromTheServerAndEverySeat) {
  for (const Fields& line : cases("roll")) {
    const Digest roll =
        roll_draw(line[0], number(line[1]), line[2], value(line[3]), links(line[4]));
    EXPECT_EQ(roll.hex(), line[5]);
    EXPECT_EQ(spaced(dice_of(roll)), line[6]);
  }
}

TEST(Fairness, BytesThatWouldNotFallEvenlyArePassedOver) {
  for (const Fields& line : cases("dice")) EXPECT_EQ(spaced(dice_of(value(line[0]))), line[1]);
  for (const Fields& line : cases("order")) {
    EXPECT_EQ(spaced(order_of(value(line[0]), number(line[1]))), line[2]);
  }
}

TEST(Fairness, AHiddenSideIsCommittedToWithANonceOfTheKey) {
  for (const Fields& line : cases("side")) {
    const Digest nonce = nonce_of(line[0], line[1], value(line[2]));
    EXPECT_EQ(nonce.hex(), line[6]);
    EXPECT_EQ(commitment_of(line[0], line[1], {line[3], line[4], line[5]}, nonce).hex(), line[7]);
  }
}

TEST(Fairness, TheRunningDigestGoesOnFromEventToEvent) {
  for (const Fields& line : cases("first")) EXPECT_EQ(first_digest(line[0]).hex(), line[1]);
  for (const Fields& line : cases("next")) {
    EXPECT_EQ(next_digest(value(line[0]), line[1]).hex(), line[2]);
  }
}

TEST(Fairness, FourWordsComeFromWhatWasCommittedTo) {
  for (const Fields& line : cases("words")) {
    const std::vector<MaybeLink> flat = links(line[1]);
    std::vector<std::optional<Anchors>> anchors;
    for (std::size_t i = 0; i + 1 < flat.size(); i += 2) {
      anchors.push_back(flat[i] ? std::optional(Anchors{*flat[i], *flat[i + 1]}) : std::nullopt);
    }
    EXPECT_EQ(spaced(four_words(line[0], anchors, value(line[2]), links(line[3]))), line[4]);
  }
}

TEST(Fairness, ADigestIsSixtyFourLowerCaseHexDigits) {
  const std::string good(64, 'a');
  ASSERT_TRUE(Digest::parse(good));
  EXPECT_EQ(Digest::parse(good)->hex(), good);
  for (const std::string& bad :
       {std::string(), std::string(63, 'a'), std::string(65, 'a'), std::string(64, 'A'),
        std::string(64, 'g'), std::string(63, '0') + ' ', std::string(64, '\0')}) {
    EXPECT_FALSE(Digest::parse(bad)) << bad;
  }
}

TEST(Fairness, AnIdIsThirtyTwoLowerCaseHexDigits) {
  EXPECT_TRUE(is_id("0123456789abcdef0123456789abcdef"));
  for (const std::string& bad : {std::string(), std::string(31, 'a'), std::string(33, 'a'),
                                 std::string(32, 'A'), std::string(32, '-')}) {
    EXPECT_FALSE(is_id(bad)) << bad;
  }
}

TEST(Fairness, DigestsAreEqualIfEveryByteIs) {
  const Digest digest = digest_of({"a"});
  EXPECT_EQ(digest, digest_of({"a"}));
  for (std::size_t i = 0; i < kDigestBytes; ++i) {
    Digest other = digest;
    other.bytes[i] ^= 1U;
    EXPECT_FALSE(digest == other) << i;
  }
}

}  // namespace
}  // namespace menagerie::fairness
