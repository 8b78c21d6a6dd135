// Every numbered rule of Two Paths, each in small positions that show it.
#include <gtest/gtest.h>

#include "messages/core.h"
#include "two_paths/positions.h"

namespace menagerie::two_paths {
namespace {

TEST(TwoPaths, TheBoardHasSevenRowsOrEight) {  // P1
  EXPECT_EQ(Position().text(), "3/3/3/3/3/3/3 s - -");
  EXPECT_EQ(Position::lining_up(8, kNorth).text(), "3/3/3/3/3/3/3/3 n - -");
  EXPECT_EQ(at("hgf/3/3/3/3/3/3/FHG s 1 -").rows(), 8);
}

TEST(TwoPaths, AStartLineIsTheFinishingLineOfTheOther) {  // P1
  const Position south = after(at("3/G2/3/3/1h1/3/3 s 1 -"), "Gw e");
  EXPECT_EQ(south.text(), "3/3/3/3/1h1/3/3 s 2 -");
  EXPECT_EQ(south.outcome().winner(), kSouth.index);
  const Position north = after(at("3/3/3/1G1/3/h2/3 n 1 -"), "Hw e");
  EXPECT_EQ(north.text(), "3/3/3/1G1/3/3/3 n 2 -");
  EXPECT_EQ(north.outcome().winner(), kNorth.index);
}

TEST(TwoPaths, TwoPathsLeadFromEverySpaceToTheNextRow) {  // P2
  struct Case {
    const char* from;
    const char* west;
    const char* east;
  };
  for (const Case& c : {Case{"F2", "F2", "1F1"}, {"1F1", "F2", "2F"}, {"2F", "1F1", "2F"}}) {
    const std::string from = std::string("h2/g2/f2/3/3/") + c.from + "/3 s 1 -";
    EXPECT_EQ(after(from, "Fw e"), std::string("h2/g2/f2/3/") + c.west + "/3/3 s 2 -");
    EXPECT_EQ(after(from, "Fe w"), std::string("h2/g2/f2/3/") + c.east + "/3/3 s 2 -");
  }
}

TEST(TwoPaths, TheSameNetworkServesBothDirections) {  // P2
  struct Case {
    const char* from;
    const char* west;
    const char* east;
  };
  for (const Case& c : {Case{"f2", "f2", "1f1"}, {"1f1", "f2", "2f"}, {"2f", "1f1", "2f"}}) {
    const std::string from = std::string("3/") + c.from + "/3/3/H2/G2/F2 n 1 -";
    EXPECT_EQ(after(from, "Fw e"), std::string("3/3/") + c.west + "/3/H2/G2/F2 n 2 -");
    EXPECT_EQ(after(from, "Fe w"), std::string("3/3/") + c.east + "/3/H2/G2/F2 n 2 -");
  }
}

TEST(TwoPaths, WestIsWestForBothPlayers) {  // P3
  const Position position = at("3/1f1/3/3/3/1F1/3 s 1 -");
  EXPECT_EQ(name_of(*position.landing(kSouth, Kind::fox, Side::west)), "a3");
  EXPECT_EQ(name_of(*position.landing(kNorth, Kind::fox, Side::west)), "a5");
  EXPECT_EQ(name_of(*position.landing(kSouth, Kind::fox, Side::east)), "c3");
  EXPECT_EQ(name_of(*position.landing(kNorth, Kind::fox, Side::east)), "c5");
}

TEST(TwoPaths, TheStartingPlayerLinesUpFirstAndBegins) {  // P4
  const std::string start = "3/3/3/3/3/3/3 s - -";
  EXPECT_EQ(legal_text(at(start)), "FGH FHG GFH GHF HFG HGF");
  EXPECT_EQ(at(start).node(), (Node{Turn::decision, kSouth}));
  EXPECT_EQ(after(start, "FHG"), "3/3/3/3/3/3/FHG n - -");
  EXPECT_EQ(at("3/3/3/3/3/3/FHG n - -").node(), (Node{Turn::decision, kNorth}));
  EXPECT_EQ(legal_text(at("3/3/3/3/3/3/FHG n - -")), "FGH FHG GFH GHF HFG HGF");
  EXPECT_EQ(after(start, "FHG HGF"), "hgf/3/3/3/3/3/FHG s 1 -");
}

TEST(TwoPaths, NorthMayLineUpFirstToo) {  // P4: a, b, c run from west to east for both
  EXPECT_EQ(after("3/3/3/3/3/3/3 n - -", "HGF"), "hgf/3/3/3/3/3/3 s - -");
  EXPECT_EQ(after("3/3/3/3/3/3/3 n - -", "HGF GFH"), "hgf/3/3/3/3/3/GFH n 1 -");
  EXPECT_EQ(after("3/3/3/3/3/3/3/3 n - -", "HGF GFH"), "hgf/3/3/3/3/3/3/GFH n 1 -");
}

TEST(TwoPaths, TheMoverChoosesAndTheBlockerBlocks) {  // P5
  const Position before = at("hgf/3/3/3/3/3/FHG n 2 -");
  EXPECT_EQ(before.node(), (Node{Turn::decision, kNorth}));
  const Position announced = after(before, "Gw");
  EXPECT_EQ(announced.text(), "hgf/3/3/3/3/3/FHG n 2 Gw");
  EXPECT_EQ(announced.node(), (Node{Turn::decision, kSouth}));
  EXPECT_EQ(legal_text(announced), "e w");
  EXPECT_EQ(announced.announced(), Kind::hedgehog);
  EXPECT_EQ(announced.hidden_side(), Side::west);
}

TEST(TwoPaths, TheTwoLandingSpacesAlwaysDiffer) {  // P5
  for (int rows = kFewestRows; rows <= kMostRows; ++rows) {
    for (const Seat seat : kBothSeats) {
      for (int row = 1; row <= rows; ++row) {
        for (int column = 0; column < kColumns; ++column) {
          const Space from = Space::at(column, row);
          const Spaces shared =
              path(rows, seat, from, Side::east) & path(rows, seat, from, Side::west);
          EXPECT_EQ(shared, Space::goal(seat).bit()) << name_of(from);
          if ((from.bit() & start_line(opponent(seat), rows)) != 0) continue;
          const Space east = path_end(rows, seat, from, Side::east);
          EXPECT_NE(east, path_end(rows, seat, from, Side::west)) << name_of(from);
          EXPECT_NE(east.bit() & start_line(opponent(seat), rows), 0U) << name_of(from);
        }
      }
    }
  }
}

TEST(TwoPaths, AnAnimalLeapsOnAlongTheSameSideToTheFirstFreeSpace) {  // P6
  EXPECT_EQ(after("3/3/3/3/1h1/F2/3 s 1 -", "Fe w"), "3/3/3/2F/1h1/3/3 s 2 -");
  // Over own animals too, and over as many as there are.
  EXPECT_EQ(after("3/3/f2/2H/1G1/F2/3 s 1 -", "Fe w"), "3/3/f1F/2H/1G1/3/3 s 2 -");
  // From a middle space over an edge space the path bends.
  EXPECT_EQ(after("3/3/3/3/h2/1F1/3 s 1 -", "Fw e"), "3/3/3/F2/h2/3/3 s 2 -");
  EXPECT_EQ(after("3/2f/1H1/G2/3/3/3 n 1 -", "Fw e"), "3/3/1H1/G2/f2/3/3 n 2 -");
}

TEST(TwoPaths, ReachingTheFinishingLineIsArrival) {  // P6
  EXPECT_EQ(after("3/1F1/3/3/3/hG1/3 s 1 -", "Fe w"), "3/3/3/3/3/hG1/3 s 2 -");
  EXPECT_EQ(after("3/3/3/1g1/3/hG1/3 n 1 -", "He w"), "3/3/3/1g1/3/1G1/3 n 2 -");
  EXPECT_EQ(at("3/1F1/3/3/3/hG1/3 s 1 -").landing(kSouth, Kind::fox, Side::east),
            Space::goal(kSouth));
}

TEST(TwoPaths, LeapingOverAnAnimalOnTheFinishingLineIsArrival) {  // P6
  EXPECT_EQ(after("fgh/F2/3/3/3/G2/3 s 1 -", "Fw e"), "fgh/3/3/3/3/G2/3 s 2 -");
}

TEST(TwoPaths, NobodyArrivesWhileAnotherStandsOnTheStartLine) {  // P7
  const std::string position = "fgh/F2/3/3/3/3/1GH s 1 -";
  EXPECT_EQ(legal_text(at(position)), "Ge Gw He Hw");
  EXPECT_EQ(at(position).landing(kSouth, Kind::fox, Side::west), std::nullopt);
  EXPECT_EQ(refusal(position, "Fw"),
            "The fox of South cannot be announced: one of its two paths leads to arrival, and "
            "another animal of South still stands on the start line.");
  EXPECT_EQ(legal_text(at("fgh/F2/3/3/3/1GH/3 s 1 -")), "Fe Fw Ge Gw He Hw");
}

TEST(TwoPaths, TheOwnLastStepOffTheStartLineCountsAsLeaving) {  // P7
  const std::string position = "3/f2/g2/h2/F2/H2/G2 s 1 -";
  EXPECT_EQ(legal_text(at(position)), "Ge Gw");
  EXPECT_EQ(after(position, "Gw e"), "3/f2/g2/h2/F2/H2/3 s 2 -");
}

TEST(TwoPaths, AnAnimalIsAnnouncedOnlyIfBothItsSidesAreAllowed) {  // P8
  // West the fox would leap over h and arrive; east it would land on b6.
  const std::string position = "3/h2/F2/3/3/G2/2H s 1 -";
  EXPECT_EQ(at(position).landing(kSouth, Kind::fox, Side::west), std::nullopt);
  EXPECT_EQ(name_of(*at(position).landing(kSouth, Kind::fox, Side::east)), "b6");
  EXPECT_EQ(legal_text(at(position)), "Ge Gw He Hw");
  EXPECT_NE(refusal(position, "Fe"), "");
}

TEST(TwoPaths, AnArrivedAnimalIsNotAnnounced) {  // P8
  EXPECT_EQ(legal_text(at("3/3/h2/3/3/G2/3 s 1 -")), "Ge Gw");
  EXPECT_EQ(refusal("3/3/h2/3/3/G2/3 s 1 -", "Hw"), "The hare of South has already arrived.");
}

TEST(TwoPaths, AfterAWrongGuessTheAnnouncedAnimalMoves) {  // P9
  EXPECT_EQ(after("hgf/3/3/3/3/3/FHG s 1 -", "Fe w"), "hgf/3/3/3/3/1F1/1HG s 2 -");
  EXPECT_EQ(after("hgf/3/3/3/3/3/FHG n 1 -", "Fw e"), "hg1/1f1/3/3/3/3/FHG n 2 -");
}

TEST(TwoPaths, AfterARightGuessTheBlockersAnimalOfThatKindMovesOnThatSide) {  // P10
  EXPECT_EQ(after("hgf/3/3/3/3/3/FHG s 1 -", "Fw w"), "hg1/1f1/3/3/3/3/FHG s 2 -");
  EXPECT_EQ(after("hgf/3/3/3/3/3/FHG s 1 -", "Fe e"), "hg1/2f/3/3/3/3/FHG s 2 -");
  EXPECT_EQ(after("hgf/3/3/3/3/3/FHG n 1 -", "He e"), "hgf/3/3/3/3/2H/F1G n 2 -");
}

TEST(TwoPaths, NothingMovesIfTheBlockersAnimalHasArrived) {  // P10
  EXPECT_EQ(after("3/3/h2/3/3/G2/3 s 1 -", "Gw w"), "3/3/h2/3/3/G2/3 s 2 -");
}

TEST(TwoPaths, NothingMovesIfTheBlockersAnimalMayNotArriveYet) {  // P10, P7
  EXPECT_EQ(after("g1h/3/3/3/3/f1F/3 s 1 -", "Fw w"), "g1h/3/3/3/3/f1F/3 s 2 -");
  EXPECT_EQ(after("g2/2h/3/3/3/fF1/3 s 2 -", "Fe e"), "g2/2h/3/3/3/fF1/3 s 3 -");
  EXPECT_EQ(after("3/g1h/3/3/3/f1F/3 s 1 -", "Fw w"), "3/g1h/3/3/3/2F/3 s 2 -");
}

TEST(TwoPaths, ATurnHasAtLeastThreeDuels) {  // P11
  EXPECT_EQ(after("hgf/3/3/3/3/3/FHG s 1 -", "Fw w"), "hg1/1f1/3/3/3/3/FHG s 2 -");
  EXPECT_EQ(after("hgf/3/3/3/3/3/FHG s 1 -", "Fw w Fw w"), "hg1/3/f2/3/3/3/FHG s 3 -");
  EXPECT_EQ(after("hgf/3/3/3/3/3/FHG s 1 -", "Fw w Fw w Fw w"), "hg1/3/3/f2/3/3/FHG n 1 -");
}

TEST(TwoPaths, FromTheThirdDuelOnAWrongGuessKeepsTheTurn) {  // P11
  EXPECT_EQ(after("hgf/3/3/3/3/3/FHG s 3 -", "Fw e"), "hgf/3/3/3/3/F2/1HG s 3 -");
  EXPECT_EQ(after("hgf/3/3/3/3/3/FHG s 3 -", "Fw e Fw e"), "hgf/3/3/3/F2/3/1HG s 3 -");
  EXPECT_EQ(after("hgf/3/3/3/3/3/FHG s 3 -", "Fw e Fw w"), "hg1/1f1/3/3/3/F2/1HG n 1 -");
}

TEST(TwoPaths, TheThirdArrivalWinsAtOnceInTheOwnTurn) {  // P12
  const Position won = after(at("3/F2/3/3/h2/3/3 s 1 -"), "Fw e");
  EXPECT_EQ(won.text(), "3/3/3/3/h2/3/3 s 2 -");
  EXPECT_EQ(won.node().turn, Turn::over);
  EXPECT_EQ(won.phase(), Phase::over);
  EXPECT_EQ(legal_text(won), "");
  EXPECT_EQ(won.outcome().winner(), kSouth.index);
  EXPECT_EQ(won.outcome().scores, (Scores{3, 2, 0, 0}));
  EXPECT_EQ(won.outcome().ranks, (std::array<std::uint8_t, kMaxSeats>{1, 2, 0, 0}));
}

TEST(TwoPaths, TheThirdArrivalWinsAtOnceByARightGuess) {  // P12
  const Position won = after(at("3/3/3/3/H2/h2/3 s 3 -"), "Hw w");
  EXPECT_EQ(won.text(), "3/3/3/3/H2/3/3 n 1 -");
  EXPECT_EQ(won.node().turn, Turn::over);
  EXPECT_EQ(won.outcome().winner(), kNorth.index);
  EXPECT_EQ(won.outcome().scores, (Scores{2, 3, 0, 0}));
}

TEST(TwoPaths, ScoresCountTheArrivedAnimals) {
  EXPECT_EQ(at("3/3/3/3/3/3/3 s - -").scores(), Scores{});
  EXPECT_EQ(at("3/3/3/3/3/3/FHG n - -").scores(), Scores{});
  EXPECT_EQ(at("hgf/3/3/3/3/3/FHG s 1 -").scores(), Scores{});
  EXPECT_EQ(at("3/3/h2/3/FG1/3/3 s 1 -").scores(), (Scores{1, 2, 0, 0}));
}

TEST(TwoPaths, OnlyTheMoverSeesTheHiddenSide) {
  const Position position = at("hgf/3/3/3/3/3/FHG n 1 Gw");
  EXPECT_EQ(position.seen_by(kNorth), position);
  EXPECT_EQ(position.seen_by(kSouth).text(), "hgf/3/3/3/3/3/FHG n 1 G");
  EXPECT_EQ(position.seen_by(std::nullopt).text(), "hgf/3/3/3/3/3/FHG n 1 G");
  const Position open = at("hgf/3/3/3/3/3/FHG n 1 -");
  EXPECT_EQ(open.seen_by(std::nullopt), open);
}

TEST(TwoPaths, NothingCanBeAppliedToAView) {
  const Position view = at("hgf/3/3/3/3/3/FHG n 1 G");
  EXPECT_FALSE(view.complete());
  EXPECT_EQ(view.hidden_side(), std::nullopt);
  EXPECT_EQ(view.announced(), Kind::hedgehog);
  EXPECT_EQ(view.node(), (Node{Turn::decision, kSouth}));
  EXPECT_EQ(legal_text(view), "e w");
  for (std::uint8_t index = 0; index < Action::kCount; ++index) {
    const Result<void> checked = view.check(Action::from_index(index));
    ASSERT_FALSE(checked);
    EXPECT_EQ(checked.error().code, messages::action_hidden);
  }
}

TEST(TwoPaths, RefusalsNameTheReason) {
  const std::string lining_up = "3/3/3/3/3/3/FHG n - -";
  const std::string choosing = "hgf/3/3/3/3/3/FHG s 1 -";
  const std::string blocking = "hgf/3/3/3/3/3/FHG s 1 Hw";
  const std::string over = "3/3/3/3/h2/3/3 s 2 -";
  EXPECT_EQ(refusal(lining_up, "Fw"),
            "North lines up first: name the animals on a, b and c, such as FHG.");
  EXPECT_EQ(refusal(lining_up, "w"), refusal(lining_up, "Fw"));
  EXPECT_EQ(refusal(choosing, "FHG"), "The animals are lined up already.");
  EXPECT_EQ(refusal(choosing, "e"),
            "There is nothing to block yet: South has not announced an animal.");
  EXPECT_EQ(refusal(blocking, "FHG"), "The animals are lined up already.");
  EXPECT_EQ(refusal(blocking, "Hw"),
            "South has announced the hare: now North blocks one side, e or w.");
  for (const char* action : {"FHG", "Hw", "e"}) {
    EXPECT_EQ(refusal(over, action), "The game is over.");
  }
}

TEST(TwoPaths, AWholeDuelIsItsTwoDecisions) {
  for (const Kind kind : kKinds) {
    for (const Side hidden : kSides) {
      for (const Side blocked : kSides) {
        Position at_once = at("hgf/3/3/3/3/3/FHG s 3 -");
        Position by_steps = at_once;
        at_once.play_duel(kind, hidden, blocked);
        by_steps.apply(Action::choose(kind, hidden));
        by_steps.apply(Action::block(blocked));
        EXPECT_EQ(at_once, by_steps);
      }
    }
  }
}

}  // namespace
}  // namespace menagerie::two_paths
