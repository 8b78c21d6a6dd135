#include "server/net/event_stream.h"

#include <array>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <exception>
#include <optional>
#include <string>
#include <utility>

#include "messages/server.h"
#include "server/net/api_answer.h"
#include "server/net/api_refusal.h"
#include "server/net/outbox.h"

namespace menagerie::server {

namespace asio = boost::asio;
using boost::system::error_code;

namespace {

// A proxy that gathers an answer before it passes it on would keep the events back.
constexpr std::string_view kStreamHead =
    "HTTP/1.1 200 OK\r\nContent-Type: application/x-ndjson\r\nCache-Control: no-store\r\n"
    "X-Accel-Buffering: no\r\nX-Content-Type-Options: nosniff\r\nTransfer-Encoding: chunked\r\n"
    "Connection: close\r\n\r\n";
constexpr std::string_view kLastChunk = "0\r\n\r\n";

std::string chunk_of(std::string_view line) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string size;
  for (std::size_t rest = line.size() + 1; rest > 0; rest /= 16) {
    size.insert(size.begin(), kDigits.at(rest % 16));
  }
  std::string chunk;
  chunk.reserve(line.size() + size.size() + 5);
  return chunk.append(size).append("\r\n").append(line).append("\n\r\n");
}

class EventStream final : public Listener, public std::enable_shared_from_this<EventStream> {
 public:
  EventStream(NetStream stream, const SessionContext& context)
      : context_(context),
        stream_(std::move(stream)),
        timer_(stream_.get_executor()),
        outbox_(context.limits.waiting_texts, context.limits.waiting_bytes) {
    ++context_.traffic.streams;
  }
  ~EventStream() override { --context_.traffic.streams; }
  EventStream(const EventStream&) = delete;
  EventStream& operator=(const EventStream&) = delete;

  void start(const ApiRequest& request, std::unique_ptr<ConnectionTable::Entry> entry) {
    entry_ = std::move(entry);
    stream_.next_layer().expires_never();
    watch();
    try {
      context_.rooms->stream(
          request, shared_from_this(),
          [self = shared_from_this()](ApiAnswer answer) { self->refuse(std::move(answer)); });
    } catch (const std::exception&) {
      ++context_.traffic.failures;
      refuse(api_refusal(kFailed, "failed", messages::server_answer_failed, request.language));
    }
  }

  void send(std::shared_ptr<const std::string> text) override {
    if (closing_ || !open_) return;
    if (!outbox_.push(std::move(text))) {
      ++context_.traffic.slow_readers;
      let_go();
      return;
    }
    wake();
  }

  void close() override {
    closing_ = true;
    wake();
  }

  [[nodiscard]] std::chrono::milliseconds round_trip() const override { return {}; }

  // For another connection, or because the server ends.
  void leave() {
    if (context_.stopping) return close();
    let_go();
  }

  void let_go() {
    open_ = false;
    stream_.next_layer().close();
  }

 private:
  // Not at once: what is sent next then travels with it.
  void wake() {
    if (writing_ || !open_) return;
    writing_ = true;
    asio::post(stream_.get_executor(), [self = shared_from_this()] { self->write(); });
  }

  void refuse(ApiAnswer answer) {
    if (begun_ || closing_) return;
    refusal_ = std::move(answer);
    close();
  }

  // The next bytes to send: none for now, or, when closing, no more at all.
  std::string next_bytes() {
    if (refusal_) return std::exchange(ended_, true) ? "" : whole_answer(*refusal_);
    std::string bytes;
    if (!begun_) bytes = kStreamHead;
    if (!outbox_.empty()) {
      begun_ = true;
      return bytes + chunk_of(*outbox_.take());
    }
    if (!closing_ || ended_) return {};
    ended_ = true;
    return bytes.append(kLastChunk);
  }

  void write() {
    sending_ = next_bytes();
    if (sending_.empty()) {
      writing_ = false;
      if (ended_) return end();
      return wait();
    }
    stream_.next_layer().expires_after(context_.limits.send_timeout);
    asio::async_write(stream_, asio::buffer(sending_),
                      [self = shared_from_this()](const error_code& error, std::size_t) {
                        if (error) return self->let_go();
                        self->write();
                      });
  }

  // The client has all of it when it has closed its side, too.
  void end() {
    error_code error;
    std::ignore =
        stream_.next_layer().socket().shutdown(asio::ip::tcp::socket::shutdown_send, error);
    timer_.expires_after(context_.limits.drain_timeout);
    timer_.async_wait([self = shared_from_this()](const error_code& timeout) {
      if (!timeout) self->let_go();
    });
  }

  // An empty line tells both sides that the other is still there.
  void wait() {
    stream_.next_layer().expires_never();
    timer_.expires_after(context_.limits.empty_line_interval);
    timer_.async_wait([self = shared_from_this()](const error_code& error) {
      if (!error && self->open_ && !self->writing_) {
        self->send(std::make_shared<const std::string>());
      }
    });
  }

  // A client that speaks on is not listened to; one that leaves is noticed.
  void watch() {
    stream_.async_read_some(asio::buffer(ignored_),
                            [self = shared_from_this()](const error_code& error, std::size_t) {
                              if (!error) return self->watch();
                              self->gone();
                            });
  }

  void gone() {
    open_ = false;
    timer_.cancel();
    entry_.reset();
    let_go();
    context_.rooms->gone(shared_from_this());
  }

  const SessionContext& context_;
  std::unique_ptr<ConnectionTable::Entry> entry_;
  NetStream stream_;
  asio::steady_timer timer_;
  Outbox outbox_;
  std::string sending_;
  std::optional<ApiAnswer> refusal_;
  std::array<char, 128> ignored_{};
  bool open_ = true;
  bool begun_ = false;
  bool writing_ = false;
  bool closing_ = false;
  bool ended_ = false;
};

}  // namespace

bool open_event_stream(NetStream& stream, std::unique_ptr<ConnectionTable::Entry>& entry,
                       const ApiRequest& request, const SessionContext& context) {
  const auto place = std::make_shared<std::weak_ptr<EventStream>>();
  const auto close = [place] {
    if (const auto listener = place->lock()) listener->leave();
  };
  if (!entry->hold(request.address, close)) return false;
  const auto listener = std::make_shared<EventStream>(std::move(stream), context);
  *place = listener;
  listener->start(request, std::move(entry));
  return true;
}

}  // namespace menagerie::server
