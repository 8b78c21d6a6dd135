#include "players/two_paths/advice.h"

#include <algorithm>
#include <cassert>

namespace menagerie::two_paths {

namespace {

using Policy = std::vector<Candidate<Action>>;

void set_value(Analysis<Position>& analysis, Seat seat, double value) {
  analysis.value[seat.index] = value;
  analysis.value[opponent(seat).index] = 1 - value;
}

// Best first. The candidates come in legal order, and what is played now and then comes before
// what is as good and never played.
void sort(Policy& policy) {
  std::ranges::stable_sort(policy, [](const auto& a, const auto& b) {
    if (a.value != b.value) return a.value > b.value;
    return a.probability > 0 && b.probability == 0;
  });
}

// How many of the values are as good as the best.
template <class Values>
int count_best(const Values& values, double best) {
  return static_cast<int>(
      std::ranges::count_if(values, [&](double value) { return value >= best - kSameValue; }));
}

}  // namespace

Analysis<Position> advise_mover(const Position& position, const Duels& duels) {
  std::array<double, 3> chances{};
  std::ranges::transform(duels, chances.begin(),
                         [](const std::optional<Duel>& duel) { return duel ? duel->chance : -1; });
  const double best = std::ranges::max(chances);
  assert(best >= 0);
  const double share = 1.0 / count_best(chances, best);
  Analysis<Position> analysis;
  set_value(analysis, position.mover(), best);
  for (const Kind kind : kKinds) {
    const std::optional<Duel>& duel = duels[index_of(kind)];
    if (!duel) continue;
    const bool is_best = duel->chance >= best - kSameValue;
    const double chance = is_best ? best : duel->chance;
    for (const Side side : kSides) {
      const bool chosen = duel->hides(side) > 0;
      analysis.policy.push_back({.action = Action::choose(kind, side),
                                 .probability = is_best ? share * duel->hides(side) : 0,
                                 .value = chosen ? chance : std::min(duel->hiding(side), chance)});
    }
  }
  sort(analysis.policy);
  return analysis;
}

Analysis<Position> advise_blocker(const Position& position, const Duel& duel) {
  Analysis<Position> analysis;
  set_value(analysis, position.mover(), duel.chance);
  for (const Side side : kSides) {
    const bool chosen = duel.blocks(side) > 0;
    const double mover = chosen ? duel.chance : std::max(duel.against_blocking(side), duel.chance);
    analysis.policy.push_back(
        {.action = Action::block(side), .probability = duel.blocks(side), .value = 1 - mover});
  }
  sort(analysis.policy);
  return analysis;
}

Analysis<Position> advise_line_up(const Position& position, const std::array<double, 6>& values) {
  const double best = std::ranges::max(values);
  const double share = 1.0 / count_best(values, best);
  Analysis<Position> analysis;
  set_value(analysis, position.mover(), best);
  for (std::size_t i = 0; i < values.size(); ++i) {
    const bool is_best = values[i] >= best - kSameValue;
    analysis.policy.push_back({.action = Action::line_up(kOrders[i]),
                               .probability = is_best ? share : 0,
                               .value = is_best ? best : values[i]});
  }
  sort(analysis.policy);
  return analysis;
}

Analysis<Position> report_result(const Position& position) {
  Analysis<Position> analysis;
  analysis.value[static_cast<std::size_t>(position.outcome().winner())] = 1;
  analysis.exact = true;
  return analysis;
}

}  // namespace menagerie::two_paths
