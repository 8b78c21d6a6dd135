// Runs the shards of an experiment, one or all of them on the threads of this machine. A shard has
// every so-many-th task. It goes on from its checkpoint, does nothing where it is done already, and
// keeps a checkpoint when it is stopped.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>

#include "lab/experiment.h"
#include "lab/folder.h"

namespace menagerie::lab {

struct RunSettings {
  std::chrono::milliseconds between_checkpoints = std::chrono::seconds(30);
  int threads = 1;                                            // for all shards only
  std::function<bool()> stopped = [] { return false; };       // asked by every thread
  std::function<void(double done)> progress = [](double) {};  // from 0 to 1, by one thread
};

enum class RunEnd : std::uint8_t { done, stopped };

[[nodiscard]] Result<RunEnd> run_shard(const Folder& folder, const Experiment& experiment,
                                       const Shard& shard, const RunSettings& settings);
// All of so many shards.
[[nodiscard]] Result<RunEnd> run_all(const Folder& folder, const Experiment& experiment,
                                     std::uint32_t shards, const RunSettings& settings);

}  // namespace menagerie::lab
