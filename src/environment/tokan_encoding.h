// Tokan for learners. Moves are numbered in the byte order of their texts, laying after them; a
// space is told by the three tiles on its top, its height, all of its tiles and the taboo.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "environment/encoding.h"
#include "environment/tokan_numbers.h"
#include "games/tokan/game.h"

namespace menagerie::environment {

template <>
class Encoding<tokan::Game> {
 public:
  explicit Encoding(const tokan::Options& options);

  [[nodiscard]] int decisions() const {
    return lays_ ? TokanNumbers::kMoves + TokanNumbers::kLayings : TokanNumbers::kMoves;
  }
  [[nodiscard]] int chances() const { return 0; }
  [[nodiscard]] int number(tokan::Action action) const { return kTokanNumbers.number(action); }
  [[nodiscard]] std::optional<tokan::Action> action(int number, Turn) const {
    if (number < 0 || number >= decisions()) return std::nullopt;
    return kTokanNumbers.actions[static_cast<std::size_t>(number)];
  }
  [[nodiscard]] int longest() const;
  [[nodiscard]] const Layout& layout() const { return layout_; }
  void write(const tokan::Position& position, Viewer viewer, std::uint8_t* out) const;
  [[nodiscard]] Node awaited(const tokan::Position& position) const {
    const tokan::Field* field = position.field();
    const tokan::Colour side = field != nullptr ? field->side() : position.laying()->side();
    return {Turn::decision, tokan::seat_of(side)};
  }
  struct Note {
    tokan::Action action;
    bool in_play = false;
    bool empties = false;  // its start
    std::optional<tokan::Space> taboo;
  };
  [[nodiscard]] Note note(const tokan::Position& before, tokan::Action action) const {
    const tokan::Field* field = before.field();
    if (field == nullptr) return {};
    const bool empties = field->height(action.start()) == 1 + action.carried();
    return {action, true, empties, field->taboo()};
  }
  void update(const Note& note, const tokan::Position& after, Viewer viewer,
              std::uint8_t* out) const;
  void prefetch(const Note& note, const std::uint8_t* out) const {
    if (!note.in_play) return;
    environment::prefetch(out + note.action.target() * kChannels, kChannels);
    for_each_behind(note.action, [&](tokan::Space space) {
      environment::prefetch(out + space * kChannels, kChannels);
      return note.empties;
    });
    environment::prefetch(out + turn_, std::size_t{2} * tokan::kColours);
  }

 private:
  // Of a space: the three upper tiles by type, the height, all tiles from the bottom up (1 + type),
  // and whether it is taboo.
  static constexpr std::size_t kUpper = 3;
  static constexpr std::size_t kHeight = kUpper * tokan::kTileTypes;
  static constexpr std::size_t kLevels = kHeight + 1;
  static constexpr std::size_t kTaboo = kLevels + tokan::kTilesInAll;
  static constexpr std::size_t kChannels = kTaboo + 1;

  // The start of a move and what lies behind it, seen from its target, up to the edge or until the
  // visitor has enough.
  template <class Visit>
  static void for_each_behind(tokan::Action move, Visit&& visit) {
    const int columns = tokan::column_of(move.start()) - tokan::column_of(move.target());
    const int rows = tokan::row_of(move.start()) - tokan::row_of(move.target());
    const int column_step = (columns > 0) - (columns < 0);
    const int row_step = (rows > 0) - (rows < 0);
    int column = tokan::column_of(move.start());
    int row = tokan::row_of(move.start());
    while (column >= 0 && column < tokan::kColumns && row >= 0 && row < tokan::kRows) {
      if (!visit(tokan::space_at(column, row))) return;
      column += column_step;
      row += row_step;
    }
  }
  // Pre: the space is all zeros.
  static void fill_space(const tokan::Field& field, tokan::Space space, std::uint8_t* out);
  static void write_space(const tokan::Field& field, tokan::Space space, std::uint8_t* out);
  static void close_up(const tokan::Field& field, tokan::Action move, std::uint8_t* out);
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
