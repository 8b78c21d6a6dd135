#include "rooms/ids.h"

#include <charconv>
#include <utility>

#include "core/hash.h"
#include "rooms/ending.h"

namespace menagerie::rooms {

namespace {

constexpr unsigned kVersionBits = 18;
constexpr unsigned kChairBits = 2;
constexpr unsigned kAnswerBits = kVersionBits + kChairBits;
static_assert(kMostEvents < (1U << kVersionBits));

// Ids come from outside, so all of their bits are mixed.
std::uint64_t hash_of(std::string_view id) {
  constexpr std::size_t kHalf = 16;
  std::uint64_t halves[2] = {};
  for (std::size_t i = 0; i < 2; ++i)
    std::from_chars(id.data() + i * kHalf, id.data() + (i + 1) * kHalf, halves[i], 16);
  return mix(mix(halves[0]) + halves[1]);
}

}  // namespace

// The slot of the hash, or the free one where it belongs. Where a slot belongs follows from the
// bits that it keeps, so that the table can grow. Pre: there is a free slot.
std::size_t Ids::place_of(std::uint64_t hash) const {
  const std::size_t mask = slots_.size() - 1;
  const std::uint64_t kept = hash >> kAnswerBits;
  auto place = static_cast<std::size_t>(kept) & mask;
  while (slots_[place] != 0 && slots_[place] >> kAnswerBits != kept) place = (place + 1) & mask;
  return place;
}

std::optional<Ids::Answer> Ids::find(std::string_view id) const {
  if (slots_.empty()) return std::nullopt;
  const std::uint64_t slot = slots_[place_of(hash_of(id))];
  if (slot == 0) return std::nullopt;
  constexpr std::uint64_t kVersions = (1U << kVersionBits) - 1;
  constexpr std::uint64_t kChairs = (1U << kChairBits) - 1;
  return Answer{static_cast<std::uint32_t>(slot & kVersions),
                static_cast<std::uint8_t>(slot >> kVersionBits & kChairs)};
}

void Ids::add(std::string_view id, Answer answer) {
  // At most three quarters are used, so that searches stay short.
  if (4 * (used_ + 1) > 3 * slots_.size()) {
    std::vector<std::uint64_t> old(slots_.empty() ? 16 : 2 * slots_.size());
    std::swap(old, slots_);
    for (const std::uint64_t slot : old)
      if (slot != 0) slots_[place_of(slot)] = slot;
  }
  const std::uint64_t hash = hash_of(id);
  const std::uint64_t kept = hash >> kAnswerBits << kAnswerBits;
  slots_[place_of(hash)] =
      kept | static_cast<std::uint64_t>(answer.chair) << kVersionBits | answer.version;
  ++used_;
}

}  // namespace menagerie::rooms
