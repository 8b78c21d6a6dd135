#include "players/two_paths/responses.h"

#include <algorithm>
#include <optional>

namespace menagerie::two_paths {

namespace {

using Outcome = Responses::Outcome;

// By kind, hidden and blocked side.
template <class T>
using BySides = std::array<std::array<std::array<T, 2>, 2>, 3>;

// The duels that one mover can bring about in a meeting.
struct Duels {
  std::array<bool, 3> may{};
  BySides<Outcome> outcomes{};
};

// The responder's chance there, or back to the same animals.
struct Follow {
  bool stays = false;
  double chance = 0;
};
using Follows = BySides<Follow>;

// A line over the unknown chance of the state that follows if everything stays in place.
struct Line {
  double slope = 0;
  double rest = 0;
  [[nodiscard]] double at(double x) const { return slope * x + rest; }
  void add(double weight, const Follow& follow) {
    if (follow.stays) {
      slope += weight;
    } else {
      rest += weight * follow.chance;
    }
  }
};

// The higher line there; of equal ones the steeper, which stays the higher one.
Line higher(const Line& a, const Line& b, double x) {
  if (a.at(x) != b.at(x)) return a.at(x) > b.at(x) ? a : b;
  return a.slope > b.slope ? a : b;
}

// The responder moves and knows how often each side is blocked.
Line moving(const Duels& duels, const Follows& follows, PolicyRow row, double x) {
  std::optional<Line> best;
  for (std::size_t kind = 0; kind < 3; ++kind) {
    if (!duels.may[kind]) continue;
    const double east = std::clamp(static_cast<double>(row[6 + kind]), 0.0, 1.0);
    for (const auto& blocked : follows[kind]) {
      Line line;
      line.add(east, blocked[0]);
      line.add(1 - east, blocked[1]);
      best = best ? higher(*best, line, x) : line;
    }
  }
  return best.value_or(Line{});
}

// The responder blocks and knows how often each side is hidden.
Line blocking(const Duels& duels, const Follows& follows, PolicyRow row, double x) {
  double total = 0;
  for (std::size_t kind = 0; kind < 3; ++kind) {
    if (duels.may[kind]) total += static_cast<double>(row[2 * kind] + row[2 * kind + 1]);
  }
  Line sum;
  for (std::size_t kind = 0; kind < 3; ++kind) {
    if (!duels.may[kind]) continue;
    std::array<Line, 2> lines;
    for (std::size_t hidden = 0; hidden < 2; ++hidden) {
      const double weight = static_cast<double>(row[2 * kind + hidden]) / total;
      for (std::size_t blocked = 0; blocked < 2; ++blocked) {
        lines[blocked].add(weight, follows[kind][hidden][blocked]);
      }
    }
    const Line best = higher(lines[0], lines[1], x);
    sum.slope += best.slope;
    sum.rest += best.rest;
  }
  return sum;
}

std::uint32_t first_of(const Atlas& atlas, const Position& position) {
  return atlas.spot(atlas.meeting(position)).first;
}

bool is_over(const Position& position) {
  return position.phase() == Phase::over;
}

// A convex function of so few pieces is done after a handful.
constexpr int kMostTangents = 64;

}  // namespace

Position representative(const Atlas& atlas, std::uint32_t state) {
  const std::uint32_t meeting = state / Atlas::kStatesOfMeeting;
  const std::uint32_t part = state % Atlas::kStatesOfMeeting;
  return atlas.position(atlas.pages()[state / Atlas::kStatesOfPage],
                        Permutation(meeting % Permutation::kCount),
                        Seat{static_cast<std::uint8_t>(part / 3)}, static_cast<int>(part % 3) + 1);
}

namespace {

// Of the mover of that state. How many duels the turn has had makes no difference to where animals
// go.
Duels duels_of(const Atlas& atlas, std::uint32_t state) {
  const Position position = representative(atlas, state);
  const Seat other = opponent(position.mover());
  Duels duels;
  for (const Kind kind : kKinds) {
    duels.may[index_of(kind)] = position.may_announce(kind);
    if (!position.may_announce(kind)) continue;
    for (const Side hidden : kSides) {
      for (const Side blocked : kSides) {
        Position after = position;
        after.play_duel(kind, hidden, blocked);
        Outcome& outcome = duels.outcomes[index_of(kind)][index_of(hidden)][index_of(blocked)];
        outcome.stays =
            hidden == blocked && after.space(other, kind) == position.space(other, kind);
        if (outcome.stays) continue;
        if (is_over(after)) {
          outcome.winner = after.outcome().winner();
        } else {
          outcome.spot = atlas.spot(atlas.meeting(after));
        }
      }
    }
  }
  return duels;
}

}  // namespace

std::vector<std::uint32_t> reachable_states(const Atlas& atlas, const Position& from) {
  std::vector<std::uint32_t> found = {first_of(atlas, from)};
  std::vector<bool> seen(atlas.states() / Atlas::kStatesOfMeeting);
  seen[found[0] / Atlas::kStatesOfMeeting] = true;
  for (std::size_t next = 0; next < found.size(); ++next) {
    for (const std::uint32_t mover : {0U, 1U}) {
      const Position position = representative(atlas, found[next] + 3 * mover);
      for (const Kind kind : kKinds) {
        if (!position.may_announce(kind)) continue;
        for (const Side hidden : kSides) {
          for (const Side blocked : kSides) {
            Position after = position;
            after.play_duel(kind, hidden, blocked);
            if (is_over(after)) continue;
            const std::uint32_t first = first_of(atlas, after);
            if (seen[first / Atlas::kStatesOfMeeting]) continue;
            seen[first / Atlas::kStatesOfMeeting] = true;
            found.push_back(first);
          }
        }
      }
    }
  }
  std::ranges::sort(found);
  std::vector<std::uint32_t> states;
  states.reserve(found.size() * Atlas::kStatesOfMeeting);
  for (const std::uint32_t first : found) {
    for (std::uint32_t i = 0; i < Atlas::kStatesOfMeeting; ++i) states.push_back(first + i);
  }
  return states;
}

Responses::Responses(const Atlas& atlas)
    : atlas_(&atlas), chances_(2 * std::size_t{atlas.states()}) {}

bool Responses::respond(std::span<const std::uint32_t> states,
                        const std::function<PolicyRow(std::uint32_t)>& row,
                        const Progress& progress) {
  const std::uint32_t all = atlas_->states();
  const std::size_t meetings = states.empty()
                                   ? (all - Atlas::kStatesOfPage) / Atlas::kStatesOfMeeting
                                   : states.size() / Atlas::kStatesOfMeeting;
  const std::size_t step = meetings / 256 + 1;
  for (std::size_t i = 0; i < meetings; ++i) {
    const std::size_t place = i * Atlas::kStatesOfMeeting;
    respond_in(
        states.empty() ? Atlas::kStatesOfPage + static_cast<std::uint32_t>(place) : states[place],
        row);
    if (i % step == 0 && !progress(static_cast<double>(i) / static_cast<double>(meetings))) {
      return false;
    }
  }
  return true;
}

// P11 says whose duel comes next, and which.
double Responses::follow(const Outcome& outcome, Seat mover, int duel, bool guessed_right,
                         Seat responder) const {
  if (outcome.winner >= 0) return outcome.winner == responder.index ? 1 : 0;
  const bool changes = duel == 3 && guessed_right;
  const Seat next = changes ? opponent(mover) : mover;
  const int number = changes ? 1 : std::min(duel + 1, 3);
  const std::size_t part = next == responder ? kMoves : kBlocks;
  return chances_[2 * std::size_t{outcome.spot.state(next, number)} + part];
}

// The six states of a meeting follow each other in a ring where everything stays in place: three
// duels of the one mover, three of the other, and again (P11). For one responder the chance in each
// is a convex and rising function of the chance in the next; so is the way once round, and its
// least fixed point is found by tangents from below.
void Responses::respond_in(std::uint32_t first,
                           const std::function<PolicyRow(std::uint32_t)>& row) {
  const std::array<Duels, 2> duels = {duels_of(*atlas_, first), duels_of(*atlas_, first + 3)};
  std::array<PolicyRow, 6> rows{};
  for (std::uint32_t i = 0; i < 6; ++i) rows[i] = row(first + i);
  for (const Seat responder : kBothSeats) {
    // From the responder's first duel on.
    std::array<Follows, 6> follows;
    std::array<std::uint32_t, 6> states{};
    for (std::uint32_t i = 0; i < 6; ++i) {
      const Seat mover = i < 3 ? responder : opponent(responder);
      states[i] = 3U * mover.index + i % 3;
      const Duels& here = duels[mover.index];
      for (std::size_t kind = 0; kind < 3; ++kind) {
        if (!here.may[kind]) continue;
        for (std::size_t hidden = 0; hidden < 2; ++hidden) {
          for (std::size_t blocked = 0; blocked < 2; ++blocked) {
            const Outcome& outcome = here.outcomes[kind][hidden][blocked];
            Follow& one = follows[i][kind][hidden][blocked];
            one.stays = outcome.stays;
            if (one.stays) continue;
            one.chance =
                follow(outcome, mover, static_cast<int>(i % 3) + 1, hidden == blocked, responder);
          }
        }
      }
    }
    std::array<double, 6> ring{};
    const auto once_round = [&](double x) {
      Line whole{.slope = 1, .rest = 0};
      for (std::size_t i = 6; i-- > 0;) {
        const double next = i == 5 ? x : ring[i + 1];
        const Duels& here = duels[states[i] / 3];
        const Line line = i < 3 ? moving(here, follows[i], rows[states[i]], next)
                                : blocking(here, follows[i], rows[states[i]], next);
        ring[i] = line.at(next);
        whole = {.slope = whole.slope * line.slope, .rest = line.slope * whole.rest + line.rest};
      }
      return whole;
    };
    double x = 0;
    for (int tries = 0; tries < kMostTangents; ++tries) {
      const Line line = once_round(x);
      if (line.slope >= 1) break;
      const double better = std::min(line.rest / (1 - line.slope), 1.0);
      if (better <= x) break;
      x = better;
    }
    once_round(x);
    for (std::size_t i = 0; i < 6; ++i) left(first + states[i], i < 3 ? kMoves : kBlocks) = ring[i];
  }
}

double Responses::chance(const Position& position, Seat responder, const LineUps& line_ups) const {
  if (position.phase() == Phase::lining_up) return line_up_chance(position, responder, line_ups, 0);
  if (is_over(position)) return position.outcome().winner() == responder.index ? 1 : 0;
  const Spot spot = atlas_->spot(atlas_->meeting(position));
  const std::size_t part = position.mover() == responder ? kMoves : kBlocks;
  return chances_[2 * std::size_t{spot.state(position.mover(), position.duel())} + part];
}

double Responses::line_up_chance(const Position& position, Seat responder, const LineUps& line_ups,
                                 std::size_t row) const {
  const bool responds = position.mover() == responder;
  double best = 0;
  double sum = 0;
  double total = 0;
  for (std::size_t order = 0; order < kOrders.size(); ++order) {
    Position next = position;
    next.apply(Action::line_up(kOrders[order]));
    const double chance = next.phase() == Phase::lining_up
                              ? line_up_chance(next, responder, line_ups, order + 1)
                              : this->chance(next, responder, line_ups);
    best = std::max(best, chance);
    sum += static_cast<double>(line_ups[row][order]) * chance;
    total += static_cast<double>(line_ups[row][order]);
  }
  return responds ? best : sum / total;
}

}  // namespace menagerie::two_paths
