// Every game that can be played at the terminal: one line a game.
#include <algorithm>
#include <array>
#include <cassert>

#include "cli/play/game_face.h"
#include "cli/play/tokan/face.h"
#include "cli/play/totem/face.h"
#include "cli/play/two_paths/face.h"

namespace menagerie::cli {

const GameFace& face_of(std::string_view game) {
  static const std::array<const GameFace*, 3> kFaces = {&tokan_face(), &two_paths_face(),
                                                        &totem_face()};
  const auto* const found = std::ranges::find(kFaces, game, &GameFace::game);
  assert(found != kFaces.end());
  return **found;
}

}  // namespace menagerie::cli
