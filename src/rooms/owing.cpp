#include "rooms/owing.h"

namespace menagerie::rooms {

namespace {

// Chairs that the game waits for, computers included.
std::vector<std::size_t> awaited(const State& state) {
  if (state.stage != Stage::running) return {};
  if (state.duel) {
    const bool opens = state.duel->blocked && !state.duel->unopened;
    return {opens ? state.duel->mover : blocker(state, *state.duel)};
  }
  const Node node = state.table->node();
  if (node.turn == Turn::decision) return {state.chair_at(node.seat)};
  const std::optional<std::size_t> roller = state.next_roller();
  if (node.turn == Turn::over || !roller) return {};
  const std::vector<std::size_t> late = state.draws.missing(roller);
  return late.empty() ? std::vector{*roller} : late;
}

}  // namespace

Seats owing(const State& state) {
  Seats seats;
  for (const std::size_t chair : awaited(state))
    if (state.is_person(chair)) seats.push_back(*state.chairs[chair].seat);
  return seats;
}

bool opening_is_owed(const State& state) {
  return state.duel && state.duel->blocked && !state.duel->unopened;
}

std::size_t blocker(const State& state, const Duel& duel) {
  const Seat mover = *state.chairs[duel.mover].seat;
  return state.chair_at(Seat{static_cast<std::uint8_t>(1 - mover.index)});
}

bool decides(const State& state, std::size_t chair) {
  const Node node = state.table->node();
  return !state.duel && node.turn == Turn::decision && state.chair_at(node.seat) == chair;
}

}  // namespace menagerie::rooms
