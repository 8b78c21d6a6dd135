// The rooms in memory: which are loaded and which are put away, what each is due to do, which
// computers think, what other nodes did, and who is there. Requests and frames are room_service's.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/live/agenda.h"
#include "server/live/heartbeat.h"
#include "server/live/inbox.h"
#include "server/live/live_room.h"
#include "server/live/service_limits.h"
#include "server/live/store_link.h"
#include "server/live/thinkers.h"
#include "server/live/workers.h"

namespace menagerie::server {

class LoadedRooms final : public RoomHost {
 public:
  struct Settings {
    ServiceLimits limits{};
    std::chrono::milliseconds retention{};
    std::size_t thinkers = 1;
    std::string node;
    std::function<std::int64_t()> clock;
  };
  struct Numbers {
    std::uint64_t loads = 0;
    std::uint64_t appends = 0;  // of events that were stored from here
    std::uint64_t conflicts = 0;
    std::uint64_t unreadable = 0;
    std::uint64_t decisions = 0;
    std::uint64_t broken = 0;  // duties that ended with an exception
  };
  // Wakes this no later than then; set once, before `start`.
  using Alarm = std::function<void(rooms::Millis when)>;
  // A room that was made, or that was there under this id already.
  struct MadeRoom {
    std::uint64_t version = 0;  // as it was made
    std::optional<std::size_t> chair;
    bool fresh = true;
  };
  using Made = std::function<void(const rooms::Heard<MadeRoom>&)>;
  using Found = std::function<void(const rooms::Heard<std::shared_ptr<LiveRoom>>&)>;

  LoadedRooms(std::shared_ptr<Inbox> inbox, StoreLink& store, Settings settings, Alarm alarm);
  ~LoadedRooms() override;

  // Begins to beat, and loads the rooms whose clocks run or whose computers think.
  void start();
  // Does what is due.
  void wake();
  // Tells the store that this node is down from now on.
  void stop();

  // The room, loaded if it has to be; not before it is known when no node was up.
  void find(const std::string& id, const Found& found);
  // The room, if it is loaded.
  [[nodiscard]] std::shared_ptr<LiveRoom> loaded_room(const std::string& id) const;
  // Makes a room of this request. `group` is who waits for whom (FairQueue).
  void make(const std::string& group, rooms::Json request, rooms::Room::Making making, Made made);
  // From which address somebody plays there, for the queue of thinkers.
  void set_group(const std::string& room, const std::string& address);

  // A connection came to the room or left it.
  void presence_changed(LiveRoom& room);
  void send_note(const std::string& room, std::string note);
  // Called with the reactions of other nodes.
  std::function<void(LiveRoom& room, const rooms::Json& note)> on_reaction{};
  // Called when something may have changed that lists show.
  std::function<void()> on_listed_change{};
  // Calls `on_list_due` then.
  void list_due_at(rooms::Millis when) { due(Duty::list, when); }
  std::function<void()> on_list_due{};

  [[nodiscard]] std::size_t size() const { return rooms_.size(); }
  [[nodiscard]] const Numbers& numbers() const { return numbers_; }
  [[nodiscard]] std::size_t thinking() const { return thinkers_.waiting(); }
  [[nodiscard]] bool healthy() const { return heartbeat_.healthy(); }
  [[nodiscard]] const std::string& node() const { return heartbeat_.node(); }

  [[nodiscard]] rooms::Millis now() const override;
  [[nodiscard]] StoreLink& store() override { return store_; }
  void in_background(const std::string& group, std::function<void()> work,
                     std::function<void()> done) override;
  void loaded(LiveRoom& room, Origin origin) override;
  void changed(LiveRoom& room, bool by_others) override;
  void conflicted() override { ++numbers_.conflicts; }
  void unreadable(LiveRoom& room, const Error& why) override;

 private:
  enum class Duty : std::uint8_t {
    tick,
    think,
    rematch,
    presence,
    visit,
    beat,
    sweep,
    retention,
    list
  };
  using Key = std::pair<Duty, std::string>;

  // What is known of a loaded room besides itself.
  struct Entry {
    std::shared_ptr<LiveRoom> room;
    std::string group;                          // for the queue of thinkers
    std::optional<std::uint64_t> thinking_for;  // the decision that was asked for
    bool makes_rematch = false;
    rooms::Millis noted = 0;  // when other nodes were told who is here
    rooms::Millis polled = 0;
    std::string presence_told;
  };
  using ByItself = std::function<std::vector<rooms::Event>(const LiveRoom&, rooms::Millis)>;

  void due(Duty duty, rooms::Millis when, const std::string& room = {});
  void do_duty(const Key& key);
  Entry* entry_of(const std::string& id);
  void settle(Entry& entry, bool by_others);
  void with_entry(const std::string& id, const std::function<void(Entry&)>& then);
  // Something happens without a command; tried again as that duty where the store fails.
  void by_itself(LiveRoom& room, Duty again, ByItself what);
  void tick(Entry& entry);
  void think(Entry& entry);
  void decided(const std::string& id, std::uint64_t version, const std::string& action);
  void make_rematch(Entry& entry);
  void tell_presence(Entry& entry);
  void visit(Entry& entry);
  [[nodiscard]] bool may_be_put_away(Entry& entry) const;
  void put_away(const std::string& id);
  [[nodiscard]] bool make_space();
  void end();
  void beat();
  void beaten(Heartbeat::Told told);
  void answer_early();
  // The clocks of this room stood in outages that began after this time.
  void resume(LiveRoom& room, rooms::Millis after);
  void load_running(const store::RoomEntry* after);
  void close_old(store::Summary::State state);
  void heard(const store::Store::News& news);
  // Hints may have been lost.
  void look_at_all();
  void heard_note(LiveRoom& room, const std::string& text);

  std::shared_ptr<Inbox> inbox_;
  StoreLink& store_;
  Settings settings_;
  Alarm alarm_;
  Agenda<Key> agenda_;
  std::optional<rooms::Millis> alarm_at_;
  mutable rooms::Millis latest_ = 0;  // time never goes back
  std::unordered_map<std::string, Entry> rooms_;
  Numbers numbers_;
  Heartbeat heartbeat_;
  bool begun_ = false;                                // the first beat is stored
  std::vector<std::pair<std::string, Found>> early_;  // asked for before that
  rooms::Millis others_until_ = 0;                    // other nodes were heard of lately
  bool stopped_ = false;
  Thinkers thinkers_;
  Workers background_;  // reads logs and makes rooms
};

}  // namespace menagerie::server
