// Notes by LISTEN and NOTIFY, and the hints of other nodes' writers, on a connection and a thread
// of their own. What was said while nobody listened is lost; whenever listening begins anew, that
// is told.
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
  // `speaker` is who this node is in hints.
  PostgresHints(const std::string& place, std::string speaker);
  ~PostgresHints() override;
  PostgresHints(const PostgresHints&) = delete;
  PostgresHints& operator=(const PostgresHints&) = delete;

  void listen(std::function<void(Store::News)> heard) override;
  void send_note(std::string room, std::string note) override;

 private:
  void run();
  // Until there is something to send or to hear, or to connect anew.
  void wait();
  void send_all(std::vector<std::string> notes);
  void hear_all();
  void wake() const;

  PostgresLink link_;
  std::string speaker_;
  std::size_t listening_since_ = 0;  // the number of the connection that is listened to
  Descriptor wake_;                  // an eventfd, so that one poll waits for both sides

  std::mutex mutex_;
  std::vector<std::string> outbox_;
  std::function<void(Store::News)> heard_;
  bool ending_ = false;
  std::thread thread_;  // the last member: it uses all others
};

}  // namespace menagerie::store
