// Appends, removals and beats in PostgreSQL: a batch is one transaction and one round trip.
#pragma once

#include <span>
#include <string>

#include "store/postgres_link.h"
#include "store/queued_store.h"

namespace menagerie::store {

class PostgresWriter final : public WriteConnection {
 public:
  explicit PostgresWriter(const std::string& place);
  Result<void> write(std::span<WriteJob> batch) override;

 private:
  PostgresLink link_;
};

}  // namespace menagerie::store
