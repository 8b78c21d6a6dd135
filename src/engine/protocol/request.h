// One line of the protocol, taken apart: every field is read into a value or refused with its name
// and what was expected.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/result.h"
#include "engine/patience.h"
#include "engine/protocol/line_json.h"

namespace menagerie {

// Why a line is no request, and who is to be told in which language, as far as it could be read.
struct RequestRefusal {
  Error error;
  Json id;
  Language language;
};

class Request {
 public:
  // The object of a line, or why it is none.
  static std::expected<Request, RequestRefusal> parse(std::string_view line);

  // What was sent as `id`; null where nothing was, or what cannot be echoed.
  [[nodiscard]] const Json& id() const { return id_; }
  [[nodiscard]] Language language() const;

  [[nodiscard]] bool has(std::string_view field) const;
  [[nodiscard]] Result<std::string> text(std::string_view field) const;
  [[nodiscard]] Result<std::vector<std::string>> texts(std::string_view field) const;
  // An object of texts and whole numbers; empty where it is missing.
  [[nodiscard]] Result<OptionValues> options(std::string_view field) const;
  [[nodiscard]] Result<std::optional<std::uint64_t>> seed() const;
  // A whole number from 0 to `max`; `expected` is the phrase that says so.
  [[nodiscard]] Result<std::uint64_t> number(std::string_view field, std::uint64_t max,
                                             Message expected) const;
  // The same from `min` on, and `standard` where the field is missing.
  [[nodiscard]] Result<std::uint64_t> number_or(std::string_view field, std::uint64_t standard,
                                                std::uint64_t min, std::uint64_t max,
                                                Message expected) const;
  // A text, or a whole number as its digits.
  [[nodiscard]] Result<std::string> text_or_number(std::string_view field, Message expected) const;
  // The object `limits`; `usual` where it sets none.
  [[nodiscard]] Result<Limits> limits(const Limits& usual) const;
  // Refuses an id that cannot be echoed.
  [[nodiscard]] Result<void> check_id() const;

 private:
  explicit Request(Json object);
  // The field's value, or null where it is missing.
  [[nodiscard]] const Json* find(std::string_view field) const;
  [[nodiscard]] Result<const Json*> required(std::string_view field, Message expected) const;

  Json object_;
  Json id_;
};

}  // namespace menagerie
