// What a position is worth without looking ahead: from how soon each player could touch the others'
// totems and pieces, how many pieces there are and how well they hang together, to chances to win
// by seat. It judges who stands where and who rolls next; dice that are already on the table, and
// what can be done with them, are the planner's business.
#pragma once

#include <array>
#include <cstddef>

#include "games/totem/position.h"
#include "players/totem/shape.h"

namespace menagerie::totem {

using Chances = std::array<double, kMaxSeats>;  // to win, by seat; they add up to 1

// What is seen of each player, all about as large as 1.
enum class Trait : std::uint8_t {
  pieces,        // on the board
  first_pieces,  // the same, but only the first six
  reserve,
  rolls_next,
  kill_now,      // chance that the next roll has the points to touch an opposing totem
  kill_later,    // the same for those who do not roll next
  danger_now,    // chance that the next roll has the points to touch the own totem
  danger_later,  // the same for the rolls after it
  approach,      // how near the group has come to the nearest opposing totem
  impatience,    // the same, the more the longer nothing has happened
  strike_now,    // chance that the next roll has the points to touch an opposing piece
  strike_later,
  strikes_now,  // how many travels that seven points allow end next to opposing pieces
  strikes_later,
  hurt_now,  // chance that the next roll has the points to touch an own piece
  hurt_later,
  fall,    // part of the pieces that hang on a single one
  guards,  // own pieces next to the totem
  movers,  // those who may leave without cutting anybody off
  open,    // free spaces next to the own totem
  spread,  // mean distance of pieces from the totem
  rim,     // distance of the totem from the centre
  count
};
inline constexpr std::size_t kTraits = static_cast<std::size_t>(Trait::count);

using Traits = std::array<double, kTraits>;
using Weights = std::array<double, kTraits>;

// What the eye sees, whoever rolls next.
struct Sight {
  std::array<bool, kMaxSeats> in_play{};
  std::array<Traits, kMaxSeats> lasting{};  // the traits that do not depend on who rolls next
  // How far the nearest member of the group is from the other's totem.
  std::array<std::array<int, kMaxSeats>, kMaxSeats> tip{};
  // Points that it takes by estimate to touch the totem or a piece of the other; kFar for too many.
  std::array<std::array<int, kMaxSeats>, kMaxSeats> to_totem{};
  std::array<std::array<int, kMaxSeats>, kMaxSeats> to_piece{};
  std::array<std::array<int, kMaxSeats>, kMaxSeats> strikes{};  // travels that seven points allow
};

inline constexpr int kFar = 13;

class Judge {
 public:
  explicit Judge(const Weights& weights) : weights_(weights) {}

  void change_weights(const Weights& weights) { weights_ = weights; }

  // Pre: the game is not over, everybody is seated.
  [[nodiscard]] Sight look(const Position& position);
  [[nodiscard]] Chances chances(const Sight& sight, Seat next) const;
  // The chances at any node, the finished game included; next is who rolls next.
  [[nodiscard]] Chances judge(const Position& position, Seat next);

  [[nodiscard]] static std::array<Traits, kMaxSeats> traits(const Sight& sight, Seat next);

 private:
  const Shape& shape(const Position& position, std::size_t seat);

  Weights weights_;
  std::array<Shape, kMaxSeats>
      shapes_;  // as last seen: most groups do not change from look to look
};

// The shared first place of a finished game. Pre: the game is over.
[[nodiscard]] Chances shared_win(const Position& position);

// Who rolls next if the turn ends now. Pre: everybody is seated.
[[nodiscard]] Seat rolls_next(const Position& position);

// The chance that two dice show at least so many points.
[[nodiscard]] double chance_of_points(int points);

// The weights of best play: tuned_weights.cpp tells where they come from.
extern const Weights kTunedWeights;

}  // namespace menagerie::totem
