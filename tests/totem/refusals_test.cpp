// Texts that are refused, each with its column and the reason in words, and actions that are not
// allowed, each with the rule's reason.
#include <gtest/gtest.h>

#include "helpers.h"

namespace menagerie::totem {
namespace {

struct Refusal {
  std::string_view text;
  std::string_view why;
};

TEST(TotemRefusals, PositionsThatCannotAriseAreRefusedWithTheirColumn) {
  constexpr Refusal kRefusals[] = {
      {"", "Column 1: Expected a space such as j10, found the end of the text."},
      {"j10", "Column 4: Expected ':', found the end of the text."},
      {"j10:j11+0",
       "Column 10: Expected '/' and another player, or a space and the seat on turn, found the end "
       "of the text."},
      {"j10:j11+0/", "Column 11: Expected a space such as j10, found the end of the text."},
      {"j10:j11+0/j2:j3+0",
       "Column 18: Expected '/' and another player, or a space and the seat on turn, found the end "
       "of the text."},
      {"j10:j11+0/j2:j3+0/x/x/x 1 - - - - 0",
       "Column 22: Expected the seat on turn: a game has at most four players."},
      {"j10:j11+0 1 - - - - 0",
       "Column 10: Expected '/' and another player: a game has two to four."},
      {"x/x 1 - - - - 0", "Column 1: At least one player must still have a totem."},
      {"j10:j11+0?/j2:j3+0 1 - - - - 0",
       "Column 10: Expected '/' and another player, or a space and the seat on turn, found '?'."},
      {"t10:j11+0/j2:j3+0 1 - - - - 0", "Column 1: Expected a space such as j10, found 't'."},
      {"a9:j11+0/j2:j3+0 1 - - - - 0", "Column 1: There is no space a9 on the board."},
      {"j01:j11+0/j2:j3+0 1 - - - - 0", "Column 2: Expected a whole number up to 19, found '0'."},
      {"j20:j11+0/j2:j3+0 1 - - - - 0", "Column 2: Expected a whole number up to 19, found '2'."},
      {"j10:j10+0/j2:j3+0 1 - - - - 0", "Column 5: j10 is taken already."},
      {"j10:j11+0/j11:j12+0 1 - - - - 0", "Column 11: j11 is taken already."},
      {"j10:j9,j11+0/j2:j3+0 1 - - - - 0",
       "Column 8: j11 is out of order: the spaces ascend in alphabetical order."},
      {"j10:j11,j11+0/j2:j3+0 1 - - - - 0", "Column 9: j11 is taken already."},
      {"j10:j11,j13+0/j2:j3+0 1 - - - - 0",
       "Column 9: The piece on j13 is not connected to its totem."},
      {"j10:j11,+0/j2:j3+0 1 - - - - 0", "Column 9: Expected a space such as j10, found '+'."},
      {"j10:j11+20/j2:j3+0 1 - - - - 0", "Column 9: Expected a whole number up to 19, found '2'."},
      {"j10:i10,i11,i12,j11,j12,k10,k11+19/j2:j3+0 1 - - - - 0",
       "Column 33: A player has at most 25 pieces, on the board and in reserve."},
      {"j10:j11+0/j2:j3,j4+0 0 - - - - 0", "Column 22: Expected the seat on turn, 1-2, found '0'."},
      {"j10:j11+0/j2:j3,j4+0 3 - - - - 0", "Column 22: Expected the seat on turn, 1-2, found '3'."},
      {"j10:j11+0/x/j2:j3,j4+0 2 - - - - 0", "Column 24: The seat on turn must have a totem."},
      {"j10:j11+0/j2:j3,j4+0 1 35 - - - 0", "Column 24: The higher die comes first."},
      {"j10:j11+0/j2:j3,j4+0 1 7 - - - 0", "Column 24: Expected a die from 1 to 6, found '7'."},
      {"j10:j11+0/j2:j3,j4+0 1 5 - - - 0", "Column 25: Expected a die from 1 to 6, found ' '."},
      {"j10:j11+0/j2:j3,j4+0 1 - 5 - - 0",
       "Column 26: Expected '-': there are no points before the roll."},
      {"j10:j11+0/j2:j3,j4+0 1 53 13 - - 0",
       "Column 27: Expected a whole number up to 12, found '1'."},
      {"j10:j11+0/j2:j3,j4+0 1 53 7 - - 0",
       "Column 27: This number of points cannot be left: they come from one of the dice or both, "
       "less one for every step made."},
      {"j10:j11+0/j2:j3,j4+0 1 53 0 - - 0",
       "Column 27: This number of points cannot be left: they come from one of the dice or both, "
       "less one for every step made."},
      {"j10:j11+0/j2:j3,j4+0 1 53 8 - j11 0",
       "Column 27: This number of points cannot be left: they come from one of the dice or both, "
       "less one for every step made."},
      {"j10:j11+0/j2:j3,j4+0 1 53 - i11>j11 - 0",
       "Column 29: Expected '-': nothing has moved before points are chosen."},
      {"j10:j11+0/j2:j3,j4+0 1 53 - - j11 0",
       "Column 31: Expected '-': nothing has moved before points are chosen."},
      {"j10:j11+0/j2:j3,j4+0 1 53 4 j11 - 0",
       "Column 32: A travel has at least two spaces: expected '>' and the next one."},
      {"j10:j11+0/j2:j3,j4+0 1 53 4 j13>j11 - 0",
       "Column 33: j11 is not next to the space before it."},
      {"j10:j11+0/j2:j3,j4+0 1 53 4 i11>j11>i11 - 0", "Column 37: i11 stands twice in the travel."},
      {"j10:j11+0/j2:j3,j4+0 1 53 4 j11>i11 - 0",
       "Column 33: No piece of the player on turn stands on i11."},
      {"j10:j11+0/j2:j3,j4+0 1 53 4 j12>j11 - 0",
       "Column 29: With the travelling piece on j12 its group was not connected."},
      {"j10:j11,k10+0/j2:j3,j4+0 1 53 4 k10>j11 - 0",
       "Column 33: The travelling piece has left k10, so nothing can stand there."},
      {"j10:+0/j2:j3,j4+0 1 53 4 j11>j10 - 0",
       "Column 26: A totem without pieces cannot have travelled."},
      {"j10:j11+0/j2:j3,j4+0 1 53 4 !i11>j11 - 0",
       "Column 29: There is nothing to choose: expected the travel without '!'."},
      {"j10:j11+0/j2:j3,j4+0 1 53 2 k10>k9>j9>i10>i11>j11 - 0",
       "Column 27: This number of points cannot be left: they come from one of the dice or both, "
       "less one for every step made."},
      {"j10:j11+0/j2:j3,j4+0 1 53 3 k10>k9>j9>i10>i11>j11 - 0",
       "Column 29: The travel has ended: the points are used up or no step is left."},
      {"j10:j11+0/j2:j3,j4+0 1 53 4 k10>j11 j11 0",
       "Column 37: The piece on j11 is still travelling."},
      {"j10:j11+0/j2:j3,j4+0 1 53 4 - j12 0",
       "Column 31: No piece of the player on turn stands on j12."},
      {"j10:j11,k10+0/j2:j3,j4+0 1 53 4 - k10,j11 0",
       "Column 39: j11 is out of order: the spaces ascend in alphabetical order."},
      {"j10:j11+0/j2:j3,j4+0 1 53 4 - j10,j11 0",
       "Column 27: The turn has ended: no piece can use the points that are left."},
      {"j10:j11+0/j2:j3,j4+0 1 53 4 - j10,j10 0",
       "Column 35: j10 is out of order: the spaces ascend in alphabetical order."},
      {"j10:j11+0/j2:j3,j4+0 1 - - - - 00",
       "Column 32: Expected a whole number up to 999999999, found '0'."},
      {"j10:j11+0/j2:j3,j4+0 1 - - - - 1000000000",
       "Column 32: Expected a whole number up to 999999999, found '1'."},
      {"j10:j11+0/j2:j3,j4+0 1 - - - - 5 ",
       "Column 33: Nothing more was expected here, found ' '."},
      {"j10:j11+0/j2:j3,j4+0  1 - - - - 5",
       "Column 22: Expected the seat on turn, 1-2, found ' '."},
      {"j10:j11+0/j2:j3+0 1 21 1 i11>j11 - 3",
       "Column 26: Expected '-': the game is over, and no piece is travelling."},
      {"-/j2:i2,i3,j1,j3,k1,k2+19 1 - - - - 0",
       "Column 3: Expected '-': players choose their start spaces in order."},
      {"x/-/j2:i2,i3,j1,j3,k1,k2+19 2 - - - - 0",
       "Column 5: Expected '-': players choose their start spaces in order."},
      {"-/x 1 - - - - 0",
       "Column 3: With two players nobody can be out while start spaces are being chosen."},
      {"x/- 2 - - - - 0",
       "Column 1: With two players nobody can be out while start spaces are being chosen."},
      {"-/x/- 2 - - - - 0", "Column 7: Expected the seat on turn, 1, found '2'."},
      {"x/-/x/- 4 - - - - 0", "Column 9: Expected the seat on turn, 2, found '4'."},
      {"x/j10:i10,i11,j11,j9,k10,k9+19/- 3 - - - - 0",
       "Column 3: j10 is not one of the twelve marked start spaces."},
      {"x/j18:i18,i19,j17,j19,k17,k18+19/r6:q6,q7,r5,r7,s5,s6+19/-/- 4 - - - - 0",
       "Column 59: Expected the seat on turn: a game has at most four players."},
      {"x/j18:i18,i19,j17,j19,k17,k18+19/j2:i2,i3,j1,j3,k1,k2+19/- 4 - - - - 1",
       "Column 70: Expected a whole number up to 0, found '1'."},
      {"j10:i10,i11,j11,j9,k10,k9+19/- 2 - - - - 0",
       "Column 1: j10 is not one of the twelve marked start spaces."},
      {"j18:i18,i19,j17,j19,k17,k18+18/- 2 - - - - 0",
       "Column 1: While start spaces are being chosen, a player has the six spaces around the "
       "totem and 19 pieces in reserve."},
      {"j18:i18,i19,j17,j19,k17+19/- 2 - - - - 0",
       "Column 1: While start spaces are being chosen, a player has the six spaces around the "
       "totem and 19 pieces in reserve."},
      {"j18:i18,i19,j17,j19,k17,k18+19/r6:q6,q7,r5,r7,s5,s6+19/- 3 - - - - 0",
       "Column 32: r6 is not left in the pattern that the first choice fixed."},
      {"j18:i18,i19,j17,j19,k17,k18+19/- 1 - - - - 0",
       "Column 34: Expected the seat on turn, 2, found '1'."},
      {"j18:i18,i19,j17,j19,k17,k18+19/- 2 53 - - - 0", "Column 36: Expected '-', found '5'."},
      {"j18:i18,i19,j17,j19,k17,k18+19/- 2 - - - - 1",
       "Column 44: Expected a whole number up to 0, found '1'."},
      {"-/-/-/-/- 1 - - - - 0",
       "Column 8: Expected the seat on turn: a game has at most four players."},
      {"j9:i11,j10+0/i14:i12,i13+5/k12:j11,k11+5 1 21 1 i10>i11 - 3",
       "Column 49: The travel has ended: the points are used up or no step is left."},
      {"j9:i11,j10+0/i14:i12,i13+5/k12:k11+5 1 21 1 !i10>i11 - 3",
       "Column 45: There is nothing to choose: expected the travel without '!'."},
      {"j10:j11+0/j2:j3,j4+0 1 - - - -", "Column 31: Expected ' ', found the end of the text."},
      {"j10:j11+0/j2:j3,j4+0 1 65 11 k10>k9>j9>i10>i11>j11>j12>j13>j14>j15>j16>j17>j18>j19 - 0",
       "Column 80: A travel has at most 13 spaces."},
      {"j10:i11,j9+5/i14:i12,i13+5/g14:h12,h13+5 1 61 3 !j11>i11 j10,j9 0",
       "Column 49: The travel cannot have ended: points are left, and only this piece can use "
       "them."},
      {"j10:i11,j9+5/h12:g13+5/f12:f13,g12+1 1 61 3 !j11>i11 j10,j9 0",
       "Column 45: There is nothing to choose: expected the travel without '!'."},
  };
  for (const auto& [text, why] : kRefusals) {
    const Result<Position> parsed = Position::parse(text);
    ASSERT_FALSE(parsed) << text;
    EXPECT_EQ(parsed.error().full_sentence(), why) << text;
  }
}

TEST(TotemRefusals, AnExtraTurnIsDecidedOnWhereTheTableLeavesItOpenOnly) {  // H13
  const auto why = [](std::string_view text, Twelve twelve) {
    const Result<Position> parsed = Position::parse(text, kQuietLimit, twelve);
    return parsed ? "" : parsed.error().full_sentence();
  };
  EXPECT_EQ(
      why("j10:i10+3/j2:j3+1 1 66 - ? - 3", Twelve::must),
      "Column 26: Expected '-': at this table the extra turn after two sixes is not optional.");
  EXPECT_EQ(why("j10:i10+3/j2:j3+1 1 66 - ? - 3", Twelve::may), "");
  for (const std::string_view text :
       {"j10:i10+3/j2:j3+1 1 - - ? - 3", "j10:i10+3/j2:j3+1 1 65 - ? - 3",
        "j10:i10+3/j2:j3+1 1 66 6 ? - 3", "-/- 1 - - ? - 0"}) {
    EXPECT_TRUE(why(text, Twelve::may)
                    .ends_with("An extra turn is decided on after two sixes only, "
                               "with no points left to use: '66 - ? -'."))
        << why(text, Twelve::may);
  }
  for (const std::string_view text : {"j10:i10+3/x 1 66 - ? - 3", "j10:i10+0/j2:j3+0 1 66 - ? - 3",
                                      "j10:i10+3/j2:j3+1 1 66 - ? - 100"}) {
    EXPECT_TRUE(why(text, Twelve::may)
                    .ends_with("Expected '-': the game is over, and there is no extra turn."))
        << why(text, Twelve::may);
  }
  EXPECT_EQ(why("j10:i10+3/j2:j3+1 1 66 - ? i10 3", Twelve::may),
            "Column 28: Expected '-': nothing has moved before points are chosen.");
  EXPECT_EQ(why("j10:i10+3/j2:j3+1 1 66 - ?- - 3", Twelve::may),
            "Column 27: Expected ' ', found '-'.");
}

TEST(TotemRefusals, TextsThatAreNoActionsAreRefusedWithTheirColumn) {
  constexpr Refusal kRefusals[] = {
      {"",
       "Column 1: Expected an action such as 'roll 53', 'use 8', '+j17', 'i19-h19', 'end', 'xk4', "
       "'pass', '@j18' or 'out 3', found the end of the text."},
      {"foo",
       "Column 1: Expected an action such as 'roll 53', 'use 8', '+j17', 'i19-h19', 'end', 'xk4', "
       "'pass', '@j18' or 'out 3', found 'f'."},
      {"roll",
       "Column 1: Expected an action such as 'roll 53', 'use 8', '+j17', 'i19-h19', 'end', 'xk4', "
       "'pass', '@j18' or 'out 3', found 'r'."},
      {"t10-s9", "Column 1: Expected a space such as j10, found 't'."},
      {"roll ", "Column 6: Expected a die from 1 to 6, found the end of the text."},
      {"roll 7", "Column 6: Expected a die from 1 to 6, found '7'."},
      {"roll 35", "Column 6: The higher die comes first."},
      {"roll 53 ", "Column 8: Nothing more was expected here, found ' '."},
      {"use 0", "Column 5: At least one point must be used."},
      {"use 13", "Column 5: Expected a whole number up to 12, found '1'."},
      {"use 08", "Column 5: Expected a whole number up to 12, found '0'."},
      {"+", "Column 2: Expected a space such as j10, found the end of the text."},
      {"+j20", "Column 3: Expected a whole number up to 19, found '2'."},
      {"+a9", "Column 2: There is no space a9 on the board."},
      {"xz1", "Column 2: Expected a space such as j10, found 'z'."},
      {"@", "Column 2: Expected a space such as j10, found the end of the text."},
      {"j10", "Column 4: Expected '-', found the end of the text."},
      {"j10-", "Column 5: Expected a space such as j10, found the end of the text."},
      {"j10-k", "Column 6: Expected a whole number up to 19, found the end of the text."},
      {"j10>k10", "Column 4: Expected '-', found '>'."},
      {"j10-k10x", "Column 8: Nothing more was expected here, found 'x'."},
      {"out",
       "Column 1: Expected an action such as 'roll 53', 'use 8', '+j17', 'i19-h19', 'end', "
       "'xk4', 'pass', '@j18' or 'out 3', found 'o'."},
      {"out ", "Column 5: Expected a player from 1 to 4, found the end of the text."},
      {"out 0", "Column 5: Expected a player from 1 to 4, found '0'."},
      {"out 5", "Column 5: Expected a player from 1 to 4, found '5'."},
      {"out 12", "Column 6: Nothing more was expected here, found '2'."},
      {"again!", "Column 6: Nothing more was expected here, found '!'."},
      {"leaves", "Column 6: Nothing more was expected here, found 's'."},
      {"end ", "Column 4: Nothing more was expected here, found ' '."},
      {"pass!", "Column 5: Nothing more was expected here, found '!'."},
      {"Pass",
       "Column 1: Expected an action such as 'roll 53', 'use 8', '+j17', 'i19-h19', 'end', 'xk4', "
       "'pass', '@j18' or 'out 3', found 'P'."},
      {"\x01",
       "Column 1: Expected an action such as 'roll 53', 'use 8', '+j17', 'i19-h19', 'end', 'xk4', "
       "'pass', '@j18' or 'out 3', found '\\x01'."},
  };
  for (const auto& [text, why] : kRefusals) {
    const Result<Action> parsed = Position::parse_action(text);
    ASSERT_FALSE(parsed) << text;
    EXPECT_EQ(parsed.error().full_sentence(), why) << text;
  }
}

struct NotAllowed {
  std::string_view position;
  std::string_view action;
  std::string_view why;
};

TEST(TotemRefusals, ActionsThatAreNotAllowedGetTheRulesReason) {
  constexpr NotAllowed kCases[] = {
      {"-/- 1 - - - - 0", "roll 53", "Player 1 must choose a start space first."},
      {"-/- 1 - - - - 0", "@j10", "j10 is not one of the twelve marked start spaces."},
      {"j18:i18,i19,j17,j19,k17,k18+19/- 2 - - - - 0", "@j18",
       "j18 is not left in the pattern that the first choice fixed."},
      {"j18:i18,i19,j17,j19,k17,k18+19/- 2 - - - - 0", "use 3",
       "Player 2 must choose a start space first."},
      {"j10:i10+3/j2:j3+1 1 - - - - 0", "use 3", "The dice must be rolled first."},
      {"j10:i10+3/j2:j3+1 1 - - - - 0", "i10-i11", "The dice must be rolled first."},
      {"j10:i10+3/j2:j3+1 1 - - - - 0", "pass", "The dice must be rolled first."},
      {"j10:i10+3/j2:j3+1 1 - - - - 0", "@j18", "All players have their start spaces already."},
      {"j10:i10+3/j2:j3+1 1 64 - - - 0", "roll 11",
       "The dice of this turn have been rolled already."},
      {"j10:i10+3/j2:j3+1 1 64 - - - 0", "use 7",
       "7 points are not to be had: use one of the dice or both together."},
      {"j10:i10+3/j2:j3+1 1 64 - - - 0", "+j15",
       "A piece from the reserve goes next to the own totem, and j15 is not."},
      {"j10:i10+3/j2:j3+1 1 64 - - - 0", "+i10", "i10 is not free for a new piece."},
      {"j10:i10+3/j2:j3+1 1 64 - - - 0", "i10-i11", "Choose first how many points to use."},
      {"j10:i10+3/j2:j3+1 1 64 - - - 0", "end", "No piece is travelling."},
      {"j10:i10+3/j2:j3+1 1 64 - - - 0", "xj3", "There is no piece to choose now."},
      {"j10:i10+3/j2:j3+1 1 64 - - - 0", "pass",
       "Passing is allowed only when nothing else is possible."},
      {"j10:i10+3/j2:j3+1 1 64 - - - 0", "@j18", "All players have their start spaces already."},
      {"j10:i10+3/j2:j3+1 1 61 - - - 0", "+j11",
       "Only a roll of 10 or more, or of two equal dice, allows an exchange."},
      {"j10:i10+0/j2:j3+1 1 66 - - - 0", "+j11", "There is no piece left in the reserve."},
      {"j10:+0/j2:j3+1 1 66 - - - 0", "use 12",
       "A totem without pieces on the board may not move."},
      {"j10:i10,j11+3/j2:j3+1 1 61 6 - j11 0", "j3-j4",
       "No piece of the player on turn stands on j3."},
      {"j10:i10,j11+3/j2:j3+1 1 61 6 - j11 0", "j12-j13",
       "No piece of the player on turn stands on j12."},
      {"j10:i10,j11+3/j2:j3+1 1 61 6 - j11 0", "j11-k11",
       "The piece on j11 has ended its travel in this turn already."},
      {"j10:i10,j11+3/j2:j3+1 1 61 6 - j11 0", "i10-i12",
       "i12 is not next to i10: a step goes to a neighbouring space."},
      {"j10:i10,j11+3/j2:j3+1 1 61 6 - j11 0", "i10-j10", "j10 is not free."},
      {"j10:i10,j11+3/j2:j3+1 1 61 6 - j11 0", "i10-h10",
       "After the step to h10 not all pieces would be connected to their totem."},
      {"j10:i10,j11+3/j2:j3+1 1 61 6 - j11 0", "end", "No piece is travelling."},
      {"j10:i10,j11+3/j2:j3+1 1 61 6 - j11 0", "pass",
       "Passing is allowed only when nothing else is possible."},
      {"j10:i10,j11+3/j2:j3+1 1 61 6 - j11 0", "use 6",
       "The points of this turn have been chosen already."},
      {"j10:i10,j11+3/j2:j3+1 1 61 6 - j11 0", "+i11",
       "The points of this turn have been chosen already."},
      {"j10:i10,j11+3/j2:j3+1 1 61 6 - j11 0", "xj3", "There is no piece to choose now."},
      {"j10:i10,j11+3/j2:j3+1 1 61 6 - j11 0", "roll 11",
       "The dice of this turn have been rolled already."},
      {"j10:i10,k10+3/j2:j3+1 1 61 6 i11>i10 - 0", "k10-k9",
       "The piece on i10 is travelling: it goes on or ends its travel first."},
      {"j10:i10,k10+3/j2:j3+1 1 61 6 i11>i10 - 0", "i10-i11",
       "The piece has stood on i11 in this turn already and may not return."},
      {"j10:j11+0/j2:j3+1 1 61 5 k10>j11 j10 0", "end",
       "No other piece can use the points that are left, so the travelling piece goes on."},
      {"l11:j12,k12+0/g15:g13,h13,h14+0/k9:k10,l8+0/i12:j11+0 4 62 5 !i11>i12 - 2", "end",
       "The attacker must choose first which piece is eliminated."},
      {"l11:j12,k12+0/g15:g13,h13,h14+0/k9:k10,l8+0/i12:j11+0 4 62 5 !i11>i12 - 2", "xk12",
       "k12 cannot be chosen: it holds no farthest piece next to the attacker."},
      {"l11:j12,k12+0/g15:g13,h13,h14+0/k9:k10,l8+0/i12:j11+0 4 62 5 !i11>i12 - 2", "i12-i13",
       "The attacker must choose first which piece is eliminated."},
      {"j10:i11+0/x 1 21 0 - i11 0", "pass", "The game is over."},
      {"j10:i10+3/j2:j3+1 1 66 - - - 0", "again", "There is no extra turn to decide on now."},
      {"j10:i10+3/j2:j3+1 1 66 6 - - 0", "leave", "There is no extra turn to decide on now."},
      {"j10:i10+3/j2:j3+1 1 - - - - 0", "again", "The dice must be rolled first."},
      {"-/- 1 - - - - 0", "again", "Player 1 must choose a start space first."},
      {"j10:i10+3/j2:j3+1 1 64 - - - 0", "out 1",
       "With two players nobody is put out of the game: who gives up has lost."},
      {"-/- 1 - - - - 0", "out 2",
       "With two players nobody is put out of the game: who gives up has lost."},
      {"j10:i10+3/x/j2:j3+1 1 64 - - - 0", "out 4", "There is no player 4 in this game."},
      {"j10:i10+3/x/j2:j3+1 1 - - - - 0", "out 2", "Player 2 is out already."},
      {"-/-/x 1 - - - - 0", "out 3", "Player 3 is out already."},
      {"j10:i10+3/x/x 1 - - - - 0", "out 1", "The game is over."},
      {"x/x/- 3 - - - - 0", "out 3", "The game is over."},
      {"x/x/- 3 - - - - 0", "@j18", "The game is over."},
      {"j10:i11+0/x 1 21 0 - i11 0", "roll 11", "The game is over."},
  };
  for (const auto& [text, action, why] : kCases) EXPECT_EQ(why_not(text, action), why) << text;
}

}  // namespace
}  // namespace menagerie::totem
