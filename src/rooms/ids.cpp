#include "rooms/ids.h"

#include <charconv>
#include <utility>

#include "core/hash.h"

namespace menagerie::rooms {

namespace {

std::uint64_t key_of(std::string_view id) {
  constexpr std::size_t kDigits = 16;
  std::uint64_t key = 0;
  std::from_chars(id.data(), id.data() + kDigits, key, 16);
  return key;
}

}  // namespace

// The slot of the key, or the free one where it belongs. Keys come from outside, so they are mixed
// first. Pre: there is a free slot.
std::size_t Ids::place_of(std::uint64_t key) const {
  const std::size_t mask = slots_.size() - 1;
  auto place = static_cast<std::size_t>(mix(key)) & mask;
  while (slots_[place].version != 0 && slots_[place].key != key) place = (place + 1) & mask;
  return place;
}

std::optional<Ids::Answer> Ids::find(std::string_view id) const {
  if (slots_.empty()) return std::nullopt;
  const Slot& slot = slots_[place_of(key_of(id))];
  if (slot.version == 0) return std::nullopt;
  return Answer{slot.version, slot.chair};
}

void Ids::add(std::string_view id, Answer answer) {
  // At most three quarters are used, so that searches stay short.
  if (4 * (used_ + 1) > 3 * slots_.size()) {
    std::vector<Slot> old(slots_.empty() ? 16 : 2 * slots_.size());
    std::swap(old, slots_);
    for (const Slot& slot : old)
      if (slot.version != 0) slots_[place_of(slot.key)] = slot;
  }
  const std::uint64_t key = key_of(id);
  Slot& slot = slots_[place_of(key)];
  if (slot.version == 0) ++used_;
  slot = {key, answer.version, answer.chair};
}

}  // namespace menagerie::rooms
