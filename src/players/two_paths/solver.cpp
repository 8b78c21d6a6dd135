#include "players/two_paths/solver.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <new>

#include "search/matrix_game.h"

namespace menagerie::two_paths {

namespace {

// The six states of a meeting: South's three duels, then North's.
constexpr std::size_t state_of(std::size_t mover, int duel) {
  return 3 * mover + static_cast<std::size_t>(duel - 1);
}

// What is left of a meeting when one animal has run along one side: the values of its six states,
// or nothing if it cannot run.
struct Run {
  const double* values = nullptr;
  bool turned = false;

  [[nodiscard]] bool possible() const { return values != nullptr; }
  [[nodiscard]] double value(std::size_t mover, int duel) const {
    return values[state_of(turned ? 1 - mover : mover, duel)];
  }
};

// By side.
using Runs = std::array<Run, 2>;

// One meeting: what can follow it, from which the values of its own six states come.
class Crossing {
 public:
  Crossing(const std::array<std::array<Runs, 3>, 2>& runs, Permutation partners, bool declinable)
      : declinable_(declinable) {
    for (const std::size_t mover : {0U, 1U}) {
      const Permutation same_kind = mover == 0 ? partners : partners.inverse();
      for (std::size_t rank = 0; rank < 3; ++rank) {
        const Runs& own = runs[mover][rank];
        if (!own[0].possible() || !own[1].possible()) continue;  // P8
        const Runs& rewards = runs[1 - mover][same_kind(rank)];
        Announcements& all = announcements_[mover];
        all.list[all.size++] = {own, rewards};
        all.may_stay |= declinable || !rewards[0].possible() || !rewards[1].possible();
      }
      assert(announcements_[mover].size > 0);
    }
  }

  // Writes the six values. A right guess after which nothing moves leads on to the next state of
  // the same meeting: in the turn's next duel, or in the other player's first. So each player's
  // values may need the other's, and only where both do there is a circle to be solved.
  void solve(double* values) const {
    if (!announcements_[0].may_stay) {
      solve_turn(0, 0, values);
      solve_turn(1, values[state_of(0, 1)], values);
    } else if (!announcements_[1].may_stay) {
      solve_turn(1, 0, values);
      solve_turn(0, values[state_of(1, 1)], values);
    } else {
      solve_circle(values);
    }
  }

 private:
  struct Announcement {
    Runs own;
    Runs rewards;
  };
  struct Announcements {
    std::array<Announcement, 3> list;
    std::size_t size = 0;
    bool may_stay = false;  // a right guess can leave everything in place
  };

  // The three duels of a mover's turn, from the last one back, given the chance of the opponent if
  // the opponent's turn began in this very meeting.
  void solve_turn(std::size_t mover, double opponents_chance, double* values) const {
    double stay = 1 - opponents_chance;
    for (const int duel : {3, 2, 1}) {
      stay = best(mover, duel, stay);
      values[state_of(mover, duel)] = stay;
    }
  }

  // Going once round is a monotone map of South's first value to itself and, as the circle goes on
  // by six right guesses only, a steep contraction: a dozen rounds reach the last digit. Where a
  // reward may be declined, it can be best for both to decline for ever; beginning with a half
  // counts that as one.
  void solve_circle(double* values) const {
    double south = 0.5;
    for (int round = 0; round < kMostRounds; ++round) {
      solve_turn(1, south, values);
      solve_turn(0, values[state_of(1, 1)], values);
      const double change = values[state_of(0, 1)] - south;
      south = values[state_of(0, 1)];
      if (std::abs(change) < kPrecision) return;
    }
  }

  // The mover's chance with the best announcement; `stay` is the chance if nothing moves.
  [[nodiscard]] double best(std::size_t mover, int duel, double stay) const {
    const Announcements& all = announcements_[mover];
    double best = 0;
    for (std::size_t i = 0; i < all.size; ++i) {
      const Matrix matrix = duel_matrix(all.list[i], mover, duel, stay);
      best = std::max(best, matrix_value(matrix));
    }
    return best;
  }

  // Rows are the hidden sides, columns the blocked ones.
  [[nodiscard]] Matrix duel_matrix(const Announcement& announcement, std::size_t mover, int duel,
                                   double stay) const {
    const int next = std::min(duel + 1, 3);  // P11
    Matrix matrix{};
    for (const std::size_t side : {0U, 1U}) {
      matrix[side][1 - side] = announcement.own[side].value(mover, next);  // P9
      const Run& reward = announcement.rewards[side];                      // P10
      double right = stay;
      if (reward.possible()) {
        right = duel < 3 ? reward.value(mover, next) : 1 - reward.value(1 - mover, 1);
        if (declinable_) right = std::min(right, stay);
      }
      matrix[side][side] = right;
    }
    return matrix;
  }

