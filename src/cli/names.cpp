#include "cli/names.h"

namespace menagerie::cli {

Message tile_word(char tile) {
  switch (tile) {
    case 'M':
    case 'm':
      return Message::cli_tokan_mouse;
    case 'J':
    case 'j':
      return Message::cli_tokan_jackal;
    default:
      return Message::cli_tokan_lion;
  }
}

Message kind_word(char kind) {
  switch (kind) {
    case 'F':
      return Message::two_paths_kind_fox;
    case 'H':
      return Message::two_paths_kind_hare;
    default:
      return Message::two_paths_kind_hedgehog;
  }
}

std::string space_name(int column, int row) {
  return static_cast<char>('a' + column) + std::to_string(row);
}

}  // namespace menagerie::cli
