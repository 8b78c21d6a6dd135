// How a game ended, in words: by its rules, as its face tells it, or because somebody gave up, ran
// out of time or went away.
#pragma once

#include <string>

#include "cli/play/scene.h"

namespace menagerie::cli {

// Pre: the game is over.
[[nodiscard]] std::string tell_result(const Scene& scene);
// Only who won, or that nobody did, without points.
[[nodiscard]] std::string tell_winner(const Scene& scene);

}  // namespace menagerie::cli
