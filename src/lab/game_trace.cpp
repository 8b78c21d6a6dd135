#include "lab/game_trace.h"

#include <algorithm>

namespace menagerie::lab {

void GameTrace::see(const Node& node, const std::string& action) {
  ++actions_;
  if (node.turn == Turn::chance) {
    ++rolls_;
    see_roll();
    return;
  }
  ++decisions_;
  if (action.starts_with('+')) ++exchanged_[node.seat.index];
}

// Once a turn is enough: a piece that is gone since the turn before was taken by whoever had it.
void GameTrace::see_roll() {
  const View view = table_.view(std::nullopt);
  const auto* const board = std::get_if<TotemBoard>(&view.board);
  if (board == nullptr) return;
  longest_quiet_ = std::max(longest_quiet_, board->quiet);
  const bool exchange =
      std::ranges::any_of(view.actions, [](const std::string& a) { return a.starts_with('+'); });
  if (exchange) ++could_[board->mover.index];
  for (std::size_t seat = 0; seat < board->players.size(); ++seat) {
    const int now = static_cast<int>(board->players[seat].pieces.size());
    if (mover_ && now < pieces_[seat] && !first_strike_) first_strike_ = mover_;
    pieces_[seat] = now;
  }
  mover_ = board->mover;
}

Json GameTrace::json() const {
  const Standing standing = table_.standing();
  Json json = {{"winner", standing.winner ? table_.seat_name(*standing.winner) : "draw"},
               {"end", standing.reason ? standing.reason->end : ""},
               {"scores", standing.scores},
               {"turns", rolls_ > 0 ? rolls_ : decisions_},
               {"actions", actions_}};
  if (rolls_ == 0) return json;
  const auto seats = static_cast<std::ptrdiff_t>(table_.seats());
  json["quiet"] = longest_quiet_;
  json["could_exchange"] = std::vector<int>(could_.begin(), could_.begin() + seats);
  json["exchanged"] = std::vector<int>(exchanged_.begin(), exchanged_.begin() + seats);
  json["first_strike"] = first_strike_ ? Json(table_.seat_name(*first_strike_)) : Json();
  return json;
}

}  // namespace menagerie::lab
