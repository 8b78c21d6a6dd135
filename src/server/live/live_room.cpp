#include "server/live/live_room.h"

#include <algorithm>
#include <exception>
#include <iterator>
#include <utility>

#include "fairness/story.h"
#include "messages/live.h"
#include "rooms/refusal.h"
#include "server/live/refusals.h"

namespace menagerie::server {

namespace {

// Rows that are read at a time.
constexpr std::size_t kPage = 1024;
// An ask that meets other nodes' events so often is given back.
constexpr int kMostTries = 20;
// Asks that wait for one room; a room of four people has a few.
constexpr std::size_t kMostWaiting = 1024;
constexpr rooms::Millis kQueueIsShorter = 1000;
// When a room was last touched is stored to the minute: writing it with every move would double
// what a move costs the store.
constexpr rooms::Millis kBetweenSummaries = 60'000;

std::vector<rooms::Event> events_of(const std::vector<store::Row>& rows) {
  std::vector<rooms::Event> events;
  events.reserve(rows.size());
  for (const store::Row& row : rows) events.push_back({row.open, row.secret});
  return events;
}

store::Summary::State state_of(rooms::Room::Summary::State state) {
  using From = rooms::Room::Summary::State;
  using To = store::Summary::State;
  if (state == From::waiting) return To::waiting;
  return state == From::running ? To::running : To::over;
}

// The rows that put `next` behind the room's log.
store::Append append_of(const rooms::Room& room, const std::vector<rooms::Event>& next) {
  store::Append append{
      .room = room.id(), .after = room.version(), .rows = {}, .summary = std::nullopt};
  append.rows.reserve(next.size());
  for (const rooms::Event& event : next) append.rows.push_back({event.open, event.secret});
  return append;
}

}  // namespace

store::Summary summary_of(const rooms::Room& room, const std::vector<rooms::Event>& next,
                          rooms::Millis now) {
  rooms::Room::Summary summary = room.summary_after(next);
  return {.state = state_of(summary.state),
          .listed = room.listed(),
          .touched = now,
          .text = std::move(summary.text)};
}

void LiveRoom::load() {
  if (loading_ || room_) return;
  loading_ = true;
  read_log(std::make_shared<std::vector<store::Row>>());
}

void LiveRoom::read_log(const std::shared_ptr<std::vector<store::Row>>& rows) {
  host_.store().read(
      id_, rows->size(), kPage,
      [self = shared_from_this(), rows](const Result<std::vector<store::Row>>& page) {
        self->got_page(rows, page);
      });
}

void LiveRoom::got_page(const std::shared_ptr<std::vector<store::Row>>& rows,
                        const Result<std::vector<store::Row>>& page) {
  if (!page) return not_ready(unavailable());
  rows->insert(rows->end(), page->begin(), page->end());
  if (page->size() == kPage) return read_log(rows);
  if (rows->empty()) return not_ready(no_such_room());
  replay(rows);
}

void LiveRoom::replay(const std::shared_ptr<std::vector<store::Row>>& rows) {
  const auto log = std::make_shared<std::optional<Result<RoomLog>>>();
  host_.in_background(
      id_, [id = id_, rows, log] { log->emplace(replay_log(id, *rows)); },
      [self = shared_from_this(), log] {
        if (!*log) return self->not_ready(unavailable());
        if (!**log) {
          self->host_.unreadable(*self, (*log)->error());
          return self->not_ready(refusal_of("broken", 500, messages::live_broken));
        }
        self->become_ready(std::move(***log), RoomHost::Origin::stored);
      });
}

void LiveRoom::adopt(RoomLog log) {
  become_ready(std::move(log), RoomHost::Origin::made);
}

void LiveRoom::become_ready(RoomLog log, RoomHost::Origin origin) {
  loading_ = false;
  const rooms::Millis now = host_.now();
  room_.emplace(std::move(log.room));
  recent_ = std::move(log.recent);
  checkpoints_.emplace(std::move(log.checkpoints));
  // Who is there is still known where the room is loaded again.
  if (!presence_) presence_.emplace(room_->chairs(), now);
  buckets_.resize(room_->chairs());
  changed_at_ = now;
  stale_ = false;
  host_.loaded(*this, origin);
  work();
}

// Before what comes first is stored the room would show clocks that ran while nobody was there.
void LiveRoom::let_in() {
  if (!room_ || owes_first_) return;
  for (const Ready& ready : std::exchange(waiting_, {})) ready({});
}

void LiveRoom::not_ready(const rooms::Refusal& why) {
  loading_ = false;
  refuse_all(why);
}

void LiveRoom::when_ready(Ready ready) {
  if (room_ && !owes_first_) return ready({});
  waiting_.push_back(std::move(ready));
  if (room_) return work();
  load();
}

rooms::Moment LiveRoom::moment(rooms::Millis now, rooms::Millis lag) const {
  return {.now = now, .lag = lag, .away_since = presence_->away_since(now)};
}

std::string_view LiveRoom::view() const {
  const std::string& text = room_->view_text();
  return text == "null" ? std::string_view() : std::string_view(text);
}

void LiveRoom::ask(Ask ask) {
  if (queue_.size() >= kMostWaiting) {
    ask.answer(
        std::unexpected(refusal_until("too_fast", 429, messages::live_too_fast, kQueueIsShorter)));
    return;
  }
  if (ask.first) {
    owes_first_ = true;
    queue_.push_front(std::move(ask));
  } else {
    queue_.push_back(std::move(ask));
  }
  work();
}

// Hears what waits, as long as nothing of it has to be stored.
void LiveRoom::work() {
  while (room_ && !busy_ && !queue_.empty()) {
    if (stale_) return catch_up();
    Ask ask = std::move(queue_.front());
    queue_.pop_front();
    rooms::Heard<rooms::Next> next = ask.hear(*room_, host_.now());
    const bool stores = next && !next->events.empty();
    if (ask.first && !stores) owes_first_ = false;
    if (!next) {
      ask.answer(std::unexpected(next.error()));
    } else if (!stores) {
      ask.answer(next->version);
    } else {
      append(std::move(ask), std::move(*next));
    }
  }
  let_in();
}

void LiveRoom::append(Ask ask, rooms::Next next) {
  const rooms::Millis now = host_.now();
  store::Append rows = append_of(*room_, next.events);
  if (now - summed_up_at_ >= kBetweenSummaries ||
      std::ranges::any_of(next.events, Room::changes_summary)) {
    rows.summary = summary_of(*room_, next.events, now);
    summed_up_at_ = now;
  }
  busy_ = true;
  host_.store().append(std::move(rows),
                       [self = shared_from_this(), ask = std::move(ask),
                        next = std::move(next)](const Result<store::Appended>& result) mutable {
                         self->appended(std::move(ask), next, result);
                       });
}

void LiveRoom::appended(Ask ask, const rooms::Next& next, const Result<store::Appended>& result) {
  busy_ = false;
  if (!result) {
    // Stored or not: the store knows, and is asked before anything else is heard.
    stale_ = true;
    if (ask.first) {
      queue_.push_front(std::move(ask));
      refuse_all(unavailable());
    } else {
      ask.answer(std::unexpected(unavailable()));
      work();
    }
    return;
  }
  if (*result == store::Appended::conflict) return again(std::move(ask));
  const std::optional<std::vector<Told>> told = try_to_take(next.events);
  if (ask.first) owes_first_ = false;
  ask.answer(next.version);
  if (!told) return reload();
  tell(*told);
  host_.changed(*this, false);
  work();
}

// Another node was faster: what it stored is taken before the ask is heard once more.
void LiveRoom::again(Ask ask) {
  host_.conflicted();
  if (++ask.tries > kMostTries && !ask.first) {
    ask.answer(std::unexpected(unavailable()));
  } else {
    queue_.push_front(std::move(ask));
  }
  stale_ = true;
  catch_up();
}

void LiveRoom::catch_up_to(std::uint64_t version) {
  if (!room_ || version <= room_->version()) return;
  stale_ = true;
  if (!busy_) catch_up();
}

void LiveRoom::when_known(std::uint64_t version, Ready known) {
  if (version <= room_->version()) return known({});
  catch_up_to(version);
  ask({.hear = [version](const Room& room, rooms::Millis) -> rooms::Heard<rooms::Next> {
         if (version > room.version()) return rooms::ahead(room.version(), "since");
         return rooms::Next{{}, room.version()};
       },
       .answer =
           [known = std::move(known)](const rooms::Heard<std::uint64_t>& heard) {
             known(heard ? rooms::Heard<void>() : std::unexpected(heard.error()));
           }});
}

void LiveRoom::catch_up() {
  busy_ = true;
  host_.store().read(id_, room_->version(), kPage,
                     [self = shared_from_this()](const Result<std::vector<store::Row>>& rows) {
                       self->caught_up(rows);
                     });
}

void LiveRoom::caught_up(const Result<std::vector<store::Row>>& rows) {
  busy_ = false;
  if (!rows) return refuse_all(unavailable());
  stale_ = rows->size() == kPage;
  if (!rows->empty()) {
    const std::optional<std::vector<Told>> told = try_to_take(events_of(*rows));
    if (!told) return reload();
    tell(*told);
    host_.changed(*this, true);
  }
  if (stale_) return catch_up();
  work();
}

// Everybody who waits is told; what has to come first stays.
void LiveRoom::refuse_all(const rooms::Refusal& why) {
  for (const Ready& ready : std::exchange(waiting_, {})) ready(std::unexpected(why));
  std::deque<Ask> asks = std::exchange(queue_, {});
  for (Ask& ask : asks) {
    if (ask.first) queue_.push_back(std::move(ask));
  }
  for (const Ask& ask : asks) {
    if (!ask.first) ask.answer(std::unexpected(why));
  }
}

std::optional<std::vector<Told>> LiveRoom::take(const std::vector<rooms::Event>& events) {
  const bool views = audience_.wants_views();
  std::vector<Told> told;
  changed_at_ = host_.now();
  for (const rooms::Event& event : events) {
    if (!room_->take(event)) return std::nullopt;
    told.push_back({room_->version(), room_->line(event, false, false),
                    std::string(views ? view() : std::string_view())});
    recent_.add(told.back().version, told.back().line);
    if (const std::optional digest = fairness::Digest::parse(room_->digest())) {
      checkpoints_->add(room_->version(), *digest);
    }
  }
  return told;
}

// The same where memory may be short: what is durable must not be lost with an exception.
std::optional<std::vector<Told>> LiveRoom::try_to_take(const std::vector<rooms::Event>& events) {
  try {
    return take(events);
  } catch (const std::exception&) {
    return std::nullopt;
  }
}

void LiveRoom::tell(const std::vector<Told>& told) {
  for (const Told& one : told) audience_.tell(one, id_);
  // Whoever looked on while people came has to go where none may watch, and a device whose chair
  // somebody else was given is there for nobody.
  const bool alone = room_->started() && !room_->watchable();
  const std::vector<std::shared_ptr<Subscriber>> all = audience_.all();
  for (const std::shared_ptr<Subscriber>& one : all) {
    const bool stays = one->chair ? room_->taken_by(*one->chair) <= one->taken_by : !alone;
    if (!stays) one->listener->close();
  }
}

// What we hold does not fit what is stored: the store is right.
void LiveRoom::reload() {
  room_.reset();
  recent_.clear();
  for (const std::shared_ptr<Subscriber>& one : audience_.all()) {
    one->live = false;
    waiting_.emplace_back([weak = weak_from_this(), one](const rooms::Heard<void>& fine) {
      const std::shared_ptr<LiveRoom> self = weak.lock();
      if (self && fine) self->bring_up(one, [] {});
    });
  }
  load();
}

void LiveRoom::subscribe(const std::shared_ptr<Subscriber>& subscriber,
                         const std::function<void()>& live) {
  audience_.add(subscriber);
  bring_up(subscriber, live);
}

void LiveRoom::unsubscribe(const std::shared_ptr<Subscriber>& subscriber) {
  subscriber->gone = true;
  audience_.remove(subscriber);
}

// Sends page by page what the subscriber lacks; lines that come meanwhile are part of a later page.
void LiveRoom::bring_up(const std::shared_ptr<Subscriber>& subscriber,
                        const std::function<void()>& live) {
  if (subscriber->gone || !room_) return;
  if (subscriber->position >= room_->version()) {
    subscriber->live = true;
    return live();
  }
  lines_after(subscriber->position, [self = shared_from_this(), subscriber,
                                     live](const Result<std::vector<std::string>>& lines) {
    if (subscriber->gone || !self->room_) return;
    if (!lines || lines->empty()) {
      // The client comes back and asks for the rest.
      subscriber->gone = true;
      self->audience_.remove(subscriber);
      return subscriber->listener->close();
    }
    const bool last = subscriber->position + lines->size() >= self->room_->version();
    subscriber->position += lines->size();
    subscriber->listener->send(std::make_shared<const std::string>(
        backlog_text(*subscriber, self->id_, *lines, last ? self->view() : std::string_view())));
    self->bring_up(subscriber, live);
  });
}

void LiveRoom::lines_after(std::uint64_t since, GotLines got) {
  const std::uint64_t version = room_->version();
  if (since >= version || recent_.reach(since)) {
    std::vector<std::string> lines;
    for (std::uint64_t n = since + 1; n <= version; ++n) lines.push_back(recent_.at(n));
    return got(std::move(lines));
  }
  const auto [before, digest] = checkpoints_->before(since);
  host_.store().read(id_, before, kPage,
                     [self = shared_from_this(), got = std::move(got), since, at = before,
                      running = digest](const Result<std::vector<store::Row>>& rows) mutable {
                       if (!rows) return got(fail(rows.error()));
                       // What is stored but not taken yet is told when it is.
                       const std::uint64_t last = self->room_ ? self->room_->version() : 0;
                       std::vector<std::string> lines;
                       for (const store::Row& row : *rows) {
                         if (++at > last) break;
                         running = fairness::next_digest(running, row.open);
                         if (at > since) lines.push_back(line_of(row.open, running));
                       }
                       got(std::move(lines));
                     });
}

}  // namespace menagerie::server
