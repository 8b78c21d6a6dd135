// How the terminal in front of us can be written to: how wide and high it is, whether it knows
// colours and more than ASCII. Asked once a command; everything drawn is drawn for a Look.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace menagerie::cli {

enum class Colours : std::uint8_t { none, sixteen, many };

struct Look {
  Colours colours = Colours::none;
  bool unicode = false;
  bool screen = false;  // a terminal that can be cleared
  int width = 80;
  int height = 0;  // 0 where nobody knows: a pipe or a file
};

// The Look of standard output. `ascii` asks for plain ASCII without colours.
[[nodiscard]] Look look_of_stdout(bool ascii);

// The text in the letters that the terminal knows. It can become longer ("ä" is "ae" in ASCII), so
// this comes before anything is measured.
[[nodiscard]] std::string in_letters_of(const Look& look, std::string_view text);

}  // namespace menagerie::cli
