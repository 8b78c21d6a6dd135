#include "server/net/http_server.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/system/system_error.hpp>
#include <chrono>
#include <csignal>
#include <string>
#include <utility>
#include <vector>

#include "messages/server.h"
#include "server/net/connection_table.h"
#include "server/net/http_session.h"

namespace menagerie::server {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

namespace {

// When the system has no descriptor for a new connection; the next attempt would fail at once.
constexpr std::chrono::milliseconds kAcceptRetryDelay{100};

}  // namespace

class HttpServer::Implementation {
 public:
  Implementation(const Site& site, Language language, const Limits& limits)
      : site_(site),
        language_(language),
        limits_(limits),
        connections_(limits.connections, limits.connections_per_address),
        signals_(io_, SIGINT, SIGTERM, SIGHUP) {
    signals_.async_wait([this](const error_code& error, int) {
      if (!error) io_.stop();
    });
  }

  // Listens on the port on every loopback address that the computer has.
  error_code listen(std::uint16_t port) {
    acceptors_.clear();
    error_code error = open_acceptor(tcp::endpoint(asio::ip::address_v4::loopback(), port));
    if (error) return error;
    error = open_acceptor(tcp::endpoint(asio::ip::address_v6::loopback(), this->port()));
    // Not every machine has IPv6.
    return error == asio::error::address_in_use ? error : error_code();
  }

  [[nodiscard]] std::uint16_t port() const { return acceptors_.front().local_endpoint().port(); }

  void run() {
    for (tcp::acceptor& acceptor : acceptors_) {
      asio::co_spawn(io_, accept_connections(acceptor), asio::detached);
    }
    io_.run();
  }
  void stop() { io_.stop(); }

 private:
  error_code open_acceptor(const tcp::endpoint& endpoint) {
    try {
      tcp::acceptor acceptor(io_);
      acceptor.open(endpoint.protocol());
      acceptor.set_option(tcp::acceptor::reuse_address(true));
      if (endpoint.address().is_v6()) acceptor.set_option(asio::ip::v6_only(true));
      acceptor.bind(endpoint);
      acceptor.listen();
      acceptors_.push_back(std::move(acceptor));
    } catch (const boost::system::system_error& error) {
      return error.code();
    }
    return {};
  }

  asio::awaitable<void> accept_connections(tcp::acceptor& acceptor) {
    asio::steady_timer retry(io_);
    while (true) {
      error_code error;
      tcp::socket socket =
          co_await acceptor.async_accept(asio::redirect_error(asio::use_awaitable, error));
      if (error) {
        retry.expires_after(kAcceptRetryDelay);
        co_await retry.async_wait(asio::use_awaitable);
      } else {
        const SessionContext context{site_, language_, limits_, connections_};
        asio::co_spawn(io_, run_session(std::move(socket), context), asio::detached);
      }
    }
  }

  const Site& site_;
  Language language_;
  Limits limits_;
  ConnectionTable connections_;  // outlives the sessions, which end with io_
  asio::io_context io_{1};
  asio::signal_set signals_;
  std::vector<tcp::acceptor> acceptors_;
};

HttpServer::HttpServer(std::unique_ptr<Implementation> implementation)
    : implementation_(std::move(implementation)) {}
HttpServer::~HttpServer() = default;
HttpServer::HttpServer(HttpServer&&) noexcept = default;
HttpServer& HttpServer::operator=(HttpServer&&) noexcept = default;

Result<HttpServer> HttpServer::open(const Site& site, Ports ports, Language language,
                                    const Limits& limits) {
  auto implementation = std::make_unique<Implementation>(site, language, limits);
  for (std::uint32_t port = ports.first; port <= ports.last; ++port) {
    const error_code error = implementation->listen(static_cast<std::uint16_t>(port));
    if (!error) return HttpServer(std::move(implementation));
    if (error != asio::error::address_in_use) {
      return fail(messages::server_port_refused, {std::to_string(port), error.message()});
    }
  }
  if (ports.first == ports.last) {
    return fail(messages::server_port_taken, {std::to_string(ports.first)});
  }
  return fail(messages::server_port_all_taken,
              {std::to_string(ports.first), std::to_string(ports.last)});
}

std::uint16_t HttpServer::port() const {
  return implementation_->port();
}

void HttpServer::run() {
  implementation_->run();
}

void HttpServer::stop() {
  implementation_->stop();
}

}  // namespace menagerie::server
