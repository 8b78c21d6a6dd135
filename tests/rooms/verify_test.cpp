// Fair and forged records: the verdicts of tests/fairness/records, which the pages and an
// independent verifier have to give, too.
#include "rooms/verify.h"

#include <array>
#include <cstddef>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <set>
#include <string>
#include <string_view>

#include "core/message.h"
#include "core/record.h"
#include "support/vectors.h"

namespace menagerie::rooms {
namespace {

const std::string kFolder = std::string(MENAGERIE_TESTS) + "/fairness/records/";

std::string text_of(const std::string& name) {
  std::ifstream file(kFolder + name);
  EXPECT_TRUE(file) << name;
  return {std::istreambuf_iterator<char>(file), {}};
}

Record record_of(const std::string& name) {
  const Result<Record> record = parse_record(text_of(name + ".menagerie"));
  EXPECT_TRUE(record.has_value()) << name;
  return record.value_or(Record{});
}

std::string start_of(const Proven& proven) {
  if (!proven.start_drawn) return " given ";
  return proven.start_vouched ? " drawn " : " alone ";
}

// As verdicts.tsv writes it.
std::string verdict_of(const std::string& text) {
  const Result<Record> record = parse_record(text);
  if (!record) return "record";
  const Verdict verdict = verify(*record);
  if (verdict) {
    constexpr std::array<std::string_view, 3> kEnds = {"played", "told", "missing"};
    return "holds " + std::to_string(verdict->rolls) + ' ' + std::to_string(verdict->opened) + ' ' +
           std::to_string(verdict->unopened) + start_of(*verdict) +
           std::string(kEnds.at(static_cast<std::size_t>(verdict->end))) +
           (verdict->complete() ? " whole" : " partly");
  }
  for (int language = 0; language < static_cast<int>(languages().size()); ++language) {
    const std::string sentence = verdict.error().error.sentence(Language{language});
    EXPECT_FALSE(sentence.empty());
    EXPECT_FALSE(sentence.contains('{')) << sentence;
  }
  const std::string at = verdict.error().at;
  return std::string(name_of(verdict.error().check)) + (at.empty() ? "" : " ") + at;
}

TEST(Verify, EveryRecordGetsTheVerdictItDeserves) {
  std::ifstream file(kFolder + "verdicts.tsv");
  std::set<std::string> checks;
  for (std::string line; std::getline(file, line);) {
    const std::vector<std::string> fields = testing::split(line, '\t');
    ASSERT_EQ(fields.size(), 2U);
    EXPECT_EQ(verdict_of(text_of(fields[0])), fields[1]) << fields[0];
    checks.insert(fields[1].substr(0, fields[1].find(' ')));
  }
  EXPECT_EQ(checks, (std::set<std::string>{"anchors", "draws", "form", "holds", "links", "order",
                                           "record", "rolls", "seed", "sides", "start"}));
}

TEST(Verify, WhatHoldsSaysWhatItDoesNotCover) {
  const Verdict computer = verify(record_of("totem-with-a-computer"));
  ASSERT_TRUE(computer);
  ASSERT_EQ(computer->absent.size(), 1U);
  EXPECT_EQ(computer->absent[0].name, "2");
  EXPECT_EQ(computer->absent[0].draws, 7U);
  EXPECT_TRUE(computer->start_drawn);
  EXPECT_FALSE(computer->order_drawn);
  const Verdict given = verify(record_of("two-paths-given"));
  ASSERT_TRUE(given);
  EXPECT_FALSE(given->start_drawn);
  EXPECT_EQ(given->absent.size(), 2U);
  EXPECT_FALSE(given->complete());
  const Verdict resigned = verify(record_of("tokan-resigned"));
  ASSERT_TRUE(resigned);
  EXPECT_FALSE(resigned->complete());
  // A seat that is out is missed in no draw.
  const Verdict fair = verify(record_of("totem-fair"));
  ASSERT_TRUE(fair);
  EXPECT_TRUE(fair->absent.empty());
  EXPECT_TRUE(fair->order_drawn);
}

// The record of a game that was kept earlier.
Record beginning(Record record, std::size_t actions) {
  record.actions.resize(actions);
  return record;
}

TEST(Verify, TwoRecordsOfOneRoomAreTheSameAsFarAsBothGo) {
  const Record tokan = record_of("tokan-fair");
  EXPECT_EQ(compare(tokan, tokan), 8U);
  EXPECT_EQ(compare(tokan, beginning(tokan, 3)), 3U);
  EXPECT_EQ(compare(beginning(tokan, 5), tokan), 5U);
  const Record totem = record_of("totem-fair");
  EXPECT_EQ(compare(totem, totem), totem.actions.size());
}

// Under what name two records differ; empty where they do not.
std::string difference(const Record& a, const Record& b) {
  const Result<std::size_t> shared = compare(a, b);
  return shared ? "" : std::string(name_of(shared.error().code)) + ' ' + shared.error().sentence();
}

TEST(Verify, TwoStoriesOfOneRoomAreToldApart) {
  const Record tokan = record_of("tokan-fair");
  const auto with = [&](std::string_view tag, const std::string& value) {
    Record record = tokan;
    record.set(tag, value);
    return record;
  };
  const std::string other(64, 'a');
  EXPECT_EQ(difference(tokan, record_of("tokan-laid")),
            "verify.compare.rooms The two records come from different rooms.");
  EXPECT_EQ(difference(tokan, with("Anchor.server", other)),
            "verify.compare.tag The two records differ in Anchor.server.");
  EXPECT_EQ(difference(tokan, with("Anchor.b.help", other)),
            "verify.compare.tag The two records differ in Anchor.b.");
  EXPECT_EQ(difference(tokan, with("Seed", "1")),
            "verify.compare.tag The two records differ in Seed.");
  Record moved = beginning(tokan, 1);
  moved.actions[0].text = tokan.actions[0].text == "a1b1" ? "a1a2" : "a1b1";
  EXPECT_FALSE(difference(tokan, moved).empty());
  const Record paths = record_of("two-paths-fair");
  EXPECT_EQ(difference(paths, record_of("two-paths-other-nonce")),
            "verify.compare.tag The two records differ in Sides.");
  EXPECT_TRUE(difference(paths, record_of("two-paths-side-turned"))
                  .starts_with("verify.compare.action The two records differ at action 19:"));
}

}  // namespace
}  // namespace menagerie::rooms
