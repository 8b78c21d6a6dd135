// Tokan for learners. Moves are numbered in the byte order of their texts, laying after them; a
// space is told by the three tiles on its top, its height, all of its tiles and the taboo.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "environment/encoding.h"
#include "games/tokan/game.h"

namespace menagerie::environment {

template <>
class Encoding<tokan::Game> {
 public:
  // A mouse moves by 1 and carries none, a jackal by 2 and up to 1, a lion by 3 and up to 2 (T4,
  // T9): 98 + 2 * 76 + 3 * 54.
  static constexpr int kMoves = 412;
  static constexpr int kLayings = tokan::kTileTypes * tokan::kFrameSpaces;

  explicit Encoding(const tokan::Options& options);

  [[nodiscard]] int decisions() const { return lays_ ? kMoves + kLayings : kMoves; }
  [[nodiscard]] int chances() const { return 0; }
  [[nodiscard]] int number(tokan::Action action) const;
  [[nodiscard]] std::optional<tokan::Action> action(int number, Turn turn) const;
  [[nodiscard]] int longest() const;
  [[nodiscard]] const Layout& layout() const { return layout_; }
  void write(const tokan::Position& position, Viewer viewer, std::uint8_t* out) const;
  void update(const tokan::Position& before, tokan::Action action, const tokan::Position& after,
              Viewer viewer, std::uint8_t* out) const;

 private:
  // Of a space: the three upper tiles by type, the height, all tiles from the bottom up (1 + type),
  // and whether it is taboo.
  static constexpr std::size_t kUpper = 3;
  static constexpr std::size_t kHeight = kUpper * tokan::kTileTypes;
  static constexpr std::size_t kLevels = kHeight + 1;
  static constexpr std::size_t kTaboo = kLevels + tokan::kTilesInAll;
  static constexpr std::size_t kChannels = kTaboo + 1;

  static void write_space(const tokan::Field& field, tokan::Space space, std::uint8_t* out);
  void write_turn(Seat side, Viewer viewer, std::uint8_t* out) const;
  void write_laying(const tokan::Laying& laying, std::uint8_t* out) const;

  bool lays_;
  Layout layout_;
  std::size_t turn_ = 0;
  std::size_t viewer_ = 0;
  std::size_t laying_ = 0;
  std::size_t frame_ = 0;
  std::size_t hands_ = 0;
};

}  // namespace menagerie::environment
