// Letters of the notation, read from text. For the parsers of this folder only.
#pragma once

#include <optional>

#include "core/scanner.h"
#include "games/two_paths/board.h"

namespace menagerie::two_paths {

// The kind whose capital comes next, passed over.
[[nodiscard]] inline std::optional<Kind> accept_kind(Scanner& scanner) {
  for (const Kind kind : kKinds) {
    if (scanner.accept(letter(kind))) return kind;
  }
  return std::nullopt;
}

// The side whose letter comes next, passed over.
[[nodiscard]] inline std::optional<Side> accept_side(Scanner& scanner) {
  for (const Side side : kSides) {
    if (scanner.accept(letter(side))) return side;
  }
  return std::nullopt;
}

}  // namespace menagerie::two_paths
