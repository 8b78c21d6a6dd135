// What happened in a duel of Two Paths: the announcement, then the reveal and who moved where.
#include "cli/play/names.h"
#include "cli/play/teller.h"
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

Lines tell_reveal(const Scene& before, const Scene& after, char hidden, char blocked) {
  const auto& board = std::get<TwoPathsBoard>(before.view.board);
  const char kind = board.announced;
  const Seat blocker{static_cast<std::uint8_t>(1 - board.mover.index)};
  const Message side = hidden == 'w' ? messages::cli_two_paths_west : messages::cli_two_paths_east;
  const bool right = hidden == blocked;
  Lines lines{
      after.say(right ? messages::cli_tell_right : messages::cli_tell_wrong,
                {after.seat(board.mover), kind_subject_word(kind), side, after.player(blocker)})};
  const Lines run = tell_run(before, after, right ? blocker : board.mover, kind);
  lines.insert(lines.end(), run.begin(), run.end());
  if (right && run.empty()) {
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

Lines tell_two_paths(const Scene& before, const Scene& after,
                     const std::vector<std::string>& public_actions) {
  const auto& was = std::get<TwoPathsBoard>(before.view.board);
  const auto& is = std::get<TwoPathsBoard>(after.view.board);
  if (was.announced != '\0') {
    // Only now the mover's choice stands among the public actions: "Fw", then the block "e".
    const std::size_t count = public_actions.size();
    if (count < 2 || public_actions[count - 2].size() != 2 || public_actions[count - 1].empty()) {
      return {};
    }
    return tell_reveal(before, after, public_actions[count - 2][1], public_actions[count - 1][0]);
  }
  if (was.duel == 0) {
    if (public_actions.empty() || public_actions.back().size() != 3) return {};
    const std::string& order = public_actions.back();
    return {after.say(messages::cli_tell_lines_up,
                      {before.player(before.view.node.seat), kind_word(order[0]),
                       kind_word(order[1]), kind_word(order[2])})};
  }
  return {after.say(messages::cli_tell_announces,
                    {after.player(is.mover), kind_object_word(is.announced)})};
}

}  // namespace menagerie::cli
