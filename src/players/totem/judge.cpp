#include "players/totem/judge.h"

#include <algorithm>
#include <cmath>

namespace menagerie::totem {

namespace {

constexpr int kUsualPoints = 7;
constexpr double kLongQuiet = 40;  // turns

constexpr std::array<double, kFar + 1> kChanceOfPoints = {
    1,         1,         1,         35.0 / 36, 33.0 / 36, 30.0 / 36, 26.0 / 36,
    21.0 / 36, 15.0 / 36, 10.0 / 36, 6.0 / 36,  3.0 / 36,  1.0 / 36,  0};

struct Reach {
  int points = kFar;  // for the first touch
  int travels = 0;    // that touch the target within the usual points
};

// How a group reaches a target: `rings` flood from the target over free spaces until they meet the
// group's surface, along which single pieces crawl. If they meet `gap` spaces off, the nearest
// movers must come one after the other, each a space further than the one before (H9).
Reach reach(const Area& target, const Area& free, const Shape& shape, const Area& surface) {
  constexpr int kMaxGap = 3;
  Area ring = target.neighbours() & free;
  Area flooded = ring;
  int gap = 0;
  Area arrival = ring & surface;
  while (arrival.empty()) {
    if (++gap > kMaxGap) return {};
    ring = (ring.neighbours() & free) - flooded;
    if (ring.empty()) return {};
    flooded = flooded | ring;
    arrival = ring & surface;
  }
  Reach reach;
  int spent = 0;
  int came = 0;
  Area crawled = arrival;
  Area front = arrival;
  Area waiting = shape.movers;
  for (int cost = 1; cost < kFar; ++cost) {
    const Area beside = front.neighbours();
    const Area starters = waiting & beside;
    waiting = waiting - starters;
    for (int left = starters.size(); left > 0; --left) {
      spent += cost + std::min(came, gap);
      if (spent >= kFar) return reach;
      if (++came > gap) {
        if (reach.points == kFar) reach.points = spent;
        if (spent > kUsualPoints) return reach;
        ++reach.travels;
      }
    }
    front = (beside & surface) - crawled;
    if (front.empty()) return reach;
    crawled = crawled | front;
  }
  return reach;
}

double& of(Traits& traits, Trait trait) {
  return traits[static_cast<std::size_t>(trait)];
}

int tip_distance(const SpaceSet& group, Space totem) {
  int nearest = 2 * kRadius;
  group.for_each([&](Space space) { nearest = std::min(nearest, distance(space, totem)); });
  return nearest;
}

void see_shape(Traits& traits, const Shape& shape, int pieces, int reserve, const Area& free) {
  Area totem;
  totem.insert(shape.totem);
  of(traits, Trait::pieces) = pieces / 10.0;
  of(traits, Trait::first_pieces) = std::min(pieces, 6) / 6.0;
  of(traits, Trait::reserve) = reserve / 10.0;
  of(traits, Trait::fall) = pieces > 0 ? shape.worst_fall / static_cast<double>(pieces) : 0;
  of(traits, Trait::guards) = shape.guards / 6.0;
  of(traits, Trait::movers) = shape.mover_count / 10.0;
  of(traits, Trait::open) = (totem.neighbours() & free).size() / 6.0;
  of(traits, Trait::spread) = shape.spread / 5;
  of(traits, Trait::rim) = distance(shape.totem, kCentre) / 9.0;
}

void raise(double& to, double by) {
  to = std::max(to, by);
}

}  // namespace

double chance_of_points(int points) {
  return kChanceOfPoints[static_cast<std::size_t>(std::clamp(points, 0, kFar))];
}

const Shape& Judge::shape(const Position& position, std::size_t seat) {
  const Seat who{static_cast<std::uint8_t>(seat)};
  Shape& known = shapes_[seat];
  if (known.totem != position.totem(who) || !(known.group == position.group(who)))
    known = shape_of(position.group(who), position.totem(who));
  return known;
}

Sight Judge::look(const Position& position) {
  Sight sight;
  const auto seats = static_cast<std::size_t>(position.seats());
  Area free = kBoardArea;
  std::array<Area, kMaxSeats> surfaces;
  const double impatience = std::min(1.0, position.quiet_turns() / kLongQuiet);
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const Seat who{static_cast<std::uint8_t>(seat)};
    sight.in_play[seat] = position.in_play(who);
    if (sight.in_play[seat]) free = free - shape(position, seat).area;
  }
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const Seat who{static_cast<std::uint8_t>(seat)};
    if (!sight.in_play[seat]) continue;
    surfaces[seat] = shapes_[seat].area.neighbours() & free;
    see_shape(sight.lasting[seat], shapes_[seat], position.piece_count(who), position.reserve(who),
              free);
  }
  for (std::size_t seat = 0; seat < seats; ++seat) {
    if (!sight.in_play[seat]) continue;
    int tip = 2 * kRadius;
    for (std::size_t other = 0; other < seats; ++other) {
      sight.to_totem[seat][other] = sight.to_piece[seat][other] = kFar;
      sight.tip[seat][other] = 2 * kRadius;
      if (other == seat || !sight.in_play[other]) continue;
      const int near = tip_distance(shapes_[seat].group, shapes_[other].totem);
      sight.tip[seat][other] = near;
      tip = std::min(tip, near);
      Area totem;
      totem.insert(shapes_[other].totem);
      if (near <= 6)
        sight.to_totem[seat][other] = reach(totem, free, shapes_[seat], surfaces[seat]).points;
      const Reach pieces = reach(shapes_[other].area, free, shapes_[seat], surfaces[seat]);
      sight.to_piece[seat][other] = pieces.points;
      sight.strikes[seat][other] = pieces.travels;
    }
    const double approach = 1 - tip / (2.0 * kRadius);
    of(sight.lasting[seat], Trait::approach) = approach;
    of(sight.lasting[seat], Trait::impatience) = approach * impatience;
  }
  return sight;
}

