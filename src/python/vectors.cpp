// Many games at once in numpy arrays. The arrays are made here and stay in place; while games are
// stepped, other threads of Python may run.
#include <algorithm>
#include <memory>
#include <pybind11/numpy.h>
#include <string>

#include "environment/vector.h"
#include "messages/environment.h"
#include "python/errors.h"
#include "python/games.h"

namespace menagerie::python {

namespace py = pybind11;
using environment::VectorPlan;

namespace {

template <class T>
py::array_t<T> zeros(std::vector<py::ssize_t> shape) {
  py::array_t<T> array(std::move(shape));
  std::fill_n(array.mutable_data(), array.size(), T{});
  return array;
}

class PyVector {
 public:
  PyVector(std::shared_ptr<PyGame> game, std::size_t games, int threads, bool restarts,
           bool observes)
      : game_(std::move(game)), games_(games) {
    const auto rows = static_cast<py::ssize_t>(games);
    const environment::LoadedGame& loaded = *game_->game;
    const auto size = static_cast<py::ssize_t>(loaded.observation().size());
    observations = zeros<std::uint8_t>({observes ? rows : 0, size});
    masks = zeros<std::uint8_t>({rows, loaded.decisions()});
    rewards = zeros<float>({rows, loaded.seats()});
    dones = zeros<std::uint8_t>({rows});
    players = zeros<std::int32_t>({rows});
    lengths = zeros<std::int32_t>({rows});
    sampled = zeros<std::int64_t>({rows});
    VectorPlan plan{.games = games, .threads = threads, .restarts = restarts, .arrays = {}};
    plan.arrays = {.observations = observes ? observations.mutable_data() : nullptr,
                   .masks = masks.mutable_data(),
                   .rewards = rewards.mutable_data(),
                   .dones = dones.mutable_data(),
                   .players = players.mutable_data(),
                   .lengths = lengths.mutable_data()};
    drawn_ = sampled.mutable_data();
    vector_ = loaded.vector(plan);
    for (py::array* array :
         {static_cast<py::array*>(&observations), static_cast<py::array*>(&masks),
          static_cast<py::array*>(&rewards), static_cast<py::array*>(&dones),
          static_cast<py::array*>(&players), static_cast<py::array*>(&lengths),
          static_cast<py::array*>(&sampled)}) {
      array->attr("setflags")(py::arg("write") = false);
    }
  }

  void reset(std::uint64_t seed) {
    const py::gil_scoped_release free;
    vector_->reset(seed);
  }

  void restart(const py::array_t<std::uint8_t, py::array::c_style | py::array::forcecast>& chosen) {
    check_size("chosen", chosen);
    const std::uint8_t* flags = chosen.data();
    const py::gil_scoped_release free;
    vector_->restart(flags);
  }

  void step(const py::array_t<std::int64_t, py::array::c_style | py::array::forcecast>& actions) {
    check_size("actions", actions);
    const std::int64_t* numbers = actions.data();
    Result<void> fine;
    {
      const py::gil_scoped_release free;
      fine = vector_->step(numbers);
    }
    take(std::move(fine));
  }

  py::array_t<std::int64_t> sample() {
    const py::gil_scoped_release free;
    vector_->sample(drawn_);
    return sampled;
  }

  void play_randomly(std::uint64_t steps) {
    const py::gil_scoped_release free;
    vector_->play_randomly(steps);
  }

  py::array_t<std::uint8_t> observations;
  py::array_t<std::uint8_t> masks;
  py::array_t<float> rewards;
  py::array_t<std::uint8_t> dones;
  py::array_t<std::int32_t> players;
  py::array_t<std::int32_t> lengths;
  py::array_t<std::int64_t> sampled;

 private:
  void check_size(const char* name, const py::array& array) const {
    if (array.ndim() == 1 && static_cast<std::size_t>(array.size()) == games_) return;
    raise(messages::environment_array, {name, std::to_string(games_) + " × 1"});
  }

  std::shared_ptr<PyGame> game_;  // its starts are drawn for as long as the vector lives
  std::size_t games_;
  std::int64_t* drawn_ = nullptr;
  std::unique_ptr<environment::Vector> vector_;
};

}  // namespace

void define_vectors(py::module_& module) {
  py::class_<PyVector>(module, "Vector")
      .def(py::init<std::shared_ptr<PyGame>, std::size_t, int, bool, bool>(), py::arg("game"),
           py::arg("games"), py::arg("threads"), py::arg("restarts"), py::arg("observes"))
      .def("reset", &PyVector::reset, py::arg("seed"))
      .def("restart", &PyVector::restart, py::arg("chosen"))
      .def("step", &PyVector::step, py::arg("actions"))
      .def("sample", &PyVector::sample)
      .def("play_randomly", &PyVector::play_randomly, py::arg("steps"))
      .def_readonly("observations", &PyVector::observations)
      .def_readonly("masks", &PyVector::masks)
      .def_readonly("rewards", &PyVector::rewards)
      .def_readonly("dones", &PyVector::dones)
      .def_readonly("players", &PyVector::players)
      .def_readonly("lengths", &PyVector::lengths);
}

}  // namespace menagerie::python
