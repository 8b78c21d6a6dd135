// The table options of T10, T11 and T14: what each changes, that keys tell them apart, and random
// games beside the rules read word for word.
#include <gtest/gtest.h>
#include <set>

#include "support/vectors.h"
#include "tokan/plain_rules.h"
#include "tokan/positions.h"

namespace menagerie::tokan {
namespace {

using menagerie::testing::split;

std::vector<Options> play_options() {
  std::vector<Options> all;
  for (const Ends ends : {Ends::turn, Ends::either}) {
    for (const Gaps gaps : {Gaps::run, Gaps::all}) all.push_back({.ends = ends, .gaps = gaps});
  }
  return all;
}

Field study_of(std::string_view text, Options options) {
  options.study = true;
  return field_of(text, options);
}

// A row 5 with nothing below it.
std::string row5(const std::string& cells, const std::string& rest) {
  return cells + "/.,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,. " + rest;
}

TEST(TokanOptions, MissingOnesAreTheStandard) {
  const Result<OptionValues> values = complete_options(Game::option_specs(), {});
  ASSERT_TRUE(values);
  EXPECT_EQ(Game::options(*values), Options{});
  EXPECT_EQ(values->at("ends"), "turn");
  EXPECT_EQ(values->at("gaps"), "run");
  EXPECT_EQ(values->at("frame"), "float");
}

TEST(TokanOptions, AreReadByName) {
  const Result<OptionValues> values = complete_options(
      Game::option_specs(), {{"ends", "either"}, {"gaps", "all"}, {"frame", "centre"}});
  ASSERT_TRUE(values);
  EXPECT_EQ(Game::options(*values),
            (Options{.ends = Ends::either, .gaps = Gaps::all, .frame = Frame::centre}));
}

TEST(TokanOptions, EverythingBehindMovesUpOverOlderGaps) {  // T10, gaps=all
  const std::string before = row5("M,.,J,m,j,.", "b -");
  EXPECT_EQ(after(study_of(before, {}), "d5e5").text(), row5("M,.,.,J,jm,.", "r e5"));
  EXPECT_EQ(after(study_of(before, {.gaps = Gaps::all}), "d5e5").text(),
            row5(".,M,.,J,jm,.", "r e5"));
}

TEST(TokanOptions, AGapRightBehindMovesUpToo) {  // T10, gaps=all
  const std::string before = row5("M,J,.,m,j,L", "b -");
  EXPECT_EQ(after(study_of(before, {}), "d5e5").text(), row5("M,J,.,.,jm,L", "r e5"));
  EXPECT_EQ(after(study_of(before, {.gaps = Gaps::all}), "d5e5").text(),
            row5(".,M,J,.,jm,L", "r e5"));
}

TEST(TokanOptions, MovingUpGoesEveryWayAndLeavesOtherLinesAlone) {  // T10, gaps=all
  const Options all{.gaps = Gaps::all};
  const std::string column = "j,.,.,.,.,./m,l,.,.,.,./.,.,.,.,.,./J,.,.,.,.,./M,.,.,.,.,. b -";
  EXPECT_EQ(after(study_of(column, all), "a4a5").text(),
            "jm,.,.,.,.,./.,l,.,.,.,./J,.,.,.,.,./M,.,.,.,.,./.,.,.,.,.,. r a5");
  const std::string west = row5("j,m,.,J,.,L", "b -");
  EXPECT_EQ(after(study_of(west, all), "b5a5").text(), row5("jm,.,J,.,L,.", "r a5"));
  const std::string south = "M,.,.,.,.,./.,.,.,.,.,./J,.,.,.,.,./m,.,.,.,.,./j,l,.,.,.,. b -";
  EXPECT_EQ(after(study_of(south, all), "a2a1").text(),
            ".,.,.,.,.,./M,.,.,.,.,./.,.,.,.,.,./J,.,.,.,.,./jm,l,.,.,.,. r a1");
}

TEST(TokanOptions, NothingMovesUpWhereTilesStayBehind) {  // T10, gaps=all
  const Field field = study_of(row5("M,.,jm,jl,.,.", "b -"), {.gaps = Gaps::all});
  EXPECT_EQ(after(field, "c5d5").text(), row5("M,.,j,jlm,.,.", "r d5"));
}

TEST(TokanOptions, TheGameEndsWhenThePlayerNotOnTurnCouldNotMove) {  // T11, ends=either
  const std::string text = row5("M,j,.,.,.,.", "r -");               // the jackal reaches nothing
  const Field turn = study_of(text, {});
  EXPECT_EQ(turn.node().turn, Turn::decision);
  EXPECT_EQ(turn.stuck(), std::nullopt);
  const Field either = study_of(text, {.ends = Ends::either});
  EXPECT_EQ(either.node().turn, Turn::over);
  EXPECT_EQ(either.stuck(), seat_of(Colour::black));
  EXPECT_EQ(legal_texts(either), "");
  EXPECT_EQ(either.count_legal(), 0U);
  EXPECT_EQ(refusal(either, "a5b5"), "The game is over.");
}

TEST(TokanOptions, TheTabooIsTheSideOnTurnsAlone) {  // T11, T6, ends=either
  // Black has just moved to b5: red may not land there, and nothing else is in reach.
  const std::string stuck = row5("M,jm,.,.,.,.", "r b5");
  EXPECT_EQ(study_of(stuck, {.ends = Ends::either}).stuck(), seat_of(Colour::red));
  // With red's tower in reach black could go on if it were its turn, but red is on turn and stuck.
  const std::string both = row5("J,m,.,.,.,.", "r -");
  EXPECT_EQ(study_of(both, {.ends = Ends::either}).stuck(), seat_of(Colour::red));
  // Red has a way past the taboo, and black would have one too: nobody is stuck.
  const std::string open = "M,jm,j,.,.,./J,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,. r b5";
  EXPECT_EQ(study_of(open, {.ends = Ends::either}).stuck(), std::nullopt);
}

TEST(TokanOptions, ADealMayBeOverBeforeTheFirstMoveButNotWhileLaying) {  // T11, ends=either
  // Whether a player could move is not asked while tiles are laid.
  Generator random(3);
  Position position = Game::start({.setup = Setup::lay, .ends = Ends::either}, random);
  while (position.laying() != nullptr) {
    ASSERT_EQ(position.node().turn, Turn::decision);
    position.apply(random_action(position, random));
  }
  EXPECT_EQ(position.field()->rules().ends, Ends::either);
  // The first position in play is tested like every other.
  const Field first = study_of(row5("M,j,.,.,.,.", "r -"), {.ends = Ends::either});
  EXPECT_EQ(first.taboo(), std::nullopt);
  EXPECT_EQ(first.node().turn, Turn::over);
}

TEST(TokanOptions, KeysTellEndsAndGapsApartAndTheStandardKeepsIts) {
  Generator random(5);
  for (int game = 0; game < 50; ++game) {
    Field field = *Game::start({}, random).field();
    while (field.node().turn == Turn::decision) {
      std::set<std::uint64_t> keys;
      std::set<std::uint64_t> going_on;
      for (const Options& options : play_options()) {
        const Field same = field_of(field.text(), options);
        EXPECT_EQ(same == field, options == Options{});
        keys.insert(same.key());
        going_on.insert(same.going_on_key());
      }
      ASSERT_EQ(keys.size(), 4U) << field.text();
      ASSERT_EQ(going_on.size(), 4U) << field.text();
      field.apply(random_action(field, random));
    }
  }
  // Never change these: kept proofs and signatures hang on them.
  constexpr std::string_view kText =
      "J,L,J,.,l,j/jl,L,J,L,m,l/J,j,L,lj,l,M/M,J,m,j,j,L/.,J,mM,J,j,. r d3";
  EXPECT_EQ(field_of(kText).key(), 570538600556388436U);
  EXPECT_EQ(field_of(kText).going_on_key(), 570538600556388436U);
}

TEST(TokanOptions, KeysOfLayingsTellAllThreeApart) {  // T14
  Generator random(6);
  Position position = Game::start({.setup = Setup::lay, .frame = Frame::centre}, random);
  while (position.laying() != nullptr) {
    std::set<std::uint64_t> keys;
    for (Options options : play_options()) {
      for (const Frame frame : {Frame::floating, Frame::centre}) {
        options.frame = frame;
        keys.insert(position_of(position.text(), options).key());
      }
    }
    ASSERT_EQ(keys.size(), 8U) << position.text();
    position.apply(random_action(position, random));
  }
}

TEST(TokanOptions, RandomGamesGoAsTheRulesSayWordForWord) {  // T3 to T13
  Generator random(7);
  int ended_by_other = 0;
  for (Options options : play_options()) {
    for (int game = 0; game < 100; ++game) {
      options.scoring = game % 2 == 0 ? Scoring::classic : Scoring::heads;
      Field field = *Game::start(options, random).field();
      PlainField plain(field.text(), options.play_rules());
      for (;;) {
        ASSERT_EQ(field.text(), plain.text());
        ASSERT_EQ(split(legal_texts(field), ' '), plain.legal()) << field.text();
        ASSERT_EQ(field.node().turn == Turn::over, plain.over()) << field.text();
        if (plain.over()) break;
        const Action action = random_action(field, random);
        field.apply(action);
        plain.play(action.text());
      }
      const int winner = field.outcome().winner();
      ASSERT_EQ(winner < 0 ? 0 : winner == 0 ? 1 : -1, plain.leader()) << field.text();
      ended_by_other += field.stuck() != seat_of(field.side()) ? 1 : 0;
    }
  }
  EXPECT_GT(ended_by_other, 50);
}

// T14 word for word: every tile in hand on every free space that shares a side with a laid tile,
// within five rows, where the field stays within six columns, or within two columns beside the
// first two. `text` is a position while laying.
std::vector<std::string> plain_layings(const std::string& text, Frame frame) {
  const std::vector<std::string> words = split(text, ' ');
  std::vector<std::vector<std::string>> rows;  // 5 to 1
  for (const std::string& row : split(words[0], '/')) rows.push_back(split(row, ','));
  const auto laid = [&](int column, int row) {
    if (column < 0 || column > 9 || row < 1 || row > 5) return false;
    return rows[static_cast<std::size_t>(5 - row)][static_cast<std::size_t>(column)] != ".";
  };
  const auto in_use = [&](int column) {
    bool any = false;
    for (int row = 1; row <= 5; ++row) any = any || laid(column, row);
    return any;
  };
  const auto fits = [&](int column) {
    if (frame == Frame::centre) return column >= 4 - 2 && column <= 5 + 2;
    int first = column;
    int last = column;
    for (int other = 0; other < 10; ++other) {
      if (!in_use(other)) continue;
      first = std::min(first, other);
      last = std::max(last, other);
    }
    return last - first + 1 <= 6;
  };
  const std::string hand = split(words[3], '/')[words[1] == "r" ? 0 : 1];
  std::vector<std::string> all;
  for (std::size_t i = 0; i < hand.size(); i += 2) {
    if (hand[i + 1] == '0') continue;
    for (int column = 0; column < 10; ++column) {
      for (int row = 1; row <= 5; ++row) {
        const bool touches = laid(column - 1, row) || laid(column + 1, row) ||
                             laid(column, row - 1) || laid(column, row + 1);
        if (laid(column, row) || !touches || !fits(column)) continue;
        all.push_back(
            {hand[i], '@', static_cast<char>('a' + column), static_cast<char>('0' + row)});
      }
    }
  }
  std::ranges::sort(all);
  return all;
}

TEST(TokanOptions, RandomLayingsGoAsTheRulesSayWordForWord) {  // T14, both frames
  Generator random(8);
  for (const Frame frame : {Frame::floating, Frame::centre}) {
    const Options options{.setup = Setup::lay, .frame = frame};
    for (int game = 0; game < 150; ++game) {
      Position position = Game::start(options, random);
      while (position.laying() != nullptr) {
        ASSERT_EQ(split(legal_texts(position), ' '), plain_layings(position.text(), frame))
            << position.text();
        ASSERT_EQ(position_of(position.text(), options), position);
        position.apply(random_action(position, random));
      }
    }
  }
}

constexpr std::string_view kLeft =
    ".,.,.,.,J,j,.,.,.,./.,.,.,.,L,l,.,.,.,./.,.,l,L,M,m,.,.,.,./.,.,.,.,J,j,.,.,.,./"
    ".,.,.,.,L,l,.,.,.,. r lay M2J5L2/m2j5l2";

TEST(TokanOptions, WithTheColumnsInTheMiddleNothingIsLaidOutsideCToH) {  // T14, frame=centre
  const Options centre{.setup = Setup::lay, .frame = Frame::centre};
  EXPECT_EQ(refusal(position_of(kLeft), "J@b3"), "legal");
  const Position position = position_of(kLeft, centre);
  EXPECT_EQ(refusal(position, "J@b3"),
            "b3 lies outside the columns c to h: the first two columns stay in the middle.");
  EXPECT_EQ(refusal(position, "J@c4"), "legal");
  EXPECT_EQ(refusal(position, "J@h1"), "A tile on h1 would touch no other tile side by side.");
}

TEST(TokanOptions, ALaidTileOutsideTheMiddleIsNoPositionThere) {  // T14, frame=centre
  const std::string outside = after(position_of(kLeft), "J@b3").text();
  const Result<Position> refused =
      Position::parse(outside, {.setup = Setup::lay, .frame = Frame::centre});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().full_sentence(),
            "Column 43: b3 lies outside the columns c to h: the first two columns stay in the "
            "middle.");
}

TEST(TokanOptions, TheLayoutOfARematchKeepsTheOptions) {  // T15
  const Options options{
      .setup = Setup::lay, .ends = Ends::either, .gaps = Gaps::all, .frame = Frame::centre};
  Generator random(9);
  std::vector<Position> game = {Game::start(options, random)};
  while (game.back().node().turn == Turn::decision) {
    game.push_back(game.back());
    game.back().apply(random_action(game.back(), random));
  }
  const Position rematch = Game::rematch_start(game);
  ASSERT_NE(rematch.field(), nullptr);
  EXPECT_EQ(rematch.field()->rules(), options.play_rules());
  EXPECT_EQ(rematch, position_of(rematch.text(), options));
}

}  // namespace
}  // namespace menagerie::tokan
