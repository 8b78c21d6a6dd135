// The engine protocol: one JSON object a line in, one or more lines out. The same words travel over
// a pipe, a WebSocket and between a page and its worker. docs/protocol.md describes every field.
#pragma once

#include <functional>
#include <string_view>

#include "core/random.h"
#include "engine/desk.h"
#include "engine/workshop.h"

namespace menagerie {

class Protocol {
 public:
  // `random` feeds everything that brings no seed of its own; analyses are done in the workshop.
  Protocol(RandomSource& random, Workshop& workshop) : random_(random), desk_(workshop) {}

  using Emit = std::function<void(std::string_view)>;
  // Answers one line (without its line end); `emit` gets every line of the answer, without line
  // ends, some of them later and from wherever the workshop does its work. A line that cannot be
  // read gets an error; nothing that is sent can break the next one.
  void answer(std::string_view line, const Emit& emit);
  // Ends everything that is being thought about with what there is.
  void stop_all() { desk_.stop_all(); }

 private:
  Result<void> dispatch(const Request& request, const Emit& emit);

  RandomSource& random_;
  Desk desk_;
};

}  // namespace menagerie
