// The words that steer a terminal game besides moves: `help`, `undo`, `save` and the like.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace menagerie::cli {

enum class GameCommand : std::uint8_t {
  help,
  choices,
  hint,
  undo,
  resign,
  look,
  save,
  load,
  view,
  fresh,
  rematch,
  quit,
};

struct GivenCommand {
  GameCommand command{};
  std::string argument;  // what stands after the word
};

// The command that a line begins with, if it is one.
[[nodiscard]] std::optional<GivenCommand> command_of(std::string_view line);

// All words, for completion.
[[nodiscard]] std::vector<std::string> command_words();

}  // namespace menagerie::cli
