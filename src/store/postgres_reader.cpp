#include "store/postgres_reader.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <utility>
#include <variant>
#include <vector>

#include "store/postgres_session.h"

namespace menagerie::store {

namespace {

constexpr std::array kStatements = {
    Prepared{"range", R"(
SELECT open, secret FROM menagerie.events WHERE room = $1::bytea AND number > $2::int8
ORDER BY number LIMIT $3::int8)"},
    Prepared{"list", R"(
SELECT room, version, state::int8, listed::int4::int8, touched, summary FROM menagerie.rooms
WHERE ($1::int8 IS NULL OR state = $1::int8) AND (listed OR $2::int8 = 0)
  AND ($3::int8 IS NULL OR touched < $3::int8 OR (touched = $3::int8 AND room > $5::bytea))
ORDER BY touched DESC, room LIMIT $4::int8)"},
};

std::int64_t signed_of(std::uint64_t number) {
  constexpr auto kMost = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
  return static_cast<std::int64_t>(std::min(number, kMost));
}

Command command_of(const RangeJob& job) {
  Command command{.statement = "range"};
  command.parameters.add(job.question.room);
  command.parameters.add(signed_of(job.question.since));
  command.parameters.add(signed_of(job.question.most));
  return command;
}

Command command_of(const ListJob& job) {
  const Listing& listing = job.question;
  Command command{.statement = "list"};
  const auto add = [&command](auto optional) {
    optional ? command.parameters.add(static_cast<std::int64_t>(*optional))
             : command.parameters.add_null();
  };
  add(listing.state);
  command.parameters.add(static_cast<std::int64_t>(listing.listed_only));
  add(listing.touched_before);
  command.parameters.add(signed_of(listing.most));
  listing.after ? command.parameters.add(*listing.after) : command.parameters.add_null();
  return command;
}

void take(RangeJob& job, const Rows& rows) {
  for (int row = 0; row < rows.count(); ++row) {
    job.answer.push_back({std::string(rows.bytes(row, 0)), std::string(rows.bytes(row, 1))});
  }
}

void take(ListJob& job, const Rows& rows) {
  for (int row = 0; row < rows.count(); ++row) {
    job.answer.push_back({.room = std::string(rows.bytes(row, 0)),
                          .version = static_cast<std::uint64_t>(rows.number(row, 1)),
                          .summary = {.state = static_cast<Summary::State>(rows.number(row, 2)),
                                      .listed = rows.number(row, 3) != 0,
                                      .touched = rows.number(row, 4),
                                      .text = std::string(rows.bytes(row, 5))}});
  }
}

}  // namespace

PostgresReader::PostgresReader(const std::string& place) : link_(place, kGreeting, kStatements) {}

Result<void> PostgresReader::read(std::span<ReadJob> batch) {
  std::vector<Command> commands;
  for (const ReadJob& job : batch) {
    commands.push_back(std::visit([](const auto& one) { return command_of(one); }, job));
  }
  const Result<std::vector<Rows>> rows = link_.exchange(commands);
  if (!rows) return fail(rows.error());
  for (std::size_t at = 0; at < batch.size(); ++at) {
    std::visit([&](auto& one) { take(one, (*rows)[at]); }, batch[at]);
  }
  return {};
}

}  // namespace menagerie::store
