#include "server/net/http_server.h"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/system/system_error.hpp>
#include <chrono>
#include <csignal>
#include <exception>
#include <string>
#include <utility>
#include <vector>

#include "messages/server.h"
#include "server/net/addresses.h"
#include "server/net/connection_table.h"
#include "server/net/descriptor_limit.h"
#include "server/net/http_session.h"
#include "server/net/own_addresses.h"
#include "server/net/tls.h"

namespace menagerie::server {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

namespace {

// When the system has no descriptor for a new connection; the next attempt would fail at once.
constexpr std::chrono::milliseconds kAcceptRetryDelay{100};
// While the server ends: how often it looks whether all is done.
constexpr std::chrono::milliseconds kStopInterval{10};

Limits within_descriptors(Limits limits) {
  limits.connections = std::min(limits.connections, descriptors_for_connections());
  return limits;
}

Result<Proxies> proxies_of(const ServerSettings& settings) {
  if (!settings.behind_proxy) return Proxies();
  std::vector<asio::ip::address> others;
  for (const std::string& text : settings.proxies) {
    error_code error;
    others.push_back(asio::ip::make_address(text, error));
    if (error) return fail(messages::server_proxy_form, {text}, {.field = "behind-proxy"});
  }
  return Proxies(std::move(others));
}

// An address that a server listens on is a name of it; where that is any, all of this computer are.
HostNames names_of(const ServerSettings& settings) {
  std::vector<std::string> names = settings.names;
  for (const std::string& text : settings.listen) {
    const Result<ListenAddress> address = parse_listen_address(text);
    if (!address) continue;
    if (address->address.is_unspecified()) {
      const std::vector<std::string> own = own_hosts(address->address.is_v6());
      names.insert(names.end(), own.begin(), own.end());
    } else {
      names.push_back(host_of(address->address));
    }
  }
  names.insert(names.end(), settings.also.begin(), settings.also.end());
  return HostNames(std::move(names));
}

}  // namespace

class HttpServer::Implementation {
 public:
  Implementation(const Site& site, ServerSettings settings, Proxies proxies)
      : settings_(std::move(settings)),
        names_(names_of(settings_)),
        proxies_(std::move(proxies)),
        limits_(within_descriptors(settings_.limits)),
        connections_(
            {limits_.connections, limits_.connections_per_address, limits_.sockets_per_address}),
        signals_(io_, SIGINT, SIGTERM, SIGHUP),
        stop_timer_(io_),
        context_{site,    nullptr,      names_,   proxies_,      settings_.language,
                 limits_, connections_, traffic_, settings_.log, stopping_} {
    await_signal();
  }

  // Without certificate files there is no TLS.
  Result<bool> load_certificate() {
    if (!settings_.certificate.given()) return false;
    const auto context = tls_context(settings_.certificate);
    if (!context) return fail(context.error());
    tls_ = *context;
    return true;
  }

  Result<bool> listen_at(const std::string& text) {
    const Result<ListenAddress> wanted = parse_listen_address(text);
    if (!wanted) return fail(wanted.error());
    if (!is_private(wanted->address) && !tls_ && !settings_.behind_proxy && !settings_.plain) {
      return fail(messages::server_listen_public, {text}, {.field = "listen"});
    }
    const error_code error = open_acceptor(tcp::endpoint(wanted->address, wanted->port));
    if (!error) return true;
    return fail(messages::server_listen_refused, {text, error.message()}, {.field = "listen"});
  }

  // Listens on the port on every loopback address that the computer has, and on the further ones.
  error_code listen_at_port(std::uint16_t wanted) {
    acceptors_.clear();
    error_code error = open_acceptor(tcp::endpoint(asio::ip::address_v4::loopback(), wanted));
    if (error) return error;
    error = open_acceptor(tcp::endpoint(asio::ip::address_v6::loopback(), port()));
    // Not every machine has IPv6.
    if (error == asio::error::address_in_use) return error;
    for (const std::string& text : settings_.also) {
      const asio::ip::address address = asio::ip::make_address(text, error);
      if (!error) error = open_acceptor(tcp::endpoint(address, port()));
      if (error) return error;
    }
    return {};
  }

  [[nodiscard]] std::uint16_t port() const { return acceptors_.front().local_endpoint().port(); }
  [[nodiscard]] std::vector<std::string> addresses() const {
    std::vector<std::string> all;
    for (const tcp::acceptor& acceptor : acceptors_) {
      const tcp::endpoint endpoint = acceptor.local_endpoint();
      if (!endpoint.address().is_unspecified()) {
        all.push_back(text_of({endpoint.address(), endpoint.port()}));
        continue;
      }
      const bool v6 = endpoint.address().is_v6();
      std::vector<std::string> hosts = own_hosts(v6);
      hosts.emplace_back(v6 ? "[::1]" : "127.0.0.1");
      for (const std::string& host : hosts) {
        all.push_back(host + ":" + std::to_string(endpoint.port()));
      }
    }
    return all;
  }
  [[nodiscard]] asio::io_context& context() { return io_; }
  void use(RoomApi& rooms) { context_.rooms = &rooms; }

