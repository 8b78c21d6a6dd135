// What happened in a turn of Totem. Steps are gathered and told when their travel has ended; then
// come those that fell.
#include <algorithm>
#include <array>

#include "cli/play/entry.h"
#include "cli/play/teller.h"
#include "cli/terminal/text.h"
#include "messages/cli.h"

namespace menagerie::cli {

namespace {

std::string die(const Scene& scene, char digit) {
  static constexpr std::array<std::string_view, 6> kFaces = {"⚀", "⚁", "⚂", "⚃", "⚄", "⚅"};
  if (digit < '1' || digit > '6') return {};
  const std::string number(1, digit);
  if (!scene.look.unicode) return "[" + number + "]";
  return std::string(kFaces[static_cast<std::size_t>(digit - '1')]);
}

Lines tell_roll(const Scene& before, const Scene& after, const std::string& action) {
  if (action.size() < 7) return {};
  return {after.say(messages::cli_tell_roll,
                    {before.player(after.view.node.seat), std::string(1, action[5]),
                     std::string(1, action[6]), die(after, action[5]), die(after, action[6])})};
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

}  // namespace

Lines Teller::tell_totem(const Scene& before, const Scene& after, const std::string& action) {
  if (action.starts_with("roll ")) return tell_roll(before, after, action);
  const std::string& who = before.player(before.view.node.seat);
  const auto one = [&](Message message, const std::string& word) {
    return Lines{after.say(message, {who, word})};
  };
  if (action == "pass") return one(messages::cli_tell_pass, {});
  if (action.starts_with("use ")) return one(messages::cli_tell_use, action.substr(4));
  if (action.starts_with('+')) return one(messages::cli_tell_exchange, action.substr(1));
  if (action.starts_with('@')) return one(messages::cli_tell_start, action.substr(1));
  if (const std::string to = target_of(before.view, action); action.find('-') != action.npos) {
    if (travel_.empty()) travel_.push_back(source_of(before.view, action));
    travel_.push_back(to);
  }
  // A travel goes on while the board shows a path that ends where the last step went.
  const auto& board = std::get<TotemBoard>(after.view.board);
  const bool going = !board.path.empty() && !travel_.empty() && !board.must_choose &&
                     board.path.back() == travel_.back();
  if (going) return {};
  Lines lines;
  if (!travel_.empty()) lines = one(messages::cli_tell_travel, joined(travel_, " > "));
  travel_.clear();
  const Lines losses = tell_losses(before, after);
  lines.insert(lines.end(), losses.begin(), losses.end());
  return lines;
}

}  // namespace menagerie::cli
