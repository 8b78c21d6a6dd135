// The 24 ways in which Two Paths looks the same: the paths are alike west and east and in both
// directions (P2), and nothing tells the kinds apart but their letters.
#include "games/two_paths/position.h"

namespace menagerie::two_paths {

namespace {

struct Symmetry {
  const Order& kinds;  // the kind that each kind becomes
  bool turned;         // by 180 degrees, players exchanged
  bool mirrored;       // west to east

  explicit Symmetry(int symmetry)
      : kinds(kOrders[static_cast<std::size_t>(symmetry) / 4]),
        turned((symmetry & 2) != 0),
        mirrored((symmetry & 1) != 0) {}

  // A turn exchanges west and east as a mirror does; both together leave them.
  [[nodiscard]] bool swaps_sides() const { return turned != mirrored; }
  [[nodiscard]] Seat of(Seat seat) const { return turned ? opponent(seat) : seat; }
  [[nodiscard]] Kind of(Kind kind) const { return kinds[index_of(kind)]; }
  [[nodiscard]] Side of(Side side) const { return swaps_sides() ? other(side) : side; }
  [[nodiscard]] Space of(Space space, int rows) const {
    const int column = space.column();
    const int row = space.row();
    return Space::at(swaps_sides() ? kColumns - 1 - column : column, turned ? rows + 1 - row : row);
  }
};

}  // namespace

Position Position::transformed(int symmetry) const {
  assert(symmetry >= 0 && symmetry < kSymmetries);
  const Symmetry to(symmetry);
  Position result(rows(), to.of(mover()));
  result.duel_ = duel_;
  for (const Seat seat : kBothSeats) {
    for (const Kind kind : kKinds) {
      const Space from = space(seat, kind);
      if (from.on_board()) result.move(to.of(seat), to.of(kind), to.of(from, rows()));
    }
  }
  if (const std::optional<Kind> kind = announced()) {
    result.announced_ = static_cast<std::uint8_t>(1 + index_of(to.of(*kind)));
  }
  if (const std::optional<Side> side = hidden_side()) {
    result.hidden_ = static_cast<std::uint8_t>(1 + index_of(to.of(*side)));
  }
  return result;
}

Action Position::transformed(Action action, int symmetry) {
  assert(symmetry >= 0 && symmetry < kSymmetries);
  const Symmetry to(symmetry);
  switch (action.type()) {
    case Action::Type::choose:
      return Action::choose(to.of(action.kind()), to.of(action.side()));
    case Action::Type::block:
      return Action::block(to.of(action.side()));
    case Action::Type::line_up:
      break;
  }
  const Order& order = action.order();
  const Order kinds = {to.of(order[0]), to.of(order[1]), to.of(order[2])};
  return Action::line_up(to.swaps_sides() ? Order{kinds[2], kinds[1], kinds[0]} : kinds);
}

}  // namespace menagerie::two_paths
