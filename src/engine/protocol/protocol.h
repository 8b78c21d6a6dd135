// The engine protocol: one JSON object a line in, one or more lines out. The same words travel over
// a pipe, a WebSocket and between a page and its worker. docs/protocol.md describes every field.
#pragma once

#include <functional>
#include <string_view>

#include "core/executor.h"
#include "core/random.h"
#include "engine/protocol/jobs.h"

namespace menagerie {

class Protocol {
 public:
  // `random` feeds everything that brings no seed of its own; analyses are done in the executor.
  Protocol(RandomSource& random, Executor& executor)
      : random_(random), executor_(executor), jobs_(executor) {}

  using Emit = std::function<void(std::string_view)>;
  // Answers one line (without its line end); `emit` gets every line of the answer, without line
  // ends, some of them later and from wherever the executor does its work. A line that cannot be
  // read gets an error, and so does a request that could not be finished; nothing that is sent can
  // break the next one.
  void answer(std::string_view line, const Emit& emit);
  // Ends everything that is being thought about with what there is.
  void stop_all() { jobs_.stop_all(); }

 private:
  Result<void> dispatch(const Request& request, const Emit& emit);

  RandomSource& random_;
  Executor& executor_;
  Jobs jobs_;
};

}  // namespace menagerie
