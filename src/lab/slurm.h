// An experiment on a Slurm cluster: one job array with a task for every shard, and a job that
// merges when all of them have ended, however they ended. Slurm only starts processes: what is done
// stands in the folder, which every node must reach under the same name. Shards do not mind being
// run twice.
#pragma once

#include <string>
#include <vector>

#include "lab/folder.h"

namespace menagerie::lab {

struct SlurmRequest {
  std::string program;  // this one, with its whole path
  std::string folder;   // with its whole path
  std::uint32_t shards = 1;
  double checkpoint_seconds = 30;
  std::vector<std::string> options;  // further ones of sbatch, for both jobs
};

// The two calls of sbatch without their last argument, which is a script of the folder.
[[nodiscard]] std::vector<std::string> array_command(const SlurmRequest& request);
[[nodiscard]] std::vector<std::string> merge_command(const SlurmRequest& request,
                                                     const std::string& array_job);
// What the jobs run.
[[nodiscard]] std::string shard_script(const SlurmRequest& request);
[[nodiscard]] std::string merge_script(const SlurmRequest& request);

struct Submitted {
  std::string array_job;
  std::string merge_job;
};
// Writes the scripts into the folder and submits both jobs.
[[nodiscard]] Result<Submitted> submit(const Folder& folder, const SlurmRequest& request);

}  // namespace menagerie::lab
