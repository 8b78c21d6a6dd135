// Hints by LISTEN and NOTIFY, on a connection and a thread of their own, after what they are about
// is durable: they never make an append wait, and may be lost with their connection.
#pragma once

#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "native/descriptor.h"
#include "store/postgres_link.h"
#include "store/queued_store.h"

namespace menagerie::store {

class PostgresHints final : public HintChannel {
 public:
  explicit PostgresHints(const std::string& place);
  ~PostgresHints() override;
  PostgresHints(const PostgresHints&) = delete;
  PostgresHints& operator=(const PostgresHints&) = delete;

  void listen(std::function<void(Store::News)> heard) override;
  void send(Store::News news) override;

 private:
  void run();
  // Until there is something to send or to hear, or to connect anew.
  void wait();
  void send_all(const std::vector<std::string>& hints);
  void hear_all();
  void wake() const;

  PostgresLink link_;
  Descriptor wake_;  // an eventfd, so that one poll waits for both sides

  std::mutex mutex_;
  std::vector<std::string> outbox_;
  std::function<void(Store::News)> heard_;
  bool ending_ = false;
  std::thread thread_;  // the last member: it uses all others
};

}  // namespace menagerie::store
