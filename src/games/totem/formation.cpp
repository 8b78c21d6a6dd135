#include "games/totem/formation.h"

#include "core/fixed_list.h"

namespace menagerie::totem {

Formation::Formation(const SpaceSet& group, const SpaceSet& free) {
  for (const Space space : group) {
    const Members member = Members{1} << size_;
    number_[index(space)] = static_cast<std::uint8_t>(size_++);
    for (const Space next : around(space).spaces) touched_[index(next)] |= member;
  }
  // Only free spaces are targets of steps; what members touch is kept apart.
  for (const Space space : group) beside_[number_[index(space)]] = touched_[index(space)];
  for (const Space space : kWholeBoard - free) touched_[index(space)] = 0;
  touched_[index(kNoSpace)] = 0;
  find_parts();
}

// The last part is what is left, so a third one needs no splitting off.
void Formation::Parts::split_off(Members part) {
  if (second != kAnybody) return;
  (first == kAnybody ? first : second) = part;
  third &= ~part;
}

// One walk through the group, depth first. What was found below a member falls off without it if
// it touches nobody else; all that does not fall off holds together.
void Formation::find_parts() {
  std::array<std::uint8_t, kMaxGroup> above;
  std::array<Members, kMaxGroup> below;    // each member with all found below it
  std::array<Members, kMaxGroup> touched;  // by any of those
  const auto everybody = static_cast<Members>((std::uint64_t{1} << size_) - 1);
  Members unseen = everybody;
  const auto enter = [&](std::size_t member) {
    const Members bit = Members{1} << member;
    unseen &= ~bit;
    below[member] = bit;
    touched[member] = beside_[member];
    parts_[member] = {kAnybody, kAnybody, everybody & ~bit};
  };
  std::size_t here = 0;
  enter(here);
  while (true) {
    if (const Members next = beside_[here] & unseen; next != 0) {
      const auto member = static_cast<std::size_t>(std::countr_zero(next));
      above[member] = static_cast<std::uint8_t>(here);
      here = member;
      enter(here);
      continue;
    }
    if (parts_[here].third == 0) parts_[here].third = kAnybody;
    if (here == 0) return;
    const std::size_t back = above[here];
    if ((touched[here] & ~below[here]) == Members{1} << back) parts_[back].split_off(below[here]);
    below[back] |= below[here];
    touched[back] |= touched[here];
    here = back;
  }
}

Neighbours Formation::steps(Space from) const {
  const std::size_t number = number_[index(from)];
  const Members others = ~(Members{1} << number);
  const Parts parts = parts_[number];
  const std::array<Space, kNeighbours>& spaces = around(from).spaces;
  unsigned steps = 0;
  for (unsigned n = 0; n < kNeighbours; ++n) {
    const Members touched = touched_[index(spaces[n])] & others;
    const bool joins_all = ((touched & parts.first) != 0) & ((touched & parts.second) != 0) &
                           ((touched & parts.third) != 0);
    steps |= (joins_all ? 1U : 0U) << n;
  }
  return static_cast<Neighbours>(steps);
}

Neighbours steps_from(const SpaceSet& group, const SpaceSet& free, Space from) {
  const Neighbours open = neighbours_in(free, from);
  const Neighbours own = neighbours_in(group, from);
  if (open == 0 || own == 0) return 0;  // own == 0: a totem without pieces (H12)
  const Ring& ring = kRings[around(from).ring];
  if (!ring.one_arc[own]) return Formation(group, free).steps(from);

  // The rest holds together, so it is enough to arrive next to any of it. Beside the own neighbours
  // that is certain; elsewhere the target needs one more own neighbour than `from`.
  unsigned steps = open & ring.beside[own];
  for (unsigned far = open & ~steps; far != 0; far &= far - 1) {
    const Space to = around(from).spaces[static_cast<std::size_t>(std::countr_zero(far))];
    const unsigned beside = neighbours_in(group, to);
    if ((beside & (beside - 1)) != 0) steps |= far & (0 - far);
  }
  return static_cast<Neighbours>(steps);
}

namespace {

// A step past the own neighbours, which hold together: there for most members, and quick to see.
[[nodiscard]] bool obvious_step(const SpaceSet& group, const SpaceSet& free, Space from) {
  const Ring& ring = kRings[around(from).ring];
  const Neighbours own = neighbours_in(group, from);
  return ring.one_arc[own] && (ring.beside[own] & neighbours_in(free, from)) != 0;
}

}  // namespace

bool any_step(const SpaceSet& group, const SpaceSet& free, const SpaceSet& resting) {
  const SpaceSet movers = group - resting;
  for (const Space from : movers) {
    if (obvious_step(group, free, from)) return true;
  }
  if (movers.empty()) return false;
  const Formation formation(group, free);
  for (const Space from : movers) {
    if (formation.steps(from) != 0) return true;
  }
  return false;
}

SpaceSet connected_part(const SpaceSet& group, Space root) {
  SpaceSet part{root};
  FixedList<Space, kSpaces> frontier;
  frontier.push_back(root);
  for (std::size_t i = 0; i < frontier.size(); ++i) {
    for (const Space next : around(frontier[i]).spaces) {
      if (!group.contains(next) || part.contains(next)) continue;
      part.insert(next);
      frontier.push_back(next);
    }
  }
  return part;
}

}  // namespace menagerie::totem
