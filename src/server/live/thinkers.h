// The computer's seats at all tables: what has to be decided waits in a fair queue, and a few
// threads with an expert each do it. A decision that nobody waits for any more is broken off.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/expert.h"
#include "rooms/room.h"
#include "server/live/workers.h"

namespace menagerie::server {

class Thinkers {
 public:
  // The decision for that version of the room; empty where it could not be made. Called on any
  // thread.
  using Deliver = std::function<void(std::string room, std::uint64_t version, std::string action)>;

  Thinkers(std::size_t threads, Deliver deliver);
  ~Thinkers();
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;

  // `group` is who is to wait if many want the same (FairQueue). One decision a room at a time: an
  // older one is broken off.
  void think(const std::string& group, const std::string& room,
             const rooms::Room::Thinking& thinking, std::uint64_t seed);
  // Nobody waits for the room's decision any more.
  void cancel(const std::string& room);
  void stop();
  [[nodiscard]] std::size_t waiting() const { return workers_.waiting(); }

 private:
  struct Job {
    std::string room;
    rooms::Room::Thinking thinking;
    std::uint64_t seed = 0;
    std::atomic<bool> stopped = false;
  };
  // Experts are large, so there is one a thread and game.
  using Experts = std::map<std::string, Expert, std::less<>>;

  static std::string decide(const Job& job, Experts& experts);

  Deliver deliver_;
  std::vector<Experts> experts_;  // by thread
  std::map<std::string, std::shared_ptr<Job>> jobs_;
  Workers workers_;  // last, so that it ends first
};

}  // namespace menagerie::server
