#include "server/net/connection_table.h"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <vector>

namespace menagerie::server {

std::string address_key(std::span<const unsigned char> address) {
  constexpr std::size_t kPrefix = 8;
  const std::span<const unsigned char> prefix = address.first(std::min(address.size(), kPrefix));
  return {prefix.begin(), prefix.end()};
}

ConnectionTable::Connections& ConnectionTable::of(ByState& by_state, State state) {
  return by_state.at(static_cast<std::size_t>(state));
}

std::size_t ConnectionTable::count(const ByState& by_state) {
  return by_state[0].size() + by_state[1].size() + by_state[2].size();
}

ConnectionTable::Entry ConnectionTable::add(const std::string& address,
                                            std::function<void()> close) {
  make_room_for(address);
  const std::uint64_t id = ++last_id_;
  place({id, {}, State::waiting, std::move(close)}, address);
  return {*this, id};
}

void ConnectionTable::place(Connection connection, const std::string& address) {
  const auto found = addresses_.try_emplace(address).first;
  const std::size_t before = count(found->second);
  connection.address = found->first;
  Connections& list = of(found->second, connection.state);
  list.push_back(std::move(connection));
  connections_[list.back().id] = std::prev(list.end());
  by_count_.erase({before, found->first});
  by_count_.emplace(before + 1, found->first);
}

ConnectionTable::Connection ConnectionTable::take(Connections::iterator connection) {
  const auto found = addresses_.find(connection->address);
  const std::size_t before = count(found->second);
  Connection taken = std::move(*connection);
  of(found->second, taken.state).erase(connection);
  connections_.erase(taken.id);
  by_count_.erase({before, found->first});
  if (before > 1) {
    by_count_.emplace(before - 1, found->first);
  } else {
    addresses_.erase(found);
  }
  return taken;
}

// A connection that was closed for another one may still change before it ends; nobody counts it.
void ConnectionTable::move(std::uint64_t id, State state) {
  const auto found = connections_.find(id);
  if (found == connections_.end()) return;
  const Connections::iterator connection = found->second;
  ByState& address = addresses_.find(connection->address)->second;
  Connections& to = of(address, state);
  to.splice(to.end(), of(address, connection->state), connection);
  connection->state = state;
}

bool ConnectionTable::hold(std::uint64_t id, const std::string& address,
                           std::function<void()> close) {
  const auto found = connections_.find(id);
  if (found == connections_.end()) return false;
  const auto there = addresses_.find(address);
  if (there != addresses_.end() &&
      of(there->second, State::held).size() >= most_.held_per_address) {
    return false;
  }
  Connection connection = take(found->second);
  connection.state = State::held;
  connection.close = std::move(close);
  place(std::move(connection), address);
  return true;
}

void ConnectionTable::remove(std::uint64_t id) {
  const auto found = connections_.find(id);
  if (found != connections_.end()) std::ignore = take(found->second);
}

void ConnectionTable::make_room_for(const std::string& address) {
  const auto found = addresses_.find(address);
  const bool full =
      found != addresses_.end() &&
      count(found->second) - of(found->second, State::held).size() >= most_.per_address;
  if (full) {
    close_one_of(address);
  } else if (connections_.size() >= most_.connections) {
    close_one_of(std::string(by_count_.rbegin()->second));
  }
}

void ConnectionTable::close_one_of(const std::string& address) {
  ByState& by_state = addresses_.find(address)->second;
  Connections& first = *std::ranges::find_if(
      by_state, [](const Connections& connections) { return !connections.empty(); });
  const Connection gone = take(first.begin());
  gone.close();
}

void ConnectionTable::close_all(State state) {
  std::vector<Connections::iterator> all;
  for (auto& [address, by_state] : addresses_) {
    Connections& list = of(by_state, state);
    for (auto at = list.begin(); at != list.end(); ++at) all.push_back(at);
  }
  for (const Connections::iterator connection : all) take(connection).close();
}

}  // namespace menagerie::server
