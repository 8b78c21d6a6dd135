// Games and states as Python holds them: `Game` and `State` of the package, with the vocabulary
// that users of OpenSpiel know.
#pragma once

#include <cstdint>
#include <memory>
#include <pybind11/pybind11.h>
#include <string>

#include "engine/table.h"
#include "environment/game.h"

namespace menagerie::python {

struct PyGame {
  std::shared_ptr<const environment::LoadedGame> game;
  std::uint64_t seed = 0;  // of what the start leaves to chance
};

struct PyState {
  std::shared_ptr<const PyGame> game;
  std::unique_ptr<environment::State> state;
};

// A table at the state's position, with the game that led there.
[[nodiscard]] Table table_of(const PyState& state);

void define_games(pybind11::module_& module);
void define_vectors(pybind11::module_& module);
void define_experts(pybind11::module_& module);
void define_measures(pybind11::module_& module);
void define_tokan(pybind11::module_& module);
void define_two_paths(pybind11::module_& module);

}  // namespace menagerie::python
