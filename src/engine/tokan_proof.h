// The prover of Tokan for the doors: from notation to a proof that several threads may work on. The
// threads, the clock and the file are theirs.
#pragma once

#include <memory>
#include <string_view>

#include "core/game.h"
#include "core/result.h"
#include "players/tokan/proof.h"

namespace menagerie {

// A proof of a position in play whose table takes at most so many bytes.
[[nodiscard]] Result<std::unique_ptr<tokan::Proof>> tokan_proof(const OptionValues& options,
                                                                std::string_view position,
                                                                std::size_t bytes);

}  // namespace menagerie
