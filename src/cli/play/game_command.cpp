#include "cli/play/game_command.h"

#include <algorithm>
#include <array>
#include <utility>

#include "cli/terminal/text.h"

namespace menagerie::cli {

namespace {

// The first word of each command is the one that is told and completed.
constexpr std::array<std::pair<std::string_view, GameCommand>, 16> kWords = {{
    {"help", GameCommand::help},
    {"choices", GameCommand::choices},
    {"hint", GameCommand::hint},
    {"undo", GameCommand::undo},
    {"resign", GameCommand::resign},
    {"look", GameCommand::look},
    {"save", GameCommand::save},
    {"load", GameCommand::load},
    {"view", GameCommand::view},
    {"new", GameCommand::fresh},
    {"rematch", GameCommand::rematch},
    {"quit", GameCommand::quit},
    {"?", GameCommand::choices},
    {"board", GameCommand::view},
    {"exit", GameCommand::quit},
    {"q", GameCommand::quit},
}};

}  // namespace

std::optional<GivenCommand> command_of(std::string_view line) {
  const std::string_view text = trimmed(line);
  const std::size_t blank = std::min(text.find_first_of(" \t"), text.size());
  const std::string word = lowered(text.substr(0, blank));
  const auto* const found = std::ranges::find(kWords, std::string_view(word),
                                              &std::pair<std::string_view, GameCommand>::first);
  if (found == kWords.end()) return std::nullopt;
  const std::string_view argument = trimmed(text.substr(blank));
  // "q w" is rather a slip for a move.
  if (word == "q" && !argument.empty()) return std::nullopt;
  return GivenCommand{found->second, std::string(argument)};
}

std::vector<std::string> command_words() {
  std::vector<std::string> words;
  for (const auto& [word, command] : kWords) {
    if (word.size() > 1) words.emplace_back(word);
  }
  return words;
}

}  // namespace menagerie::cli
