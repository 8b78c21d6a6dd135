#include "rooms/room.h"

#include <algorithm>
#include <cassert>
#include <tuple>
#include <utility>

#include "messages/rooms.h"
#include "rooms/duel.h"
#include "rooms/ending.h"
#include "rooms/hearing.h"
#include "rooms/owing.h"
#include "rooms/refusal.h"
#include "rooms/rolling.h"
#include "rooms/taking.h"

namespace menagerie::rooms {

Digest State::server_link(std::uint32_t i) const {
  if (!server_chain)
    server_chain = fairness::Chain::make(fairness::ChainKind::server, setup.server_key);
  return server_chain->link(i);
}

std::string State::seat_name(std::size_t chair) const {
  return std::string(table->seat_name(*chairs[chair].seat));
}

bool State::plays(std::size_t chair) const {
  return !table->is_out(*chairs[chair].seat);
}

std::optional<std::size_t> State::next_roller() const {
  const std::optional<Seat> seat = table->next_to_roll();
  if (!seat) return std::nullopt;
  return chair_at(*seat);
}

Room::Room(std::unique_ptr<State> state) : state_(std::move(state)) {}
Room::Room(Room&&) noexcept = default;
Room& Room::operator=(Room&&) noexcept = default;
Room::~Room() = default;

Result<Room> Room::replay(std::string id, std::span<const Event> log) {
  auto state = std::make_unique<State>();
  state->digest = fairness::first_digest(id);
  state->id = std::move(id);
  Room room(std::move(state));
  for (const Event& event : log)
    if (const Result<void> fine = room.take(event); !fine) return fail(fine.error());
  if (room.version() == 0)
    return fail(messages::rooms_event_misfit, {}, Place{.line = 1, .field = "kind"});
  return room;
}

void Room::prepare() const {
  const State& state = *state_;
  const bool rolls = state.stage == Stage::running && state.next_roller();
  if (rolls || state.stage == Stage::waiting || state.stage == Stage::sealed)
    std::ignore = state.server_link(1);
}

Result<void> Room::take(const Event& event) {
  Result<void> fine = take_event(*state_, event);
  if (!fine) fine.error().place.line = static_cast<std::size_t>(state_->version + 1);
  return fine;
}

const std::string& Room::id() const {
  return state_->id;
}
std::uint64_t Room::version() const {
  return state_->version;
}
std::string Room::digest() const {
  return state_->digest.hex();
}
bool Room::started() const {
  return state_->table.has_value();
}
bool Room::over() const {
  return state_->stage == Stage::over;
}
std::optional<Awaited> Room::awaited() const {
  return rooms::awaited(*state_);
}
std::size_t Room::chairs() const {
  return state_->chairs.size();
}
std::uint64_t Room::taken_by(std::size_t chair) const {
  return state_->chairs.at(chair).seated;
}
bool Room::listed() const {
  return state_->setup.listed;
}
bool Room::watchable() const {
  return state_->setup.spectators;
}

Heard<Next> Room::hear(std::size_t chair, const Json& json, const Moment& moment) const {
  assert(chair < chairs());
  const Heard<Command> command = read_command(json);
  if (!command) return std::unexpected(command.error());
  const State& state = *state_;
  if (const std::optional<Ids::Answer> heard = state.ids.find(command->id)) {
    if (heard->chair != chair)
      return refuse("used_id", kConflict, messages::rooms_used_id, {}, "id");
    return Next{{}, heard->version};
  }
  if (command->version > state.version) return ahead(state.version, "version");
  if (exhausted(state)) return refuse("too_long", kConflict, messages::rooms_too_long);
  const Millis passed = std::max<Millis>(moment.now - state.at, 0);
  if (state.clock.fallen(owing(state), passed))
    return refuse("time_over", kConflict, messages::rooms_time_over);
  const Hearing hearing{state, chair, command->id, command->version, moment};
  Heard<Script> script =
      std::visit([&](const auto& deed) { return perform(hearing, deed); }, command->deed);
  if (!script) return std::unexpected(script.error());
  Next next{std::move(*script).take(), state.version + 1};
  // Links that were all known already: the same answer whenever it is asked for.
  if (next.events.empty()) next.version = command->version;
  return next;
}

namespace {

// What `tick` would do, and from when on; the sooner one first.
enum class Chore : std::uint8_t { exhausted, roll, unopened, flag };
struct DueChore {
  Chore chore;
  Millis at;
};

std::optional<DueChore> next_chore(const State& state) {
  if (state.stage != Stage::running) return std::nullopt;
  if (exhausted(state)) return DueChore{Chore::exhausted, state.at};
  if (roll_is_due(state) && !state.is_person(*state.next_roller()))
    return DueChore{Chore::roll, state.at};
  if (state.duel && state.duel->unopened && !state.is_person(blocker(state, *state.duel)))
    return DueChore{Chore::unopened, state.at};
  if (const std::optional<Millis> flag = state.clock.until_flag(owing(state)))
    return DueChore{Chore::flag, state.at + *flag};
  return std::nullopt;
}

}  // namespace

std::optional<Millis> Room::due() const {
  const std::optional<DueChore> chore = next_chore(*state_);
  if (!chore) return std::nullopt;
  return chore->at;
}

std::vector<Event> Room::tick(const Moment& moment) const {
  const State& state = *state_;
  const std::optional<DueChore> chore = next_chore(state);
  if (!chore || chore->at > moment.now) return {};
  Script script(state, moment.now);
  switch (chore->chore) {
    case Chore::exhausted:
      end_exhausted(script, state);
      break;
    case Chore::roll:
      script.add(roll_of(state, std::nullopt), {state.next_roller()});
      break;
    case Chore::unopened:
      // A computer has no use for the choice and takes what it had guessed.
      open_duel(script, state, *state.duel->blocked, *state.duel->blocked, std::nullopt, {});
      break;
    case Chore::flag: {
      const std::optional<Seat> seat = state.clock.fallen(owing(state), moment.now - state.at);
      assert(seat);
      go(script, state, state.chair_at(*seat), Going::flagged, {});
      break;
    }
  }
  return std::move(script).take();
}

std::vector<Event> Room::resume(Millis since, Millis now) const {
  const State& state = *state_;
  const bool done = (state.resumed_since && since <= *state.resumed_since) || state.at > now;
  if (state.stage != Stage::running || !state.clock.counts() || done || since >= now) return {};
  Script script(state, now);
  script.add(facts::Resumed{since});
  return std::move(script).take();
}

std::vector<Event> Room::close_old(Millis now) const {
  if (over()) return {};
  Script script(*state_, now);
  script.add(facts::Closed{"old"});
  return std::move(script).take();
}

std::vector<Event> Room::rematched(std::string_view next, Millis now) const {
  if (!state_->rematch_agreed || !state_->next.empty()) return {};
  Script script(*state_, now);
  script.add(facts::Rematched{std::string(next)});
  return std::move(script).take();
}

}  // namespace menagerie::rooms
