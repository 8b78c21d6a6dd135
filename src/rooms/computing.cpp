// Chairs of computers: when one has to decide, and what its decision becomes.
#include <algorithm>
#include <cassert>

#include "rooms/duel.h"
#include "rooms/ending.h"
#include "rooms/owing.h"

namespace menagerie::rooms {

namespace {

// The computer whose decision is next.
std::optional<std::size_t> computer_on_turn(const State& state) {
  if (state.stage != Stage::running || exhausted(state)) return std::nullopt;
  std::optional<std::size_t> chair;
  if (state.duel) {
    if (!state.duel->blocked) chair = blocker(state, *state.duel);
  } else if (const Node node = state.table->node(); node.turn == Turn::decision) {
    chair = state.chair_at(node.seat);
  }
  if (chair && state.is_person(*chair)) return std::nullopt;
  return chair;
}

}  // namespace

std::optional<Room::Thinking> Room::thinking() const {
  const State& state = *state_;
  const std::optional<std::size_t> chair = computer_on_turn(state);
  if (!chair) return std::nullopt;
  return thinking_of(*chair, *state.chairs[*chair].computer);
}

Room::Thinking Room::thinking_of(std::size_t chair, const Contender& contender) const {
  const State& state = *state_;
  Thinking thinking{*state.chairs[chair].seat, contender, {}, {}, state.turn_version};
  if (contender.kind == Contender::Kind::special) {
    thinking.record = state.table->record();
  } else {
    // Levels look at the position alone, and a long game is expensive to read back.
    const Table& table = *state.table;
    const Result<Table> now = Table::at(table.game(), table.options(), table.position());
    assert(now);
    thinking.record = now->record();
  }
  if (state.duel) thinking.since = {std::string{state.duel->animal, 'w'}};
  return thinking;
}

Result<Table> table_of(const Room::Thinking& thinking) {
  Result<Table> table = Table::replay(thinking.record);
  for (const std::string& action : thinking.since) {
    if (!table) break;
    if (const Result<void> fine = table->act(action); !fine) return fail(fine.error());
  }
  return table;
}

std::vector<Event> Room::decide(std::uint64_t version, std::string_view action,
                                const Moment& moment, std::string_view fresh) const {
  const State& state = *state_;
  const std::optional<std::size_t> chair = computer_on_turn(state);
  if (!chair || version != state.turn_version) return {};
  Script script(state, moment.now);
  if (state.duel) {
    if (action != "w" && action != "e") return {};
    block(script, state, *chair, action[0], {chair});
    return std::move(script).take();
  }
  const std::vector<std::string> actions = {std::string(action)};
  const Result<Prospect> prospect = state.table->foresee(actions);
  if (!prospect) return {};
  if (prospect->hides) {
    commit_computer(script, state, *chair, action, fresh);
  } else {
    script.add(facts::Acted{state.seat_name(*chair), actions}, {chair});
    conclude(script, state, *prospect);
  }
  return std::move(script).take();
}

}  // namespace menagerie::rooms
