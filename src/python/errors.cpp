#include "python/errors.h"

#include <string>

namespace menagerie::python {

namespace py = pybind11;

namespace {

Language& language() {
  static Language chosen;
  return chosen;
}

}  // namespace

void define_errors(py::module_& module) {
  // The class itself is written in Python, where its attributes can be described.
  module.def(
      "set_language", [](const std::string& code) { language() = language_of(code); },
      py::arg("code"));
  module.def("languages", [] {
    py::list codes;
    for (const std::string_view code : languages()) codes.append(std::string(code));
    return codes;
  });
}

void raise(const Error& error) {
  const py::object type = py::module_::import("menagerie.errors").attr("Error");
  const py::object made = type(error.full_sentence(language()), std::string(name_of(error.code)),
                               std::string(rule_of(error.code)), error.place.line,
                               error.place.column, error.place.field);
  PyErr_SetObject(type.ptr(), made.ptr());
  throw py::error_already_set();
}

void raise(Message code, std::vector<Word> words, Place place) {
  raise(Error{code, std::move(words), std::move(place)});
}

}  // namespace menagerie::python
