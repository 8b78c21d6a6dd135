#include "web_client.h"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <deque>
#include <optional>
#include <utility>

namespace menagerie::load {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;

namespace {

auto into(error_code& error) {
  return asio::redirect_error(asio::use_awaitable, error);
}

tcp::endpoint server_at(std::uint16_t port) {
  return {asio::ip::address_v4::loopback(), port};
}

}  // namespace

class Poster::Implementation {
 public:
  Implementation(asio::io_context& context, std::uint16_t port) : stream_(context), port_(port) {}

  asio::awaitable<std::string> post(std::string path, std::string body) {
    asio::steady_timer turn(stream_.get_executor());
    while (busy_) {
      turn.expires_after(std::chrono::milliseconds(1));
      co_await turn.async_wait(asio::use_awaitable);
    }
    busy_ = true;
    std::string answer = co_await post_now(std::move(path), std::move(body));
    busy_ = false;
    co_return answer;
  }

 private:
  asio::awaitable<std::string> post_now(std::string path, std::string body) {
    error_code error;
    if (!stream_.socket().is_open()) co_await stream_.async_connect(server_at(port_), into(error));
    http::request<http::string_body> request(http::verb::post, path, 11, std::move(body));
    request.set(http::field::host, "localhost");
    request.prepare_payload();
    if (!error) co_await http::async_write(stream_, request, into(error));
    http::response<http::string_body> response;
    if (!error) co_await http::async_read(stream_, buffer_, response, into(error));
    if (error) {
      stream_.close();
      co_return "";
    }
    co_return std::move(response.body());
  }

  bool busy_ = false;
  beast::tcp_stream stream_;
  beast::flat_buffer buffer_;
  std::uint16_t port_;
};

Poster::Poster(asio::io_context& context, std::uint16_t port)
    : implementation_(std::make_unique<Implementation>(context, port)) {}
Poster::~Poster() = default;

asio::awaitable<std::string> Poster::post(std::string path, std::string body) {
  return implementation_->post(std::move(path), std::move(body));
}

class Socket::Implementation : public std::enable_shared_from_this<Implementation> {
 public:
  Implementation(asio::io_context& context, std::uint16_t port, Heard heard,
                 std::function<void()> lost)
      : socket_(context), port_(port), heard_(std::move(heard)), lost_(std::move(lost)) {}

  asio::awaitable<bool> open() {
    error_code error;
    co_await socket_.next_layer().async_connect(server_at(port_), into(error));
    if (!error) {
      socket_.next_layer().socket().set_option(tcp::no_delay(true));
      co_await socket_.async_handshake("localhost", "/api/socket", into(error));
    }
    if (error) co_return false;
    read();
    co_return true;
  }

  void send(std::string text) {
    waiting_.push_back(std::move(text));
    if (waiting_.size() == 1) write();
  }

  void close() {
    heard_ = nullptr;
    lost_ = nullptr;
    socket_.next_layer().close();
  }

 private:
  void read() {
    socket_.async_read(buffer_, [self = shared_from_this()](const error_code& error, std::size_t) {
      if (error) {
        if (self->lost_) std::exchange(self->lost_, nullptr)();
        return;
      }
      self->hear();
      self->read();
    });
  }

  void hear() {
    const asio::const_buffer bytes = buffer_.cdata();
    std::string_view lines(static_cast<const char*>(bytes.data()), bytes.size());
    while (!lines.empty() && heard_) {
      const std::size_t end = std::min(lines.find('\n'), lines.size());
      heard_(lines.substr(0, end));
      lines.remove_prefix(std::min(end + 1, lines.size()));
    }
    buffer_.clear();
  }

  void write() {
    socket_.async_write(asio::buffer(waiting_.front()),
                        [self = shared_from_this()](const error_code& error, std::size_t) {
                          if (error) return;
                          self->waiting_.pop_front();
                          if (!self->waiting_.empty()) self->write();
                        });
  }

  beast::websocket::stream<beast::tcp_stream, false> socket_;
  beast::flat_buffer buffer_;
  std::uint16_t port_;
  Heard heard_;
  std::function<void()> lost_;
  std::deque<std::string> waiting_;
};

Socket::Socket(asio::io_context& context, std::uint16_t port, Heard heard,
               std::function<void()> lost)
    : implementation_(
          std::make_shared<Implementation>(context, port, std::move(heard), std::move(lost))) {}
Socket::~Socket() {
  implementation_->close();
}

asio::awaitable<bool> Socket::open() {
  return implementation_->open();
}

void Socket::send(std::string text) {
  implementation_->send(std::move(text));
}

}  // namespace menagerie::load
