// What is refused as a position in play, as an action or as an option, with its place and reason.
#include <gtest/gtest.h>

#include "tokan/positions.h"

namespace menagerie::tokan {
namespace {

std::string refused(std::string_view text, const Options& options = {}) {
  const Result<Position> position = Position::parse(text, options);
  return position ? "accepted" : position.error().full_sentence();
}

std::string refused_action(std::string_view text) {
  const Result<Action> action = Position::parse_action(text);
  return action ? "accepted" : action.error().full_sentence();
}

constexpr Options kStudy{.study = true};

TEST(TokanText, APositionHoldsExactlyTheTilesOfTheGame) {  // T1
  EXPECT_EQ(refused("L,M,j,m,J,J/l,j,L,L,j,j/J,m,l,l,j,J/M,J,j,l,L,m/j,J,J,M,L,l b -"), "accepted");
  EXPECT_EQ(refused("L,M,j,m,J,J/l,j,L,L,j,j/J,m,l,l,j,J/M,J,j,l,L,m/j,J,J,M,M,l b -"),
            "Column 57: The game has only 3 tiles M; this is one more.");
  EXPECT_EQ(refused("L,M,j,m,J,J/l,j,L,L,j,j/J,m,l,l,j,J/M,J,j,l,L,m/j,J,J,M,.,l b -"),
            "Column 61: Only 4 of the 5 tiles L are there.");
  EXPECT_EQ(refused("L,M,j,m,J,J/l,j,L,L,j,j/J,m,l,l,j,J/M,J,j,l,L,m/j,J,J,M,.,l b -", kStudy),
            "accepted");
  EXPECT_EQ(refused("L,M,j,m,J,J/l,j,L,L,j,j/J,m,l,l,j,J/M,J,j,l,L,m/j,J,J,M,M,l b -", kStudy),
            "Column 57: The game has only 3 tiles M; this is one more.");
}

TEST(TokanText, AStackCanBeAsHighAsAllTiles) {
  const std::string tower =
      "JJJJJJJLLLLLMMMjjjjjjjlllllmmm,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,. r "
      "a5";
  const Position position = position_of(tower);
  EXPECT_EQ(position.text(), tower);
  EXPECT_EQ(position.node().turn, Turn::over);
  EXPECT_EQ(position.scores(), (Scores{0, 30}));
  EXPECT_EQ(position.outcome().winner(), 1);
}

TEST(TokanText, TheTabooSpaceIsATowerOfTheOtherColour) {  // T6
  const std::string rows = "jM,m,.,.,.,./Mj,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,.";
  EXPECT_EQ(refused(rows + " b a5", kStudy), "accepted");
  EXPECT_EQ(refused(rows + " r a4", kStudy), "accepted");
  EXPECT_EQ(refused(rows + " r a5", kStudy),
            "Column 65: The taboo space a5 must be topped by the colour that is not on turn.");
  EXPECT_EQ(refused(rows + " r b5", kStudy),
            "Column 65: The taboo space b5 must hold at least two tiles.");
  EXPECT_EQ(refused(rows + " r c5", kStudy),
            "Column 65: The taboo space c5 must hold at least two tiles.");
  EXPECT_EQ(refused(rows + " r g1", kStudy),
            "Column 65: Expected the taboo space or '-', found 'g'.");
  EXPECT_EQ(refused(rows + " r a6", kStudy), "Column 66: Expected a row from 1 to 5, found '6'.");
  EXPECT_EQ(refused(rows + " r a", kStudy),
            "Column 66: Expected a row from 1 to 5, found the end of the text.");
  EXPECT_EQ(refused(rows + " r --", kStudy),
            "Column 66: Nothing more was expected here, found '-'.");
  EXPECT_EQ(refused(rows + " r", kStudy), "Column 64: Expected ' ', found the end of the text.");
  EXPECT_EQ(refused(rows + " w -", kStudy),
            "Column 63: Expected the side on turn, r or b, found 'w'.");
}

TEST(TokanText, RefusesBrokenRows) {
  EXPECT_EQ(refused(""),
            "Column 1: Expected a stack (letters of M J L m j l) or '.' for a gap, found the end "
            "of the text.");
  EXPECT_EQ(refused("L,M,x"),
            "Column 5: Expected a stack (letters of M J L m j l) or '.' for a gap, found 'x'.");
  EXPECT_EQ(refused("L,M,j,m,J,J,"), "Column 12: Expected '/', found ','.");
  EXPECT_EQ(refused("L,M,j,m,J/"), "Column 10: Expected ',', found '/'.");
  EXPECT_EQ(refused("L,.M"), "Column 4: Expected ',', found 'M'.");
  EXPECT_EQ(refused("L,M."), "Column 4: Expected ',', found '.'.");
  EXPECT_EQ(refused(std::string_view("L,\0", 3)),
            "Column 3: Expected a stack (letters of M J L m j l) or '.' for a gap, found '\\x00'.");
}

TEST(TokanText, NoTextWhateverBreaksTheParser) {
  Generator random(21);
  const std::string_view alphabet = "JLMjlm.,/ rb-abcdefghij12345lay0@+\n\xff";
  const std::array<std::string, 2> seeds = {
      "J,L,J,.,l,j/jl,L,J,L,m,l/J,j,L,lj,l,M/M,J,m,j,j,L/.,J,mM,J,j,. r d3",
      ".,.,.,.,J,j,.,.,.,./.,.,.,.,L,l,.,.,.,./.,.,.,L,M,m,.,.,.,./.,.,.,.,J,j,.,.,.,./"
      ".,.,.,.,L,l,.,.,.,. b lay M2J5L2/m2j5l3"};
  int accepted = 0;
  for (int i = 0; i < 20000; ++i) {
    std::string text = seeds[random.below(2)];
    for (std::uint64_t edits = 1 + random.below(3); edits > 0; --edits) {
      const std::size_t at = random.below(text.size());
      const char c = alphabet[random.below(alphabet.size())];
      switch (random.below(3)) {
        case 0:
          text[at] = c;
          break;
        case 1:
          text.insert(at, 1, c);
          break;
        default:
          text.erase(at, 1);
          break;
      }
    }
    const Result<Position> position = Position::parse(text, kStudy);
    if (position) {
      EXPECT_EQ(position->text(), text);
      ++accepted;
    } else {
      EXPECT_GE(position.error().place.column, 1U);
      EXPECT_LE(position.error().place.column, text.size() + 1);
    }
  }
  EXPECT_GT(accepted, 100);
}

TEST(TokanText, ActionsAreReadInOneWayOnly) {
  for (const char* fine : {"b2d2", "b2d2+1", "b2d2+2", "a1f5", "a1a1", "L@d3", "m@j5"}) {
    const Result<Action> action = Position::parse_action(fine);
    ASSERT_TRUE(action) << fine;
    EXPECT_EQ(Position::action_text(*action), fine);
  }
  EXPECT_EQ(refused_action(""),
            "Column 1: Expected a move like b2d2 or a tile to lay like L@d3, found the end of the "
            "text.");
  EXPECT_EQ(refused_action("g1a1"),
            "Column 1: Expected a move like b2d2 or a tile to lay like L@d3, found 'g'.");
  EXPECT_EQ(refused_action("b6"), "Column 2: Expected a row from 1 to 5, found '6'.");
  EXPECT_EQ(refused_action("b2g2"), "Column 3: Expected a column from a to f, found 'g'.");
  EXPECT_EQ(refused_action("b2"),
            "Column 3: Expected a column from a to f, found the end of the text.");
  EXPECT_EQ(refused_action("b2d2+0"), "Column 6: Expected 1 or 2 carried tiles, found '0'.");
  EXPECT_EQ(refused_action("b2d2+3"), "Column 6: Expected 1 or 2 carried tiles, found '3'.");
  EXPECT_EQ(refused_action("b2d2 "), "Column 5: Nothing more was expected here, found ' '.");
  EXPECT_EQ(refused_action("b2d2+1+1"), "Column 7: Nothing more was expected here, found '+1'.");
  EXPECT_EQ(refused_action("L d3"), "Column 2: Expected '@', found ' '.");
  EXPECT_EQ(refused_action("L@k3"), "Column 3: Expected a column from a to j, found 'k'.");
  EXPECT_EQ(refused_action("L@d0"), "Column 4: Expected a row from 1 to 5, found '0'.");
  EXPECT_EQ(refused_action("L@d3+1"), "Column 5: Nothing more was expected here, found '+1'.");
}

TEST(TokanGame, TellsItsOptionsAndSeats) {
  const Result<OptionValues> standard = complete_options(Game::option_specs(), {});
  ASSERT_TRUE(standard);
  EXPECT_EQ(Game::options(*standard), Options{});
  const Result<OptionValues> given =
      complete_options(Game::option_specs(),
                       {{"score", "heads"}, {"setup", "lay"}, {"begins", "b"}, {"study", "yes"}});
  ASSERT_TRUE(given);
  EXPECT_EQ(
      Game::options(*given),
      (Options{
          .scoring = Scoring::heads, .setup = Setup::lay, .begins = Begins::black, .study = true}));
  EXPECT_FALSE(complete_options(Game::option_specs(), {{"begins", "x"}}));
  EXPECT_EQ(Game::seats(Options{}), 2);
  EXPECT_EQ(Game::seat_name(Seat{0}), "r");
  EXPECT_EQ(Game::seat_name(Seat{1}), "b");
  EXPECT_EQ(say(Game::seat_word(Seat{0})), "Red");
  EXPECT_EQ(say(Game::seat_word(Seat{1})), "Black");
}

TEST(TokanGame, TheScoringIsPartOfThePositionButNotOfItsText) {  // T12, T13
  Generator one(1);
  Generator two(1);
  const Position classic = Game::start({}, one);
  const Position heads = Game::start({.scoring = Scoring::heads}, two);
  EXPECT_EQ(classic.text(), heads.text());
  EXPECT_EQ(classic.key(), heads.key());
  EXPECT_NE(classic, heads);
  EXPECT_EQ(classic.scores(), (Scores{0, 0}));
  EXPECT_EQ(heads.scores(), (Scores{32, 32}));  // 3 * 1 + 7 * 2 + 5 * 3
  EXPECT_EQ(*Game::parse(heads.text(), {.scoring = Scoring::heads}), heads);
}

}  // namespace
}  // namespace menagerie::tokan
