// Gives every position of Two Paths in play its number, the same one to positions that differ only
// by exchanging the kinds, mirroring the board, or turning it and exchanging the players. The
// numbers are nearly without gaps, so values can stand in a plain array, and they fall along the
// game: whatever can follow a position has a lower number.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/two_paths/position.h"
#include "players/two_paths/herds.h"

namespace menagerie::two_paths {

// A position, its mover and duel left out, with the kinds forgotten: two herds, and for each animal
// of South's, by its rank, the rank of North's animal of the same kind.
struct Meeting {
  HerdId south = 0;
  HerdId north = 0;
  Permutation partners;
};

// Where an atlas has the states of a meeting: one for each mover and duel.
struct Spot {
  std::uint32_t first = 0;  // the number of the first state
  bool turned = false;      // the atlas has it turned, with the players exchanged
  bool mirrored = false;    // and then mirrored

  // Whether west of the meeting is east in the atlas.
  [[nodiscard]] bool sides_exchanged() const { return turned != mirrored; }

  // Pre: duel is 1, 2 or 3.
  [[nodiscard]] std::uint32_t state(Seat mover, int duel) const {
    const unsigned player = turned ? 1U - mover.index : mover.index;
    return first + 3 * player + static_cast<unsigned>(duel - 1);
  }
};

class Atlas {
 public:
  static constexpr std::uint32_t kStatesOfMeeting = 6;
  static constexpr std::uint32_t kStatesOfPage = kStatesOfMeeting * Permutation::kCount;

  // Two herds that can stand on the board together. A page has the states of all their meetings.
  struct Page {
    HerdId south = 0;
    HerdId north = 0;
  };

  // Pre: rows is 7 or 8.
  explicit Atlas(int rows);

  [[nodiscard]] int rows() const { return herds_.rows(); }
  [[nodiscard]] const Herds& herds() const { return herds_; }
  // In the order of their states' numbers. The first stands for all finished games: North has won.
  [[nodiscard]] std::span<const Page> pages() const { return pages_; }
  [[nodiscard]] std::uint32_t states() const {
    return static_cast<std::uint32_t>(pages_.size()) * kStatesOfPage;
  }

  // Pre: the position is not lining up.
  [[nodiscard]] Meeting meeting(const Position& position) const;
  // Pre: the herds can stand on the board together, and not both have finished.
  [[nodiscard]] Spot spot(Meeting meeting) const;
  // The position of a page's meeting with its mover and duel. Pre: the page is none of a finished
  // game.
  [[nodiscard]] Position position(Page page, Permutation partners, Seat mover, int duel) const;

 private:
  // No space is taken by both.
  [[nodiscard]] bool meet(HerdId south, HerdId north) const;
  // Of the two herds and their mirror images the images are kept.
  [[nodiscard]] bool mirror_first(HerdId south, HerdId north) const {
    const HerdId image = herds_.mirrored(south).herd;
    return image < south || (image == south && herds_.mirrored(north).herd < north);
  }

  Herds herds_;
  std::vector<Page> pages_;
  // A row for every family, with the page number for every herd of this or an earlier family.
  std::vector<std::uint32_t> row_starts_;
  std::vector<std::uint32_t> numbers_;
};

// Of a meeting and its images the atlas keeps one in which South's herd is of the later family and
// the first of its family; if South's herd is its own mirror image, North's is the first of its
// own.
inline Spot Atlas::spot(Meeting meeting) const {
  Spot spot;
  if (herds_.family(meeting.south) < herds_.family(meeting.north)) {
    meeting = {meeting.north, meeting.south, meeting.partners.inverse()};
    spot.turned = true;
  }
  if (mirror_first(meeting.south, meeting.north)) {
    spot.mirrored = true;
    const Ranked south = herds_.mirrored(meeting.south);
    const Ranked north = herds_.mirrored(meeting.north);
    meeting = {south.herd, north.herd,
               north.ranks.after(meeting.partners).after(south.ranks.inverse())};
  }
  const std::uint32_t page = numbers_[row_starts_[herds_.family(meeting.south)] + meeting.north];
  spot.first = page * kStatesOfPage +
               static_cast<std::uint32_t>(meeting.partners.index()) * kStatesOfMeeting;
  return spot;
}

}  // namespace menagerie::two_paths
