// The mind reader: that it starts from best play, gains from habits, and never risks more than it
// was allowed. More games of the same kind are in mind_reader_soak.cpp.
#include "players/two_paths/mind_reader.h"

#include <gtest/gtest.h>
#include <vector>

#include "players_two_paths/people.h"
#include "players_two_paths/solved.h"

namespace menagerie::two_paths {
namespace {

constexpr double kRisk = 0.02;

Tally meet(const Person& person, int sessions, int games) {
  Tally tally;
  for (int session = 0; session < sessions; ++session) {
    HabitTable table(solved(7), MindReader(solved(7), kRisk), person,
                     static_cast<std::uint64_t>(session));
    table.play(games, tally);
  }
  return tally;
}

TEST(TwoPathsMindReader, BeginsWithBestPlay) {
  const MindReader reader(solved(7), kRisk);
  visit_random_games(20, [&](const Position& position) {
    if (position.rows() != 7 || position.phase() == Phase::over) return;
    const Analysis<Position> analysis = reader.analyse(position.seen_by(position.node().seat));
    const Analysis<Position> best = analyse(solved(7), position);
    double sum = 0;
    for (const auto& candidate : analysis.policy) {
      sum += candidate.probability;
      if (candidate.probability > 0) {
        EXPECT_EQ(candidate.value, best.value[position.node().seat.index]) << position.text();
      }
    }
    EXPECT_NEAR(sum, 1, 1e-12);
  });
}

// Plays on at random and looks at every mix of the reader: no answer may cost more than the purse.
TEST(TwoPathsMindReader, NoMixRisksMoreThanThePurse) {
  const Solution& solution = solved(7);
  MindReader reader(solution, kRisk);
  Generator random(5);
  int shifted = 0;
  for (int game = 0; game < 60; ++game) {
    reader.begin_game();
    Position position = at("ghf/3/3/3/3/3/FHG s 1 -");
    const Seat own = kBothSeats[static_cast<std::size_t>(game % 2)];
    while (position.phase() != Phase::over) {
      const Position before = position;
      position.apply(random_action(position, random));
      const Kind kind = *position.announced();
      const Side hidden = *position.hidden_side();
      const bool hides = before.mover() == own;
      const Analysis<Position> plan = reader.analyse(hides ? before : position.seen_by(own));
      for (const Side answer : kSides) {
        double chance = 0;
        for (const auto& candidate : plan.policy) {
          if (candidate.probability == 0) continue;
          Position after = before;
          const Action action = candidate.action;
          after.play_duel(hides ? action.kind() : kind, hides ? action.side() : answer,
                          hides ? answer : action.side());
          chance += candidate.probability * solution.chance(after, own);
        }
        const double lost = solution.chance(before, own) - chance;
        EXPECT_LE(lost, reader.purse() + 1e-9) << before.text();
        if (lost > 1e-4) ++shifted;
      }
      // The opponent leans to the east, so that there is something to read.
      const Side leaning = random.below(4) == 0 ? Side::west : Side::east;
      const Action own_action = draw(plan, random);
      const Kind played = hides ? own_action.kind() : kind;
      const Side played_hidden = hides ? own_action.side() : hidden;
      const Side played_blocked = hides ? leaning : own_action.side();
      reader.see(before, played, played_hidden, played_blocked, own);
      EXPECT_GE(reader.purse(), 0);
      position = before;
      position.play_duel(played, played_hidden, played_blocked);
    }
  }
  EXPECT_GT(shifted, 100);
}

TEST(TwoPathsMindReader, AnAllKnowingOpponentGetsTheRiskAndNoMore) {
  Tally tally;
  AllKnowingTable table(solved(7), MindReader(solved(7), kRisk), 1);
  table.play(300, tally);
  EXPECT_GE(tally.gain(), -kRisk - 1e-6);
}

TEST(TwoPathsMindReader, WithoutRiskItPlaysBest) {
  Tally tally;
  AllKnowingTable table(solved(7), MindReader(solved(7), 0), 1);
  table.play(100, tally);
  EXPECT_NEAR(tally.gain(), 0, 1e-8);
}

TEST(TwoPathsMindReader, BestPlayGivesItNothingAndTakesNothing) {
  const Tally tally = meet(playing_best(), 10, 20);
  EXPECT_NEAR(tally.gain(), 0, 1.5 * tally.gain_error());
}

TEST(TwoPathsMindReader, HabitsArePaidFor) {
  const std::vector<Person> people = {leaning_east(0.7),         alternating(0.7), tempted(0.7),
                                      staying_with_success(0.7), tempted(0.3),     imitating(0.7)};
  for (std::size_t i = 0; i < people.size(); ++i) {
    const Tally tally = meet(people[i], 5, 20);
    EXPECT_GT(tally.gain() - tally.gain_error(), 0.1) << i;
  }
}

TEST(TwoPathsMindReader, SomebodyWhoDecidesInItsPlaceDoesNotConfuseIt) {
  MindReader reader(solved(7), kRisk);
  Generator random(9);
  Position position = at("ghf/3/3/3/3/3/FHG s 1 -");
  while (position.phase() != Phase::over) {
    const Position before = position;
    const Action choice = random_action(before, random);
    const Side blocked = kSides[random.below(2)];
    reader.see(before, choice.kind(), choice.side(), blocked, kSouth);
    position.play_duel(choice.kind(), choice.side(), blocked);
    EXPECT_GE(reader.purse(), 0);
  }
}

// One that is told of the games again before every decision plays like one that was there; and it
// knows no more than what is open (P5).
TEST(TwoPathsMindReader, WhatItHasSeenCanBeToldAgainBeforeEveryDecision) {
  MindReader reader(solved(7), kRisk);
  Generator person(12);
  std::vector<std::vector<Action>> played;
  std::vector<PlayedGame<Position>> games;
  played.reserve(4);
  for (int game = 0; game < 4; ++game) {
    const Seat own = kBothSeats[static_cast<std::size_t>(game % 2)];
    const Position start = Position::lining_up(7, kBothSeats[static_cast<std::size_t>(game / 2)]);
    Position position = start;
    Position before = start;
    std::vector<Action>& actions = played.emplace_back();
    games.push_back({start, {}, own});
    reader.begin_game();
    while (position.phase() != Phase::over) {
      const Seat seat = position.node().seat;
      Action action = random_action(position, person);
      if (action.type() != Action::Type::line_up && person.below(4) != 0) {
        const bool chooses = action.type() == Action::Type::choose;
        action = chooses ? Action::choose(action.kind(), Side::west) : Action::block(Side::west);
      }
      if (seat == own) {
        const Position seen = position.seen_by(own);
        const std::uint64_t seed = person.next();
        Generator random(seed);
        action = draw(reader.analyse(seen), random);
        games.back().actions = actions;
        Generator same(seed);
        EXPECT_EQ(choose_as_mind_reader(solved(7), games, seen, same, kRisk), action);
        if (position.phase() == Phase::blocking) {
          std::vector<Action> otherwise = actions;
          const Action choice = actions.back();
          otherwise.back() = Action::choose(choice.kind(), other(choice.side()));
          games.back().actions = otherwise;
          Generator again(seed);
          EXPECT_EQ(choose_as_mind_reader(solved(7), games, seen, again, kRisk), action);
          games.back().actions = actions;
        }
      }
      if (position.phase() == Phase::choosing) before = position;
      if (position.phase() == Phase::blocking) {
        const Action choice = actions.back();
        reader.see(before, choice.kind(), choice.side(), action.side(), own);
      }
      actions.push_back(action);
      position.apply(action);
    }
    games.back().actions = actions;
  }
}

}  // namespace
}  // namespace menagerie::two_paths
