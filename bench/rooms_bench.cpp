// What a server pays for a command: hearing it, taking the event, and the line with the view that
// everybody gets.
#include <benchmark/benchmark.h>
#include <string>
#include <vector>

#include "rooms/room.h"

namespace menagerie::rooms {
namespace {

const std::string kId = "00112233445566778899aabbccddeeff";

Json request(const std::string& game) {
  return {{"game", game},
          {"chairs",
           {{{"kind", "me"}, {"name", "Anna"}, {"token", std::string(64, 'a')}},
            {{"kind", "computer"}, {"level", "random"}}}}};
}

Room fresh(const std::string& game) {
  const Room::Making making{kId, std::string(64, '1'), {}};
  return *Room::replay(kId, Room::make(request(game), making, 0)->events);
}

// Tokan against somebody who moves at once; every move is heard, taken and told.
void BM_RoomTokanMove(benchmark::State& state) {
  Room room = fresh("tokan");
  std::uint64_t number = 0;
  for (auto _ : state) {
    state.PauseTiming();
    if (room.over() || room.version() > 60) room = fresh("tokan");
    const Json view = Json::parse(room.view_text());
    const std::string action = view["actions"][0];
    std::string id = std::to_string(++number);
    id.insert(0, 32 - id.size(), '0');
    const Json command = {
        {"id", id}, {"version", room.version()}, {"cmd", "act"}, {"action", action}};
    const bool mine = view["seat"] == "r";
    state.ResumeTiming();
    const std::vector<Event> events =
        mine ? room.hear(0, command, {})->events
             : room.decide(room.thinking()->version, action, {}, std::string(64, '0'));
    for (const Event& event : events) {
      benchmark::DoNotOptimize(room.take(event));
      benchmark::DoNotOptimize(room.line(event, true, true));
    }
  }
}
BENCHMARK(BM_RoomTokanMove);

// The view alone, for a share of the above.
void BM_RoomTokanView(benchmark::State& state) {
  const Room room = fresh("tokan");
  for (auto _ : state) benchmark::DoNotOptimize(room.tell(0, 0));
}
BENCHMARK(BM_RoomTokanView);

}  // namespace
}  // namespace menagerie::rooms
