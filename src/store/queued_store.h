// A store made of a connection that writes and one that reads, each with a thread and an inbox of
// its own. All writing that has arrived goes into one transaction. Connections are plain sequential
// code: threads, order, callbacks and the end of it all are settled here.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>

#include "native/worker.h"
#include "store/jobs.h"
#include "store/pending.h"
#include "store/store.h"

namespace menagerie::store {

// Carries out a batch in one transaction, fills in the answers and lets other nodes know. After an
// error nobody may rely on any part of it; the next call starts afresh.
class WriteConnection {
 public:
  WriteConnection() = default;
  WriteConnection(const WriteConnection&) = delete;
  WriteConnection& operator=(const WriteConnection&) = delete;
  virtual ~WriteConnection() = default;
  [[nodiscard]] virtual Result<void> write(std::span<WriteJob> batch) = 0;
};

class ReadConnection {
 public:
  ReadConnection() = default;
  ReadConnection(const ReadConnection&) = delete;
  ReadConnection& operator=(const ReadConnection&) = delete;
  virtual ~ReadConnection() = default;
  [[nodiscard]] virtual Result<void> read(std::span<ReadJob> batch) = 0;
};

// Carries notes to other nodes, and their notes and the hints of their writers to this one, as well
// as it can.
class HintChannel {
 public:
  HintChannel() = default;
  HintChannel(const HintChannel&) = delete;
  HintChannel& operator=(const HintChannel&) = delete;
  virtual ~HintChannel() = default;
  virtual void listen(std::function<void(Store::News)> heard) = 0;
  virtual void send_note(std::string room, std::string note) = 0;
};

class QueuedStore final : public Store {
 public:
  // How many jobs go into one transaction, so that the first is not kept waiting by the last.
  struct Batches {
    std::size_t writes = 512;
    std::size_t reads = 1;
  };

  // `hints` may be missing where there are no other nodes. Throws where the system gives no thread.
  QueuedStore(std::unique_ptr<WriteConnection> writer, std::unique_ptr<ReadConnection> reader,
              std::unique_ptr<HintChannel> hints, Batches batches);
  ~QueuedStore() override;

  void append(Append append, Done<Appended> done) override;
  void read(std::string room, std::uint64_t since, std::size_t most,
            Done<std::vector<Row>> done) override;
  void list(Listing listing, Done<std::vector<RoomEntry>> done) override;
  void remove(std::string room, Done<bool> done) override;
  void beat(Beat beat, Done<std::vector<Outage>> done) override;
  void on_news(std::function<void(News)> heard) override;
  void send_note(std::string room, std::string note) override;

 private:
  void push(WriteJob job);
  void push(ReadJob job);
  void write(std::span<WriteJob> batch);
  void read(std::span<ReadJob> batch);

  Pending pending_;
  std::unique_ptr<WriteConnection> writer_;
  std::unique_ptr<ReadConnection> reader_;
  std::unique_ptr<HintChannel> hints_;
  Worker<WriteJob> write_worker_;
  Worker<ReadJob> read_worker_;
};

}  // namespace menagerie::store
