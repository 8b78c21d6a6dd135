// Chooses what to lay where (T14): lays the rest of the tiles at random many times over and looks
// at the fields that come of it. Actions that do well are looked at more often.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/random.h"
#include "games/tokan/position.h"
#include "players/analysis.h"

namespace menagerie::tokan {

class LayingSearch {
 public:
  // Pre: lines > 0.
  LayingSearch(const Laying& laying, const Watch<Position>& watch, int lines, std::uint64_t seed);

  // From now on no more than so many samples. Pre: samples > 0.
  void at_most(std::uint64_t samples) {
    most_samples_ = std::min(static_cast<double>(samples), kMostSamples);
  }
  // Runs until the watch has enough, but not on and on: at some point nothing changes any more.
  [[nodiscard]] Analysis<Position> run();

 private:
  static constexpr double kMostSamples = 200'000;

  struct Choice {
    Action action;
    int place = 0;  // in the legal list
    double sum = 0;
    double visits = 0;
    [[nodiscard]] double mean() const { return visits > 0 ? sum / visits : 0.5; }
  };

  [[nodiscard]] Choice& most_promising();
  // The chance to win of the side that lays now, after one random laying of the rest.
  [[nodiscard]] double sample(Action action);
  [[nodiscard]] Analysis<Position> analysis() const;

  Laying laying_;
  const Watch<Position>& watch_;
  std::size_t lines_;
  Generator random_;
  std::vector<Choice> choices_;
  double most_samples_ = kMostSamples;
  double samples_ = 0;
  std::uint64_t nodes_ = 0;
};

}  // namespace menagerie::tokan
