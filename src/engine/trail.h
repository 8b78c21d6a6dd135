// The positions of a game from its start to now. Only every 64th of them is kept, for a long game
// of Totem would fill a megabyte otherwise; those in between are played again from there when
// somebody asks for them, which happens when something is taken back or a game begins anew.
#pragma once

#include <cassert>
#include <cstddef>
#include <span>
#include <vector>

#include "core/position.h"

namespace menagerie {

template <Position P>
class Trail {
 public:
  using Action = typename P::Action;

  explicit Trail(const P& start) : kept_{start}, now_(start) {}

  [[nodiscard]] const P& start() const { return kept_.front(); }
  [[nodiscard]] const P& now() const { return now_; }
  [[nodiscard]] std::span<const Action> actions() const { return actions_; }
  [[nodiscard]] std::size_t ply() const { return actions_.size(); }

  // Pre: the action is legal now.
  void push(Action action) {
    now_.apply(action);
    actions_.push_back(action);
    if (ply() % kSpacing == 0) kept_.push_back(now_);
  }
  // Goes back to so many actions. Pre: ply <= this->ply().
  void rewind(std::size_t ply) {
    assert(ply <= this->ply());
    actions_.resize(ply);
    kept_.erase(kept_.begin() + static_cast<std::ptrdiff_t>(ply / kSpacing + 1), kept_.end());
    now_ = kept_.back();
    for (std::size_t i = ply - ply % kSpacing; i < ply; ++i) now_.apply(actions_[i]);
  }
  // Every position, the start first and the one now last.
  [[nodiscard]] std::vector<P> all() const {
    std::vector<P> positions = {start()};
    positions.reserve(ply() + 1);
    for (const Action action : actions_) {
      positions.push_back(positions.back());
      positions.back().apply(action);
    }
    return positions;
  }

 private:
  static constexpr std::size_t kSpacing = 64;

  std::vector<P> kept_;  // the start and every 64th since
  P now_;
  std::vector<Action> actions_;
};

}  // namespace menagerie
