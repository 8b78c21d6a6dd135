// The best few of many things that come by one after the other, in bounded memory: beams and lists
// of candidates. Of equally good things the earlier ones stay, so that the same things in the same
// order leave the same few.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <new>
#include <span>

namespace menagerie::search {

template <class T>
class BestFew {
 public:
  struct Entry {
    double score = 0;
    std::size_t order = 0;  // when it came
    T item{};
  };

  // Where there is no memory for so many, half as many are kept, and so on.
  explicit BestFew(std::size_t room) {
    for (room_ = std::max<std::size_t>(room, 1); room_ > 0; room_ /= 2) {
      entries_.reset(new (std::nothrow) Entry[room_]);
      if (entries_) break;
    }
  }

  // Forgets everything; from now on the best `few` are kept, or as many as there is room for.
  void restart(std::size_t few) {
    few_ = std::min(few, room_);
    size_ = 0;
    came_ = 0;
  }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] bool wants(double score) const {
    return size_ < few_ || (few_ > 0 && score > entries_[worst_].score);
  }
  void offer(double score, const T& item) {
    if (!wants(score)) return;
    const std::size_t place = size_ < few_ ? size_++ : worst_;
    entries_[place].score = score;
    entries_[place].order = came_++;
    entries_[place].item = item;
    if (size_ == few_) find_worst();
  }

  // Best first. Nothing may be offered after it until the next restart.
  [[nodiscard]] std::span<Entry> sorted() {
    std::sort(entries_.get(), entries_.get() + size_, better);
    return {entries_.get(), size_};
  }

 private:
  static bool better(const Entry& a, const Entry& b) {
    return a.score != b.score ? a.score > b.score : a.order < b.order;
  }
  void find_worst() {
    worst_ = 0;
    for (std::size_t i = 1; i < size_; ++i) {
      if (better(entries_[worst_], entries_[i])) worst_ = i;
    }
  }

  std::unique_ptr<Entry[]> entries_;
  std::size_t room_ = 0;
  std::size_t few_ = 0;
  std::size_t size_ = 0;
  std::size_t worst_ = 0;
  std::size_t came_ = 0;
};

}  // namespace menagerie::search
