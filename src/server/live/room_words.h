// What people may do in rooms, whatever it came through: commands, chairs, reactions and being
// allowed to look, each under its limits. How it travels is for api_requests.h and socket_frames.h.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "server/live/listed_tables.h"
#include "server/live/loaded_rooms.h"
#include "server/live/token_bucket.h"

namespace menagerie::server {

// Who asks.
struct Sender {
  std::string address;
  std::string token;  // empty without one
  rooms::Millis lag = 0;
};

class RoomWords {
 public:
  struct Numbers {
    std::uint64_t commands = 0;
    std::uint64_t refused = 0;
    std::uint64_t attempts = 0;  // wrong tokens and invitations
  };
  // The version, or why not; with a JSON list of the events that were missed where it came late.
  using Answered =
      std::function<void(const rooms::Heard<std::uint64_t>& version, const std::string& events)>;

  RoomWords(LoadedRooms& rooms, const ServiceLimits& limits);

  // Anything that comes from an address: refused where it is too much.
  [[nodiscard]] std::optional<rooms::Refusal> admit(const std::string& address);

  struct Made {
    std::string room;
    std::optional<std::size_t> chair;
    std::uint64_t version = 0;
    std::vector<std::string> invites;
  };
  void make(const std::string& address, rooms::Json request,
            std::function<void(const rooms::Heard<Made>&)> made);
  struct Seated {
    std::size_t chair = 0;
    std::uint64_t version = 0;
  };
  void sit(const Sender& sender, const std::string& room, rooms::Json request,
           std::function<void(const rooms::Heard<Seated>&)> seated);
  void command(const Sender& sender, const std::string& room, rooms::Json command,
               Answered answered);
  void react(const Sender& sender, const std::string& room, const rooms::Json& command,
             std::function<void(const rooms::Heard<void>&)> done);
  // Whose eyes a token gives: a chair's, or a spectator's without one.
  [[nodiscard]] rooms::Heard<std::optional<std::size_t>> viewer(LiveRoom& room,
                                                                const Sender& sender);

  // Somebody who may read a room.
  struct Reader {
    std::shared_ptr<LiveRoom> room;
    std::optional<std::size_t> chair;
  };
  // Lets the sender read the room's log after `since`; refused where it ends before that, also in
  // the store.
  void read(const Sender& sender, const std::string& room, std::uint64_t since,
            std::function<void(const rooms::Heard<Reader>&)> then);

  // Why a room could not be had.
  [[nodiscard]] rooms::Refusal absent(const Sender& sender, const rooms::Refusal& refusal);

  [[nodiscard]] const Numbers& numbers() const { return numbers_; }

 private:
  // `fresh`: the room was not there before.
  void make_admitted(const std::string& address, rooms::Json request, rooms::Room::Making making,
                     std::function<void(const rooms::Heard<Made>&, bool fresh)> done);
  [[nodiscard]] rooms::Heard<std::size_t> chair_of(const rooms::Room& room, const Sender& sender);
  [[nodiscard]] rooms::Refusal wrong(const Sender& sender, const rooms::Refusal& refusal);
  [[nodiscard]] std::optional<rooms::Refusal> hold_back(LiveRoom& room, std::size_t chair);
  void command_in(const std::shared_ptr<LiveRoom>& room, const Sender& sender, rooms::Json command,
                  Answered answered);
  void give_late(const std::shared_ptr<LiveRoom>& room, std::uint64_t since,
                 const rooms::Refusal& refusal, const Answered& answered);

  LoadedRooms& rooms_;
  ServiceLimits limits_;
  Numbers numbers_;
  BucketTable requests_;
  BucketTable attempts_;
  BucketTable made_;
  ListedTables listed_;
};

// A room's id.
[[nodiscard]] rooms::Heard<std::string> room_named(std::string_view text);

}  // namespace menagerie::server
