// Long work that Ctrl-C can end: it is done on a thread of its own, while the caller's looks for
// signals and hands progress to Python.
#pragma once

#include <atomic>
#include <functional>
#include <pybind11/pybind11.h>

namespace menagerie::python {

// Does the work and waits for it; `tell` is called now and then in between, with Python's lock.
// Once a signal or an exception of `tell` came, `stop` is set, and what came is raised when the
// work has ended. Raises, too, if the work was broken off for want of memory.
void await(
    const std::function<void()>& work, std::atomic<bool>& stop,
    const std::function<void()>& tell = [] {});

}  // namespace menagerie::python
