// Which commands were heard before, by their ids, and what they were answered. A table of 64 of an
// id's 128 bits with open addressing: a loaded room of a long game keeps thousands, and every byte
// counts.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace menagerie::rooms {

class Ids {
 public:
  struct Answer {
    std::uint32_t version = 0;
    std::uint8_t chair = 0;
  };

  // Pre: `id` is one (fairness::is_id).
  [[nodiscard]] std::optional<Answer> find(std::string_view id) const;
  // Pre: besides, it is not there yet.
  void add(std::string_view id, Answer answer);

 private:
  struct Slot {
    std::uint64_t key = 0;
    std::uint32_t version = 0;  // 0 marks a free slot
    std::uint8_t chair = 0;
  };
  [[nodiscard]] std::size_t place_of(std::uint64_t key) const;

  std::vector<Slot> slots_;  // a power of two of them, or none
  std::size_t used_ = 0;
};

}  // namespace menagerie::rooms
