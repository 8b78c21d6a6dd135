#include "core/result.h"

#include "messages/core.h"

namespace menagerie {

std::string Error::sentence(Language language) const {
  return say(code, words, language);
}

std::string Error::full_sentence(Language language) const {
  std::string what = sentence(language);
  if (place.line > 0) {
    return say(messages::place_line,
               {std::to_string(place.line), std::to_string(place.column), what}, language);
  }
  if (place.column > 0) {
    what = say(messages::place_column, {std::to_string(place.column), what}, language);
  }
  if (!place.field.empty()) what = say(messages::place_field, {place.field, what}, language);
  return what;
}

}  // namespace menagerie
