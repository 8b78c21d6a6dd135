// The words that positions and actions have in common, read from text: spaces, sides and tiles.
#pragma once

#include "core/result.h"
#include "core/scanner.h"
#include "games/tokan/space.h"
#include "games/tokan/tile.h"

namespace menagerie::tokan {

// A space of a board with that many columns, or what was expected instead.
[[nodiscard]] Result<Space> scan_space(Scanner& scanner, int columns);

// The side on turn, `r` or `b`.
[[nodiscard]] Result<Colour> scan_side(Scanner& scanner);

// The tile that comes next, counted in `seen`; refused if there are no more such tiles (T1).
// Pre: a tile's letter comes next.
[[nodiscard]] Result<Tile> scan_tile(Scanner& scanner, Counts& seen);

}  // namespace menagerie::tokan
