// Files that are read and written as a whole. What is written takes its place as a whole or not at
// all, even where the machine stops in the middle of it.
#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "native/descriptor.h"

namespace menagerie {

// The bytes of a file; nothing for one that does not exist.
[[nodiscard]] Result<std::string> read_bytes(const std::string& path);
// What is left of an open file, but little more than `most` bytes of it.
[[nodiscard]] Result<std::string> read_rest(const Descriptor& file, const std::string& path,
                                            std::size_t most);
// Writes the bytes beside their place and moves them there once they are safe on the disk.
[[nodiscard]] Result<void> write_bytes(const std::string& path, std::string_view bytes);

}  // namespace menagerie
