// What becomes of the analyses that are under way when the input of `engine` ends: they may finish,
// but not for ever, and only while somebody listens.
#pragma once

#include <chrono>
#include <functional>

#include "engine/protocol/protocol.h"
#include "native/threads.h"

namespace menagerie::cli {

// Enough for what is piped in and ends by itself; a client that wants more keeps the input open.
inline constexpr std::chrono::minutes kTimeAfterTheInput{1};

// Waits for the last answers. After that time, or once nobody listens, everything is told to end
// with what it has.
void await_last_answers(Threads& threads, Protocol& protocol, std::chrono::milliseconds time,
                        const std::function<bool()>& somebody_listens);

// Whether what is written to the descriptor is still read by somebody. Files are always.
[[nodiscard]] bool is_read(int descriptor);

}  // namespace menagerie::cli
