// The bytes of one connection, plain or through TLS, as Boost.Beast wants them: one type for both,
// so that everything above is compiled once. What TLS calls back is type-erased, or all of its
// templates would be compiled anew for every reader and writer.
#pragma once

#include <boost/asio/async_result.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <cstddef>
#include <functional>
#include <memory>
#include <utility>

namespace menagerie::server {

class NetStream {
 public:
  using next_layer_type = boost::beast::tcp_stream;
  using executor_type = next_layer_type::executor_type;
  using error_code = boost::system::error_code;
  using TlsContext = std::shared_ptr<boost::asio::ssl::context>;

  // Without a context: plain. With one the handshake has to come before all else.
  NetStream(boost::asio::ip::tcp::socket socket, TlsContext context);
  ~NetStream();
  NetStream(NetStream&&) noexcept;
  NetStream& operator=(NetStream&&) noexcept;
  NetStream(const NetStream&) = delete;
  NetStream& operator=(const NetStream&) = delete;

  [[nodiscard]] executor_type get_executor() { return tcp_->get_executor(); }
  [[nodiscard]] next_layer_type& next_layer() { return *tcp_; }
  [[nodiscard]] const next_layer_type& next_layer() const { return *tcp_; }
  [[nodiscard]] bool has_tls() const { return tls_ != nullptr; }

  // Pre: has_tls().
  template <class Token>
  auto async_handshake(Token&& token) {
    return boost::asio::async_initiate<Token, void(error_code)>(
        [tls = tls_.get()](auto handler) {
          shake_hands(*tls,
                      [handler = std::move(handler)](const error_code& error, std::size_t) mutable {
                        std::move(handler)(error);
                      });
        },
        token);
  }
  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    return boost::asio::async_initiate<Token, void(error_code, std::size_t)>(
        [tcp = tcp_.get(), tls = tls_.get()](auto handler, const Buffers& to) {
          if (tls == nullptr) return tcp->async_read_some(to, std::move(handler));
          read(*tls, first_of<boost::asio::mutable_buffer>(to), std::move(handler));
        },
        token, buffers);
  }
  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    return boost::asio::async_initiate<Token, void(error_code, std::size_t)>(
        [tcp = tcp_.get(), tls = tls_.get()](auto handler, const Buffers& from) {
          if (tls == nullptr) return tcp->async_write_some(from, std::move(handler));
          write(*tls, first_of<boost::asio::const_buffer>(from), std::move(handler));
        },
        token, buffers);
  }

 private:
  class Tls;
  using Done = std::move_only_function<void(const error_code&, std::size_t)>;

  // Some of a sequence: its first buffer that holds anything.
  template <class Buffer, class Buffers>
  static Buffer first_of(const Buffers& buffers) {
    for (auto at = boost::asio::buffer_sequence_begin(buffers);
         at != boost::asio::buffer_sequence_end(buffers); ++at) {
      const Buffer buffer(*at);
      if (buffer.size() > 0) return buffer;
    }
    return {};
  }
  static void shake_hands(Tls& tls, Done done);
  static void read(Tls& tls, boost::asio::mutable_buffer to, Done done);
  static void write(Tls& tls, boost::asio::const_buffer from, Done done);

  std::unique_ptr<next_layer_type> tcp_;
  std::unique_ptr<Tls> tls_;
};

// How Beast ends the connection of a WebSocket; it finds these by their names.
inline void teardown(boost::beast::role_type role, NetStream& stream,
                     boost::beast::error_code& error) {
  boost::beast::websocket::teardown(role, stream.next_layer().socket(), error);
}
template <class Handler>
void async_teardown(boost::beast::role_type role, NetStream& stream, Handler&& handler) {
  boost::beast::websocket::async_teardown(role, stream.next_layer().socket(),
                                          std::forward<Handler>(handler));
}

}  // namespace menagerie::server
