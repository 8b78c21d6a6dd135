// Game records on disk. A save either takes place as a whole or changes nothing; a load refuses
// whatever is no file of a sensible size.
#pragma once

#include <ctime>
#include <string>

#include "core/record.h"

namespace menagerie {

// Writes the record beside its place and moves it there once it is safe on the disk. An earlier
// record is replaced; any other file stays, and the save is refused.
[[nodiscard]] Result<void> save_record(const std::string& path, const Record& record);

// The whole text of a file that could be a record.
[[nodiscard]] Result<std::string> read_record_text(const std::string& path);
// The record in a file, with line and column where it cannot be read.
[[nodiscard]] Result<Record> load_record(const std::string& path);

// A name for a new record that no file has yet: "tokan-20260131-174500.menagerie".
[[nodiscard]] std::string new_record_name(std::string_view game, std::time_t now);

}  // namespace menagerie
