#include "games/tokan/scan.h"

#include "messages/tokan.h"

namespace menagerie::tokan {

Result<Space> scan_space(Scanner& scanner, int columns) {
  const int column = scanner.peek() - 'a';
  if (column < 0 || column >= columns) {
    const char last = static_cast<char>('a' + columns - 1);
    return fail(scanner.unexpected(messages::tokan_expected_column, {std::string(1, last)}));
  }
  scanner.take();
  const int row = scanner.peek() - '1';
  if (row < 0 || row >= kRows) return fail(scanner.unexpected(messages::tokan_expected_row));
  scanner.take();
  return space_at(column, row);
}

Result<Colour> scan_side(Scanner& scanner) {
  if (scanner.accept('r')) return Colour::red;
  if (scanner.accept('b')) return Colour::black;
  return fail(scanner.unexpected(messages::tokan_expected_side));
}

Result<Tile> scan_tile(Scanner& scanner, Counts& seen) {
  const Tile tile = *tile_of(scanner.peek());
  if (seen[index(tile)] == supply(tile)) {
    return fail(scanner.error(messages::tokan_tiles_too_many,
                              {std::to_string(supply(tile)), std::string(1, letter(tile))}));
  }
  ++seen[index(tile)];
  scanner.take();
  return tile;
}

}  // namespace menagerie::tokan
