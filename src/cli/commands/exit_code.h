// What the program tells the shell when it ends.
#pragma once

namespace menagerie::cli {

inline constexpr int kFine = 0;
inline constexpr int kRefused = 1;  // the input was not accepted: a position, an action, a file
inline constexpr int kUsage = 2;    // the command line was not understood
inline constexpr int kUnproven =
    3;  // `verify`: all that is there fits, but proves not all of the game

// `lab run`: stopped before the end; the same command goes on. The EX_TEMPFAIL of sysexits.h.
inline constexpr int kStopped = 75;

}  // namespace menagerie::cli
