// What Totem tells about itself: its options, its seats, and how a table of it starts.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/game.h"
#include "games/totem/position.h"
#include "games/totem/seating.h"

namespace menagerie::totem {

enum class Seating : std::uint8_t { automatic, choose };

struct Options {
  int seats = 2;
  Seating seating = Seating::automatic;
  std::uint32_t quiet_limit = kQuietLimit;  // 0: a quiet game is never drawn
  Twelve twelve = Twelve::must;
  friend bool operator==(const Options&, const Options&) = default;
};

struct Game {
  using Position = totem::Position;
  using Options = totem::Options;
  static constexpr std::string_view kName = "totem";
  static constexpr int kRulesVersion = 1;
  static constexpr int kFewestSeats = 2;
  static constexpr int kMostSeats = kMaxSeats;

  [[nodiscard]] static std::span<const OptionSpec> option_specs();
  // Pre: `values` come from complete_options.
  [[nodiscard]] static Options options(const OptionValues& values);
  [[nodiscard]] static int seats(const Options& options) { return options.seats; }
  [[nodiscard]] static std::string_view seat_name(Seat seat);
  [[nodiscard]] static Message seat_word(Seat seat);
  // Nothing of the start is left to chance: who is which player is the table's business (H3).
  [[nodiscard]] static Position start(const Options& options, RandomSource& random);
  // The text itself says how many play; of the options only the quiet limit and
  // `twelve` count.
  [[nodiscard]] static Result<Position> parse(std::string_view text, const Options& options);

  // How many play.
  [[nodiscard]] static OptionValues settled(const Position& position);

  // H19.
  [[nodiscard]] static Action leaving(Seat seat) { return Position::out_action(seat); }
  // H3.
  [[nodiscard]] static SeatOrder seat_order(int players, RandomSource& random) {
    return totem::seat_order(players, random);
  }
  // A turn goes back step by step until something fell in it, and never once the game is over.
  [[nodiscard]] static std::optional<std::size_t> take_back(std::span<const Position> game,
                                                            std::size_t ply);
};

}  // namespace menagerie::totem
