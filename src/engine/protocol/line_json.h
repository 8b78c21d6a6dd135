// The JSON of one line from outside, read under limits: whatever is sent, what is built of it stays
// small, flat and quick to search, and nothing is built beyond a limit. What the fields mean is for
// `Request`.
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string_view>

#include "core/record.h"
#include "core/result.h"

namespace menagerie {

using Json = nlohmann::ordered_json;

// The longest request holds the longest record. Quotes and line ends take two bytes in JSON, so
// twice its length is enough; it is also enough for thousands of earlier games.
inline constexpr std::size_t kLongestLine = 2 * kLongestRecord;
// A request is an object with lists and objects of texts in it. JSON is copied and given back by
// recursion, so its depth is what it takes of the stack.
inline constexpr std::size_t kDeepestJson = 16;
// The keys of an object are searched one by one; no request has a quarter as many.
inline constexpr std::size_t kMostKeys = 64;
// Values in all lists and objects together: one for each action of the longest game that a record
// may hold, and some for the rest.
inline constexpr std::size_t kMostValues = kMostActions + 1000;

// A line as JSON, or why it is refused.
struct LineJson {
  Json json;  // of a refused line only its `id` and `language`, where they could be read
  Result<void> fine;
};
[[nodiscard]] LineJson read_line(std::string_view line);

}  // namespace menagerie
