// Commands against a running room. The first byte says which game; every line after it is a chair
// and a command, in which id and version may be left out. Whatever is sent, a refusal says why, and
// what is heard can be taken, replayed and told.
#include <array>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/random.h"
#include "engine/protocol/line_json.h"
#include "fuzz/must.h"
#include "rooms/room.h"

namespace menagerie::fuzz {
namespace {

using rooms::Room;

const std::string kId = "00112233445566778899aabbccddeeff";

struct Running {
  std::vector<rooms::Event> log;
  std::vector<Room> room;  // one
};

// Two people without chains, and where there is room a computer: the game starts at once.
Running started(char game) {
  constexpr std::array<const char*, 3> kGames = {"tokan", "two-paths", "totem"};
  const std::string name = kGames[static_cast<unsigned char>(game) % 3U];
  rooms::Json request = {{"game", name}, {"clock", {{"minutes", 1}}}, {"listed", true}};
  const std::string token(64, 'a');
  request["chairs"] = rooms::Json::array({{{"kind", "me"}, {"name", "A"}, {"token", token}}});
  request["chairs"].push_back({{"kind", "open"}});
  if (name == "totem") request["chairs"].push_back({{"kind", "computer"}, {"level", "random"}});
  const Room::Making making{kId, std::string(64, '1'), {std::string(64, '2')}};
  auto made = Room::make(request, making, 1000);
  must(made.has_value(), "the room can be made");
  Running running{made->events, {}};
  running.room.push_back(*Room::replay(kId, running.log));
  const rooms::Json sit = {{"name", "B"}, {"token", std::string(64, 'b')}};
  const auto taken = running.room[0].sit(sit, {.now = 1000});
  must(taken.has_value(), "somebody can sit down");
  for (const rooms::Event& event : taken->next.events) {
    must(running.room[0].take(event).has_value(), "who sits down is taken", event.open);
    running.log.push_back(event);
  }
  return running;
}

void take(Running& running, const std::vector<rooms::Event>& events) {
  for (const rooms::Event& event : events) {
    must(running.room[0].take(event).has_value(), "what follows can be taken", event.open);
    running.log.push_back(event);
  }
}

// What the room and its computers do by themselves.
void go_on(Running& running, rooms::Millis now) {
  const rooms::Moment moment{.now = now};
  const Room& room = running.room[0];
  if (const auto thinking = room.thinking()) {
    Result<Table> table = Table::replay(thinking->record);
    must(table.has_value(), "a computer can read the game");
    for (const std::string& action : thinking->since) must(table->act(action).has_value(), "since");
    Generator random(running.log.size());
    take(running, room.decide(thinking->version, table->random_action(random), moment,
                              std::string(32, '0') + "fedcba98765432100123456789abcdef"));
  }
  take(running, running.room[0].tick(moment));
}

void check_commands(std::string_view text) {
  Running running = started(text.empty() ? '\0' : text[0]);
  rooms::Millis now = 1000;
  text.remove_prefix(std::min<std::size_t>(text.size(), 1));
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.empty()) continue;
    const std::size_t chair = static_cast<unsigned char>(line[0]) % 2U;
    LineJson command = read_line(line.substr(1));
    if (!command.fine || !command.json.is_object()) continue;
    rooms::Json& json = command.json;
    std::string id = std::to_string(running.log.size());
    if (!json.contains("id")) json["id"] = std::string(32 - id.size(), '0') + id;
    if (!json.contains("version")) json["version"] = running.room[0].version();
    now += 50;
    const rooms::Moment moment{.now = now, .lag = 100, .away_since = {0, 0, 0}};
    const auto next = running.room[0].hear(chair, json, moment);
    if (next) {
      take(running, next->events);
    } else {
      must(!next.error().code.empty() && !next.error().error.full_sentence().empty(),
           "a refusal says why", line);
    }
    go_on(running, now);
  }
  const Result<Room> again = Room::replay(kId, running.log);
  must(again.has_value(), "the log can be replayed");
  must(again->tell(0, now) == running.room[0].tell(0, now), "a replay is the same room");
}

}  // namespace
}  // namespace menagerie::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  menagerie::fuzz::check_commands(menagerie::fuzz::text_of(data, size));
  return 0;
}
