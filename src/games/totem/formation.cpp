#include "games/totem/formation.h"

#include "core/fixed_list.h"

namespace menagerie::totem {

Neighbours Formation::steps(Space from) {
  const Neighbours open = neighbours_in(free_, from);
  const Neighbours own = neighbours_in(group_, from);
  if (open == 0 || own == 0) return 0;  // own == 0: a totem without pieces (H12)
  const Ring& ring = kRings[around(from).ring];
  if (!ring.one_arc[own]) return steps_of_a_link(from, open);

  // The rest holds together, so it is enough to arrive next to any of it. Next to the own
  // neighbours that is certain; elsewhere the target needs one more neighbour than `from`.
  unsigned steps = open & ring.beside[own];
  for (unsigned far = open & ~steps; far != 0; far &= far - 1) {
    const Space to = around(from).spaces[static_cast<std::size_t>(std::countr_zero(far))];
    const unsigned beside = neighbours_in(group_, to);
    if ((beside & (beside - 1)) != 0) steps |= far & (0 - far);
  }
  return static_cast<Neighbours>(steps);
}

// What stands on `from` may be all that joins several parts: a target must then touch each of them.
Neighbours Formation::steps_of_a_link(Space from, Neighbours open) {
  if (everybody_ == 0) number_members();
  const Members mover = Members{1} << number_[index(from)];
  const Members rest = everybody_ & ~mover;
  FixedList<Members, 3> parts;
  for (Members left = beside_[number_[index(from)]]; left != 0;) {
    const Members part = reached(left & (0 - left), rest);
    parts.push_back(part);
    left &= ~part;
  }
  unsigned steps = 0;
  for (unsigned left = open; left != 0; left &= left - 1) {
    const Space to = around(from).spaces[static_cast<std::size_t>(std::countr_zero(left))];
    const Members touched = touched_by(to) & rest;
    bool joins_all = true;
    for (const Members part : parts) joins_all = joins_all && (touched & part) != 0;
    if (joins_all) steps |= left & (0 - left);
  }
  return static_cast<Neighbours>(steps);
}

bool Formation::obvious_step(Space from) const {
  const Ring& ring = kRings[around(from).ring];
  const Neighbours own = neighbours_in(group_, from);
  return ring.one_arc[own] && (ring.beside[own] & neighbours_in(free_, from)) != 0;
}

bool Formation::any_step_outside(const SpaceSet& resting) {
  const SpaceSet movers = group_ - resting;
  for (const Space from : movers) {
    if (obvious_step(from)) return true;
  }
  for (const Space from : movers) {
    if (steps(from) != 0) return true;
  }
  return false;
}

void Formation::number_members() {
  std::uint8_t count = 0;
  for (const Space space : group_) number_[index(space)] = count++;
  everybody_ = static_cast<Members>((std::uint64_t{1} << count) - 1);
  count = 0;
  for (const Space space : group_) beside_[count++] = touched_by(space);
}

Formation::Members Formation::touched_by(Space space) const {
  Members touched = 0;
  for (unsigned left = neighbours_in(group_, space); left != 0; left &= left - 1) {
    const Space member = around(space).spaces[static_cast<std::size_t>(std::countr_zero(left))];
    touched |= Members{1} << number_[index(member)];
  }
  return touched;
}

Formation::Members Formation::reached(Members start, Members within) const {
  Members reached = start;
  for (Members frontier = start; frontier != 0;) {
    const auto member = static_cast<std::size_t>(std::countr_zero(frontier));
    frontier &= frontier - 1;
    const Members fresh = beside_[member] & within & ~reached;
    reached |= fresh;
    frontier |= fresh;
  }
  return reached;
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
