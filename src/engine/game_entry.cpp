#include "engine/game_entry.h"

#include "core/scanner.h"
#include "messages/engine.h"

namespace menagerie {

std::span<const GameInfo> games() {
  static const std::vector<GameInfo> all = [] {
    std::vector<GameInfo> infos;
    for (const GameEntry& entry : registered_games()) infos.push_back(entry.info);
    return infos;
  }();
  return all;
}

Result<const GameEntry*> find_entry(std::string_view name) {
  std::string names;
  for (const GameEntry& entry : registered_games()) {
    if (entry.info.name == name) return &entry;
    if (!names.empty()) names += ", ";
    names += entry.info.name;
  }
  return fail(messages::game_unknown, {quote(name), names}, Place{.field = "game"});
}

Result<GameInfo> find_game(std::string_view name) {
  const Result<const GameEntry*> entry = find_entry(name);
  if (!entry) return fail(entry.error());
  return (*entry)->info;
}

}  // namespace menagerie
