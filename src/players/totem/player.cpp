#include "players/totem/player.h"

#include <algorithm>
#include <cmath>

#include "core/hash.h"
#include "players/totem/levels.h"

namespace menagerie::totem {

static_assert(HasOwnReview<Player> && ExplainsPlans<Player>);

namespace {

// A fixed number between 0 and 1, both excluded, for each plan of a turn.
double fixed_draw(std::uint64_t key, std::uint64_t seed) {
  return (static_cast<double>(mix(key ^ seed) >> 11) + 0.5) * 0x1p-53;
}

double log_odds(double chance) {
  const double inside = std::clamp(chance, 1e-4, 1 - 1e-4);
  return std::log(inside / (1 - inside));
}

// The plan that looks best to somebody who misjudges each one by a fixed amount. The amounts have
// the distribution that makes it a softmax over plans.
const Idea& favourite(const std::vector<Idea>& ideas, std::size_t seat, double misjudgement,
                      std::uint64_t seed) {
  const Idea* best = &ideas.front();
  double best_opinion = 0;
  for (const Idea& idea : ideas) {
    const double draw = fixed_draw(idea.ending.position.key(), seed);
    const double opinion = log_odds(idea.chances[seat]) - misjudgement * std::log(-std::log(draw));
    if (&idea != &ideas.front() && opinion <= best_opinion) continue;
    best = &idea;
    best_opinion = opinion;
  }
  return *best;
}

}  // namespace

Analysis<Position> Player::analyse(const Position& position, const Watch<Position>& watch,
                                   int lines, std::uint64_t /*seed*/) {
  return thinker_.analyse(position, watch, lines);
}

std::optional<std::vector<Reason>> Player::reasons(const Position& position,
                                                   std::span<const Action> line) {
  if (position.node().turn != Turn::decision || position.stage() == Stage::seating)
    return std::nullopt;
  Position end = position;
  for (const Action action : line) end.apply(action);
  if (end.node().turn == Turn::decision) return std::nullopt;
  return reasons_for(position, end);
}

std::optional<WeighedTurn> Player::weigh(const PlayedTurn& turn, const Watch<Position>& watch,
                                         std::uint64_t nodes) {
  return thinker_.weigh(turn, watch, nodes);
}

Action Player::choose(const Position& position, int level, RandomSource& random,
                      const Watch<Position>& watch) {
  Position::Actions actions;
  position.legal(actions);
  if (position.stage() == Stage::seating) {
    return actions[static_cast<std::size_t>(random.below(actions.size()))];
  }
  // The first decision of a plan, asked again, is made anew by its own draw.
  if (level == planned_level_ && !planned_.empty()) {
    const auto known =
        std::find_if(planned_.begin() + 1, planned_.end(),
                     [&](const Planned& planned) { return planned.position == position; });
    if (known != planned_.end()) return known->action;
  }
  if (actions.size() == 1) return actions[0];
  const Level& traits = level_of(level);
  const std::uint64_t seed = random.next();
  const std::vector<Idea> ideas =
      thinker_.ideas(position, weights_of(traits), traits.effort, watch, traits.nodes);
  if (ideas.empty()) return actions[0];
  const Idea& idea = favourite(ideas, position.on_turn().index, traits.misjudgement, seed);
  remember(position, level, idea.line);
  return idea.line[0];
}

void Player::remember(const Position& position, int level, const Trails::Line& line) {
  planned_level_ = level;
  planned_.clear();
  Position now = position;
  for (const Action action : line) {
    planned_.push_back({now, action});
    now.apply(action);
  }
}

}  // namespace menagerie::totem
