// A seat that gives up or runs out of time, whatever the position waits for (H19). How that meets a
// turn under way is told in position.h.
#include <algorithm>

#include "games/totem/position.h"

namespace menagerie::totem {

void Position::go_out(std::size_t seat) {
  if (stage_ == Stage::seating) return go_out_while_seating(seat);
  const bool nothing_to_take = stage_ == Stage::strike && all_choices_of(seat);
  remove_player(seat);
  if (seat == turn_) {
    path_ = {};
    path_size_ = 0;
    forget_turn();
    pass_on();
    stage_ = stage_by_fields();
  } else if (path_size_ > 0 && (nothing_to_take || decided())) {
    settle_travel();
  } else if (decided()) {
    if (stage_ == Stage::extra) dice_ = {};
    stage_ = Stage::over;
  }
}

void Position::go_out_while_seating(std::size_t seat) {
  if (in_play(Seat{static_cast<std::uint8_t>(seat)})) {
    remove_player(seat);
  } else {
    stop_waiting(seat);
  }
  await_next_choice();
}

bool Position::all_choices_of(std::size_t seat) const {
  const Touched touched = touched_from(traveller());
  return std::ranges::all_of(touched.farthest,
                             [&](Space space) { return groups_[seat].contains(space); });
}

}  // namespace menagerie::totem
