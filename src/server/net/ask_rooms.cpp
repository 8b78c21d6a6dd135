#include "server/net/ask_rooms.h"

#include <boost/asio/associated_executor.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <exception>
#include <memory>
#include <utility>

namespace menagerie::server {

namespace asio = boost::asio;

namespace {

using Outcome = std::optional<ApiAnswer>;

// Resumes the session once, from the io_context: the rooms may reply before their request returns.
template <class Handler>
class Resumption {
 public:
  explicit Resumption(Handler handler)
      : handler_(std::make_shared<std::optional<Handler>>(std::move(handler))) {}

  void operator()(Outcome outcome) const {
    if (!*handler_) return;
    Handler handler = std::move(**handler_);
    handler_->reset();
    const auto executor = asio::get_associated_executor(handler);
    asio::post(executor, [handler = std::move(handler), outcome = std::move(outcome)]() mutable {
      std::move(handler)(std::move(outcome));
    });
  }

 private:
  std::shared_ptr<std::optional<Handler>> handler_;
};

}  // namespace

asio::awaitable<Outcome> ask_rooms(RoomApi& rooms, ApiRequest request) {
  const auto start = [&rooms](auto handler, ApiRequest asked) {
    const Resumption resume(std::move(handler));
    try {
      rooms.request(std::move(asked), [resume](ApiAnswer answer) { resume(std::move(answer)); });
    } catch (const std::exception&) {
      resume(std::nullopt);
    }
  };
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<>&, void(Outcome)>(
      start, asio::use_awaitable, std::move(request));
}

}  // namespace menagerie::server
