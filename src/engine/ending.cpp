#include "engine/ending.h"

#include <array>

#include "core/scanner.h"
#include "messages/engine.h"

namespace menagerie {

namespace {

constexpr std::array<std::string_view, 4> kWords = {"resigned", "time", "agreed", "abandoned"};

}  // namespace

Result<Ending> parse_ending(std::string_view text,
                            const std::function<Result<Seat>(std::string_view)>& find_seat) {
  const std::size_t blank = text.find(' ');
  const std::string_view word = text.substr(0, blank);
  for (std::size_t i = 0; i < kWords.size(); ++i) {
    if (kWords[i] != word) continue;
    Ending ending{.kind = static_cast<Ending::Kind>(i)};
    if (ending.of_a_seat() != (blank != std::string_view::npos)) break;
    if (!ending.of_a_seat()) return ending;
    const Result<Seat> seat = find_seat(text.substr(blank + 1));
    if (!seat) return fail(seat.error());
    ending.seat = *seat;
    return ending;
  }
  return fail(messages::ending_form, {quote(text)}, Place{.field = "ended"});
}

Reason reason_of(const Ending& ending) {
  Reason reason{.end = kWords[static_cast<std::size_t>(ending.kind)]};
  if (ending.of_a_seat()) reason.seat = ending.seat;
  return reason;
}

std::string ending_text(const Ending& ending, std::string_view seat_name) {
  std::string text(kWords[static_cast<std::size_t>(ending.kind)]);
  if (ending.of_a_seat()) text += ' ' + std::string(seat_name);
  return text;
}

}  // namespace menagerie
