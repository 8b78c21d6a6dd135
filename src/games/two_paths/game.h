// Two Paths as a table sets it up: its name, its options and its seats. The rules are the
// position's.
#pragma once

#include <span>
#include <string_view>

#include "core/game.h"
#include "games/two_paths/position.h"

namespace menagerie::two_paths {

// Who lines up first and begins (P4).
enum class Begins : std::uint8_t { south, north, random };

struct Options {
  int rows = kFewestRows;  // P1
  Begins begins = Begins::south;
  friend bool operator==(const Options&, const Options&) = default;
};

struct Game {
  using Position = two_paths::Position;
  using Options = two_paths::Options;

  static constexpr std::string_view kName = "two-paths";
  static constexpr int kRulesVersion = 1;
  static constexpr int kFewestSeats = 2;
  static constexpr int kMostSeats = 2;

  [[nodiscard]] static std::span<const OptionSpec> option_specs();
  [[nodiscard]] static Options options(const OptionValues& values);
  [[nodiscard]] static int seats(const Options& options);
  [[nodiscard]] static std::string_view seat_name(Seat seat);
  [[nodiscard]] static Message seat_word(Seat seat);
  [[nodiscard]] static Position start(const Options& options, RandomSource& random);
  // A position knows its own rows, so either size is accepted under any options.
  [[nodiscard]] static Result<Position> parse(std::string_view text, const Options& options);

  // The rows.
  [[nodiscard]] static OptionValues settled(const Position& position);

  // A duel goes back whole, so that nobody answers a second time a choice that was shown.
  [[nodiscard]] static std::optional<std::size_t> take_back(std::span<const Position> game,
                                                            std::size_t ply);
};

}  // namespace menagerie::two_paths
