// What Tokan tells about itself: its options, its seats, and how a game and its rematch start.
#pragma once

#include <span>
#include <string_view>

#include "core/game.h"
#include "games/tokan/options.h"
#include "games/tokan/position.h"

namespace menagerie::tokan {

struct Game {
  using Position = tokan::Position;
  using Options = tokan::Options;

  static constexpr std::string_view kName = "tokan";
  static constexpr int kRulesVersion = 1;
  static constexpr int kFewestSeats = kColours;
  static constexpr int kMostSeats = kColours;

  [[nodiscard]] static std::span<const OptionSpec> option_specs();
  [[nodiscard]] static Options options(const OptionValues& values);
  [[nodiscard]] static int seats(const Options&) { return kColours; }
  [[nodiscard]] static std::string_view seat_name(Seat seat);
  [[nodiscard]] static Message seat_word(Seat seat);
  // A fair deal is chosen among many by a player (players/tokan/fair_deal.h); here it is any deal.
  [[nodiscard]] static Position start(const Options& options, RandomSource& random);
  [[nodiscard]] static Result<Position> parse(std::string_view text, const Options& options);
  // T15: the same layout, once all tiles are laid, and the same colour begins.
  [[nodiscard]] static Position rematch_start(std::span<const Position> game);
};

}  // namespace menagerie::tokan