std::array<Traits, kMaxSeats> Judge::traits(const Sight& sight, Seat next) {
  std::array<Traits, kMaxSeats> all = sight.lasting;
  of(all[next.index], Trait::rolls_next) = 1;
  for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
    if (!sight.in_play[seat]) continue;
    const bool now = seat == next.index;
    for (std::size_t other = 0; other < kMaxSeats; ++other) {
      if (other == seat || !sight.in_play[other]) continue;
      const double kill = chance_of_points(sight.to_totem[seat][other]);
      const double strike = chance_of_points(sight.to_piece[seat][other]);
      raise(of(all[seat], now ? Trait::kill_now : Trait::kill_later), kill);
      raise(of(all[other], now ? Trait::danger_now : Trait::danger_later), kill);
      raise(of(all[seat], now ? Trait::strike_now : Trait::strike_later), strike);
      raise(of(all[other], now ? Trait::hurt_now : Trait::hurt_later), strike);
      raise(of(all[seat], now ? Trait::strikes_now : Trait::strikes_later),
            sight.strikes[seat][other] / 3.0);
    }
  }
  return all;
}

Chances Judge::chances(const Sight& sight, Seat next) const {
  const std::array<Traits, kMaxSeats> all = traits(sight, next);
  Chances chances{};
  double sum = 0;
  for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
    if (!sight.in_play[seat]) continue;
    double strength = 0;
    for (std::size_t i = 0; i < kTraits; ++i) strength += weights_[i] * all[seat][i];
    chances[seat] = std::exp(std::clamp(strength, -30.0, 30.0));
    sum += chances[seat];
  }
  for (double& chance : chances) chance /= sum;
  return chances;
}

Chances Judge::judge(const Position& position, Seat next) {
  if (position.stage() == Stage::over) return shared_win(position);
  Chances chances = this->chances(look(position), next);
  // The nearer the draw of a quiet game (H18), the less is a lead worth.
  const std::uint32_t limit = position.quiet_limit();
  if (limit == 0 || 2 * position.quiet_turns() < limit) return chances;
  const double part = std::min(1.0, static_cast<double>(position.quiet_turns()) / limit);
  const double drawn = (2 * part - 1) * (2 * part - 1);
  double players = 0;
  for (const double chance : chances) players += chance > 0 ? 1 : 0;
  for (double& chance : chances) {
    if (chance > 0) chance += drawn * (1 / players - chance);
  }
  return chances;
}

Chances shared_win(const Position& position) {
  const Outcome outcome = position.outcome();
  Chances chances{};
  double winners = 0;
  for (const std::uint8_t rank : outcome.ranks) winners += rank == 1 ? 1 : 0;
  for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
    chances[seat] = outcome.ranks[seat] == 1 ? 1 / winners : 0;
  return chances;
}

Seat rolls_next(const Position& position) {
  if (!position.dice().rolled() || position.dice() == Dice{6, 6}) return position.on_turn();  // H13
  Seat next = position.on_turn();
  do {
    next.index = next.index + 1 < position.seats() ? static_cast<std::uint8_t>(next.index + 1)
                                                   : std::uint8_t{0};
  } while (!position.in_play(next));
  return next;
}

}  // namespace menagerie::totem
