#include "rooms/owing.h"

#include <array>
#include <utility>

namespace menagerie::rooms {

namespace {

std::vector<std::size_t> open_chairs(const State& state) {
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < state.chairs.size(); ++i)
    if (state.chairs[i].kind == ChairKind::open) open.push_back(i);
  return open;
}

Awaited awaited_in(const State& state, const Duel& duel) {
  if (!duel.blocked) return {Need::block, {blocker(state, duel)}};
  if (duel.unopened) return {Need::side, {blocker(state, duel)}};
  return {Need::opening, {duel.mover}};
}

std::optional<Awaited> awaited_in_game(const State& state) {
  if (state.duel) return awaited_in(state, *state.duel);
  const Node node = state.table->node();
  if (node.turn == Turn::decision) return Awaited{Need::decision, {state.chair_at(node.seat)}};
  const std::optional<std::size_t> roller = state.next_roller();
  if (node.turn == Turn::over || !roller) return std::nullopt;
  std::vector<std::size_t> late = state.draws.missing(roller);
  if (late.empty()) return Awaited{Need::roll, {*roller}};
  return Awaited{Need::links, std::move(late)};
}

}  // namespace

std::string_view name_of(Need need) {
  constexpr std::array<std::string_view, 7> kNames = {"chairs", "links",   "roll", "decision",
                                                      "block",  "opening", "side"};
  return kNames[static_cast<std::size_t>(need)];
}

std::optional<Awaited> awaited(const State& state) {
  switch (state.stage) {
    case Stage::waiting:
      return Awaited{Need::chairs, open_chairs(state)};
    case Stage::sealed:
      return Awaited{Need::links, state.draws.missing(std::nullopt)};
    case Stage::running:
      return awaited_in_game(state);
    case Stage::over:
      break;
  }
  return std::nullopt;
}

Seats owing(const State& state) {
  Seats seats;
  if (state.stage != Stage::running) return seats;
  const std::optional<Awaited> waits = awaited_in_game(state);
  if (!waits) return seats;
  for (const std::size_t chair : waits->chairs)
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
