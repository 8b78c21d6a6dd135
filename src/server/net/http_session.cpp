#include "server/net/http_session.h"

#include <array>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <optional>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "messages/server.h"
#include "server/net/framing.h"
#include "server/pages/answer.h"

namespace menagerie::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;

namespace {

constexpr int kBadRequest = 400;
constexpr int kHeaderTooLong = 431;
constexpr int kNotImplemented = 501;

using Parser = http::request_parser<http::empty_body>;
using Response = http::response<http::span_body<const char>>;

// For co_await: an error goes into `error` and is not thrown.
auto into(error_code& error) {
  return asio::redirect_error(asio::use_awaitable, error);
}

std::string_view plain(beast::string_view text) {
  return {text.data(), text.size()};
}

std::vector<std::string_view> values_of(const Parser& parser, http::field name) {
  std::vector<std::string_view> values;
  const auto [first, last] = parser.get().equal_range(name);
  for (auto at = first; at != last; ++at) values.push_back(plain(at->value()));
  return values;
}

Framing framing_in(const Parser& parser) {
  constexpr unsigned kHttp11 = 11;
  const std::vector<std::string_view> length = values_of(parser, http::field::content_length);
  const std::vector<std::string_view> coding = values_of(parser, http::field::transfer_encoding);
  return framing_of({parser.get().version() >= kHttp11, length, coding});
}

Request request_in(const Parser& parser, bool has_body) {
  const auto& got = parser.get();
  // Two hosts are as bad as none.
  const bool one_host = got.count(http::field::host) == 1;
  return {.method = plain(got.method_string()),
          .target = plain(got.target()),
          .host = one_host ? plain(got[http::field::host]) : std::string_view(),
          .accept_encoding = plain(got[http::field::accept_encoding]),
          .if_none_match = plain(got[http::field::if_none_match]),
          .has_body = has_body};
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

// The answer to what was no request; nothing where the client left or fell silent.
std::optional<Answer> answer_to(const error_code& error, Language language) {
  if (error == http::error::header_limit || error == http::error::buffer_overflow) {
    return refusal(kHeaderTooLong, messages::server_answer_too_long, language);
  }
  const bool left = error == http::error::end_of_stream || error == http::error::partial_message;
  if (left || error.category() != make_error_code(http::error::bad_method).category()) {
    return std::nullopt;
  }
  return refusal(kBadRequest, messages::server_answer_unreadable, language);
}

Answer answer_to(const Parser& parser, Framing framing, const SessionContext& context) {
  if (framing == Framing::faulty) {
    return refusal(kBadRequest, messages::server_answer_unreadable, context.language);
  }
  if (framing == Framing::unknown_coding) {
    return refusal(kNotImplemented, messages::server_answer_coding, context.language);
  }
  return answer(context.site, request_in(parser, framing == Framing::body), context.language);
}

class Session {
 public:
  Session(tcp::socket socket, std::string address, const SessionContext& context)
      : context_(context),
        stream_(std::move(socket)),
        entry_(context.connections.add(std::move(address), [this] { stream_.close(); })) {}

  asio::awaitable<void> run() {
    bool open = co_await serve_request();
    while (open) {
      open = co_await next_request_begins();
      if (open) open = co_await serve_request();
    }
  }

 private:
  // Waits for the first bytes of a further request; whether they came.
  asio::awaitable<bool> next_request_begins() {
    entry_.set_waiting();
    if (buffer_.size() > 0) co_return true;
    stream_.expires_after(context_.limits.idle_timeout);
    error_code error;
    const std::size_t count =
        co_await stream_.async_read_some(buffer_.prepare(kLongestHeader), into(error));
    buffer_.commit(count);
    co_return !error;
  }

  // Reads a request and answers it; whether another one may follow.
  asio::awaitable<bool> serve_request() {
    Parser parser;
    parser.header_limit(kLongestHeader);
    parser.body_limit(boost::none);
    stream_.expires_after(context_.limits.request_timeout);
    error_code error;
    co_await http::async_read_header(stream_, buffer_, parser, into(error));
    const Framing framing = error ? Framing::faulty : framing_in(parser);
    const std::optional<Answer> answer =
        error ? answer_to(error, context_.language) : answer_to(parser, framing, context_);
    if (!answer) co_return false;
    // Nobody reads a body, so what follows one cannot be told apart from it.
    const bool keep_alive = framing == Framing::no_body && parser.get().keep_alive();
    co_await send(response_of(*answer, parser.get().version(), keep_alive), answer->headers_only,
                  error);
    if (!error && !keep_alive) co_await drain();
    co_return !error && keep_alive;
  }

  asio::awaitable<void> send(Response response, bool headers_only, error_code& error) {
    http::response_serializer<http::span_body<const char>> serializer(response);
    entry_.set_answering();
    stream_.expires_after(context_.limits.send_timeout);
    if (headers_only) {
      co_await http::async_write_header(stream_, serializer, into(error));
    } else {
      co_await http::async_write(stream_, serializer, into(error));
    }
  }

  // Ends our side and reads what the client still sends: closing a socket with unread bytes resets
  // the connection, which can destroy the answer before the client has read it (RFC 9112, 9.6).
  asio::awaitable<void> drain() {
    entry_.set_waiting();
    error_code error;
    std::ignore = stream_.socket().shutdown(tcp::socket::shutdown_send, error);
    stream_.expires_after(context_.limits.drain_timeout);
    std::array<char, kLongestHeader> ignored{};
    while (!error) co_await stream_.async_read_some(asio::buffer(ignored), into(error));
  }

  const SessionContext& context_;
  beast::tcp_stream stream_;
  beast::flat_buffer buffer_{std::size_t{2} * kLongestHeader};
  ConnectionTable::Entry entry_;
};

std::string key_of(const asio::ip::address& address) {
  if (address.is_v4()) return address_key(address.to_v4().to_bytes());
  return address_key(address.to_v6().to_bytes());
}

}  // namespace

asio::awaitable<void> run_session(tcp::socket socket, SessionContext context) {
  error_code error;
  const tcp::endpoint client = socket.remote_endpoint(error);
  if (error) co_return;  // gone already
  Session session(std::move(socket), key_of(client.address()), context);
  co_await session.run();
}

}  // namespace menagerie::server
