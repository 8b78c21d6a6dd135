#include "rooms/ending.h"

#include <algorithm>
#include <utility>

#include "messages/rooms.h"
#include "rooms/hearing.h"
#include "rooms/owing.h"
#include "rooms/refusal.h"

namespace menagerie::rooms {

namespace {

constexpr std::uint32_t kFirstMoves = 2;

Fact gone(Going how, facts::Gone gone) {
  switch (how) {
    case Going::resigned:
      return facts::Resigned{std::move(gone)};
    case Going::flagged:
      return facts::Flagged{std::move(gone)};
    case Going::claimed:
      break;
  }
  return facts::Claimed{std::move(gone)};
}

std::string reason_for(const State& state, Going how) {
  if (how == Going::resigned) return "resigned";
  if (opening_is_owed(state)) return "not_opened";
  return how == Going::flagged ? "time" : "claimed";
}

}  // namespace

std::optional<std::string> result_of(const Table& table, const Standing& standing) {
  if (standing.called_off) return std::nullopt;
  return standing.winner ? std::string(table.seat_name(*standing.winner)) : "draw";
}

void conclude(Script& script, const State& state, const Prospect& prospect) {
  if (prospect.node.turn != Turn::over) return;
  const std::string reason(prospect.standing.reason ? prospect.standing.reason->end : "");
  script.add(facts::Ended{result_of(*state.table, prospect.standing), std::nullopt, reason});
}

void go(Script& script, const State& state, std::size_t chair, Going how, Cause cause) {
  const Table& table = *state.table;
  const Seat seat = *state.chairs[chair].seat;
  const std::string name = state.seat_name(chair);
  const auto kind = how == Going::resigned ? Ending::Kind::resigned : Ending::Kind::time;
  const std::string ended = ending_text({kind, seat}, name);
  facts::Gone fact{name, {}};
  if (const std::optional<std::string> leaving = table.leaving(seat)) fact.actions = {*leaving};
  if (fact.actions.empty()) {
    script.add(gone(how, std::move(fact)), std::move(cause));
    const Seat other{static_cast<std::uint8_t>(1 - seat.index)};
    script.add(facts::Ended{std::string(table.seat_name(other)), ended, reason_for(state, how)});
    return;
  }
  const Result<Prospect> prospect = table.foresee(fact.actions);
  assert(prospect);
  script.add(gone(how, std::move(fact)), std::move(cause));
  if (prospect->node.turn == Turn::over) {
    script.add(facts::Ended{result_of(table, prospect->standing), ended, reason_for(state, how)});
  }
}

bool exhausted(const State& state) {
  if (state.stage != Stage::running) return false;
  const bool roll_due = !state.duel && state.table->node().turn == Turn::chance;
  return (roll_due && state.draws.next() > fairness::kLastDraw) ||
         state.version + kReservedEvents >= kMostEvents;
}

void end_exhausted(Script& script, const State& state) {
  const bool of_draws = state.draws.next() > fairness::kLastDraw;
  const std::string ended = ending_text({.kind = Ending::Kind::agreed}, "");
  script.add(facts::Ended{"draw", ended, of_draws ? "last_draw" : "too_long"});
}

bool in_first_moves(const State& state) {
  for (std::size_t i = 0; i < state.chairs.size(); ++i)
    if (state.plays(i) && state.chairs[i].moves < kFirstMoves) return true;
  return false;
}

Heard<Script> perform(const Hearing& hearing, const commands::Resign&) {
  const State& state = hearing.state;
  if (const Heard<void> fine = check_running(state); !fine) return std::unexpected(fine.error());
  if (!state.plays(hearing.chair)) return refuse("out", kConflict, messages::rooms_out);
  Script script = hearing.script();
  go(script, state, hearing.chair, Going::resigned, hearing.cause());
  return script;
}

Heard<Script> perform(const Hearing& hearing, const commands::Leave&) {
  const State& state = hearing.state;
  Script script = hearing.script();
  switch (state.stage) {
    case Stage::waiting:
      if (state.chairs[hearing.chair].seated == 1) {
        script.add(facts::Closed{"maker"}, hearing.cause());
      } else {
        script.add(facts::Left{}, hearing.cause());
      }
      return script;
    case Stage::sealed:
      // Anchors are known to all by now, so nobody may come instead and choose others.
      script.add(facts::Closed{"changed"}, hearing.cause());
      return script;
    case Stage::running:
      if (!in_first_moves(state) || !state.plays(hearing.chair))
        return refuse("resign_instead", kConflict, messages::rooms_resign_instead);
      script.add(facts::CalledOff{}, hearing.cause());
      return script;
    case Stage::over:
      break;
  }
  return refuse("over", kConflict, messages::rooms_over);
}

Heard<Script> perform(const Hearing& hearing, const commands::Close&) {
  const State& state = hearing.state;
  if (state.stage == Stage::over) return refuse("over", kConflict, messages::rooms_over);
  if (state.stage == Stage::running) return refuse("started", kConflict, messages::rooms_started);
  if (state.chairs[hearing.chair].seated != 1)
    return refuse("not_maker", kForbidden, messages::rooms_not_maker);
  Script script = hearing.script();
  script.add(facts::Closed{"maker"}, hearing.cause());
  return script;
}

Heard<Script> perform(const Hearing& hearing, const commands::Claim& claim) {
  const State& state = hearing.state;
  if (const Heard<void> fine = check_running(state); !fine) return std::unexpected(fine.error());
  const Result<Seat> seat = state.table->find_seat(claim.seat);
  if (!seat) return malformed(seat.error(), "seat");
  const std::size_t about = state.chair_at(*seat);
  const std::optional<Millis> wait = claim_after(state.setup.clock);
  if (!wait) return refuse("no_claims", kConflict, messages::rooms_no_claims);
  const Seats seats = owing(state);
  if (about == hearing.chair || !state.plays(hearing.chair) ||
      std::ranges::find(seats, *seat) == seats.end()) {
    return refuse("not_awaited", kConflict, messages::rooms_not_awaited, {}, "seat");
  }
  const auto& away = hearing.moment.away_since;
  const std::optional<Millis> since = about < away.size() ? away[about] : std::nullopt;
  if (!since) return refuse("not_gone", kConflict, messages::rooms_not_gone, {}, "seat");
  const Millis left = *since + *wait - hearing.moment.now;
  if (left > 0) {
    auto refusal = refuse("not_gone", kConflict, messages::rooms_not_gone_yet,
                          {std::to_string((left + 999) / 1000)}, "seat");
    refusal.error().retry_after = left;
    return refusal;
  }
  Script script = hearing.script();
  if (in_first_moves(state)) {
    script.add(facts::Claimed{{std::string(claim.seat), {}}}, hearing.cause());
    script.add(facts::CalledOff{}, {about});
  } else {
    go(script, state, about, Going::claimed, hearing.cause());
  }
  return script;
}

}  // namespace menagerie::rooms
