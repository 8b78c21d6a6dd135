#include "cli/play/entry.h"

#include <gtest/gtest.h>

#include "engine/game_info.h"
#include "engine/table.h"

namespace menagerie::cli {
namespace {

Scene scene_at(std::string_view game, std::string_view position, Language language = {}) {
  const Result<Table> table = Table::at(game, {}, position);
  EXPECT_TRUE(table) << (table ? "" : table.error().full_sentence());
  return scene_of(*table, std::nullopt, {}, language);
}

const Scene& tokan() {
  static const Scene scene =
      scene_at("tokan", "L,M,j,m,J,J/l,j,L,L,j,j/J,m,l,l,j,J/M,J,j,l,L,m/j,J,J,M,L,l b -");
  return scene;
}
const Scene& duel() {
  static const Scene scene = scene_at("two-paths", "hgf/3/3/3/3/3/FHG s 1 -");
  return scene;
}
const Scene& points() {
  static const Scene scene =
      scene_at("totem", "j18:i18,i19,j17,j19,k17,k18+19/j2:i2,i3,j1,j3,k1,k2+19 1 64 - - - 0");
  return scene;
}
const Scene& steps() {
  static const Scene scene =
      scene_at("totem", "j18:i18,i19,j17,j19,k17,k18+19/j2:i2,i3,j1,j3,k1,k2+19 1 53 8 - - 0");
  return scene;
}

std::vector<std::string> offered(const Scene& scene, std::string_view typed) {
  std::vector<std::string> actions;
  for (const Choice& choice : read_entry(scene, typed).candidates) actions.push_back(choice.action);
  return actions;
}

std::string meant(const Scene& scene, std::string_view typed) {
  return read_entry(scene, typed).action;
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
  EXPECT_EQ(meant(tokan(), "1"), tokan().view.actions.front());
  EXPECT_EQ(meant(tokan(), std::to_string(tokan().view.actions.size())),
            tokan().view.actions.back());
  EXPECT_EQ(meant(tokan(), "0"), "");
  EXPECT_EQ(meant(tokan(), "999999999999999999999999"), "");
}

TEST(Entry, TakesWordsOfThePlayersLanguageInADuel) {
  const auto means = [](std::string_view code, std::string_view typed) {
    return meant(scene_at("two-paths", "hgf/3/3/3/3/3/FHG s 1 -", language_of(code)), typed);
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
  EXPECT_TRUE(duel().face().is_secret(duel().view));
}

TEST(Entry, TakesSidesWhenBlocking) {
  const Scene scene = scene_at("two-paths", "hgf/3/3/3/3/3/FHG s 1 F");
  EXPECT_EQ(meant(scene, "west"), "w");
  EXPECT_EQ(meant(scene, "E"), "e");
  EXPECT_FALSE(scene.face().is_secret(scene.view));
}

TEST(Entry, ANumberMeansPointsWherePointsAreAsked) {
  EXPECT_EQ(meant(points(), "10"), "use 10");
  EXPECT_EQ(meant(points(), "use 4"), "use 4");
  EXPECT_EQ(meant(points(), "1"), "");
  EXPECT_EQ(read_entry(points(), "7").guess, "use 7");
}

TEST(Entry, TheTargetAloneIsEnoughWhereItIsClear) {
  const Scene seat = scene_at("totem", "-/-/- 1 - - - - 0");
  EXPECT_EQ(meant(seat, "j18"), "@j18");
  EXPECT_EQ(meant(steps(), "h19"), "");
  EXPECT_EQ(offered(steps(), "h19"), (std::vector<std::string>{"i18-h19", "i19-h19"}));
  const Scene alone = scene_at(
      "totem", "j10:h11,h12,i12,j11,j9+0/j7:i10,i9,j8,k8,k9+0 1 64 3 g12>h11 h12,i12,j10,j11 5");
  EXPECT_EQ(meant(alone, "i11"), "h11-i11");
  EXPECT_EQ(read_entry(alone, "g10").guess, "h11-g10");
}

TEST(Entry, ThePieceAloneOffersItsMoves) {
  EXPECT_EQ(offered(steps(), "k17"), (std::vector<std::string>{"k17-k16", "k17-l17"}));
  EXPECT_EQ(offered(tokan(), "b4"), (std::vector<std::string>{"b4b2", "b4d4"}));
}

TEST(Entry, CutsALineOfSeveralSteps) {
  EXPECT_EQ(steps().face().entries_of("use 8 i19-h19-g19, end"),
            (std::vector<std::string>{"use 8", "i19-h19", "h19-g19", "end"}));
  EXPECT_EQ(tokan().face().entries_of("a1 a3"), std::vector<std::string>{"a1 a3"});
}

TEST(Entry, TwoNumbersAreNotOne) {
  EXPECT_EQ(meant(tokan(), "1 2"), "");
  EXPECT_EQ(meant(points(), "1 0"), "");
}

TEST(GameFaces, EveryGameOfTheEngineHasOneWithItsSpecialOpponents) {
  for (const GameInfo& game : games()) {
    const GameFace& face = face_of(game.name);
    EXPECT_EQ(face.game(), game.name);
    std::vector<std::string_view> specials;
    for (const SpecialOpponent& special : face.special_opponents()) {
      specials.push_back(special.name);
    }
    EXPECT_EQ(specials, std::vector(game.special_opponents.begin(), game.special_opponents.end()));
  }
}

TEST(Entry, BearsAnyText) {
  for (const Scene* const scene : {&tokan(), &duel(), &points(), &steps()}) {
    for (const char* const typed : {"", "-", "--", ">", "@", "+", "\xff\xfe", "'; drop", "a"}) {
      EXPECT_EQ(meant(*scene, typed), "") << typed;
      (void)scene->face().entries_of(typed);
    }
  }
}

}  // namespace
}  // namespace menagerie::cli
