// What the notation of Two Paths accepts, and what it refuses with which words.
#include <gtest/gtest.h>

#include "two_paths/positions.h"

namespace menagerie::two_paths {
namespace {

std::string refused(std::string_view text) {
  const Result<Position> position = Position::parse(text);
  return position ? "accepted" : position.error().full_sentence();
}

std::string refused_action(std::string_view text) {
  const Result<Action> action = Position::parse_action(text);
  return action ? "accepted" : action.error().full_sentence();
}

TEST(TwoPathsNotation, AcceptedPositionsPrintBack) {
  for (const char* text : {
           "3/3/3/3/3/3/3 s - -",
           "3/3/3/3/3/3/3/3 n - -",
           "3/3/3/3/3/3/FHG n - -",
           "hgf/3/3/3/3/3/3 s - -",
           "hgf/3/3/3/3/3/FHG s 1 -",
           "hgf/3/3/3/3/3/FHG s 1 F",
           "hgf/3/3/3/3/3/FHG n 3 Gw",
           "1g1/h1f/3/F1G/3/2H/3 n 2 He",
           "3/3/3/3/h2/3/3 s 2 -",
           "3/3/3/3/H2/3/3 n 1 -",
       }) {
    EXPECT_EQ(at(text).text(), text);
  }
}

TEST(TwoPathsNotation, RefusesRowsThatAreNotRows) {
  const std::string space =
      "Expected an animal (F, G, H, f, g, h) or a number of empty spaces from 1 to 3, found ";
  EXPECT_EQ(refused(""), "Column 1: " + space + "the end of the text.");
  EXPECT_EQ(refused("x"), "Column 1: " + space + "'x'.");
  EXPECT_EQ(refused("3/0"), "Column 3: " + space + "'0'.");
  EXPECT_EQ(refused("3/4"), "Column 3: " + space + "'4'.");
  EXPECT_EQ(refused("3/2/3"), "Column 4: " + space + "'/'.");
  EXPECT_EQ(refused("3/fg"), "Column 5: " + space + "the end of the text.");
  EXPECT_EQ(refused(std::string_view("\0", 1)), "Column 1: " + space + "'\\x00'.");
  EXPECT_EQ(refused("3/2fg"), "Column 5: A row has 3 spaces, but here is one more: 'g'.");
  EXPECT_EQ(refused("3/f3"), "Column 4: A row has 3 spaces, but here is one more: '3'.");
  EXPECT_EQ(refused("3/12/3"),
            "Column 4: Empty spaces side by side are written as one number, but here another "
            "follows: '2'.");
  EXPECT_EQ(refused("3/1f1/2f"), "Column 8: 'f' stands on the board already.");
}

TEST(TwoPathsNotation, RefusesAnotherNumberOfRows) {
  EXPECT_EQ(refused("3/3/3/3/3/3 s - -"), "Column 12: Expected '/', found ' '.");
  EXPECT_EQ(refused("3/3/3/3/3/3/3/3/3 s - -"), "Column 16: Expected ' ', found '/'.");
  EXPECT_EQ(refused("3/3/3/3/3/3/3"), "Column 14: Expected ' ', found the end of the text.");
}

TEST(TwoPathsNotation, RefusesOtherMoversAndDuels) {
  EXPECT_EQ(refused("hgf/3/3/3/3/3/FHG S 1 -"),
            "Column 19: Expected the player on turn, s or n, found 'S'.");
  EXPECT_EQ(refused("hgf/3/3/3/3/3/FHG s1 -"), "Column 20: Expected ' ', found '1'.");
  for (const char* duel : {"0", "4", "x"}) {
    EXPECT_EQ(refused("hgf/3/3/3/3/3/FHG s " + std::string(duel) + " -"),
              "Column 21: Expected the duel of the turn (1, 2, 3), or - while lining up, found '" +
                  std::string(duel) + "'.");
  }
  EXPECT_EQ(refused("hgf/3/3/3/3/3/FHG s 1"),
            "Column 22: Expected ' ', found the end of the text.");
}

TEST(TwoPathsNotation, RefusesAnimalsOnTheirFinishingLine) {
  const std::string finished =
      " cannot stand on its finishing line: an animal that reaches it leaves the board.";
  EXPECT_EQ(refused("hgF/3/3/3/3/3/3 s 1 -"), "Column 3: 'F'" + finished);
  EXPECT_EQ(refused("3/1h1/3/3/3/3/1g1 s 1 -"), "Column 16: 'g'" + finished);
  EXPECT_EQ(refused("3/1h1/3/3/3/3/3/1g1 s 1 -"), "Column 18: 'g'" + finished);
}

TEST(TwoPathsNotation, RefusesArrivalsBeforeEverybodyLeftTheStartLine) {  // P7
  EXPECT_EQ(refused("3/1h1/3/3/3/1F1/1G1 s 1 -"),
            "Column 18: 'G' still stands on the start line, so none of its side can have arrived, "
            "but 'H' is not on the board.");
  EXPECT_EQ(refused("h1f/3/3/3/3/1F1/3 s 1 -"),
            "Column 1: 'h' still stands on the start line, so none of its side can have arrived, "
            "but 'g' is not on the board.");
}

TEST(TwoPathsNotation, RefusesTwoWinners) {  // P12
  EXPECT_EQ(refused("3/3/3/3/3/3/3 s 1 -"),
            "Column 1: The animals of both sides have arrived, but the game ends with the first "
            "side.");
}

TEST(TwoPathsNotation, RefusesLiningUpThatCannotBe) {  // P4
  EXPECT_EQ(refused("3/3/3/3/3/3/FHG s - -"),
            "Column 13: 'F' cannot stand on the board yet: its side is about to line up.");
  EXPECT_EQ(refused("hgf/3/3/3/3/3/FHG s - -"),
            "Column 15: 'F' cannot stand on the board yet: its side is about to line up.");
  EXPECT_EQ(refused("3/3/3/3/3/F2/1HG n - -"),
            "Column 11: 'F' cannot stand here: while lining up all animals are on their start "
            "line.");
  EXPECT_EQ(refused("3/3/3/3/3/3/F1G n - -"),
            "Column 15: 'G' stands on the start line without 'H': a side lines up all three at "
            "once.");
  EXPECT_EQ(refused("3/3/3/3/3/3/3 s - F"),
            "Column 19: No animal can be announced while lining up: expected -, found 'F'.");
}

TEST(TwoPathsNotation, RefusesAnnouncementsThatCannotBe) {  // P8
  const std::string start = "hgf/3/3/3/3/3/FHG s 1 ";
  EXPECT_EQ(refused(start),
            "Column 23: Expected - or the announced animal (F, G, H), found the "
            "end of the text.");
  EXPECT_EQ(refused(start + "f"),
            "Column 23: Expected - or the announced animal (F, G, H), found 'f'.");
  EXPECT_EQ(
      refused(start + "Fx"),
      "Column 24: Expected the hidden side (e, w), or nothing where it is hidden, found 'x'.");
  EXPECT_EQ(refused(start + "Fww"), "Column 25: Nothing more was expected here, found 'w'.");
  EXPECT_EQ(refused(start + "- "), "Column 24: Nothing more was expected here, found ' '.");
  EXPECT_EQ(refused("3/3/h2/3/3/G2/3 s 1 Fw"), "Column 21: The fox of South has already arrived.");
  EXPECT_EQ(refused("3/3/h2/3/3/G2/3 n 1 Gw"),
            "Column 21: The hedgehog of North has already arrived.");
  EXPECT_EQ(refused("3/h2/F2/3/3/G2/2H s 1 F"),
            "Column 23: The fox of South cannot be announced: one of its two paths leads to "
            "arrival, and another animal of South still stands on the start line.");
  EXPECT_EQ(refused("3/3/3/3/h2/3/3 n 2 H"),
            "Column 20: No animal can be announced when the game is over: expected -, found 'H'.");
}

TEST(TwoPathsNotation, EveryActionHasItsTextAndBack) {
  std::string all;
  for (std::uint8_t index = 0; index < Action::kCount; ++index) {
    const Action action = Action::from_index(index);
    const std::string text = Position::action_text(action);
    const Result<Action> parsed = Position::parse_action(text);
    ASSERT_TRUE(parsed) << text;
    EXPECT_EQ(*parsed, action);
    all += text + " ";
  }
  EXPECT_EQ(all, "FGH FHG GFH GHF HFG HGF Fe Fw Ge Gw He Hw e w ");
}

TEST(TwoPathsNotation, RefusesOtherActions) {
  const std::string any = "Expected an animal (F, G, H) or a side (e, w), found ";
  EXPECT_EQ(refused_action(""), "Column 1: " + any + "the end of the text.");
  EXPECT_EQ(refused_action("f"), "Column 1: " + any + "'f'.");
  EXPECT_EQ(refused_action(" e"), "Column 1: " + any + "' '.");
  const std::string next = "Expected a side (e, w) or the next animal of a line-up, found ";
  EXPECT_EQ(refused_action("F"), "Column 2: " + next + "the end of the text.");
  EXPECT_EQ(refused_action("FF"), "Column 2: " + next + "'F'.");
  EXPECT_EQ(refused_action("FW"), "Column 2: " + next + "'W'.");
  EXPECT_EQ(refused_action("FG"), "Column 3: Expected 'H', found the end of the text.");
  EXPECT_EQ(refused_action("FGF"), "Column 3: Expected 'H', found 'F'.");
  EXPECT_EQ(refused_action("FGHe"), "Column 4: Nothing more was expected here, found 'e'.");
  EXPECT_EQ(refused_action("Fw/e"), "Column 3: Nothing more was expected here, found '/e'.");
  EXPECT_EQ(refused_action("ew"), "Column 2: Nothing more was expected here, found 'w'.");
}

TEST(TwoPathsNotation, DamagedTextsAreRefusedOrPrintBack) {
  Generator random(5);
  const std::string alphabet = "FGHfgh123/ sn-ew0x\xff";
  int accepted = 0;
  int refusals = 0;
  visit_random_games(600, [&](const Position& position) {
    std::string text = position.text();
    for (std::uint64_t changes = 1 + random.below(3); changes > 0; --changes) {
      const std::size_t place = random.below(text.size());
      const char letter = alphabet[random.below(alphabet.size())];
      switch (random.below(3)) {
        case 0:
          text[place] = letter;
          break;
        case 1:
          text.insert(place, 1, letter);
          break;
        default:
          text.erase(place, 1);
          break;
      }
    }
    const Result<Position> parsed = Position::parse(text);
    ++(parsed ? accepted : refusals);
    if (parsed) {
      ASSERT_EQ(parsed->text(), text);
    } else {
      ASSERT_GE(parsed.error().place.column, 1U);
      ASSERT_LE(parsed.error().place.column, text.size() + 1);
    }
  });
  EXPECT_GT(accepted, 300);
  EXPECT_GT(refusals, 10000);
}

}  // namespace
}  // namespace menagerie::two_paths
