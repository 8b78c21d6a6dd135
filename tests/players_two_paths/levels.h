// Games between levels, counted.
#pragma once

#include <cmath>

#include "players/player.h"
#include "players/two_paths/player.h"
#include "players_two_paths/solved.h"

namespace menagerie::two_paths {

// Numbers, their mean and half the width of its interval of 95 %.
class Sample {
 public:
  void add(double number) {
    ++count_;
    sum_ += number;
    squares_ += number * number;
  }
  [[nodiscard]] int count() const { return count_; }
  [[nodiscard]] double mean() const { return sum_ / count_; }
  [[nodiscard]] double error() const {
    return 1.96 * std::sqrt((squares_ / count_ - mean() * mean()) / count_);
  }

 private:
  int count_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

// The player of all games here; it solves what it is asked about once.
inline Player& one_player() {
  static Player player;
  return player;
}

struct Match {
  Sample won;   // by the first level, game by game
  Sample lost;  // what its choices cost it if the other had played best from then on
};

// So many games from the lining-up on, the two levels in turn as South, who begins.
inline Match play_levels(int first, int second, int games, int rows = kFewestRows) {
  Player& player = one_player();
  Generator random(static_cast<std::uint64_t>(1000 * rows + 10 * first + second));
  Match match;
  for (int game = 0; game < games; ++game) {
    const Seat own = kBothSeats[static_cast<std::size_t>(game % 2)];
    Position position = Position::lining_up(rows, kSouth);
    double lost = 0;
    while (position.phase() != Phase::over) {
      const Seat seat = position.node().seat;
      const Position seen = position.seen_by(seat);
      const Action action = player.choose(seen, seat == own ? first : second, random, {});
      if (seat == own) {
        const Analysis<Position> truth = analyse(solved(rows), seen);
        for (const Candidate<Action>& candidate : truth.policy) {
          if (candidate.action == action) lost += truth.policy.front().value - candidate.value;
        }
      }
      position.apply(action);
    }
    match.won.add(position.outcome().winner() == own.index ? 1 : 0);
    match.lost.add(lost);
  }
  return match;
}

// What a level gives away in a game against best play: as good a measure as the share of games won
// and far less noisy, because best play neither gains nor loses by the level's sides.
inline Sample lost_to_best_play(int level, int games) {
  return play_levels(level, kLevels, games).lost;
}

}  // namespace menagerie::two_paths
