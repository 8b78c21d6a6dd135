#include "players/totem/thinker.h"

#include <algorithm>
#include <array>

namespace menagerie::totem {

namespace {

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

Analysis<Position> start_analysis(std::uint64_t nodes) {
  Analysis<Position> analysis;
  analysis.nodes = nodes;
  return analysis;
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

void Thinker::complete(const Position& position, const std::vector<Option>& options,
                       std::vector<Idea>& ideas) {
  for (const Option& option : options) {
    if (meter_.stopped()) return;
    const auto begins = [&](const Idea& idea) { return idea.line[0] == option.action; };
    if (std::any_of(ideas.begin(), ideas.end(), begins)) continue;
    Position next = position;
    next.apply(option.action);
    Idea idea;
    idea.line.push_back(option.action);
    if (next.node().turn == Turn::decision) {
      const Planner::Endings endings = planner_.plan(next, 1);
      if (endings.empty()) return;
      idea.ending = endings[0].item;
      for (const Action action : planner_.trails().line(idea.ending.trail))
        idea.line.push_back(action);
    } else {
      idea.ending.position = next;
      idea.ending.chances = judge_.judge(next, next_to_roll(next));
    }
    idea.chances = idea.ending.chances;
    ideas.push_back(idea);
  }
}

Analysis<Position> Thinker::decide(const Position& position, const Watch<Position>& watch,
                                   int lines) {
  const std::size_t seat = position.on_turn().index;
  Position::Actions actions;
  position.legal(actions);
  std::vector<Option> options;
  for (const Action action : actions) options.push_back({action, false, {}});
  const auto wanted = std::min(static_cast<std::size_t>(lines), options.size());
  std::size_t best = 0;

  const auto tell = [&](int depth) {
    std::vector<const Option*> order;
    for (const Option& option : options) {
      if (option.valued && option.action != options[best].action) order.push_back(&option);
    }
    std::stable_sort(order.begin(), order.end(), [seat](const Option* a, const Option* b) {
      return a->idea.chances[seat] > b->idea.chances[seat];
    });
    order.insert(order.begin(), &options[best]);
    order.resize(std::min(order.size(), wanted));
    Analysis<Position> analysis = start_analysis(meter_.nodes());
    analysis.depth = depth;
    analysis.value = options[best].idea.chances;
    for (const Option* option : order) {
      const double value = std::min(option->idea.chances[seat], analysis.value[seat]);
      analysis.policy.push_back({option->action, option == order[0] ? 1.0 : 0.0, value});
    }
    const Trails::Line& line = options[best].idea.line;
    analysis.pv.assign(line.begin(), line.end());
    analysis.exact = options[best].valued &&
                     options[best].idea.ending.position.stage() == Stage::over &&
                     analysis.value[seat] == 1;
    return analysis;
  };

  options[0].idea.chances = judge_.judge(position, next_to_roll(position));
  options[0].idea.line.push_back(options[0].action);
  int depth = 0;
  std::uint64_t favourite = 0;
  for (std::size_t round = 0; round < kRounds.size(); ++round) {
    if (watch.max_depth > 0 && depth >= watch.max_depth) break;
    Effort effort = kRounds[round];
    std::vector<Idea> ideas = plan(position, effort);
    if (meter_.stopped() && round > 0) break;
    if (wanted > 1) complete(position, options, ideas);
    // What was best so far is looked at first, so that a round cut short can be used.
    const auto known = std::find_if(ideas.begin(), ideas.end(), [&](const Idea& idea) {
      return idea.ending.position.key() == favourite;
    });
    if (known != ideas.end()) {
      std::rotate(ideas.begin(), known, known + 1);
    } else if (round > 0 && options[best].valued) {
      ideas.insert(ideas.begin(), options[best].idea);
    }
    if (effort.candidates > 0) ideas.resize(look_ahead(ideas, effort.replies));
    if (ideas.empty()) break;
    std::vector<bool> fresh(options.size(), false);
    std::size_t leader = options.size();
    for (const Idea& idea : ideas) {
      std::size_t i = 0;
      while (options[i].action != idea.line[0]) ++i;
      const bool better = idea.chances[seat] > options[i].idea.chances[seat];
      if (!options[i].valued || !fresh[i] || better) options[i] = {idea.line[0], true, idea};
      fresh[i] = true;
      const bool leads =
          leader == options.size() || idea.chances[seat] > options[leader].idea.chances[seat];
      if (leads) leader = i;
    }
    best = leader;
    favourite = options[best].idea.ending.position.key();
    if (meter_.stopped()) break;
    ++depth;
    const Analysis<Position> analysis = tell(depth);
    watch.report(analysis);
    if (analysis.exact && (wanted <= 1 || round > 0)) return analysis;
    if (options.size() == 1 && ideas.size() == 1 && round > 1) break;
    meter_.ask();
    if (meter_.stopped()) break;
  }
  return tell(depth);
}

Chances Thinker::best_of(const Position& position, Effort effort) {
  std::vector<Idea> ideas = plan(position, effort);
  if (effort.candidates > 0) ideas.resize(look_ahead(ideas, effort.replies));
  const std::size_t seat = position.on_turn().index;
  const auto best = std::max_element(
      ideas.begin(), ideas.end(),
      [seat](const Idea& a, const Idea& b) { return a.chances[seat] < b.chances[seat]; });
  return best == ideas.end() ? Chances{} : best->chances;
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
        const Chances chances = best_of(next, effort);
        if (meter_.stopped()) break;
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
          sum[seat] += roll.weight / 36.0 * chances[seat];
      }
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
  const double share = 1.0 / position.seats();
  for (int seat = 0; seat < position.seats(); ++seat)
    analysis.value[static_cast<std::size_t>(seat)] = share;
  for (const Action action : actions)
    analysis.policy.push_back({action, 1.0 / static_cast<double>(actions.size()), share});
  return analysis;
}

}  // namespace menagerie::totem
