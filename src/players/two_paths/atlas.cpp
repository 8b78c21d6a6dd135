#include "players/two_paths/atlas.h"

#include <algorithm>
#include <cassert>
#include <tuple>

namespace menagerie::two_paths {

Atlas::Atlas(int rows) : herds_(rows) {
  std::uint32_t size = 0;
  for (HerdId herd = 0; herd < herds_.size(); ++herd) {
    if (herds_.family(herd) == row_starts_.size()) row_starts_.push_back(size);
    const auto next = static_cast<HerdId>(herd + 1);
    const bool last = next == herds_.size() || herds_.family(next) != herds_.family(herd);
    if (last) size += next;
    for (HerdId other = 1; other < herds_.size(); ++other) {
      if (herds_.family(other) > herds_.family(herd)) break;
      if (meet(herd, other) && !mirror_first(herd, other)) pages_.push_back({herd, other});
    }
  }
  const auto order = [&](Page page) {
    return std::tuple(-herds_.progress(page.south) - herds_.progress(page.north), page.south,
                      page.north);
  };
  std::ranges::sort(pages_, {}, order);
  pages_.insert(pages_.begin(), Page{Herds::kFinished, Herds::kFinished});
  // Whoever meets a finished herd is on the first page.
  numbers_.assign(size, 0);
  for (std::uint32_t i = 1; i < pages_.size(); ++i) {
    numbers_[row_starts_[herds_.family(pages_[i].south)] + pages_[i].north] = i;
  }
}

bool Atlas::meet(HerdId south, HerdId north) const {
  return (herds_.spaces(south, kSouth) & herds_.spaces(north, kNorth)) == 0;
}

Meeting Atlas::meeting(const Position& position) const {
  assert(position.phase() != Phase::lining_up && position.rows() == rows());
  std::array<Ranked, 2> ranked;
  for (const Seat seat : kBothSeats) {
    const auto place = [&](Kind kind) { return herds_.place(seat, position.space(seat, kind)); };
    ranked[seat.index] = herds_.find(place(Kind::fox), place(Kind::hedgehog), place(Kind::hare));
  }
  return {ranked[0].herd, ranked[1].herd, ranked[1].ranks.after(ranked[0].ranks.inverse())};
}

Position Atlas::position(Page page, Permutation partners, Seat mover, int duel) const {
  Animals animals{};
  for (std::size_t rank = 0; rank < 3; ++rank) {
    animals[kSouth.index][rank] = herds_.space(kSouth, herds_.places(page.south)[rank]);
    animals[kNorth.index][rank] = herds_.space(kNorth, herds_.places(page.north)[partners(rank)]);
  }
  const std::optional<Position> position = Position::arranged(rows(), animals, mover, duel);
  assert(position);
  return *position;
}

}  // namespace menagerie::two_paths
