// What a game tells about itself besides its positions: its name, its options with their values,
// its seats, and how a table of it starts. A type `Game` in each game's folder keeps this contract.
#pragma once

#include <concepts>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>

#include "core/position.h"
#include "core/random.h"

namespace menagerie {

// An option as a table may set it: one of some words, or a whole number in a range.
struct OptionSpec {
  std::string_view name;
  std::string_view standard;                  // the value where a table says nothing
  std::span<const std::string_view> choices;  // empty for a number
  std::uint32_t min = 0;
  std::uint32_t max = 0;
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
      { G::seats(options) } -> std::same_as<int>;
      // The seat's name in notation ("r"), and the word for it that a player reads.
      { G::seat_name(seat) } -> std::same_as<std::string_view>;
      { G::seat_word(seat) } -> std::same_as<Message>;
      // A new game; everything left to chance is drawn from `random`.
      { G::start(options, random) } -> std::same_as<typename G::Position>;
      { G::parse(text, options) } -> std::same_as<Result<typename G::Position>>;
    };
// clang-format on

}  // namespace menagerie
