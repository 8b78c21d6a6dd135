// The jobs that are being worked on: which id each has, how to stop it, and the experts, who are
// kept for the next job. Only the thread that answers requests uses a desk; a job at work tells it
// by a flag that it is done.
#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/expert.h"
#include "engine/request.h"
#include "engine/slow_words.h"
#include "engine/workshop.h"

namespace menagerie {

class Desk {
 public:
  // Each expert has tables of its own: more would want more memory than a phone has.
  static constexpr std::size_t kMostJobs = 16;

  explicit Desk(Workshop& workshop) : workshop_(workshop) {}

  // Has the job done; `deliver` gets its answer, and every partial one before, each with `partial`.
  // Refused when the id is at work already or the desk is full.
  Result<void> take(const Json& id, Job job, std::function<void(Json)> deliver);
  // Tells the job of that id to end; false if there is none.
  bool stop(const Json& id);
  void stop_all();

 private:
  struct Running {
    Json id;
    std::string game;
    Expert expert;
    std::atomic<bool> stopped = false;
    std::atomic<bool> done = false;
  };

  void clear_away();
  Expert expert_for(const std::string& game);

  Workshop& workshop_;
  std::vector<std::shared_ptr<Running>> running_;
  std::vector<std::shared_ptr<Running>> rested_;  // done; their experts are free
};

}  // namespace menagerie
