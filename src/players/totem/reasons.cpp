#include "players/totem/reasons.h"

#include <algorithm>
#include <array>

#include "players/totem/judge.h"
#include "players/totem/shape.h"

namespace menagerie::totem {

namespace {

// A chance that is worth speaking of, and a change of chances that is.
constexpr double kNotable = 1.0 / 6;
// How many spaces the pieces come closer to their totem on the average before that is a reason.
constexpr double kCloser = 0.25;

// What the next rolls of the opponents could do to the seat: the chance of the most dangerous one.
struct Danger {
  double totem = 0;
  double piece = 0;
};

Danger danger_to(Seat seat, const Sight& sight) {
  Danger danger;
  for (std::size_t other = 0; other < kMaxSeats; ++other) {
    if (other == seat.index || !sight.in_play[other]) continue;
    danger.totem = std::max(danger.totem, chance_of_points(sight.to_totem[other][seat.index]));
    danger.piece = std::max(danger.piece, chance_of_points(sight.to_piece[other][seat.index]));
  }
  return danger;
}

class Comparison {
 public:
  Comparison(const Position& before, const Position& after)
      : before_(before), after_(after), seat_(before.on_turn()) {}

  [[nodiscard]] std::vector<Reason> reasons() {
    losses();
    const bool places = after_.reserve(seat_) < before_.reserve(seat_);
    if (places) add(Reason::Kind::places);
    if (after_.stage() == Stage::over || !after_.in_play(seat_)) return reasons_;
    Judge judge(kTunedWeights);
    const Sight then = judge.look(before_);
    const Sight now = judge.look(after_);
    safety(danger_to(seat_, then), danger_to(seat_, now));
    if (places) return reasons_;  // nothing has moved
    approach(then, now);
    const double closer = spread(before_) - spread(after_);
    if (reasons_.empty() && closer >= kCloser) add(Reason::Kind::gathers);
    return reasons_;
  }

 private:
  void add(Reason::Kind kind, std::optional<Seat> seat = {}, int count = 0) {
    reasons_.push_back({kind, seat, count});
  }

  void losses() {
    int taken = 0;
    for (std::uint8_t i = 0; i < before_.seats(); ++i) {
      const Seat other{i};
      if (other == seat_ || !before_.in_play(other)) continue;
      if (!after_.in_play(other)) {
        add(Reason::Kind::touches_totem, other);
      } else {
        taken += before_.piece_count(other) - after_.piece_count(other);
      }
    }
    if (taken > 0) add(Reason::Kind::takes, {}, taken);
  }

  void safety(const Danger& then, const Danger& now) {
    if (then.totem >= kNotable && now.totem <= then.totem - kNotable) {
      const bool stays = before_.totem(seat_) == after_.totem(seat_);
      add(stays ? Reason::Kind::guards : Reason::Kind::escapes);
    } else if (then.piece >= 2 * kNotable && now.piece < kNotable) {
      add(Reason::Kind::escapes);
    }
  }

  // Of several that are approached, the one whose totem is nearest then.
  void approach(const Sight& then, const Sight& now) {
    const auto& far = then.tip[seat_.index];
    const auto& near = now.tip[seat_.index];
    std::size_t nearest = kMaxSeats;
    for (std::size_t other = 0; other < kMaxSeats; ++other) {
      if (other == seat_.index || !now.in_play[other] || near[other] >= far[other]) continue;
      if (nearest == kMaxSeats || near[other] < near[nearest]) nearest = other;
    }
    if (nearest < kMaxSeats)
      add(Reason::Kind::approaches, Seat{static_cast<std::uint8_t>(nearest)});
  }

  [[nodiscard]] double spread(const Position& position) const {
    return shape_of(position.group(seat_), position.totem(seat_)).spread;
  }

  const Position& before_;
  const Position& after_;
  Seat seat_;
  std::vector<Reason> reasons_;
};

}  // namespace

std::string_view name_of(Reason::Kind kind) {
  constexpr std::array<std::string_view, 7> kNames = {
      "touches_totem", "takes", "guards", "escapes", "places", "approaches", "gathers"};
  return kNames[static_cast<std::size_t>(kind)];
}

std::vector<Reason> reasons_for(const Position& before, const Position& after) {
  return Comparison(before, after).reasons();
}

}  // namespace menagerie::totem
