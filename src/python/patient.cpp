#include "python/patient.h"

#include <chrono>
#include <exception>

#include "messages/environment.h"
#include "native/threads.h"
#include "python/errors.h"

namespace menagerie::python {

namespace py = pybind11;

void await(const std::function<void()>& work, std::atomic<bool>& stop,
           const std::function<void()>& tell) {
  using namespace std::chrono_literals;
  std::exception_ptr trouble;
  std::atomic<bool> finished = false;
  const auto look_around = [&] {
    const py::gil_scoped_acquire held;
    try {
      if (PyErr_CheckSignals() != 0) throw py::error_already_set();
      tell();
    } catch (...) {
      trouble = std::current_exception();
      stop = true;
    }
  };
  {
    const py::gil_scoped_release free;
    Threads threads;
    threads.execute([&] {
      work();
      finished = true;
    });
    while (!threads.wait(20ms)) {
      if (!trouble) look_around();
    }
  }
  if (trouble) std::rethrow_exception(trouble);
  if (!finished) raise(messages::environment_memory);
}

}  // namespace menagerie::python
