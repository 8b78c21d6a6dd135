// A rematch that all agreed to: the request that makes its room, with everybody one seat further.
#include "rooms/state.h"

namespace menagerie::rooms {

namespace {

Json next_chair(const Chair& chair, const NextChair& next) {
  const Json anchors =
      next.anchors ? Json{{"own", next.anchors->own.hex()}, {"help", next.anchors->help.hex()}}
                   : Json();
  return {{"kind", "me"}, {"name", chair.name}, {"token", next.token.hex()}, {"anchors", anchors}};
}

}  // namespace

std::optional<Json> Room::rematch_request() const {
  const State& state = *state_;
  if (!state.rematch_agreed || !state.next.empty()) return std::nullopt;
  Json request = {{"game", state.setup.game},
                  {"options", state.setup.options},
                  {"order", "given"},
                  {"clock", clock_json(state.setup.clock)},
                  {"listed", state.setup.listed},
                  {"spectators", state.setup.spectators}};
  if (const std::optional<std::string> start = state.table->rematch_start())
    request["position"] = *start;
  request["chairs"] = Json::array();
  const std::size_t count = state.order.size();
  for (std::size_t seat = 0; seat < count; ++seat) {
    const std::size_t i = state.order[(seat + count - 1) % count];
    const Chair& chair = state.chairs[i];
    if (chair.computer) {
      request["chairs"].push_back(
          {{"kind", "computer"}, {"level", contender_text(*chair.computer)}});
      continue;
    }
    const std::optional<NextChair>& next = state.next_chairs[i];
    if (!next) return std::nullopt;
    request["chairs"].push_back(next_chair(chair, *next));
  }
  return request;
}

}  // namespace menagerie::rooms
