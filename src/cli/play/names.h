// The words for the games' letters: tiles, animals, spaces.
#pragma once

#include <string>

#include "core/message.h"

namespace menagerie::cli {

// Mouse, jackal or lion, by a letter of either colour.
[[nodiscard]] Message tile_word(char tile);
// The tile that is moved ("the mouse") and a tile that is laid ("a mouse").
[[nodiscard]] Message moved_tile_word(char tile);
[[nodiscard]] Message laid_tile_word(char tile);
// Fox, hare or hedgehog.
[[nodiscard]] Message kind_word(char kind);
// The same with an article: where it opens a sentence, and where something is done to it.
[[nodiscard]] Message kind_subject_word(char kind);
[[nodiscard]] Message kind_object_word(char kind);
// A space of Two Paths: column from 0, row from 1.
[[nodiscard]] std::string space_name(int column, int row);

}  // namespace menagerie::cli
