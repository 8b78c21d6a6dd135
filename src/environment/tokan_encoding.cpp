#include "environment/tokan_encoding.h"

#include <algorithm>
#include <cstring>

namespace menagerie::environment {

using tokan::Action;
using tokan::Field;
using tokan::Laying;
using tokan::Space;
using tokan::Tile;

namespace {

constexpr int kMoves = Encoding<tokan::Game>::kMoves;

// How far apart two spaces of a line are; 0 for any others.
constexpr int distance(Space a, Space b) {
  const int columns = tokan::column_of(a) - tokan::column_of(b);
  const int rows = tokan::row_of(a) - tokan::row_of(b);
  if (columns != 0 && rows != 0) return 0;
  const int steps = columns + rows;
  return steps < 0 ? -steps : steps;
}

constexpr int sign(int x) {
  return x == 0 ? 0 : x > 0 ? 1 : -1;
}

struct Moves {
  std::array<Action, kMoves> actions{};
  // By start, target and carried tiles; -1 where no tile moves so.
  std::array<std::array<std::array<std::int16_t, 3>, tokan::kSpaces>, tokan::kSpaces> numbers{};
};

constexpr Moves number_moves() {
  Moves moves;
  std::size_t next = 0;
  for (Space start = 0; start < tokan::kSpaces; ++start) {
    for (Space target = 0; target < tokan::kSpaces; ++target) {
      const int range = distance(start, target);
      for (int carried = 0; carried < 3; ++carried) {
        std::int16_t& number = moves.numbers[start][target][static_cast<std::size_t>(carried)];
        number = -1;
        if (range > 3 || carried >= range) continue;
        number = static_cast<std::int16_t>(next);
        moves.actions[next++] = Action::move(start, target, carried);
      }
    }
  }
  return moves;
}

constexpr Moves kNumbered = number_moves();

}  // namespace

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

int Encoding<tokan::Game>::number(Action action) const {
  if (action.lays()) {
    return kMoves + static_cast<int>(index(action.tile())) * tokan::kFrameSpaces + action.target();
  }
  return kNumbered
      .numbers[action.start()][action.target()][static_cast<std::size_t>(action.carried())];
}

std::optional<Action> Encoding<tokan::Game>::action(int number, Turn) const {
  if (number < 0 || number >= decisions()) return std::nullopt;
  if (number < kMoves) return kNumbered.actions[static_cast<std::size_t>(number)];
  const int laying = number - kMoves;
  return Action::lay(static_cast<Tile>(laying / tokan::kFrameSpaces),
                     static_cast<Space>(laying % tokan::kFrameSpaces));
}

// The sum over stacks of h(h + 1) / 2 rises with every move (T7): from 30 to 465 at most.
int Encoding<tokan::Game>::longest() const {
  constexpr int kMost = tokan::kTilesInAll * (tokan::kTilesInAll + 1) / 2 - tokan::kTilesInAll;
  return lays_ ? kMost + tokan::kTilesInAll - Laying::kCoreTiles : kMost;
}

void Encoding<tokan::Game>::write_space(const Field& field, Space space, std::uint8_t* out) {
  std::uint8_t* channel = out + space * kChannels;
  std::memset(channel, 0, kChannels);
  const auto height = static_cast<std::size_t>(field.height(space));
  channel[kHeight] = static_cast<std::uint8_t>(height);
  std::size_t depth = 0;
  field.for_each_tile_down(space, [&](Tile tile) {
    if (depth < kUpper) channel[depth * tokan::kTileTypes + index(tile)] = 1;
    channel[kLevels + height - 1 - depth] = static_cast<std::uint8_t>(1 + index(tile));
    ++depth;
  });
  channel[kTaboo] = field.taboo() == space ? 1 : 0;
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
  for (Space space = 0; space < tokan::kSpaces; ++space) write_space(field, space, out);
  write_turn(tokan::seat_of(field.side()), viewer, out);
}

// A move changes its target, its start and whatever closes up behind that (T10), and the taboo.
void Encoding<tokan::Game>::update(const tokan::Position& before, Action action,
                                   const tokan::Position& after, Viewer viewer,
                                   std::uint8_t* out) const {
  if (before.field() == nullptr || after.field() == nullptr) return write(after, viewer, out);
  const Field& field = *after.field();
  const Space start = action.start();
  const Space target = action.target();
  write_space(field, target, out);
  write_space(field, start, out);
  if (before.field()->height(start) == 1 + action.carried()) {
    const int columns = sign(tokan::column_of(start) - tokan::column_of(target));
    const int rows = sign(tokan::row_of(start) - tokan::row_of(target));
    int column = tokan::column_of(start) + columns;
    int row = tokan::row_of(start) + rows;
    while (column >= 0 && column < tokan::kColumns && row >= 0 && row < tokan::kRows) {
      write_space(field, tokan::space_at(column, row), out);
      column += columns;
      row += rows;
    }
  }
  if (const std::optional<Space> taboo = before.field()->taboo()) {
    out[*taboo * kChannels + kTaboo] = field.taboo() == taboo ? 1 : 0;
  }
  write_turn(tokan::seat_of(field.side()), viewer, out);
}

}  // namespace menagerie::environment
