#include "server/live/lobby.h"

#include <algorithm>
#include <utility>

#include "server/live/refusals.h"

namespace menagerie::server {

namespace {

constexpr std::size_t kMostOfEach = 100;
// A list that was read just now is good enough.
constexpr rooms::Millis kFresh = 300;
// Other nodes' rooms are seen so late at most, and counts of spectators.
constexpr rooms::Millis kBetweenReads = 5'000;

std::string joined(const std::vector<std::string>& texts, std::string_view quote) {
  std::string text = "[";
  for (const std::string& one : texts) {
    if (text.size() > 1) text += ',';
    text.append(quote).append(one).append(quote);
  }
  return text + ']';
}

}  // namespace

ListChanges changes_between(const RoomList& before, const RoomList& after) {
  ListChanges changes;
  for (const auto& [room, text] : after) {
    const auto old = before.find(room);
    if (old == before.end() || old->second != text) changes.rooms.push_back(text);
  }
  for (const auto& [room, text] : before) {
    if (!after.contains(room)) changes.gone.push_back(room);
  }
  return changes;
}

Lobby::Lobby(LoadedRooms& rooms) : rooms_(rooms) {
  rooms_.on_listed_change = [this] { changed(); };
  rooms_.on_list_due = [this] {
    if (!followers_.empty() || !new_.empty()) read();
  };
}

void Lobby::list(Listed listed) {
  if (read_at_ && rooms_.now() - *read_at_ < kFresh) return listed(text_);
  waiting_.push_back(std::move(listed));
  read();
}

void Lobby::follow(const std::shared_ptr<Listener>& listener) {
  leave(listener);
  new_.push_back(listener);
  read();
}

void Lobby::leave(const std::shared_ptr<Listener>& listener) {
  std::erase(new_, listener);
  std::erase(followers_, listener);
}

void Lobby::changed() {
  if (followers_.empty()) return;
  const rooms::Millis now = rooms_.now();
  rooms_.list_due_at(read_at_ ? std::max(now, *read_at_ + kFresh) : now);
}

void Lobby::read() {
  if (reading_) return;
  reading_ = true;
  using Entries = Result<std::vector<store::RoomEntry>>;
  store::Listing listing{.state = store::Summary::State::waiting,
                         .listed_only = true,
                         .touched_before = std::nullopt,
                         .most = kMostOfEach};
  rooms_.store().list(listing, [this, listing](const Entries& waiting) mutable {
    listing.state = store::Summary::State::running;
    rooms_.store().list(listing,
                        [this, waiting](const Entries& running) { got(waiting, running); });
  });
}

std::string Lobby::entry_text(const store::RoomEntry& entry) const {
  const std::shared_ptr<LiveRoom> live = rooms_.loaded_room(entry.room);
  const std::size_t watching = live && live->ready() ? live->presence().watching(rooms_.now()) : 0;
  const std::string& text = entry.summary.text;
  return text.substr(0, text.size() - 1) + R"(,"watching":)" + std::to_string(watching) + '}';
}

void Lobby::got(const Result<std::vector<store::RoomEntry>>& waiting,
                const Result<std::vector<store::RoomEntry>>& running) {
  reading_ = false;
  const std::vector<Listed> askers = std::exchange(waiting_, {});
  rooms_.list_due_at(rooms_.now() + kBetweenReads);
  if (!waiting || !running) {
    for (const Listed& listed : askers) listed(std::unexpected(unavailable()));
    return;
  }
  RoomList list;
  std::vector<std::string> texts;
  for (const auto* const entries : {&*waiting, &*running}) {
    for (const store::RoomEntry& entry : *entries) {
      // A room that started between the two answers stands in both.
      if (entry.summary.text.size() < 2 || list.contains(entry.room)) continue;
      texts.push_back(entry_text(entry));
      list.emplace(entry.room, texts.back());
    }
  }
  read_at_ = rooms_.now();
  text_ = joined(texts, "");
  for (const Listed& listed : askers) listed(text_);
  const ListChanges changes = changes_between(known_, list);
  known_ = std::move(list);
  if (!changes.rooms.empty() || !changes.gone.empty()) {
    // A copy: one may leave while it is told.
    tell(changes, false, std::vector<std::shared_ptr<Listener>>(followers_));
  }
  const std::vector<std::shared_ptr<Listener>> fresh = std::exchange(new_, {});
  followers_.insert(followers_.end(), fresh.begin(), fresh.end());
  tell({texts, {}}, true, fresh);
}

void Lobby::tell(const ListChanges& changes, bool all,
                 const std::vector<std::shared_ptr<Listener>>& to) {
  if (to.empty()) return;
  const auto text = std::make_shared<const std::string>(
      R"({"lobby":{"all":)" + std::string(all ? "true" : "false") + R"(,"rooms":)" +
      joined(changes.rooms, "") + R"(,"gone":)" + joined(changes.gone, "\"") + "}}");
  for (const std::shared_ptr<Listener>& one : to) one->send(text);
}

}  // namespace menagerie::server
