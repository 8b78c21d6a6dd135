// The set-up "Less chance" (T14) and the rematch (T15).
#include <gtest/gtest.h>

#include "support/vectors.h"
#include "tokan/positions.h"

namespace menagerie::tokan {
namespace {

using menagerie::testing::split;

Position start(std::uint64_t seed, Options options = {.setup = Setup::lay}) {
  Generator random(seed);
  return Game::start(options, random);
}

// Nothing but the two columns; red lays first.
const std::string kCore =
    ".,.,.,.,J,j,.,.,.,./.,.,.,.,L,l,.,.,.,./.,.,.,.,M,m,.,.,.,./.,.,.,.,J,j,.,.,.,./"
    ".,.,.,.,L,l,.,.,.,. r lay M2J5L3/m2j5l3";

TEST(TokanLaying, StartsWithFiveTilesOfEachColourInTwoColumns) {  // T14
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const Position position = start(seed);
    const Laying* laying = position.laying();
    ASSERT_NE(laying, nullptr);
    EXPECT_EQ(position.field(), nullptr);
    EXPECT_EQ(laying->in_hand(Colour::red), 10);
    EXPECT_EQ(laying->in_hand(Colour::black), 10);
    for (Space space = 0; space < kFrameSpaces; ++space) {
      EXPECT_EQ(laying->tile(space).has_value(), column_of(space) == 4 || column_of(space) == 5);
    }
    EXPECT_EQ(position, position_of(position.text()));
  }
}

TEST(TokanLaying, ASeedLaysOutTheSameTilesForever) {  // T2, T14: never change these texts
  EXPECT_EQ(start(0).text(),
            ".,.,.,.,J,m,.,.,.,./.,.,.,.,L,j,.,.,.,./.,.,.,.,l,M,.,.,.,./.,.,.,.,j,M,.,.,.,./"
            ".,.,.,.,m,J,.,.,.,. r lay M1J5L4/m1j5l4");
  EXPECT_EQ(start(1).text(),
            ".,.,.,.,L,m,.,.,.,./.,.,.,.,l,l,.,.,.,./.,.,.,.,l,L,.,.,.,./.,.,.,.,J,j,.,.,.,./"
            ".,.,.,.,L,J,.,.,.,. b lay M3J5L2/m2j6l2");
  EXPECT_EQ(start(2026).text(),
            ".,.,.,.,m,m,.,.,.,./.,.,.,.,J,J,.,.,.,./.,.,.,.,l,j,.,.,.,./.,.,.,.,J,J,.,.,.,./"
            ".,.,.,.,j,M,.,.,.,. r lay M2J3L5/m1j5l4");
}

TEST(TokanLaying, WhoLaysFirstIsDrawnOrGiven) {  // T14
  std::array<int, 2> begun{};
  for (std::uint64_t seed = 0; seed < 200; ++seed) ++begun[start(seed).node().seat.index];
  EXPECT_GT(begun[0], 70);
  EXPECT_GT(begun[1], 70);
  EXPECT_EQ(start(1, {.setup = Setup::lay, .begins = Begins::black}).node().seat, Seat{1});
  EXPECT_EQ(start(1, {.setup = Setup::lay, .begins = Begins::red}).node().seat, Seat{0});
}

TEST(TokanLaying, PlayersLayTheirOwnTilesByTurnsBesideOthers) {  // T14
  const Position position = position_of(kCore);
  EXPECT_EQ(legal_texts(position),
            "J@d1 J@d2 J@d3 J@d4 J@d5 J@g1 J@g2 J@g3 J@g4 J@g5 "
            "L@d1 L@d2 L@d3 L@d4 L@d5 L@g1 L@g2 L@g3 L@g4 L@g5 "
            "M@d1 M@d2 M@d3 M@d4 M@d5 M@g1 M@g2 M@g3 M@g4 M@g5");
  const Position next = after(position, "L@d3");
  EXPECT_EQ(next.text(),
            ".,.,.,.,J,j,.,.,.,./.,.,.,.,L,l,.,.,.,./.,.,.,L,M,m,.,.,.,./.,.,.,.,J,j,.,.,.,./"
            ".,.,.,.,L,l,.,.,.,. b lay M2J5L2/m2j5l3");
  EXPECT_EQ(next.scores(), Scores{});
  EXPECT_EQ(refusal(next, "L@g3"), "You can lay your own tiles only.");
  EXPECT_EQ(refusal(next, "l@d3"), "A tile lies on d3 already.");
  EXPECT_EQ(refusal(next, "l@c3"), "legal");
  EXPECT_EQ(refusal(next, "l@c4"), "A tile on c4 would touch no other tile side by side.");
  EXPECT_EQ(refusal(next, "a1a2"),
            "The tiles are still being laid: name a tile and a space, like L@d3.");
}

TEST(TokanLaying, ACornerIsNotASide) {  // T14
  const Position position = after(after(position_of(kCore), "L@d1"), "l@g1");
  EXPECT_EQ(refusal(position, "J@c2"), "A tile on c2 would touch no other tile side by side.");
  EXPECT_EQ(refusal(position, "J@c1"), "legal");
}

TEST(TokanLaying, TheFieldFloatsButIsNeverWiderThanSixColumns) {  // T14
  Position position = position_of(kCore);
  for (const char* action : {"L@d1", "l@g1", "L@c1", "l@h1"}) position = after(position, action);
  EXPECT_EQ(refusal(position, "J@b1"), "A tile on b1 would make the field wider than six columns.");
  EXPECT_EQ(refusal(position, "J@i1"), "A tile on i1 would make the field wider than six columns.");
  Position left = position_of(kCore);
  for (const char* action : {"L@d1", "l@c1", "L@b1", "l@a1"}) left = after(left, action);
  EXPECT_EQ(refusal(left, "J@g1"), "A tile on g1 would make the field wider than six columns.");
  Position right = position_of(kCore);
  for (const char* action : {"L@g1", "l@h1", "L@i1", "l@j1"}) right = after(right, action);
  EXPECT_EQ(refusal(right, "J@d1"), "A tile on d1 would make the field wider than six columns.");
}

TEST(TokanLaying, AHandRunsOut) {  // T14
  Position position = position_of(kCore);
  for (const char* action : {"M@d1", "m@d2", "M@d3", "m@d4"}) position = after(position, action);
  EXPECT_EQ(refusal(position, "M@d5"), "You have no tile M left.");
  EXPECT_EQ(position.laying()->in_hand(Tile::red_mouse), 0);
  EXPECT_EQ(position.laying()->in_hand(Tile::red_jackal), 5);
}

TEST(TokanLaying, WithAllTilesDownTheFirstToLayMovesFirstAndNothingIsTaboo) {  // T14
  Generator random(4);
  for (int game = 0; game < 100; ++game) {
    const Options options{.scoring = Scoring::heads, .setup = Setup::lay};
    Position position = Game::start(options, random);
    const Seat first = position.node().seat;
    Laying last = *position.laying();
    for (int laid = 0; laid < 20; ++laid) {
      ASSERT_NE(position.laying(), nullptr);
      last = *position.laying();
      position.apply(random_action(position, random));
    }
    ASSERT_NE(position.field(), nullptr);
    const Field& field = *position.field();
    EXPECT_EQ(field.taboo(), std::nullopt);
    EXPECT_EQ(field.scoring(), Scoring::heads);  // T13 goes with T14
    EXPECT_EQ(seat_of(field.side()), first);
    EXPECT_EQ(field_of(field.text(), options), field);  // T1's tiles, one on every space
    // The columns in use became a to f: all but the last tile are where they were.
    int shift = kFrameColumns;
    for (Space space = 0; space < kFrameSpaces; ++space) {
      if (last.tile(space)) shift = std::min(shift, column_of(space));
    }
    for (Space space = 0; space < kSpaces; ++space) {
      const auto before = last.tile(static_cast<Space>(space + shift * kRows));
      if (before) {
        EXPECT_EQ(field.top(space), before);
      }
    }
  }
}

TEST(TokanLaying, ARematchStartsFromTheSameLayoutWithTheSameColour) {  // T15
  // Nothing but the players behind the colours changes, so a table starts again from the text.
  const Options options{.scoring = Scoring::heads, .setup = Setup::lay};
  Position position = start(3, options);
  Generator random(3);
  while (position.laying() != nullptr) position.apply(random_action(position, random));
  const Position rematch = position_of(position.text(), options);
  EXPECT_EQ(rematch, position);
  EXPECT_EQ(rematch.node(), position.node());
  EXPECT_EQ(rematch.field()->scoring(), Scoring::heads);
  EXPECT_EQ(start(9, {}), start(9, {}));
}

std::string laying_refusal(const std::string& text) {
  const Result<Position> position = Position::parse(text);
  return position ? "accepted" : position.error().full_sentence();
}

// kCore with one row (5 to 1) and the rest of the line replaced.
std::string changed(int row, const std::string& text, const std::string& rest) {
  std::vector<std::string> rows = split(kCore.substr(0, kCore.find(' ')), '/');
  rows[static_cast<std::size_t>(5 - row)] = text;
  std::string all;
  for (const std::string& one : rows) all += (all.empty() ? "" : "/") + one;
  return all + rest;
}

TEST(TokanLaying, RefusesWhatLayingCannotReach) {  // T14
  const std::string row3 = ".,.,.,.,M,m,.,.,.,.";
  EXPECT_EQ(laying_refusal(changed(3, row3, " r lay M2J5L3/m2j5l3")), "accepted");
  EXPECT_EQ(laying_refusal(changed(3, row3, " b lay M2J5L3/m2j5l3")), "accepted");
  EXPECT_EQ(laying_refusal(changed(3, ".,.,.,.,.,m,.,.,.,.", " r lay M3J5L3/m2j5l3")),
            "Column 49: The columns e and f are full from the start.");
  EXPECT_EQ(laying_refusal(changed(3, ".,.,.,.,M,M,.,.,.,.", " r lay M1J5L3/m3j5l3")),
            "Column 51: The columns e and f hold five tiles of each colour; this is a sixth.");
  EXPECT_EQ(laying_refusal(changed(3, ".,.,.,L,M,m,.,.,.,.", " r lay M2J5L2/m2j5l3")),
            "Column 101: It is the turn of the player who holds more tiles.");
  EXPECT_EQ(laying_refusal(changed(3, ".,.,.,L,M,m,L,.,.,.", " b lay M2J5L1/m2j5l3")),
            "Column 101: Red holds 8 tiles and Black 10, but they lay by turns.");
  EXPECT_EQ(laying_refusal(changed(3, ".,.,L,.,M,m,.,.,.,.", " b lay M2J5L2/m2j5l3")),
            "Column 45: The tile on c3 is not joined to the columns e and f side by side.");
  EXPECT_EQ(laying_refusal(changed(3, ".,.,L,j,M,m,j,L,J,.", " b lay M2J4L1/m2j3l3")),
            "Column 57: The field is at most six columns wide, but it reaches from c to i.");
  EXPECT_EQ(laying_refusal(changed(3, ".,.,.,L,M,m,.,.,.,.", " b lay M2J5L3/m2j5l3")),
            "Column 112: Expected 2 here: 3 of the 5 tiles L are laid.");
  EXPECT_EQ(laying_refusal(changed(3, "M,M,M,M,M,m,.,.,.,.", " b lay M2J5L3/m2j5l3")),
            "Column 47: The game has only 3 tiles M; this is one more.");
  EXPECT_EQ(laying_refusal(changed(3, ".,.,.,Lj,M,m,.,.,.,.", " b lay M2J5L3/m2j5l3")),
            "Column 48: Expected ',', found 'j'.");
  EXPECT_EQ(laying_refusal(changed(3, ".,.,.,,M,m,.,.,.,.", " b lay M2J5L3/m2j5l3")),
            "Column 47: Expected one tile (M J L m j l) or '.' for a free space, found ','.");
}

TEST(TokanLaying, RefusesTextThatIsNotComplete) {
  const std::string row3 = ".,.,.,.,M,m,.,.,.,.";
  EXPECT_EQ(laying_refusal(changed(3, row3, " x lay M2J5L3/m2j5l3")),
            "Column 101: Expected the side on turn, r or b, found 'x'.");
  EXPECT_EQ(laying_refusal(changed(3, row3, " r lay M2J5L3/m2j5l3 ")),
            "Column 120: Nothing more was expected here, found ' '.");
  EXPECT_EQ(laying_refusal(changed(3, row3, " r lay M2J5L3m2j5l3")),
            "Column 113: Expected '/', found 'm'.");
  EXPECT_EQ(laying_refusal(changed(3, row3, " r lay J5M2L3/m2j5l3")),
            "Column 107: Expected 'M', found 'J'.");
  EXPECT_EQ(laying_refusal(changed(3, row3, " r lay M02J5L3/m2j5l3")),
            "Column 108: Expected 2 here: 1 of the 3 tiles M are laid.");
  EXPECT_EQ(laying_refusal(changed(3, row3, " r  lay M2J5L3/m2j5l3")),
            "Column 103: Expected the word 'lay', found ' '.");
  // Six full columns are a position in play.
  EXPECT_EQ(laying_refusal("J,j,J,j,J,j,.,.,.,./J,j,J,j,J,j,.,.,.,./J,j,L,l,L,l,.,.,.,./"
                           "L,l,L,l,L,l,.,.,.,./M,m,M,m,M,m,.,.,.,. r lay M0J0L0/m0j0l0"),
            "Column 101: All tiles are laid: write the six columns as a position in play.");
}

}  // namespace
}  // namespace menagerie::tokan
