// A proof that is interrupted goes on from what it has kept, and takes up nothing but that.
#include <gtest/gtest.h>

#include "core/play.h"
#include "games/tokan/game.h"
#include "messages/players_tokan.h"
#include "players/tokan/proof.h"
#include "tokan/positions.h"

namespace menagerie::tokan {
namespace {

constexpr std::size_t kTable = std::size_t{4} << 20;

const Proof::Enough kNever = [](std::uint64_t) { return false; };

Field after_random_plies(std::uint64_t seed, int plies) {
  Generator random(seed);
  Field field = *Game::start(Options{}, random).field();
  for (int i = 0; i < plies && field.count_legal() > 0; ++i)
    field.apply(random_action(field, random));
  return field;
}

// What an interrupted proof has kept.
std::string kept_of(const Field& field) {
  Proof proof(field, kTable);
  EXPECT_EQ(proof.work([](std::uint64_t nodes) { return nodes > 8000; }), std::nullopt);
  return proof.to_bytes();
}

Message refusal_of(const Field& field, const std::string& bytes) {
  Proof proof(field, kTable);
  const Result<void> fine = proof.take_up(bytes);
  EXPECT_FALSE(fine);
  return fine ? Message{} : fine.error().code;
}

TEST(TokanProof, AnInterruptedProofGoesOnToTheSameResult) {
  const Field field = after_random_plies(2, 8);
  Proof whole(field, kTable);
  const std::optional<int> result = whole.work(kNever);
  ASSERT_TRUE(result.has_value());
  Proof resumed(field, kTable);
  ASSERT_TRUE(resumed.take_up(kept_of(field)));
  EXPECT_EQ(resumed.work(kNever), result);
  if (*result >= 0) {
    EXPECT_TRUE(field.check(resumed.best(*result)));
  }
}

TEST(TokanProof, AFinishedProofIsTakenUpWithoutAnyWork) {
  const Field field = after_random_plies(5, 8);
  Proof whole(field, kTable);
  const std::optional<int> result = whole.work(kNever);
  Proof again(field, kTable);
  ASSERT_TRUE(again.take_up(whole.to_bytes()));
  EXPECT_EQ(again.work([](std::uint64_t) { return true; }), result);
}

TEST(TokanProof, TheMoveItNamesKeepsTheResult) {
  int named = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const Field field = after_random_plies(seed, 14 + static_cast<int>(seed % 4));
    Proof proof(field, kTable);
    const std::optional<int> result = field.count_legal() > 0 ? proof.work(kNever) : -1;
    if (*result < 0) continue;
    Field after = field;
    after.apply(proof.best(*result));
    Proof answer(after, kTable);
    EXPECT_EQ(answer.work(kNever), -*result) << field.text();
    ++named;
  }
  EXPECT_GT(named, 10);
}

TEST(TokanProof, OnlyTheHeaviestResultsAreKept) {
  const Field field = after_random_plies(2, 8);
  Proof proof(field, kTable);
  (void)proof.work(kNever);
  EXPECT_LT(proof.to_bytes(50).size(), 50U * 16 + 300);
  EXPECT_LT(proof.to_bytes(50).size(), proof.to_bytes().size());
}

TEST(TokanProof, WhatIsNoProofIsRefused) {
  const Field field = after_random_plies(2, 8);
  EXPECT_EQ(refusal_of(field, ""), messages::players_tokan_file_foreign);
  EXPECT_EQ(refusal_of(field, "[Game \"tokan\"]"), messages::players_tokan_file_foreign);
}

TEST(TokanProof, OtherVersionsAndPositionsAreRefused) {
  const Field field = after_random_plies(2, 8);
  const std::string kept = kept_of(field);
  std::string other = kept;
  other[other.find(" 1.") + 1] = '2';
  EXPECT_EQ(refusal_of(field, other), messages::players_tokan_file_version);
  EXPECT_EQ(refusal_of(after_random_plies(3, 8), kept), messages::players_tokan_file_position);
}

TEST(TokanProof, WhatWasFoundUnderOneOptionIsRefusedUnderAnother) {  // T10, T11, T13
  const std::string text = after_random_plies(2, 8).text();
  std::vector<Field> fields;
  for (const Scoring scoring : {Scoring::classic, Scoring::heads}) {
    for (const Ends ends : {Ends::turn, Ends::either}) {
      for (const Gaps gaps : {Gaps::run, Gaps::all}) {
        fields.push_back(field_of(text, {.scoring = scoring, .ends = ends, .gaps = gaps}));
      }
    }
  }
  for (const Field& one : fields) {
    const std::string kept = kept_of(one);
    for (const Field& other : fields) {
      if (other == one) {
        EXPECT_TRUE(Proof(other, kTable).take_up(kept));
      } else {
        EXPECT_EQ(refusal_of(other, kept), messages::players_tokan_file_options);
      }
    }
  }
}

TEST(TokanProof, TheStandardIsKeptAsBeforeThereWereOptions) {
  const Field field = after_random_plies(2, 8);
  EXPECT_TRUE(kept_of(field).starts_with("menagerie tokan proof 1.1\nclassic " + field.text()));
  const Field heads = field_of(field.text(), {.scoring = Scoring::heads});
  EXPECT_TRUE(kept_of(heads).starts_with("menagerie tokan proof 1.1\nheads " + field.text()));
  const Field both = field_of(field.text(), {.ends = Ends::either, .gaps = Gaps::all});
  EXPECT_TRUE(kept_of(both).starts_with("menagerie tokan proof 1.1\nclassic ends=either gaps=all " +
                                        field.text()));
}

TEST(TokanProof, EveryCutAndEveryChangedByteIsRefused) {
  const Field field = after_random_plies(2, 8);
  Proof proof(field, kTable);
  ASSERT_EQ(proof.work([](std::uint64_t nodes) { return nodes > 8000; }), std::nullopt);
  const std::string kept = proof.to_bytes(20);
  Proof other(field, std::size_t{1} << 10);
  ASSERT_TRUE(other.take_up(kept));
  for (std::size_t i = 0; i < kept.size(); ++i) {
    EXPECT_FALSE(other.take_up(kept.substr(0, i))) << i;
    std::string changed = kept;
    changed[i] = static_cast<char>(changed[i] ^ 0x10);
    EXPECT_FALSE(other.take_up(changed)) << i;
  }
  EXPECT_FALSE(other.take_up(kept + '\0'));
}

}  // namespace
}  // namespace menagerie::tokan
