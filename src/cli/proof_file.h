// The file that a proof is kept in between two runs.
#pragma once

#include <string>
#include <string_view>

#include "core/result.h"

namespace menagerie::cli {

// The bytes of a file; nothing for one that does not exist.
[[nodiscard]] Result<std::string> read_bytes(const std::string& path);
// Writes the bytes beside their place and moves them there once they are safe on the disk.
[[nodiscard]] Result<void> write_bytes(const std::string& path, std::string_view bytes);

}  // namespace menagerie::cli
