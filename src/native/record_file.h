// Game records on disk. A save either takes place as a whole or changes nothing; a load refuses
// whatever is no file of a sensible size.
#pragma once

#include <ctime>
#include <span>
#include <string>

#include "core/record.h"

namespace menagerie {

// Whether a game may be saved there: where nothing is, or where one of its `earlier` states is. Any
// other file stays: a mistyped name must not cost somebody a letter or another game.
[[nodiscard]] Result<void> check_saving(const std::string& path, std::span<const Record> earlier);
// Writes the record beside its place and moves it there once it is safe on the disk, if it may be
// saved there and can be loaded again.
[[nodiscard]] Result<void> save_record(const std::string& path, const Record& record,
                                       std::span<const Record> earlier);

// The record in a file, with line and column where it cannot be read.
[[nodiscard]] Result<Record> load_record(const std::string& path);

// A name for a new record that no file has yet: "tokan-20260131-174500.menagerie".
[[nodiscard]] std::string new_record_name(std::string_view game, std::time_t now);

}  // namespace menagerie
