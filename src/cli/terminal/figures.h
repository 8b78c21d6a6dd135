// Numbers as sentences and tables show them: each language parts thousands and decimals its own
// way.
#pragma once

#include <cstdint>
#include <string>

#include "core/message.h"

namespace menagerie::cli {

// 1234567 as "1,234,567".
[[nodiscard]] std::string grouped(std::uint64_t number, Language language);
// A number with so many decimals: "3.14".
[[nodiscard]] std::string decimal(double number, int decimals, Language language);
// The same with its sign, also where it is a plus.
[[nodiscard]] std::string signed_decimal(double number, int decimals, Language language);
// A part of one: "51.7 %".
[[nodiscard]] std::string percent(double part, int decimals, Language language);
[[nodiscard]] std::string signed_percent(double part, int decimals, Language language);
// A part of a whole with one decimal; "-" where the whole is nothing.
[[nodiscard]] std::string share(std::uint64_t part, std::uint64_t whole, Language language);
// How many a second: "12.3 M", "456 k"; "-" where the time was too short to tell.
[[nodiscard]] std::string rate(std::uint64_t count, double seconds, Language language);
// A mean with one decimal.
[[nodiscard]] std::string mean(std::uint64_t sum, std::uint64_t count, Language language);

}  // namespace menagerie::cli
