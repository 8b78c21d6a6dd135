#include "cli/play/scene.h"

#include "cli/terminal/text.h"
#include "messages/cli.h"

namespace menagerie::cli {

Scene scene_of(const Table& table, Viewer viewer, const Look& look, Language language) {
  Scene scene{table.view(viewer), {}, {}, look, language};
  for (int i = 0; i < table.seats(); ++i) {
    const Seat seat{static_cast<std::uint8_t>(i)};
    const std::string word = scene.say(table.seat_word(seat));
    const std::string name = printable(table.player(seat));
    scene.seats.push_back(word);
    scene.players.push_back(name.empty() ? word
                                         : scene.say(messages::cli_seat_named, {word, name}));
  }
  return scene;
}

}  // namespace menagerie::cli
