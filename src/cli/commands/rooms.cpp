// `rooms`: what a store holds, for those who run a server: list it, look into a room, take its game
// out as a record, delete it. What only the server may know is never shown.
#include <algorithm>
#include <array>
#include <cstdint>
#include <ctime>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <limits>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/commands/commands.h"
#include "cli/commands/complain.h"
#include "cli/commands/exit_code.h"
#include "cli/commands/opened_store.h"
#include "cli/terminal/screen.h"
#include "core/record.h"
#include "core/text.h"
#include "messages/cli.h"
#include "native/record_file.h"
#include "rooms/room.h"
#include "store/store.h"

namespace menagerie::cli {

namespace {

using Json = nlohmann::ordered_json;
using store::RoomEntry;
using store::Row;
using store::Store;
using store::Summary;

constexpr std::size_t kAll = std::numeric_limits<std::int32_t>::max();

Message state_word(Summary::State state) {
  switch (state) {
    case Summary::State::waiting:
      return messages::cli_rooms_waiting;
    case Summary::State::running:
      return messages::cli_rooms_running;
    case Summary::State::over:
      return messages::cli_rooms_over;
  }
  return messages::cli_rooms_over;
}

std::string_view state_name(Summary::State state) {
  switch (state) {
    case Summary::State::waiting:
      return "waiting";
    case Summary::State::running:
      return "running";
    case Summary::State::over:
      return "over";
  }
  return "over";
}

// 2026-01-31 17:45, in UTC as in logs.
std::string time_text(std::int64_t milliseconds) {
  return fmt::format("{:%Y-%m-%d %H:%M}",
                     fmt::gmtime(static_cast<std::time_t>(milliseconds / 1000)));
}

// What a summary tells; nothing where it cannot be read.
Json summary_of(const RoomEntry& entry) {
  const Json summary = Json::parse(entry.summary.text, nullptr, false);
  return summary.is_object() ? summary : Json::object();
}

std::string text_in(const Json& object, const char* name) {
  const auto found = object.find(name);
  return found != object.end() && found->is_string() ? printable(found->get<std::string>()) : "";
}

std::string people_in(const Json& summary) {
  std::string people;
  const auto chairs = summary.find("chairs");
  if (chairs == summary.end() || !chairs->is_array()) return people;
  for (const Json& chair : *chairs) {
    const std::string name = text_in(chair, "name");
    if (name.empty()) continue;
    if (!people.empty()) people += ", ";
    people += name;
  }
  return people;
}

std::string json_line(const RoomEntry& entry) {
  const Json line = {{"room", entry.room},
                     {"state", state_name(entry.summary.state)},
                     {"listed", entry.summary.listed},
                     {"version", entry.version},
                     {"touched", entry.summary.touched},
                     {"summary", summary_of(entry)}};
  return line.dump(-1, ' ', false, Json::error_handler_t::replace);
}

void show_entry(Screen& screen, const RoomEntry& entry) {
  const Json summary = summary_of(entry);
  screen.line(fmt::format("{}  {}  {:9}  {:8}  {:>6}  {}", entry.room,
                          time_text(entry.summary.touched), text_in(summary, "game"),
                          screen.word(state_word(entry.summary.state)), entry.version,
                          people_in(summary)));
}

Result<std::vector<Row>> rows_of(Store& store, const std::string& room) {
  const Result<std::vector<Row>> rows =
      answer_of<std::vector<Row>>([&](auto done) { store.read(room, 0, kAll, std::move(done)); });
  if (rows && rows->empty()) return fail(messages::cli_rooms_none, {printable(room)});
  return rows;
}

Result<rooms::Room> replayed(const std::string& id, std::vector<Row> rows) {
  std::vector<rooms::Event> events;
  events.reserve(rows.size());
  for (Row& row : rows) events.push_back({std::move(row.open), std::move(row.secret)});
  return rooms::Room::replay(id, events);
}

int list_rooms(Store& store, const RoomsRequest& request, const Manner& manner) {
  const Result<std::vector<RoomEntry>> entries = answer_of<std::vector<RoomEntry>>(
      [&](auto done) { store.list({.most = kAll}, std::move(done)); });
  if (!entries) return complain(entries.error(), manner);
  Screen screen(manner.ascii, manner.language);
  for (const RoomEntry& entry : *entries) {
    request.json ? screen.line(json_line(entry)) : show_entry(screen, entry);
  }
  if (!request.json) {
    screen.say(messages::cli_rooms_count, {std::to_string(entries->size())});
  }
  return screen.flush() ? kFine : kRefused;
}

int show_room(Store& store, const RoomsRequest& request, const Manner& manner) {
  const Result<std::vector<Row>> rows = rows_of(store, request.room);
  if (!rows) return complain(rows.error(), manner);
  Screen screen(manner.ascii, manner.language);
  for (const Row& row : *rows) screen.line(printable(row.open));
  return screen.flush() ? kFine : kRefused;
}

// What an earlier export of the room has left in the file.
std::vector<Record> earlier_exports(const std::string& file, const std::string& room) {
  std::vector<Record> earlier;
  Result<Record> there = load_record(file);
  const Tag* const tag = there ? there->tag("Room") : nullptr;
  if (tag != nullptr && tag->value == room) earlier.push_back(std::move(*there));
  return earlier;
}

int export_room(Store& store, const RoomsRequest& request, const Manner& manner) {
  Result<std::vector<Row>> rows = rows_of(store, request.room);
  if (!rows) return complain(rows.error(), manner);
  const Result<rooms::Room> room = replayed(request.room, std::move(*rows));
  if (!room) return complain(room.error(), manner);
  if (!room->started()) {
    return complain(messages::cli_rooms_not_started, {printable(request.room)}, manner);
  }
  Screen screen(manner.ascii, manner.language);
  if (request.file.empty()) {
    screen.text(record_text(room->record()));
    return screen.flush() ? kFine : kRefused;
  }
  const Result<void> saved =
      save_record(request.file, room->record(), earlier_exports(request.file, request.room));
  if (!saved) return complain(saved.error(), manner);
  screen.say(messages::cli_rooms_exported, {printable(request.file)});
  return screen.flush() ? kFine : kRefused;
}

int remove_room(Store& store, const RoomsRequest& request, const Manner& manner) {
  const Result<bool> removed =
      answer_of<bool>([&](auto done) { store.remove(request.room, std::move(done)); });
  if (!removed) return complain(removed.error(), manner);
  if (!*removed) return complain(messages::cli_rooms_none, {printable(request.room)}, manner);
  Screen screen(manner.ascii, manner.language);
  screen.say(messages::cli_rooms_deleted, {request.room});
  return screen.flush() ? kFine : kRefused;
}

using Task = int (*)(Store&, const RoomsRequest&, const Manner&);

constexpr std::array<std::pair<std::string_view, Task>, 4> kTasks = {
    {{"list", list_rooms}, {"show", show_room}, {"export", export_room}, {"delete", remove_room}}};

}  // namespace

int rooms(const RoomsRequest& request, const Manner& manner) {
  const auto task =
      std::ranges::find(kTasks, request.task, &std::pair<std::string_view, Task>::first);
  if (task == kTasks.end()) {
    return complain(messages::cli_rooms_task, {printable(request.task)}, manner);
  }
  if (request.room.empty() && task->second != list_rooms) {
    return complain(messages::cli_rooms_which, {request.task}, manner);
  }
  const Result<std::unique_ptr<Store>> store = open_existing_store(request.store);
  if (!store) return complain(store.error(), manner);
  return task->second(**store, request, manner);
}

}  // namespace menagerie::cli
