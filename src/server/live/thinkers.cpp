#include "server/live/thinkers.h"

#include <exception>
#include <utility>

#include "core/random.h"

namespace menagerie::server {

Thinkers::Thinkers(std::size_t threads, Deliver deliver)
    : deliver_(std::move(deliver)), experts_(threads), workers_(threads) {}

Thinkers::~Thinkers() {
  stop();
}

void Thinkers::stop() {
  for (const auto& [room, job] : jobs_) job->stopped = true;
  jobs_.clear();
  workers_.stop();
}

void Thinkers::cancel(const std::string& room) {
  const auto found = jobs_.find(room);
  if (found == jobs_.end()) return;
  found->second->stopped = true;
  jobs_.erase(found);
}

void Thinkers::think(const std::string& group, const std::string& room,
                     const rooms::Room::Thinking& thinking, std::uint64_t seed) {
  cancel(room);
  const std::shared_ptr<Job> job(new Job{room, thinking, seed});
  jobs_[room] = job;
  workers_.add(group, [this, job](std::size_t thread) {
    if (job->stopped) return;
    std::string action;
    try {
      action = decide(*job, experts_[thread]);
    } catch (const std::exception&) {
      experts_[thread].clear();  // what they know is not to be trusted, and memory is short
    }
    if (!job->stopped) deliver_(job->room, job->thinking.version, std::move(action));
  });
}

std::string Thinkers::decide(const Job& job, Experts& experts) {
  const Result<Table> table = rooms::table_of(job.thinking);
  if (!table || table->node().turn != Turn::decision) return {};
  auto expert = experts.find(table->game());
  if (expert == experts.end()) {
    expert = experts.emplace(std::string(table->game()), Expert(*table)).first;
  }
  Generator random(job.seed);
  return expert->second.choose(*table, job.thinking.contender, random, Patience({}, &job.stopped));
}

}  // namespace menagerie::server
