// How a game ended that did not end by its rules. Records hold it in the tag `Ended`, the protocol
// in fields of that name: "resigned r", "time 3", "agreed", "abandoned".
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "core/seat.h"

namespace menagerie {

struct Ending {
  enum class Kind : std::uint8_t {
    resigned,   // the seat gave up
    time,       // the seat's time ran out
    agreed,     // a draw that everybody agreed to
    abandoned,  // called off; nobody wins
  };
  Kind kind = Kind::abandoned;
  Seat seat{};  // of `resigned` and `time`
  friend bool operator==(const Ending&, const Ending&) = default;

  // Whether it is about one seat, which loses by it.
  [[nodiscard]] bool of_a_seat() const { return kind == Kind::resigned || kind == Kind::time; }
};

// `find_seat` tells the seat of a name, or refuses it.
[[nodiscard]] Result<Ending> parse_ending(
    std::string_view text, const std::function<Result<Seat>(std::string_view)>& find_seat);
// The same as why the game is over.
[[nodiscard]] Reason reason_of(const Ending& ending);
[[nodiscard]] std::string ending_text(const Ending& ending, std::string_view seat_name);

}  // namespace menagerie
