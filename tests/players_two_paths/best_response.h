// An opponent who knows every mix that the player plays and always answers best: what is left to
// the player then. It asks the player itself, position by position, and works backwards over the
// whole game, so what it finds is what really could be lost.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <gtest/gtest.h>
#include <vector>

#include "players/two_paths/player.h"

namespace menagerie::two_paths {

class BestResponse {
 public:
  // Looks at the first pages of the solution's atlas only; what can follow them is among them.
  BestResponse(const Solution& solution, std::size_t pages)
      : solution_(solution), atlas_(solution.atlas()), left_(2 * pages * Atlas::kStatesOfPage) {
    for (std::size_t state = 0; state < Atlas::kStatesOfPage; ++state) {
      const bool mover_lost = state % Atlas::kStatesOfMeeting < 3;
      left_[2 * state + kPlayerMoves] = mover_lost ? 0 : 1;
      left_[2 * state + kPlayerBlocks] = mover_lost ? 1 : 0;
    }
    for (std::size_t page = 1; page < pages; ++page) solve_page(page);
  }

  // What the best response gains at most, over all states and both parts.
  [[nodiscard]] double greatest_gain() const { return greatest_gain_; }
  // What it gains from here if the player has the seat. Pre: choosing.
  [[nodiscard]] double gain(const Position& position, Seat player) const {
    return solution_.chance(position, player) - left_[place(position, player)];
  }

 private:
  static constexpr std::size_t kPlayerMoves = 0;
  static constexpr std::size_t kPlayerBlocks = 1;

  // What a duel may lead to, by hidden and blocked side: places in left_.
  using Follows = std::array<std::array<std::size_t, 2>, 2>;
  // A state in which the player has one part. All weights are of the player's own making.
  struct State {
    std::size_t place = 0;
    bool player_moves = false;
    double chance = 0;  // by the solution
    int duels = 0;
    std::array<Follows, 3> follows{};
    std::array<std::array<double, 2>, 3> weights{};  // of the player's sides, by duel
  };

  [[nodiscard]] std::size_t place(const Position& position, Seat player) const {
    const Spot spot = atlas_.spot(atlas_.meeting(position));
    const std::size_t part = player == position.mover() ? kPlayerMoves : kPlayerBlocks;
    return 2 * std::size_t{spot.state(position.mover(), position.duel())} + part;
  }

  void solve_page(std::size_t number) {
    const Atlas::Page page = atlas_.pages()[number];
    std::size_t state = number * Atlas::kStatesOfPage;
    std::vector<State> states;
    for (std::size_t index = 0; index < Permutation::kCount; ++index) {
      for (const Seat mover : kBothSeats) {
        for (const int duel : {1, 2, 3}) {
          const Position position = atlas_.position(page, Permutation(index), mover, duel);
          for (const Seat player : {mover, opponent(mover)}) {
            states.push_back(ask(position, player));
            states.back().place = 2 * state + (player == mover ? kPlayerMoves : kPlayerBlocks);
          }
          ++state;
        }
      }
    }
    solve(states);
  }

  // How the player plays here.
  [[nodiscard]] State ask(const Position& position, Seat player) const {
    State state;
    state.player_moves = player == position.mover();
    const Analysis<Position> choice = analyse(solution_, position);
    state.chance = choice.value[player.index];
    for (const Kind kind : kKinds) {
      if (!position.may_announce(kind)) continue;
      const auto duel = static_cast<std::size_t>(state.duels++);
      Position announced = position;
      announced.apply(Action::choose(kind, Side::east));
      const Analysis<Position> block = analyse(solution_, announced.seen_by(player));
      for (const Side side : kSides) {
        const bool moves = state.player_moves;
        const Action action = moves ? Action::choose(kind, side) : Action::block(side);
        state.weights[duel][index_of(side)] = probability(moves ? choice : block, action);
        for (const Side blocked : kSides) {
          Position after = position;
          after.play_duel(kind, side, blocked);
          state.follows[duel][index_of(side)][index_of(blocked)] = place(after, player);
        }
      }
    }
    return state;
  }

  [[nodiscard]] static double probability(const Analysis<Position>& analysis, Action action) {
    for (const Candidate<Action>& candidate : analysis.policy) {
      if (candidate.action == action) return candidate.probability;
    }
    return 0;
  }

  // States of one page may follow each other in a circle. Beginning at nothing, the player is
  // never credited with what only going round for ever would give.
  void solve(const std::vector<State>& states) {
    for (const State& state : states) left_[state.place] = 0;
    double change = 1;
    for (int round = 0; round < 10'000 && change > 1e-16; ++round) {
      change = 0;
      for (const State& state : states) {
        const double now = state.player_moves ? left_moving(state) : left_blocking(state);
        change = std::max(change, std::abs(now - left_[state.place]));
        left_[state.place] = now;
      }
    }
    EXPECT_LE(change, 1e-15);
    for (const State& state : states) {
      greatest_gain_ = std::max(greatest_gain_, state.chance - left_[state.place]);
    }
  }

  // The opponent blocks what hurts most, knowing how often each side is hidden.
  [[nodiscard]] double left_moving(const State& state) const {
    double sum = 0;
    for (std::size_t duel = 0; duel < static_cast<std::size_t>(state.duels); ++duel) {
      const auto& [east, west] = state.weights[duel];
      const Follows& follows = state.follows[duel];
      const auto blocking = [&](std::size_t blocked) {
        return east * left_[follows[0][blocked]] + west * left_[follows[1][blocked]];
      };
      sum += std::min(blocking(0), blocking(1));
    }
    return sum;
  }

  // The opponent announces and hides what hurts most, knowing how often each side is blocked.
  [[nodiscard]] double left_blocking(const State& state) const {
    double least = 1;
    for (std::size_t duel = 0; duel < static_cast<std::size_t>(state.duels); ++duel) {
      const auto& [east, west] = state.weights[duel];
      for (const auto& follows : state.follows[duel]) {
        least = std::min(least, east * left_[follows[0]] + west * left_[follows[1]]);
      }
    }
    return least;
  }

  const Solution& solution_;
  const Atlas& atlas_;
  std::vector<double> left_;  // of the player's chance, by state and part
  double greatest_gain_ = 0;
};

}  // namespace menagerie::two_paths
