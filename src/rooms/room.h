// A room: one game over the network, with its people, clocks, commitments and offers, as a pure
// value. It is what its log says (docs/network.md): `hear` and its like tell which events would
// come next, `take` is the only way it changes, and whoever runs it stores the events in between.
// Time, randomness, presence and what the computer decides are handed in. No sockets, threads or
// files.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "engine/contender.h"
#include "engine/table.h"

namespace menagerie::rooms {

using Json = nlohmann::ordered_json;
using Millis = std::int64_t;  // since 1970, or a length of time

// One event as it is stored: its public bytes, and what only the server may know of it.
struct Event {
  std::string open;
  std::string secret;
  friend bool operator==(const Event&, const Event&) = default;
};

// Why something is refused: a word for programs, a sentence for people, how long to wait.
struct Refusal {
  std::string_view code;  // "not_your_turn"; the list stands in docs/network.md
  int status = 400;       // as HTTP counts
  Error error;
  std::optional<Millis> retry_after = std::nullopt;
};
template <class T>
using Heard = std::expected<T, Refusal>;

// What the world is like when something is asked of a room.
struct Moment {
  Millis now = 0;
  Millis lag = 0;  // of the sender, measured by the server
  // By chair: since when its device has been away; nothing while it is connected.
  std::vector<std::optional<Millis>> away_since{};
};

// The events that follow; empty where the command was heard before.
struct Next {
  std::vector<Event> events;
  std::uint64_t version = 0;  // the answer to the sender, once the events are durable
};

// What a room waits for: somebody on every chair, links for the next draw, the roll, a decision of
// the game, the answer to an announced animal, its opening, or where the key was lost the blocker's
// word on which side it was.
enum class Need : std::uint8_t { chairs, links, roll, decision, block, opening, side };
[[nodiscard]] std::string_view name_of(Need need);
struct Awaited {
  Need need = Need::decision;
  std::vector<std::size_t> chairs;
};

class Room {
 public:
  Room(Room&&) noexcept;
  Room& operator=(Room&&) noexcept;
  ~Room();

  // What a request to make a room leads to. `id`, the server's chain key and a secret for each
  // open chair are handed in.
  struct Making {
    std::string id;
    std::string server_key;            // 64 hex digits
    std::vector<std::string> invites;  // as many as there are open chairs, 64 hex digits each
    bool of_a_room = false;            // the request is the `rematch_request` of a room
  };
  struct Made {
    std::vector<Event> events;
    std::optional<std::size_t> chair;  // of the maker, if it sits down
  };
  [[nodiscard]] static Heard<Made> make(const Json& request, const Making& making, Millis now);
  // How many secrets `make` needs for this request; a faulty request gets its refusal from `make`.
  [[nodiscard]] static std::size_t open_chairs(const Json& request);

  // The room of a log. Refuses one that does not fit together, by the number of the event.
  [[nodiscard]] static Result<Room> replay(std::string id, std::span<const Event> log);
  // Does what takes a while before the next draw (the server's chain has 10,000 links), so that it
  // is done where nobody waits. Nothing else depends on it.
  void prepare() const;
  // Appends the next event of the log.
  [[nodiscard]] Result<void> take(const Event& event);

  [[nodiscard]] const std::string& id() const;
  [[nodiscard]] std::uint64_t version() const;
  [[nodiscard]] std::string digest() const;  // d(version), 64 hex digits
  [[nodiscard]] bool started() const;
  [[nodiscard]] bool over() const;  // nothing but rematches can follow

  // The chair that this token opens, compared in constant time.
  [[nodiscard]] std::optional<std::size_t> chair_of(std::string_view token) const;
  [[nodiscard]] std::size_t chairs() const;
  // The version by which the chair was taken last; another one means another device.
  [[nodiscard]] std::uint64_t taken_by(std::size_t chair) const;

  // Somebody takes a chair by `POST …/chairs`.
  struct Taken {
    Next next;
    std::size_t chair = 0;
  };
  [[nodiscard]] Heard<Taken> sit(const Json& json, const Moment& moment) const;
  // A command of the chair. Pre: chair < chairs().
  [[nodiscard]] Heard<Next> hear(std::size_t chair, const Json& json, const Moment& moment) const;

  // Nothing once the game is over.
  [[nodiscard]] std::optional<Awaited> awaited() const;

  // When `tick` would have something to do: a flag falls, a computer's dice are due.
  [[nodiscard]] std::optional<Millis> due() const;
  // What happens by itself now.
  [[nodiscard]] std::vector<Event> tick(const Moment& moment) const;
  // No server was up between these times; nothing where that is known, or more has happened since.
  [[nodiscard]] std::vector<Event> resume(Millis since, Millis now) const;
  // The retention time is over.
  [[nodiscard]] std::vector<Event> close_old(Millis now) const;

  // A computer has to decide. The game as that seat may know it travels to another thread: the
  // record replayed, then `since` (an announced animal that the seat has to answer, with any side;
  // the record leaves it off). It has to be cheap to make: no replay in here.
  struct Thinking {
    Seat seat;
    Contender contender;
    Record record;
    std::vector<std::string> since;
    std::uint64_t version;  // of the last event that changed what the game waits for
  };
  [[nodiscard]] std::optional<Thinking> thinking() const;
  // The same for a chair whose device decides. Pre: a decision or a block of that chair is awaited.
  [[nodiscard]] Thinking thinking_of(std::size_t chair, const Contender& contender) const;
  // What it decided; nothing if that came too late. `fresh` holds 32 random bytes as 64 hex digits.
  [[nodiscard]] std::vector<Event> decide(std::uint64_t version, std::string_view action,
                                          const Moment& moment, std::string_view fresh) const;

  // The answer to `GET /api/rooms/ROOM`, but for who is connected and how many watch. `chair` is
  // whose view it is, or nothing for a spectator.
  [[nodiscard]] Json tell(std::optional<std::size_t> chair, Millis now) const;
  // The view as it is now, once for all viewers: what is hidden is not in the table yet. Null
  // before the start.
  [[nodiscard]] const std::string& view_text() const;
  // The line of an event that was just taken, with digest and, if wanted, room and view.
  // Pre: `event` is the last one taken.
  [[nodiscard]] std::string line(const Event& event, bool with_room, bool with_view) const;
  // The digest after each of these events of the log, for backlogs. `before` is d(n) before them.
  [[nodiscard]] static std::string digest_after(const std::string& before, std::string_view open);

  // What lists show of it once `next` has followed; stored with the append of `next`, so before
  // they are taken.
  struct Summary {
    enum class State : std::uint8_t { waiting, running, over };
    State state = State::waiting;
    std::string text{};  // JSON
  };
  [[nodiscard]] Summary summary_after(std::span<const Event> next) const;
  // Whether lists show something else after this event; moves change nothing.
  [[nodiscard]] static bool changes_summary(const Event& event);
  [[nodiscard]] bool listed() const;
  [[nodiscard]] bool watchable() const;  // spectators are allowed
  // The record, with everything that proves it as far as it is revealed.
  [[nodiscard]] Record record() const;

  // The request by which a rematch that all agreed to is made, once; the chairs' tokens and anchors
  // were brought by offer and answers.
  [[nodiscard]] std::optional<Json> rematch_request() const;
  // The new room is there.
  [[nodiscard]] std::vector<Event> rematched(std::string_view next, Millis now) const;

  struct State;  // rooms/state.h

 private:
  explicit Room(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

// The table that a decision is about.
[[nodiscard]] Result<Table> table_of(const Room::Thinking& thinking);

}  // namespace menagerie::rooms
