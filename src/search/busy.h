// What searches that share a table are busy with, so that they can keep out of each other's way: a
// few thousand places for keys, read and written without locks. It is a hint and no more: a key may
// be overwritten by another, and then two searches do the same.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace menagerie::search {

class Busy {
 public:
  void enter(std::uint64_t key) { place(key).store(key, std::memory_order_relaxed); }
  void leave(std::uint64_t key) {
    if (contains(key)) place(key).store(0, std::memory_order_relaxed);
  }
  [[nodiscard]] bool contains(std::uint64_t key) const {
    return places_[key % kPlaces].load(std::memory_order_relaxed) == key;
  }

 private:
  static constexpr std::size_t kPlaces = 4096;

  std::atomic<std::uint64_t>& place(std::uint64_t key) { return places_[key % kPlaces]; }

  std::array<std::atomic<std::uint64_t>, kPlaces> places_{};
};

}  // namespace menagerie::search
