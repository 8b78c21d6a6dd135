#include "server/http_server.h"

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
#include "server/answer.h"

namespace menagerie::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;

namespace {

constexpr std::uint32_t kLongestHeader = 8192;
constexpr std::chrono::seconds kPatience{30};  // with a request that does not come or go on
constexpr long kMostGuests = 256;
constexpr std::chrono::milliseconds kBreath{100};  // when the system has no socket to spare

constexpr int kBadRequest = 400;
constexpr int kHeaderTooLong = 431;

using Parser = http::request_parser<http::empty_body>;
using Response = http::response<http::span_body<const char>>;

// For co_await: what goes wrong is noted, not thrown.
auto noting(error_code& error) {
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

Response response_of(const Answer& answer, unsigned version, bool stay) {
  Response response(http::int_to_status(static_cast<unsigned>(answer.status)), version);
  for (const Header& header : answer.headers) {
    response.insert(beast::string_view(header.name.data(), header.name.size()), header.value);
  }
  response.keep_alive(stay);
  if (answer.body) {
    response.body() = {answer.body->data(), answer.body->size()};
    response.content_length(answer.body->size());
  }
  return response;
}

// Whether the other side sent something that was no request, and should hear so.
std::optional<std::pair<int, Message>> complaint_about(const error_code& error) {
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
                           bool stay, error_code& error) {
  const Response response = response_of(answer, version, stay);
  http::response_serializer<http::span_body<const char>> serializer(response);
  stream.expires_after(kPatience);
  if (answer.headers_only) {
    co_await http::async_write_header(stream, serializer, noting(error));
  } else {
    co_await http::async_write(stream, serializer, noting(error));
  }
}

}  // namespace

class HttpServer::House {
 public:
  House(const Site& site, Language language)
      : site_(site), language_(language), signals_(io_, SIGINT, SIGTERM, SIGHUP) {
    signals_.async_wait([this](const error_code& error, int) {
      if (!error) io_.stop();
    });
  }

  // Listens on the port on every address of this computer's own that it has.
  error_code listen(std::uint16_t port) {
    doors_.clear();
    error_code error = open_door(tcp::endpoint(asio::ip::address_v4::loopback(), port));
    if (error) return error;
    error = open_door(tcp::endpoint(asio::ip::address_v6::loopback(), this->port()));
    // Not every machine has IPv6.
    return error == asio::error::address_in_use ? error : error_code();
  }

  [[nodiscard]] std::uint16_t port() const { return doors_.front().local_endpoint().port(); }

  void run() {
    for (tcp::acceptor& door : doors_) asio::co_spawn(io_, welcome(door), asio::detached);
    io_.run();
  }
  void stop() { io_.stop(); }

 private:
  error_code open_door(const tcp::endpoint& place) {
    try {
      tcp::acceptor door(io_);
      door.open(place.protocol());
      door.set_option(tcp::acceptor::reuse_address(true));
      if (place.address().is_v6()) door.set_option(asio::ip::v6_only(true));
      door.bind(place);
      door.listen();
      doors_.push_back(std::move(door));
    } catch (const boost::system::system_error& error) {
      return error.code();
    }
    return {};
  }

  asio::awaitable<void> welcome(tcp::acceptor& door) {
    asio::steady_timer breath(io_);
    while (true) {
      error_code error;
      tcp::socket socket = co_await door.async_accept(noting(error));
      if (error) {
        breath.expires_after(kBreath);
        co_await breath.async_wait(asio::use_awaitable);
      } else if (guests_.use_count() <= kMostGuests) {
        asio::co_spawn(io_, serve(beast::tcp_stream(std::move(socket)), guests_), asio::detached);
      }
    }
  }

  // One connection, request by request. The guest's share of `guests_` counts it.
  asio::awaitable<void> serve(beast::tcp_stream stream,
                              [[maybe_unused]] std::shared_ptr<int> guest) {
    beast::flat_buffer buffer(2 * kLongestHeader);
    bool stay = true;
    while (stay) {
      Parser parser;
      parser.header_limit(kLongestHeader);
      parser.body_limit(boost::none);
      stream.expires_after(kPatience);
      error_code error;
      co_await http::async_read_header(stream, buffer, parser, noting(error));
      const std::optional<Answer> said = answer_to(parser, error);
      if (!said) break;
      // What follows a request with a body cannot be told apart from the body, which nobody reads.
      stay = !error && parser.is_done() && parser.get().keep_alive();
      co_await send(stream, *said, parser.get().version(), stay, error);
      if (error) break;
    }
    error_code ignored;
    std::ignore = stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
  }

  // Nothing where nobody waits for an answer.
  [[nodiscard]] std::optional<Answer> answer_to(const Parser& parser,
                                                const error_code& error) const {
    if (!error) return answer(site_, request_in(parser), language_);
    const auto complaint = complaint_about(error);
    if (!complaint) return std::nullopt;
    return refusal(complaint->first, complaint->second, language_);
  }

  const Site& site_;
  Language language_;
  std::shared_ptr<int> guests_ = std::make_shared<int>(0);
  asio::io_context io_{1};
  asio::signal_set signals_;
  std::vector<tcp::acceptor> doors_;
};

HttpServer::HttpServer(std::unique_ptr<House> house) : house_(std::move(house)) {}
HttpServer::~HttpServer() = default;
HttpServer::HttpServer(HttpServer&&) noexcept = default;
HttpServer& HttpServer::operator=(HttpServer&&) noexcept = default;

Result<HttpServer> HttpServer::open(const Site& site, Ports ports, Language language) {
  auto house = std::make_unique<House>(site, language);
  for (std::uint32_t port = ports.first; port <= ports.last; ++port) {
    const error_code error = house->listen(static_cast<std::uint16_t>(port));
    if (!error) return HttpServer(std::move(house));
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
  return house_->port();
}

void HttpServer::run() {
  house_->run();
}

void HttpServer::stop() {
  house_->stop();
}

}  // namespace menagerie::server
