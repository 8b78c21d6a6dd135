// How a game is told to a learner: fixed numbers for its actions, and positions as bytes. Each game
// has a file `GAME_encoding.h` with its `Encoding`, which keeps the contract below. Numbers and
// layouts are promises: networks are trained on them.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/game.h"
#include "environment/layout.h"

namespace menagerie::environment {

template <class G>
class Encoding;

// clang-format off
template <class G>
concept Encoded =
    Game<G> &&
    requires(const Encoding<G> encoding, const typename G::Options& options,
             const typename G::Position& position, typename G::Position::Action action, int number,
             Turn turn, Viewer viewer, std::uint8_t* out) {
      Encoding<G>(options);
      // Decisions have the numbers below decisions(), outcomes of chance those below chances().
      { encoding.decisions() } -> std::same_as<int>;
      { encoding.chances() } -> std::same_as<int>;
      // Pre: the action is legal in some position.
      { encoding.number(action) } -> std::same_as<int>;
      // What the number means where the position waits for `turn`; nothing if it means nothing.
      { encoding.action(number, turn) } -> std::same_as<std::optional<typename G::Position::Action>>;
      // No game has more actions, as far as the rules set a limit; kNoLimit where they do not.
      { encoding.longest() } -> std::same_as<int>;
      { encoding.layout() } -> std::same_as<const Layout&>;
      // Positions have as many seats as the options say.
      // The position as the viewer sees it; whatever `out` held is overwritten, all of it.
      { encoding.write(position, viewer, out) } -> std::same_as<void>;
      // Who decides here, or that chance does, as if the game were not over: whoever lists the
      // actions sees from them whether it is.
      { encoding.awaited(position) } -> std::same_as<Node>;
      // What update() has to know of a position in which `action` is about to be done.
      { encoding.note(position, action) } -> std::same_as<typename Encoding<G>::Note>;
      // As write(), where `out` holds what write() or update() made of the noted position for any
      // viewer; chance may have followed the action.
      { encoding.update(encoding.note(position, action), position, viewer, out) } -> std::same_as<void>;
      // Has fetched what the update of `out` will most likely write, while the action is done.
      { encoding.prefetch(encoding.note(position, action), out) } -> std::same_as<void>;
    };
// clang-format on

inline constexpr int kNoLimit = 1'000'000;

// Has the bytes fetched into the fast caches.
inline void prefetch(const void* bytes, std::size_t size) {
  constexpr std::size_t kLine = 64;
  const char* first = static_cast<const char*>(bytes);
  for (std::size_t at = 0; at < size; at += kLine) __builtin_prefetch(first + at, 1);
  __builtin_prefetch(first + size - 1, 1);
}

// Writes 1 for the seat among so many, 0 for the others.
inline void write_seat(std::uint8_t* out, Viewer seat, int seats) {
  for (int i = 0; i < seats; ++i) out[i] = seat && seat->index == i ? 1 : 0;
}

}  // namespace menagerie::environment
