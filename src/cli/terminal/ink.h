// What a piece of text on the screen is, and so how it is coloured. Boards name inks, never
// escape sequences; and no ink is ever the only sign of anything.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cli/terminal/look.h"
#include "core/seat.h"

namespace menagerie::cli {

enum class Ink : std::uint8_t {
  plain,
  strong,   // headings and what matters now
  faint,    // frames, paths, labels
  target,   // where something may go
  warning,  // what went wrong, what is forbidden
  piece_1,  // letters of a seat's pieces, by seat
  piece_2,
  piece_3,
  piece_4,
  block_1,  // the same as a coloured block
  block_2,
  block_3,
  block_4,
  dark_piece,  // Tokan's black, which is no seat's colour: seen on black screens and on white ones
  dark_block,
};

[[nodiscard]] constexpr Ink piece_ink(Seat seat) {
  return static_cast<Ink>(static_cast<int>(Ink::piece_1) + seat.index);
}
[[nodiscard]] constexpr Ink block_ink(Seat seat) {
  return static_cast<Ink>(static_cast<int>(Ink::block_1) + seat.index);
}

// The text in that ink, with whatever the terminal needs around it.
[[nodiscard]] std::string inked(std::string_view text, Ink ink, const Look& look);

}  // namespace menagerie::cli
