// What the program tells the shell when it ends.
#pragma once

namespace menagerie::cli {

inline constexpr int kFine = 0;
inline constexpr int kRefused = 1;  // the input was not accepted: a position, an action, a file
inline constexpr int kUsage = 2;    // the command line was not understood

}  // namespace menagerie::cli
