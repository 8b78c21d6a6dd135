#include "games/totem/formation.h"

#include "core/fixed_list.h"

namespace menagerie::totem {

Formation::Formation(const SpaceSet& group, const SpaceSet& free) {
  group.for_each([this](Space space) {
    const Members member = Members{1} << size_;
    spaces_[size_++] = space;
    for (const Space next : around(space).spaces) touched_[index(next)] |= member;
  });
  // Only free spaces are targets of steps; whom members touch is kept apart.
  for (std::size_t member = 0; member < size_; ++member) {
    beside_[member] = touched_[index(spaces_[member])];
    touched_[index(spaces_[member])] = 0;
  }
  (kWholeBoard - free - group).for_each([this](Space space) { touched_[index(space)] = 0; });
  touched_[index(kNoSpace)] = 0;
  everybody_ = static_cast<Members>((std::uint64_t{1} << size_) - 1);
}

// The second part is what is left of the rest.
void Formation::Parts::split_off(Members part) {
  if (part == second) return;
  (first == second ? first : third) = part;
  second &= ~part;
}

Formation::Parts Formation::parts_without(std::size_t member) const {
  const Members rest = everybody_ & ~(Members{1} << member);
  Parts parts{rest, rest, 0};
  for (Members left = beside_[member]; left != 0;) {
    Members part = left & (0 - left);
    for (Members frontier = part; frontier != 0;) {
      const auto here = static_cast<std::size_t>(std::countr_zero(frontier));
      const Members fresh = beside_[here] & rest & ~part;
      part |= fresh;
      frontier = (frontier & (frontier - 1)) | fresh;
    }
    parts.split_off(part);
    left &= ~part;
  }
  return parts;
}

// One walk through the group, depth first. What was found below a member falls off without it if
// it touches nobody else; all that does not fall off holds together.
void Formation::find_parts() {
  std::array<std::uint8_t, kMaxGroup> above;
  std::array<Members, kMaxGroup> below;    // each member with all found below it
  std::array<Members, kMaxGroup> touched;  // by any of those
  Members unseen = everybody_;
  std::size_t here = 0;
  for (Members next = 1; true; next = beside_[here] & unseen) {
    if (next != 0) {
      const auto member = static_cast<std::size_t>(std::countr_zero(next));
      const Members bit = next & (0 - next);
      const Members rest = everybody_ ^ bit;
      above[member] = static_cast<std::uint8_t>(here);
      below[member] = bit;
      touched[member] = beside_[member];
      parts_[member] = {rest, rest, 0};
      unseen ^= bit;
      here = member;
      continue;
    }
    if (here == 0) return;
    const std::size_t back = above[here];
    if ((touched[here] & ~below[here]) == Members{1} << back) parts_[back].split_off(below[here]);
    below[back] |= below[here];
    touched[back] |= touched[here];
    here = back;
  }
}

Neighbours Formation::joining(std::size_t member, const Parts& parts) const {
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

Neighbours steps_from(const SpaceSet& group, const SpaceSet& free, Space from) {
  const Neighbours own = neighbours_in(group, from);
  const Ring& ring = kRings[around(from).ring];
  const unsigned open = neighbours_in(free, from);
  // Where a step is not sure, it must at least arrive next to somebody else.
  const unsigned steps = open & ring.joins[own];
  unsigned doubtful = 0;
  for (unsigned left = open & ~steps; left != 0; left &= left - 1) {
    const Space to = around(from).spaces[static_cast<std::size_t>(std::countr_zero(left))];
    const unsigned beside = neighbours_in(group, to);
    if ((beside & (beside - 1)) != 0) doubtful |= left & (0 - left);
  }
  if (doubtful == 0) return static_cast<Neighbours>(steps);
  // If the rest holds together, anybody will do.
  if (ring.one_arc[own]) return static_cast<Neighbours>(steps | doubtful);
  const Formation formation(group, free);
  std::size_t member = 0;
  while (formation.space(member) != from) ++member;
  return formation.steps_of_one(member);
}

bool any_step(const SpaceSet& group, const SpaceSet& free, const SpaceSet& resting) {
  const SpaceSet movers = group - resting;
  for (const Space from : movers) {
    if (sure_steps(group, free, from) != 0) return true;
  }
  if (movers.empty()) return false;
  Formation formation(group, free);
  formation.find_parts();
  for (std::size_t member = 0; member < formation.size(); ++member) {
    if (movers.contains(formation.space(member)) && formation.steps(member) != 0) return true;
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
