// Which commands were heard before, by their ids, and what they were answered. A loaded room of a
// long game keeps thousands of them, so an id takes eight bytes: 44 bits of a hash of it, and the
// answer. Two ids of one room are taken for the same once in a hundred billion commands.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace menagerie::rooms {

class Ids {
 public:
  struct Answer {
    std::uint32_t version = 0;  // from 1 to kMostEvents
    std::uint8_t chair = 0;
  };

  // Pre: `id` is one (fairness::is_id).
  [[nodiscard]] std::optional<Answer> find(std::string_view id) const;
  // Pre: besides, it is not there yet.
  void add(std::string_view id, Answer answer);

 private:
  // A table with open addressing. A slot has the hash's upper 44 bits, two of the chair and 18 of
  // the version, in that order; 0 is a free one.
  [[nodiscard]] std::size_t place_of(std::uint64_t hash) const;

  std::vector<std::uint64_t> slots_;  // a power of two of them, or none
  std::size_t used_ = 0;
};

}  // namespace menagerie::rooms
