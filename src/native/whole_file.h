// Files that are read and written as a whole. Only plain files are: a folder, a device, a pipe or a
// socket is refused. A symbolic link stands for the file it points to, and stays. What is written
// takes its place as a whole or not at all, even where the machine stops in the middle of it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/result.h"

namespace menagerie {

// Whether a plain file has that name; an error where something else has it. What cannot be seen is
// not there: whoever opens it learns why.
[[nodiscard]] Result<bool> plain_file_exists(const std::string& path);

// The bytes of a file; an error where there is none, or where it has more than `most`.
[[nodiscard]] Result<std::string> read_bytes(const std::string& path, std::size_t most);

// Whether write_bytes would find a place it may write to, as far as that can be told beforehand.
[[nodiscard]] Result<void> check_writable(const std::string& path);
// Writes the bytes beside their place and moves them there once they are safe on the disk.
[[nodiscard]] Result<void> write_bytes(const std::string& path, std::string_view bytes);

}  // namespace menagerie
