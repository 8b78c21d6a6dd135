#include "games/tokan/action.h"

#include "core/scanner.h"
#include "games/tokan/scan.h"
#include "messages/tokan.h"

namespace menagerie::tokan {

namespace {

Result<Action> scan_laying(Scanner& scanner, Tile tile) {
  scanner.take();
  if (const Result<void> at = scanner.expect('@'); !at) return fail(at.error());
  const Result<Space> target = scan_space(scanner, kFrameColumns);
  if (!target) return fail(target.error());
  return Action::lay(tile, *target);
}

Result<Action> scan_move(Scanner& scanner) {
  const Result<Space> start = scan_space(scanner, kColumns);
  if (!start) return fail(start.error());
  const Result<Space> target = scan_space(scanner, kColumns);
  if (!target) return fail(target.error());
  int carried = 0;
  if (scanner.accept('+')) {
    if (scanner.accept('1')) {
      carried = 1;
    } else if (scanner.accept('2')) {
      carried = 2;
    } else {
      return fail(scanner.unexpected(messages::tokan_expected_carried));
    }
  }
  return Action::move(*start, *target, carried);
}

}  // namespace

Action Action::transformed(int symmetry) const {
  if (lays()) {
    return lay(recoloured(tile(), symmetry), mirrored(target(), kFrameColumns, symmetry));
  }
  return move(mirrored(start(), kColumns, symmetry), mirrored(target(), kColumns, symmetry),
              carried());
}

std::string Action::text() const {
  if (lays()) return std::string{letter(tile()), '@'} + space_name(target());
  std::string text = space_name(start()) + space_name(target());
  if (carried() > 0) text += {'+', static_cast<char>('0' + carried())};
  return text;
}

Result<Action> Action::parse(std::string_view text) {
  Scanner scanner(text);
  const char first = scanner.peek();
  const std::optional<Tile> tile = tile_of(first);
  if (!tile && (first < 'a' || first >= 'a' + kColumns)) {
    return fail(scanner.unexpected(messages::tokan_expected_action));
  }
  const Result<Action> action = tile ? scan_laying(scanner, *tile) : scan_move(scanner);
  if (!action) return action;
  if (const Result<void> end = scanner.expect_end(); !end) return fail(end.error());
  return action;
}

}  // namespace menagerie::tokan
