#include "server/live/loaded_rooms.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "messages/live.h"
#include "native/os_random.h"
#include "server/live/new_room.h"
#include "server/live/node_note.h"
#include "server/live/refusals.h"
#include "server/live/secrets.h"

namespace menagerie::server {

namespace {

using rooms::Millis;

// A loaded room is looked after so often.
constexpr Millis kBetweenVisits = 20'000;
// A room that others listen to is compared with the store so often, in case a hint was lost.
constexpr Millis kBetweenPolls = 60'000;
// Presence is told no more often.
constexpr Millis kPresenceBundle = 200;
// What failed for want of the store, or came to nothing, is tried again.
constexpr Millis kTryAgain = 2'000;
// Where several nodes have a room, the one that stored the last event thinks; the others wait so
// long before they take it that this one is gone.
constexpr Millis kOthersThink = 10'000;
constexpr Millis kBetweenSweeps = 5 * 60'000;
constexpr Millis kBetweenRetentions = 60 * 60'000;
// Rooms of a list that is read at a time.
constexpr std::size_t kListPage = 500;
constexpr Millis kSpaceIsBack = 60'000;
// Rooms that somebody may ask for before the first beat is stored.
constexpr std::size_t kMostEarly = 10'000;

// Whether something may happen in a room that nobody looks at: a flag falls, a computer moves.
bool goes_on_by_itself(const std::string& summary) {
  const rooms::Json json = rooms::Json::parse(summary, nullptr, false);
  if (!json.is_object()) return true;
  if (json.contains("clock") && !json["clock"].is_null()) return true;
  if (!json.contains("chairs") || !json["chairs"].is_array()) return true;
  return std::ranges::any_of(json["chairs"], [](const rooms::Json& chair) {
    return chair.is_object() && chair.value("kind", "") == "computer";
  });
}

}  // namespace

LoadedRooms::LoadedRooms(std::shared_ptr<Inbox> inbox, StoreLink& store, Settings settings,
                         Alarm alarm)
    : inbox_(std::move(inbox)),
      store_(store),
      settings_(std::move(settings)),
      alarm_(std::move(alarm)),
      heartbeat_(store, settings_.node, [this] { return now(); }),
      thinkers_(std::max<std::size_t>(settings_.thinkers, 1),
                [this, box = inbox_](std::string room, std::uint64_t version, std::string action) {
                  box->put([this, room = std::move(room), version, action = std::move(action)] {
                    decided(room, version, action);
                  });
                }),
      background_(1) {}

LoadedRooms::~LoadedRooms() {
  end();
}

Millis LoadedRooms::now() const {
  latest_ = std::max(latest_, settings_.clock());
  return latest_;
}

void LoadedRooms::start() {
  store_.on_news([this](const store::Store::News& news) { heard(news); });
  beat();
}

void LoadedRooms::stop() {
  if (!stopped_) heartbeat_.stop();
  end();
  answer_early();
}

void LoadedRooms::end() {
  if (std::exchange(stopped_, true)) return;
  thinkers_.stop();
  background_.stop();
}

// --- signs of life, and times without any ---

void LoadedRooms::beat() {
  due(Duty::beat, now() + Heartbeat::kEvery);
  heartbeat_.beat([this](Heartbeat::Told told) { beaten(told); });
}

void LoadedRooms::beaten(Heartbeat::Told told) {
  if (told == Heartbeat::Told::new_outages) {
    for (auto& [id, entry] : rooms_) {
      if (entry.room->ready()) resume(*entry.room, 0);
    }
  }
  if (told != Heartbeat::Told::nothing && !std::exchange(begun_, true)) {
    due(Duty::sweep, now());
    due(Duty::retention, now() + Heartbeat::kEvery);
  }
  answer_early();
}

void LoadedRooms::answer_early() {
  for (const auto& [id, found] : std::exchange(early_, {})) {
    if (stopped_) {
      found(std::unexpected(closing()));
    } else if (begun_) {
      find(id, found);
    } else {
      found(std::unexpected(unavailable()));
    }
  }
}

void LoadedRooms::resume(LiveRoom& room, Millis after) {
  const auto next = std::ranges::find_if(
      heartbeat_.outages(), [after](const store::Outage& outage) { return outage.since > after; });
  if (next == heartbeat_.outages().end()) return;
  room.ask(
      {.hear = [outage = *next](const rooms::Room& known, Millis) -> rooms::Heard<rooms::Next> {
         return rooms::Next{known.resume(outage.since, outage.until), known.version()};
       },
       // One after the other: each leaves out the time of its own outage alone.
       .answer =
           [this, weak = room.weak_from_this(),
            since = next->since](const rooms::Heard<std::uint64_t>& version) {
             const std::shared_ptr<LiveRoom> live = weak.lock();
             if (version && live && live->ready()) resume(*live, since);
           },
       .first = true});
}

// --- what is due ---

void LoadedRooms::due(Duty duty, Millis when, const std::string& room) {
  if (stopped_) return;
  agenda_.set({duty, room}, when);
  if (alarm_at_ && *alarm_at_ <= when) return;
  alarm_at_ = when;
  alarm_(when);
}

void LoadedRooms::wake() {
  if (stopped_) return;
  alarm_at_ = std::nullopt;
  for (const Key& key : agenda_.take_due(now())) {
    // What one duty throws, most likely for want of memory, keeps no other from being done.
    try {
      do_duty(key);
    } catch (const std::exception&) {
      ++numbers_.broken;
      due(key.first, now() + kTryAgain, key.second);
    }
  }
  const std::optional<Millis> next = agenda_.next();
  if (!next || (alarm_at_ && *alarm_at_ <= *next)) return;
  alarm_at_ = next;
  alarm_(*next);
}

void LoadedRooms::do_duty(const Key& key) {
  const auto& [duty, room] = key;
  Entry* const entry = entry_of(room);
  switch (duty) {
    case Duty::tick:
      return with_entry(room, [this](Entry& one) { tick(one); });
    case Duty::think:
      if (entry != nullptr && entry->room->ready()) think(*entry);
      return;
    case Duty::rematch:
      if (entry != nullptr && entry->room->ready()) make_rematch(*entry);
      return;
    case Duty::presence:
      if (entry != nullptr && entry->room->ready()) tell_presence(*entry);
      return;
    case Duty::visit:
      if (entry != nullptr) visit(*entry);
      return;
    case Duty::beat:
      return beat();
    case Duty::sweep:
      due(Duty::sweep, now() + kBetweenSweeps);
      return load_running(nullptr);
    case Duty::retention:
      due(Duty::retention, now() + kBetweenRetentions);
      close_old(store::Summary::State::waiting);
      return close_old(store::Summary::State::running);
    case Duty::list:
      if (on_list_due) on_list_due();
      return;
  }
}

LoadedRooms::Entry* LoadedRooms::entry_of(const std::string& id) {
  const auto found = rooms_.find(id);
  return found == rooms_.end() ? nullptr : &found->second;
}

void LoadedRooms::with_entry(const std::string& id, const std::function<void(Entry&)>& then) {
  find(id, [this, id, then](const rooms::Heard<std::shared_ptr<LiveRoom>>& room) {
    Entry* const entry = entry_of(id);
    if (room && entry != nullptr) return then(*entry);
    // Gone, or the store is: in that case it has to be tried again.
    if (!room && room.error().status != 404) due(Duty::tick, now() + kTryAgain, id);
  });
}

// After anything has changed: when is the room due, who has to think, is a rematch wanted?
void LoadedRooms::settle(Entry& entry, bool by_others) {
  const LiveRoom& live = *entry.room;
  if (const std::optional<Millis> when = live.room().due()) {
    due(Duty::tick, *when, live.id());
  } else {
    agenda_.drop({Duty::tick, live.id()});
  }
  if (by_others && now() < others_until_) {
    due(Duty::think, now() + kOthersThink, live.id());
    due(Duty::rematch, now() + kOthersThink, live.id());
  } else {
    think(entry);
    make_rematch(entry);
  }
}

void LoadedRooms::by_itself(LiveRoom& room, Duty again, ByItself what) {
  const std::weak_ptr<LiveRoom> weak = room.weak_from_this();
  room.ask({.hear = [weak, what = std::move(what)](const rooms::Room& now_known,
                                                   Millis now) -> rooms::Heard<rooms::Next> {
              const std::shared_ptr<LiveRoom> live = weak.lock();
              if (!live) return rooms::Next{{}, now_known.version()};
              return rooms::Next{what(*live, now), now_known.version()};
            },
            .answer =
                [this, again, id = room.id()](const rooms::Heard<std::uint64_t>& version) {
                  if (!version) due(again, now() + kTryAgain, id);
                }});
}

void LoadedRooms::tick(Entry& entry) {
  LiveRoom& live = *entry.room;
  by_itself(live, Duty::tick, [this](const LiveRoom& room, Millis now) {
    std::vector<rooms::Event> events = room.room().tick(room.moment(now, 0));
    const std::optional<Millis> next = room.room().due();
    // Where it came to nothing it is not asked again at once.
    if (events.empty() && next) due(Duty::tick, std::max(*next, now + kTryAgain), room.id());
    return events;
  });
}

void LoadedRooms::think(Entry& entry) {
  const LiveRoom& live = *entry.room;
  const std::optional<rooms::Room::Thinking> thinking = live.room().thinking();
  if (!thinking) {
    if (entry.thinking_for) thinkers_.cancel(live.id());
    entry.thinking_for = std::nullopt;
    return;
  }
  if (entry.thinking_for == thinking->version) return;
  entry.thinking_for = thinking->version;
  thinkers_.think(entry.group.empty() ? live.id() : entry.group, live.id(), *thinking,
                  OsRandom().next());
}

void LoadedRooms::decided(const std::string& id, std::uint64_t version, const std::string& action) {
  Entry* const entry = entry_of(id);
  if (entry == nullptr || !entry->room->ready() || entry->thinking_for != version) return;
  entry->thinking_for = std::nullopt;
  if (action.empty()) return due(Duty::think, now() + kTryAgain, id);
  ++numbers_.decisions;
  by_itself(*entry->room, Duty::think,
            [version, action, fresh = random_secret()](const LiveRoom& room, Millis now) {
              return room.room().decide(version, action, room.moment(now, 0), fresh);
            });
}

void LoadedRooms::make_rematch(Entry& entry) {
  if (entry.makes_rematch) return;
  std::optional<rooms::Json> request = entry.room->room().rematch_request();
  if (!request) return;
  entry.makes_rematch = true;
  // Every node that makes it makes the same one.
  const std::string id = entry.room->id();
  const std::string next = rematch_id(id);
  make(entry.group, std::move(*request),
       {.id = next, .server_key = random_secret(), .invites = {}, .of_a_room = true},
       [this, id, next](const rooms::Heard<MadeRoom>& made) {
         Entry* const old = entry_of(id);
         if (old == nullptr || !old->room->ready()) return;
         old->makes_rematch = false;
         if (!made) {
           if (made.error().status >= 500) due(Duty::rematch, now() + kTryAgain, id);
           return;
         }
         by_itself(*old->room, Duty::rematch, [next](const LiveRoom& room, Millis now) {
           return room.room().rematched(next, now);
         });
       });
}

// --- which rooms are loaded ---

std::shared_ptr<LiveRoom> LoadedRooms::loaded_room(const std::string& id) const {
  const auto found = rooms_.find(id);
  return found == rooms_.end() ? nullptr : found->second.room;
}

void LoadedRooms::find(const std::string& id, const Found& found) {
  std::shared_ptr<LiveRoom> room = loaded_room(id);
  if (!room) {
    if (stopped_) return found(std::unexpected(closing()));
    if (!begun_) {
      if (early_.size() >= kMostEarly) return found(std::unexpected(unavailable()));
      early_.emplace_back(id, found);
      return;
    }
    if (!make_space()) {
      return found(std::unexpected(refusal_until("busy", 503, messages::live_busy, kSpaceIsBack)));
    }
    room = std::make_shared<LiveRoom>(id, *this);
    rooms_[id].room = room;
  }
  room->when_ready([this, room, id, found](const rooms::Heard<void>& fine) {
    if (fine) return found(room);
    // What could not be loaded now may be there later.
    Entry* const entry = entry_of(id);
    if (entry != nullptr && entry->room == room && !room->ready()) put_away(id);
    found(std::unexpected(fine.error()));
  });
}

void LoadedRooms::make(const std::string& group, rooms::Json request, rooms::Room::Making making,
                       Made made) {
  const auto work = std::make_shared<std::optional<rooms::Heard<NewRoom>>>();
  const std::string id = making.id;
  in_background(
      group,
      [work, request = std::move(request), making = std::move(making), now = now()] {
        work->emplace(make_room(request, making, now));
      },
      [this, work, id, group, made = std::move(made)] {
        if (!*work) return made(std::unexpected(unavailable()));
        if (!**work) return made(std::unexpected((*work)->error()));
        store_.append(first_append(***work, now()),
                      [this, work, id, group, made](const Result<store::Appended>& result) {
                        if (!result) return made(std::unexpected(unavailable()));
                        NewRoom& fresh = ***work;
                        const MadeRoom room{.version = fresh.events.size(),
                                            .chair = fresh.chair,
                                            .fresh = *result == store::Appended::done};
                        // Where somebody asked for it meanwhile it is being loaded already.
                        if (room.fresh && entry_of(id) == nullptr && make_space()) {
                          const auto live = std::make_shared<LiveRoom>(id, *this);
                          rooms_[id].room = live;
                          rooms_[id].group = group;
                          live->adopt(std::move(fresh.log));
                        }
                        made(room);
                      });
      });
}

void LoadedRooms::in_background(const std::string& group, std::function<void()> work,
                                std::function<void()> done) {
  background_.add(group,
                  [box = inbox_, work = std::move(work), done = std::move(done)](std::size_t) {
                    // Even if there is no memory for the work, somebody waits for its end.
                    struct Ending {
                      const std::shared_ptr<Inbox>& box;
                      const std::function<void()>& done;
                      ~Ending() { box->put(done); }
                    } const ending{box, done};
                    work();
                  });
}

void LoadedRooms::loaded(LiveRoom& room, Origin origin) {
  Entry* const entry = entry_of(room.id());
  if (entry == nullptr) return;
  ++numbers_.loads;
  due(Duty::visit, now() + kBetweenVisits, room.id());
  if (origin == Origin::made && room.room().listed() && on_listed_change) on_listed_change();
  if (now() < others_until_) store_.send_note(room.id(), std::string(kAskNote));
  if (origin == Origin::stored) resume(room, 0);
  settle(*entry, origin == Origin::stored);
}

void LoadedRooms::changed(LiveRoom& room, bool by_others) {
  if (!by_others) ++numbers_.appends;
  if (room.room().listed() && on_listed_change) on_listed_change();
  if (Entry* const entry = entry_of(room.id())) settle(*entry, by_others);
}

void LoadedRooms::unreadable(LiveRoom&, const Error&) {
  ++numbers_.unreadable;
}

void LoadedRooms::set_group(const std::string& room, const std::string& address) {
  if (Entry* const entry = entry_of(room)) entry->group = address;
}

void LoadedRooms::visit(Entry& entry) {
  LiveRoom& live = *entry.room;
  if (may_be_put_away(entry)) return put_away(live.id());
  due(Duty::visit, now() + kBetweenVisits, live.id());
  if (!live.ready()) return;
  live.retry();
  if (live.presence().anybody_here() && now() - entry.noted >= Presence::kNoteEvery) {
    entry.noted = now();
    store_.send_note(live.id(), live.presence().note(node()));
  }
  tell_presence(entry);  // what others said may have run out
  if (!live.audience().empty() &&
      now() - std::max(entry.polled, live.changed_at()) >= kBetweenPolls) {
    entry.polled = now();
    live.catch_up_to(live.room().version() + 1);
  }
}

bool LoadedRooms::may_be_put_away(Entry& entry) const {
  const LiveRoom& live = *entry.room;
  if (!live.at_rest() || !entry.room->audience().empty() || entry.thinking_for ||
      entry.makes_rematch) {
    return false;
  }
  const Millis idle = std::chrono::milliseconds(settings_.limits.idle_room).count();
  if (now() - live.changed_at() < idle) return false;
  // What is due later is on the agenda, and loads the room again.
  const std::optional<Millis> next = live.room().due();
  return !next || *next > now() + idle;
}

void LoadedRooms::put_away(const std::string& id) {
  for (const Duty duty : {Duty::think, Duty::rematch, Duty::presence, Duty::visit}) {
    agenda_.drop({duty, id});
  }
  thinkers_.cancel(id);
  rooms_.erase(id);
}

// Whether one more room may be loaded; those that may go make space for it.
bool LoadedRooms::make_space() {
  if (rooms_.size() < settings_.limits.loaded_rooms) return true;
  std::vector<std::string> gone;
  for (auto& [id, entry] : rooms_) {
    if (may_be_put_away(entry)) gone.push_back(id);
  }
  for (const std::string& id : gone) put_away(id);
  return rooms_.size() < settings_.limits.loaded_rooms;
}

void LoadedRooms::load_running(const store::RoomEntry* after) {
  store::Listing listing{.state = store::Summary::State::running, .most = kListPage};
  if (after != nullptr) {
    listing.touched_before = after->summary.touched;
    listing.after = after->room;
  }
  store_.list(std::move(listing), [this](const Result<std::vector<store::RoomEntry>>& list) {
    if (!list) return due(Duty::sweep, now() + kTryAgain);
    for (const store::RoomEntry& room : *list) {
      const bool known = rooms_.contains(room.room) || agenda_.has({Duty::tick, room.room});
      if (!known && goes_on_by_itself(room.summary.text)) {
        find(room.room, [](const rooms::Heard<std::shared_ptr<LiveRoom>>&) {});
      }
    }
    if (list->size() == kListPage) load_running(&list->back());
  });
}

void LoadedRooms::close_old(store::Summary::State state) {
  store_.list(
      {.state = state, .touched_before = now() - settings_.retention.count(), .most = kListPage},
      [this](const Result<std::vector<store::RoomEntry>>& list) {
        if (!list) return;
        for (const store::RoomEntry& room : *list) {
          with_entry(room.room, [this](Entry& entry) {
            by_itself(*entry.room, Duty::visit,
                      [](const LiveRoom& live, Millis now) { return live.room().close_old(now); });
          });
        }
      });
}

// --- other nodes ---

void LoadedRooms::heard(const store::Store::News& news) {
  others_until_ = now() + Presence::kNoteHolds;
  if (news.room.empty()) return look_at_all();
  Entry* const entry = entry_of(news.room);
  if (entry == nullptr || !entry->room->ready()) {
    if (news.version > 0 && on_listed_change) on_listed_change();
    return;
  }
  if (news.version > 0) {
    entry->room->catch_up_to(news.version);
  } else {
    heard_note(*entry->room, news.note);
  }
}

void LoadedRooms::look_at_all() {
  for (auto& [id, entry] : rooms_) {
    if (entry.room->ready()) entry.room->catch_up_to(entry.room->room().version() + 1);
  }
  if (on_listed_change) on_listed_change();
}

void LoadedRooms::heard_note(LiveRoom& room, const std::string& text) {
  const std::optional<NodeNote> note = read_note(text);
  if (!note) return;
  if (const auto* const reaction = std::get_if<ReactionNote>(&*note)) {
    if (on_reaction) on_reaction(room, reaction->note);
  } else if (const auto* const there = std::get_if<PresenceNote>(&*note)) {
    if (room.presence().heard(there->node, there->chairs, there->watching, now())) {
      due(Duty::presence, now() + kPresenceBundle, room.id());
    }
  } else if (room.presence().anybody_here()) {
    store_.send_note(room.id(), room.presence().note(node()));
  }
}

void LoadedRooms::presence_changed(LiveRoom& room) {
  if (!agenda_.has({Duty::presence, room.id()})) {
    due(Duty::presence, now() + kPresenceBundle, room.id());
  }
}

void LoadedRooms::tell_presence(Entry& entry) {
  LiveRoom& live = *entry.room;
  std::string state = std::to_string(live.presence().watching(now()));
  for (std::size_t chair = 0; chair < live.room().chairs(); ++chair) {
    state += live.presence().connected(chair, now()) ? '+' : '-';
  }
  if (state == entry.presence_told) return;
  entry.presence_told = std::move(state);
  entry.noted = now();
  store_.send_note(live.id(), live.presence().note(node()));
  live.audience().tell_sockets(R"({"room":")" + live.id() + "\"," + live.presence().text(now()) +
                               "}");
}

void LoadedRooms::send_note(const std::string& room, std::string note) {
  store_.send_note(room, std::move(note));
}

}  // namespace menagerie::server
