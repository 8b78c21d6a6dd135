#include "players/two_paths/habits.h"

#include <numeric>

namespace menagerie::two_paths {

namespace {

// The trust in best play before anything is known.
constexpr double kFirstTrustInBestPlay = 0.5;
// A tally of a case begins with as many choices as best play would make; and a choice counts less
// with each that follows it in its case, so that a changed habit is noticed.
constexpr double kDoubt = 2;
constexpr double kMemory = 0.97;
// Every predictor keeps a little trust, to come back when a person changes.
constexpr double kForgiveness = 0.005;

// 0 for what is not known yet.
std::size_t case_of(std::optional<Side> side) {
  return side ? 1 + index_of(*side) : 0;
}

}  // namespace

std::string_view name_of(Predictor predictor) {
  constexpr std::array<std::string_view, kPredictors> kNames = {
      "none",    "favourite", "last",    "pattern",
      "success", "imitation", "further", "further-by-column"};
  return kNames[index_of(predictor)];
}

Habits::Habits() {
  trust_.fill((1 - kFirstTrustInBestPlay) / (kPredictors - 1));
  trust_[index_of(Predictor::best_play)] = kFirstTrustInBestPlay;
}

// In which case each predictor sees the person now.
Habits::Cases Habits::cases(const Circumstances& now) const {
  const std::size_t last = case_of(last_);
  const std::size_t tempting = index_of(now.tempting);
  return {
      0,
      0,
      last,
      3 * last + case_of(before_last_),
      2 * last + (last_worked_ ? 1U : 0U),
      case_of(now.others_last),
      tempting,
      3 * tempting + static_cast<std::size_t>(now.column),
  };
}

Predictions Habits::predictions(const Circumstances& now) const {
  const Cases seen = cases(now);
  Predictions east{};
  for (std::size_t i = 0; i < kPredictors; ++i) {
    const Tally& tally = tallies_[i][seen[i]];
    east[i] = (tally.east + kDoubt * now.best_east) / (tally.east + tally.west + kDoubt);
  }
  east[index_of(Predictor::best_play)] = now.best_east;
  return east;
}

double Habits::east(const Circumstances& now) const {
  const Predictions each = predictions(now);
  return std::inner_product(trust_.begin(), trust_.end(), each.begin(), 0.0);
}

void Habits::learn(const Circumstances& now, Side chosen, bool worked) {
  const Cases seen = cases(now);
  const Predictions east = predictions(now);
  for (std::size_t i = 0; i < kPredictors; ++i) {
    trust_[i] *= chosen == Side::east ? east[i] : 1 - east[i];
    Tally& tally = tallies_[i][seen[i]];
    tally.east = kMemory * tally.east + (chosen == Side::east ? 1 : 0);
    tally.west = kMemory * tally.west + (chosen == Side::west ? 1 : 0);
  }
  const double sum = std::accumulate(trust_.begin(), trust_.end(), 0.0);
  for (double& trust : trust_) {
    // A choice that nobody thought possible teaches nothing about whom to trust.
    const double share = sum > 0 ? trust / sum : 1.0 / kPredictors;
    trust = (1 - kForgiveness) * share + kForgiveness / kPredictors;
  }
  before_last_ = last_;
  last_ = chosen;
  last_worked_ = worked;
}

}  // namespace menagerie::two_paths
