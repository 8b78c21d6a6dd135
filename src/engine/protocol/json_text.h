// JSON written straight as text, for what is made so often that a tree of values in between would
// be most of the work: a server's view of every event. It has the same functions as JsonValues, so
// one description of a board serves both.
#pragma once

#include <algorithm>
#include <array>
#include <charconv>
#include <concepts>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/protocol/json_object.h"

namespace menagerie {

// Values of the library.
struct JsonValues {
  using Value = nlohmann::ordered_json;

  [[nodiscard]] static Value null() { return nullptr; }
  template <class Plain>
  [[nodiscard]] static Value value(Plain&& plain) {
    return Value(std::forward<Plain>(plain));
  }
  // Names and values in turn. Pre: all names differ.
  template <class... Fields>
  [[nodiscard]] static Value object(Fields&&... fields) {
    return json_object(std::forward<Fields>(fields)...);
  }
  // Of pairs of a name and a value. Pre: all names differ.
  template <class Pairs>
  [[nodiscard]] static Value dictionary(const Pairs& pairs) {
    Value::object_t dictionary;
    for (const auto& [name, value] : pairs) dictionary.emplace(std::string(name), value);
    return dictionary;
  }
  template <class Items, class Make>
  [[nodiscard]] static Value list(const Items& items, const Make& make) {
    Value::array_t list;
    list.reserve(items.size());
    for (const auto& item : items) list.push_back(make(item));
    return list;
  }
};

// Texts, with the same bytes as the library's values have when they are written.
struct JsonTexts {
  struct Value {
    std::string text;
  };

  [[nodiscard]] static Value null() { return {"null"}; }
  template <class Plain>
  [[nodiscard]] static Value value(const Plain& plain) {
    Value value;
    append(value.text, plain);
    return value;
  }
  template <class... Fields>
  [[nodiscard]] static Value object(const Fields&... fields) {
    Value object;
    object.text.reserve(kUsualObject);
    object.text += '{';
    append_fields(object.text, fields...);
    object.text += '}';
    return object;
  }
  template <class Pairs>
  [[nodiscard]] static Value dictionary(const Pairs& pairs) {
    Value dictionary{"{"};
    for (const auto& [name, value] : pairs) append_fields(dictionary.text, name, value);
    dictionary.text += '}';
    return dictionary;
  }
  template <class Items, class Make>
  [[nodiscard]] static Value list(const Items& items, const Make& make) {
    Value list;
    list.text.reserve(2 + items.size() * kUsualItem);
    list.text += '[';
    for (const auto& item : items) {
      if (list.text.size() > 1) list.text += ',';
      append(list.text, make(item));
    }
    list.text += ']';
    return list;
  }

 private:
  // Enough for most, so that texts seldom have to move while they grow.
  static constexpr std::size_t kUsualObject = 96;
  static constexpr std::size_t kUsualItem = 72;

  static void append(std::string& to, const Value& value) { to += value.text; }
  static void append(std::string& to, const nlohmann::ordered_json& value) { to += value.dump(); }
  static void append(std::string& to, bool value) { to += value ? "true" : "false"; }
  static void append(std::string& to, std::integral auto value) {
    std::array<char, 24> digits{};
    const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    to.append(digits.data(), end);
  }
  static void append(std::string& to, std::string_view text) {
    const auto plain = [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; };
    if (!std::ranges::all_of(text, plain)) {
      to += nlohmann::ordered_json(text).dump();
      return;
    }
    to += '"';
    to += text;
    to += '"';
  }
  static void append(std::string& to, const char* text) { append(to, std::string_view(text)); }
  static void append(std::string& to, const std::string& text) {
    append(to, std::string_view(text));
  }
  template <class Item>
  static void append(std::string& to, const std::vector<Item>& items) {
    append(to, list(items, [](const Item& item) { return value(item); }));
  }
  static void append_fields(std::string&) {}
  template <class Field, class... Rest>
  static void append_fields(std::string& to, std::string_view name, const Field& field,
                            const Rest&... rest) {
    if (to.size() > 1) to += ',';
    append(to, name);
    to += ':';
    append(to, field);
    append_fields(to, rest...);
  }
};

}  // namespace menagerie
