#include "server/net/web_socket.h"

#include <array>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <chrono>
#include <exception>
#include <optional>
#include <string_view>
#include <utility>

#include "server/net/outbox.h"
#include "server/net/round_trip.h"

namespace menagerie::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using boost::system::error_code;

namespace {

using Clock = std::chrono::steady_clock;

// A buffer that grew beyond this is given back: most frames are a few hundred bytes.
constexpr std::size_t kBufferKept = 4096;

class WebSocket final : public Listener, public std::enable_shared_from_this<WebSocket> {
 public:
  WebSocket(NetStream stream, const SessionContext& context)
      : context_(context),
        socket_(std::move(stream)),
        timer_(socket_.get_executor()),
        outbox_(context.limits.waiting_texts, context.limits.waiting_bytes) {
    ++context_.traffic.sockets;
  }
  ~WebSocket() override { --context_.traffic.sockets; }
  WebSocket(const WebSocket&) = delete;
  WebSocket& operator=(const WebSocket&) = delete;

  void accept(Upgrade upgrade, std::unique_ptr<ConnectionTable::Entry> entry) {
    entry_ = std::move(entry);
    upgrade_ = std::make_unique<Upgrade>(std::move(upgrade));
    connection().expires_never();
    websocket::stream_base::timeout timeouts{};
    timeouts.handshake_timeout = context_.limits.stop_timeout;  // of opening and closing
    timeouts.idle_timeout = websocket::stream_base::none();     // tick() looks after that
    timeouts.keep_alive_pings = false;
    socket_.set_option(timeouts);
    socket_.read_message_max(kLongestBody);
    socket_.auto_fragment(false);
    socket_.control_callback([this](websocket::frame_type type, beast::string_view payload) {
      hear_control(type, {payload.data(), payload.size()});
    });
    socket_.async_accept(upgrade_->request, [self = shared_from_this()](const error_code& error) {
      self->opened(error);
    });
  }

  void send(std::shared_ptr<const std::string> text) override {
    if (!open_ || closing_) return;
    if (!outbox_.push(std::move(text))) {
      ++context_.traffic.slow_readers;
      context_.log.write("slow_reader");
      let_go();
      return;
    }
    if (writing_) return;
    // Not at once: what the same command makes us say next then travels with it.
    writing_ = true;
    asio::post(socket_.get_executor(), [self = shared_from_this()] { self->write(); });
  }

  void close() override {
    end(context_.stopping ? websocket::close_code::service_restart : websocket::close_code::normal);
  }

  [[nodiscard]] std::chrono::milliseconds round_trip() const override { return trip_.average(); }

  // For another connection, or because the server ends.
  void leave() {
    if (context_.stopping) return close();
    let_go();
  }

  // Without a word: for those who would not read it.
  void let_go() {
    open_ = false;
    connection().close();
    // Not at once: whoever lets go may be in the middle of telling a room's audience.
    asio::post(socket_.get_executor(), [self = shared_from_this()] { self->gone(); });
  }

 private:
  beast::tcp_stream& connection() { return socket_.next_layer().next_layer(); }

  void opened(const error_code& error) {
    const std::unique_ptr<Upgrade> upgrade = std::move(upgrade_);
    if (error) return;
    open_ = true;
    ++context_.traffic.sockets_opened;
    heard_last_ = Clock::now();
    try {
      context_.rooms->open_socket(shared_from_this(), std::move(upgrade->address),
                                  upgrade->language);
    } catch (const std::exception&) {
      fail();
    }
    read();
    tick();
  }

  void read() {
    socket_.async_read(buffer_, [self = shared_from_this()](const error_code& error, std::size_t) {
      self->heard(error);
    });
  }

  void heard(const error_code& error) {
    if (error) return gone();
    heard_last_ = Clock::now();
    ++context_.traffic.frames_in;
    if (socket_.got_binary()) {
      end(websocket::close_code::unknown_data);
    } else if (!closing_) {
      hear_text();
    }
    buffer_.clear();
    if (buffer_.capacity() > kBufferKept) buffer_.shrink_to_fit();
    // Closing reads by itself; a second reader beside it might wait for ever.
    if (!closing_) read();
  }

