// The way from other threads to the thread of an io_context: what is put in there is done here, in
// order, many pieces at a wake-up. What a piece throws ends that piece alone.
#pragma once

#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace menagerie::server {

class Inbox : public std::enable_shared_from_this<Inbox> {
 public:
  using Work = std::function<void()>;

  // The context has to outlive whoever puts something in.
  explicit Inbox(boost::asio::io_context& context) : context_(context) {}

  // From any thread.
  void put(Work work);
  // What is in here or still comes is dropped. Called on the context's thread.
  void close();
  // Pieces that ended with an exception.
  [[nodiscard]] std::uint64_t broken() const { return broken_; }

 private:
  void drain();

  boost::asio::io_context& context_;
  std::mutex mutex_;
  std::vector<Work> waiting_;
  bool closed_ = false;
  std::uint64_t broken_ = 0;
};

}  // namespace menagerie::server
