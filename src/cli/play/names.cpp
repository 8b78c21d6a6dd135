#include "cli/play/names.h"

#include <array>

#include "messages/cli.h"
#include "messages/two_paths.h"

namespace menagerie::cli {

namespace {

using Three = std::array<Message, 3>;

Message of_tile(char tile, const Three& mouse_jackal_lion) {
  switch (tile) {
    case 'M':
    case 'm':
      return mouse_jackal_lion[0];
    case 'J':
    case 'j':
      return mouse_jackal_lion[1];
    default:
      return mouse_jackal_lion[2];
  }
}

Message of_kind(char kind, const Three& fox_hare_hedgehog) {
  switch (kind) {
    case 'F':
      return fox_hare_hedgehog[0];
    case 'H':
      return fox_hare_hedgehog[1];
    default:
      return fox_hare_hedgehog[2];
  }
}

}  // namespace

Message tile_word(char tile) {
  return of_tile(tile,
                 {messages::cli_tokan_mouse, messages::cli_tokan_jackal, messages::cli_tokan_lion});
}

Message moved_tile_word(char tile) {
  return of_tile(tile, {messages::cli_tokan_object_mouse, messages::cli_tokan_object_jackal,
                        messages::cli_tokan_object_lion});
}

Message laid_tile_word(char tile) {
  return of_tile(tile, {messages::cli_tokan_one_mouse, messages::cli_tokan_one_jackal,
                        messages::cli_tokan_one_lion});
}

Message kind_word(char kind) {
  return of_kind(kind, {messages::two_paths_kind_fox, messages::two_paths_kind_hare,
                        messages::two_paths_kind_hedgehog});
}

Message kind_subject_word(char kind) {
  return of_kind(kind, {messages::two_paths_subject_fox, messages::two_paths_subject_hare,
                        messages::two_paths_subject_hedgehog});
}

Message kind_object_word(char kind) {
  return of_kind(kind, {messages::two_paths_object_fox, messages::two_paths_object_hare,
                        messages::two_paths_object_hedgehog});
}

std::string space_name(int column, int row) {
  return static_cast<char>('a' + column) + std::to_string(row);
}

}  // namespace menagerie::cli
