// Appends, removals and beats in PostgreSQL: a batch is one transaction and one round trip.
#pragma once

#include <span>
#include <string>

#include "store/postgres_link.h"
#include "store/queued_store.h"

namespace menagerie::store {

class PostgresWriter final : public WriteConnection {
 public:
  // `speaker` is who this node is in hints.
  PostgresWriter(const std::string& place, std::string speaker);
  Result<void> write(std::span<WriteJob> batch) override;

 private:
  PostgresLink link_;
  std::string speaker_;
};

}  // namespace menagerie::store
