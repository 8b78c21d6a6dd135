#include "players/totem/travels.h"

#include <algorithm>
#include <new>

namespace menagerie::totem {

Trails::Trails(std::size_t room) {
  for (room_ = std::min<std::size_t>(room, 0xffff'ffff); room_ > 1; room_ /= 2) {
    steps_.reset(new (std::nothrow) Step[room_]);
    if (steps_) break;
  }
}

Trails::Line Trails::line(Index end) const {
  Line line;
  for (Index at = end; at != kStart && line.size() < Line::capacity(); at = steps_[at].before)
    line.push_back(steps_[at].action);
  std::reverse(line.begin(), line.end());
  return line;
}

Action Trails::first(Index end) const {
  while (steps_[end].before != kStart) end = steps_[end].before;
  return steps_[end].action;
}

}  // namespace menagerie::totem
