// Where the spaces of Totem's board lie on the screen. Rows are shifted by half a space against
// each other, so that every space touches its six neighbours.
#pragma once

#include <optional>
#include <string_view>

namespace menagerie::cli {

inline constexpr int kTotemRadius = 9;

// A space by its distance from the centre along a row (q) and in rows (r): j10 is the centre.
struct TotemSpace {
  int q = 0;
  int r = 0;

  static std::optional<TotemSpace> named(std::string_view name);
  [[nodiscard]] char letter() const { return static_cast<char>('a' + r + kTotemRadius); }
  [[nodiscard]] int number() const { return q + kTotemRadius + 1; }
};

// The first and the last space of a row.
[[nodiscard]] TotemSpace first_of_row(int r);
[[nodiscard]] TotemSpace last_of_row(int r);

}  // namespace menagerie::cli
