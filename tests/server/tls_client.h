// A raw client that speaks TLS, over a connection that is open already.
#pragma once

#include <array>
#include <gtest/gtest.h>
#include <memory>
#include <openssl/ssl.h>
#include <string>
#include <string_view>
#include <unistd.h>
#include <utility>

namespace menagerie::testing {

class TlsClient {
 public:
  // Takes the connection over. `newest` is the highest version that it knows.
  explicit TlsClient(int socket, int newest = TLS1_3_VERSION)
      : socket_(socket),
        context_(SSL_CTX_new(TLS_client_method()), SSL_CTX_free),
        tls_(nullptr, SSL_free) {
    SSL_CTX_set_min_proto_version(context_.get(), TLS1_VERSION);
    SSL_CTX_set_max_proto_version(context_.get(), newest);
    SSL_CTX_set_cipher_list(context_.get(), "ALL:@SECLEVEL=0");
    tls_.reset(SSL_new(context_.get()));
    SSL_set_fd(tls_.get(), socket_);
    connected_ = SSL_connect(tls_.get()) == 1;
  }
  ~TlsClient() { close(socket_); }
  TlsClient(const TlsClient&) = delete;
  TlsClient& operator=(const TlsClient&) = delete;

  [[nodiscard]] bool connected() const { return connected_; }
  [[nodiscard]] std::string version() const { return SSL_get_version(tls_.get()); }

  void write(std::string_view bytes) const {
    ASSERT_EQ(SSL_write(tls_.get(), bytes.data(), static_cast<int>(bytes.size())),
              static_cast<int>(bytes.size()));
  }
  std::string take_to(std::string_view text) {
    while (got_.find(text) == std::string::npos && more()) {
    }
    const std::size_t at = got_.find(text);
    return take(at == std::string::npos ? got_.size() : at + text.size());
  }
  std::string take(std::size_t count) {
    while (got_.size() < count && more()) {
    }
    std::string taken = got_.substr(0, count);
    got_.erase(0, count);
    return taken;
  }

 private:
  bool more() {
    std::array<char, 16384> bytes{};
    const int count = SSL_read(tls_.get(), bytes.data(), static_cast<int>(bytes.size()));
    if (count <= 0) return false;
    got_.append(bytes.data(), static_cast<std::size_t>(count));
    return true;
  }

  int socket_;
  std::unique_ptr<SSL_CTX, void (*)(SSL_CTX*)> context_;
  std::unique_ptr<SSL, void (*)(SSL*)> tls_;
  bool connected_ = false;
  std::string got_;
};

}  // namespace menagerie::testing
