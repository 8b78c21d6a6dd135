#include "games/two_paths/action.h"

#include "core/scanner.h"
#include "games/two_paths/letters.h"
#include "messages/two_paths.h"

namespace menagerie::two_paths {

namespace {

// The rest of a line-up after its first animal: the second one, then the only one left.
Result<Action> parse_line_up(Scanner& scanner, Kind first) {
  const Error neither = scanner.unexpected(messages::two_paths_expected_side_or_animal);
  const std::optional<Kind> second = accept_kind(scanner);
  if (!second || *second == first) return fail(neither);
  const auto third = static_cast<Kind>(3 - index_of(first) - index_of(*second));
  if (const Result<void> fine = scanner.expect(letter(third)); !fine) return fail(fine.error());
  return Action::line_up({first, *second, third});
}

Result<Action> parse_any(Scanner& scanner) {
  if (const std::optional<Side> side = accept_side(scanner)) return Action::block(*side);
  const std::optional<Kind> kind = accept_kind(scanner);
  if (!kind) return fail(scanner.unexpected(messages::two_paths_expected_action));
  if (const std::optional<Side> side = accept_side(scanner)) return Action::choose(*kind, *side);
  return parse_line_up(scanner, *kind);
}

}  // namespace

std::string Action::text() const {
  switch (type()) {
    case Type::line_up:
      return {letter(order()[0]), letter(order()[1]), letter(order()[2])};
    case Type::choose:
      return {letter(kind()), letter(side())};
    case Type::block:
      break;
  }
  return {letter(side())};
}

Result<Action> Action::parse(std::string_view text) {
  Scanner scanner(text);
  const Result<Action> action = parse_any(scanner);
  if (!action) return action;
  if (const Result<void> fine = scanner.expect_end(); !fine) return fail(fine.error());
  return action;
}

}  // namespace menagerie::two_paths
