#include "cli/play/entry.h"

#include <gtest/gtest.h>

#include "engine/table.h"

namespace menagerie::cli {
namespace {

View view_at(std::string_view game, std::string_view position) {
  const Result<Table> table = Table::at(game, {}, position);
  EXPECT_TRUE(table) << (table ? "" : table.error().full_sentence());
  return table->view(std::nullopt);
}

const View& tokan() {
  static const View view =
      view_at("tokan", "L,M,j,m,J,J/l,j,L,L,j,j/J,m,l,l,j,J/M,J,j,l,L,m/j,J,J,M,L,l b -");
  return view;
}
const View& duel() {
  static const View view = view_at("two-paths", "hgf/3/3/3/3/3/FHG s 1 -");
  return view;
}
const View& points() {
  static const View view =
      view_at("totem", "j18:i18,i19,j17,j19,k17,k18+19/j2:i2,i3,j1,j3,k1,k2+19 1 64 - - - 0");
  return view;
}
const View& steps() {
  static const View view =
      view_at("totem", "j18:i18,i19,j17,j19,k17,k18+19/j2:i2,i3,j1,j3,k1,k2+19 1 53 8 - - 0");
  return view;
}

std::string meant(const View& view, std::string_view typed) {
  return read_entry(view, typed, {}).action;
}

TEST(Entry, TakesNotationInAnyCaseAndSpacing) {
  for (const char* const typed : {"a1a3", " A1A3 ", "a1 a3", "a1-a3", "a1 > a3"}) {
    EXPECT_EQ(meant(tokan(), typed), "a1a3") << typed;
  }
  for (const char* const typed : {"k17-l17", "K17 L17", "k17l17"}) {
    EXPECT_EQ(meant(steps(), typed), "k17-l17") << typed;
  }
}

TEST(Entry, TakesTheNumberOfAMoveInTheList) {
  EXPECT_EQ(meant(tokan(), "1"), tokan().actions.front());
  EXPECT_EQ(meant(tokan(), std::to_string(tokan().actions.size())), tokan().actions.back());
  EXPECT_EQ(meant(tokan(), "0"), "");
  EXPECT_EQ(meant(tokan(), "999999999999999999999999"), "");
}

TEST(Entry, TakesWordsOfThePlayersLanguageInADuel) {
  const auto means = [](std::string_view code, std::string_view typed) {
    return read_entry(duel(), typed, language_of(code)).action;
  };
  EXPECT_EQ(means("de", "Fuchs West"), "Fw");
  EXPECT_EQ(means("de", "igel OST"), "Ge");
  EXPECT_EQ(means("fr", "lièvre est"), "He");
  EXPECT_EQ(means("fr", "LIEVRE ouest"), "Hw");
  EXPECT_EQ(means("es", "Erizo este"), "Ge");
  EXPECT_EQ(means("es", "F oeste"), "Fw");
}

TEST(Entry, TakesWordsAndLettersInADuel) {
  for (const char* const typed : {"Fw", "fw", "F w", "fox west", "Fox  WEST", "f west"}) {
    EXPECT_EQ(meant(duel(), typed), "Fw") << typed;
  }
  EXPECT_EQ(meant(duel(), "hedgehog east"), "Ge");
  EXPECT_EQ(meant(duel(), "1"), "");
  EXPECT_TRUE(is_secret(duel()));
}

TEST(Entry, TakesSidesWhenBlocking) {
  const View view = view_at("two-paths", "hgf/3/3/3/3/3/FHG s 1 F");
  EXPECT_EQ(meant(view, "west"), "w");
  EXPECT_EQ(meant(view, "E"), "e");
  EXPECT_FALSE(is_secret(view));
}

TEST(Entry, ANumberMeansPointsWherePointsAreAsked) {
  EXPECT_EQ(meant(points(), "10"), "use 10");
  EXPECT_EQ(meant(points(), "use 4"), "use 4");
  EXPECT_EQ(meant(points(), "1"), "");
  EXPECT_EQ(read_entry(points(), "7", {}).guess, "use 7");
}

TEST(Entry, TheTargetAloneIsEnoughWhereItIsClear) {
  const View seat = view_at("totem", "-/-/- 1 - - - - 0");
  EXPECT_EQ(meant(seat, "j18"), "@j18");
  const Entry entry = read_entry(steps(), "h19", {});
  EXPECT_EQ(entry.action, "");
  EXPECT_EQ(entry.candidates, (std::vector<std::string>{"i18-h19", "i19-h19"}));
  const View alone = view_at(
      "totem", "j10:h11,h12,i12,j11,j9+0/j7:i10,i9,j8,k8,k9+0 1 64 3 g12>h11 h12,i12,j10,j11 5");
  EXPECT_EQ(meant(alone, "i11"), "h11-i11");
  EXPECT_EQ(read_entry(alone, "g10", {}).guess, "h11-g10");
}

TEST(Entry, ThePieceAloneOffersItsMoves) {
  EXPECT_EQ(read_entry(steps(), "k17", {}).candidates,
            (std::vector<std::string>{"k17-k16", "k17-l17"}));
  EXPECT_EQ(read_entry(tokan(), "b4", {}).candidates, (std::vector<std::string>{"b4b2", "b4d4"}));
}

TEST(Entry, CutsALineOfSeveralSteps) {
  EXPECT_EQ(entries_of(steps(), "use 8 i19-h19-g19, end"),
            (std::vector<std::string>{"use 8", "i19-h19", "h19-g19", "end"}));
  EXPECT_EQ(entries_of(tokan(), "a1 a3"), std::vector<std::string>{"a1 a3"});
}

TEST(Entry, BearsAnyText) {
  for (const View* const view : {&tokan(), &duel(), &points(), &steps()}) {
    for (const char* const typed : {"", "-", "--", ">", "@", "+", "\xff\xfe", "'; drop", "a"}) {
      EXPECT_EQ(meant(*view, typed), "") << typed;
      (void)entries_of(*view, typed);
    }
  }
}

}  // namespace
}  // namespace menagerie::cli
