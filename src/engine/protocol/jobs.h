// The jobs that are being worked on: which id each has, how to stop it, and the experts, who are
// kept for the next job. Only the thread that answers requests uses a job list; a job at work tells
// it by a flag that it is done.
#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/executor.h"
#include "engine/expert.h"
#include "engine/protocol/request.h"
#include "engine/protocol/slow_words.h"

namespace menagerie {

class Jobs {
 public:
  // Each expert has tables of its own: more would want more memory than a phone has.
  static constexpr std::size_t kMostJobs = 16;

  explicit Jobs(Executor& executor) : executor_(executor) {}

  // Gets the answer of a job, or why there is none; before it every partial answer, each with
  // `partial`.
  using Deliver = std::function<void(Result<Json>)>;
  // Has the job done. Refused when the id is at work already or the job list is full.
  Result<void> take(const Json& id, Job job, Deliver deliver);
  // Tells the job of that id to end, or all that have none if it is null; false if there is none.
  bool stop(const Json& id);
  void stop_all();

 private:
  struct Running {
    Json id;
    std::string game;
    Expert expert;
    std::atomic<bool> stopped = false;
    bool broken = false;  // what the expert knows is not to be trusted; written before `done`
    std::atomic<bool> done = false;
  };

  static void work(Executor& executor, Running& mine, const Job& job, const Deliver& deliver);
  void clear_away();
  Expert expert_for(const std::string& game);

  Executor& executor_;
  std::vector<std::shared_ptr<Running>> running_;
  std::vector<std::shared_ptr<Running>> rested_;  // done; their experts are free
};

}  // namespace menagerie
