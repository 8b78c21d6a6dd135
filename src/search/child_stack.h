// The children along one line of play: a stack in large blocks, so that nothing moves when it grows
// and the part in use stays in the cache.
#pragma once

#include <cstddef>
#include <memory>
#include <new>
#include <utility>
#include <vector>

namespace menagerie::search {

template <class Child>
class ChildStack {
 public:
  // Room for `count` children, or null when memory has run out. Pre: 0 < count <= kBlock.
  [[nodiscard]] Child* take(std::size_t count) {
    if (blocks_.empty() && !grow()) return nullptr;
    if (used_ + count > kBlock) {
      if (block_ + 1 == blocks_.size() && !grow()) return nullptr;
      left_.push_back(used_);
      ++block_;
      used_ = 0;
    }
    Child* const children = blocks_[block_].get() + used_;
    used_ += count;
    return children;
  }
  // Gives back the last children taken.
  void give_back(std::size_t count) {
    used_ -= count;
    if (used_ > 0 || left_.empty()) return;
    --block_;
    used_ = left_.back();
    left_.pop_back();
  }

 private:
  static constexpr std::size_t kBlock = 1024;

  [[nodiscard]] bool grow() {
    std::unique_ptr<Child[]> block(new (std::nothrow) Child[kBlock]);
    if (block == nullptr) return false;
    blocks_.push_back(std::move(block));
    return true;
  }

  std::vector<std::unique_ptr<Child[]>> blocks_;
  std::vector<std::size_t> left_;  // how much of each block before the current one is in use
  std::size_t block_ = 0;
  std::size_t used_ = 0;
};

}  // namespace menagerie::search
