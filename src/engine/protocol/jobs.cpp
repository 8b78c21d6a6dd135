#include "engine/protocol/jobs.h"

#include <algorithm>
#include <utility>

#include "engine/game_entry.h"
#include "messages/engine.h"

namespace menagerie {

Result<void> Jobs::take(const Json& id, Job job, Deliver deliver) {
  clear_away();
  const auto same_id = [&](const auto& other) { return !id.is_null() && other->id == id; };
  if (std::ranges::any_of(running_, same_id)) {
    return fail(messages::protocol_analysis_runs, {}, Place{.field = "id"});
  }
  if (running_.size() >= kMostJobs) {
    return fail(messages::protocol_too_many_analyses, {std::to_string(kMostJobs)});
  }
  const std::shared_ptr<Running> mine(new Running{id, job.game, expert_for(job.game)});
  std::function<void()> all = [&executor = executor_, mine, job = std::move(job),
                               deliver = std::move(deliver)] {
    work(executor, *mine, job, deliver);
  };
  running_.push_back(mine);
  executor_.execute(std::move(all));
  return {};
}

// Whatever becomes of the job, it ends with one answer and makes room for the next.
void Jobs::work(Executor& executor, Running& mine, const Job& job, const Deliver& deliver) {
  Result<Json> answer;
  const bool finished = executor.attempt([&] {
    answer = job.work(mine.expert, mine.stopped, [&](Json partial) {
      partial["partial"] = true;
      deliver(std::move(partial));
    });
  });
  mine.broken = !finished;
  // A client that hears the answer may use the id again at once.
  mine.done.store(true, std::memory_order_release);
  if (finished && executor.attempt([&] { deliver(std::move(answer)); })) return;
  executor.attempt([&] { deliver(fail(messages::protocol_unfinished)); });
}

bool Jobs::stop(const Json& id) {
  clear_away();
  bool found = false;
  for (const auto& one : running_) {
    if (one->id != id) continue;
    one->stopped.store(true, std::memory_order_relaxed);
    found = true;
  }
  return found;
}

void Jobs::stop_all() {
  for (const auto& one : running_) one->stopped.store(true, std::memory_order_relaxed);
}

// Moves what is done from the job list to the shelf, for its expert to be used again.
void Jobs::clear_away() {
  std::erase_if(running_, [&](const std::shared_ptr<Running>& one) {
    if (!one->done.load(std::memory_order_acquire)) return false;
    if (!one->broken) rested_.push_back(one);
    return true;
  });
}

Expert Jobs::expert_for(const std::string& game) {
  const auto found = std::ranges::find(
      rested_, game, [](const auto& one) -> const std::string& { return one->game; });
  if (found == rested_.end()) return Expert(*find_entry(game).value());
  Expert expert = std::move((*found)->expert);
  rested_.erase(found);
  return expert;
}

}  // namespace menagerie
