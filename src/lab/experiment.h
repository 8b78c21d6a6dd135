// An experiment as the laboratory runs it, whatever its kind: so many tasks that know nothing of
// each other, and a report on what they gave. A task depends on the plan and its own number alone,
// so it is the same wherever, whenever and however often it is done.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "lab/plan.h"
#include "lab/report.h"

namespace menagerie::lab {

using Json = nlohmann::ordered_json;

// What a task may use of the run it is part of.
struct Surroundings {
  std::function<bool()> stopped = [] { return false; };
  std::string folder;  // of the experiment, for tasks with files of their own; they may be left off
  std::chrono::milliseconds between_checkpoints = std::chrono::seconds(30);
};

// Does tasks one after the other; each thread has its own.
class TaskWorker {
 public:
  TaskWorker() = default;
  TaskWorker(const TaskWorker&) = delete;
  TaskWorker& operator=(const TaskWorker&) = delete;
  virtual ~TaskWorker() = default;
  // What the task gave: an object. Nothing once `stopped` says so.
  [[nodiscard]] virtual Result<std::optional<Json>> run(std::uint64_t task,
                                                        const Surroundings& surroundings) = 0;
};

class Experiment {
 public:
  Experiment() = default;
  Experiment(const Experiment&) = delete;
  Experiment& operator=(const Experiment&) = delete;
  virtual ~Experiment() = default;
  [[nodiscard]] virtual std::uint64_t tasks() const = 0;
  [[nodiscard]] virtual std::unique_ptr<TaskWorker> worker() const = 0;
  // Of the tasks that are done, in their order; some may be missing. A result has the task's number
  // as "task".
  [[nodiscard]] virtual Report report(const std::vector<Json>& results) const = 0;
};

inline constexpr std::uint64_t kMostTasks = 10'000'000;

// The kinds there are, for whoever lists them.
[[nodiscard]] std::vector<std::string_view> experiment_kinds();

struct Study {
  std::unique_ptr<Experiment> experiment;
  std::string title;
  std::uint32_t shards = 1;  // at most as many as there are tasks
};
// The experiment of a plan, or what is wrong with it by line and column.
[[nodiscard]] Result<Study> study_of(const Plan& plan);

}  // namespace menagerie::lab
