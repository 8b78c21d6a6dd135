// The tags by which records prove themselves: what is written is read back, and what is misshapen
// is refused by its tag.
#include "rooms/proof.h"

#include <cstdint>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/record.h"
#include "fairness/chain.h"
#include "fairness/digest.h"

namespace menagerie::rooms {
namespace {

using fairness::digest_of;

const std::vector<std::string>& seats() {
  static const std::vector<std::string> names = {"1", "2", "3"};
  return names;
}

ShownChain shown(std::string_view name, std::uint32_t index) {
  ShownChain chain{.anchor = digest_of({"anchor", name}), .index = index};
  if (index > 0) chain.link = digest_of({"link", name});
  return chain;
}

Device device(const std::string& name, std::uint32_t own, std::uint32_t help) {
  return {.own = shown(name + " own", own), .help = shown(name + " help", help)};
}

// Of three seats: the first changed its device, the last is a computer's.
Proof example() {
  Proof proof;
  proof.room = std::string(32, 'a');
  proof.drawn = true;
  proof.server = shown("server", 58);
  proof.seats = {{.chair = 2, .devices = {device("a", 0, 2), device("b", 57, 58)}},
                 {.chair = 0, .devices = {device("c", 2, 58)}},
                 {.chair = 1, .devices = {std::nullopt}}};
  proof.rolls = {{1, {0, 0, std::nullopt}},
                 {2, {0, 0, std::nullopt}},
                 {56, {1, 0, std::nullopt}},
                 {57, {1, 0, std::nullopt}}};
  return proof;
}

Record written(const Proof& proof) {
  Record record;
  record.set("Game", "totem");
  record.actions.resize(40);
  add_proof(record, proof, seats());
  return record;
}

TEST(Proof, ItsTagsAreFew) {
  const Record record = written(example());
  EXPECT_EQ(record.tag("Chairs")->value, "drawn 2 0 1");
  EXPECT_EQ(record.tag("Draws")->value, "1=1:1,1,- 3=56:2,1,-");
  EXPECT_EQ(record.tag("Link.server")->value, "58:" + digest_of({"link", "server"}).hex());
  EXPECT_TRUE(record.tag("Link.1.own")->value.starts_with("- 57:"));
  EXPECT_EQ(record.tag("Anchor.3.own"), nullptr);
  EXPECT_EQ(record.tag("Sides"), nullptr);
  EXPECT_EQ(record.tags.size(), 14U);
}

TEST(Proof, WhatIsWrittenIsReadBack) {
  Proof proof = example();
  EXPECT_EQ(parse_proof(written(proof), seats(), 4), proof);
  proof.rolls.clear();
  proof.sides = {{3, std::string(32, 'b'), digest_of({"x"}), digest_of({"y"})},
                 {9, std::string(32, 'c'), digest_of({"z"}), std::nullopt}};
  EXPECT_EQ(parse_proof(written(proof), seats(), 0), proof);
}

TEST(Proof, AMisshapenTagIsRefusedByItsName) {
  const std::string a(64, 'a');
  const std::vector<std::pair<std::string, std::string>> bad = {
      {"Room", "abc"},
      {"Chairs", ""},
      {"Chairs", "given"},
      {"Chairs", "given 0 1"},
      {"Chairs", "given 0 1 1"},
      {"Chairs", "given 0 1 3"},
      {"Chairs", "chosen 0 1 2"},
      {"Chairs", "given 0  1 2"},
      {"Anchor.server", "-"},
      {"Link.server", "-"},
      {"Link.server", "0:" + a},
      {"Link.server", "10001:" + a},
      {"Link.server", "01:" + a},
      {"Link.server", "1:" + a + "a"},
      {"Anchor.1.own", a + " x"},
      {"Anchor.1.help", a},
      {"Anchor.1.help", a + " x"},
      {"Link.1.own", "-"},
      {"Link.1.help", "1: -"},
      {"Draws", ""},
      {"Draws", "2=1:1,1,-"},
      {"Draws", "1=0:1,1,-"},
      {"Draws", "1=1:1,1"},
      {"Draws", "1=1:1,2,-"},
      {"Draws", "1=1:1,1,1"},
      {"Draws", "1=1:1,0,-"},
      {"Draws", "1=1:1,1,- 1=2:2,1,-"},
      {"Draws", "1=1:1,1,- 5=5:2,1,-"},
      {"Draws", "1=9998:1,1,-"},
      {"Sides", ""},
      {"Sides", "1:" + std::string(32, 'b') + ":" + a},
      {"Sides", "0:" + std::string(32, 'b') + ":" + a + ":-"},
      {"Sides", "1:" + std::string(31, 'b') + ":" + a + ":-"},
  };
  for (const auto& [tag, value] : bad) {
    Record record = written(example());
    record.set(tag, value);
    const Result<Proof> proof = parse_proof(record, seats(), 4);
    ASSERT_FALSE(proof) << tag << " " << value;
    EXPECT_EQ(proof.error().place.field, tag) << value;
  }
}

TEST(Proof, ATagThatIsMissingIsRefusedByItsName) {
  for (const std::string tag : {"Room", "Chairs", "Anchor.server", "Link.server", "Anchor.1.own",
                                "Anchor.2.help", "Link.2.own", "Link.1.help", "Draws"}) {
    Record record = written(example());
    std::erase_if(record.tags, [&](const Tag& one) { return one.name == tag; });
    const Result<Proof> proof = parse_proof(record, seats(), 4);
    ASSERT_FALSE(proof) << tag;
    EXPECT_EQ(proof.error().place.field, tag);
  }
}

}  // namespace
}  // namespace menagerie::rooms
