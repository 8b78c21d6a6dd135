// Who sits at a table, whose turn it is and how a game ended: the words that all games share.
// What a seat is called (red, South, 3) is the game's own business.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace menagerie {

inline constexpr int kMaxSeats = 4;

// Seats count from 0 in the order in which a game names them.
struct Seat {
  std::uint8_t index = 0;
  friend auto operator<=>(const Seat&, const Seat&) = default;
};

// Who looks at a table: a seat, or a spectator, who may see no more than everybody.
using Viewer = std::optional<Seat>;

enum class Turn : std::uint8_t { decision, chance, over };

// What a position waits for. `seat` means something at decisions only.
struct Node {
  Turn turn = Turn::over;
  Seat seat;
  friend bool operator==(const Node&, const Node&) = default;
};

// Scores by seat in the game's own points; seats that are not in the game hold 0.
using Scores = std::array<std::int16_t, kMaxSeats>;

// How a game ended. Rank 1 is best, equal ranks share the place, 0 marks a seat not in the game.
struct Outcome {
  Scores scores{};
  std::array<std::uint8_t, kMaxSeats> ranks{};
  friend bool operator==(const Outcome&, const Outcome&) = default;

  // The seat that alone holds rank 1, or -1 for a draw.
  [[nodiscard]] constexpr int winner() const {
    int best = -1;
    for (int seat = 0; seat < kMaxSeats; ++seat) {
      if (ranks[static_cast<std::size_t>(seat)] != 1) continue;
      if (best >= 0) return -1;
      best = seat;
    }
    return best;
  }
};

// Why a game is over, by the names that the protocol tells. Which there are is the game's own
// business; endings otherwise than by the rules have theirs in engine/ending.h.
struct Reason {
  std::string_view end;        // what ended it: "no_move"
  std::optional<Seat> seat{};  // whom that is about, if it is about one seat
  std::string_view by{};       // what decided who won, where that is something else: "heads"
  friend bool operator==(const Reason&, const Reason&) = default;
};

}  // namespace menagerie
