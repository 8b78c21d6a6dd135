// What an experiment has to say: tables whose numbers have intervals, and pictures of them. The
// words in it are names of fields, the same in every language; docs/laboratory.md says what they
// mean.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/strength.h"
#include "lab/plot.h"

namespace menagerie::lab {

struct ReportTable {
  std::string name;
  std::vector<std::string> columns;
  std::vector<std::vector<nlohmann::ordered_json>> rows;  // numbers, texts, nulls and estimates
};

struct Report {
  std::vector<ReportTable> tables;
  std::vector<Plot> plots;
};

// What stands above all tables.
struct ReportHead {
  std::string title;
  std::string plan;    // its text
  std::string digest;  // of the plan
  std::uint64_t tasks = 0;
  std::uint64_t done = 0;
};

// An estimate as a cell.
[[nodiscard]] nlohmann::ordered_json cell(const Estimate& estimate);

[[nodiscard]] std::string markdown_of(const ReportHead& head, const Report& report);
[[nodiscard]] nlohmann::ordered_json json_of(const ReportHead& head, const Report& report);

}  // namespace menagerie::lab
