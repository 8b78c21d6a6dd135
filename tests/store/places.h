// Where the stores of the contract's tests keep their rooms: each test has a fresh place.
#pragma once

#include <array>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "store/failing_store.h"
#include "store/store.h"
#include "support/folder.h"
#include "support/postgres_server.h"

namespace menagerie::store {

enum class Kind { memory, failing, sqlite, postgres };
inline constexpr std::array kKinds = {Kind::memory, Kind::failing, Kind::sqlite, Kind::postgres};

[[nodiscard]] inline std::string_view name_of(Kind kind) {
  switch (kind) {
    case Kind::memory:
      return "Memory";
    case Kind::failing:
      return "FailingWithoutAPlan";
    case Kind::sqlite:
      return "Sqlite";
    case Kind::postgres:
      return "Postgres";
  }
  return {};
}

class Place {
 public:
  explicit Place(Kind kind) : kind_(kind), name_(make(kind)) {}

  // Empty where this computer has no such store.
  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] std::unique_ptr<Store> open() const {
    Result<std::unique_ptr<Store>> store = open_store(name_);
    if (store && kind_ == Kind::failing) {
      return std::make_unique<FailingStore>(std::move(*store), FailingStore::Plan{});
    }
    if (store) return std::move(*store);
    ADD_FAILURE() << store.error().sentence();
    return nullptr;
  }

 private:
  std::string make(Kind kind) {
    if (kind == Kind::memory || kind == Kind::failing) return "memory:";
    if (kind == Kind::sqlite) return folder_.path("rooms.db");
    testing::PostgresServer* server = testing::PostgresServer::shared();
    return server == nullptr ? "" : server->make_database();
  }

  Kind kind_;
  testing::Folder folder_;
  std::string name_;
};

}  // namespace menagerie::store
