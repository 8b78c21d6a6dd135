#include "players/totem/forecast.h"

#include <algorithm>
#include <utility>

namespace menagerie::totem {

namespace {

constexpr std::size_t kTrails = std::size_t{1} << 14;
constexpr unsigned kKeyBits = 15;

template <std::size_t... I>
std::array<search::BestFew<Position>, sizeof...(I)> make_beams(std::index_sequence<I...>) {
  return {((void)I, search::BestFew<Position>(Forecast::kMaxBeam))...};
}

}  // namespace

Forecast::Forecast(Judge& judge, Meter& meter)
    : judge_(judge),
      meter_(meter),
      trails_(kTrails),
      travels_(trails_, meter),
      met_(kKeyBits),
      beams_(make_beams(std::make_index_sequence<kMaxPoints + 1>())) {}

Chances Forecast::expect(const Position& position, std::size_t beam) {
  met_.clear();
  for (search::BestFew<Position>& few : beams_) few.restart(beam);
  best_ = {};
  exchanged_ = {};
  roller_ = position.on_turn();
  Position rolled = position;
  rolled.apply(Action::roll(6, 5));  // any roll but twelve ends the roller's turns
  after_ = rolls_next(rolled);
  best_[0] = {true, judge_.judge(position, after_)};
  // Two sixes give the most points and the right to exchange, so that everything can be seen.
  rolled = position;
  rolled.apply(Action::roll(6, 6));
  Position::Actions actions;
  rolled.legal(actions);
  for (const Action action : actions) {
    Position next = rolled;
    next.apply(action);
    meter_.count();
    if (action.kind() == Action::Kind::exchange) {
      const Best best{true, judge_.judge(next, after_)};
      if (!exchanged_.known || worth(best) > worth(exchanged_)) exchanged_ = best;
    } else if (action == Action::use(kMaxPoints)) {
      spend_points(next);
    }
  }
  return average();
}

void Forecast::spend_points(const Position& position) {
  beams_[0].offer(0, position);
  for (std::size_t spent = 0; spent < kMaxPoints; ++spent) {
    for (const auto& entry : beams_[spent].sorted()) {
      if (meter_.stopped()) return;
      trails_.clear();
      travels_.from_standing(entry.item, Trails::kStart, Ways::shortest,
                             [this, spent](const Position& next, Trails::Index, int cost) {
                               take_up(next, static_cast<int>(spent) + cost);
                             });
    }
  }
}

void Forecast::take_up(const Position& position, int spent) {
  if (!met_.insert(position.key())) return;
  if (position.stage() == Stage::over) {
    const Chances chances = shared_win(position);
    for (int points = spent; points <= kMaxPoints; ++points) note(points, chances);
    return;
  }
  const Sight sight = judge_.look(position);
  note(spent, judge_.chances(sight, spent == kMaxPoints ? roller_ : after_));  // H13
  if (position.stage() != Stage::move) return;
  // What looks best if the same player went on.
  const double score = judge_.chances(sight, roller_)[roller_.index];
  search::BestFew<Position>& beam = beams_[static_cast<std::size_t>(spent)];
  if (beam.wants(score)) beam.offer(score, position);
}

void Forecast::note(int spent, const Chances& chances) {
  Best& best = best_[static_cast<std::size_t>(spent)];
  if (!best.known || chances[roller_.index] > worth(best)) best = {true, chances};
}

Chances Forecast::average() const {
  std::array<Best, kMaxPoints + 1> best = best_;
  for (std::size_t points = 1; points < best.size(); ++points) {
    if (!best[points].known) best[points] = best[points - 1];  // the rest lapses (H7)
  }
  Chances sum{};
  for (std::size_t high = 1; high <= 6; ++high) {
    for (std::size_t low = 1; low <= high; ++low) {
      const Best* choice = &best[high + low];
      if (worth(best[high]) > worth(*choice)) choice = &best[high];
      if (worth(best[low]) > worth(*choice)) choice = &best[low];
      const bool exchange = exchanged_.known && (high == low || high + low >= 10);  // H6
      if (exchange && worth(exchanged_) > worth(*choice)) choice = &exchanged_;
      const double weight = high == low ? 1 : 2;
      for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
        sum[seat] += weight * choice->chances[seat];
    }
  }
  // Divided at the end: whole weights add up exactly, so that a sure win stays 1.
  for (double& chance : sum) chance /= 36;
  return sum;
}

}  // namespace menagerie::totem
