// The open connections, and which of them is closed when there is no room for a new one. A new
// connection always gets in: turning it away would let whoever holds all connections shut out
// everybody else. The one that goes is of the address that has too many, so a client that opens
// thousands only ever closes its own; those that wait with half a request go first, those that hear
// of rooms last. It knows no sockets: closing is what the connection says.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <list>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace menagerie::server {

// What counts as one address, from the bytes of an IP address: all of IPv4, and the first 64 bits
// of IPv6, because a single subscriber has all addresses below them.
[[nodiscard]] std::string address_key(std::span<const unsigned char> address);

class ConnectionTable {
 public:
  struct Most {
    std::size_t connections = 1;
    std::size_t per_address = 1;       // of those that wait or are answered
    std::size_t held_per_address = 1;  // of those that hear of rooms
  };

  // A connection's entry, removed when the connection ends. The table has to outlive it.
  class Entry {
   public:
    Entry(ConnectionTable& table, std::uint64_t id) : table_(table), id_(id) {}
    ~Entry() { table_.remove(id_); }
    Entry(const Entry&) = delete;
    Entry& operator=(const Entry&) = delete;

    // It waits for the client: for a request, or for the rest of one.
    void set_waiting() { table_.move(id_, State::waiting); }
    void set_answering() { table_.move(id_, State::answering); }
    // It hears of rooms from now on, counts for this address and is closed in this way. False, and
    // nothing has changed, where that address has too many of these.
    [[nodiscard]] bool hold(const std::string& address, std::function<void()> close) const {
      return table_.hold(id_, address, std::move(close));
    }

   private:
    ConnectionTable& table_;
    std::uint64_t id_;
  };

  // Pre: all of them are at least 1.
  explicit ConnectionTable(const Most& most) : most_(most) {}

  // Adds a waiting connection. Where that is one too many, another one is forgotten and its `close`
  // called: the one that has waited longest, or, if none waits, been answered or held longest.
  [[nodiscard]] Entry add(const std::string& address, std::function<void()> close);
  // Forgets all that wait, or all that hear of rooms, and calls their `close`.
  void close_waiting() { close_all(State::waiting); }
  void close_held() { close_all(State::held); }
  [[nodiscard]] std::size_t size() const { return connections_.size(); }

 private:
  enum class State : std::uint8_t { waiting, answering, held };
  struct Connection {
    std::uint64_t id = 0;
    std::string_view address;
    State state = State::waiting;
    std::function<void()> close;
  };
  using Connections = std::list<Connection>;
  // Of each state, the one that came to it first at the front.
  using ByState = std::array<Connections, 3>;

  [[nodiscard]] static Connections& of(ByState& by_state, State state);
  [[nodiscard]] static std::size_t count(const ByState& by_state);
  void place(Connection connection, const std::string& address);
  [[nodiscard]] Connection take(Connections::iterator connection);
  void move(std::uint64_t id, State state);
  bool hold(std::uint64_t id, const std::string& address, std::function<void()> close);
  void remove(std::uint64_t id);
  void make_room_for(const std::string& address);
  void close_one_of(const std::string& address);
  void close_all(State state);

  Most most_;
  std::uint64_t last_id_ = 0;
  std::map<std::string, ByState, std::less<>> addresses_;
  std::set<std::pair<std::size_t, std::string_view>> by_count_;
  std::unordered_map<std::uint64_t, Connections::iterator> connections_;
};

}  // namespace menagerie::server
