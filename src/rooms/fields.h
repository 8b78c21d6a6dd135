// A JSON object from outside, read field by field: each gives a value of its type, or a refusal
// that names the field and what was expected. What the values mean is for others.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "fairness/digest.h"
#include "fairness/story.h"
#include "rooms/room.h"

namespace menagerie::rooms {

using fairness::Anchors;
using fairness::Digest;

class Fields {
 public:
  // `path` stands before the names of fields in refusals ("chairs[1]."). The object has to outlive
  // this.
  explicit Fields(const Json& object, std::string path = {})
      : object_(object), path_(std::move(path)) {}

  // Missing and null are the same.
  [[nodiscard]] bool has(std::string_view name) const { return find(name) != nullptr; }
  [[nodiscard]] const Json* find(std::string_view name) const;
  [[nodiscard]] std::string place(std::string_view name) const;

  [[nodiscard]] Heard<std::string> text(std::string_view name) const;
  [[nodiscard]] Heard<std::vector<std::string>> texts(std::string_view name) const;
  [[nodiscard]] Heard<std::uint64_t> number(std::string_view name) const;
  [[nodiscard]] Heard<std::int64_t> time(std::string_view name) const;
  [[nodiscard]] Heard<bool> flag(std::string_view name) const;
  [[nodiscard]] Heard<bool> flag_or(std::string_view name, bool standard) const;
  // 32 lower-case hex digits.
  [[nodiscard]] Heard<std::string> id(std::string_view name) const;
  // 64 lower-case hex digits.
  [[nodiscard]] Heard<Digest> digest(std::string_view name) const;
  [[nodiscard]] Heard<std::optional<Digest>> maybe_digest(std::string_view name) const;
  [[nodiscard]] Heard<std::vector<Digest>> digests(std::string_view name) const;
  // An object with `own` and `help`, or nothing.
  [[nodiscard]] Heard<std::optional<Anchors>> anchors(std::string_view name) const;
  // One of these letters.
  [[nodiscard]] Heard<char> letter(std::string_view name, std::string_view letters,
                                   Message expected) const;
  // An object of texts and whole numbers; empty where it is missing.
  [[nodiscard]] Heard<OptionValues> options(std::string_view name) const;

 private:
  const Json& object_;
  std::string path_;
};

}  // namespace menagerie::rooms
