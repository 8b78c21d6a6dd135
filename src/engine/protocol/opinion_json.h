// Opinions and reviews as the JSON that docs/protocol.md describes.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <vector>

#include "engine/game_review.h"
#include "engine/opinion.h"
#include "engine/table.h"

namespace menagerie {

// One number a seat, by the seats' names.
[[nodiscard]] nlohmann::ordered_json by_seat_json(const Table& table,
                                                  const std::vector<double>& values);
[[nodiscard]] nlohmann::ordered_json opinion_json(const Table& table, const Opinion& opinion,
                                                  std::uint64_t ms);
[[nodiscard]] nlohmann::ordered_json review_json(const Table& table, const GameReview& review);

}  // namespace menagerie
