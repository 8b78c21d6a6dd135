#include "cli/play/totem/tell.h"

#include <algorithm>
#include <array>

#include "cli/terminal/text.h"
#include "messages/cli.h"

namespace menagerie::cli {

namespace {

std::string die(const Scene& scene, int points) {
  static constexpr std::array<std::string_view, 6> kFaces = {"⚀", "⚁", "⚂", "⚃", "⚄", "⚅"};
  if (!scene.look.unicode) return "[" + std::to_string(points) + "]";
  return std::string(kFaces.at(static_cast<std::size_t>(points - 1)));
}

Lines tell_roll(const Scene& after, const TotemBoard::Move& roll) {
  const auto& [high, low] = roll.dice;
  return {
      after.say(messages::cli_tell_roll,
                {after.player(std::get<TotemBoard>(after.view.board).mover), std::to_string(high),
                 std::to_string(low), die(after, high), die(after, low)})};
}

// Who lost what between two views.
Lines tell_losses(const Scene& before, const Scene& after) {
  const auto& was = std::get<TotemBoard>(before.view.board);
  const auto& is = std::get<TotemBoard>(after.view.board);
  Lines lines;
  for (std::size_t i = 0; i < was.players.size(); ++i) {
    if (i == before.view.node.seat.index) continue;
    if (was.players[i].presence == TotemBoard::Presence::playing &&
        is.players[i].presence == TotemBoard::Presence::out) {
      lines.push_back(after.say(messages::cli_tell_out, {after.players[i]}));
      continue;
    }
    std::vector<std::string> lost;
    std::ranges::set_difference(was.players[i].pieces, is.players[i].pieces,
                                std::back_inserter(lost));
    if (lost.empty()) continue;
    lines.push_back(
        after.say(lost.size() == 1 ? messages::cli_tell_loses_one : messages::cli_tell_loses,
                  {after.players[i], joined(lost, ", "), std::to_string(lost.size())}));
  }
  return lines;
}

// The spaces of the travel that this action ended; nothing while it goes on.
std::vector<std::string> ended_travel(const TotemBoard& before, const TotemBoard& after,
                                      const TotemBoard::Move& move) {
  std::vector<std::string> travel = before.path;
  if (move.deed == TotemBoard::Deed::end) return travel;
  if (move.deed != TotemBoard::Deed::step) return {};
  if (travel.empty()) travel.push_back(move.from);
  travel.push_back(move.to);
  const bool goes_on = !after.must_choose && after.path == travel;
  return goes_on ? std::vector<std::string>() : travel;
}

}  // namespace

Lines tell_totem(const Scene& before, const Scene& after) {
  using Deed = TotemBoard::Deed;
  const auto& is = std::get<TotemBoard>(after.view.board);
  if (!is.last) return {};
  const TotemBoard::Move& move = *is.last;
  const auto one = [&](Message message, const std::string& word) {
    return Lines{after.say(message, {before.player(before.view.node.seat), word})};
  };
  switch (move.deed) {
    case Deed::roll:
      return tell_roll(after, move);
    case Deed::pass:
      return one(messages::cli_tell_pass, {});
    case Deed::use:
      return one(messages::cli_tell_use, std::to_string(move.points));
    case Deed::exchange:
      return one(messages::cli_tell_exchange, move.to);
    case Deed::start:
      return one(messages::cli_tell_start, move.to);
    case Deed::again:
      return one(messages::cli_tell_again, {});
    case Deed::leave:
      return one(messages::cli_tell_leave, {});
    case Deed::out:
      return {after.say(messages::cli_tell_left, {after.player(move.seat)})};
    case Deed::step:
    case Deed::end:
    case Deed::take:
      break;
  }
  const std::vector<std::string> travel =
      ended_travel(std::get<TotemBoard>(before.view.board), is, move);
  Lines lines;
  if (!travel.empty()) lines = one(messages::cli_tell_travel, joined(travel, " > "));
  const Lines losses = tell_losses(before, after);
  lines.insert(lines.end(), losses.begin(), losses.end());
  return lines;
}

}  // namespace menagerie::cli
