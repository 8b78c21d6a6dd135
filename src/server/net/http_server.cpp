#include "server/net/http_server.h"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/system/system_error.hpp>
#include <chrono>
#include <csignal>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "messages/server.h"
#include "server/pages/answer.h"

namespace menagerie::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;

namespace {

constexpr std::uint32_t kLongestHeader = 8192;
constexpr std::chrono::seconds kTimeout{30};  // with a request that does not come or go on
constexpr long kMostConnections = 256;
constexpr std::chrono::milliseconds kAcceptRetryDelay{
    100};  // when the system has no socket to spare

constexpr int kBadRequest = 400;
constexpr int kHeaderTooLong = 431;

using Parser = http::request_parser<http::empty_body>;
using Response = http::response<http::span_body<const char>>;

// For co_await: what goes wrong is noted, not thrown.
auto into(error_code& error) {
  return asio::redirect_error(asio::use_awaitable, error);
}

std::string_view plain(beast::string_view text) {
  return {text.data(), text.size()};
}

Request request_in(const Parser& parser) {
  const auto& got = parser.get();
  // Two hosts are as bad as none.
  const bool one_host = got.count(http::field::host) == 1;
  return {.method = plain(got.method_string()),
          .target = plain(got.target()),
          .host = one_host ? plain(got[http::field::host]) : std::string_view(),
          .accept_encoding = plain(got[http::field::accept_encoding]),
          .if_none_match = plain(got[http::field::if_none_match])};
}

Response response_of(const Answer& answer, unsigned version, bool keep_alive) {
  Response response(http::int_to_status(static_cast<unsigned>(answer.status)), version);
  for (const Header& header : answer.headers) {
    response.insert(beast::string_view(header.name.data(), header.name.size()), header.value);
  }
  response.keep_alive(keep_alive);
  if (answer.body) {
    response.body() = {answer.body->data(), answer.body->size()};
    response.content_length(answer.body->size());
  }
  return response;
}

// Whether the other side sent something that was no request, and should hear so.
std::optional<std::pair<int, Message>> refusal_for(const error_code& error) {
  if (error == http::error::header_limit || error == http::error::buffer_overflow) {
    return {{kHeaderTooLong, messages::server_answer_too_long}};
  }
  const bool silent = error == http::error::end_of_stream || error == http::error::partial_message;
  if (silent || error.category() != make_error_code(http::error::bad_method).category()) {
    return std::nullopt;
  }
  return {{kBadRequest, messages::server_answer_unreadable}};
}

asio::awaitable<void> send(beast::tcp_stream& stream, const Answer& answer, unsigned version,
                           bool keep_alive, error_code& error) {
  const Response response = response_of(answer, version, keep_alive);
  http::response_serializer<http::span_body<const char>> serializer(response);
  stream.expires_after(kTimeout);
  if (answer.headers_only) {
    co_await http::async_write_header(stream, serializer, into(error));
  } else {
    co_await http::async_write(stream, serializer, into(error));
  }
}

}  // namespace

class HttpServer::Implementation {
 public:
  Implementation(const Site& site, Language language)
      : site_(site), language_(language), signals_(io_, SIGINT, SIGTERM, SIGHUP) {
    signals_.async_wait([this](const error_code& error, int) {
      if (!error) io_.stop();
    });
  }

  // Listens on the port on every address of this computer's own that it has.
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
    for (tcp::acceptor& acceptor : acceptors_)
      asio::co_spawn(io_, accept_connections(acceptor), asio::detached);
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
      tcp::socket socket = co_await acceptor.async_accept(into(error));
      if (error) {
        retry.expires_after(kAcceptRetryDelay);
        co_await retry.async_wait(asio::use_awaitable);
      } else if (connections_.use_count() <= kMostConnections) {
        asio::co_spawn(io_, serve(beast::tcp_stream(std::move(socket)), connections_),
                       asio::detached);
      }
    }
  }

  // One connection, request by request. Its share of `connections_` counts it.
  asio::awaitable<void> serve(beast::tcp_stream stream,
                              [[maybe_unused]] std::shared_ptr<int> counted) {
    beast::flat_buffer buffer(2 * kLongestHeader);
    bool keep_alive = true;
    while (keep_alive) {
      Parser parser;
      parser.header_limit(kLongestHeader);
      parser.body_limit(boost::none);
      stream.expires_after(kTimeout);
      error_code error;
      co_await http::async_read_header(stream, buffer, parser, into(error));
      const std::optional<Answer> response = answer_to(parser, error);
      if (!response) break;
      // What follows a request with a body cannot be told apart from the body, which nobody reads.
      keep_alive = !error && parser.is_done() && parser.get().keep_alive();
      co_await send(stream, *response, parser.get().version(), keep_alive, error);
      if (error) break;
    }
    error_code ignored;
    std::ignore = stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
  }

  // Nothing where nobody waits for an answer.
  [[nodiscard]] std::optional<Answer> answer_to(const Parser& parser,
                                                const error_code& error) const {
    if (!error) return answer(site_, request_in(parser), language_);
    const auto refused = refusal_for(error);
    if (!refused) return std::nullopt;
    return refusal(refused->first, refused->second, language_);
  }

  const Site& site_;
  Language language_;
  std::shared_ptr<int> connections_ = std::make_shared<int>(0);
  asio::io_context io_{1};
  asio::signal_set signals_;
  std::vector<tcp::acceptor> acceptors_;
};

HttpServer::HttpServer(std::unique_ptr<Implementation> implementation)
    : implementation_(std::move(implementation)) {}
HttpServer::~HttpServer() = default;
HttpServer::HttpServer(HttpServer&&) noexcept = default;
HttpServer& HttpServer::operator=(HttpServer&&) noexcept = default;

Result<HttpServer> HttpServer::open(const Site& site, Ports ports, Language language) {
  auto implementation = std::make_unique<Implementation>(site, language);
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
