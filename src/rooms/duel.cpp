#include "rooms/duel.h"

#include <cassert>

#include "fairness/side.h"
#include "messages/rooms.h"
#include "rooms/ending.h"
#include "rooms/owing.h"
#include "rooms/refusal.h"

namespace menagerie::rooms {

namespace {

std::string_view letter(const char& c) {
  return {&c, 1};
}

}  // namespace

Heard<Script> perform(const Hearing& hearing, const commands::Commit& commit) {
  const State& state = hearing.state;
  if (const Heard<void> fine = check_turn(hearing); !fine) return std::unexpected(fine.error());
  if (!decides(state, hearing.chair))
    return refuse("not_your_turn", kConflict, messages::rooms_not_your_turn);
  // Which side it is plays no part in whether the animal may be announced.
  const std::vector<std::string> west = {std::string{commit.animal, 'w'}};
  const Result<Prospect> prospect = state.table->foresee(west);
  if (!prospect) {
    Error error = prospect.error();
    error.place = Place{.field = "animal"};
    return illegal(std::move(error), "animal");
  }
  Script script = hearing.script();
  script.add(facts::Committed{.seat = state.seat_name(hearing.chair),
                              .animal = commit.animal,
                              .commitment = commit.commitment,
                              .hidden = {}},
             hearing.timed_cause());
  return script;
}

bool opens_duel(const State& state, char side, const Digest& nonce) {
  const Duel& duel = *state.duel;
  const std::string seat = state.seat_name(duel.mover);
  const fairness::HiddenSide hidden{seat, letter(duel.animal), letter(side)};
  return fairness::commitment_of(state.id, duel.id, hidden, nonce) == duel.commitment;
}

void open_duel(Script& script, const State& state, char side, char blocked,
               const std::optional<Digest>& nonce, const Cause& cause,
               const std::optional<Digest>& seen) {
  const Duel& duel = *state.duel;
  const std::vector<std::string> actions = {std::string{duel.animal, side}, std::string{blocked}};
  const Result<Prospect> prospect = state.table->foresee(actions);
  assert(prospect);
  script.add(facts::Opened{state.seat_name(duel.mover), side, nonce, actions, seen}, cause);
  conclude(script, state, *prospect);
}

void block(Script& script, const State& state, std::size_t chair, char side, const Cause& cause) {
  script.add(facts::Blocked{state.seat_name(chair), side}, cause);
  const auto& hidden = state.duel->hidden;
  if (hidden) open_duel(script, state, hidden->side, side, hidden->nonce, {});
}

Heard<Script> answer_duel(const Hearing& hearing, const commands::Act& act) {
  const State& state = hearing.state;
  const Duel& duel = *state.duel;
  const bool waits_for_opening = duel.blocked && !duel.unopened;
  if (waits_for_opening || hearing.chair != blocker(state, duel))
    return refuse("not_your_turn", kConflict, messages::rooms_not_your_turn);
  const std::string& side = act.actions.front();
  if (act.actions.size() != 1 || (side != "w" && side != "e"))
    return malformed(act.listed ? "actions" : "action", messages::rooms_a_side);
  Script script = hearing.script();
  if (duel.blocked) {
    open_duel(script, state, side[0], *duel.blocked, std::nullopt, hearing.timed_cause());
  } else {
    block(script, state, hearing.chair, side[0], hearing.timed_cause());
  }
  return script;
}

Heard<Script> perform(const Hearing& hearing, const commands::Open& open) {
  const State& state = hearing.state;
  if (const Heard<void> fine = check_turn(hearing); !fine) return std::unexpected(fine.error());
  if (const Heard<void> fine = check_seen(hearing, open.seen); !fine)
    return std::unexpected(fine.error());
  if (!opening_is_owed(state) || state.duel->mover != hearing.chair)
    return refuse("nothing_to_open", kConflict, messages::rooms_nothing_to_open);
  const Duel& duel = *state.duel;
  if (!opens_duel(state, open.side, open.nonce))
    return refuse("wrong_opening", kConflict, messages::rooms_wrong_opening, {}, "nonce");
  Script script = hearing.script();
  open_duel(script, state, open.side, *duel.blocked, open.nonce, hearing.timed_cause(), open.seen);
  return script;
}

Heard<Script> perform(const Hearing& hearing, const commands::CannotOpen&) {
  const State& state = hearing.state;
  if (const Heard<void> fine = check_turn(hearing); !fine) return std::unexpected(fine.error());
  if (!opening_is_owed(state) || state.duel->mover != hearing.chair)
    return refuse("nothing_to_open", kConflict, messages::rooms_nothing_to_open);
  Script script = hearing.script();
  script.add(facts::Unopened{state.seat_name(hearing.chair)}, hearing.timed_cause());
  return script;
}

void commit_computer(Script& script, const State& state, std::size_t chair, std::string_view action,
                     std::string_view fresh) {
  const std::optional<Digest> key = Digest::parse(fresh);
  assert(key);
  const std::string id(fresh.substr(0, 32));
  const Digest nonce = fairness::nonce_of(state.id, id, *key);
  const std::string seat = state.seat_name(chair);
  const fairness::HiddenSide hidden{seat, action.substr(0, 1), action.substr(1, 1)};
  script.add(facts::Committed{.seat = seat,
                              .animal = action[0],
                              .commitment = fairness::commitment_of(state.id, id, hidden, nonce),
                              .hidden = facts::Committed::Hidden{action[1], nonce}},
             {chair, id, 0});
}

}  // namespace menagerie::rooms
