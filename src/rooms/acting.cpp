// Moving: the actions of whoever decides, all of them or none.
#include <algorithm>

#include "messages/rooms.h"
#include "rooms/duel.h"
#include "rooms/ending.h"
#include "rooms/hearing.h"
#include "rooms/owing.h"
#include "rooms/refusal.h"

namespace menagerie::rooms {

namespace {

// Tables take these at any time, from whoever decides that a seat is out (H19); a player does not.
bool takes_somebody_out(const Table& table, const std::vector<std::string>& actions) {
  for (std::uint8_t i = 0; i < table.seats(); ++i) {
    const std::optional<std::string> leaving = table.leaving(Seat{i});
    if (leaving && std::ranges::find(actions, *leaving) != actions.end()) return true;
  }
  return false;
}

}  // namespace

Heard<Script> perform(const Hearing& hearing, const commands::Act& act) {
  const State& state = hearing.state;
  if (const Heard<void> fine = check_turn(hearing); !fine) return std::unexpected(fine.error());
  if (state.duel) return answer_duel(hearing, act);
  if (state.table->node().turn == Turn::chance && state.next_roller() == hearing.chair)
    return refuse("roll_first", kConflict, messages::rooms_roll_first);
  if (!decides(state, hearing.chair))
    return refuse("not_your_turn", kConflict, messages::rooms_not_your_turn);
  const std::string_view field = act.listed ? "actions" : "action";
  if (takes_somebody_out(*state.table, act.actions))
    return refuse("illegal", kConflict, messages::rooms_resign_to_go, {}, std::string(field));
  const Result<Prospect> prospect = state.table->foresee(act.actions);
  if (!prospect) {
    Error error = prospect.error();
    if (!act.listed) error.place.field = field;
    return illegal(std::move(error), field);
  }
  const Seat seat = *state.chairs[hearing.chair].seat;
  for (const Node& node : prospect->nodes) {
    if (node != Node{Turn::decision, seat})
      return refuse("not_your_turn", kConflict, messages::rooms_not_your_turn, {},
                    std::string(field));
  }
  if (prospect->hides)
    return refuse("commit_first", kConflict, messages::rooms_commit_first, {}, std::string(field));
  Script script = hearing.script();
  script.add(facts::Acted{state.seat_name(hearing.chair), act.actions}, hearing.timed_cause());
  conclude(script, state, *prospect);
  return script;
}

}  // namespace menagerie::rooms
