// The log of all rooms on disk: the contract that SQLite, PostgreSQL and the stores of tests keep.
// It knows nothing of games or of what an event means. Every call returns at once; its answer comes
// through the callback, on a thread of the store's own, after the work is durable.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"

namespace menagerie::store {

// One event as it is stored: what everybody may read, and what the server alone may.
struct Row {
  std::string open;
  std::string secret;
  friend bool operator==(const Row&, const Row&) = default;
};

// What lists need to know of a room without reading its log.
struct Summary {
  enum class State : std::uint8_t { waiting, running, over };
  State state = State::waiting;
  bool listed = false;
  std::int64_t touched = 0;  // milliseconds since 1970
  std::string text{};        // what lists show, as JSON; the store does not read it
  friend bool operator==(const Summary&, const Summary&) = default;
};

struct RoomEntry {
  std::string room;
  std::uint64_t version = 0;
  Summary summary;
};

// Rows for the numbers after + 1, after + 2, …: all of them or none.
struct Append {
  std::string room;
  std::uint64_t after = 0;
  std::vector<Row> rows;
  // Replaces the one that is stored. Pre: the first append of a room has one.
  std::optional<Summary> summary;
};

enum class Appended : std::uint8_t { done, conflict };  // conflict: `after` is not the last number

// Which rooms a list has, the one touched last first, and by name where that is the same.
struct Listing {
  std::optional<Summary::State> state = std::nullopt;
  bool listed_only = false;
  std::optional<std::int64_t> touched_before = std::nullopt;
  // With those, too, that were touched just then and come after this one: so a list goes on.
  std::optional<std::string> after = std::nullopt;
  std::size_t most = 100;
};

// No node was up between these times, in milliseconds since 1970.
struct Outage {
  std::int64_t since = 0;
  std::int64_t until = 0;
  friend bool operator==(const Outage&, const Outage&) = default;
};

// A sign of life of a node: when it begins its work, every now and then, and when it ends as it
// should.
struct Beat {
  enum class Kind : std::uint8_t { start, alive, stop };
  std::string node;
  std::int64_t now = 0;
  Kind kind = Kind::alive;
};
// A node that did not say goodbye is taken to be up for so long after its last sign of life.
inline constexpr std::int64_t kNodeSilence = 6'000;
// Outages that are told.
inline constexpr std::size_t kMostOutages = 64;

class Store {
 public:
  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  // Waits for what is under way; callbacks still come before it returns.
  virtual ~Store() = default;

  template <class T>
  using Done = std::function<void(Result<T>)>;

  virtual void append(Append append, Done<Appended> done) = 0;
  // The rows after `since`, at most `most` of them; empty where there is no such room.
  virtual void read(std::string room, std::uint64_t since, std::size_t most,
                    Done<std::vector<Row>> done) = 0;
  virtual void list(Listing listing, Done<std::vector<RoomEntry>> done) = 0;
  // Removes a room with all its rows; whether there was one.
  virtual void remove(std::string room, Done<bool> done) = 0;

  // Keeps a sign of life. Where no other node is up, a `start` is the end of an outage that began
  // with the last sign of life of any node. Tells the last outages, the earliest first: all nodes
  // know the same ones. A store that only one process can open knows that no other node is up.
  virtual void beat(Beat beat, Done<std::vector<Outage>> done) = 0;

  // What other nodes did: a room has a new last number, or a note of theirs about a room (presence,
  // reactions; a line of UTF-8, at most 4 KB, not stored). Hints may be lost or repeated. Set once,
  // before all else.
  // An empty room says that some may have been lost: every room may have a new last number.
  struct News {
    std::string room;
    std::uint64_t version = 0;  // 0 for a note
    std::string note{};
  };
  virtual void on_news(std::function<void(News)> heard) = 0;
  virtual void send_note(std::string room, std::string note) = 0;
};

// A file's path for SQLite, `postgresql://…` for PostgreSQL, `memory:` for one that forgets.
[[nodiscard]] Result<std::unique_ptr<Store>> open_store(const std::string& place);

}  // namespace menagerie::store
