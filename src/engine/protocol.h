// The engine protocol: one JSON object a line in, one or more lines out. The same words travel over
// a pipe, a WebSocket and between a page and its worker. docs/protocol.md describes every field.
#pragma once

#include <functional>
#include <string_view>

#include "core/random.h"

namespace menagerie {

class Protocol {
 public:
  // `random` feeds every start that brings no seed of its own.
  explicit Protocol(RandomSource& random) : random_(random) {}

  using Emit = std::function<void(std::string_view)>;
  // Answers one line (without its line end); `emit` gets every line of the answer, without line
  // ends. A line that cannot be read gets an error; nothing that is sent can break the next one.
  void answer(std::string_view line, const Emit& emit);

 private:
  RandomSource& random_;
};

}  // namespace menagerie
