#include "players/two_paths/herds.h"

#include <algorithm>
#include <cassert>

namespace menagerie::two_paths {

Herds::Herds(int rows) : rows_(rows) {
  assert(rows >= kFewestRows && rows <= kMostRows);
  const auto width = static_cast<std::size_t>(goal() + 1);
  by_places_.assign(width * width * width, Ranked{kNone, {}});
  add({goal(), goal(), goal()}, 0);
  HerdId family = 1;
  for (Place third = 0; third <= goal(); ++third) {
    for (Place second = 0; second <= third; ++second) {
      for (Place first = 0; first <= second; ++first) {
        const bool known = find(first, second, third).herd != kNone;
        if (!known && possible({first, second, third})) {
          add_family({first, second, third}, family++);
        }
      }
    }
  }
  for (Herd& herd : herds_) {
    const auto& [first, second, third] = herd.places;
    herd.mirrored = find(mirror(first), mirror(second), mirror(third));
  }
}

Place Herds::place(Seat seat, Space space) const {
  if (!space.on_board()) return goal();
  const int along = space.index - 1;
  return static_cast<Place>(seat == kSouth ? along : kColumns * rows_ - 1 - along);
}

Space Herds::space(Seat seat, Place place) const {
  if (place == goal()) return Space::goal(seat);
  const int along = seat == kSouth ? place : kColumns * rows_ - 1 - place;
  return Space{static_cast<std::uint8_t>(along + 1)};
}

// Pre: the places rise.
bool Herds::possible(const std::array<Place, 3>& places) const {
  for (const std::size_t i : {0U, 1U}) {
    if (places[i] == places[i + 1] && places[i] != goal()) return false;
  }
  const bool arrived = places[2] == goal();
  const bool at_start = places[0] < kColumns;
  return !(arrived && at_start);  // P7
}

Place Herds::mirror(Place place) const {
  if (place == goal()) return place;
  return static_cast<Place>(place - place % kColumns + (kColumns - 1 - place % kColumns));
}

void Herds::add_family(const std::array<Place, 3>& places, HerdId family) {
  std::array<Place, 3> image{};
  std::ranges::transform(places, image.begin(), [&](Place place) { return mirror(place); });
  std::ranges::sort(image);
  add(places, family);
  if (image != places) add(image, family);
}

void Herds::add(const std::array<Place, 3>& places, HerdId family) {
  Herd herd;
  herd.places = places;
  herd.family = family;
  for (const Place place : places) {
    herd.progress += place / kColumns;
    for (const Seat seat : kBothSeats) {
      herd.spaces[seat.index] |= space(seat, place).bit() & kAllSpaces;
    }
  }
  herds_.push_back(herd);
  rank_all_orders(static_cast<HerdId>(herds_.size() - 1));
}

// Where two animals are at the goal their ranks are told apart in one way or another; either way
// leads to the same values.
void Herds::rank_all_orders(HerdId herd) {
  const auto width = static_cast<std::size_t>(goal() + 1);
  const std::array<Place, 3>& places = herds_[herd].places;
  for (std::size_t index = 0; index < Permutation::kCount; ++index) {
    const Permutation ranks(index);
    by_places_[(places[ranks(0)] * width + places[ranks(1)]) * width + places[ranks(2)]] = {herd,
                                                                                            ranks};
  }
}

}  // namespace menagerie::two_paths
