// The numbers of Tokan's actions as tables: moves in the byte order of their texts, and after them
// the tiles to lay, by tile and space.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/tokan/action.h"
#include "games/tokan/space.h"
#include "games/tokan/tile.h"

namespace menagerie::environment {

struct TokanNumbers {
  // A mouse moves by 1 and carries none, a jackal by 2 and up to 1, a lion by 3 and up to 2 (T4,
  // T9): 98 + 2 * 76 + 3 * 54.
  static constexpr int kMoves = 412;
  static constexpr int kLayings = tokan::kTileTypes * tokan::kFrameSpaces;
  static constexpr std::size_t kActions = std::size_t{kMoves} + kLayings;

  std::array<tokan::Action, kActions> actions{};
  // By the two bytes of an action; -1 for what no tile does anywhere.
  std::array<std::int16_t, std::size_t{tokan::kSpaces} * 256> numbers{};

  // How far apart two spaces of a line are; 0 for any others.
  static constexpr int distance(tokan::Space a, tokan::Space b) {
    const int columns = tokan::column_of(a) - tokan::column_of(b);
    const int rows = tokan::row_of(a) - tokan::row_of(b);
    if (columns != 0 && rows != 0) return 0;
    const int steps = columns + rows;
    return steps < 0 ? -steps : steps;
  }

  constexpr TokanNumbers() {
    numbers.fill(-1);
    std::size_t next = 0;
    const auto add = [&](tokan::Action action) {
      numbers[std::bit_cast<std::uint16_t>(action)] = static_cast<std::int16_t>(next);
      actions[next++] = action;
    };
    for (tokan::Space start = 0; start < tokan::kSpaces; ++start) {
      for (tokan::Space target = 0; target < tokan::kSpaces; ++target) {
        const int range = distance(start, target);
        for (int carried = 0; range <= 3 && carried < range; ++carried) {
          add(tokan::Action::move(start, target, carried));
        }
      }
    }
    for (const tokan::Tile tile : tokan::kAllTiles) {
      for (tokan::Space space = 0; space < tokan::kFrameSpaces; ++space) {
        add(tokan::Action::lay(tile, space));
      }
    }
  }

  [[nodiscard]] constexpr int number(tokan::Action action) const {
    return numbers[std::bit_cast<std::uint16_t>(action)];
  }
};

inline constexpr TokanNumbers kTokanNumbers;

}  // namespace menagerie::environment
