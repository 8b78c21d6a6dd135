#include "server/net/connection_table.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace menagerie::server {

std::string address_key(std::span<const unsigned char> address) {
  constexpr std::size_t kPrefix = 8;
  const std::span<const unsigned char> prefix = address.first(std::min(address.size(), kPrefix));
  return {prefix.begin(), prefix.end()};
}

ConnectionTable::Entry ConnectionTable::add(std::string address, std::function<void()> close) {
  make_room_for(address);
  const std::uint64_t id = ++changes_;
  connections_.emplace(id, Connection{std::move(address), std::move(close), false, id});
  return {*this, id};
}

// A connection that was closed for another one may still change before it ends; nobody counts it.
void ConnectionTable::set_answering(std::uint64_t id, bool answering) {
  const auto found = connections_.find(id);
  if (found == connections_.end()) return;
  found->second.answering = answering;
  found->second.since = ++changes_;
}

void ConnectionTable::make_room_for(std::string_view address) {
  if (count_of(address) >= most_per_address_) {
    close_one_of(address);
  } else if (connections_.size() >= most_) {
    close_one_of(busiest_address());
  }
}

std::size_t ConnectionTable::count_of(std::string_view address) const {
  return static_cast<std::size_t>(std::ranges::count_if(
      connections_, [address](const auto& entry) { return entry.second.address == address; }));
}

std::string_view ConnectionTable::busiest_address() const {
  std::map<std::string_view, std::size_t> counts;
  for (const auto& [id, connection] : connections_) ++counts[connection.address];
  return std::ranges::max_element(counts, {}, [](const auto& entry) { return entry.second; })
      ->first;
}

void ConnectionTable::close_one_of(std::string_view address) {
  const auto order = [address](const auto& entry) {
    const Connection& connection = entry.second;
    return std::tuple(connection.address != address, connection.answering, connection.since);
  };
  const auto oldest = std::ranges::min_element(connections_, {}, order);
  const std::function<void()> close = std::move(oldest->second.close);
  connections_.erase(oldest);
  close();
}

}  // namespace menagerie::server
