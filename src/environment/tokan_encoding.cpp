#include "environment/tokan_encoding.h"

#include <algorithm>
#include <cstring>

namespace menagerie::environment {

using tokan::Action;
using tokan::Field;
using tokan::Laying;
using tokan::Space;
using tokan::Tile;

Encoding<tokan::Game>::Encoding(const tokan::Options& options)
    : lays_(options.setup == tokan::Setup::lay) {
  layout_.add("spaces", {tokan::kColumns, tokan::kRows, kChannels});
  turn_ = layout_.add("turn", {tokan::kColours});
  viewer_ = layout_.add("viewer", {tokan::kColours});
  if (!lays_) return;
  laying_ = layout_.add("laying", {1});
  frame_ = layout_.add("frame", {tokan::kFrameColumns, tokan::kRows, tokan::kTileTypes});
  hands_ = layout_.add("hands", {tokan::kTileTypes});
}

// The sum over stacks of h(h + 1) / 2 rises with every move (T7): from 30 to 465 at most.
int Encoding<tokan::Game>::longest() const {
  constexpr int kMost = tokan::kTilesInAll * (tokan::kTilesInAll + 1) / 2 - tokan::kTilesInAll;
  return lays_ ? kMost + tokan::kTilesInAll - Laying::kCoreTiles : kMost;
}

void Encoding<tokan::Game>::fill_space(const Field& field, Space space, std::uint8_t* out) {
  std::uint8_t* channel = out + space * kChannels;
  const auto height = static_cast<std::size_t>(field.height(space));
  channel[kHeight] = static_cast<std::uint8_t>(height);
  std::uint8_t* upper = channel;
  std::uint8_t* level = channel + kLevels + height;
  field.for_each_tile_down(space, [&](Tile tile) {
    if (upper < channel + kHeight) upper[index(tile)] = 1;
    upper += tokan::kTileTypes;
    *--level = static_cast<std::uint8_t>(1 + index(tile));
  });
}

void Encoding<tokan::Game>::write_space(const Field& field, Space space, std::uint8_t* out) {
  std::memset(out + space * kChannels, 0, kChannels);
  fill_space(field, space, out);
}

void Encoding<tokan::Game>::write_turn(Seat side, Viewer viewer, std::uint8_t* out) const {
  write_seat(out + turn_, side, tokan::kColours);
  write_seat(out + viewer_, viewer, tokan::kColours);
}

void Encoding<tokan::Game>::write_laying(const Laying& laying, std::uint8_t* out) const {
  out[laying_] = 1;
  for (Space space = 0; space < tokan::kFrameSpaces; ++space) {
    if (const std::optional<Tile> tile = laying.tile(space)) {
      out[frame_ + space * std::size_t{tokan::kTileTypes} + index(*tile)] = 1;
    }
  }
  for (const Tile tile : tokan::kAllTiles) {
    out[hands_ + index(tile)] = static_cast<std::uint8_t>(laying.in_hand(tile));
  }
}

void Encoding<tokan::Game>::write(const tokan::Position& position, Viewer viewer,
                                  std::uint8_t* out) const {
  std::memset(out, 0, layout_.size());
  if (const Laying* laying = position.laying()) {
    // A table without laying may still be given such a position; then its frame is not told.
    if (lays_) write_laying(*laying, out);
    return write_turn(tokan::seat_of(laying->side()), viewer, out);
  }
  const Field& field = *position.field();
  for (Space space = 0; space < tokan::kSpaces; ++space) fill_space(field, space, out);
  if (const std::optional<Space> taboo = field.taboo()) out[*taboo * kChannels + kTaboo] = 1;
  write_turn(tokan::seat_of(field.side()), viewer, out);
}

// T10: behind an emptied start every space has what the next one had, up to a gap or, where gaps
// slide too, up to the edge.
void Encoding<tokan::Game>::close_up(const Field& field, Action move, std::uint8_t* out) {
  const bool all = field.rules().gaps == tokan::Gaps::all;
  std::uint8_t* gap = nullptr;
  for_each_behind(move, [&](Space space) {
    std::uint8_t* here = out + space * kChannels;
    if (gap != nullptr) std::memcpy(gap, here, kChannels);
    gap = here;
    return all || field.height(space) != 0;
  });
  std::memset(gap, 0, kChannels);
}

// A move changes its target, its start and whatever closes up behind that, and the taboo.
void Encoding<tokan::Game>::update(const Note& note, const tokan::Position& after, Viewer viewer,
                                   std::uint8_t* out) const {
  if (!note.in_play) return write(after, viewer, out);
  const Field& field = *after.field();
  const Space start = note.action.start();
  const Space target = note.action.target();
  if (note.taboo) out[*note.taboo * kChannels + kTaboo] = 0;
  if (note.empties) {
    close_up(field, note.action, out);
  } else {
    write_space(field, start, out);
  }
  write_space(field, target, out);
  out[target * kChannels + kTaboo] = 1;
  write_turn(tokan::seat_of(field.side()), viewer, out);
}

}  // namespace menagerie::environment
