#include "engine/protocol/line_json.h"

#include <string>
#include <utility>
#include <vector>

#include "messages/engine.h"

namespace menagerie {

namespace {

// Names that are longer are not repeated in a refusal.
constexpr std::size_t kLongestName = 64;

// Builds what the parser hears. Once something is wrong it builds nothing more, but listens on for
// the id and the language, so that the refusal finds whoever sent the line.
class Builder final : public nlohmann::json_sax<Json> {
 public:
  LineJson take() { return {std::move(root_), std::move(fine_)}; }

  bool null() override { return add(Json()); }
  bool boolean(bool value) override { return add(value); }
  bool number_integer(number_integer_t value) override { return add(value); }
  bool number_unsigned(number_unsigned_t value) override { return add(value); }
  bool number_float(number_float_t value, const string_t&) override { return add(value); }
  bool string(string_t& value) override { return add(std::move(value)); }
  bool binary(binary_t&) override { return false; }  // there is none in JSON texts
  bool start_object(std::size_t) override { return open(Json::object()); }
  bool start_array(std::size_t) override { return open(Json::array()); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool key(string_t& name) override {
    if (depth_ == 1) field_ = name;
    if (!fine_) return true;
    Json& object = *open_.back();
    if (object.size() == kMostKeys && !object.contains(name)) {
      refuse(messages::protocol_too_many_keys, kMostKeys);
    } else {
      slot_ = &object[name];
    }
    return true;
  }

  bool parse_error(std::size_t byte, const std::string&,
                   const nlohmann::detail::exception&) override {
    field_.clear();
    if (fine_) refuse(messages::protocol_json, byte);
    return false;
  }

 private:
  static bool names_sender(std::string_view field) { return field == "id" || field == "language"; }

  // Refuses the line and keeps no more of it than who sent it.
  void refuse(Message why, std::size_t number) {
    Place place;
    if (depth_ > 0 && field_.size() <= kLongestName) place.field = field_;
    fine_ = fail(why, {std::to_string(number)}, std::move(place));
    Json sender = Json::object();
    if (root_.is_object()) {
      for (auto& [name, value] : root_.items()) {
        if (names_sender(name) && value.is_primitive()) sender[name] = std::move(value);
      }
    }
    root_ = std::move(sender);
    open_.clear();
  }

  void count() {
    if (fine_ && ++values_ > kMostValues) refuse(messages::protocol_too_many_values, kMostValues);
  }

  bool add(Json value) {
    count();
    if (fine_) {
      put(std::move(value));
    } else if (depth_ == 1 && names_sender(field_)) {
      root_[field_] = std::move(value);
    }
    return true;
  }

  // Where the next value belongs: into a list, to the key before it, or at the top.
  Json& put(Json value) {
    if (open_.empty()) return root_ = std::move(value);
    Json& parent = *open_.back();
    if (parent.is_object()) return *slot_ = std::move(value);
    parent.push_back(std::move(value));
    return parent.back();
  }

  bool open(Json empty) {
    count();
    if (fine_ && depth_ == kDeepestJson) refuse(messages::protocol_too_nested, kDeepestJson);
    if (fine_) open_.push_back(&put(std::move(empty)));
    ++depth_;
    return true;
  }

  bool close() {
    if (fine_) open_.pop_back();
    --depth_;
    return true;
  }

  Json root_;
  std::vector<Json*> open_;  // the lists and objects around the next value, while all is fine
  Json* slot_ = nullptr;     // of the key that was read last
  std::string field_;        // the key of the outermost object that is being read
  std::size_t depth_ = 0;
  std::size_t values_ = 0;
  Result<void> fine_;
};

}  // namespace

LineJson read_line(std::string_view line) {
  if (line.size() > kLongestLine) {
    return {{}, fail(messages::protocol_too_long, {std::to_string(kLongestLine)})};
  }
  Builder builder;
  Json::sax_parse(line, &builder);
  return builder.take();
}

}  // namespace menagerie
