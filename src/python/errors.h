// Refusals of the games as Python exceptions: menagerie.Error, a RuntimeError with the code of the
// message, its place and its sentence.
#pragma once

#include <pybind11/pybind11.h>
#include <utility>

#include "core/result.h"

namespace menagerie::python {

void define_errors(pybind11::module_& module);

[[noreturn]] void raise(const Error& error);
[[noreturn]] void raise(Message code, std::vector<Word> words = {}, Place place = {});

// The value, or the exception.
template <class T>
T take(Result<T> result) {
  if (!result) raise(result.error());
  if constexpr (!std::is_void_v<T>) return std::move(*result);
}

}  // namespace menagerie::python
