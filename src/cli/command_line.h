// The command line: which command, with which options. The only place that knows CLI11.
#pragma once

namespace menagerie::cli {

// Runs the program and gives its exit code.
[[nodiscard]] int run(int argc, const char* const* argv);

}  // namespace menagerie::cli
