// What is done with a folder once shards have run: merging, and the report with its files.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "lab/folder.h"

namespace menagerie::lab {

struct Merged {
  std::uint64_t tasks = 0;
  std::uint64_t done = 0;
  std::vector<std::uint32_t> missing;  // shards of the plan that are not done
};
// Writes the merged result if every task of the plan is done; tells what is missing otherwise.
[[nodiscard]] Result<Merged> merge(const Folder& folder, const Study& study);

struct Reported {
  std::uint64_t tasks = 0;
  std::uint64_t done = 0;
  std::string markdown;
  std::string json;
};
// Of all that is done so far, checkpoints included. Writes report.md, report.json and the pictures.
[[nodiscard]] Result<Reported> report(const Folder& folder, const Study& study);

// "1-4, 7".
[[nodiscard]] std::string ranges_text(const std::vector<std::uint32_t>& numbers);

}  // namespace menagerie::lab
