// What is asked of a store, waiting for its turn: the question, a place for the answer, and whom to
// tell. Answers are told only after the transaction that they were found in is durable.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "store/store.h"

namespace menagerie::store {

template <class Question, class Answer>
struct Job {
  Question question;
  Store::Done<Answer> done;
  Answer answer{};

  void tell() { done(std::move(answer)); }
  void tell(const Error& error) { done(fail(error)); }
};

struct Removal {
  std::string room;
};
struct Range {
  std::string room;
  std::uint64_t since = 0;
  std::size_t most = 0;
};

// The last number of a room once an append is done.
[[nodiscard]] inline std::uint64_t last_number(const Append& append) {
  return append.after + append.rows.size();
}

using AppendJob = Job<Append, Appended>;
using RemovalJob = Job<Removal, bool>;
using BeatJob = Job<Beat, std::vector<Outage>>;
using WriteJob = std::variant<AppendJob, RemovalJob, BeatJob>;

using RangeJob = Job<Range, std::vector<Row>>;
using ListJob = Job<Listing, std::vector<RoomEntry>>;
using ReadJob = std::variant<RangeJob, ListJob>;

// A time after which a node that was not heard of has nothing to say about when any node was alive:
// the one that beats now has.
inline constexpr std::int64_t kForgetNodesAfter = 24LL * 60 * 60 * 1000;
// Every room whose clocks run has heard of an outage by then: they are loaded within minutes.
inline constexpr std::int64_t kForgetOutagesAfter = 90 * kForgetNodesAfter;

}  // namespace menagerie::store
