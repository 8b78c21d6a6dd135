// A proof of a Tokan position that goes on where it was left: its file lies in the folder `proofs`
// of the experiment, of the same form as those of `menagerie solve tokan --file`, so one of these
// may be put there. Beside it stands how much processor time was spent, which counts against the
// budget.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "core/game.h"
#include "core/result.h"

namespace menagerie::lab {

struct ProofBudget {
  double seconds = 0;       // of the processor, all runs together; 0 for no limit
  std::uint64_t nodes = 0;  // of this run; 0 for no limit. The same on every machine.
  std::size_t megabytes = 512;
};

struct ProofResult {
  std::optional<int>
      result;        // 1 where the side on turn wins, 0 for a draw, -1; nothing if it is open
  std::string move;  // that keeps it, unless it is lost
  std::uint64_t nodes = 0;  // of this run
  double seconds = 0;       // of the processor, all runs together
  double progress = 0;      // first moves that are refuted
};

// Where a proof is kept and how it is interrupted.
struct ProofKeeping {
  std::string folder;  // of the experiment; empty to keep nothing
  std::string name;    // of the file
  std::function<bool()> stopped = [] { return false; };
  std::chrono::milliseconds between_checkpoints = std::chrono::seconds(30);
};

// Nothing once it was stopped; what was found is kept then.
[[nodiscard]] Result<std::optional<ProofResult>> prove(const OptionValues& options,
                                                       const std::string& position,
                                                       const ProofBudget& budget,
                                                       const ProofKeeping& keeping);

}  // namespace menagerie::lab
