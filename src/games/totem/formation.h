// The pieces of one player as they hang together with their totem: which steps keep them connected
// (H9), and what is cut off when one is gone (H16). It knows nothing of turns, points or travels.
// `group` is everywhere the totem with all pieces on the board of one player, and connected.
#pragma once

#include <array>
#include <cstdint>

#include "games/totem/board.h"

namespace menagerie::totem {

inline constexpr std::size_t kMaxGroup = 26;

// A group as a small graph, for steps that cannot be judged from the ring around them alone.
// Members are numbered from 0 in the order of their spaces.
class Formation {
 public:
  // Pre: at most kMaxGroup members, none of them on a free space.
  Formation(const SpaceSet& group, const SpaceSet& free);

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] Space space(std::size_t member) const { return spaces_[member]; }

  // Looks the whole group through at once, for steps().
  void find_parts();
  // The neighbours of its space to which a member may step (H9, H12). Pre: find_parts() was called.
  [[nodiscard]] Neighbours steps(std::size_t member) const {
    return joining(member, parts_[member]);
  }
  // The same for one member alone, without find_parts().
  [[nodiscard]] Neighbours steps_of_one(std::size_t member) const {
    return joining(member, parts_without(member));
  }

 private:
  using Members = std::uint32_t;  // a bit for each member

  // The parts into which the rest of the group falls without a member, at most three, for they meet
  // in the ring around it. A step must arrive next to each of them. While nothing has been split
  // off, the first two are both the whole rest.
  struct Parts {
    Members first;
    Members second;
    Members third;  // 0 where there is none
    void split_off(Members part);
  };

  [[nodiscard]] Parts parts_without(std::size_t member) const;
  [[nodiscard]] Neighbours joining(std::size_t member, const Parts& parts) const;

  std::size_t size_ = 0;
  Members everybody_ = 0;
  std::array<Members, kSpaces + 1> touched_{};  // from each free space: the members next to it
  // For members only; what lies behind is never read.
  std::array<Space, kMaxGroup> spaces_;
  std::array<Members, kMaxGroup> beside_;
  std::array<Parts, kMaxGroup> parts_;
};

inline Neighbours Formation::joining(std::size_t member, const Parts& parts) const {
  const std::array<Space, kNeighbours>& spaces = around(spaces_[member]).spaces;
  unsigned steps = 0;
  for (unsigned n = 0; n < kNeighbours; ++n) {
    const Members touched = touched_[index(spaces[n])];
    const bool joins = ((touched & parts.first) != 0) & ((touched & parts.second) != 0);
    steps |= (joins ? 1U : 0U) << n;
  }
  if (parts.third == 0) return static_cast<Neighbours>(steps);
  for (unsigned n = 0; n < kNeighbours; ++n) {
    if ((touched_[index(spaces[n])] & parts.third) == 0) steps &= ~(1U << n);
  }
  return static_cast<Neighbours>(steps);
}

// The steps past the own neighbours on the ring around `from` that join all of them: legal for
// certain, quick to see, and there for most members that have a step at all.
[[nodiscard]] inline Neighbours sure_steps(const SpaceSet& group, const SpaceSet& free,
                                           Space from) {
  const Ring& ring = kRings[around(from).ring];
  return ring.joins[neighbours_in(group, from)] & neighbours_in(free, from);
}

// All steps of one member.
[[nodiscard]] Neighbours steps_from(const SpaceSet& group, const SpaceSet& free, Space from);

// Whether any member outside `resting` has a step.
[[nodiscard]] bool any_step(const SpaceSet& group, const SpaceSet& free, const SpaceSet& resting);

// The part of `group` that hangs together with `root`. Pre: `root` is in the group, which may fall
// into several parts here.
[[nodiscard]] SpaceSet connected_part(const SpaceSet& group, Space root);

}  // namespace menagerie::totem
