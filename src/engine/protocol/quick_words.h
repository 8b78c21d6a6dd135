// The words of the protocol that are answered at once: about games, positions, views and records.
#pragma once

#include <span>
#include <string_view>

#include "core/random.h"
#include "engine/protocol/request.h"

namespace menagerie {

struct QuickWord {
  std::string_view name;
  Result<Json> (*answer)(const Request&, RandomSource&);
};

[[nodiscard]] std::span<const QuickWord> quick_words();

}  // namespace menagerie
