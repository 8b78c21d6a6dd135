#include "players/two_paths/look_ahead.h"

#include <algorithm>
#include <cmath>

#include "players/two_paths/advice.h"

namespace menagerie::two_paths {

namespace {

// Rows still to go by all three animals of a seat.
int rows_to_go(const Position& position, Seat seat) {
  int sum = 0;
  for (const Kind kind : kKinds) {
    const Space space = position.space(seat, kind);
    if (!space.on_board()) continue;
    sum += seat == kSouth ? position.rows() - space.row() : space.row() - 1;
  }
  return sum;
}

// The mover's chance, by a formula that was fitted to the solved game: on the way of best play on
// 7 rows it is off by 0.04 in the mean. A lead weighs the more the less there is to go, and the
// duels that are sure to come in a turn are worth nearly half a row each.
double estimate(const Position& position) {
  const int own = rows_to_go(position, position.mover());
  const int others = rows_to_go(position, opponent(position.mover()));
  const int advantage = 5 * (others - own) + 2 * (3 - position.duel());
  return 1 / (1 + std::exp(-static_cast<double>(advantage) / (own + others + 3)));
}

// Beyond reach but where next to nothing is left to look at.
constexpr int kDeepest = 50;

class LookAhead {
 public:
  explicit LookAhead(const Watch<Position>& watch) : watch_(watch) {}

  [[nodiscard]] bool stopped() const { return stopped_; }
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

  // The answer of so many duels; means nothing when stopped.
  [[nodiscard]] Analysis<Position> answer(const Position& position, int depth) {
    switch (position.phase()) {
      case Phase::lining_up:
        return line_up(position, depth);
      case Phase::choosing: {
        Duels duels;
        for (const Kind kind : kKinds) {
          if (position.may_announce(kind)) duels[index_of(kind)] = duel(position, kind, depth);
        }
        return advise_mover(position, duels);
      }
      case Phase::blocking:
        return advise_blocker(position,
                              duel(before_announcement(position), *position.announced(), depth));
      case Phase::over:
        break;
    }
    return report_result(position);
  }

  [[nodiscard]] Duel duel(const Position& position, Kind kind, int depth) {
    return Duel::of(duel_matrix(position, kind, [&](const Position& after) {
      return chance(after, position.mover(), depth - 1);
    }));
  }

 private:
  [[nodiscard]] double chance(const Position& position, Seat seat, int depth) {
    ++nodes_;
    if (nodes_ % kNodesBetweenQuestions == 0 && !stopped_) stopped_ = watch_.enough(nodes_);
    if (stopped_) return 0;
    if (position.phase() == Phase::over) return position.outcome().winner() == seat.index ? 1 : 0;
    const double mover = depth == 0 ? estimate(position) : best(position, depth);
    return seat == position.mover() ? mover : 1 - mover;
  }

  [[nodiscard]] double best(const Position& position, int depth) {
    double best = 0;
    for (const Kind kind : kKinds) {
      if (!position.may_announce(kind)) continue;
      const Matrix matrix = duel_matrix(position, kind, [&](const Position& after) {
        return chance(after, position.mover(), depth - 1);
      });
      best = std::max(best, matrix_value(matrix));
    }
    return best;
  }

  // Whoever lines up second answers best; a line-up counts as no duel.
  [[nodiscard]] double best_line_up(const Position& position, int depth) {
    if (position.phase() != Phase::lining_up) return chance(position, position.mover(), depth);
    double best = 0;
    for (const Order& order : kOrders) {
      best = std::max(best, 1 - best_line_up(lined_up(position, order), depth));
    }
    return best;
  }
  [[nodiscard]] static Position lined_up(Position position, const Order& order) {
    position.apply(Action::line_up(order));
    return position;
  }
  [[nodiscard]] Analysis<Position> line_up(const Position& position, int depth) {
    std::array<double, 6> values{};
    for (std::size_t i = 0; i < values.size(); ++i) {
      values[i] = 1 - best_line_up(lined_up(position, kOrders[i]), depth);
    }
    return advise_line_up(position, values);
  }

  static constexpr std::uint64_t kNodesBetweenQuestions = 4096;

  const Watch<Position>& watch_;
  std::uint64_t nodes_ = 0;
  bool stopped_ = false;
};

}  // namespace

Analysis<Position> look_ahead(const Position& seen, const Watch<Position>& watch) {
  LookAhead search(watch);
  Analysis<Position> analysis = search.answer(seen, 1);
  if (seen.phase() == Phase::over) return analysis;
  const int deepest = watch.max_depth > 0 ? std::min(watch.max_depth, kDeepest) : kDeepest;
  for (int depth = 1;;) {
    analysis.depth = depth;
    analysis.nodes = search.nodes();
    watch.report(analysis);
    if (depth == deepest) break;
    Analysis<Position> deeper = search.answer(seen, ++depth);
    if (search.stopped()) break;
    analysis = std::move(deeper);
  }
  return analysis;
}

Duel look_ahead_duel(const Position& position, Kind kind, int depth) {
  const Watch<Position> nobody;
  return LookAhead(nobody).duel(before_announcement(position), kind, depth);
}

}  // namespace menagerie::two_paths
