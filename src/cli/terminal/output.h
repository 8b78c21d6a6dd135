// Standard output and standard error, as the whole program writes to them. What cannot be written
// is lost and said to be so; it never throws, so that nothing else is lost with it.
#pragma once

#include <string_view>

namespace menagerie::cli {

// Whether the text is on its way, and whether all of it has arrived.
[[nodiscard]] bool write_output(std::string_view text);
[[nodiscard]] bool flush_output();

// At once. There is nobody to tell where it fails.
void write_error(std::string_view text);

}  // namespace menagerie::cli