  void hear_text() {
    const asio::const_buffer bytes = buffer_.cdata();
    try {
      context_.rooms->frame(shared_from_this(),
                            {static_cast<const char*>(bytes.data()), bytes.size()});
    } catch (const std::exception&) {
      fail();
    }
  }

  // What a frame broke costs its own socket; its client comes back and resumes.
  void fail() {
    ++context_.traffic.failures;
    context_.log.write("failed");
    end(websocket::close_code::internal_error);
  }

  // However it ends, once.
  void gone() {
    if (!entry_) return;
    open_ = false;
    timer_.cancel();
    entry_.reset();
    context_.rooms->gone(shared_from_this());
  }

  void write() {
    if (outbox_.empty()) {
      writing_ = false;
      if (closing_) send_close();
      return;
    }
    sending_ = outbox_.take();
    ++context_.traffic.frames_out;
    socket_.async_write(asio::buffer(*sending_),
                        [self = shared_from_this()](const error_code& error, std::size_t) {
                          self->written(error);
                        });
  }

  void written(const error_code& error) {
    sending_.reset();
    if (!error) return write();
    writing_ = false;
    let_go();
  }

  // Says goodbye after all that waits has been sent.
  void end(websocket::close_code code) {
    if (closing_) return;
    closing_ = code;
    if (!open_) return let_go();
    if (!writing_) send_close();
  }

  void send_close() {
    socket_.async_close(websocket::close_reason(*closing_),
                        [self = shared_from_this()](const error_code&) { self->let_go(); });
  }

  void hear_control(websocket::frame_type type, std::string_view payload) {
    heard_last_ = Clock::now();
    if (type == websocket::frame_type::pong) trip_.hear_pong(payload, heard_last_);
  }

  // Every few seconds: whether anybody is there, and how far away.
  void tick() {
    const Clock::time_point now = Clock::now();
    const Clock::duration patience = context_.limits.silence_timeout;
    // A ping that cannot be sent waits behind what the other side does not read.
    if (now - heard_last_ > patience || (pinging_ && now - pinged_ > patience)) return let_go();
    if (!pinging_ && !closing_) {
      pinging_ = true;
      pinged_ = now;
      const std::string payload = trip_.next_ping(now);
      socket_.async_ping(
          websocket::ping_data(payload),
          [self = shared_from_this()](const error_code&) { self->pinging_ = false; });
    }
    timer_.expires_after(context_.limits.ping_interval);
    timer_.async_wait([self = shared_from_this()](const error_code& error) {
      if (!error && self->open_) self->tick();
    });
  }

  const SessionContext& context_;
  std::unique_ptr<ConnectionTable::Entry> entry_;
  std::unique_ptr<Upgrade> upgrade_;  // until the handshake is done
  websocket::stream<NetStream, false> socket_;
  asio::steady_timer timer_;
  beast::flat_buffer buffer_;
  Outbox outbox_;
  Outbox::Text sending_;
  RoundTrip trip_;
  Clock::time_point heard_last_;
  Clock::time_point pinged_;
  std::optional<websocket::close_code> closing_;
  bool open_ = false;
  bool writing_ = false;
  bool pinging_ = false;
};

}  // namespace

bool open_web_socket(NetStream& stream, std::unique_ptr<ConnectionTable::Entry>& entry,
                     Upgrade upgrade, const SessionContext& context) {
  // The entry's connection may be closed for a new one at any time, so it must not outlive it.
  const auto place = std::make_shared<std::weak_ptr<WebSocket>>();
  const auto close = [place] {
    if (const auto socket = place->lock()) socket->leave();
  };
  if (!entry->hold(upgrade.address, close)) return false;
  const auto socket = std::make_shared<WebSocket>(std::move(stream), context);
  *place = socket;
  socket->accept(std::move(upgrade), std::move(entry));
  return true;
}

}  // namespace menagerie::server
