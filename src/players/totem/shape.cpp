#include "players/totem/shape.h"

#include <algorithm>
#include <bit>

namespace menagerie::totem {

namespace {

using Members = std::uint32_t;  // a bit for each member of a group

struct Graph {
  std::size_t size = 0;
  std::size_t root = 0;
  std::array<Space, kMaxGroup> spaces;
  std::array<Members, kMaxGroup> beside;
};

Graph graph_of(const SpaceSet& group, Space totem) {
  Graph graph;
  std::array<std::uint8_t, kSpaces> numbers;  // written and read for members only
  group.for_each([&](Space space) {
    if (space == totem) graph.root = graph.size;
    numbers[index(space)] = static_cast<std::uint8_t>(graph.size);
    graph.spaces[graph.size++] = space;
  });
  for (std::size_t member = 0; member < graph.size; ++member) {
    Members beside = 0;
    for (const Space next : around(graph.spaces[member]).spaces) {
      if (group.contains(next)) beside |= Members{1} << numbers[index(next)];
    }
    graph.beside[member] = beside;
  }
  return graph;
}

// For each member how many go with it when it goes; for the totem, in how many parts the rest
// falls. One walk, depth first from the totem: what was found below a member hangs on it alone if
// it touches nobody else.
std::array<std::uint8_t, kMaxGroup> falls(const Graph& graph) {
  std::array<std::uint8_t, kMaxGroup> fall{};
  std::array<std::uint8_t, kMaxGroup> above;
  std::array<Members, kMaxGroup> below;
  std::array<Members, kMaxGroup> touched;
  const auto enter = [&](std::size_t member, std::size_t from) {
    above[member] = static_cast<std::uint8_t>(from);
    below[member] = Members{1} << member;
    touched[member] = graph.beside[member];
    fall[member] = member == graph.root ? 0 : 1;
  };
  Members unseen = static_cast<Members>((std::uint64_t{1} << graph.size) - 1);
  std::size_t here = graph.root;
  enter(here, here);
  unseen &= ~(Members{1} << here);
  while (true) {
    if (const Members next = graph.beside[here] & unseen; next != 0) {
      const auto member = static_cast<std::size_t>(std::countr_zero(next));
      enter(member, here);
      unseen &= ~(Members{1} << member);
      here = member;
      continue;
    }
    if (here == graph.root) return fall;
    const std::size_t back = above[here];
    if ((touched[here] & ~below[here]) == Members{1} << back) {
      const int more = back == graph.root ? 1 : std::popcount(below[here]);
      fall[back] = static_cast<std::uint8_t>(fall[back] + more);
    }
    below[back] |= below[here];
    touched[back] |= touched[here];
    here = back;
  }
}

}  // namespace

Shape shape_of(const SpaceSet& group, Space totem) {
  Shape shape;
  shape.group = group;
  shape.totem = totem;
  const Graph graph = graph_of(group, totem);
  const std::array<std::uint8_t, kMaxGroup> fall = falls(graph);
  int distances = 0;
  for (std::size_t member = 0; member < graph.size; ++member) {
    const Space space = graph.spaces[member];
    shape.area.insert(space);
    if (fall[member] == 1) {
      shape.movers.insert(space);
      ++shape.mover_count;
    }
    if (space == totem) continue;
    shape.worst_fall = std::max<int>(shape.worst_fall, fall[member]);
    distances += distance(space, totem);
  }
  shape.guards = std::popcount(graph.beside[graph.root]);
  if (graph.size > 1) shape.spread = distances / static_cast<double>(graph.size - 1);
  return shape;
}

}  // namespace menagerie::totem
