// Where the commands' tables and their luck come from: the operating system's randomness, or a
// seed, so that a game can be repeated.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/random.h"
#include "engine/table.h"
#include "native/os_random.h"

namespace menagerie::cli {

class TableSource {
 public:
  explicit TableSource(std::optional<std::uint64_t> seed);

  [[nodiscard]] RandomSource& random();
  // A new game. Only the first one from a seed has the seed in its record: the later ones go on
  // with the luck that is left.
  [[nodiscard]] Result<Table> start(std::string_view game, const OptionValues& options);
  // A table at a position; the word "start" means a new game.
  [[nodiscard]] Result<Table> open(std::string_view game, const OptionValues& options,
                                   std::string_view position);

 private:
  OsRandom system_;
  std::optional<Generator> seeded_;
  std::optional<std::uint64_t> seed_;
};

// The game in a record's file, at its end.
[[nodiscard]] Result<Table> load_table(const std::string& path);

// The table with today's date in its record.
[[nodiscard]] Table dated(Table table);

}  // namespace menagerie::cli
