// Why a move is not allowed, in a sentence. What is allowed is decided here once more, rule by
// rule and without masks; that both agree is a law that the tests hold up.
#include <array>
#include <cstdlib>

#include "games/tokan/field.h"
#include "messages/core.h"
#include "messages/tokan.h"

namespace menagerie::tokan {

namespace {

constexpr std::array<Message, kKinds> kRangeMessages = {messages::tokan_move_jackal_range,
                                                        messages::tokan_move_lion_range,
                                                        messages::tokan_move_mouse_range};
constexpr std::array<Message, kKinds> kCarryMessages = {messages::tokan_move_jackal_carries,
                                                        messages::tokan_move_lion_carries,
                                                        messages::tokan_move_mouse_carries};

}  // namespace

Result<void> Field::check(Action action) const {
  if (node().turn == Turn::over) return fail(messages::action_over);  // T11
  if (action.lays()) return fail(messages::tokan_lay_in_play);
  const std::optional<Tile> tile = top(action.start());
  if (!tile) return fail(messages::tokan_move_empty, {space_name(action.start())});
  if (colour_of(*tile) != side_) {  // T3
    return fail(messages::tokan_move_not_yours, {space_name(action.start())});
  }
  const Result<void> line = check_line(action, kind_of(*tile));
  return line ? check_stack(action, kind_of(*tile)) : line;
}

// T4, T5, T6 and T8: where the tile goes.
Result<void> Field::check_line(Action move, Kind kind) const {
  const Space start = move.start();
  const Space target = move.target();
  const int columns = column_of(target) - column_of(start);
  const int rows = row_of(target) - row_of(start);
  if ((columns != 0 && rows != 0) || std::abs(columns + rows) != range(kind)) {
    return fail(kRangeMessages[index(kind)], {space_name(start), space_name(target)});
  }
  for (int step = 1; step < range(kind); ++step) {
    const Space on_the_way = space_at(column_of(start) + columns * step / range(kind),
                                      row_of(start) + rows * step / range(kind));
    if (height(on_the_way) == 0) {
      return fail(messages::tokan_move_path, {space_name(on_the_way)});
    }
  }
  if (height(target) == 0) return fail(messages::tokan_move_gap, {space_name(target)});
  if (target == taboo_) return fail(messages::tokan_move_taboo, {space_name(target)});
  return {};
}

// T7 and T9: what it takes along and how high it comes.
Result<void> Field::check_stack(Action move, Kind kind) const {
  const int from = height(move.start());
  if (move.carried() > most_carried(kind)) return fail(kCarryMessages[index(kind)]);
  if (move.carried() >= from) {
    return fail(messages::tokan_move_too_few, {space_name(move.start())});
  }
  const int to = height(move.target()) + move.carried() + 1;
  if (to <= from) {
    return fail(messages::tokan_move_rise, {std::to_string(from), std::to_string(to)});
  }
  return {};
}

}  // namespace menagerie::tokan
