// Two Paths for learners. The numbers are those of two_paths::Action; the hidden side is told to
// its mover only, because an observation is made of what the viewer sees.
#pragma once

#include <cstdint>
#include <optional>

#include "environment/encoding.h"
#include "games/two_paths/game.h"

namespace menagerie::environment {

template <>
class Encoding<two_paths::Game> {
 public:
  explicit Encoding(const two_paths::Options& options);

  [[nodiscard]] int decisions() const { return two_paths::Action::kCount; }
  [[nodiscard]] int chances() const { return 0; }
  [[nodiscard]] int number(two_paths::Action action) const { return action.index(); }
  [[nodiscard]] std::optional<two_paths::Action> action(int number, Turn turn) const;
  // A right guess may leave everything in place, for ever.
  [[nodiscard]] int longest() const { return kNoLimit; }
  [[nodiscard]] const Layout& layout() const { return layout_; }
  void write(const two_paths::Position& position, Viewer viewer, std::uint8_t* out) const;
  [[nodiscard]] Node awaited(const two_paths::Position& position) const { return position.node(); }
  // So little is written that all of it is.
  struct Note {};
  [[nodiscard]] Note note(const two_paths::Position&, two_paths::Action) const { return {}; }
  void update(Note, const two_paths::Position& after, Viewer viewer, std::uint8_t* out) const {
    write(after, viewer, out);
  }
  void prefetch(Note, const std::uint8_t* out) const { environment::prefetch(out, layout_.size()); }

 private:
  std::size_t spaces_;  // of the board, and one for an animal that is not on it
  Layout layout_;
  std::size_t mover_;
  std::size_t duel_;
  std::size_t announced_;
  std::size_t hidden_;
  std::size_t viewer_;
};

}  // namespace menagerie::environment
