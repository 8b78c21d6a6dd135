#include "rooms/hearing.h"

#include <algorithm>

#include "messages/rooms.h"
#include "rooms/owing.h"
#include "rooms/refusal.h"

namespace menagerie::rooms {

Cause Hearing::timed_cause() const {
  const std::optional<Seat> seat = state.chairs[chair].seat;
  const Seats seats = owing(state);
  if (!seat || !state.clock.counts() || std::ranges::find(seats, *seat) == seats.end())
    return cause();
  return {chair, id, state.clock.credit(*seat, moment.lag)};
}

Heard<void> check_running(const State& state) {
  switch (state.stage) {
    case Stage::waiting:
    case Stage::sealed:
      return refuse("not_started", kConflict, messages::rooms_not_started);
    case Stage::over:
      return refuse("over", kConflict, messages::rooms_over);
    case Stage::running:
      break;
  }
  return {};
}

Heard<void> check_turn(const Hearing& hearing) {
  const State& state = hearing.state;
  if (const Heard<void> fine = check_running(state); !fine) return fine;
  if (hearing.version < state.turn_version)
    return refuse("late", kConflict, messages::rooms_late, {}, "version");
  return {};
}

Heard<void> check_seen(const Hearing& hearing, const std::optional<Digest>& seen) {
  if (seen && hearing.version == hearing.state.version && *seen != hearing.state.digest)
    return refuse("other_story", kConflict, messages::rooms_other_story, {}, "seen");
  return {};
}

}  // namespace menagerie::rooms
