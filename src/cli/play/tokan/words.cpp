#include "cli/play/tokan/words.h"

#include "messages/cli.h"

namespace menagerie::cli {

namespace {

Message of_tile(char tile, Message mouse, Message jackal, Message lion) {
  switch (tile) {
    case 'M':
    case 'm':
      return mouse;
    case 'J':
    case 'j':
      return jackal;
    default:
      return lion;
  }
}

}  // namespace

Message tile_word(char tile) {
  return of_tile(tile, messages::cli_tokan_mouse, messages::cli_tokan_jackal,
                 messages::cli_tokan_lion);
}

Message moved_tile_word(char tile) {
  return of_tile(tile, messages::cli_tokan_object_mouse, messages::cli_tokan_object_jackal,
                 messages::cli_tokan_object_lion);
}

Message laid_tile_word(char tile) {
  return of_tile(tile, messages::cli_tokan_one_mouse, messages::cli_tokan_one_jackal,
                 messages::cli_tokan_one_lion);
}

}  // namespace menagerie::cli