  void run() {
    for (tcp::acceptor& acceptor : acceptors_) {
      asio::co_spawn(io_, accept_connections(acceptor), asio::detached);
    }
    settings_.log.write("started");
    while (!io_.stopped()) {
      try {
        io_.run();
      } catch (const std::exception&) {
        // What failed is over; everything else goes on.
        ++traffic_.failures;
        settings_.log.write("failed");
      }
    }
    settings_.log.write("stopped");
  }

  void stop() {
    asio::post(io_, [this] { begin_stop(); });
  }

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
    while (acceptor.is_open()) {
      error_code error;
      tcp::socket socket =
          co_await acceptor.async_accept(asio::redirect_error(asio::use_awaitable, error));
      if (!error && !start_session(std::move(socket))) error = asio::error::no_memory;
      if (!error) continue;
      retry.expires_after(kAcceptRetryDelay);
      co_await retry.async_wait(asio::use_awaitable);
    }
  }

  bool start_session(tcp::socket socket) {
    try {
      error_code error;
      // A move is one small packet; it must not wait for another one.
      std::ignore = socket.set_option(tcp::no_delay(true), error);
      asio::co_spawn(io_, run_session(std::move(socket), tls_, context_), asio::detached);
      return true;
    } catch (const std::exception&) {
      ++traffic_.failures;
      return false;
    }
  }

  void await_signal() {
    signals_.async_wait([this](const error_code& error, int signal) {
      if (error) return;
      await_signal();
      if (signal == SIGHUP && tls_) {
        const Result<bool> loaded = load_certificate();
        settings_.log.write(loaded ? "certificate_loaded" : "certificate_refused");
      } else {
        begin_stop();
      }
    });
  }

  void begin_stop() {
    if (std::exchange(stopping_, true)) return io_.stop();
    settings_.log.write("stopping");
    for (tcp::acceptor& acceptor : acceptors_) {
      error_code error;
      std::ignore = acceptor.close(error);
    }
    connections_.close_waiting();
    stop_deadline_ = std::chrono::steady_clock::now() + limits_.stop_timeout;
    if (context_.rooms != nullptr) {
      context_.rooms->stop([this] { rooms_stopped(); });
    } else {
      rooms_stopped();
    }
    await_end();
  }

  void rooms_stopped() {
    rooms_stopped_ = true;
    // Nothing is left but what clients are slow to read.
    stop_deadline_ =
        std::min(stop_deadline_, std::chrono::steady_clock::now() + limits_.drain_timeout);
    connections_.close_held();
  }

  // All that was begun gets its answer and every socket its last frame, but not for ever.
  void await_end() {
    const bool done = rooms_stopped_ && connections_.size() == 0 && traffic_.sockets == 0 &&
                      traffic_.streams == 0;
    if (done || std::chrono::steady_clock::now() > stop_deadline_) return io_.stop();
    stop_timer_.expires_after(kStopInterval);
    stop_timer_.async_wait([this](const error_code& error) {
      if (!error) await_end();
    });
  }

  ServerSettings settings_;
  HostNames names_;
  Proxies proxies_;
  Limits limits_;
  Traffic traffic_;              // these outlive
  ConnectionTable connections_;  // the sessions, which end with io_
  asio::io_context io_{1};
  asio::signal_set signals_;
  asio::steady_timer stop_timer_;
  std::chrono::steady_clock::time_point stop_deadline_;
  bool stopping_ = false;
  bool rooms_stopped_ = false;
  NetStream::TlsContext tls_;
  std::vector<tcp::acceptor> acceptors_;
  SessionContext context_;
};

HttpServer::HttpServer(std::unique_ptr<Implementation> implementation)
    : implementation_(std::move(implementation)) {}
HttpServer::~HttpServer() = default;
HttpServer::HttpServer(HttpServer&&) noexcept = default;
HttpServer& HttpServer::operator=(HttpServer&&) noexcept = default;

Result<HttpServer> HttpServer::open(const Site& site, ServerSettings settings) {
  Result<Proxies> proxies = proxies_of(settings);
  if (!proxies) return fail(proxies.error());
  const Ports ports = settings.ports;
  const std::vector<std::string> listen = settings.listen;
  auto implementation =
      std::make_unique<Implementation>(site, std::move(settings), std::move(*proxies));
  if (const auto loaded = implementation->load_certificate(); !loaded) return fail(loaded.error());
  for (const std::string& address : listen) {
    if (const auto open = implementation->listen_at(address); !open) return fail(open.error());
  }
  if (!listen.empty()) return HttpServer(std::move(implementation));
  for (std::uint32_t port = ports.first; port <= ports.last; ++port) {
    const error_code error = implementation->listen_at_port(static_cast<std::uint16_t>(port));
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

std::vector<std::string> HttpServer::addresses() const {
  return implementation_->addresses();
}

asio::io_context& HttpServer::context() {
  return implementation_->context();
}

void HttpServer::use(RoomApi& rooms) {
  implementation_->use(rooms);
}

void HttpServer::run() {
  implementation_->run();
}

void HttpServer::stop() {
  implementation_->stop();
}

}  // namespace menagerie::server
