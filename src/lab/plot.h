// Pictures for reports: estimates with their intervals as dots with whiskers, one under the other.
// They read on light and on dark pages.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/strength.h"

namespace menagerie::lab {

struct Plot {
  struct Row {
    std::string label;
    Estimate estimate;
  };
  std::string name;   // of its file, without ".svg"
  std::string title;  // above it
  std::string axis;   // what the numbers are
  std::vector<Row> rows;
  std::optional<double> reference{};  // a line to compare with
};

[[nodiscard]] std::string svg_of(const Plot& plot);

}  // namespace menagerie::lab
