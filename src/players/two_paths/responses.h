// What a policy of Two Paths is worth against somebody who knows it and answers best: exact, over
// the whole game or all that can follow one position. Whoever has a policy to be judged gives it
// state by state in the atlas' own positions; how it came about, and what it looks like elsewhere,
// is left to them. Images of a state are the same state here, so what is judged is the policy that
// plays in every state as it does in the atlas' image of it.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "players/two_paths/atlas.h"
#include "players/two_paths/solver.h"

namespace menagerie::two_paths {

// A policy in one state: how often the mover chooses Fe, Fw, Ge, Gw, He, Hw, and how often the
// blocker blocks east after F, G, H was announced. What is not legal there does not count.
inline constexpr std::size_t kPolicyColumns = 9;
using PolicyRow = const float*;

// How often the policy lines up in each order of kOrders: first as the first to do so, then as the
// second after each of the six.
using LineUps = std::array<std::array<float, 6>, 7>;

// The atlas' own position of a state. Pre: the state is of no finished game.
[[nodiscard]] Position representative(const Atlas& atlas, std::uint32_t state);

// All states whose positions can follow this one, and its own, in ascending order; whole meetings.
// Pre: choosing, with the rows of the atlas.
[[nodiscard]] std::vector<std::uint32_t> reachable_states(const Atlas& atlas, const Position& from);

class Responses {
 public:
  // What a pair of sides leads to, whoever asks: the same animals in place, the end, or another
  // meeting.
  struct Outcome {
    bool stays = false;
    int winner = -1;
    Spot spot;
  };

  explicit Responses(const Atlas& atlas);

  // Works out the best responses to a policy in these states, or in all where none are named. Pre:
  // they are whole meetings in ascending order, and whatever can follow one of them is among them.
  // `row` is asked for each of them. False if `progress` ended the work.
  [[nodiscard]] bool respond(std::span<const std::uint32_t> states,
                             const std::function<PolicyRow(std::uint32_t)>& row,
                             const Progress& progress);

  // The chance to win of the responder, the other seat following the policy. A game that goes on
  // for ever is not won. Pre: the position was within the states; lining up or choosing.
  [[nodiscard]] double chance(const Position& position, Seat responder,
                              const LineUps& line_ups) const;

 private:
  static constexpr std::size_t kMoves = 0;  // the responder moves
  static constexpr std::size_t kBlocks = 1;

  [[nodiscard]] double& left(std::uint32_t state, std::size_t part) {
    return chances_[2 * std::size_t{state} + part];
  }
  // The responder's chance after a duel that does not leave everything in place.
  [[nodiscard]] double follow(const Outcome& outcome, Seat mover, int duel, bool guessed_right,
                              Seat responder) const;
  void respond_in(std::uint32_t first, const std::function<PolicyRow(std::uint32_t)>& row);
  [[nodiscard]] double line_up_chance(const Position& position, Seat responder,
                                      const LineUps& line_ups, std::size_t row) const;

  const Atlas* atlas_;
  std::vector<double> chances_;  // of the responder: moving, and blocking
};

}  // namespace menagerie::two_paths
