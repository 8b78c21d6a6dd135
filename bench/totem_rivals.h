// Those against whom the player of Totem is measured: one that moves at random, one that takes what
// it can and runs at the nearest totem, and a plain tree search with random playouts.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <memory>
#include <string>
#include <vector>

#include "core/random.h"
#include "players/totem/judge.h"
#include "players/totem/levels.h"
#include "players/totem/player.h"

namespace menagerie::totem {

// Time is that of the processor, so that a machine with other work measures the same.
class Stopwatch {
 public:
  [[nodiscard]] double ms() const {
    return 1000.0 * static_cast<double>(std::clock() - start_) / CLOCKS_PER_SEC;
  }

 private:
  std::clock_t start_ = std::clock();
};

inline Action rolled(Generator& random) {
  const auto a = static_cast<int>(random.quick_below(6)) + 1;
  const auto b = static_cast<int>(random.quick_below(6)) + 1;
  return a > b ? Action::roll(a, b) : Action::roll(b, a);
}

class Rival {
 public:
  Rival() = default;
  Rival(const Rival&) = delete;
  Rival& operator=(const Rival&) = delete;
  virtual ~Rival() = default;
  [[nodiscard]] virtual Action choose(const Position& position) = 0;
};

// Plans several actions at once and follows the plan as long as it holds.
class PlanningRival : public Rival {
 public:
  [[nodiscard]] Action choose(const Position& position) final {
    if (next_ >= line_.size() || !(position == expected_)) {
      line_ = plan(position);
      next_ = 0;
    }
    const Action action = line_[next_++];
    expected_ = position;
    expected_.apply(action);
    return action;
  }

 private:
  // At least one action.
  [[nodiscard]] virtual std::vector<Action> plan(const Position& position) = 0;

  std::vector<Action> line_;
  std::size_t next_ = 0;
  Position expected_;
};

class RandomRival final : public Rival {
 public:
  explicit RandomRival(std::uint64_t seed) : random_(seed) {}
  [[nodiscard]] Action choose(const Position& position) override {
    Position::Actions actions;
    position.legal(actions);
    return actions[random_.quick_below(static_cast<std::uint32_t>(actions.size()))];
  }

 private:
  Generator random_;
};

// Uses all points; makes the travel that takes a totem, else the most pieces, else brings the group
// nearest to the nearest totem.
class GreedyRival final : public PlanningRival {
 public:
  GreedyRival() : trails_(1 << 16), travels_(trails_, meter_) { meter_.start(watch_, 0); }

 private:
  [[nodiscard]] std::vector<Action> plan(const Position& position) override {
    if (position.stage() == Stage::move) return best_travel(position);
    Position::Actions actions;
    position.legal(actions);
    return {position.stage() == Stage::dice ? most_points(actions) : actions[0]};
  }
  static Action most_points(const Position::Actions& actions) {
    Action best = actions[0];
    for (const Action action : actions) {
      if (action.kind() != Action::Kind::use) continue;
      if (best.kind() != Action::Kind::use || action.points() > best.points()) best = action;
    }
    return best;
  }
  std::vector<Action> best_travel(const Position& position) {
    trails_.clear();
    double best = -1e9;
    Trails::Line line;
    const Seat me = position.on_turn();
    travels_.from_standing(position, Trails::kStart, Ways::all_lengths,
                           [&](const Position& next, Trails::Index trail, int) {
                             const double score = rate(position, next, me);
                             if (score <= best) return;
                             best = score;
                             line = trails_.line(trail);
                           });
    return {line.begin(), line.end()};
  }
  static double rate(const Position& before, const Position& after, Seat me) {
    double score = 0;
    int nearest = 99;
    int sum = 0;
    for (std::uint8_t i = 0; i < before.seats(); ++i) {
      const Seat other{i};
      if (other == me || !before.in_play(other)) continue;
      if (!after.in_play(other)) {
        score += 100'000;
        continue;
      }
      score += 1000 * (before.piece_count(other) - after.piece_count(other));
      for (const Space space : after.group(me)) {
        nearest = std::min(nearest, distance(space, after.totem(other)));
        sum += distance(space, after.totem(other));
      }
    }
    return score - 10 * nearest - 0.1 * sum;
  }

  Watch<Position> watch_;
  Meter meter_;
  Trails trails_;
  Travels travels_;
};

// UCT over single actions. Playouts are random and end after some actions with everybody's share of
// the pieces. The time of a turn is spread over the actions that are still to come.
class TreeRival final : public Rival {
 public:
  TreeRival(double ms, std::uint64_t seed) : ms_(ms), random_(seed) {}
  [[nodiscard]] Action choose(const Position& position) override {
    Position::Actions actions;
    position.legal(actions);
    if (position.stage() == Stage::dice) left_ = ms_;
    if (actions.size() == 1) return actions[0];
    const int more = position.points_chosen() ? position.points() + 1 : 8;
    const double budget = left_ / more;
    const Stopwatch stopwatch;
    nodes_.clear();
    nodes_.push_back({});
    do {
      for (int i = 0; i < 4; ++i) descend(position);
    } while (stopwatch.ms() < budget);
    left_ -= stopwatch.ms();
    std::uint32_t best = nodes_[0].first;
    for (std::uint32_t child = best; child < nodes_[0].first + nodes_[0].count; ++child) {
      if (nodes_[child].visits > nodes_[best].visits) best = child;
    }
    return nodes_[best].action;
  }

 private:
  struct Node {
    Action action;
    std::uint32_t first = 0;  // of the children
    std::uint32_t count = 0;
    std::uint32_t visits = 0;
    double sum = 0;  // for the seat that chose the action
  };
  static constexpr int kPlayout = 300;

