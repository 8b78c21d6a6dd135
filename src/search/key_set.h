// Which positions a search has met, by their keys, in bounded memory: when it is full it forgets
// nothing and takes up nothing more, so that positions met twice are at worst looked at twice.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>

namespace menagerie::search {

class KeySet {
 public:
  // Room for 2^bits keys; where there is no memory for it, for less.
  explicit KeySet(unsigned bits) {
    for (; bits > 0; --bits) {
      slots_.reset(new (std::nothrow) Slot[std::size_t{1} << bits]());
      if (slots_) break;
    }
    mask_ = slots_ ? (std::size_t{1} << bits) - 1 : 0;
  }

  // Forgets everything at once.
  void clear() {
    ++age_;
    size_ = 0;
  }

  // Whether the key is new; a new one is taken up if there is room.
  [[nodiscard]] bool insert(std::uint64_t key) {
    if (!slots_) return true;
    for (std::size_t i = static_cast<std::size_t>(key) & mask_;; i = (i + 1) & mask_) {
      Slot& slot = slots_[i];
      if (slot.age != age_) {
        if (size_ * 2 > mask_) return true;
        slot = {key, age_};
        ++size_;
        return true;
      }
      if (slot.key == key) return false;
    }
  }

 private:
  struct Slot {
    std::uint64_t key = 0;
    std::uint64_t age = 0;  // keys of an earlier age are forgotten
  };
  std::unique_ptr<Slot[]> slots_;
  std::size_t mask_ = 0;
  std::size_t size_ = 0;
  std::uint64_t age_ = 1;
};

}  // namespace menagerie::search
