// Counts the nodes of one search, every position that it makes, and asks the watch whether it is
// enough.
#pragma once

#include <cstdint>

#include "games/totem/position.h"
#include "players/analysis.h"

namespace menagerie::totem {

class Meter {
 public:
  // A limit of 0 nodes means none. Pre: the watch lives as long as the search.
  void start(const Watch<Position>& watch, std::uint64_t limit) {
    watch_ = &watch;
    limit_ = limit;
    nodes_ = 0;
    stopped_ = false;
  }

  void count() {
    if (++nodes_ % kEvery == 0) ask();
  }
  // Once it was enough it stays enough.
  void ask() { stopped_ = stopped_ || (limit_ != 0 && nodes_ >= limit_) || watch_->enough(nodes_); }
  [[nodiscard]] bool stopped() const { return stopped_; }
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

 private:
  // A node takes one or two microseconds.
  static constexpr std::uint64_t kEvery = 64;

  const Watch<Position>* watch_ = nullptr;
  std::uint64_t limit_ = 0;
  std::uint64_t nodes_ = 0;
  bool stopped_ = false;
};

}  // namespace menagerie::totem
