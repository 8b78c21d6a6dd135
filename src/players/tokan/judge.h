// What the searches have to know about Tokan: what a finished game is worth, what an unfinished one
// may come to, and in which order moves are worth a try. Searching is left to search/alpha_beta.h.
#pragma once

#include <cstdint>

#include "games/tokan/field.h"

namespace menagerie::tokan {

class Judge {
 public:
  using Position = Field;

  // One point of the final score. Values are margins for the side to move in these units; in the
  // variant T13 a tie in points that the towers decide is worth half a point.
  static constexpr int kPoint = 32;

  [[nodiscard]] std::uint64_t key(const Field& field) const {
    return field.scoring() == Scoring::classic ? field.going_on_key()
                                               : field.going_on_key() ^ kHeadsWord;
  }
  [[nodiscard]] int replies(const Field& field) const {
    return static_cast<int>(field.count_legal());
  }
  // Pre: the game is over.
  [[nodiscard]] int final_value(const Field& field) const;
  [[nodiscard]] int estimate(const Field& field) const;
  [[nodiscard]] int order(const Field& before, Action action, const Field& after, int replies,
                          int width) const;
  // The order without the closer look that pays where there is much to choose from.
  [[nodiscard]] int quick_order(const Field& before, Action action, const Field& after,
                                int replies) const;

 private:
  // From how many moves on a closer look at each pays.
  static constexpr int kWide = 5;
  // Keeps the two scorings apart in a table; a field's key tells ends and gaps, but not them.
  static constexpr std::uint64_t kHeadsWord = 0x6b0c3d5e92f7a481ULL;
};

}  // namespace menagerie::tokan
