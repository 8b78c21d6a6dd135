#include "server/net/net_stream.h"

#include <boost/asio/ssl/stream.hpp>

namespace menagerie::server {

namespace asio = boost::asio;

class NetStream::Tls {
 public:
  Tls(next_layer_type& tcp, TlsContext context)
      : context_(std::move(context)), stream_(tcp, *context_) {}

  asio::ssl::stream<next_layer_type&>& stream() { return stream_; }

 private:
  TlsContext context_;
  asio::ssl::stream<next_layer_type&> stream_;
};

NetStream::NetStream(asio::ip::tcp::socket socket, TlsContext context)
    : tcp_(std::make_unique<next_layer_type>(std::move(socket))),
      tls_(context ? std::make_unique<Tls>(*tcp_, std::move(context)) : nullptr) {}
NetStream::~NetStream() = default;
NetStream::NetStream(NetStream&&) noexcept = default;
NetStream& NetStream::operator=(NetStream&&) noexcept = default;

void NetStream::shake_hands(Tls& tls, Done done) {
  tls.stream().async_handshake(
      asio::ssl::stream_base::server,
      [done = std::move(done)](const error_code& error) mutable { done(error, 0); });
}

void NetStream::read(Tls& tls, asio::mutable_buffer to, Done done) {
  tls.stream().async_read_some(to, std::move(done));
}

void NetStream::write(Tls& tls, asio::const_buffer from, Done done) {
  tls.stream().async_write_some(from, std::move(done));
}

}  // namespace menagerie::server
