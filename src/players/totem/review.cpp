#include "players/totem/review.h"

#include <optional>

namespace menagerie::totem {

namespace {

struct Turn {
  PlayedTurn played;
  std::size_t from = 0;
  std::size_t to = 0;
};

// Whether the position is between two turns.
bool between_turns(const Position& position) {
  const Stage stage = position.stage();
  return stage == Stage::roll || stage == Stage::seating || stage == Stage::over;
}

// The turns that were played to their ends; `last` becomes the position after all actions.
std::vector<Turn> turns_of(const Position& start, std::span<const Action> actions, Position& last) {
  std::vector<Turn> turns;
  std::optional<Turn> open;
  Position& now = last = start;
  if (!between_turns(now)) open = Turn{{.before = std::nullopt, .rolled = now}, 0, 0};
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const Action action = actions[i];
    if (action.kind() == Action::Kind::roll) {
      open = Turn{{.before = now}, i, 0};
      now.apply(action);
      open->played.rolled = now;
      continue;
    }
    now.apply(action);
    if (action.kind() == Action::Kind::out) open.reset();
    if (!open) continue;
    open->played.line.push_back(action);
    if (!between_turns(now)) continue;
    open->played.end = now;
    open->to = i + 1;
    turns.push_back(*open);
    open.reset();
  }
  return turns;
}

JudgedTurn judged(const Turn& turn, const WeighedTurn& weighed) {
  JudgedTurn judged{.seat = turn.played.rolled.on_turn(),
                    .from = turn.from,
                    .to = turn.to,
                    .dice = turn.played.rolled.dice(),
                    .rolled = turn.played.before.has_value(),
                    .before = weighed.before,
                    .after = weighed.after};
  for (std::size_t seat = 0; seat < judged.luck.size(); ++seat)
    judged.luck[seat] = weighed.rolled[seat] - weighed.before[seat];
  judged.best.assign(weighed.best.begin(), weighed.best.end());
  judged.best_value = weighed.rolled[judged.seat.index];
  judged.cost = judged.best_value - weighed.after[judged.seat.index];
  return judged;
}

}  // namespace

GameReview review(Player& player, const Position& start, std::span<const Action> actions,
                  const ReviewLimits& limits, const ReviewProgress& progress) {
  GameReview review;
  Position last = start;
  std::size_t done = 0;
  Watch<Position> watch;
  watch.enough = [&](std::uint64_t) { return !progress(done, actions.size()); };
  for (const Turn& turn : turns_of(start, actions, last)) {
    const std::optional<WeighedTurn> weighed = player.weigh(turn.played, watch, limits.nodes);
    if (!weighed) return review;
    review.turns.push_back(judged(turn, *weighed));
    review.result = weighed->after;
    done = turn.to;
    if (!progress(done, actions.size())) return review;
  }
  review.complete = true;
  if (last.stage() == Stage::over) review.result = chances_of(last.outcome());
  return review;
}

}  // namespace menagerie::totem
