// The compiled part of the package `menagerie`.
#include "python/errors.h"
#include "python/games.h"

PYBIND11_MODULE(_core, module) {
  module.doc() = "The games of Menagerie; use it through the package `menagerie`.";
  module.attr("__version__") = MENAGERIE_VERSION;
  menagerie::python::define_errors(module);
  menagerie::python::define_games(module);
  menagerie::python::define_vectors(module);
  menagerie::python::define_experts(module);
  menagerie::python::define_measures(module);
  menagerie::python::define_tokan(module);
  menagerie::python::define_two_paths(module);
}
