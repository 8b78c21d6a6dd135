#include "cli/play/scene.h"

#include <utility>

#include "cli/play/game_face.h"
#include "cli/play/players.h"
#include "cli/terminal/text.h"
#include "messages/cli.h"

namespace menagerie::cli {

const GameFace& Scene::face() const {
  return face_of(view.game);
}

Scene scene_of(const Table& table, Viewer viewer, const Look& look, Language language) {
  Scene scene{table.view(viewer), table.ending(), {}, {}, look, language};
  for (int i = 0; i < table.seats(); ++i) {
    const Seat seat{static_cast<std::uint8_t>(i)};
    const std::string word = scene.say(table.seat_word(seat));
    const std::string name = in_letters_of(look, shown_name(table, seat, language));
    scene.seats.push_back(word);
    scene.players.push_back(name.empty() ? word
                                         : scene.say(messages::cli_seat_named, {word, name}));
  }
  return scene;
}

void add_sentence(Lines& lines, const Scene& scene, const std::string& sentence) {
  for (std::string& line : wrapped(sentence, scene.look.width)) lines.push_back(std::move(line));
}

}  // namespace menagerie::cli
