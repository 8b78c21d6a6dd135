// A store asked as if it answered at once, for tests.
#pragma once

#include <cstdint>
#include <functional>
#include <future>
#include <string>
#include <utility>
#include <vector>

#include "store/store.h"

namespace menagerie::store {

template <class T>
[[nodiscard]] Result<T> wait_for(const std::function<void(Store::Done<T>)>& ask) {
  std::promise<Result<T>> promise;
  std::future<Result<T>> future = promise.get_future();
  ask([&promise](Result<T> result) { promise.set_value(std::move(result)); });
  return future.get();
}

[[nodiscard]] inline Result<Appended> append_to(Store& store, Append append) {
  return wait_for<Appended>([&](auto done) { store.append(std::move(append), std::move(done)); });
}

[[nodiscard]] inline Result<std::vector<Row>> read_from(Store& store, const std::string& room,
                                                        std::uint64_t since = 0,
                                                        std::size_t most = 1'000'000) {
  return wait_for<std::vector<Row>>(
      [&](auto done) { store.read(room, since, most, std::move(done)); });
}

[[nodiscard]] inline Result<std::vector<RoomEntry>> list_of(Store& store, Listing listing = {}) {
  return wait_for<std::vector<RoomEntry>>([&](auto done) { store.list(listing, std::move(done)); });
}

[[nodiscard]] inline Result<bool> remove_from(Store& store, const std::string& room) {
  return wait_for<bool>([&](auto done) { store.remove(room, std::move(done)); });
}

// The outages in words ("3-7 9-12"), or what went wrong.
[[nodiscard]] inline std::string beat_of(Store& store, const std::string& node, std::int64_t now,
                                         Beat::Kind kind = Beat::Kind::alive) {
  const auto outages = wait_for<std::vector<Outage>>(
      [&](auto done) { store.beat({.node = node, .now = now, .kind = kind}, std::move(done)); });
  if (!outages) return outages.error().sentence();
  std::string text;
  for (const Outage& outage : *outages) {
    text += (text.empty() ? "" : " ") + std::to_string(outage.since) + '-' +
            std::to_string(outage.until);
  }
  return text;
}

// Rows that tell their number.
[[nodiscard]] inline std::vector<Row> rows_from(std::uint64_t first, std::size_t count) {
  std::vector<Row> rows;
  for (std::size_t row = 0; row < count; ++row) {
    const std::string number = std::to_string(first + row);
    rows.push_back({"event " + number, "secret " + number});
  }
  return rows;
}

[[nodiscard]] inline Append make_append(std::string room, std::uint64_t after,
                                        std::size_t count = 1, Summary summary = {}) {
  return {.room = std::move(room),
          .after = after,
          .rows = rows_from(after + 1, count),
          .summary = std::move(summary)};
}

}  // namespace menagerie::store
