#include "players/tokan/laying_search.h"

#include <algorithm>
#include <cmath>

#include "players/tokan/field_search.h"
#include "players/tokan/judge.h"

namespace menagerie::tokan {

namespace {

constexpr int kReportEvery = 4096;
constexpr int kAskEvery = 64;
// How much the lesser known is preferred; chances seldom differ by more than a tenth.
constexpr double kCuriosity = 0.3;

}  // namespace

LayingSearch::LayingSearch(const Laying& laying, const Watch<Position>& watch, int lines,
                           std::uint64_t seed)
    : laying_(laying),
      watch_(watch),
      lines_(static_cast<std::size_t>(lines)),
      random_(laying.key() + seed) {
  Actions actions;
  laying.legal(actions);
  for (const Action action : actions) {
    choices_.push_back({action, static_cast<int>(choices_.size())});
  }
}

Analysis<Position> LayingSearch::run() {
  while (samples_ < most_samples_) {
    Choice& choice = most_promising();
    choice.sum += sample(choice.action);
    choice.visits += 1;
    samples_ += 1;
    const int count = static_cast<int>(samples_);
    if (count % kReportEvery == 0) watch_.report(analysis());
    if (count % kAskEvery == 0 && watch_.enough(nodes_)) break;
  }
  return analysis();
}

LayingSearch::Choice& LayingSearch::most_promising() {
  const double logarithm = std::log(samples_ + 1);
  return *std::ranges::max_element(choices_, {}, [logarithm](const Choice& choice) {
    if (choice.visits == 0) return 2.0;  // above every chance
    return choice.mean() + kCuriosity * std::sqrt(logarithm / choice.visits);
  });
}

double LayingSearch::sample(Action action) {
  Laying laying = laying_;
  laying.apply(action);
  ++nodes_;
  Actions actions;
  while (!laying.complete()) {
    laying.legal(actions);
    laying.apply(actions[random_.quick_below(static_cast<std::uint32_t>(actions.size()))]);
    ++nodes_;
  }
  const Field field = laying.field();
  const double chance = chance_to_win(Judge().estimate(field));
  return field.side() == laying_.side() ? chance : 1 - chance;
}

Analysis<Position> LayingSearch::analysis() const {
  // The most looked at is the surest choice.
  std::vector<Choice> best = choices_;
  std::ranges::sort(best, [](const Choice& a, const Choice& b) {
    if (a.visits != b.visits) return a.visits > b.visits;
    if (a.sum != b.sum) return a.sum > b.sum;
    return a.place < b.place;
  });
  Analysis<Position> analysis;
  const std::size_t side = index(laying_.side());
  analysis.value[side] = best.front().mean();
  analysis.value[1 - side] = 1 - analysis.value[side];
  for (std::size_t n = 0; n < std::min(lines_, best.size()); ++n) {
    analysis.policy.push_back({best[n].action, n == 0 ? 1.0 : 0.0, best[n].mean()});
  }
  analysis.pv = {best.front().action};
  analysis.depth = 1;
  analysis.nodes = nodes_;
  return analysis;
}

}  // namespace menagerie::tokan
