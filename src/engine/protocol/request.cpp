#include "engine/protocol/request.h"

#include "core/scanner.h"
#include "engine/table.h"
#include "messages/engine.h"

namespace menagerie {

namespace {

// What was found, for a message: numbers as they are, the rest by its kind.
Word found(const Json& value) {
  if (value.is_number()) return value.dump();
  if (value.is_null()) return messages::protocol_kind_null;
  if (value.is_boolean()) return messages::protocol_kind_boolean;
  if (value.is_string()) return messages::protocol_kind_string;
  return value.is_array() ? messages::protocol_kind_list : messages::protocol_kind_object;
}

std::unexpected<Error> wrong_type(std::string field, const Json& value, Message expected) {
  return fail(messages::protocol_field_type, {found(value), expected},
              Place{.field = std::move(field)});
}

bool can_be_echoed(const Json& id) {
  return id.is_null() || id.is_string() || id.is_number();
}

}  // namespace

Request::Request(Json object) : object_(std::move(object)) {
  if (const Json* id = find("id"); id != nullptr && can_be_echoed(*id)) id_ = *id;
}

std::expected<Request, RequestRefusal> Request::parse(std::string_view line) {
  LineJson read = read_line(line);
  if (read.fine && !read.json.is_object()) {
    read.fine = fail(messages::protocol_not_an_object, {found(read.json)});
    read.json = Json::object();
  }
  Request request(std::move(read.json));
  if (read.fine) return request;
  return std::unexpected(
      RequestRefusal{std::move(read.fine.error()), request.id(), request.language()});
}

Result<void> Request::check_id() const {
  const Json* id = find("id");
  if (id == nullptr || can_be_echoed(*id)) return {};
  return wrong_type("id", *id, messages::protocol_a_number_or_string);
}

Language Request::language() const {
  const Json* language = find("language");
  if (language == nullptr || !language->is_string()) return {};
  return language_of(language->get_ref<const std::string&>());
}

const Json* Request::find(std::string_view field) const {
  const auto found = object_.find(field);
  return found == object_.end() ? nullptr : &*found;
}

bool Request::has(std::string_view field) const {
  return find(field) != nullptr;
}

Result<const Json*> Request::required(std::string_view field, Message expected) const {
  if (const Json* value = find(field)) return value;
  return fail(messages::protocol_field_missing, {expected}, Place{.field = std::string(field)});
}

Result<std::string> Request::text(std::string_view field) const {
  const Result<const Json*> value = required(field, messages::protocol_a_string);
  if (!value) return fail(value.error());
  if (!(*value)->is_string()) {
    return wrong_type(std::string(field), **value, messages::protocol_a_string);
  }
  return (*value)->get_ref<const std::string&>();
}

Result<std::vector<std::string>> Request::texts(std::string_view field) const {
  const Result<const Json*> value = required(field, messages::protocol_a_list_of_strings);
  if (!value) return fail(value.error());
  if (!(*value)->is_array()) {
    return wrong_type(std::string(field), **value, messages::protocol_a_list_of_strings);
  }
  std::vector<std::string> texts;
  for (const Json& item : **value) {
    if (!item.is_string()) {
      return wrong_type(std::string(field) + '[' + std::to_string(texts.size()) + ']', item,
                        messages::protocol_a_string);
    }
    texts.push_back(item.get_ref<const std::string&>());
  }
  return texts;
}

Result<OptionValues> Request::options(std::string_view field) const {
  OptionValues values;
  const Json* object = find(field);
  if (object == nullptr || object->is_null()) return values;
  if (!object->is_object()) {
    return wrong_type(std::string(field), *object, messages::protocol_an_object_of_options);
  }
  for (const auto& item : object->items()) {
    const Json& value = item.value();
    if (value.is_string()) {
      values.insert_or_assign(item.key(), value.get_ref<const std::string&>());
    } else if (value.is_number_unsigned()) {
      values.insert_or_assign(item.key(), std::to_string(value.get<std::uint64_t>()));
    } else {
      return wrong_type(std::string(field) + '.' + item.key(), value,
                        messages::protocol_an_object_of_options);
    }
  }
  return values;
}

Result<std::optional<std::uint64_t>> Request::seed() const {
  const Json* value = find("seed");
  if (value == nullptr || value->is_null()) return std::nullopt;
  if (value->is_number_unsigned()) return value->get<std::uint64_t>();
  if (!value->is_string()) return wrong_type("seed", *value, messages::protocol_a_seed);
  const Result<std::uint64_t> seed = parse_seed(value->get_ref<const std::string&>());
  if (!seed) return fail(seed.error());
  return *seed;
}

Result<std::uint64_t> Request::number(std::string_view field, std::uint64_t max,
                                      Message expected) const {
  const Result<const Json*> value = required(field, expected);
  if (!value) return fail(value.error());
  const bool fits = (*value)->is_number_unsigned() && (*value)->get<std::uint64_t>() <= max;
  if (!fits) return wrong_type(std::string(field), **value, expected);
  return (*value)->get<std::uint64_t>();
}

Result<std::uint64_t> Request::number_or(std::string_view field, std::uint64_t standard,
                                         std::uint64_t min, std::uint64_t max,
                                         Message expected) const {
  if (!has(field)) return standard;
  const Result<std::uint64_t> value = number(field, max, expected);
  if (value && *value < min) return wrong_type(std::string(field), *find(field), expected);
  return value;
}

Result<std::string> Request::text_or_number(std::string_view field, Message expected) const {
  const Result<const Json*> value = required(field, expected);
  if (!value) return fail(value.error());
  if ((*value)->is_number_unsigned()) return std::to_string((*value)->get<std::uint64_t>());
  if ((*value)->is_string()) return (*value)->get_ref<const std::string&>();
  return wrong_type(std::string(field), **value, expected);
}

Result<Limits> Request::limits(const Limits& usual) const {
  const Json* object = find("limits");
  if (object == nullptr || object->is_null()) return usual;
  if (!object->is_object())
    return wrong_type("limits", *object, messages::protocol_an_object_of_limits);
  const Request inside(*object);
  const auto limit = [&](std::string_view name, std::uint64_t most, Message expected) {
    Result<std::uint64_t> value = inside.number_or(name, 0, 1, most, expected);
    if (!value) value.error().place.field = "limits." + std::string(name);
    return value;
  };
  const Result<std::uint64_t> ms = limit("ms", kLongestMs, messages::protocol_a_time_limit);
  if (!ms) return fail(ms.error());
  const Result<std::uint64_t> nodes = limit("nodes", kMostNodes, messages::protocol_a_node_limit);
  if (!nodes) return fail(nodes.error());
  const Result<std::uint64_t> depth = limit("depth", kDeepest, messages::protocol_a_depth_limit);
  if (!depth) return fail(depth.error());
  const Limits limits{.ms = *ms, .nodes = *nodes, .depth = static_cast<int>(*depth)};
  return limits == Limits{} ? usual : limits;
}

}  // namespace menagerie
