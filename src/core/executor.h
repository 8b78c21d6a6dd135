// Where work is done that takes a while. Nothing in the engine starts a thread: a program that has
// some brings an executor that uses them, and in the browser's worker everything is done at once.
#pragma once

#include <functional>

namespace menagerie {

class Executor {
 public:
  Executor() = default;
  Executor(const Executor&) = delete;
  Executor& operator=(const Executor&) = delete;
  virtual ~Executor() = default;

  // Does the work, now or on a thread of its own.
  virtual void execute(std::function<void()> work) = 0;
  // Does the work at once, on this thread; false if it was broken off, for want of memory most
  // likely. Where there are no exceptions, that is the end of the program.
  virtual bool attempt(const std::function<void()>& work) = 0;
};

class InlineExecutor final : public Executor {
 public:
  void execute(std::function<void()> work) override { work(); }
  bool attempt(const std::function<void()>& work) override {
    work();
    return true;
  }
};

}  // namespace menagerie
