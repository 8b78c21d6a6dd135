// A JSON object put together in place, for answers that a page waits for. The library's ordered
// objects copy all that they hold whenever they run out of room, and a list in braces first makes
// an array of every name with its value; of a large board that was most of the time.
#pragma once

#include <nlohmann/json.hpp>
#include <utility>

namespace menagerie {

inline void add_fields(nlohmann::ordered_json::object_t&) {}

template <class... Rest>
void add_fields(nlohmann::ordered_json::object_t& object, const char* name,
                nlohmann::ordered_json value, Rest&&... rest) {
  object.emplace(name, std::move(value));
  add_fields(object, std::forward<Rest>(rest)...);
}

// Names and values in turn. Pre: all names differ.
template <class... Fields>
[[nodiscard]] nlohmann::ordered_json json_object(Fields&&... fields) {
  nlohmann::ordered_json::object_t object;
  object.reserve(sizeof...(Fields) / 2);
  add_fields(object, std::forward<Fields>(fields)...);
  return object;
}

}  // namespace menagerie
