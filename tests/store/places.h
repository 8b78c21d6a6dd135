// Where the stores of the contract's tests keep their rooms: each test has a fresh place.
#pragma once

#include <array>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "store/store.h"
#include "support/folder.h"

namespace menagerie::store {

enum class Kind { memory, sqlite };
inline constexpr std::array kKinds = {Kind::memory, Kind::sqlite};

[[nodiscard]] inline std::string_view name_of(Kind kind) {
  switch (kind) {
    case Kind::memory:
      return "Memory";
    case Kind::sqlite:
      return "Sqlite";
  }
  return {};
}

class Place {
 public:
  explicit Place(Kind kind) : name_(kind == Kind::memory ? "memory:" : folder_.path("rooms.db")) {}

  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] std::unique_ptr<Store> open() const {
    Result<std::unique_ptr<Store>> store = open_store(name_);
    if (store) return std::move(*store);
    ADD_FAILURE() << store.error().sentence();
    return nullptr;
  }

 private:
  testing::Folder folder_;
  std::string name_;
};

// Nothing where this computer has no such store.
[[nodiscard]] inline std::unique_ptr<Place> make_place(Kind kind) {
  return std::make_unique<Place>(kind);
}

}  // namespace menagerie::store
