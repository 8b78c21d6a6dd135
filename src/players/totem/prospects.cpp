#include "players/totem/prospects.h"

#include <algorithm>

namespace menagerie::totem {

Prospects::Prospects(const Position& position, const Chances& judged)
    : seat_(position.on_turn().index) {
  Position::Actions actions;
  position.legal(actions);
  for (const Action action : actions) options_.push_back({action, false, {}, 0});
  options_[0].idea.chances = judged;
  options_[0].idea.line.push_back(actions[0]);
}

const Idea* Prospects::favourite() const {
  return options_[best_].valued ? &options_[best_].idea : nullptr;
}

void Prospects::take(const std::vector<Idea>& ideas) {
  std::vector<bool> fresh(options_.size(), false);
  best_ = options_.size();
  for (const Idea& idea : ideas) {
    std::size_t i = 0;
    while (options_[i].action != idea.line[0]) ++i;
    if (!fresh[i] || idea.chances[seat_] > worth(options_[i]))
      options_[i] = {idea.line[0], true, idea, 0};
    fresh[i] = true;
    if (best_ == options_.size() || worth(options_[i]) > worth(options_[best_])) best_ = i;
  }
  for (std::size_t i = 0; i < options_.size(); ++i) {
    if (fresh[i]) options_[i].loss = worth(options_[best_]) - worth(options_[i]);
  }
}

std::vector<Action> Prospects::missing(const std::vector<Idea>& ideas) const {
  std::vector<Action> missing;
  for (const Option& option : options_) {
    const auto begins = [&](const Idea& idea) { return idea.line[0] == option.action; };
    if (std::none_of(ideas.begin(), ideas.end(), begins)) missing.push_back(option.action);
  }
  return missing;
}

Analysis<Position> Prospects::told(std::size_t lines, int depth, std::uint64_t nodes) const {
  const Option& best = options_[best_];
  std::vector<const Option*> order;
  for (const Option& option : options_) {
    if (option.valued && &option != &best) order.push_back(&option);
  }
  std::sort(order.begin(), order.end(), [](const Option* a, const Option* b) {
    return a->loss != b->loss ? a->loss < b->loss : a < b;
  });
  order.insert(order.begin(), &best);
  order.resize(std::min(order.size(), lines));
  Analysis<Position> analysis;
  analysis.depth = depth;
  analysis.nodes = nodes;
  analysis.value = best.idea.chances;
  for (const Option* option : order) {
    // Values of different rounds do not compare; what an action loses against the best of its own
    // does.
    const double value = std::max(0.0, worth(best) - option->loss);
    analysis.policy.push_back({option->action, option == &best ? 1.0 : 0.0, value});
  }
  analysis.pv.assign(best.idea.line.begin(), best.idea.line.end());
  analysis.exact =
      best.valued && best.idea.ending.position.stage() == Stage::over && worth(best) == 1;
  return analysis;
}

}  // namespace menagerie::totem
