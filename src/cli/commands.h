// The commands besides `play`: each takes what the command line said and gives the exit code.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/game.h"
#include "core/message.h"

namespace menagerie::cli {

// What every command that draws or speaks needs to know.
struct Manner {
  bool ascii = false;
  Language language;
};

// A position as the command line names it: notation, or "start".
struct PositionRequest {
  std::string game;
  OptionValues options;
  std::string position;
  std::optional<std::uint64_t> seed;
};

[[nodiscard]] int show(const PositionRequest& request, const Manner& manner);
[[nodiscard]] int legal(const PositionRequest& request, const Manner& manner);
// `words` are the actions as the shell cut them: "roll" "53" and "Fw/e" are understood.
[[nodiscard]] int apply(const PositionRequest& request, const std::vector<std::string>& words,
                        const Manner& manner);
[[nodiscard]] int perft(const PositionRequest& request, int depth, const Manner& manner);

struct ReplayRequest {
  std::string file;
  std::optional<std::size_t> ply;
  bool every = false;
};
[[nodiscard]] int replay(const ReplayRequest& request, const Manner& manner);

struct RandomRequest {
  std::string game;
  OptionValues options;
  std::uint64_t games = 1000;
  std::optional<std::uint64_t> seed;
};
[[nodiscard]] int random_games(const RandomRequest& request, const Manner& manner);

[[nodiscard]] int bench(const Manner& manner);
[[nodiscard]] int version(const Manner& manner);
[[nodiscard]] int engine();

}  // namespace menagerie::cli
