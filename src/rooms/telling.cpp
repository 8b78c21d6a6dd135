// What is told of a room: snapshots, views, lines of events and what lists show.
#include <algorithm>
#include <array>
#include <utility>

#include "engine/protocol/view_json.h"
#include "fairness/story.h"
#include "rooms/offers.h"
#include "rooms/owing.h"
#include "rooms/proving.h"
#include "rooms/state.h"

namespace menagerie::rooms {

namespace {

Json anchors_json(const std::optional<Anchors>& anchors) {
  if (!anchors) return nullptr;
  return {{"own", anchors->own.hex()}, {"help", anchors->help.hex()}};
}

Json chair_json(const State& state, std::size_t i) {
  const Chair& chair = state.chairs[i];
  Json json = {{"name", chair.name}, {"kind", name_of(chair.kind)}};
  if (chair.computer) json["level"] = contender_text(*chair.computer);
  json["seat"] = chair.seat ? Json(state.seat_name(i)) : Json();
  json["anchors"] = anchors_json(chair.anchors);
  if (state.table) json["out"] = !state.plays(i);
  const bool chains = state.stage != Stage::waiting && state.draws.person(i);
  json["links"] = chains ? state.draws.person(i)->help.index() : 0;
  if (chair.renewed) json["renewed"] = true;
  return json;
}

// What is left on the clocks as they stand now, and whose run.
Json clock_state(const State& state, Millis now) {
  if (!state.table || !state.clock.counts()) return clock_json(state.setup.clock);
  Clock clock = state.clock;
  const Seats running = owing(state);
  clock.pass(running, std::max<Millis>(now - state.at, 0), std::nullopt, 0);
  Json json = clock_json(state.setup.clock);
  json["left"] = Json::object();
  json["running"] = Json::array();
  for (int i = 0; i < state.table->seats(); ++i) {
    const Seat seat{static_cast<std::uint8_t>(i)};
    json["left"][std::string(state.table->seat_name(seat))] = clock.left(seat);
  }
  for (const Seat seat : running) json["running"].push_back(state.table->seat_name(seat));
  return json;
}

Json awaits_json(const State& state) {
  const std::optional<Awaited> waits = awaited(state);
  if (!waits) return nullptr;
  return {{"need", name_of(waits->need)}, {"chairs", waits->chairs}};
}

Json pending_json(const State& state) {
  if (!state.duel) return nullptr;
  const Duel& duel = *state.duel;
  return {{"seat", state.seat_name(duel.mover)},
          {"animal", std::string(1, duel.animal)},
          {"commitment", duel.commitment.hex()},
          {"id", duel.id},
          {"blocked", duel.blocked ? Json(std::string(1, *duel.blocked)) : Json()},
          {"unopened", duel.unopened}};
}

Json offers_json(const State& state) {
  Json list = Json::array();
  for (const Offer& offer : state.offers) {
    Json json = {{"version", offer.version}, {"chair", offer.by}, {"offer", name_of(offer.kind)}};
    if (offer.about) json["about"] = *offer.about;
    if (!offer.level.empty()) json["level"] = offer.level;
    json["agreed"] = offer.agreed;
    json["asked"] = needed(state, offer);
    list.push_back(std::move(json));
  }
  return list;
}

std::string_view stage_name(Stage stage) {
  switch (stage) {
    case Stage::waiting:
      return "waiting";
    case Stage::sealed:
      return "sealed";
    case Stage::running:
      return "running";
    case Stage::over:
      break;
  }
  return "over";
}

// Who still owes links for the next draw, by chair.
Json missing_json(const State& state) {
  if (state.stage == Stage::sealed) return state.draws.missing(std::nullopt);
  const bool rolls =
      state.stage == Stage::running && !state.duel && state.table->node().turn == Turn::chance;
  return rolls ? Json(state.draws.missing(state.next_roller())) : Json::array();
}

// ---- What lists show.

void apply(const Stamped& stamped, Stage& stage, std::vector<ChairSpec>& chairs) {
  const Fact& fact = stamped.fact;
  if (const auto* const seated = std::get_if<facts::Seated>(&fact))
    chairs[*stamped.cause.chair] = {.kind = ChairKind::person, .name = seated->name};
  if (std::holds_alternative<facts::Left>(fact)) chairs[*stamped.cause.chair] = {};
  if (const auto* const reseated = std::get_if<facts::Reseated>(&fact))
    chairs[reseated->about].name = reseated->name;
  if (const auto* const replaced = std::get_if<facts::Replaced>(&fact))
    chairs[replaced->about] = {.kind = ChairKind::computer, .level = replaced->level};
  if (std::holds_alternative<facts::Started>(fact)) stage = Stage::running;
  if (std::holds_alternative<facts::Ended>(fact) || std::holds_alternative<facts::Closed>(fact) ||
      std::holds_alternative<facts::CalledOff>(fact)) {
    stage = Stage::over;
  }
}

Room::Summary::State summary_state(Stage stage) {
  if (stage == Stage::running) return Room::Summary::State::running;
  return stage == Stage::over ? Room::Summary::State::over : Room::Summary::State::waiting;
}

Room::Summary summary_of(const State& state, std::span<const Event> next) {
  Stage stage = state.stage;
  std::vector<ChairSpec> chairs;
  chairs.reserve(state.chairs.size());
  for (const Chair& chair : state.chairs) {
    chairs.push_back({.kind = chair.kind,
                      .name = chair.name,
                      .level = chair.computer ? contender_text(*chair.computer) : ""});
  }
  for (const Event& event : next) {
    if (!Room::changes_summary(event)) continue;
    if (const Result<Stamped> stamped = read_event(event)) apply(*stamped, stage, chairs);
  }
  Json json = {{"room", state.id}, {"game", state.setup.game}, {"options", state.setup.options}};
  json["state"] = stage == Stage::sealed ? "waiting" : stage_name(stage);
  json["listed"] = state.setup.listed;
  json["watchable"] = state.setup.spectators;
  json["clock"] = clock_json(state.setup.clock);
  json["chairs"] = Json::array();
  for (const ChairSpec& chair : chairs) {
    json["chairs"].push_back({{"name", chair.name},
                              {"kind", name_of(chair.kind)},
                              {"level", chair.level.empty() ? Json() : Json(chair.level)}});
  }
  return {summary_state(stage), json.dump(-1, ' ', false, Json::error_handler_t::replace)};
}

}  // namespace

Json Room::tell(std::optional<std::size_t> chair, Millis now) const {
  const State& state = *state_;
  Json json = {{"room", state.id},
               {"version", state.version},
               {"digest", state.digest.hex()},
               {"state", stage_name(state.stage)},
               {"chair", chair ? Json(*chair) : Json()},
               {"game", state.setup.game},
               {"options", state.setup.options},
               {"order", state.setup.drawn_order ? "drawn" : "given"},
               {"listed", state.setup.listed},
               {"watchable", state.setup.spectators},
               {"anchor", state.setup.anchor.hex()}};
  json["chairs"] = Json::array();
  for (std::size_t i = 0; i < state.chairs.size(); ++i)
    json["chairs"].push_back(chair_json(state, i));
  json["clock"] = clock_state(state, now);
  json["turn_version"] = state.turn_version;
  json["awaits"] = awaits_json(state);
  json["draw"] = state.draws.next();
  json["missing"] = missing_json(state);
  json["pending"] = pending_json(state);
  json["offers"] = offers_json(state);
  json["hints"] = state.hints;
  json["view"] = state.table ? view_json(*state.table, std::nullopt) : Json();
  json["over"] = over();
  json["reason"] = over() ? Json(state.reason) : Json();
  json["next"] = state.next.empty() ? Json() : Json(state.next);
  if (over() && state.table) {
    if (!state.record) state.record = record_text(record());
    json["record"] = *state.record;
  }
  return json;
}

const std::string& Room::view_text() const {
  const State& state = *state_;
  if (!state.view)
    state.view =
        state.table ? menagerie::view_text(*state.table, std::nullopt) : std::string("null");
  return *state.view;
}

std::string Room::line(const Event& event, bool with_room, bool with_view) const {
  std::string text;
  text.reserve(event.open.size() + 160 + (with_view ? view_text().size() : 0));
  text.append(event.open, 0, event.open.size() - 1);
  text += ",\"digest\":\"" + digest() + '"';
  if (with_room) text += ",\"room\":\"" + id() + '"';
  if (with_view) text += ",\"view\":" + view_text();
  text += '}';
  return text;
}

std::string Room::digest_after(const std::string& before, std::string_view open) {
  const std::optional<Digest> digest = Digest::parse(before);
  return digest ? fairness::next_digest(*digest, open).hex() : std::string();
}

Record Room::record() const {
  if (!state_->table) return {};
  Record record = state_->table->record();
  std::vector<std::string> names;
  for (const std::size_t chair : state_->order) names.push_back(state_->seat_name(chair));
  add_proof(record, proof_of(*state_), names);
  return record;
}

Room::Summary Room::summary_after(std::span<const Event> next) const {
  return summary_of(*state_, next);
}

bool Room::changes_summary(const Event& event) {
  constexpr std::string_view kMark = "\"kind\":\"";
  constexpr std::array<std::string_view, 9> kKinds = {
      "made", "seated", "left", "started", "replaced", "reseated", "ended", "called_off", "closed"};
  const std::string_view open = event.open;
  const std::size_t from = open.find(kMark) + kMark.size();
  const std::string_view kind = open.substr(from, open.find('"', from) - from);
  return std::ranges::find(kKinds, kind) != kKinds.end();
}

}  // namespace menagerie::rooms
