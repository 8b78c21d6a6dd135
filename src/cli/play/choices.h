// What may be done now, as a person reads it: the legal actions of a view in groups, numbered
// where a number may be typed, and the sentence that asks for one of them.
#pragma once

#include <string>

#include "cli/play/board.h"
#include "cli/play/scene.h"

namespace menagerie::cli {

// All choices at hand.
[[nodiscard]] Lines list_choices(const Scene& scene);
// Some of them, with their numbers, where an entry was not clear.
[[nodiscard]] Lines list_some(const Scene& scene, const std::vector<std::string>& actions);
// Whether the list is so short that everybody is shown it unasked, and says more than the request.
[[nodiscard]] bool is_short_list(const View& view);

// What the player on turn is asked to do, with an example.
[[nodiscard]] std::string request_of(const Scene& scene);

}  // namespace menagerie::cli
