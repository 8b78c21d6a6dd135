// UTF-8 from outside: walked through by characters, and made fit to be shown to somebody else.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace menagerie {

// The number of characters, and where the one before or after this byte begins.
[[nodiscard]] std::size_t characters(std::string_view text);
[[nodiscard]] std::size_t character_before(std::string_view text, std::size_t at);
[[nodiscard]] std::size_t character_after(std::string_view text, std::size_t at);

// The text without anything that could steer a terminal: no control characters, old or new, and no
// broken UTF-8.
[[nodiscard]] std::string printable(std::string_view text);

// The first characters of a text, with dots where something was cut off.
[[nodiscard]] std::string shortened(std::string_view text, std::size_t most);

// Characters of a player's name.
inline constexpr std::size_t kLongestName = 40;
// The text as a player's name: printable, without blanks at its ends, cut where it is too long, and
// without signs of which nothing is seen, so that no two names look the same by them. Joiners and
// selectors stay where scripts and emoji need them. Empty where nothing of it would be seen.
[[nodiscard]] std::string name_from(std::string_view text);

}  // namespace menagerie
