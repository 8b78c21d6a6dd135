#include "lab/runner.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>

#include "native/parallel.h"

namespace menagerie::lab {

namespace {

using Clock = std::chrono::steady_clock;

// How many tasks the shard has. Pre: number <= of.
std::uint64_t tasks_of(const Shard& shard, std::uint64_t tasks) {
  return tasks < shard.number ? 0 : (tasks - shard.number) / shard.of + 1;
}

// One shard on one thread.
class ShardRun {
 public:
  ShardRun(const Folder& folder, const Experiment& experiment, const Shard& shard,
           const RunSettings& settings, std::function<bool()> stopped)
      : folder_(folder),
        experiment_(experiment),
        shard_(shard),
        settings_(settings),
        stopped_(std::move(stopped)) {}

  // `count` hears how many tasks are done, those of earlier runs first.
  Result<RunEnd> run(const std::function<void(std::uint64_t)>& count) {
    const std::uint64_t all = tasks_of(shard_, experiment_.tasks());
    if (folder_.is_done(shard_)) {
      count(all);
      return RunEnd::done;
    }
    Result<TaskResults> kept = folder_.read_checkpoint(shard_);
    if (!kept) return fail(kept.error());
    results_ = std::move(*kept);
    count(results_.size());
    const std::unique_ptr<TaskWorker> worker = experiment_.worker();
    const Surroundings surroundings{stopped_, folder_.path(), settings_.between_checkpoints};
    Clock::time_point written = Clock::now();
    for (std::uint64_t task = shard_.number - 1; task < experiment_.tasks(); task += shard_.of) {
      if (results_.contains(task)) continue;
      if (stopped_()) return stop();
      Result<std::optional<Json>> result = worker->run(task, surroundings);
      if (!result) return fail(result.error());
      if (!*result) return stop();
      Json line = {{"task", task}};
      line.update(**result);
      results_.emplace(task, std::move(line));
      count(1);
      if (Clock::now() - written >= settings_.between_checkpoints) {
        const Result<void> fine = folder_.write_checkpoint(shard_, results_);
        if (!fine) return fail(fine.error());
        written = Clock::now();
      }
    }
    const Result<void> fine = folder_.write_done(shard_, results_);
    if (!fine) return fail(fine.error());
    return RunEnd::done;
  }

 private:
  Result<RunEnd> stop() {
    if (!results_.empty()) {
      const Result<void> fine = folder_.write_checkpoint(shard_, results_);
      if (!fine) return fail(fine.error());
    }
    return RunEnd::stopped;
  }

  const Folder& folder_;
  const Experiment& experiment_;
  Shard shard_;
  const RunSettings& settings_;
  std::function<bool()> stopped_;
  TaskResults results_;
};

// All shards, taken one after the other by the threads.
class AllShards {
 public:
  AllShards(const Folder& folder, const Experiment& experiment, std::uint32_t shards,
            const RunSettings& settings)
      : folder_(folder), experiment_(experiment), shards_(shards), settings_(settings) {}

  Result<RunEnd> run() {
    const ParallelPlan plan{
        .threads = std::max(1, std::min(settings_.threads, static_cast<int>(shards_))),
        .enough = [this] { return failed_.load() || settings_.stopped(); },
        .progress = [this] { settings_.progress(share()); }};
    (void)work_in_parallel(plan, [this](const Stop& stop) { return work(stop); });
    if (error_) return fail(*error_);
    return stopped_ ? RunEnd::stopped : RunEnd::done;
  }

 private:
  // Never the whole work: the others go on with their shards.
  bool work(const Stop& stop) {
    for (std::uint32_t number = next_++; number <= shards_; number = next_++) {
      ShardRun run(folder_, experiment_, {number, shards_}, settings_, stop);
      const Result<RunEnd> end = run.run([this](std::uint64_t tasks) { done_ += tasks; });
      if (!end) {
        const std::lock_guard lock(mutex_);
        if (!error_) error_ = end.error();
        failed_ = true;
      }
      if (!end || *end == RunEnd::stopped) {
        stopped_ = true;
        return false;
      }
    }
    return false;
  }

  [[nodiscard]] double share() const {
    return static_cast<double>(done_.load()) / static_cast<double>(experiment_.tasks());
  }

  const Folder& folder_;
  const Experiment& experiment_;
  std::uint32_t shards_;
  const RunSettings& settings_;
  std::atomic<std::uint32_t> next_ = 1;
  std::atomic<std::uint64_t> done_ = 0;
  std::atomic<bool> failed_ = false;
  std::atomic<bool> stopped_ = false;
  std::mutex mutex_;  // of the error
  std::optional<Error> error_;
};

}  // namespace

Result<RunEnd> run_shard(const Folder& folder, const Experiment& experiment, const Shard& shard,
                         const RunSettings& settings) {
  const auto all =
      static_cast<double>(std::max<std::uint64_t>(tasks_of(shard, experiment.tasks()), 1));
  std::uint64_t done = 0;
  ShardRun run(folder, experiment, shard, settings, [&] {
    settings.progress(static_cast<double>(done) / all);
    return settings.stopped();
  });
  return run.run([&](std::uint64_t tasks) { done += tasks; });
}

Result<RunEnd> run_all(const Folder& folder, const Experiment& experiment, std::uint32_t shards,
                       const RunSettings& settings) {
  return AllShards(folder, experiment, shards, settings).run();
}

}  // namespace menagerie::lab
