// Why the system would not open or write a file, in the reader's language where we have the words.
#pragma once

#include <string>

#include "core/result.h"

namespace menagerie {

// The last failed call of the system, as an error about this file. `code` takes the file's name and
// the reason.
[[nodiscard]] std::unexpected<Error> file_error(Message code, const std::string& path);

}  // namespace menagerie
