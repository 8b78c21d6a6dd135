#include "rooms/fields.h"

#include <utility>

#include "core/scanner.h"
#include "messages/rooms.h"
#include "rooms/refusal.h"

namespace menagerie::rooms {

const Json* Fields::find(std::string_view name) const {
  if (!object_.is_object()) return nullptr;
  const auto found = object_.find(name);
  return found == object_.end() || found->is_null() ? nullptr : &*found;
}

std::string Fields::place(std::string_view name) const {
  return path_ + std::string(name);
}

Heard<std::string> Fields::text(std::string_view name) const {
  const Json* const value = find(name);
  if (value == nullptr || !value->is_string())
    return malformed(place(name), messages::rooms_a_text);
  return value->get<std::string>();
}

Heard<std::vector<std::string>> Fields::texts(std::string_view name) const {
  const Json* const value = find(name);
  if (value == nullptr || !value->is_array())
    return malformed(place(name), messages::rooms_a_list_of_texts);
  std::vector<std::string> texts;
  texts.reserve(value->size());
  for (const Json& one : *value) {
    if (!one.is_string()) {
      return malformed(place(name) + "[" + std::to_string(texts.size()) + "]",
                       messages::rooms_a_text);
    }
    texts.push_back(one.get<std::string>());
  }
  return texts;
}

Heard<std::uint64_t> Fields::number(std::string_view name) const {
  const Json* const value = find(name);
  const bool whole = value != nullptr && value->is_number_integer();
  if (!whole || (!value->is_number_unsigned() && value->get<std::int64_t>() < 0))
    return malformed(place(name), messages::rooms_a_number);
  return value->get<std::uint64_t>();
}

Heard<std::int64_t> Fields::time(std::string_view name) const {
  const Heard<std::uint64_t> value = number(name);
  // Far beyond any date, and safe to add to.
  constexpr std::uint64_t kLatest = 1ULL << 52U;
  if (!value || *value > kLatest) return malformed(place(name), messages::rooms_a_number);
  return static_cast<std::int64_t>(*value);
}

Heard<bool> Fields::flag(std::string_view name) const {
  const Json* const value = find(name);
  if (value == nullptr || !value->is_boolean())
    return malformed(place(name), messages::rooms_true_or_false);
  return value->get<bool>();
}

Heard<bool> Fields::flag_or(std::string_view name, bool standard) const {
  return has(name) ? flag(name) : Heard<bool>(standard);
}

Heard<std::string> Fields::id(std::string_view name) const {
  Heard<std::string> value = text(name);
  if (!value || !fairness::is_id(*value)) return malformed(place(name), messages::rooms_an_id);
  return value;
}

Heard<Digest> Fields::digest(std::string_view name) const {
  const Heard<std::string> value = text(name);
  const std::optional<Digest> digest = value ? Digest::parse(*value) : std::nullopt;
  if (!digest) return malformed(place(name), messages::rooms_hex_digits);
  return *digest;
}

Heard<std::optional<Digest>> Fields::maybe_digest(std::string_view name) const {
  if (!has(name)) return std::nullopt;
  return digest(name);
}

Heard<std::vector<Digest>> Fields::digests(std::string_view name) const {
  const Heard<std::vector<std::string>> values = texts(name);
  if (!values) return std::unexpected(values.error());
  std::vector<Digest> digests;
  for (const std::string& value : *values) {
    const std::optional<Digest> digest = Digest::parse(value);
    if (!digest) {
      return malformed(place(name) + "[" + std::to_string(digests.size()) + "]",
                       messages::rooms_hex_digits);
    }
    digests.push_back(*digest);
  }
  return digests;
}

Heard<std::optional<Anchors>> Fields::anchors(std::string_view name) const {
  const Json* const value = find(name);
  if (value == nullptr) return std::nullopt;
  if (!value->is_object()) return malformed(place(name), messages::rooms_anchors);
  const Fields inner(*value, place(name) + ".");
  const Heard<Digest> own = inner.digest("own");
  if (!own) return std::unexpected(own.error());
  const Heard<Digest> help = inner.digest("help");
  if (!help) return std::unexpected(help.error());
  return Anchors{*own, *help};
}

Heard<char> Fields::letter(std::string_view name, std::string_view letters,
                           Message expected) const {
  const Heard<std::string> value = text(name);
  if (!value || value->size() != 1 || !letters.contains(value->front()))
    return malformed(place(name), expected);
  return value->front();
}

Heard<OptionValues> Fields::options(std::string_view name) const {
  OptionValues options;
  const Json* const value = find(name);
  if (value == nullptr) return options;
  if (!value->is_object()) return malformed(place(name), messages::rooms_options);
  for (const auto& [option, setting] : value->items()) {
    if (setting.is_string()) {
      options.insert_or_assign(option, setting.get<std::string>());
    } else if (setting.is_number_integer()) {
      options.insert_or_assign(option, setting.dump());
    } else {
      return malformed(place(name) + "." + quote(option), messages::rooms_options);
    }
  }
  return options;
}

}  // namespace menagerie::rooms
