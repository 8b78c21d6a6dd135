#include "table.h"

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <charconv>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

namespace menagerie::load {

namespace asio = boost::asio;
using nlohmann::json;

namespace {

constexpr std::chrono::seconds kLongestResume{30};
constexpr std::size_t kShownOfARefusal = 300;

// The text of a field near the beginning of a line; reading all of it as JSON would cost more than
// the server's work.
std::string_view text_field(std::string_view line, std::string_view name) {
  const std::string key = "\"" + std::string(name) + "\":\"";
  const std::size_t at = line.find(key);
  if (at == std::string_view::npos) return {};
  const std::string_view rest = line.substr(at + key.size());
  return rest.substr(0, rest.find('"'));
}

std::uint64_t version_of(std::string_view line) {
  constexpr std::string_view kKey = "\"version\":";
  const std::size_t at = line.find(kKey);
  std::uint64_t version = 0;
  if (at != std::string_view::npos) {
    const char* const digits = line.data() + at + kKey.size();
    std::from_chars(digits, line.data() + line.size(), version);
  }
  return version;
}

double milliseconds_since(Table::Clock::time_point then) {
  return std::chrono::duration<double, std::milli>(Table::Clock::now() - then).count();
}

}  // namespace

Table::Table(asio::io_context& context, std::array<std::uint16_t, 2> ports, Poster& poster,
             Measured& measured, std::uint64_t seed)
    : context_(context), ports_(ports), poster_(poster), measured_(measured), random_(seed) {}

std::string Table::random_hex(std::size_t digits) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (std::size_t digit = 0; digit < digits; ++digit) text += kDigits.at(random_() % 16);
  return text;
}

asio::awaitable<bool> Table::make_room() {
  Room room{"", {random_hex(64), random_hex(64)}};
  const json wanted = {
      {"game", "tokan"},
      {"chairs",
       {{{"kind", "me"}, {"name", "Anna"}, {"token", room.tokens[0]}}, {{"kind", "open"}}}}};
  const std::string answered = co_await poster_.post("/api/rooms", wanted.dump());
  const json made = json::parse(answered, nullptr, false);
  if (!made.is_object() || !made.contains("room")) co_return false;
  room.id = made["room"].get<std::string>();
  const std::string invite = made["invites"].back().get<std::string>();
  const json seat = {{"invite", invite}, {"name", "Ben"}, {"token", room.tokens[1]}};
  const std::string taken = co_await poster_.post("/api/rooms/" + room.id + "/chairs", seat.dump());
  const bool seated = json::parse(taken, nullptr, false).contains("chair");
  if (seated) rooms_.push_back(std::move(room));
  co_return seated;
}

asio::awaitable<bool> Table::open_sockets() {
  for (std::size_t chair = 0; chair < clients_.size(); ++chair) {
    clients_[chair].socket = std::make_unique<Socket>(
        context_, ports_.at(chair), [this, chair](std::string_view line) { hear(chair, line); },
        [this] { ++measured_.lost; });
    const bool open = co_await clients_[chair].socket->open();
    if (!open) co_return false;
  }
  co_return true;
}

asio::awaitable<bool> Table::make_rooms(std::size_t left) {
  while (rooms_.size() < left) {
    const bool made = co_await make_room();
    if (!made) co_return false;
  }
  co_return true;
}

void Table::sit_down() {
  const bool first = room_.id.empty();
  for (std::size_t chair = 0; chair < clients_.size() && !first; ++chair) unsubscribe(chair);
  room_ = std::move(rooms_.back());
  rooms_.pop_back();
  over_ = false;
  action_.clear();
  for (std::size_t chair = 0; chair < clients_.size(); ++chair) {
    clients_.at(chair).version = 0;
    subscribe(chair);
  }
}

asio::awaitable<bool> Table::resume() {
  subscribed_ = {};
  subscribe(0);
  subscribe(1);
  const Clock::time_point begin = Clock::now();
  asio::steady_timer pause(context_);
  while (!subscribed() && Clock::now() - begin < kLongestResume) {
    pause.expires_after(std::chrono::milliseconds(1));
    co_await pause.async_wait(asio::use_awaitable);
  }
  co_return subscribed();
}

