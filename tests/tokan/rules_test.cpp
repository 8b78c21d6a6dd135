// A small position for each numbered rule of Tokan. Studies leave out the tiles that do not matter.
#include <algorithm>
#include <gtest/gtest.h>

#include "support/vectors.h"
#include "tokan/positions.h"

namespace menagerie::tokan {
namespace {

constexpr std::string_view kEmptyRow = ".,.,.,.,.,.";

// A study whose stacks all lie in row 1, the bottom one.
Field row1(const std::string& stacks, const std::string& side_and_taboo = "r -",
           Scoring scoring = Scoring::classic) {
  std::string text;
  for (int row = 0; row < kRows - 1; ++row) text += std::string(kEmptyRow) + "/";
  return study(text + stacks + " " + side_and_taboo, scoring);
}

// The stacks of row 1, as row1 takes them.
std::string stacks1(const Field& field) {
  std::string stacks;
  for (int column = 0; column < kColumns; ++column) {
    const std::string stack = field.stack(space_at(column, 0));
    stacks += (column > 0 ? "," : "") + (stack.empty() ? "." : stack);
  }
  return stacks;
}

Field first_deal(std::uint64_t seed, Options options = {}) {
  Generator random(seed);
  return *Game::start(options, random).field();
}

TEST(Tokan, ADealHoldsThreeMiceSevenJackalsAndFiveLionsOfEachColour) {  // T1
  const std::string text = first_deal(1).text();
  for (const char letter : {'M', 'm'}) EXPECT_EQ(std::ranges::count(text, letter), 3);
  for (const char letter : {'J', 'j'}) EXPECT_EQ(std::ranges::count(text, letter), 7);
  for (const char letter : {'L', 'l'}) EXPECT_EQ(std::ranges::count(text, letter), 5);
}

TEST(Tokan, ADealPutsOneTileOnEverySpaceWithNothingTaboo) {  // T2, T6
  const Field field = first_deal(1);
  for (Space space = 0; space < kSpaces; ++space) EXPECT_EQ(field.height(space), 1);
  EXPECT_EQ(field.taboo(), std::nullopt);
}

TEST(Tokan, ASeedDealsTheSameLayoutForever) {  // T2: never change these texts
  EXPECT_EQ(first_deal(0).text(),
            "j,J,J,m,l,j/j,M,L,J,L,j/M,l,j,m,M,J/j,L,J,l,m,L/l,J,J,L,l,j b -");
  EXPECT_EQ(first_deal(1).text(),
            "M,J,M,l,J,j/L,m,l,m,J,j/J,l,J,m,L,j/l,J,J,j,j,L/l,M,j,L,L,j b -");
  EXPECT_EQ(first_deal(2026).text(),
            "L,J,L,m,j,j/M,j,J,J,j,L/l,J,J,j,l,l/M,J,m,M,j,l/L,m,l,L,J,j r -");
  EXPECT_EQ(first_deal(0xffffffffffffffff).text(),
            "J,l,L,J,j,j/l,L,J,J,L,l/J,J,L,l,j,M/j,j,j,m,M,j/L,m,l,J,M,m r -");
}

TEST(Tokan, WhoBeginsIsDrawnOrGivenAndDoesNotChangeTheLayout) {  // T2
  std::array<int, 2> begun{};
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const Field drawn = first_deal(seed);
    ++begun[index(drawn.side())];
    const Field red = first_deal(seed, {.begins = Begins::red});
    const Field black = first_deal(seed, {.begins = Begins::black});
    EXPECT_EQ(red.side(), Colour::red);
    EXPECT_EQ(black.side(), Colour::black);
    EXPECT_EQ(drawn, drawn.side() == Colour::red ? red : black);
  }
  EXPECT_GT(begun[0], 70);
  EXPECT_GT(begun[1], 70);
}

TEST(Tokan, PlayersAlternate) {  // T3
  const Field field = row1("M,m,M,.,.,.");
  EXPECT_EQ(field.node(), (Node{Turn::decision, Seat{0}}));
  EXPECT_EQ(after(field, "a1b1").side(), Colour::black);
}

TEST(Tokan, OnlyAnOwnTileOnTopCanBeMoved) {  // T3
  const Field field = row1("M,Mm,m,.,.,.");
  EXPECT_EQ(legal_texts(field), "a1b1");
  EXPECT_EQ(refusal(field, "c1b1"),
            "The stack on c1 is topped by your opponent's tile, and only a top tile can be moved.");
  EXPECT_EQ(refusal(field, "b1a1"),
            "The stack on b1 is topped by your opponent's tile, and only a top tile can be moved.");
  EXPECT_EQ(refusal(field, "d1c1"), "There is no tile on d1.");
}

TEST(Tokan, EverybodyMayLookIntoEveryStack) {  // T3
  const Position position = position_of(first_deal(5).text());
  EXPECT_EQ(position.seen_by(Seat{0}), position);
  EXPECT_EQ(position.seen_by(std::nullopt), position);
  EXPECT_EQ(row1("MjL,.,.,.,.,.").stack(0), "MjL");
  EXPECT_EQ(row1("MjL,.,.,.,.,.").stack(1), "");
  EXPECT_EQ(row1("MjL,.,.,.,.,.").top(0), Tile::red_lion);
  EXPECT_EQ(row1("MjL,.,.,.,.,.").top(1), std::nullopt);
}

TEST(Tokan, ATileMovesExactlyItsRangeInAStraightLine) {  // T4
  const Field all = study("m,m,m,j,j,j/j,j,j,j,l,l/l,l,M,l,J,J/J,J,J,J,L,L/L,J,M,L,L,. r -");
  const auto moves_from = [&](const std::string& start) {
    std::string moves;
    for (const std::string& text : menagerie::testing::split(legal_texts(all), ' ')) {
      if (text.starts_with(start)) moves += text.substr(2) + " ";
    }
    return moves;
  };
  EXPECT_EQ(moves_from("c3"), "b3 c2 c4 d3 ");  // a mouse: one space, never a corner
  EXPECT_EQ(moves_from("b2"), "b4 d2 ");        // a jackal: two, and not over the edge
  EXPECT_EQ(moves_from("d1"), "a1 d4 ");        // a lion: three
  EXPECT_EQ(refusal(all, "c3d4"),
            "A mouse moves exactly 1 space in a straight line, and c3 to d4 is not that.");
  EXPECT_EQ(refusal(all, "b2c3"),
            "A jackal moves exactly 2 spaces in a straight line, and b2 to c3 is not that.");
  EXPECT_EQ(refusal(all, "b2b3"),
            "A jackal moves exactly 2 spaces in a straight line, and b2 to b3 is not that.");
  EXPECT_EQ(refusal(all, "d1b1"),
            "A lion moves exactly 3 spaces in a straight line, and d1 to b1 is not that.");
  EXPECT_EQ(refusal(all, "d1d1"),
            "A lion moves exactly 3 spaces in a straight line, and d1 to d1 is not that.");
}

TEST(Tokan, RowsDoNotRunOnIntoTheNextColumn) {  // T4
  const Field field = study(".,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,./M,m,.,.,.,. r -");
  EXPECT_EQ(legal_texts(field), "a1b1");
  const Field top = study("M,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,./.,m,.,.,.,. r -");
  EXPECT_EQ(legal_texts(top), "");
}

TEST(Tokan, AMoveEndsOnAnyOccupiedSpaceAndNeverInAGap) {  // T5
  const Field field = row1("m,M,.,.,.,.");
  EXPECT_EQ(legal_texts(field), "b1a1");
  EXPECT_EQ(refusal(field, "b1c1"), "c1 is a gap: a tile must land on another tile.");
  EXPECT_EQ(legal_texts(row1("M,M,.,.,.,.")), "a1b1 b1a1");
}

TEST(Tokan, TheTileJustMovedByTheOpponentIsTabooForOneReply) {  // T6
  const Field field = after(row1("m,M,m,M,m,."), "b1c1");
  EXPECT_EQ(field.taboo(), space_at(2, 0));
  EXPECT_EQ(stacks1(field), ".,m,mM,M,m,.");
  EXPECT_EQ(refusal(field, "b1c1"),
            "The stack on c1 is taboo: the opponent has just moved its top tile.");
  // Without the taboo the same stack is a target.
  EXPECT_EQ(refusal(row1(".,m,mM,M,m,.", "b -"), "b1c1"), "legal");
}

TEST(Tokan, TilesThatSlidOrWereCarriedAreNotTaboo) {  // T6
  // Red's jackal b1 jumps onto d1; a1 slides to b1 and may be landed on.
  const Field slid = after(row1("M,J,m,M,.,."), "b1d1");
  EXPECT_EQ(stacks1(slid), ".,M,m,MJ,.,.");
  EXPECT_EQ(legal_texts(slid), "c1b1");
}

TEST(Tokan, TheMovedTileMustRise) {  // T7
  const Field field = row1("j,mM,jj,.,.,.");
  EXPECT_EQ(legal_texts(field), "b1c1");  // from level 2 to 3; onto a1 it would stay on level 2
  EXPECT_EQ(refusal(field, "b1a1"), "The tile must rise, but it would go from level 2 to level 2.");
  EXPECT_EQ(refusal(row1("j,mjM,.,.,.,."), "b1a1"), "The game is over.");
}

TEST(Tokan, ThePathMustBeOccupiedAtAnyHeight) {  // T8
  EXPECT_EQ(legal_texts(row1("J,jjj,m,.,.,.")), "a1c1");
  const Field gap = row1("L,m,.,m,M,j");
  EXPECT_EQ(refusal(gap, "a1d1"), "The gap on c1 is in the way.");
  EXPECT_EQ(legal_texts(gap), "e1d1 e1f1");
}

TEST(Tokan, AJackalMayCarryOneTileAndALionTwo) {  // T9
  EXPECT_EQ(legal_texts(row1("jjJ,m,jj,.,.,.")), "a1c1+1");
  EXPECT_EQ(legal_texts(row1("mmJ,m,jjj,.,.,.")), "a1c1 a1c1+1");
  EXPECT_EQ(legal_texts(row1("mmJL,m,j,jjj,.,.")), "a1d1+1 a1d1+2");
  EXPECT_EQ(legal_texts(row1("JL,m,j,j,.,.")), "a1d1+1");
  const Field lion = after(row1("mmJL,m,j,jjj,.,."), "a1d1+2");
  EXPECT_EQ(stacks1(lion), "m,m,j,jjjmJL,.,.");
  EXPECT_EQ(stacks1(after(row1("mmJL,m,j,jjj,.,."), "a1d1+1")), "mm,m,j,jjjJL,.,.");
}

TEST(Tokan, NobodyCarriesMoreThanTheirShare) {  // T9
  const Field field =
      study(".,.,.,.,.,./.,.,.,.,.,./jjL,m,j,jj,.,./llJ,l,l,.,.,./jjM,m,.,.,.,. r -");
  EXPECT_EQ(refusal(field, "a1b1+1"), "A mouse carries no tiles.");
  EXPECT_EQ(refusal(field, "a2c2+2"), "A jackal carries at most 1 tile.");
  EXPECT_EQ(refusal(field, "a3d3+2"), "legal");
  EXPECT_EQ(refusal(row1("jL,m,j,jj,.,."), "a1d1+2"),
            "There are not that many tiles to carry on a1.");
  EXPECT_EQ(refusal(row1("J,m,j,.,.,."), "a1c1+1"),
            "There are not that many tiles to carry on a1.");
}

TEST(Tokan, TheRunBehindAnEmptiedStartClosesUp) {  // T10
  const Field field = after(row1("jM,m,J,j,l,M"), "c1e1");
  EXPECT_EQ(stacks1(field), ".,jM,m,j,lJ,M");
  EXPECT_EQ(stacks1(after(row1("j,M,m,l,jL,M"), "f1e1")), "j,M,m,l,jLM,.");
}

TEST(Tokan, ClosingUpGoesEveryWay) {  // T10
  const Field north = study("j,.,.,.,.,./l,.,.,.,.,./M,.,.,.,.,./mj,.,.,.,.,./L,.,.,.,.,. r -");
  EXPECT_EQ(after(north, "a3a4").text(),
            "j,.,.,.,.,./lM,.,.,.,.,./mj,.,.,.,.,./L,.,.,.,.,./.,.,.,.,.,. b a4");
  const Field south = study("j,.,.,.,.,./lj,.,.,.,.,./M,.,.,.,.,./m,.,.,.,.,./L,.,.,.,.,. r -");
  EXPECT_EQ(after(south, "a3a2").text(),
            ".,.,.,.,.,./j,.,.,.,.,./lj,.,.,.,.,./mM,.,.,.,.,./L,.,.,.,.,. b a2");
  EXPECT_EQ(stacks1(after(row1("j,m,M,lJ,j,L"), "c1b1")), "j,mM,lJ,j,L,.");
}

TEST(Tokan, ClosingUpStopsAtAnOlderGap) {  // T10
  EXPECT_EQ(stacks1(after(row1("l,.,j,M,m,."), "d1e1")), "l,.,.,j,mM,.");
  EXPECT_EQ(stacks1(after(row1("l,j,.,M,m,."), "d1e1")), "l,j,.,.,mM,.");
  EXPECT_EQ(stacks1(after(row1("M,m,.,.,.,."), "a1b1")), ".,mM,.,.,.,.");
}

TEST(Tokan, NothingClosesUpWhereTilesStayBehind) {  // T10
  EXPECT_EQ(stacks1(after(row1("j,mJ,m,ll,.,."), "b1d1")), "j,m,m,llJ,.,.");
}

TEST(Tokan, TheGameEndsWhenThePlayerOnTurnCannotMove) {  // T11
  // Black has no move, though red would have one; nobody passes.
  const Field field = row1("M,M,.,m,.,.", "b -");
  EXPECT_EQ(field.node().turn, Turn::over);
  EXPECT_EQ(legal_texts(field), "");
  EXPECT_EQ(refusal(field, "a1b1"), "The game is over.");
  EXPECT_EQ(row1("M,M,.,m,.,.", "r -").node().turn, Turn::decision);
}

TEST(Tokan, TheTabooCanEndTheGame) {  // T11, T6
  const Field field = row1("mM,m,.,.,.,.", "b a1");
  EXPECT_EQ(field.node().turn, Turn::over);
  EXPECT_EQ(row1("mM,m,.,.,.,.", "b -").node().turn, Turn::decision);
}

TEST(Tokan, ClassicScoreCountsTheHeightsOfTowers) {  // T12
  const Field field = row1("mmM,L,jjJJ,.,Jj,l", "r -");
  EXPECT_EQ(field.scores(), (Scores{7, 2}));  // 3 and 4 for red, 2 for black, single tiles nothing
  EXPECT_EQ(field.classic_scores(), field.scores());
}

TEST(Tokan, ClassicScoreDecidesAndMayBeEqual) {  // T12
  const Field red = row1("jM,.,l,.,L,.", "r -");
  EXPECT_EQ(red.node().turn, Turn::over);
  EXPECT_EQ(red.outcome(), (Outcome{{2, 0}, {1, 2}}));
  EXPECT_EQ(row1("Mj,.,l,.,L,.", "r -").outcome(), (Outcome{{0, 2}, {2, 1}}));
  const Field draw = row1("Mj,.,jM,.,L,.", "r -");
  EXPECT_EQ(draw.outcome(), (Outcome{{2, 2}, {1, 1}}));
  EXPECT_EQ(draw.outcome().winner(), -1);
}

TEST(Tokan, EveryHeadScoresItsRange) {  // T13
  const Field field = row1("mmM,.,jjJ,.,Jl,m", "r -", Scoring::heads);
  EXPECT_EQ(field.scores(), (Scores{3, 4}));
  EXPECT_EQ(field.heads_winner(), Colour::black);
  EXPECT_EQ(row1("M,.,J,.,j,.", "r -", Scoring::heads).outcome(), (Outcome{{3, 2}, {1, 2}}));
}

TEST(Tokan, EqualHeadsAreDecidedByTheTallestDifferentTowers) {  // T13
  const auto winner = [](const std::string& stacks) {
    return row1(stacks, "r -", Scoring::heads).outcome().winner();
  };
  EXPECT_EQ(winner("jjJ,.,Jj,.,.,."), 0);      // 3 against 2
  EXPECT_EQ(winner("jJ,.,JJj,.,.,."), 1);      // 2 against 3
  EXPECT_EQ(winner("jjJ,.,MJl,.,mM,."), 0);    // 3 and 2 against 3 and nothing
  EXPECT_EQ(winner("jjjL,.,MMm,.,JJj,."), 0);  // 4 against 3 and 3
  EXPECT_EQ(winner("J,.,j,.,.,."), -1);        // no towers at all
  EXPECT_EQ(winner("jJ,.,Jj,.,.,."), -1);      // equal towers
}

TEST(Tokan, EveryGameEndsAndTakesAboutTwentyPlies) {  // T11, facts
  Generator random(11);
  int plies = 0;
  constexpr int kGames = 500;
  for (int game = 0; game < kGames; ++game) {
    Field field = first_deal(random.next());
    while (field.node().turn == Turn::decision) {
      const auto pairs = [](const Field& f) {
        int sum = 0;
        for (Space s = 0; s < kSpaces; ++s) sum += f.height(s) * (f.height(s) + 1) / 2;
        return sum;
      };
      const int before = pairs(field);
      field.apply(random_action(field, random));
      ASSERT_GT(pairs(field), before);
      ++plies;
    }
  }
  EXPECT_NEAR(static_cast<double>(plies) / kGames, 21, 1.5);
}

}  // namespace
}  // namespace menagerie::tokan
