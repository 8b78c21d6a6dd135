// What a game tells about itself besides its positions: its name, its options with their values,
// its seats, and how a table of it starts. A type `Game` in each game's folder keeps this contract.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/position.h"
#include "core/random.h"
#include "core/seat_order.h"

namespace menagerie {

// An option as a table may set it: one of some words, or a whole number in a range.
struct OptionSpec {
  std::string_view name;
  std::string_view standard;                  // the value where a table says nothing
  std::span<const std::string_view> choices;  // empty for a number
  std::uint32_t min = 0;
  std::uint32_t max = 0;
  std::string_view usual{};  // what a family would choose, where that is not the standard
  bool for_study = false;    // for positions that are looked at, not for games at a table
};

// Options by name, as they come from outside and as records hold them.
using OptionValues = std::map<std::string, std::string, std::less<>>;

// The values given, checked against what the game offers, with the rest filled in.
[[nodiscard]] Result<OptionValues> complete_options(std::span<const OptionSpec> specs,
                                                    const OptionValues& given);

// A complete number option's value. Pre: `values` come from complete_options.
[[nodiscard]] std::uint32_t number_option(const OptionValues& values, std::string_view name);

// clang-format off
template <class G>
concept Game =
    Position<typename G::Position> && std::regular<typename G::Options> &&
    requires(const typename G::Options& options, const OptionValues& values, Seat seat,
             std::string_view text, RandomSource& random) {
      { G::kName } -> std::convertible_to<std::string_view>;
      // Raised when a change makes old records mean something else.
      { G::kRulesVersion } -> std::convertible_to<int>;
      { G::option_specs() } -> std::same_as<std::span<const OptionSpec>>;
      // Pre: `values` come from complete_options.
      { G::options(values) } -> std::same_as<typename G::Options>;
      { G::kFewestSeats } -> std::convertible_to<int>;
      { G::kMostSeats } -> std::convertible_to<int>;
      { G::seats(options) } -> std::same_as<int>;
      // The seat's name in notation ("r"), and the word for it that a player reads.
      { G::seat_name(seat) } -> std::same_as<std::string_view>;
      { G::seat_word(seat) } -> std::same_as<Message>;
      // A new game; everything left to chance is drawn from `random`.
      { G::start(options, random) } -> std::same_as<typename G::Position>;
      { G::parse(text, options) } -> std::same_as<Result<typename G::Position>>;
    };

// What a game may tell besides, by these names; a game that lacks one has nothing special there.

// Where a second game begins, from the positions of the first (T15). Without it a rematch is a new
// start.
template <class G>
concept HasRematchStart =
    Game<G> && requires(std::span<const typename G::Position> game) {
      { G::rematch_start(game) } -> std::same_as<typename G::Position>;
    };

// The options that a position settles by itself, whatever the table says, such as the rows of a
// clearing (P1). Without it there are none.
template <class G>
concept SettlesOptions =
    Game<G> && requires(const typename G::Position& position) {
      { G::settled(position) } -> std::same_as<OptionValues>;
    };

// How many actions are left when the decision made in `game[ply]` is taken back, or nothing if it
// has to stand. Without it all before that decision are. Asked only where nothing since then was
// left to chance.
template <class G>
concept LimitsTakeBack =
    Game<G> && requires(std::span<const typename G::Position> game, std::size_t ply) {
      { G::take_back(game, ply) } -> std::same_as<std::optional<std::size_t>>;
    };

// The action by which a seat leaves while the others play on (H19); `check` accepts it where that
// is possible, and `legal` never lists it. Without it a game ends when somebody leaves.
template <class G>
concept LetsSeatsLeave =
    Game<G> && requires(Seat seat) {
      { G::leaving(seat) } -> std::same_as<typename G::Position::Action>;
    };

// Who takes which seat, where dice say so (H3). Without it that is the table's business.
template <class G>
concept RollsForSeats =
    Game<G> && requires(int players, RandomSource& random) {
      { G::seat_order(players, random) } -> std::same_as<SeatOrder>;
    };
// clang-format on

}  // namespace menagerie