void Table::subscribe(std::size_t chair) {
  const json wanted = {{"cmd", "subscribe"},
                       {"room", room_.id},
                       {"since", clients_[chair].version},
                       {"token", room_.tokens.at(chair)}};
  clients_[chair].socket->send(wanted.dump());
}

void Table::unsubscribe(std::size_t chair) {
  clients_[chair].socket->send(R"({"cmd":"unsubscribe","room":")" + room_.id + "\"}");
}

void Table::hear(std::size_t chair, std::string_view line) {
  if (line.starts_with("{\"version\":")) return hear_event(chair, line);
  if (line.find("\"subscribed\":true") != std::string_view::npos) {
    hear_subscribed(chair, line);
  } else if (!command_.empty() && line.find(command_) != std::string_view::npos) {
    hear_answer(line);
  }
}

void Table::hear_subscribed(std::size_t chair, std::string_view line) {
  subscribed_.at(chair) = true;
  if (version_of(line) < clients_.at(chair).version) ++measured_.behind;
}

void Table::hear_answer(std::string_view line) {
  if (line.find("\"error\":") != std::string_view::npos) {
    ++measured_.refused;
    measured_.refusal = line.substr(0, kShownOfARefusal);
    over_ = true;
    return finish();
  }
  measured_.to_answer.add(milliseconds_since(sent_));
  answered_ = true;
  if (heard_by_opponent_) finish();
}

void Table::hear_event(std::size_t chair, std::string_view line) {
  if (line.find(room_.id) == std::string_view::npos) return;  // of the game before
  clients_.at(chair).version = version_of(line);
  const std::size_t view = line.find(",\"view\":");
  if (chair == 0 && view != std::string_view::npos) choose(line.substr(view));
  if (chair != mover_ && !command_.empty() && text_field(line, "id") == command_) {
    measured_.to_opponent.add(milliseconds_since(sent_));
    heard_by_opponent_ = true;
    if (answered_) finish();
  }
}

void Table::finish() {
  command_.clear();
  --measured_.under_way;
}

void Table::give_up() {
  if (command_.empty()) return;
  ++measured_.unanswered;
  if (!answered_) measured_.to_answer.add(milliseconds_since(sent_));
  if (!heard_by_opponent_) measured_.to_opponent.add(milliseconds_since(sent_));
  over_ = true;
  finish();
}

// Any legal action will do.
void Table::choose(std::string_view view) {
  constexpr std::string_view kKey = "\"actions\":[";
  const std::size_t at = view.find(kKey);
  if (at == std::string_view::npos) return;
  std::string_view list = view.substr(at + kKey.size());
  list = list.substr(0, list.find(']'));
  std::vector<std::string_view> actions;
  for (std::size_t quote = list.find('"'); quote != std::string_view::npos;) {
    const std::size_t end = list.find('"', quote + 1);
    actions.push_back(list.substr(quote + 1, end - quote - 1));
    quote = list.find('"', end + 1);
  }
  over_ = actions.empty();
  action_ = actions.empty() ? "" : std::string(actions[random_() % actions.size()]);
  next_mover_ = text_field(view, "seat") == "r" ? 0 : 1;
}

void Table::move(Clock::time_point due) {
  mover_ = next_mover_;
  command_ = random_hex(32);
  answered_ = false;
  heard_by_opponent_ = false;
  sent_ = due;
  ++measured_.under_way;
  const Client& client = clients_.at(mover_);
  std::string text = R"({"cmd":"act","room":")" + room_.id + R"(","token":")" +
                     room_.tokens.at(mover_) + R"(","id":")" + command_ + R"(","version":)" +
                     std::to_string(client.version) + R"(,"action":")" + action_ + "\"}";
  action_.clear();
  client.socket->send(std::move(text));
}

}  // namespace menagerie::load
