#include "engine/boards.h"

namespace menagerie {

namespace {

using tokan::Colour;
using tokan::Space;

std::string stack_on(const tokan::Position& seen, Space space) {
  if (const tokan::Field* field = seen.field()) return field->stack(space);
  const std::optional<tokan::Tile> tile = seen.laying()->tile(space);
  return tile ? std::string(1, tokan::letter(*tile)) : std::string();
}

std::string hand_of(const tokan::Laying& laying, Colour colour) {
  std::string hand;
  for (const tokan::Kind kind : {tokan::Kind::mouse, tokan::Kind::jackal, tokan::Kind::lion}) {
    const tokan::Tile tile = tokan::tile_of(colour, kind);
    hand.append(static_cast<std::size_t>(laying.in_hand(tile)), tokan::letter(tile));
  }
  return hand;
}

}  // namespace

TokanBoard::Move move_of(tokan::Action action) {
  TokanBoard::Move move;
  move.action = action.text();
  move.to = tokan::space_name(action.target());
  if (action.lays()) {
    move.tile = tokan::letter(action.tile());
  } else {
    move.from = tokan::space_name(action.start());
    move.carried = action.carried();
  }
  return move;
}

TokanBoard board_of(const tokan::Position& seen, std::optional<tokan::Action> last) {
  TokanBoard board;
  board.laying = seen.laying() != nullptr;
  board.columns = board.laying ? tokan::kFrameColumns : tokan::kColumns;
  for (int row = tokan::kRows - 1; row >= 0; --row) {
    for (int column = 0; column < board.columns; ++column) {
      const Space space = tokan::space_at(column, row);
      board.spaces.push_back({tokan::space_name(space), stack_on(seen, space)});
    }
  }
  for (const Colour colour : {Colour::red, Colour::black}) {
    const std::size_t seat = tokan::index(colour);
    if (const tokan::Laying* laying = seen.laying()) {
      board.hands[seat] = hand_of(*laying, colour);
    } else {
      board.classic[seat] = seen.field()->classic_scores()[seat];
      board.heads[seat] = seen.field()->heads_scores()[seat];
      const auto towers = seen.field()->tower_heights(colour);
      board.towers[seat].assign(towers.begin(), towers.end());
    }
  }
  if (const tokan::Field* field = seen.field(); field != nullptr && field->taboo()) {
    board.taboo = tokan::space_name(*field->taboo());
  }
  add_moves(board, seen, last);
  return board;
}

}  // namespace menagerie
