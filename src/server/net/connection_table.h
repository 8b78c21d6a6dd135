// The open connections, and which of them is closed when there is no room for a new one. A new
// connection always gets in: turning it away would let whoever holds all connections shut out
// everybody else. The one that goes is of the address that has too many, so a client that opens
// thousands only ever closes its own. It knows no sockets: closing is what the connection says.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>

namespace menagerie::server {

// What counts as one address, from the bytes of an IP address: all of IPv4, and the first 64 bits
// of IPv6, because a single subscriber has all addresses below them.
[[nodiscard]] std::string address_key(std::span<const unsigned char> address);

class ConnectionTable {
 public:
  // A connection's entry, removed when the connection ends. The table has to outlive it.
  class Entry {
   public:
    Entry(ConnectionTable& table, std::uint64_t id) : table_(table), id_(id) {}
    ~Entry() { table_.connections_.erase(id_); }
    Entry(const Entry&) = delete;
    Entry& operator=(const Entry&) = delete;

    // It waits for the client: for a request, or for the rest of one.
    void set_waiting() { table_.set_answering(id_, false); }
    void set_answering() { table_.set_answering(id_, true); }

   private:
    ConnectionTable& table_;
    std::uint64_t id_;
  };

  // Pre: both are at least 1.
  ConnectionTable(std::size_t most, std::size_t most_per_address)
      : most_(most), most_per_address_(most_per_address) {}

  // Adds a waiting connection. Where that is one too many, another one is forgotten and its `close`
  // called: the one that has waited longest, or, if none waits, been answered longest.
  [[nodiscard]] Entry add(std::string address, std::function<void()> close);

 private:
  struct Connection {
    std::string address;
    std::function<void()> close;
    bool answering = false;
    std::uint64_t since = 0;  // counts changes, so a smaller number is longer ago
  };

  void set_answering(std::uint64_t id, bool answering);
  void make_room_for(std::string_view address);
  [[nodiscard]] std::size_t count_of(std::string_view address) const;
  [[nodiscard]] std::string_view busiest_address() const;
  void close_one_of(std::string_view address);

  std::size_t most_;
  std::size_t most_per_address_;
  std::uint64_t changes_ = 0;
  std::map<std::uint64_t, Connection> connections_;
};

}  // namespace menagerie::server
