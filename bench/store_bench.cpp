// Appends a second, each durable when it counts: one after the other, and in waves as a busy server
// has them. PostgreSQL is measured where MENAGERIE_POSTGRES names a database that may be written
// to.
#include <array>
#include <atomic>
#include <benchmark/benchmark.h>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <future>
#include <memory>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

#include "store/store.h"

namespace menagerie::store {
namespace {

// As large as an event of Tokan and its summary.
Append make_append(const std::string& room, std::uint64_t after) {
  return {.room = room,
          .after = after,
          .rows = {{std::string(240, 'e'), std::string()}},
          .summary = after > 0 ? std::nullopt
                               : std::optional(Summary{.state = Summary::State::running,
                                                       .listed = true,
                                                       .touched = 1,
                                                       .text = std::string(200, 's')})};
}

// A place of its own for each run, gone afterwards if it is a folder.
class Place {
 public:
  explicit Place(const char* address) {
    if (address != nullptr) {
      name_ = address;
      return;
    }
    // Beside the program and not in /tmp, which may be memory.
    std::string pattern = (std::filesystem::current_path() / "store-bench-XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
    name_ = folder_ + "/rooms.db";
  }
  ~Place() {
    if (!folder_.empty()) std::filesystem::remove_all(folder_);
  }
  Place(const Place&) = delete;
  Place& operator=(const Place&) = delete;
  [[nodiscard]] const std::string& name() const { return name_; }

 private:
  std::string folder_;
  std::string name_;
};

// `wave` appends at once to as many rooms of a thousand, then the next ones.
void append_waves(benchmark::State& state, const char* address) {
  const Place place(address);
  const Result<std::unique_ptr<Store>> store = open_store(place.name());
  if (!store) {
    state.SkipWithError(store.error().sentence().c_str());
    return;
  }
  const auto wave = static_cast<std::size_t>(state.range(0));
  constexpr std::size_t kRooms = 1000;
  // Rooms of earlier runs may still be in the database.
  static int runs = 0;
  const std::string run = std::to_string(getpid()) + "-" + std::to_string(++runs) + "-";
  std::array<std::uint64_t, kRooms> versions{};
  std::size_t next = 0;
  std::atomic<std::size_t> failed = 0;
  for (auto _ : state) {
    std::atomic<std::size_t> left = wave;
    std::promise<void> all;
    for (std::size_t append = 0; append < wave; ++append) {
      const std::size_t room = next++ % kRooms;
      (*store)->append(make_append(run + std::to_string(room), versions[room]++),
                       [&](const Result<Appended>& result) {
                         if (result != Appended::done) ++failed;
                         if (--left == 0) all.set_value();
                       });
    }
    all.get_future().wait();
  }
  if (failed > 0) state.SkipWithError("appends failed");
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(wave));
}

void sqlite_appends(benchmark::State& state) {
  append_waves(state, nullptr);
}
BENCHMARK(sqlite_appends)->Arg(1)->Arg(64)->UseRealTime();

void postgres_appends(benchmark::State& state) {
  const char* address = std::getenv("MENAGERIE_POSTGRES");
  if (address == nullptr) {
    state.SkipWithError("MENAGERIE_POSTGRES names no database");
    return;
  }
  append_waves(state, address);
}
BENCHMARK(postgres_appends)->Arg(1)->Arg(64)->UseRealTime();

}  // namespace
}  // namespace menagerie::store
