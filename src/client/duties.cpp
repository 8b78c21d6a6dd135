#include "client/duties.h"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>

#include "fairness/side.h"

namespace menagerie::client {

using fairness::Digest;
using rooms::Awaited;
using rooms::Need;
using rooms::Room;

namespace {

// An animal of Two Paths with the side that is hidden at first: "Fw".
bool hides_side(std::string_view action) {
  return action.size() == 2 && (action[1] == 'w' || action[1] == 'e') && action[0] >= 'A' &&
         action[0] <= 'Z';
}

// The first open offer that waits for an answer of the chair.
std::optional<std::uint64_t> offer_to(std::size_t chair, const Json& offers) {
  for (const Json& offer : offers) {
    const Json& asked = offer["asked"];
    if (std::ranges::find(asked, Json(chair)) != asked.end())
      return offer["version"].get<std::uint64_t>();
  }
  return std::nullopt;
}

}  // namespace

Duties::Duties(const SeatKeys& keys, std::size_t chair, Contender contender, Decide decide)
    : keys_(keys), chair_(chair), contender_(std::move(contender)), decide_(std::move(decide)) {}

bool Duties::has_chair(const Room& room) const {
  const fairness::Anchors mine = keys_.anchors();
  const Json anchors = {{"own", mine.own.hex()}, {"help", mine.help.hex()}};
  return room.tell(chair_, 0)["chairs"][chair_]["anchors"] == anchors;
}

std::optional<Json> Duties::due(const Room& room, const std::string& id) const {
  const std::optional<Awaited> waits = room.awaited();
  if (!waits) return std::nullopt;
  const Json state = room.tell(chair_, 0);
  Json command = {{"id", id}, {"version", room.version()}};
  if (const auto offer = offer_to(chair_, state["offers"])) {
    command.update({{"cmd", "answer"}, {"to", *offer}, {"yes", false}});
    return command;
  }
  if (std::ranges::find(waits->chairs, chair_) == waits->chairs.end()) return std::nullopt;
  const std::uint32_t link = state["draw"].get<std::uint32_t>() + 1;
  switch (waits->need) {
    case Need::chairs:
      return std::nullopt;
    case Need::links:
      command.update({{"cmd", "links"}, {"from", link}, {"links", {keys_.help.link(link).hex()}}});
      break;
    case Need::roll:
      command.update(
          {{"cmd", "roll"}, {"link", keys_.own.link(link).hex()}, {"seen", room.digest()}});
      break;
    case Need::opening:
      command.update(opening(room, state["pending"]));
      break;
    case Need::side:
      command.update({{"cmd", "act"}, {"action", state["pending"]["blocked"]}});
      break;
    case Need::decision:
    case Need::block:
      command.update(decision(room, id, state["chairs"][chair_]["seat"].get<std::string>()));
      break;
  }
  return command;
}

Json Duties::decision(const Room& room, const std::string& id, const std::string& seat) const {
  const std::string action = decide_(room.thinking_of(chair_, contender_));
  if (!hides_side(action)) return {{"cmd", "act"}, {"action", action}};
  const std::string animal = action.substr(0, 1);
  const std::string side = action.substr(1);
  const Digest nonce = fairness::nonce_of(room.id(), id, keys_.key);
  const Digest commitment = fairness::commitment_of(room.id(), id, {seat, animal, side}, nonce);
  return {{"cmd", "commit"}, {"animal", animal}, {"commitment", commitment.hex()}};
}

// One of the two sides is the one that was committed to, or the key is another.
Json Duties::opening(const Room& room, const Json& duel) const {
  const std::string id = duel["id"];
  const std::string seat = duel["seat"];
  const std::string animal = duel["animal"];
  const Digest nonce = fairness::nonce_of(room.id(), id, keys_.key);
  for (const std::string side : {"w", "e"}) {
    const Digest commitment = fairness::commitment_of(room.id(), id, {seat, animal, side}, nonce);
    if (duel["commitment"] != commitment.hex()) continue;
    return {{"cmd", "open"}, {"side", side}, {"nonce", nonce.hex()}, {"seen", room.digest()}};
  }
  return {{"cmd", "cannot_open"}};
}

}  // namespace menagerie::client
