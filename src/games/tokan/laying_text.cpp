// A position while laying as one line of text, and back (see Notation in the rules): the ten
// columns of the frame, the side to lay, the word `lay`, both hands.
#include "core/scanner.h"
#include "games/tokan/laying.h"
#include "games/tokan/scan.h"
#include "messages/tokan.h"

namespace menagerie::tokan {

namespace {

// As hands are written, which is not the order in which actions sort.
constexpr std::array<Tile, kTileTypes> kHandOrder = {Tile::red_mouse,    Tile::red_jackal,
                                                     Tile::red_lion,     Tile::black_mouse,
                                                     Tile::black_jackal, Tile::black_lion};

}  // namespace

std::string Laying::text() const {
  std::string text;
  for (int row = kRows - 1; row >= 0; --row) {
    for (int column = 0; column < kFrameColumns; ++column) {
      const std::optional<Tile> here = tile(space_at(column, row));
      text += here ? letter(*here) : '.';
      if (column + 1 < kFrameColumns) text += ',';
    }
    if (row > 0) text += '/';
  }
  text += {' ', letter(side_)};
  text += " lay ";
  for (const Tile tile : kHandOrder) {
    if (tile == Tile::black_mouse) text += '/';
    text += letter(tile);
    text += std::to_string(in_hand(tile));
  }
  return text;
}

Result<Laying> Laying::parse(std::string_view text, const Options& options) {
  Scanner scanner(text);
  Laying laying(options.play_rules(), options.frame);
  TextColumns columns{};
  if (const Result<void> fine = laying.scan_frame(scanner, columns); !fine) {
    return fail(fine.error());
  }
  if (const Result<void> fine = laying.check_frame(columns); !fine) return fail(fine.error());
  const Scanner at_side = scanner;
  const Result<Colour> side = scan_side(scanner);
  if (!side) return fail(side.error());
  laying.side_ = *side;
  if (const Result<void> fine = laying.check_turn(at_side); !fine) return fail(fine.error());
  if (const Result<void> fine = scanner.expect(' '); !fine) return fail(fine.error());
  if (!scanner.accept("lay")) return fail(scanner.unexpected(messages::tokan_expected_lay));
  if (const Result<void> fine = scanner.expect(' '); !fine) return fail(fine.error());
  if (const Result<void> fine = laying.scan_hands(scanner); !fine) return fail(fine.error());
  if (const Result<void> fine = scanner.expect_end(); !fine) return fail(fine.error());
  return laying;
}

Result<void> Laying::scan_frame(Scanner& scanner, TextColumns& columns) {
  Counts seen{};
  for (int row = kRows - 1; row >= 0; --row) {
    for (int column = 0; column < kFrameColumns; ++column) {
      const Space space = space_at(column, row);
      columns[space] = scanner.column();
      if (tile_of(scanner.peek())) {
        const Result<Tile> tile = scan_tile(scanner, seen);
        if (!tile) return fail(tile.error());
        put(space, *tile);
      } else if (!scanner.accept('.')) {
        return fail(scanner.unexpected(messages::tokan_expected_laid));
      }
      const char after = column + 1 < kFrameColumns ? ',' : row > 0 ? '/' : ' ';
      if (const Result<void> fine = scanner.expect(after); !fine) return fine;
    }
  }
  return {};
}

// Players lay by turns, so the hands are equal, or the player on turn holds one tile more.
Result<void> Laying::check_turn(const Scanner& side) const {
  if (complete()) return fail(side.error(messages::tokan_laying_done));
  const int red = in_hand(Colour::red);
  const int black = in_hand(Colour::black);
  if (red - black > 1 || black - red > 1) {
    return fail(
        side.error(messages::tokan_laying_turns, {std::to_string(red), std::to_string(black)}));
  }
  if (in_hand(side_) < in_hand(other(side_))) return fail(side.error(messages::tokan_laying_turn));
  return {};
}

// The hands are known from what is laid; the text must say the same.
Result<void> Laying::scan_hands(Scanner& scanner) const {
  for (const Tile tile : kHandOrder) {
    if (tile == Tile::black_mouse) {
      if (const Result<void> fine = scanner.expect('/'); !fine) return fine;
    }
    if (const Result<void> fine = scanner.expect(letter(tile)); !fine) return fine;
    const std::string count = std::to_string(in_hand(tile));
    if (!scanner.accept(count)) {
      return fail(scanner.error(messages::tokan_laying_hand,
                                {count, std::to_string(supply(tile) - in_hand(tile)),
                                 std::to_string(supply(tile)), std::string(1, letter(tile))}));
    }
  }
  return {};
}

}  // namespace menagerie::tokan
