// Where work is done that takes a while. Nothing in the engine starts a thread: a door that has
// some brings a workshop that uses them, and in the browser's worker everything is done at once.
#pragma once

#include <functional>

namespace menagerie {

class Workshop {
 public:
  Workshop() = default;
  Workshop(const Workshop&) = delete;
  Workshop& operator=(const Workshop&) = delete;
  virtual ~Workshop() = default;

  // Does the work, now or on a thread of its own.
  virtual void take(std::function<void()> work) = 0;
};

class AtOnce final : public Workshop {
 public:
  void take(std::function<void()> work) override { work(); }
};

}  // namespace menagerie
