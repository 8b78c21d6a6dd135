// The words for the animals of Two Paths, and the names of its spaces.
#pragma once

#include <string>

#include "core/message.h"

namespace menagerie::cli {

// Fox, hare or hedgehog.
[[nodiscard]] Message kind_word(char kind);
// The same with an article: where it opens a sentence, and where something is done to it.
[[nodiscard]] Message kind_subject_word(char kind);
[[nodiscard]] Message kind_object_word(char kind);
// Column from 0, row from 1.
[[nodiscard]] std::string space_name(int column, int row);

}  // namespace menagerie::cli
