// The bytes of one connection, plain or through TLS, as Boost.Beast wants them: one type for both,
// so that everything above is compiled once.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <memory>
#include <optional>
#include <utility>

namespace menagerie::server {

class NetStream {
 public:
  using next_layer_type = boost::beast::tcp_stream;
  using executor_type = next_layer_type::executor_type;
  using TlsContext = std::shared_ptr<boost::asio::ssl::context>;

  // Without a context: plain. With one the handshake has to come before all else.
  NetStream(boost::asio::ip::tcp::socket socket, TlsContext context)
      : layers_(std::make_unique<Layers>(std::move(socket), std::move(context))) {}

  [[nodiscard]] executor_type get_executor() { return layers_->tcp.get_executor(); }
  [[nodiscard]] next_layer_type& next_layer() { return layers_->tcp; }
  [[nodiscard]] const next_layer_type& next_layer() const { return layers_->tcp; }
  [[nodiscard]] bool has_tls() const { return layers_->tls.has_value(); }

  // Pre: has_tls().
  template <class Token>
  auto async_handshake(Token&& token) {
    return layers_->tls->async_handshake(boost::asio::ssl::stream_base::server,
                                         std::forward<Token>(token));
  }
  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    if (layers_->tls) {
      return layers_->tls->async_read_some(buffers, std::forward<Token>(token));
    }
    return layers_->tcp.async_read_some(buffers, std::forward<Token>(token));
  }
  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    if (layers_->tls) {
      return layers_->tls->async_write_some(buffers, std::forward<Token>(token));
    }
    return layers_->tcp.async_write_some(buffers, std::forward<Token>(token));
  }

 private:
  struct Layers {
    Layers(boost::asio::ip::tcp::socket socket, TlsContext made_with)
        : tcp(std::move(socket)), context(std::move(made_with)) {
      if (context) tls.emplace(tcp, *context);
    }
    next_layer_type tcp;
    TlsContext context;
    std::optional<boost::asio::ssl::stream<next_layer_type&>> tls;
  };
  std::unique_ptr<Layers> layers_;
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
