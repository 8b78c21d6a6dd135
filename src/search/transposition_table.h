// A table of what searches have found out about positions, shared by as many of them as like: 16
// bytes a position in clusters of four, so that a look costs one line of cache. Two words hold an
// entry, the data and the key mixed with the data, so that an entry torn by two writers is taken
// for a foreign one and no lock is needed. What the numbers mean is left to the search.
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace menagerie::search {

// Bounds on a position's value for the side to move.
struct Entry {
  static constexpr std::uint8_t kNoMove = 0xff;
  static constexpr std::int16_t kUnknown = 0x7fff;

  std::int16_t lower = -kUnknown;
  std::int16_t upper = kUnknown;
  std::uint8_t move = kNoMove;  // the place of the best action in the legal list
  std::uint8_t depth = 0;       // how deep the search looked, 0 where it looked to the end
  std::uint8_t weight = 0;      // the work behind it, as its binary logarithm: heavy ones stay
  friend bool operator==(const Entry&, const Entry&) = default;
};

class TranspositionTable {
 public:
  // As large a table as fits into `bytes`, or smaller where memory is short. It has at least one
  // cluster.
  explicit TranspositionTable(std::size_t bytes) {
    for (clusters_ = std::bit_floor(std::max(bytes / kClusterBytes, std::size_t{1})); clusters_ > 1;
         clusters_ /= 2) {
      // Memory that the system hands out as zeros costs nothing until it is used.
      memory_.reset(std::calloc(clusters_ + 1, kClusterBytes));
      if (memory_ != nullptr) break;
    }
    ask_for_large_pages();
    words_ = memory_ == nullptr ? last_resort_ : aligned(memory_.get());
  }
  TranspositionTable(const TranspositionTable&) = delete;
  TranspositionTable& operator=(const TranspositionTable&) = delete;
  TranspositionTable(TranspositionTable&&) = delete;
  TranspositionTable& operator=(TranspositionTable&&) = delete;
  ~TranspositionTable() = default;

  [[nodiscard]] std::size_t capacity() const { return clusters_ * kPlaces; }
  [[nodiscard]] std::size_t bytes() const { return clusters_ * kClusterBytes; }

  // Pre: no search uses the table at the same time.
  void clear() { std::fill_n(words_, clusters_ * kPlaces * 2, 0); }

  void prefetch(std::uint64_t key) const { __builtin_prefetch(cluster(key)); }

  // What is known of the position; an entry that knows nothing if it is not in the table.
  [[nodiscard]] Entry find(std::uint64_t key) const {
    std::uint64_t* const place = cluster(key);
    for (std::size_t i = 0; i < 2 * kPlaces; i += 2) {
      const std::uint64_t data = load(place[i + 1]);
      if ((load(place[i]) ^ data) == key && data != 0) return unpacked(data);
    }
    return {};
  }

  // Puts the entry in place of what was known of the position or of the lightest of its cluster.
  void store(std::uint64_t key, const Entry& entry) {
    std::uint64_t* const place = cluster(key);
    std::size_t lightest = 0;
    unsigned least = 0x100;
    for (std::size_t i = 0; i < 2 * kPlaces; i += 2) {
      const std::uint64_t data = load(place[i + 1]);
      if ((load(place[i]) ^ data) == key) {
        lightest = i;
        break;
      }
      const auto weight = static_cast<unsigned>(data >> 56);
      if (weight < least) {
        least = weight;
        lightest = i;
      }
    }
    const std::uint64_t data = packed(entry);
    save(place[lightest], key ^ data);
    save(place[lightest + 1], data);
  }

  // For files: the entry at a place from 0 to capacity() - 1 with its key; weight 0 where there is
  // none. It can be stored into a table of any size.
  struct Kept {
    std::uint64_t key = 0;
    Entry entry;
  };
  [[nodiscard]] Kept at(std::size_t place) const {
    const std::uint64_t data = load(words_[2 * place + 1]);
    if (data == 0) return {};
    return {load(words_[2 * place]) ^ data, unpacked(data)};
  }

  // An entry as one word and back; a word is 0 for no entry only.
  [[nodiscard]] static constexpr std::uint64_t packed(const Entry& entry) {
    return std::uint64_t{static_cast<std::uint16_t>(entry.lower)} |
           std::uint64_t{static_cast<std::uint16_t>(entry.upper)} << 16 |
           std::uint64_t{entry.move} << 32 | std::uint64_t{entry.depth} << 40 |
           std::uint64_t{std::max<std::uint8_t>(entry.weight, 1)} << 56;
  }
  [[nodiscard]] static constexpr Entry unpacked(std::uint64_t data) {
    return {.lower = static_cast<std::int16_t>(data & 0xffff),
            .upper = static_cast<std::int16_t>(data >> 16 & 0xffff),
            .move = static_cast<std::uint8_t>(data >> 32 & 0xff),
            .depth = static_cast<std::uint8_t>(data >> 40 & 0xff),
            .weight = static_cast<std::uint8_t>(data >> 56)};
  }

 private:
  static constexpr std::size_t kPlaces = 4;
  static constexpr std::size_t kClusterBytes = kPlaces * 2 * sizeof(std::uint64_t);

  struct Free {
    void operator()(void* memory) const { std::free(memory); }
  };

  // A look at a random place of a large table costs a walk through the page tables besides the line
  // of cache, unless pages are large. A wish that the system may leave unheard.
  void ask_for_large_pages() {
#ifdef __linux__
    constexpr std::size_t kPage = std::size_t{2} << 20;
    void* start = memory_.get();
    std::size_t space = (clusters_ + 1) * kClusterBytes;
    if (start == nullptr || std::align(kPage, kPage, start, space) == nullptr) return;
    (void)madvise(start, space, MADV_HUGEPAGE);
#endif
  }

  static std::uint64_t load(std::uint64_t& word) {
    return std::atomic_ref<std::uint64_t>(word).load(std::memory_order_relaxed);
  }
  static void save(std::uint64_t& word, std::uint64_t value) {
    std::atomic_ref<std::uint64_t>(word).store(value, std::memory_order_relaxed);
  }
  // The first line of cache in memory that is one line longer than needed.
  static std::uint64_t* aligned(void* memory) {
    std::size_t space = 2 * kClusterBytes;
    return static_cast<std::uint64_t*>(std::align(kClusterBytes, kClusterBytes, memory, space));
  }
  [[nodiscard]] std::uint64_t* cluster(std::uint64_t key) const {
    return words_ + (key & (clusters_ - 1)) * kPlaces * 2;
  }

  std::size_t clusters_ = 1;
  std::unique_ptr<void, Free> memory_;
  std::uint64_t last_resort_[2 * kPlaces] = {};
  std::uint64_t* words_ = nullptr;
};

}  // namespace menagerie::search
