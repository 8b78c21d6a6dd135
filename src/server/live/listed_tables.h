// How many tables in the lobby an address has opened from this node, so that nobody fills it alone.
// Only those that are not over count: where an address has too many, its tables are looked at
// again. Addresses are kept in memory only.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/live/loaded_rooms.h"

namespace menagerie::server {

class ListedTables {
 public:
  using Admitted = std::function<void(bool)>;

  ListedTables(LoadedRooms& rooms, std::size_t most) : rooms_(rooms), most_(most) {}

  // Whether this address may list one more table, which counts from now on; maybe later. One that
  // is asked for again is there already.
  void admit(const std::string& address, const std::string& room, const Admitted& admitted);
  // What was admitted has been made, or has come to nothing. One that was made before stays.
  void keep(const std::string& address, const std::string& room);
  void give_up(const std::string& address, const std::string& room);
  [[nodiscard]] std::size_t addresses() const { return tables_.size(); }

 private:
  struct Table {
    std::string room;
    rooms::Millis since = 0;
    bool made = false;
  };
  using Tables = std::vector<Table>;

  // Adds the table if there is space for it.
  bool add(const std::string& address, const std::string& room);
  void drop(const std::string& address, const std::string& room);
  Table* find(const std::string& address, const std::string& room);
  void forget_old();

  LoadedRooms& rooms_;
  std::size_t most_;
  std::unordered_map<std::string, Tables> tables_;  // by address
  std::size_t purge_at_ = 1024;
};

}  // namespace menagerie::server
