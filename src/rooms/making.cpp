// How a room begins: a request becomes its first events.
#include <algorithm>
#include <cassert>

#include "messages/rooms.h"
#include "rooms/command.h"
#include "rooms/refusal.h"
#include "rooms/request.h"
#include "rooms/starting.h"

namespace menagerie::rooms {

namespace {

// Chairs get their invitations in order.
void hand_out_invites(std::vector<ChairSpec>& chairs, std::span<const std::string> invites) {
  std::size_t next = 0;
  for (ChairSpec& chair : chairs) {
    if (chair.kind != ChairKind::open) continue;
    const std::optional<Digest> invite = Digest::parse(invites[next++]);
    assert(invite);
    chair.invite = hash_of_secret(*invite);
  }
}

}  // namespace

std::size_t Room::open_chairs(const Json& request) {
  const auto chairs = request.is_object() ? request.find("chairs") : request.end();
  if (!request.is_object() || chairs == request.end() || !chairs->is_array()) return 0;
  // More chairs than any game has are refused, and nobody draws secrets for them.
  if (chairs->size() > static_cast<std::size_t>(kMaxSeats)) return 0;
  return static_cast<std::size_t>(std::ranges::count_if(*chairs, [](const Json& chair) {
    return chair.is_object() && chair.contains("kind") && chair["kind"] == "open";
  }));
}

Heard<Room::Made> Room::make(const Json& request, const Making& making, Millis now) {
  const Asker asker = making.of_a_room ? Asker::room : Asker::anybody;
  Heard<MakeRequest> asked = read_make(request, asker);
  if (!asked) return std::unexpected(asked.error());
  const std::optional<Digest> key = Digest::parse(making.server_key);
  assert(key && making.invites.size() >= open_chairs(request));
  const fairness::Chain chain = fairness::Chain::make(fairness::ChainKind::server, *key);
  Made made;
  hand_out_invites(asked->chairs, making.invites);
  const auto person = std::ranges::find(asked->chairs, ChairKind::person, &ChairSpec::kind);
  if (person != asked->chairs.end())
    made.chair = static_cast<std::size_t>(person - asked->chairs.begin());
  const facts::Made fact{.room = making.id,
                         .game = asked->game,
                         .options = asked->options,
                         .position = asked->position,
                         .chairs = asked->chairs,
                         .drawn_order = asked->drawn_order,
                         .clock = asked->clock,
                         .listed = asked->listed,
                         .spectators = asked->spectators,
                         .anchor = chain.anchor(),
                         .server_key = *key};
  Script script(0, now);
  script.add(fact);
  if (std::ranges::count(fact.chairs, ChairKind::open, &ChairSpec::kind) == 0) {
    std::vector<std::optional<Anchors>> anchors;
    anchors.reserve(fact.chairs.size());
    for (const ChairSpec& chair : fact.chairs) anchors.push_back(chair.anchors);
    seal(script, fact, anchors, chain.link(1));
  }
  made.events = std::move(script).take();
  return made;
}

}  // namespace menagerie::rooms
