// A field in play as one line of text, and back (see Notation in the rules): rows from the top
// down, the side to move, the taboo space.
#include "core/scanner.h"
#include "games/tokan/field.h"
#include "games/tokan/scan.h"
#include "messages/tokan.h"

namespace menagerie::tokan {

std::string Field::stack(Space space) const {
  std::string letters(static_cast<std::size_t>(stacks_[space].height), ' ');
  TileId id = stacks_[space].top;
  for (std::size_t level = letters.size(); level > 0; --level) {
    letters[level - 1] = letter(tile_of_id(id));
    id = below_[id];
  }
  return letters;
}

std::optional<Tile> Field::top(Space space) const {
  if (stacks_[space].height == 0) return std::nullopt;
  return tile_of_id(stacks_[space].top);
}

std::optional<Space> Field::taboo() const {
  if (taboo_ == kNoSpace) return std::nullopt;
  return taboo_;
}

std::string Field::text() const {
  std::string text;
  for (int row = kRows - 1; row >= 0; --row) {
    for (int column = 0; column < kColumns; ++column) {
      const std::string letters = stack(space_at(column, row));
      text += letters.empty() ? "." : letters;
      if (column + 1 < kColumns) text += ',';
    }
    if (row > 0) text += '/';
  }
  text += {' ', letter(side_), ' '};
  text += taboo_ == kNoSpace ? "-" : space_name(taboo_);
  return text;
}

namespace {

// The tiles of one stack from the bottom up, each handed to `put`; '.' is none.
template <class Put>
Result<void> scan_stack(Scanner& scanner, Counts& seen, Put put) {
  if (scanner.accept('.')) return {};
  if (!tile_of(scanner.peek())) return fail(scanner.unexpected(messages::tokan_expected_stack));
  while (tile_of(scanner.peek())) {
    const Result<Tile> tile = scan_tile(scanner, seen);
    if (!tile) return fail(tile.error());
    put(*tile);
  }
  return {};
}

Result<void> check_complete(const Scanner& scanner, const Counts& seen) {
  for (const Tile tile : kAllTiles) {
    if (seen[index(tile)] == supply(tile)) continue;
    return fail(scanner.error(messages::tokan_tiles_missing,
                              {std::to_string(seen[index(tile)]), std::to_string(supply(tile)),
                               std::string(1, letter(tile))}));
  }
  return {};
}

}  // namespace

Result<Field> Field::parse(std::string_view text, const Options& options) {
  Scanner scanner(text);
  Field field(options.play_rules());
  Counts seen{};
  Counts used{};
  for (int row = kRows - 1; row >= 0; --row) {
    for (int column = 0; column < kColumns; ++column) {
      const Space space = space_at(column, row);
      const auto put = [&](Tile tile) { field.put(space, tile, used); };
      if (const Result<void> fine = scan_stack(scanner, seen, put); !fine) {
        return fail(fine.error());
      }
      const char after = column + 1 < kColumns ? ',' : row > 0 ? '/' : ' ';
      if (const Result<void> fine = scanner.expect(after); !fine) return fail(fine.error());
    }
  }
  if (!options.study) {
    if (const Result<void> fine = check_complete(scanner, seen); !fine) return fail(fine.error());
  }
  const Result<Colour> side = scan_side(scanner);
  if (!side) return fail(side.error());
  field.side_ = *side;
  if (const Result<void> fine = scanner.expect(' '); !fine) return fail(fine.error());
  if (const Result<void> fine = field.scan_taboo(scanner); !fine) return fail(fine.error());
  if (const Result<void> fine = scanner.expect_end(); !fine) return fail(fine.error());
  return field;
}

// T6: what is taboo was just moved onto another tile by the player who is not on turn.
Result<void> Field::scan_taboo(Scanner& scanner) {
  if (scanner.accept('-')) return {};
  if (scanner.peek() < 'a' || scanner.peek() >= 'a' + kColumns) {
    return fail(scanner.unexpected(messages::tokan_expected_taboo));
  }
  const std::size_t column = scanner.column();
  const Result<Space> space = scan_space(scanner, kColumns);
  if (!space) return fail(space.error());
  if (height(*space) < 2) {
    return fail(Scanner::error_at(column, messages::tokan_taboo_single, {space_name(*space)}));
  }
  if (colour_of(*top(*space)) == side_) {
    return fail(Scanner::error_at(column, messages::tokan_taboo_colour, {space_name(*space)}));
  }
  taboo_ = *space;
  return {};
}

}  // namespace menagerie::tokan
