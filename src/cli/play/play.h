// `menagerie play`: sets up tables as they are asked for and lets sessions be played at them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/game.h"
#include "core/message.h"

namespace menagerie::cli {

struct PlayRequest {
  std::string game;  // empty: the menu asks
  OptionValues options;
  std::vector<std::string> seats;  // "b=3", "r=person:Anna"
  bool people = false;             // every free seat is a person's
  std::string against = "3";       // who else plays the free seats
  std::optional<std::uint64_t> seed;
  std::string position;
  std::string load;
  std::string save;
  bool ascii = false;
  Language language;
};

// The exit code of the program.
[[nodiscard]] int play(const PlayRequest& request);

}  // namespace menagerie::cli
