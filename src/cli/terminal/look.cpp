#include "cli/terminal/look.h"

#include <charconv>
#include <cstdlib>
#include <string_view>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/terminal/text.h"

namespace menagerie::cli {

namespace {

std::string_view environment(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? std::string_view{} : std::string_view{value};
}

int number_in(const char* name) {
  const std::string_view text = environment(name);
  int number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number > 0 && number <= 1000 ? number : 0;
}

// The locale's variables in the order in which they overrule each other.
bool speaks_utf8() {
  for (const char* const name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const std::string_view value = environment(name);
    if (value.empty()) continue;
    for (const std::string_view word : {"UTF-8", "utf-8", "UTF8", "utf8"}) {
      if (value.find(word) != std::string_view::npos) return true;
    }
    return false;
  }
  return false;
}

Colours colours_of(std::string_view term) {
  const bool many = term.find("256color") != std::string_view::npos ||
                    term.find("direct") != std::string_view::npos ||
                    !environment("COLORTERM").empty();
  return many ? Colours::many : Colours::sixteen;
}

}  // namespace

Look look_of_stdout(bool ascii) {
  Look look;
  const std::string_view term = environment("TERM");
  const bool terminal = isatty(STDOUT_FILENO) != 0;
  look.screen = terminal && !term.empty() && term != "dumb";
  look.unicode = !ascii && term != "dumb" && speaks_utf8();
  if (look.screen && !ascii && environment("NO_COLOR").empty()) look.colours = colours_of(term);
  winsize size{};
  if (terminal && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0) {
    if (size.ws_col > 0) look.width = size.ws_col;
    look.height = size.ws_row;
  }
  if (const int width = number_in("COLUMNS"); width > 0) look.width = width;
  if (const int height = number_in("LINES"); height > 0) look.height = height;
  return look;
}

std::string in_letters_of(const Look& look, std::string_view text) {
  return look.unicode ? std::string(text) : in_ascii(text);
}

}  // namespace menagerie::cli
