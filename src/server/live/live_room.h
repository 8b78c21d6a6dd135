// One loaded room: its queue of asks, each heard, stored, taken, answered and told in this order,
// one append under way at a time; and everybody who hears of it. Where another node was faster it
// reads what is new and hears the ask again. Which rooms are loaded, timers and thinking are its
// host's.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "rooms/room.h"
#include "server/live/audience.h"
#include "server/live/presence.h"
#include "server/live/room_log.h"
#include "server/live/store_link.h"
#include "server/live/token_bucket.h"

namespace menagerie::server {

class LiveRoom;

// What a loaded room needs of the one who keeps it.
class RoomHost {
 public:
  RoomHost() = default;
  RoomHost(const RoomHost&) = delete;
  RoomHost& operator=(const RoomHost&) = delete;
  virtual ~RoomHost() = default;

  [[nodiscard]] virtual rooms::Millis now() const = 0;
  [[nodiscard]] virtual StoreLink& store() = 0;
  // Does `work` on another thread, then `done` on this one, whatever became of the work. Groups
  // take turns.
  virtual void in_background(const std::string& group, std::function<void()> work,
                             std::function<void()> done) = 0;
  // The room was loaded, or made here; its first asks may be put in.
  enum class Origin : std::uint8_t { stored, made };
  virtual void loaded(LiveRoom& room, Origin origin) = 0;
  // Events were taken: stored from here, or read because others stored them.
  virtual void changed(LiveRoom& room, bool by_others) = 0;
  // An append met another node's.
  virtual void conflicted() = 0;
  // Rows that do not fit together: the room cannot be shown.
  virtual void unreadable(LiveRoom& room, const Error& why) = 0;
};

// What lists need to know of the room once `next` has followed.
[[nodiscard]] store::Summary summary_of(const rooms::Room& room,
                                        const std::vector<rooms::Event>& next, rooms::Millis now);

class LiveRoom : public std::enable_shared_from_this<LiveRoom> {
 public:
  using Room = rooms::Room;

  // Something that may lead to events.
  struct Ask {
    std::function<rooms::Heard<rooms::Next>(const Room& room, rooms::Millis now)> hear;
    // Once the events are durable and taken, before others are told; or why not.
    std::function<void(const rooms::Heard<std::uint64_t>& version)> answer;
    // Comes before everything else, and stays until the store has taken it. Nobody is shown the
    // room before.
    bool first = false;
    int tries = 0;
  };
  using Ready = std::function<void(const rooms::Heard<void>&)>;

  // The host has to outlive the room.
  LiveRoom(std::string id, RoomHost& host) : id_(std::move(id)), host_(host) {}

  // Reads the room from the store.
  void load();
  // The room that was made here just now. Pre: nothing is loaded.
  void adopt(RoomLog log);
  // Calls when the room is there, maybe at once, or why it is not.
  void when_ready(Ready ready);
  [[nodiscard]] bool ready() const { return room_.has_value(); }

  [[nodiscard]] const std::string& id() const { return id_; }
  // Pre: ready(), for these.
  [[nodiscard]] const Room& room() const { return *room_; }
  [[nodiscard]] Presence& presence() { return *presence_; }
  [[nodiscard]] TokenBucket& bucket(std::size_t chair) { return buckets_[chair]; }
  [[nodiscard]] rooms::Moment moment(rooms::Millis now, rooms::Millis lag) const;

  void ask(Ask ask);
  // Goes on where the store failed before.
  void retry() { work(); }
  // Another node has stored up to this version, or may have.
  void catch_up_to(std::uint64_t version);
  // Calls when the log is known up to this version, maybe at once, or why it is not: then the store
  // does not have it, either. The room need not be ready() after a refusal.
  void when_known(std::uint64_t version, Ready known);
  // Nothing is under way and nothing waits.
  [[nodiscard]] bool at_rest() const { return ready() && !busy_ && queue_.empty(); }
  [[nodiscard]] rooms::Millis changed_at() const { return changed_at_; }

  // Sends what it lacks, then all that comes; `live` is called in between, once.
  void subscribe(const std::shared_ptr<Subscriber>& subscriber, const std::function<void()>& live);
  void unsubscribe(const std::shared_ptr<Subscriber>& subscriber);
  [[nodiscard]] Audience& audience() { return audience_; }
  // The lines after `since`, a page of them at most; empty where there are none. Maybe at once.
  using GotLines = std::function<void(const Result<std::vector<std::string>>&)>;
  void lines_after(std::uint64_t since, GotLines got);
  // What lines show of the room as it is now; empty before the start.
  [[nodiscard]] std::string_view view() const;

 private:
  void read_log(const std::shared_ptr<std::vector<store::Row>>& rows);
  void got_page(const std::shared_ptr<std::vector<store::Row>>& rows,
                const Result<std::vector<store::Row>>& page);
  void replay(const std::shared_ptr<std::vector<store::Row>>& rows);
  void not_ready(const rooms::Refusal& why);
  void become_ready(RoomLog log, RoomHost::Origin origin);
  void let_in();
  void work();
  void append(Ask ask, rooms::Next next);
  void appended(Ask ask, const rooms::Next& next, const Result<store::Appended>& result);
  void again(Ask ask);
  void catch_up();
  void caught_up(const Result<std::vector<store::Row>>& rows);
  void refuse_all(const rooms::Refusal& why);
  // Their lines; nothing where they do not fit the room.
  [[nodiscard]] std::optional<std::vector<Told>> take(const std::vector<rooms::Event>& events);
  [[nodiscard]] std::optional<std::vector<Told>> try_to_take(
      const std::vector<rooms::Event>& events);
  void tell(const std::vector<Told>& told);
  void reload();
  void bring_up(const std::shared_ptr<Subscriber>& subscriber, const std::function<void()>& live);

  std::string id_;
  RoomHost& host_;
  std::optional<Room> room_;
  std::optional<Presence> presence_;
  std::optional<DigestCheckpoints> checkpoints_;
  RecentLines recent_;
  std::vector<TokenBucket> buckets_;  // by chair
  Audience audience_;
  std::vector<Ready> waiting_;  // for the room to be loaded, and what comes first to be stored
  std::deque<Ask> queue_;
  bool loading_ = false;
  bool busy_ = false;        // the store works for this room
  bool stale_ = false;       // the store may know more than we
  bool owes_first_ = false;  // what comes before everything else is not stored yet
  rooms::Millis changed_at_ = 0;
  rooms::Millis summed_up_at_ = 0;
};

}  // namespace menagerie::server
