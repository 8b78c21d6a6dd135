// Two records of one room: the same story, as far as both tell it.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/scanner.h"
#include "engine/table.h"
#include "messages/rooms_verify.h"
#include "rooms/proof.h"
#include "rooms/verify.h"

namespace menagerie::rooms {

namespace {

// A record with its parts at hand.
struct Told {
  std::vector<std::string> names;
  std::vector<std::string> actions;
  Proof proof;
};

Result<Told> told(const Record& record) {
  const Result<Table> table = Table::replay(record);
  if (!table) return fail(table.error());
  Told told;
  for (int i = 0; i < table->seats(); ++i) {
    told.names.emplace_back(table->seat_name(Seat{static_cast<std::uint8_t>(i)}));
  }
  told.actions = table->history(std::nullopt);
  const auto rolls = std::ranges::count_if(
      told.actions, [](const auto& text) { return text.starts_with("roll "); });
  Result<Proof> proof = parse_proof(record, told.names, static_cast<std::size_t>(rolls));
  if (!proof) return fail(proof.error());
  told.proof = std::move(*proof);
  return told;
}

std::string_view value(const Record& record, std::string_view name) {
  const Tag* const tag = record.tag(name);
  return tag == nullptr ? std::string_view() : std::string_view(tag->value);
}

std::unexpected<Error> differs_in(std::string tag) {
  return fail(messages::verify_compare_tag, {std::move(tag)});
}

// Whether the shorter of two lists begins the longer one.
template <class List, class Same>
bool begins_alike(const List& a, const List& b, Same same) {
  const std::size_t shorter = std::min(a.size(), b.size());
  for (std::size_t i = 0; i < shorter; ++i) {
    if (!same(a[i], b[i])) return false;
  }
  return true;
}

bool same_anchors(const std::optional<Device>& a, const std::optional<Device>& b) {
  if (!a || !b) return !a && !b;
  return a->own.anchor == b->own.anchor && a->help.anchor == b->help.anchor;
}

Result<void> same_proof(const Told& a, const Told& b) {
  for (std::size_t seat = 0; seat < a.names.size(); ++seat) {
    const auto& one = a.proof.seats[seat].devices;
    const auto& other = b.proof.seats[seat].devices;
    if (!begins_alike(one, other, same_anchors)) return differs_in("Anchor." + a.names[seat]);
  }
  if (!begins_alike(a.proof.rolls, b.proof.rolls, std::equal_to<>())) return differs_in("Draws");
  if (!begins_alike(a.proof.sides, b.proof.sides, std::equal_to<>())) return differs_in("Sides");
  return {};
}

}  // namespace

Result<std::size_t> compare(const Record& a, const Record& b) {
  if (value(a, "Room") != value(b, "Room")) return fail(messages::verify_compare_rooms);
  constexpr std::array<std::string_view, 7> kSame = {"Game",  "Rules",  "Options",      "Seed",
                                                     "Start", "Chairs", "Anchor.server"};
  for (const std::string_view tag : kSame) {
    if (value(a, tag) != value(b, tag)) return differs_in(std::string(tag));
  }
  const Result<Told> one = told(a);
  if (!one) return fail(one.error());
  const Result<Told> other = told(b);
  if (!other) return fail(other.error());
  const std::size_t shared = std::min(one->actions.size(), other->actions.size());
  for (std::size_t i = 0; i < shared; ++i) {
    if (one->actions[i] == other->actions[i]) continue;
    return fail(messages::verify_compare_action,
                {std::to_string(i + 1), quote(one->actions[i]), quote(other->actions[i])});
  }
  if (const Result<void> same = same_proof(*one, *other); !same) return fail(same.error());
  return shared;
}

}  // namespace menagerie::rooms
