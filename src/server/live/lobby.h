// The list of open and running tables that anybody may see: read from the store when somebody wants
// it, and told in changes to those who follow it, at most a few times a second.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/live/loaded_rooms.h"
#include "server/live/room_api.h"

namespace menagerie::server {

// A list by room, and what is different in a later one.
using RoomList = std::map<std::string, std::string>;  // id, JSON
struct ListChanges {
  std::vector<std::string> rooms;  // JSON, of those that are new or different
  std::vector<std::string> gone;   // ids
};
[[nodiscard]] ListChanges changes_between(const RoomList& before, const RoomList& after);

class Lobby {
 public:
  // The list as JSON, or why there is none.
  using Listed = std::function<void(const rooms::Heard<std::string>& list)>;

  explicit Lobby(LoadedRooms& rooms);

  // The last touched first.
  void list(Listed listed);
  void follow(const std::shared_ptr<Listener>& listener);
  void leave(const std::shared_ptr<Listener>& listener);
  [[nodiscard]] std::size_t followers() const { return followers_.size(); }

 private:
  void read();
  void got(const Result<std::vector<store::RoomEntry>>& waiting,
           const Result<std::vector<store::RoomEntry>>& running);
  [[nodiscard]] std::string entry_text(const store::RoomEntry& entry) const;
  void tell(const ListChanges& changes, bool all, const std::vector<std::shared_ptr<Listener>>& to);
  void changed();

  LoadedRooms& rooms_;
  RoomList known_;
  std::string text_ = "[]";  // of the last list that was read
  std::optional<rooms::Millis> read_at_;
  bool reading_ = false;
  std::vector<Listed> waiting_;
  std::vector<std::shared_ptr<Listener>> new_;  // have not got the whole list yet
  std::vector<std::shared_ptr<Listener>> followers_;
};

}  // namespace menagerie::server
