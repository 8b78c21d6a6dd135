#include "server/live/listed_tables.h"

#include <algorithm>
#include <memory>

namespace menagerie::server {

namespace {

constexpr std::size_t kFewestBeforePurge = 1024;
constexpr rooms::Millis kForgottenAfter = 24LL * 60 * 60 * 1000;

// Whether the lobby may still show it; a room that cannot be had now may be there later.
bool is_listed(const rooms::Heard<std::shared_ptr<LiveRoom>>& found) {
  constexpr int kNotFound = 404;
  return found ? !(*found)->room().over() : found.error().status != kNotFound;
}

}  // namespace

ListedTables::Table* ListedTables::find(const std::string& address, const std::string& room) {
  const auto tables = tables_.find(address);
  if (tables == tables_.end()) return nullptr;
  const auto table = std::ranges::find(tables->second, room, &Table::room);
  return table == tables->second.end() ? nullptr : &*table;
}

bool ListedTables::add(const std::string& address, const std::string& room) {
  if (find(address, room) != nullptr) return true;
  Tables& tables = tables_[address];
  if (tables.size() >= most_) return false;
  tables.push_back({.room = room, .since = rooms_.now()});
  return true;
}

void ListedTables::admit(const std::string& address, const std::string& room,
                         const Admitted& admitted) {
  if (tables_.size() >= purge_at_) forget_old();
  if (add(address, room)) return admitted(true);
  // Some may be over by now, and put away since.
  Tables made = tables_[address];
  std::erase_if(made, [](const Table& table) { return !table.made; });
  if (made.empty()) return admitted(false);
  const auto left = std::make_shared<std::size_t>(made.size());
  for (const Table& table : made) {
    rooms_.find(table.room, [this, left, address, room, id = table.room,
                             admitted](const rooms::Heard<std::shared_ptr<LiveRoom>>& found) {
      if (!is_listed(found)) drop(address, id);
      if (--*left == 0) admitted(add(address, room));
    });
  }
}

void ListedTables::keep(const std::string& address, const std::string& room) {
  if (Table* const table = find(address, room)) table->made = true;
}

void ListedTables::give_up(const std::string& address, const std::string& room) {
  const Table* const table = find(address, room);
  if (table != nullptr && !table->made) drop(address, room);
}

void ListedTables::drop(const std::string& address, const std::string& room) {
  const auto tables = tables_.find(address);
  if (tables == tables_.end()) return;
  std::erase_if(tables->second, [&](const Table& table) { return table.room == room; });
  if (tables->second.empty()) tables_.erase(tables);
}

void ListedTables::forget_old() {
  const rooms::Millis oldest = rooms_.now() - kForgottenAfter;
  for (auto& [address, tables] : tables_)
    std::erase_if(tables, [oldest](const Table& table) { return table.since < oldest; });
  std::erase_if(tables_, [](const auto& entry) { return entry.second.empty(); });
  purge_at_ = std::max(kFewestBeforePurge, 2 * tables_.size());
}

}  // namespace menagerie::server
