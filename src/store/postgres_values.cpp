#include "store/postgres_values.h"

#include <cassert>
#include <utility>

namespace menagerie::store {

namespace {

void put(std::string& bytes, std::uint64_t value, int size) {
  for (int shift = 8 * (size - 1); shift >= 0; shift -= 8) {
    bytes.push_back(static_cast<char>((value >> shift) & 0xff));
  }
}

}  // namespace

void Parameters::add(std::int64_t value) {
  std::string bytes;
  put(bytes, static_cast<std::uint64_t>(value), 8);
  values_.push_back({std::move(bytes)});
}

void Parameters::add(std::string_view bytes) {
  values_.push_back({std::string(bytes)});
}

void Parameters::add_null() {
  values_.push_back({.bytes = {}, .null = true});
}

void Parameters::add(Element element, std::span<const std::string_view> array) {
  constexpr int kWord = 4;
  std::string bytes;
  put(bytes, array.empty() ? 0 : 1, kWord);  // dimensions
  put(bytes, 0, kWord);                      // none is NULL
  put(bytes, static_cast<std::uint32_t>(element), kWord);
  if (!array.empty()) {
    put(bytes, array.size(), kWord);
    put(bytes, 1, kWord);  // the first has the index 1
  }
  for (const std::string_view item : array) {
    put(bytes, item.size(), kWord);
    bytes += item;
  }
  values_.push_back({std::move(bytes)});
}

Parameters::Raw Parameters::raw() const {
  Raw raw;
  for (const Value& value : values_) {
    raw.values.push_back(value.null ? nullptr : value.bytes.data());
    raw.lengths.push_back(static_cast<int>(value.bytes.size()));
    raw.formats.push_back(1);
  }
  return raw;
}

std::int64_t number_of(std::string_view bytes) {
  assert(bytes.size() == sizeof(std::int64_t));
  std::uint64_t value = 0;
  for (const char byte : bytes) value = (value << 8) | static_cast<unsigned char>(byte);
  return static_cast<std::int64_t>(value);
}

}  // namespace menagerie::store
