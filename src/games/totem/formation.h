// The pieces of one player as they hang together with their totem: which steps keep them connected
// (H9), and what is cut off when one is gone (H16). It knows nothing of turns, points or travels.
#pragma once

#include <array>
#include <cstdint>

#include "games/totem/board.h"

namespace menagerie::totem {

// The totem and all pieces on the board of one player.
inline constexpr std::size_t kMaxGroup = 26;

class Formation {
 public:
  // Both sets must outlive the formation. Pre: `group` is connected and at most kMaxGroup large.
  Formation(const SpaceSet& group, const SpaceSet& free) : group_(group), free_(free) {}

  // The neighbours of `from` to which what stands there may step (H9, H12). Pre: `from` is in the
  // group.
  [[nodiscard]] Neighbours steps(Space from);
  // Whether anything of the group outside `resting` has a step.
  [[nodiscard]] bool any_step_outside(const SpaceSet& resting);

 private:
  using Members = std::uint32_t;  // a bit for each member of the group, by its number

  [[nodiscard]] bool obvious_step(Space from) const;
  [[nodiscard]] Neighbours steps_of_a_link(Space from, Neighbours open);
  void number_members();
  [[nodiscard]] Members touched_by(Space space) const;
  [[nodiscard]] Members reached(Members start, Members within) const;

  const SpaceSet& group_;
  const SpaceSet& free_;
  // Made when first needed, for members only; the rest is never read.
  Members everybody_ = 0;
  std::array<std::uint8_t, kSpaces> number_;
  std::array<Members, kMaxGroup> beside_;
};

// The part of `group` that hangs together with `root`. Pre: `root` is in the group.
[[nodiscard]] SpaceSet connected_part(const SpaceSet& group, Space root);

}  // namespace menagerie::totem
