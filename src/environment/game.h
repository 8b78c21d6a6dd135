// A game with its options as learners load it: what its actions and tensors are, and how its states
// and its vectors of games are made. The type of the game is erased here, once a call from outside.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "core/game.h"
#include "core/random.h"
#include "core/result.h"
#include "environment/layout.h"
#include "environment/state.h"
#include "environment/vector.h"

namespace menagerie::environment {

class LoadedGame {
 public:
  LoadedGame() = default;
  LoadedGame(const LoadedGame&) = delete;
  LoadedGame& operator=(const LoadedGame&) = delete;
  virtual ~LoadedGame() = default;

  [[nodiscard]] virtual std::string_view name() const = 0;
  [[nodiscard]] virtual const OptionValues& options() const = 0;
  [[nodiscard]] virtual int seats() const = 0;
  [[nodiscard]] virtual std::string_view seat_name(Seat seat) const = 0;
  [[nodiscard]] virtual int decisions() const = 0;
  [[nodiscard]] virtual int chances() const = 0;
  [[nodiscard]] virtual int longest() const = 0;
  [[nodiscard]] virtual const Layout& observation() const = 0;
  [[nodiscard]] virtual const Layout& recollection() const = 0;

  [[nodiscard]] virtual Result<std::string> action_text(int number, Turn turn) const = 0;
  [[nodiscard]] virtual Result<int> parse_action(std::string_view text) const = 0;

  // A new game; all that the start leaves to chance is drawn from `random`.
  [[nodiscard]] virtual std::unique_ptr<State> start(RandomSource& random) const = 0;
  [[nodiscard]] virtual Result<std::unique_ptr<State>> at(std::string_view position) const = 0;

  [[nodiscard]] virtual std::unique_ptr<Vector> vector(const VectorPlan& plan) const = 0;
};

// Refuses a name or options that do not exist.
[[nodiscard]] Result<std::shared_ptr<const LoadedGame>> load(std::string_view name,
                                                             const OptionValues& options);

}  // namespace menagerie::environment
