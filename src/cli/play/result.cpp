#include "cli/play/result.h"

#include "cli/play/game_face.h"
#include "messages/cli.h"

namespace menagerie::cli {

std::string tell_winner(const Scene& scene) {
  const std::optional<Seat> winner = scene.view.standing.winner;
  return winner ? scene.say(messages::cli_result_win, {scene.player(*winner)})
                : scene.say(messages::cli_result_draw);
}

std::string tell_result(const Scene& scene) {
  if (!scene.ending) return scene.face().tell_result(scene);
  const auto lost = [&](Message how) {
    return scene.say(how, {scene.player(scene.ending->seat)}) + " " + tell_winner(scene);
  };
  switch (scene.ending->kind) {
    case Ending::Kind::resigned:
      return lost(messages::cli_tell_resigned);
    case Ending::Kind::time:
      return lost(messages::cli_tell_time);
    case Ending::Kind::agreed:
      return scene.say(messages::cli_result_agreed);
    case Ending::Kind::abandoned:
      break;
  }
  return scene.say(messages::cli_result_abandoned);
}

}  // namespace menagerie::cli
