// The folder of an experiment, which alone is the truth about how far it is: the plan, a file for
// every shard, and the merged result. A shard's file has a line of its own about plan and shard,
// then a line for every task that is done. Every file is written beside its place and renamed, so
// several processes may work in a folder, on one shard even, and one that is killed leaves no half
// file.
//
//   plan.txt                  the plan in its plain form
//   shards/3-of-8.part        what shard 3 has done so far: its checkpoint
//   shards/3-of-8.jsonl       all that shard 3 has to do
//   result.jsonl              all tasks in order: the same bytes however many shards there were
//   report.md, report.json, *.svg
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/result.h"
#include "lab/experiment.h"

namespace menagerie::lab {

struct Shard {
  std::uint32_t number = 1;  // from 1 to `of`
  std::uint32_t of = 1;
  friend bool operator==(const Shard&, const Shard&) = default;
};
// "3/8".
[[nodiscard]] Result<Shard> parse_shard(std::string_view text);
[[nodiscard]] std::string shard_text(const Shard& shard);
inline constexpr std::uint32_t kMostShards = 100'000;

// Results by the number of their task.
using TaskResults = std::map<std::uint64_t, Json>;

class Folder {
 public:
  // Makes the folder where there is none. Refuses one that belongs to another plan.
  [[nodiscard]] static Result<Folder> open(const std::string& path, const Plan& plan);
  // A folder that is there, with the plan it was made for.
  [[nodiscard]] static Result<Folder> find(const std::string& path);

  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] const Plan& plan() const { return plan_; }

  [[nodiscard]] bool is_done(const Shard& shard) const;
  // What the shard has done so far, or all that it had to do.
  [[nodiscard]] Result<TaskResults> read_checkpoint(const Shard& shard) const;
  [[nodiscard]] Result<void> write_checkpoint(const Shard& shard, const TaskResults& results) const;
  // Writes the shard's last word and takes its checkpoint away.
  [[nodiscard]] Result<void> write_done(const Shard& shard, const TaskResults& results) const;

  // All results of shards that are done, and with `unfinished` of checkpoints, too, however many
  // shards the runs had that wrote them.
  [[nodiscard]] Result<TaskResults> gather(bool unfinished) const;
  [[nodiscard]] Result<void> write_result(const TaskResults& results) const;
  [[nodiscard]] Result<void> write_report(const std::string& name, std::string_view bytes) const;
  // In a folder of this one, which is made; gives the file's path.
  [[nodiscard]] Result<std::string> write_beside(const std::string& inner, const std::string& name,
                                                 std::string_view bytes) const;

 private:
  Folder(std::string path, Plan plan) : path_(std::move(path)), plan_(std::move(plan)) {}

  [[nodiscard]] std::string shard_path(const Shard& shard, std::string_view ending) const;
  [[nodiscard]] std::string lines_of(const Shard& shard, const TaskResults& results) const;
  [[nodiscard]] Result<void> read_lines(const std::string& path, TaskResults& results) const;

  std::string path_;
  Plan plan_;
};

// The shards, of so many, that have to do with a task that is not among the results.
[[nodiscard]] std::vector<std::uint32_t> missing_shards(const TaskResults& results,
                                                        std::uint64_t tasks, std::uint32_t shards);

}  // namespace menagerie::lab