  void descend(Position position) {
    std::array<std::uint32_t, 512> path;
    std::array<std::uint8_t, 512> seats{};
    std::size_t depth = 0;
    std::uint32_t at = 0;
    path[depth++] = 0;
    Position::Actions actions;
    while (position.node().turn != Turn::over && depth < path.size()) {
      if (nodes_[at].count == 0) {
        if (nodes_[at].visits == 0 && at != 0) break;
        position.legal(actions);
        nodes_[at].first = static_cast<std::uint32_t>(nodes_.size());
        nodes_[at].count = static_cast<std::uint32_t>(actions.size());
        for (const Action action : actions) nodes_.push_back({action, 0, 0, 0, 0});
      }
      seats[depth] = position.on_turn().index;
      at = position.node().turn == Turn::chance ? roll(at) : pick(at);
      position.apply(nodes_[at].action);
      path[depth++] = at;
    }
    const Chances result = play_out(position);
    for (std::size_t i = 0; i < depth; ++i) {
      ++nodes_[path[i]].visits;
      nodes_[path[i]].sum += result[seats[i]];
    }
  }
  std::uint32_t roll(std::uint32_t at) {
    const Action action = rolled(random_);
    std::uint32_t child = nodes_[at].first;
    while (nodes_[child].action != action) ++child;
    return child;
  }
  std::uint32_t pick(std::uint32_t at) {
    const Node& node = nodes_[at];
    std::uint32_t best = node.first;
    double best_score = -1;
    for (std::uint32_t child = node.first; child < node.first + node.count; ++child) {
      const Node& c = nodes_[child];
      const double score =
          c.visits == 0
              ? 1e6 + random_.quick_below(1000)
              : c.sum / c.visits + 0.7 * std::sqrt(std::log(node.visits + 1.0) / c.visits);
      if (score > best_score) {
        best_score = score;
        best = child;
      }
    }
    return best;
  }
  Chances play_out(Position& position) {
    Position::Actions actions;
    for (int i = 0; i < kPlayout && position.node().turn != Turn::over; ++i) {
      if (position.node().turn == Turn::chance) {
        position.apply(rolled(random_));
        continue;
      }
      position.legal(actions);
      position.apply(actions[random_.quick_below(static_cast<std::uint32_t>(actions.size()))]);
    }
    if (position.node().turn == Turn::over) return shared_win(position);
    Chances share{};
    double all = 0;
    for (std::uint8_t i = 0; i < position.seats(); ++i) {
      if (!position.in_play(Seat{i})) continue;
      share[i] = 1 + position.piece_count(Seat{i}) + 0.5 * position.reserve(Seat{i});
      all += share[i];
    }
    for (double& part : share) part /= all;
    return share;
  }

  double ms_;
  double left_ = 0;
  Generator random_;
  std::vector<Node> nodes_;
};

// A level, as a table would ask it.
class LevelRival final : public Rival {
 public:
  LevelRival(int level, std::uint64_t seed) : level_(level), random_(seed) {}
  [[nodiscard]] Action choose(const Position& position) override {
    return player_.choose(position, level_, random_, {});
  }

 private:
  Player player_;
  int level_;
  Generator random_;
};

// The analysis with a limit of time or of nodes for a turn, whose line is followed.
class AnalysingRival final : public PlanningRival {
 public:
  AnalysingRival(double ms, std::uint64_t nodes) : ms_(ms), nodes_(nodes) {}

 private:
  [[nodiscard]] std::vector<Action> plan(const Position& position) override {
    Position::Actions actions;
    position.legal(actions);
    if (actions.size() == 1) return {actions[0]};
    const Stopwatch stopwatch;
    Watch<Position> watch;
    watch.enough = [&](std::uint64_t nodes) {
      return nodes_ != 0 ? nodes >= nodes_ : stopwatch.ms() >= ms_;
    };
    return player_.analyse(position, watch, 1).pv;
  }

  Player player_;
  double ms_;
  std::uint64_t nodes_;
};

// The tuned weights but for those that the words change, each as ";TRAIT=WEIGHT".
inline Weights changed_weights(const std::string& words) {
  Weights weights = kTunedWeights;
  for (std::size_t at = words.find(';'); at != std::string::npos; at = words.find(';', at + 1)) {
    std::size_t trait = 0;
    double weight = 0;
    if (std::sscanf(words.c_str() + at, ";%zu=%lf", &trait, &weight) == 2 && trait < kTraits)
      weights[trait] = weight;
  }
  return weights;
}

// A plan with fixed effort and weights, for tuning.
class EffortRival final : public PlanningRival {
 public:
  EffortRival(Effort effort, const Weights& weights, double misjudgement, std::uint64_t seed)
      : effort_(effort), weights_(weights), misjudgement_(misjudgement), random_(seed) {}

 private:
  [[nodiscard]] std::vector<Action> plan(const Position& position) override {
    const std::vector<Idea> ideas = thinker_.ideas(position, weights_, effort_, watch_, 0);
    const std::size_t seat = position.on_turn().index;
    double best = -1e9;
    Trails::Line line;
    for (const Idea& idea : ideas) {
      const double p = std::clamp(idea.chances[seat], 1e-4, 1 - 1e-4);
      const double u = (random_.quick_below(1 << 20) + 0.5) / (1 << 20);
      const double score = std::log(p / (1 - p)) - misjudgement_ * std::log(-std::log(u));
      if (score <= best) continue;
      best = score;
      line = idea.line;
    }
    return {line.begin(), line.end()};
  }

  Thinker thinker_;
  Watch<Position> watch_;
  Effort effort_;
  Weights weights_;
  double misjudgement_;
  Generator random_;
};

}  // namespace menagerie::totem
