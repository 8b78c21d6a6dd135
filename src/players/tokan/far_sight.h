// The judge of long proofs. While there are many stacks a wrong first move costs a large tree, so
// it looks two plies further before it says in which order moves are worth a try: every reply has
// to be answered, so the work that a move takes is the sum over its replies of what the best answer
// takes. Everything else it leaves to the judge that it is made of.
#pragma once

#include <cstdint>

#include "games/tokan/field.h"
#include "players/tokan/judge.h"

namespace menagerie::tokan {

class FarSight {
 public:
  using Position = Field;

  [[nodiscard]] std::uint64_t key(const Field& field) const { return judge_.key(field); }
  [[nodiscard]] int replies(const Field& field) const { return judge_.replies(field); }
  // Pre: the game is over.
  [[nodiscard]] int final_value(const Field& field) const { return judge_.final_value(field); }
  [[nodiscard]] int estimate(const Field& field) const { return judge_.estimate(field); }
  [[nodiscard]] int order(const Field& before, Action action, const Field& after, int replies,
                          int width) const;

 private:
  Judge judge_;
};

}  // namespace menagerie::tokan
