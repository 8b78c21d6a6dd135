// What every command brings along, and the commands themselves: each says which events would
// follow, or why not. They are only heard from chairs of persons, once a command.
#pragma once

#include "rooms/command.h"
#include "rooms/script.h"

namespace menagerie::rooms {

struct Hearing {
  const State& state;
  std::size_t chair;
  const std::string& id;
  std::uint64_t version;  // the last event the sender knows
  const Moment& moment;

  [[nodiscard]] Script script() const { return {state, moment.now}; }
  // As the cause of an event; with credit for the trip where the sender's clock runs.
  [[nodiscard]] Cause cause() const { return {chair, id, 0}; }
  [[nodiscard]] Cause timed_cause() const;
};

// The game is running, and what it waits for has not changed since the sender looked.
[[nodiscard]] Heard<void> check_running(const State& state);
[[nodiscard]] Heard<void> check_turn(const Hearing& hearing);
// The digest that the sender knows is ours.
[[nodiscard]] Heard<void> check_seen(const Hearing& hearing, const std::optional<Digest>& seen);

[[nodiscard]] Heard<Script> perform(const Hearing& hearing, const commands::Act& act);
[[nodiscard]] Heard<Script> perform(const Hearing& hearing, const commands::Links& links);
[[nodiscard]] Heard<Script> perform(const Hearing& hearing, const commands::Roll& roll);
[[nodiscard]] Heard<Script> perform(const Hearing& hearing, const commands::Commit& commit);
[[nodiscard]] Heard<Script> perform(const Hearing& hearing, const commands::Open& open);
[[nodiscard]] Heard<Script> perform(const Hearing& hearing, const commands::CannotOpen& lost);
[[nodiscard]] Heard<Script> perform(const Hearing& hearing, const commands::Offer& offer);
[[nodiscard]] Heard<Script> perform(const Hearing& hearing, const commands::Answer& answer);
[[nodiscard]] Heard<Script> perform(const Hearing& hearing, const commands::Resign& resign);
[[nodiscard]] Heard<Script> perform(const Hearing& hearing, const commands::Leave& leave);
[[nodiscard]] Heard<Script> perform(const Hearing& hearing, const commands::Close& close);
[[nodiscard]] Heard<Script> perform(const Hearing& hearing, const commands::Claim& claim);

}  // namespace menagerie::rooms
