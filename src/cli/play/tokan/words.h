// The words for Tokan's tiles, by a letter of either colour.
#pragma once

#include "core/message.h"

namespace menagerie::cli {

[[nodiscard]] Message tile_word(char tile);
// The tile that is moved ("the mouse") and a tile that is laid ("a mouse").
[[nodiscard]] Message moved_tile_word(char tile);
[[nodiscard]] Message laid_tile_word(char tile);

}  // namespace menagerie::cli
