// JSON written straight into a text, field by field in the order of the calls: an event's public
// bytes are made once, and this is what they are made with.
#pragma once

#include <concepts>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "fairness/story.h"

namespace menagerie::rooms {

class JsonText {
 public:
  JsonText() { text_.reserve(256); }

  // An object is open from here to `end`.
  JsonText& begin() { return open('{'); }
  JsonText& end() { return close('}'); }
  JsonText& begin_list() { return open('['); }
  JsonText& end_list() { return close(']'); }
  // The name of the value that comes next.
  JsonText& name(std::string_view name) {
    separate();
    text_ += '"';
    text_ += name;
    text_ += "\":";
    fresh_ = true;
    return *this;
  }

  JsonText& value(std::nullptr_t) { return raw("null"); }
  JsonText& value(bool flag) { return raw(flag ? "true" : "false"); }
  template <std::integral Number>
    requires(!std::same_as<Number, bool>)
  JsonText& value(Number number) {
    return raw(std::to_string(number));
  }
  // Words of our own: hex digits, notation, kinds.
  JsonText& plain(std::string_view word) {
    separate();
    text_ += '"';
    text_ += word;
    text_ += '"';
    return *this;
  }
  JsonText& value(const fairness::Digest& digest) { return plain(digest.hex()); }
  JsonText& value(const fairness::Anchors& anchors) {
    return begin().field("own", anchors.own).field("help", anchors.help).end();
  }
  // Any text.
  JsonText& value(std::string_view text) {
    return raw(nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
  }
  JsonText& value(const char*) = delete;
  JsonText& value(const std::vector<std::string>& texts) {
    begin_list();
    for (const std::string& text : texts) value(std::string_view(text));
    return end_list();
  }
  template <class T>
  JsonText& value(const std::optional<T>& maybe) {
    return maybe ? value(*maybe) : value(nullptr);
  }

  JsonText& field(std::string_view name_of_it, const auto& content) {
    name(name_of_it);
    return value(content);
  }
  JsonText& word(std::string_view name_of_it, std::string_view content) {
    name(name_of_it);
    return plain(content);
  }

  [[nodiscard]] std::string take() && { return std::move(text_); }

 private:
  JsonText& raw(std::string_view json) {
    separate();
    text_ += json;
    return *this;
  }
  JsonText& open(char bracket) {
    separate();
    text_ += bracket;
    fresh_ = true;
    return *this;
  }
  JsonText& close(char bracket) {
    text_ += bracket;
    fresh_ = false;
    return *this;
  }
  void separate() {
    if (!fresh_) text_ += ',';
    fresh_ = false;
  }

  std::string text_;
  bool fresh_ = true;  // nothing stands before the next thing that needs a comma
};

}  // namespace menagerie::rooms
