// What a person will probably do next, learnt from what the person has done: several simple
// predictors of the side, each looking at one circumstance, mixed by how well they have foretold so
// far. One of them believes in best play, and it has the word until another earns it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "games/two_paths/board.h"

namespace menagerie::two_paths {

// What a person may be led by in choosing a side.
struct Circumstances {
  double best_east = 0.5;             // how often best play chooses east here
  Side tempting = Side::east;         // where a run leads further in value
  int column = 0;                     // of the announced animal
  std::optional<Side> others_last{};  // what the other player did in the duel before
};

// What each predictor expects a person to be led by.
enum class Predictor : std::uint8_t {
  best_play,
  favourite,          // one side more often than the other
  last,               // the own last side: repeating or alternating
  pattern,            // the own last two sides
  success,            // staying with what worked
  imitation,          // the other player's last side: imitating, or expecting a repetition
  further,            // the path that leads further, or the other
  further_by_column,  // the same by column
};
inline constexpr std::size_t kPredictors = 8;
[[nodiscard]] constexpr std::size_t index_of(Predictor predictor) {
  return static_cast<std::size_t>(predictor);
}
// For programs: "favourite", "further-by-column"; "none" for best play.
[[nodiscard]] std::string_view name_of(Predictor predictor);

// How likely each of them holds east.
using Predictions = std::array<double, kPredictors>;

// The habits of one person in one part, hiding or blocking.
class Habits {
 public:
  Habits();

  [[nodiscard]] Predictions predictions(const Circumstances& now) const;
  // How likely the person chooses east, all predictors heard.
  [[nodiscard]] double east(const Circumstances& now) const;
  // The person chose, and got by or was caught; as a blocker, guessed right or wrong.
  void learn(const Circumstances& now, Side chosen, bool worked);

 private:
  static constexpr std::size_t kMostCases = 9;
  using Cases = std::array<std::size_t, kPredictors>;
  // Times that east and west were chosen in a case, older ones counting less.
  struct Tally {
    double east = 0;
    double west = 0;
  };

  [[nodiscard]] Cases cases(const Circumstances& now) const;

  std::array<std::array<Tally, kMostCases>, kPredictors> tallies_{};
  std::array<double, kPredictors> trust_{};
  std::optional<Side> last_;
  std::optional<Side> before_last_;
  bool last_worked_ = false;
};

}  // namespace menagerie::two_paths
