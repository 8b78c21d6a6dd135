// What a person will probably do next, learnt from what the person has done: several simple
// predictors of the side, each looking at one circumstance, mixed by how well they have foretold so
// far. One of them believes in best play, and it has the word until another earns it.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "games/two_paths/board.h"

namespace menagerie::two_paths {

// What a person may be led by in choosing a side.
struct Circumstances {
  double best_east = 0.5;             // how often best play chooses east here
  Side tempting = Side::east;         // where a run leads further in value
  int column = 0;                     // of the announced animal
  std::optional<Side> others_last{};  // what the other player did in the duel before
};

// The habits of one person in one part, hiding or blocking.
class Habits {
 public:
  Habits();

  // How likely the person chooses east.
  [[nodiscard]] double east(const Circumstances& now) const;
  // The person chose, and got by or was caught; as a blocker, guessed right or wrong.
  void learn(const Circumstances& now, Side chosen, bool worked);

 private:
  static constexpr std::size_t kPredictors = 8;
  static constexpr std::size_t kMostCases = 9;
  using Cases = std::array<std::size_t, kPredictors>;
  // Times that east and west were chosen in a case, older ones counting less.
  struct Tally {
    double east = 0;
    double west = 0;
  };

  [[nodiscard]] Cases cases(const Circumstances& now) const;
  [[nodiscard]] double predict(std::size_t predictor, const Cases& cases, double best_east) const;

  std::array<std::array<Tally, kMostCases>, kPredictors> tallies_{};
  std::array<double, kPredictors> trust_{};
  std::optional<Side> last_;
  std::optional<Side> before_last_;
  bool last_worked_ = false;
};

}  // namespace menagerie::two_paths
