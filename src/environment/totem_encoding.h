// Totem for learners. A step is its space and one of six directions, so that a step of the same
// number in another place goes the same way; rolls have numbers of their own.
#pragma once

#include <cstdint>
#include <optional>

#include "environment/encoding.h"
#include "games/totem/game.h"

namespace menagerie::environment {

template <>
class Encoding<totem::Game> {
 public:
  static constexpr int kBoard = static_cast<int>(totem::kSpaces);
  // Where each kind of action begins. A step is 6 * space + direction, the directions in the order
  // of (1,0), (0,1), (-1,1), (-1,0), (0,-1), (1,-1).
  static constexpr int kExchange = kBoard * static_cast<int>(totem::kNeighbours);
  static constexpr int kTake = kExchange + kBoard;
  static constexpr int kStart = kTake + kBoard;
  static constexpr int kUse = kStart + static_cast<int>(totem::kStartSpaces.size());
  static constexpr int kPass = kUse + totem::kMaxPoints;
  static constexpr int kEnd = kPass + 1;
  static constexpr int kAgain = kEnd + 1;
  static constexpr int kLeave = kAgain + 1;
  static constexpr int kOut = kLeave + 1;  // legal lists never have it, but it may be done (H19)
  static constexpr int kDecisions = kOut + kMaxSeats;

  explicit Encoding(const totem::Options& options);

  [[nodiscard]] int decisions() const { return kDecisions; }
  [[nodiscard]] int chances() const { return totem::Position::Chances::capacity(); }
  [[nodiscard]] int number(totem::Action action) const;
  [[nodiscard]] std::optional<totem::Action> action(int number, Turn turn) const;
  [[nodiscard]] int longest() const { return longest_; }
  [[nodiscard]] const Layout& layout() const { return layout_; }
  void write(const totem::Position& position, Viewer viewer, std::uint8_t* out) const;
  void update(const totem::Position& before, totem::Action action, const totem::Position& after,
              Viewer viewer, std::uint8_t* out) const;

 private:
  [[nodiscard]] std::uint8_t* space(std::uint8_t* out, totem::Space space) const {
    return out + index(space) * channels_;
  }
  void write_rest(const totem::Position& position, Viewer viewer, std::uint8_t* out) const;

  int seats_;  // as many as the table has
  int longest_;
  Layout layout_;
  // Of a space: for every seat a piece and a totem, then "has travelled" and the place in the path.
  std::size_t travelled_;
  std::size_t path_;
  std::size_t channels_;
  std::size_t reserves_ = 0;
  std::size_t waits_ = 0;
  std::size_t turn_ = 0;
  std::size_t viewer_ = 0;
  std::size_t dice_ = 0;
  std::size_t points_ = 0;
  std::size_t stage_ = 0;
  std::size_t quiet_ = 0;
};

}  // namespace menagerie::environment
