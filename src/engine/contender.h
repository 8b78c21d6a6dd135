// Who may sit down besides a person: a level of the house's player, the mind reader of Two Paths,
// or somebody who moves at random.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace menagerie {

struct Contender {
  enum class Kind : std::uint8_t { level, mind_reader, random };
  Kind kind = Kind::level;
  int level = 1;  // from 1 to kLevels; a level only
  friend bool operator==(const Contender&, const Contender&) = default;
};

// "1" to "8", "mind-reader" or "random", as far as the game has them.
[[nodiscard]] Result<Contender> parse_contender(std::string_view text, std::string_view game);
// Everything that parse_contender takes for the game.
[[nodiscard]] std::vector<std::string> contender_names(std::string_view game);
[[nodiscard]] std::string contender_text(const Contender& contender);

}  // namespace menagerie
