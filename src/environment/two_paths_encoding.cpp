#include "environment/two_paths_encoding.h"

#include <cstring>

namespace menagerie::environment {

using two_paths::Action;
using two_paths::Kind;
using two_paths::Position;
using two_paths::Side;
using two_paths::Space;

// A position may have more rows than the table (it knows its own), so there is room for the most.
Encoding<two_paths::Game>::Encoding(const two_paths::Options&)
    : spaces_(std::size_t{two_paths::kColumns} * two_paths::kMostRows + 1) {
  layout_.add("animals", {2, 3, spaces_});
  mover_ = layout_.add("mover", {2});
  duel_ = layout_.add("duel", {3});
  announced_ = layout_.add("announced", {3});
  hidden_ = layout_.add("hidden", {2});
  viewer_ = layout_.add("viewer", {2});
}

std::optional<Action> Encoding<two_paths::Game>::action(int number, Turn) const {
  if (number < 0 || number >= Action::kCount) return std::nullopt;
  return Action::from_index(static_cast<std::uint8_t>(number));
}

void Encoding<two_paths::Game>::write(const Position& position, Viewer viewer,
                                      std::uint8_t* out) const {
  const Position seen = position.seen_by(viewer);
  std::memset(out, 0, layout_.size());
  std::uint8_t* animal = out;
  for (const Seat seat : two_paths::kBothSeats) {
    for (const Kind kind : two_paths::kKinds) {
      const Space space = seen.space(seat, kind);
      animal[space.on_board() ? space.index - 1U : spaces_ - 1] = 1;
      animal += spaces_;
    }
  }
  out[mover_ + seen.mover().index] = 1;
  if (seen.duel() > 0) out[duel_ + static_cast<std::size_t>(seen.duel() - 1)] = 1;
  if (const std::optional<Kind> kind = seen.announced()) out[announced_ + index_of(*kind)] = 1;
  if (const std::optional<Side> side = seen.hidden_side()) out[hidden_ + index_of(*side)] = 1;
  write_seat(out + viewer_, viewer, 2);
}

}  // namespace menagerie::environment