  static constexpr double kPrecision = 1e-15;
  static constexpr int kMostRounds = 200;

  std::array<Announcements, 2> announcements_;
  bool declinable_;
};

// Solves page by page into `values`.
class PageSolver {
 public:
  PageSolver(const Atlas& atlas, bool declinable, double* values)
      : atlas_(atlas), herds_(atlas.herds()), declinable_(declinable), values_(values) {}

  // Pre: all pages before are solved.
  void solve_page(std::size_t number) {
    const Atlas::Page page = atlas_.pages()[number];
    find_targets(page);
    for (std::size_t index = 0; index < Permutation::kCount; ++index) {
      const Permutation partners(index);
      const Crossing crossing(runs(page, partners), partners, declinable_);
      crossing.solve(values_ + number * Atlas::kStatesOfPage + index * Atlas::kStatesOfMeeting);
    }
  }

 private:
  // Where the runs of every animal lead, whatever its kind.
  void find_targets(Atlas::Page page) {
    const std::array<HerdId, 2> ids = {page.south, page.north};
    const Spaces occupied = herds_.spaces(page.south, kSouth) | herds_.spaces(page.north, kNorth);
    for (const Seat seat : kBothSeats) {
      const std::array<Place, 3>& places = herds_.places(ids[seat.index]);
      for (std::size_t rank = 0; rank < 3; ++rank) {
        for (const Side side : kSides) {
          targets_[seat.index][rank][index_of(side)] = target(seat, places, rank, side, occupied);
        }
      }
    }
  }

  // The herd after a run; none if the animal has arrived already or may not arrive yet (P7).
  [[nodiscard]] Ranked target(Seat seat, std::array<Place, 3> places, std::size_t rank, Side side,
                              Spaces occupied) const {
    if (places[rank] == herds_.goal()) return {Herds::kNone, {}};
    const Spaces way = path(herds_.rows(), seat, herds_.space(seat, places[rank]), side);
    places[rank] = herds_.place(seat, first_free(way, seat, occupied));
    return herds_.find(places[0], places[1], places[2]);
  }

  [[nodiscard]] std::array<std::array<Runs, 3>, 2> runs(Atlas::Page page,
                                                        Permutation partners) const {
    std::array<std::array<Runs, 3>, 2> runs;
    for (std::size_t rank = 0; rank < 3; ++rank) {
      for (const std::size_t side : {0U, 1U}) {
        if (const Ranked south = targets_[0][rank][side]; south.herd != Herds::kNone) {
          runs[0][rank][side] =
              run({south.herd, page.north, partners.after(south.ranks.inverse())});
        }
        if (const Ranked north = targets_[1][rank][side]; north.herd != Herds::kNone) {
          runs[1][rank][side] = run({page.south, north.herd, north.ranks.after(partners)});
        }
      }
    }
    return runs;
  }

  [[nodiscard]] Run run(Meeting meeting) const {
    const Spot spot = atlas_.spot(meeting);
    return {values_ + spot.first, spot.turned};
  }

  const Atlas& atlas_;
  const Herds& herds_;
  bool declinable_;
  double* values_;
  std::array<std::array<std::array<Ranked, 2>, 3>, 2> targets_;
};

}  // namespace

Solver::Solver(const Atlas& atlas, const Rules& rules)
    : atlas_(&atlas),
      declinable_(rules.reward_may_be_declined),
      values_(new (std::nothrow) double[atlas.states()]) {
  assert(atlas.rows() == rules.rows);
  if (!possible()) return;
  // The first page: North has won.
  for (std::uint32_t state = 0; state < Atlas::kStatesOfPage; ++state) {
    values_[state] = state % Atlas::kStatesOfMeeting < 3 ? 0 : 1;
  }
}

bool Solver::work(const Progress& progress) {
  assert(possible());
  PageSolver solver(*atlas_, declinable_, values_.get());
  const std::size_t pages = atlas_->pages().size();
  const std::size_t step = pages / 256 + 1;
  while (next_page_ < pages) {
    solver.solve_page(next_page_++);
    const bool tell = next_page_ % step == 0 || next_page_ == pages;
    if (!tell) continue;
    if (!progress(static_cast<double>(next_page_) / static_cast<double>(pages))) return false;
  }
  return true;
}

}  // namespace menagerie::two_paths
