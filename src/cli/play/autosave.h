// Keeps a terminal game from being lost: knows where its record goes, whether what is there is up
// to date, and which states of the game may be replaced there.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/record.h"
#include "engine/table.h"

namespace menagerie::cli {

class Keeper {
 public:
  // `path` is where the player wants the record; empty for a name made from the date. What the
  // table holds so far needs no saving: it is a fresh start, or came from a file.
  Keeper(std::string path, const Table& table)
      : path_(std::move(path)), states_{table.record()}, kept_(states_.front()) {}

  // Whether the game may be saved where the player wants it.
  [[nodiscard]] Result<void> check() const;
  // Saves under the name given, or under the one it has, and tells the name.
  [[nodiscard]] Result<std::string> save(const Table& table, const std::string& path = {});
  // The same when a game is left, if anything happened since the last save. No name: nothing did.
  [[nodiscard]] Result<std::optional<std::string>> save_on_leaving(const Table& table);

 private:
  std::string path_;
  std::vector<Record> states_;  // as it began or came from a file, and as it was saved since
  Record kept_;
};

}  // namespace menagerie::cli
