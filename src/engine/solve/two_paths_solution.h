// Two Paths, solved, for programs that keep the solution and tell what it says.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/solve/refusal.h"

namespace menagerie {

class TwoPathsSolution {
 public:
  // Not solved yet. Pre: rows is 7 or 8.
  explicit TwoPathsSolution(int rows);
  TwoPathsSolution(const TwoPathsSolution&) = delete;
  TwoPathsSolution& operator=(const TwoPathsSolution&) = delete;
  ~TwoPathsSolution();

  [[nodiscard]] bool solved() const;
  // From nothing, telling how much is done from 0 to 1. False if memory is short.
  [[nodiscard]] bool solve(const std::function<void(double done)>& progress);

  // How likely whoever begins wins with best play of both, the line-ups included. Pre: solved.
  [[nodiscard]] double beginners_chance() const;

  // For keeping, and back; nothing where all went well. Pre of to_bytes: solved.
  [[nodiscard]] std::string to_bytes() const;
  [[nodiscard]] std::optional<Refusal> take_up(std::string_view bytes);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace menagerie
