// Numbers as tables show them.
#pragma once

#include <cstdint>
#include <string>

namespace menagerie::cli {

// 1234567 as "1,234,567".
[[nodiscard]] std::string grouped(std::uint64_t number);
// How many a second: "12.3 M", "456 k"; "-" where the time was too short to tell.
[[nodiscard]] std::string rate(std::uint64_t count, double seconds);
// A part of a whole: "51.7 %".
[[nodiscard]] std::string percent(std::uint64_t part, std::uint64_t whole);
// A mean with one decimal.
[[nodiscard]] std::string mean(std::uint64_t sum, std::uint64_t count);

}  // namespace menagerie::cli
