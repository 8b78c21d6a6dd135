// This node's signs of life in the store, and what they tell: whether the store answers, and when
// no node was up. When they are due is their owner's.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/live/store_link.h"

namespace menagerie::server {

class Heartbeat {
 public:
  using Millis = std::int64_t;
  // What became of a beat: the store failed, or has told the outages, among them maybe new ones.
  enum class Told : std::uint8_t { nothing, the_same, new_outages };
  using Done = std::function<void(Told)>;

  // Two that are lost do not make a node that is up look dead.
  static constexpr Millis kEvery = store::kNodeSilence / 3;

  // The store has to outlive this.
  Heartbeat(StoreLink& store, std::string node, std::function<Millis()> now)
      : store_(store), node_(std::move(node)), now_(std::move(now)) {}

  // The next sign of life; the first that is stored is the start. Nothing is done while an earlier
  // one is under way.
  void beat(Done done);
  // The last one: from now on this node is down.
  void stop();

  [[nodiscard]] const std::string& node() const { return node_; }
  // The start is stored, so what was before it is known.
  [[nodiscard]] bool started() const { return stored_.has_value(); }
  // The store has answered lately.
  [[nodiscard]] bool healthy() const { return stored_ && now_() - *stored_ <= store::kNodeSilence; }
  // The earliest first.
  [[nodiscard]] const std::vector<store::Outage>& outages() const { return outages_; }

 private:
  StoreLink& store_;
  std::string node_;
  std::function<Millis()> now_;
  std::optional<Millis> stored_;  // when the last one was
  bool under_way_ = false;
  std::vector<store::Outage> outages_;
};

}  // namespace menagerie::server
