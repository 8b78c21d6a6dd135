// Reading from PostgreSQL: everything that was asked meanwhile goes out in one round trip.
#pragma once

#include <span>
#include <string>

#include "store/postgres_link.h"
#include "store/queued_store.h"

namespace menagerie::store {

class PostgresReader final : public ReadConnection {
 public:
  explicit PostgresReader(const std::string& place);
  Result<void> read(std::span<ReadJob> batch) override;

 private:
  PostgresLink link_;
};

}  // namespace menagerie::store
