// The pieces of one player as they hang together with their totem: which steps keep them connected
// (H9), and what is cut off when one is gone (H16). It knows nothing of turns, points or travels.
// `group` is everywhere the totem with all pieces on the board of one player, and connected.
#pragma once

#include <array>
#include <cstdint>

#include "games/totem/board.h"

namespace menagerie::totem {

inline constexpr std::size_t kMaxGroup = 26;

// A whole group looked through at once, for the steps of many of its members.
class Formation {
 public:
  // Pre: at most kMaxGroup members, none of them on a free space.
  Formation(const SpaceSet& group, const SpaceSet& free);

  // The neighbours of `from` to which what stands there may step (H9, H12). Pre: `from` is in the
  // group.
  [[nodiscard]] Neighbours steps(Space from) const;

 private:
  using Members = std::uint32_t;  // a bit for each member of the group, by its number
  static constexpr Members kAnybody = ~Members{0};

  // The parts into which the rest falls without a member: at most three, for they meet in the ring
  // around it. A step must arrive next to each of them. kAnybody where there is no such part.
  struct Parts {
    Members first;
    Members second;
    Members third;
    void split_off(Members part);
  };

  void find_parts();

  std::size_t size_ = 0;
  std::array<Members, kSpaces + 1> touched_{};  // from each free space: the members next to it
  std::array<std::uint8_t, kSpaces> number_;    // of members only; the rest is never read
  std::array<Members, kMaxGroup> beside_;       // of each member: the members next to it
  std::array<Parts, kMaxGroup> parts_;
};

// The same for one member alone, which is quicker.
[[nodiscard]] Neighbours steps_from(const SpaceSet& group, const SpaceSet& free, Space from);

// Whether any member outside `resting` has a step.
[[nodiscard]] bool any_step(const SpaceSet& group, const SpaceSet& free, const SpaceSet& resting);

// The part of `group` that hangs together with `root`. Pre: `root` is in the group, which may fall
// into several parts here.
[[nodiscard]] SpaceSet connected_part(const SpaceSet& group, Space root);

}  // namespace menagerie::totem
