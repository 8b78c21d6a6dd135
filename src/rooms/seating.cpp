// Taking a chair: an open one before the game, or one whose person has lost its device and whom the
// others have invited anew.
#include <algorithm>

#include "messages/rooms.h"
#include "rooms/command.h"
#include "rooms/refusal.h"
#include "rooms/request.h"
#include "rooms/starting.h"

namespace menagerie::rooms {

namespace {

// Whether these anchors stand on another chair, or are the server's.
bool anchors_taken(const State& state, std::size_t chair, const std::optional<Anchors>& anchors) {
  if (!anchors) return false;
  std::vector<Digest> all = {state.setup.anchor, anchors->own, anchors->help};
  for (std::size_t i = 0; i < state.chairs.size(); ++i) {
    const std::optional<Anchors>& other = state.chairs[i].anchors;
    if (!other || (i == chair && state.stage == Stage::waiting)) continue;
    all.push_back(other->own);
    all.push_back(other->help);
  }
  return equal_anchors(all);
}

Heard<std::size_t> chair_for(const State& state, const SitRequest& request) {
  std::optional<std::size_t> invited;
  std::optional<std::size_t> first_open;
  for (std::size_t i = 0; i < state.chairs.size(); ++i) {
    const Chair& chair = state.chairs[i];
    // Every invitation is compared, so that the time tells nothing.
    if (request.invite && chair.invite && *chair.invite == *request.invite) invited = i;
    const bool wanted = !request.chair || *request.chair == i;
    if (chair.kind == ChairKind::open && wanted && !first_open) first_open = i;
  }
  if (state.stage == Stage::over) return refuse("over", kConflict, messages::rooms_over);
  if (request.invite) {
    if (!invited)
      return refuse("wrong_invite", kForbidden, messages::rooms_wrong_invite, {}, "invite");
    const bool free = state.stage == Stage::waiting ? state.chairs[*invited].kind == ChairKind::open
                                                    : state.chairs[*invited].renewed;
    if (!free) return refuse("used_invite", kConflict, messages::rooms_used_invite, {}, "invite");
    if (request.chair && *request.chair != *invited)
      return refuse("other_chair", kConflict, messages::rooms_other_chair, {}, "chair");
    return *invited;
  }
  if (!state.setup.listed)
    return refuse("invite_needed", kForbidden, messages::rooms_invite_needed, {}, "invite");
  if (state.stage == Stage::waiting && !first_open && request.chair)
    return refuse("other_chair", kConflict, messages::rooms_chair_taken, {}, "chair");
  if (state.stage != Stage::waiting || !first_open)
    return refuse("full", kConflict, messages::rooms_full);
  return *first_open;
}

std::optional<std::size_t> seated_by(const State& state, const Digest& token) {
  std::optional<std::size_t> found;
  for (std::size_t i = 0; i < state.chairs.size(); ++i)
    if (state.chairs[i].token && *state.chairs[i].token == token) found = i;
  return found;
}

bool last_open(const State& state, std::size_t chair) {
  for (std::size_t i = 0; i < state.chairs.size(); ++i)
    if (i != chair && state.chairs[i].kind == ChairKind::open) return false;
  return true;
}

}  // namespace

std::optional<std::size_t> Room::chair_of(std::string_view token) const {
  const std::optional<Digest> secret = Digest::parse(token);
  if (!secret) return std::nullopt;
  return seated_by(*state_, hash_of_secret(*secret));
}

Heard<Room::Taken> Room::sit(const Json& json, const Moment& moment) const {
  const Heard<SitRequest> request = read_sit(json);
  if (!request) return std::unexpected(request.error());
  const State& state = *state_;
  if (const std::optional<std::size_t> chair = seated_by(state, request->token))
    return Taken{{{}, state.chairs[*chair].seated}, *chair};
  const Heard<std::size_t> chair = chair_for(state, *request);
  if (!chair) return std::unexpected(chair.error());
  if (anchors_taken(state, *chair, request->anchors))
    return refuse("same_anchors", kConflict, messages::rooms_same_anchors, {}, "anchors");
  Script script(state, moment.now);
  const std::uint64_t version = state.version + 1;
  if (state.stage == Stage::waiting) {
    script.add(facts::Seated{request->name, request->anchors, request->token}, {*chair});
    if (last_open(state, *chair)) {
      std::vector<std::optional<Anchors>> anchors;
      anchors.reserve(state.chairs.size());
      for (const Chair& one : state.chairs) anchors.push_back(one.anchors);
      anchors[*chair] = request->anchors;
      seal(script, state.setup, anchors, state.server_link(1));
    }
  } else {
    if (*chair >= moment.away_since.size() || !moment.away_since[*chair])
      return refuse("not_gone", kConflict, messages::rooms_not_gone, {}, "invite");
    script.add(facts::Reseated{*chair, request->name, request->anchors, request->token});
  }
  return Taken{{std::move(script).take(), version}, *chair};
}

}  // namespace menagerie::rooms
