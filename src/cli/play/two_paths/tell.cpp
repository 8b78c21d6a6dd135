#include "cli/play/two_paths/tell.h"

#include "cli/play/two_paths/words.h"
#include "messages/cli.h"

namespace menagerie::cli {

namespace {

using Animal = TwoPathsBoard::Animal;
using Whereabouts = TwoPathsBoard::Whereabouts;

const Animal* find_animal(const TwoPathsBoard& board, Seat owner, char kind) {
  for (const Animal& animal : board.animals) {
    if (animal.owner == owner && animal.kind == kind) return &animal;
  }
  return nullptr;
}

// "The fox of South runs to b3", "… arrives", or nothing if it stayed.
Lines tell_run(const Scene& before, const Scene& after, Seat owner, char kind) {
  const Animal* const was = find_animal(std::get<TwoPathsBoard>(before.view.board), owner, kind);
  const Animal* const is = find_animal(std::get<TwoPathsBoard>(after.view.board), owner, kind);
  if (was == nullptr || is == nullptr) return {};
  if (is->whereabouts == Whereabouts::arrived && was->whereabouts != Whereabouts::arrived) {
    return {after.say(messages::cli_tell_arrives, {after.seat(owner), kind_subject_word(kind)})};
  }
  if (is->column == was->column && is->row == was->row) return {};
  return {after.say(messages::cli_tell_runs,
                    {after.seat(owner), kind_subject_word(kind), space_name(is->column, is->row)})};
}

Lines tell_reveal(const Scene& before, const Scene& after, char blocked) {
  const auto& board = std::get<TwoPathsBoard>(before.view.board);
  const char kind = board.announced;
  const Seat blocker{static_cast<std::uint8_t>(1 - board.mover.index)};
  const Lines run = tell_run(before, after, board.mover, kind);
  // The announced animal always has somewhere to go, so it stays only where its side was blocked.
  const bool right = run.empty();
  const bool west = (blocked == 'w') == right;
  Lines lines{after.say(
      right ? messages::cli_tell_right : messages::cli_tell_wrong,
      {after.seat(board.mover), kind_subject_word(kind),
       west ? messages::cli_two_paths_west : messages::cli_two_paths_east, after.player(blocker)})};
  const Lines moved = right ? tell_run(before, after, blocker, kind) : run;
  lines.insert(lines.end(), moved.begin(), moved.end());
  if (moved.empty()) {
    lines.push_back(after.say(messages::cli_tell_nothing_moves,
                              {after.seat(blocker), kind_subject_word(kind)}));
  }
  const auto& next = std::get<TwoPathsBoard>(after.view.board);
  if (!after.view.standing.over && next.mover != board.mover) {
    lines.push_back(after.say(messages::cli_tell_roles, {after.player(next.mover)}));
  }
  return lines;
}

}  // namespace

Lines tell_two_paths(const Scene& before, const Scene& after) {
  const auto& is = std::get<TwoPathsBoard>(after.view.board);
  if (is.announced != '\0') {
    return {after.say(messages::cli_tell_announces,
                      {after.player(is.mover), kind_object_word(is.announced)})};
  }
  if (!is.last) return {};
  if (is.last->deed == TwoPathsBoard::Deed::block) {
    return tell_reveal(before, after, is.last->side);
  }
  const std::string& order = is.last->order;
  return {after.say(messages::cli_tell_lines_up,
                    {before.player(before.view.node.seat), kind_word(order[0]), kind_word(order[1]),
                     kind_word(order[2])})};
}

}  // namespace menagerie::cli
