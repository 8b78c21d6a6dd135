// Who may sit down besides a person: a level of the game's player, one of its special opponents,
// or somebody who moves at random.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace menagerie {

struct Contender {
  enum class Kind : std::uint8_t { level, special, random };
  Kind kind = Kind::level;
  int level = 1;          // from 1 to kLevels; a level only
  std::string special{};  // the name of a special opponent
  friend bool operator==(const Contender&, const Contender&) = default;
};

// "1" to "8", the name of a special opponent or "random", as far as the game has them.
[[nodiscard]] Result<Contender> parse_contender(std::string_view text, std::string_view game);
// Everything that parse_contender takes for the game.
[[nodiscard]] std::vector<std::string> contender_names(std::string_view game);
[[nodiscard]] std::string contender_text(const Contender& contender);

// Whom a record means by the name of a seat that was written before records had levels: every
// front end had its own words then. Nothing for a person.
[[nodiscard]] std::optional<Contender> contender_by_old_name(std::string_view name,
                                                             std::string_view game);

}  // namespace menagerie
