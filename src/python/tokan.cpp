// Proofs of Tokan positions.
#include <atomic>
#include <chrono>
#include <mutex>
#include <optional>
#include <pybind11/stl.h>
#include <string>

#include "engine/solve/tokan_proof.h"
#include "native/parallel.h"
#include "python/errors.h"
#include "python/games.h"
#include "python/patient.h"

namespace menagerie::python {

namespace py = pybind11;

namespace {

struct Verdict {
  std::mutex mutex;
  std::optional<int> result;
};

py::dict told(const TokanProof& proof, double seconds) {
  py::dict all;
  all["nodes"] = proof.nodes();
  all["progress"] = proof.progress();
  all["seconds"] = seconds;
  return all;
}

py::dict prove(const PyState& state, double seconds, int threads, std::size_t megabytes,
               const py::object& progress) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point start = Clock::now();
  const auto passed = [&] { return std::chrono::duration<double>(Clock::now() - start).count(); };
  TokanProof proof =
      take(TokanProof::of(state.game->game->options(), state.state->position(), megabytes << 20U));
  std::atomic<bool> stop = false;
  Verdict verdict;
  await(
      [&] {
        const ParallelPlan plan{.threads = std::max(threads, 1), .enough = [&] {
                                  return stop.load() || (seconds > 0 && passed() >= seconds);
                                }};
        (void)work_in_parallel(plan, [&](const Stop& ended) {
          const std::optional<int> result = proof.work(ended);
          if (!result) return false;
          const std::lock_guard lock(verdict.mutex);
          verdict.result = result;
          return true;
        });
      },
      stop,
      [&] {
        if (!progress.is_none()) progress(told(proof, passed()));
      });
  py::dict answer = told(proof, passed());
  answer["result"] = verdict.result;
  const bool over = state.state->node().turn == Turn::over;
  answer["best"] = verdict.result && !over ? py::object(py::str(proof.best(*verdict.result)))
                                           : py::object(py::none());
  return answer;
}

}  // namespace

void define_tokan(py::module_& module) {
  module.def("tokan_prove", &prove, py::arg("state"), py::arg("seconds"), py::arg("threads"),
             py::arg("megabytes"), py::arg("progress"));
}

}  // namespace menagerie::python
