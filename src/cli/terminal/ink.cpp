#include "cli/terminal/ink.h"

#include <array>

namespace menagerie::cli {

namespace {

// The parameters of "select graphic rendition", for terminals with 16 and with 256 colours.
struct Shade {
  std::string_view sixteen;
  std::string_view many;
};

// Seat 1 is red, seat 2 blue, seat 3 green, seat 4 amber: apart in brightness too.
constexpr std::array<Shade, 15> kShades = {{
    {"", ""},
    {"1", "1"},
    {"2", "38;5;244"},
    {"1;32", "1;38;5;40"},
    {"1;33", "1;38;5;214"},
    {"31", "38;5;203"},
    {"36", "38;5;117"},
    {"32", "38;5;114"},
    {"33", "38;5;221"},
    {"1;37;41", "1;38;5;231;48;5;160"},
    {"1;37;44", "1;38;5;231;48;5;24"},
    {"1;30;42", "1;38;5;231;48;5;28"},
    {"1;30;43", "1;38;5;16;48;5;220"},
    {"", ""},
    {"1;37;100", "1;38;5;231;48;5;238"},
}};

}  // namespace

std::string inked(std::string_view text, Ink ink, const Look& look) {
  const Shade& shade = kShades[static_cast<std::size_t>(ink)];
  const std::string_view code = look.colours == Colours::many ? shade.many : shade.sixteen;
  if (look.colours == Colours::none || code.empty()) return std::string(text);
  return "\x1b[" + std::string(code) + "m" + std::string(text) + "\x1b[0m";
}

}  // namespace menagerie::cli
