// A queue in which those who want much wait for themselves: items belong to groups, and the groups
// take turns, whatever the length of each.
#pragma once

#include <cstddef>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace menagerie::server {

template <class Item>
class FairQueue {
 public:
  void push(const std::string& group, Item item) {
    std::deque<Item>& items = groups_[group];
    if (items.empty()) turns_.push_back(group);
    items.push_back(std::move(item));
    ++size_;
  }

  // The first item of the group whose turn it is; nothing where there is none.
  [[nodiscard]] std::optional<Item> pop() {
    if (turns_.empty()) return std::nullopt;
    const std::string group = std::move(turns_.front());
    turns_.pop_front();
    const auto found = groups_.find(group);
    Item item = std::move(found->second.front());
    found->second.pop_front();
    --size_;
    if (found->second.empty()) {
      groups_.erase(found);
    } else {
      turns_.push_back(group);
    }
    return item;
  }

  [[nodiscard]] std::size_t size() const { return size_; }

 private:
  std::map<std::string, std::deque<Item>> groups_;  // none of them empty
  std::deque<std::string> turns_;                   // each group once
  std::size_t size_ = 0;
};

}  // namespace menagerie::server
