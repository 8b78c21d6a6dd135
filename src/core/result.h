// What can go wrong with text from outside, as a value: which message of the catalogue, with which
// words, and where in the text. Nothing below the doors throws.
#pragma once

#include <cstddef>
#include <expected>
#include <string>
#include <utility>
#include <vector>

#include "core/message.h"

namespace menagerie {

// Where in the input: line and column count from 1, 0 where there is no such place; `field` names
// a member of a request or an option.
struct Place {
  std::size_t line = 0;
  std::size_t column = 0;
  std::string field{};  // the braces let designated initialisers leave it out
  friend bool operator==(const Place&, const Place&) = default;
};

struct Error {
  Message code{};
  std::vector<Word> words;
  Place place;
  friend bool operator==(const Error&, const Error&) = default;

  // The sentence without the place, for where the place stands elsewhere.
  [[nodiscard]] std::string sentence(Language language = {}) const;
  // The sentence with its place before it: "Column 7: …".
  [[nodiscard]] std::string full_sentence(Language language = {}) const;
};

template <class T>
using Result = std::expected<T, Error>;

// An error as the failed side of any Result.
[[nodiscard]] inline std::unexpected<Error> fail(Error error) {
  return std::unexpected<Error>(std::move(error));
}
[[nodiscard]] inline std::unexpected<Error> fail(Message code, std::vector<Word> words = {},
                                                 Place place = {}) {
  return std::unexpected<Error>(Error{code, std::move(words), std::move(place)});
}

}  // namespace menagerie
