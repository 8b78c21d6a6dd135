// What is to be done when, one time a key: the time that comes next is found at once, and a key's
// time can be moved or dropped. It waits for nothing itself.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace menagerie::server {

template <class Key>
class Agenda {
 public:
  using Millis = std::int64_t;

  // The key is due then, and at no other time.
  void set(const Key& key, Millis when) {
    const auto [entry, added] = times_.try_emplace(key, when);
    if (!added) {
      if (entry->second == when) return;
      order_.erase({entry->second, key});
      entry->second = when;
    }
    order_.emplace(when, key);
  }
  // Likewise, unless it is due earlier already.
  void set_by(const Key& key, Millis when) {
    const auto found = times_.find(key);
    if (found == times_.end() || found->second > when) set(key, when);
  }
  void drop(const Key& key) {
    const auto found = times_.find(key);
    if (found == times_.end()) return;
    order_.erase({found->second, key});
    times_.erase(found);
  }
  [[nodiscard]] bool has(const Key& key) const { return times_.contains(key); }
  [[nodiscard]] std::optional<Millis> next() const {
    if (order_.empty()) return std::nullopt;
    return order_.begin()->first;
  }
  // Takes out all that is due by now, the earliest first.
  [[nodiscard]] std::vector<Key> take_due(Millis now) {
    std::vector<Key> due;
    while (!order_.empty() && order_.begin()->first <= now) {
      due.push_back(order_.begin()->second);
      times_.erase(due.back());
      order_.erase(order_.begin());
    }
    return due;
  }

 private:
  std::map<Key, Millis> times_;
  std::set<std::pair<Millis, Key>> order_;
};

}  // namespace menagerie::server
