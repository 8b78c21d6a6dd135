// The boards as lines of text, drawn from a view and nothing else. A drawing holds the board and
// what belongs to it (scores, hands, dice), not the prompt.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/play/scene.h"

namespace menagerie::cli {

using Lines = std::vector<std::string>;

[[nodiscard]] Lines draw_board(const Scene& scene);

[[nodiscard]] Lines draw_tokan(const Scene& scene);
[[nodiscard]] Lines draw_two_paths(const Scene& scene);
[[nodiscard]] Lines draw_totem(const Scene& scene);

// One Tokan stack in full, from its top tile down. `space` is a name like c3; nothing if the board
// has no such space.
[[nodiscard]] Lines draw_stack(const Scene& scene, std::string_view space);

// Adds a sentence in lines that fit the terminal.
void add_sentence(Lines& lines, const Scene& scene, const std::string& sentence);

}  // namespace menagerie::cli
