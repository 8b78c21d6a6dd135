#include "players/totem/thinker.h"

#include <algorithm>
#include <array>
#include <utility>

namespace menagerie::totem {

namespace {

constexpr std::uint64_t kRolls = 21;  // that differ

// Each round looks wider than the one before; the last one is where it ends by itself.
constexpr std::array<Effort, 8> kRounds = {{
    {2, 0, 0},
    {4, 6, 1},
    {8, 12, 1},
    {12, 24, 2},
    {16, 40, 3},
    {24, 64, 4},
    {32, 96, 6},
    {48, 160, 8},
}};

// Plans of large groups take longer with the square of their pieces; a narrower beam leaves nodes
// for the replies.
std::size_t beam_for(const Position& position, std::size_t beam) {
  constexpr std::size_t kUsual = 8;
  const auto pieces = static_cast<std::size_t>(position.piece_count(position.on_turn()));
  if (pieces <= kUsual) return beam;
  return std::max<std::size_t>(1, beam * kUsual * kUsual / (pieces * pieces));
}

// Puts the idea that leads so far in front, so that a round that is cut short can be used.
void lead_with(const Idea& favourite, std::vector<Idea>& ideas) {
  const auto known = std::find_if(ideas.begin(), ideas.end(), [&](const Idea& idea) {
    return idea.ending.position.key() == favourite.ending.position.key();
  });
  if (known != ideas.end()) {
    std::rotate(ideas.begin(), known, known + 1);
  } else {
    ideas.insert(ideas.begin(), favourite);
  }
}

// The first of the best.
std::vector<Idea>::const_iterator best_for(Seat seat, const std::vector<Idea>& ideas) {
  return std::max_element(ideas.begin(), ideas.end(), [seat](const Idea& a, const Idea& b) {
    return a.chances[seat.index] < b.chances[seat.index];
  });
}

}  // namespace

Analysis<Position> Thinker::analyse(const Position& position, const Watch<Position>& watch,
                                    int lines) {
  judge_.change_weights(kTunedWeights);
  meter_.start(watch, 0);
  if (position.stage() == Stage::seating) return take_seat(position);
  if (position.stage() == Stage::roll) return await_roll(position, watch);
  return decide(position, watch, lines);
}

std::vector<Idea> Thinker::ideas(const Position& position, const Weights& weights, Effort effort,
                                 const Watch<Position>& watch, std::uint64_t nodes) {
  judge_.change_weights(weights);
  meter_.start(watch, nodes);
  if (effort.candidates > 0) effort.beam = beam_for(position, effort.beam);
  std::vector<Idea> ideas = plan(position, effort);
  if (effort.candidates == 0) return ideas;
  const std::size_t done = look_ahead(ideas, effort.replies);
  if (done > 0) ideas.resize(done);
  const std::size_t seat = position.on_turn().index;
  std::stable_sort(ideas.begin(), ideas.end(), [seat](const Idea& a, const Idea& b) {
    return a.chances[seat] > b.chances[seat];
  });
  return ideas;
}

std::vector<Idea> Thinker::plan(const Position& position, Effort effort) {
  const Planner::Endings endings = planner_.plan(position, effort.beam);
  const std::size_t wanted = effort.candidates > 0 ? effort.candidates : endings.size();
  std::vector<Idea> ideas;
  ideas.reserve(wanted);
  for (const auto& entry : endings.first(std::min(wanted, endings.size()))) {
    const Ending& ending = entry.item;
    ideas.push_back({ending, planner_.trails().line(ending.trail), ending.chances});
  }
  return ideas;
}

std::size_t Thinker::look_ahead(std::vector<Idea>& ideas, std::size_t replies) {
  for (std::size_t i = 0; i < ideas.size(); ++i) {
    const Position& position = ideas[i].ending.position;
    if (position.stage() == Stage::over) continue;
    const Chances chances = forecast_.expect(position, replies);
    if (meter_.stopped()) return i;
    ideas[i].chances = chances;
  }
  return ideas.size();
}

void Thinker::complete(const Position& position, const std::vector<Action>& actions,
                       std::vector<Idea>& ideas) {
  for (const Action first : actions) {
    if (meter_.stopped()) return;
    Position next = position;
    next.apply(first);
    meter_.count();
    Idea idea;
    idea.line.push_back(first);
    if (next.node().turn == Turn::decision) {
      const Planner::Endings endings = planner_.plan(next, 1);
      if (endings.empty()) return;
      idea.ending = endings[0].item;
      for (const Action action : planner_.trails().line(idea.ending.trail))
        idea.line.push_back(action);
    } else {
      idea.ending.position = next;
      idea.ending.chances = judge_.judge(next, rolls_next(next));
    }
    idea.chances = idea.ending.chances;
    ideas.push_back(idea);
  }
}

Analysis<Position> Thinker::decide(const Position& position, const Watch<Position>& watch,
                                   int lines) {
  Prospects options(position, judge_.judge(position, rolls_next(position)));
  const std::size_t wanted = std::min(static_cast<std::size_t>(lines), options.size());
  int depth = 0;
  for (const Effort& effort : kRounds) {
    if (watch.max_depth > 0 && depth >= watch.max_depth) break;
    std::vector<Idea> ideas = plan(position, effort);
    if (meter_.stopped() && depth > 0) break;
    if (wanted > 1) complete(position, options.missing(ideas), ideas);
    if (options.favourite() != nullptr) lead_with(*options.favourite(), ideas);
    if (effort.candidates > 0) ideas.resize(look_ahead(ideas, effort.replies));
    if (ideas.empty()) break;
    options.take(ideas);
    if (meter_.stopped()) break;
    const Analysis<Position> analysis = options.told(wanted, ++depth, meter_.nodes());
    watch.report(analysis);
    if (analysis.exact && (wanted <= 1 || depth > 1)) return analysis;
    meter_.ask();
    if (meter_.stopped()) break;
  }
  return options.told(wanted, depth, meter_.nodes());
}

std::optional<Idea> Thinker::best_of(const Position& position, Effort effort) {
  std::vector<Idea> ideas = plan(position, effort);
  if (effort.candidates > 0) look_ahead(ideas, effort.replies);
  if (meter_.stopped() || ideas.empty()) return std::nullopt;
  return *best_for(position.on_turn(), ideas);
}

std::optional<WeighedTurn> Thinker::weigh(const PlayedTurn& turn, const Watch<Position>& watch,
                                          std::uint64_t nodes) {
  // Each round takes about so much more than the one before.
  constexpr std::uint64_t kGrowth = 3;
  judge_.change_weights(kTunedWeights);
  meter_.start(watch, 0);
  const std::uint64_t budget = nodes * (turn.before ? kRolls : 1);
  std::optional<WeighedTurn> weighed;
  std::uint64_t spent = 0;
  for (const Effort& effort : kRounds) {
    const std::optional<WeighedTurn> wider = weigh(turn, effort);
    if (!wider) return std::nullopt;
    weighed = wider;
    const std::uint64_t round = meter_.nodes() - std::exchange(spent, meter_.nodes());
    if (spent + kGrowth * round > budget) break;
  }
  return weighed;
}

std::optional<WeighedTurn> Thinker::weigh(const PlayedTurn& turn, Effort effort) {
  const Seat seat = turn.rolled.on_turn();
  effort.beam = beam_for(turn.rolled, effort.beam);
  std::vector<Idea> ideas = plan(turn.rolled, effort);
  const Chances judged = judge_.judge(turn.end, turn.end.on_turn());
  ideas.insert(ideas.begin(), {{turn.end, judged}, turn.line, judged});
  if (effort.candidates > 0) look_ahead(ideas, effort.replies);
  if (meter_.stopped()) return std::nullopt;
  const Idea& best = *best_for(seat, ideas);  // the first of equals: what was played
  WeighedTurn weighed{best.chances, best.chances, ideas.front().chances, best.line};
  if (!turn.before) return weighed;
  Position::Chances rolls;
  turn.before->chance(rolls);
  Chances sum{};
  for (const Chance<Action>& roll : rolls) {
    Position other = *turn.before;
    other.apply(roll.action);
    const std::optional<Idea> idea = other == turn.rolled ? best : best_of(other, effort);
    if (!idea) return std::nullopt;
    for (std::size_t i = 0; i < kMaxSeats; ++i) sum[i] += roll.weight * idea->chances[i];
  }
  for (std::size_t i = 0; i < kMaxSeats; ++i) weighed.before[i] = sum[i] / 36;
  return weighed;
}

Analysis<Position> Thinker::await_roll(const Position& position, const Watch<Position>& watch) {
  Analysis<Position> analysis;
  analysis.value = judge_.judge(position, position.on_turn());
  Position::Chances rolls;
  position.chance(rolls);
  for (std::size_t round = 0; round + 3 < kRounds.size(); ++round) {
    if (watch.max_depth > 0 && static_cast<int>(round) >= watch.max_depth) break;
    Chances sum{};
    if (round == 0) {
      sum = forecast_.expect(position, 2);
    } else {
      Effort effort = kRounds[round];
      effort.candidates = (effort.candidates + 1) / 3;
      for (const Chance<Action>& roll : rolls) {
        Position next = position;
        next.apply(roll.action);
        const std::optional<Idea> best = best_of(next, effort);
        if (!best) break;
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
          sum[seat] += roll.weight * best->chances[seat];
      }
      for (double& chance : sum) chance /= 36;  // at the end, so that a sure win stays 1
    }
    if (meter_.stopped()) break;
    analysis.value = sum;
    analysis.depth = static_cast<int>(round) + 1;
    analysis.nodes = meter_.nodes();
    watch.report(analysis);
    meter_.ask();
    if (meter_.stopped()) break;
  }
  analysis.nodes = meter_.nodes();
  return analysis;
}

// The board looks alike from all places that are left, but for who is whose neighbour; that is too
// little to tell chances by.
Analysis<Position> Thinker::take_seat(const Position& position) {
  Analysis<Position> analysis;
  Position::Actions actions;
  position.legal(actions);
  double players = 0;
  for (std::uint8_t seat = 0; seat < position.seats(); ++seat)
    players += position.is_out(Seat{seat}) ? 0 : 1;
  const double share = 1 / players;
  for (std::uint8_t seat = 0; seat < position.seats(); ++seat)
    analysis.value[seat] = position.is_out(Seat{seat}) ? 0 : share;
  for (const Action action : actions)
    analysis.policy.push_back({action, 1.0 / static_cast<double>(actions.size()), share});
  return analysis;
}

}  // namespace menagerie::totem
