// From what somebody typed to the action that was meant: notation in any case and spacing, a
// number from the list, words ("fox west"), or only the space to go to. Works on the legal
// actions of a view and knows no rules.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "engine/view.h"

namespace menagerie::cli {

struct Entry {
  std::string action;                   // what was meant, if it is clear
  std::vector<std::string> candidates;  // what it could mean, if it is not
  std::string guess;                    // otherwise: the text as notation would write it
};

[[nodiscard]] Entry read_entry(const View& view, std::string_view typed, Language language);

// Whether the choice at hand is how many points to use (H7); then a number means points.
[[nodiscard]] bool asks_for_points(const View& view);

// Whether actions may be typed as their number in the list. Not where a number means points, and
// not where one letter says it all.
[[nodiscard]] bool numbered(const View& view);

// The parts of a line that brings several steps of a Totem turn ("h19 g19", "i19-h19-g19"); the
// line itself where it is one entry.
[[nodiscard]] std::vector<std::string> entries_of(const View& view, std::string_view line);

// Whether the choice at hand must stay hidden from the opponent (P5).
[[nodiscard]] bool is_secret(const View& view);

// Whether the text names a space of the board, and nothing else.
[[nodiscard]] bool is_space(const View& view, std::string_view text);
// The space that an action goes to ("h19" of "i19-h19"), and the one it starts from; empty if none.
[[nodiscard]] std::string target_of(const View& view, std::string_view action);
[[nodiscard]] std::string source_of(const View& view, std::string_view action);

}  // namespace menagerie::cli
