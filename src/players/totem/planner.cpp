#include "players/totem/planner.h"

#include <algorithm>
#include <utility>

namespace menagerie::totem {

namespace {

constexpr std::size_t kTrails = std::size_t{1} << 18;
constexpr unsigned kKeyBits = 16;

template <class T, std::size_t... I>
std::array<search::BestFew<T>, sizeof...(I)> make_beams(std::index_sequence<I...>) {
  return {((void)I, search::BestFew<T>(Planner::kMaxBeam))...};
}

int opponents(const Position& position) {
  int count = -1;
  for (std::uint8_t seat = 0; seat < position.seats(); ++seat)
    count += position.in_play(Seat{seat}) ? 1 : 0;
  return count;
}

// Whether the points could bring the seat on turn next to a totem: every one brings its group a
// space nearer at best.
bool totem_near(const Sight& sight, const Position& position) {
  constexpr int kHunt = 6;
  const std::size_t seat = position.on_turn().index;
  const int points = position.points_chosen() ? position.points() : position.dice().sum();
  for (std::size_t other = 0; other < kMaxSeats; ++other) {
    if (other == seat || !sight.in_play[other]) continue;
    if (sight.tip[seat][other] <= std::min(points + 1, kHunt)) return true;
  }
  return false;
}

}  // namespace

Planner::Planner(Judge& judge, Meter& meter)
    : judge_(judge),
      meter_(meter),
      trails_(kTrails),
      travels_(trails_, meter),
      met_(kKeyBits),
      endings_(kMaxEndings),
      beams_(make_beams<Standing>(std::make_index_sequence<kMaxPoints + 1>())) {}

Planner::Endings Planner::plan(const Position& position, std::size_t beam) {
  begin(position, beam);
  if (totem_near(judge_.look(position), position)) search(position, Aim::totem);
  search(position, Aim::best);
  return endings_.sorted();
}

void Planner::search(const Position& position, Aim aim) {
  aim_ = aim;
  met_.clear();
  const auto take = [this](const Position& next, Trails::Index trail, int) {
    take_up(next, trail);
  };
  switch (position.stage()) {
    case Stage::dice:
      travels_.after_each(position, Trails::kStart,
                          [this](const Position& next, Trails::Index trail) {
                            take_up(next, trail);
                            pursue();  // each number of points has the beam for itself
                          });
      break;
    case Stage::move:
      travels_.from_standing(position, Trails::kStart, Ways::all_lengths, take);
      break;
    case Stage::travel:
      travels_.from_travel(position, Trails::kStart, Ways::all_lengths, take);
      break;
    case Stage::strike:
      travels_.settle(position, Trails::kStart, 0, take);
      break;
    case Stage::extra:
      decide_extra(position, Trails::kStart);
      break;
    case Stage::seating:
    case Stage::roll:
    case Stage::over:
      break;
  }
  pursue();
}

void Planner::begin(const Position& position, std::size_t beam) {
  seat_ = position.on_turn();
  beam_ = std::min(beam, kMaxBeam);
  trails_.clear();
  opponents_ = opponents(position);
  endings_.restart(kMaxEndings);
  for (search::BestFew<Standing>& few : beams_) few.restart(beam_);
}

void Planner::pursue() {
  for (std::size_t points = kMaxPoints; points > 0; --points) {
    for (const auto& entry : beams_[points].sorted()) {
      if (meter_.stopped()) return;
      travels_.from_standing(
          entry.item.position, entry.item.trail, Ways::all_lengths,
          [this](const Position& next, Trails::Index trail, int) { take_up(next, trail); });
    }
    beams_[points].restart(beam_);
  }
}

void Planner::take_up(const Position& position, Trails::Index trail) {
  if (trail == Trails::kStart || !met_.insert(position.key())) return;
  if (position.stage() == Stage::extra) return decide_extra(position, trail);
  if (position.stage() != Stage::move) return finish(position, trail);
  search::BestFew<Standing>& beam = beams_[static_cast<std::size_t>(position.points())];
  const double score = promise(position);
  if (beam.wants(score)) beam.offer(score, {position, trail});
}

// Whether to play again after two sixes belongs to the plan (H13).
void Planner::decide_extra(const Position& position, Trails::Index trail) {
  travels_.after_each(position, trail,
                      [this](const Position& next, Trails::Index longer) { finish(next, longer); });
}

double Planner::promise(const Position& position) {
  const Sight sight = judge_.look(position);
  if (aim_ == Aim::totem) {
    double best = -1000;
    for (std::size_t other = 0; other < kMaxSeats; ++other) {
      if (!sight.in_play[other] || other == seat_.index) continue;
      best =
          std::max(best, -sight.to_totem[seat_.index][other] - 0.5 * sight.tip[seat_.index][other]);
    }
    return best + 100.0 * (opponents_ - opponents(position));
  }
  // As if the turn ended here; but a totem within reach of the points left comes first.
  double score = judge_.chances(sight, rolls_next(position))[seat_.index];
  const auto& to_totem = sight.to_totem[seat_.index];
  for (std::size_t other = 0; other < kMaxSeats; ++other) {
    if (sight.in_play[other] && other != seat_.index && to_totem[other] <= position.points())
      score += 1;
  }
  return score;
}

void Planner::finish(const Position& position, Trails::Index trail) {
  if (aim_ == Aim::totem && opponents(position) == opponents_) return;
  const Chances chances = judge_.judge(position, position.on_turn());
  const double score = chances[seat_.index];
  if (endings_.wants(score)) endings_.offer(score, {position, chances, trail});
}

}  // namespace menagerie::totem
