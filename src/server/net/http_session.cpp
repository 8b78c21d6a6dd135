#include "server/net/http_session.h"

#include <array>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>
#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "messages/server.h"
#include "server/net/accept_language.h"
#include "server/net/addresses.h"
#include "server/net/api_answer.h"
#include "server/net/api_refusal.h"
#include "server/net/ask_rooms.h"
#include "server/net/event_stream.h"
#include "server/net/framing.h"
#include "server/net/response_head.h"
#include "server/net/route.h"
#include "server/net/web_socket.h"
#include "server/pages/answer.h"

namespace menagerie::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;

namespace {

constexpr int kOk = 200;
constexpr int kBadRequest = 400;
constexpr int kForbidden = 403;
constexpr int kTimeout = 408;
constexpr int kTooLarge = 413;
constexpr int kMisdirected = 421;
constexpr int kTooMany = 429;
constexpr int kHeaderTooLong = 431;
constexpr int kNotImplemented = 501;
constexpr int kUnavailable = 503;
constexpr unsigned kHttp11 = 11;

using Parser = http::request_parser<http::empty_body>;

// For co_await: an error goes into `error` and is not thrown.
auto into(error_code& error) {
  return asio::redirect_error(asio::use_awaitable, error);
}

std::string_view plain(beast::string_view text) {
  return {text.data(), text.size()};
}

std::vector<std::string_view> values_of(const Parser& parser, auto name) {
  std::vector<std::string_view> values;
  const auto [first, last] = parser.get().equal_range(name);
  for (auto at = first; at != last; ++at) values.push_back(plain(at->value()));
  return values;
}

// A list that may stand on several lines, in their order: a proxy may put its own line behind that
// of a client.
std::string list_of(const Parser& parser, beast::string_view name) {
  std::string list;
  for (const std::string_view part : values_of(parser, name)) {
    if (!list.empty()) list += ',';
    list += part;
  }
  return list;
}

// A header that says one thing, or nothing: two values are as bad as none.
std::string_view value_of(const Parser& parser, http::field name) {
  const auto values = values_of(parser, name);
  return values.size() == 1 ? values.front() : std::string_view();
}

Framing framing_in(const Parser& parser) {
  const std::vector<std::string_view> length = values_of(parser, http::field::content_length);
  const std::vector<std::string_view> coding = values_of(parser, http::field::transfer_encoding);
  return framing_of({parser.get().version() >= kHttp11, length, coding});
}

RequestHead head_in(const Parser& parser) {
  const auto& got = parser.get();
  const std::string_view target = plain(got.target());
  const std::size_t question = std::min(target.find('?'), target.size());
  // Two origins are a foreign one.
  const bool origins = got.count(http::field::origin) > 1;
  return {.method = plain(got.method_string()),
          .path = target.substr(0, question),
          .query = target.substr(std::min(question + 1, target.size())),
          .host = value_of(parser, http::field::host),
          .origin = origins ? "null" : value_of(parser, http::field::origin),
          .authorization = value_of(parser, http::field::authorization),
          .framing = framing_in(parser),
          .content_length = value_of(parser, http::field::content_length),
          .http_1_1 = got.version() >= kHttp11,
          .upgrade = beast::websocket::is_upgrade(got)};
}

Request page_request_in(const Parser& parser, const RequestHead& head) {
  const auto& got = parser.get();
  return {.method = head.method,
          .target = plain(got.target()),
          .host = head.host,
          .accept_encoding = plain(got[http::field::accept_encoding]),
          .if_none_match = plain(got[http::field::if_none_match]),
          .has_body = head.framing == Framing::body};
}

// The target of what could not be read as a request: as far as the parser came, or else the second
// word of the bytes that it stopped at.
std::string_view target_of(const Parser& parser, std::string_view bytes) {
  if (const std::string_view target = plain(parser.get().target()); !target.empty()) return target;
  const std::size_t first = bytes.find(' ');
  if (first == std::string_view::npos) return {};
  return bytes.substr(first + 1, bytes.find_first_of(" \r\n", first + 1) - first - 1);
}

// The answer to what was no request, in the manner of the place it was meant for; nothing where the
// client left or fell silent.
std::optional<Answer> answer_to(const error_code& error, std::string_view target,
                                Language language) {
  const Route route = route_of(target.substr(0, target.find('?')));
  const bool api = route == Route::api || route == Route::events || route == Route::socket;
  const auto refuse = [&](int status, std::string_view code, Message message) {
    return api ? http_answer(api_refusal(status, code, message, language))
               : refusal(status, message, language);
  };
  if (error == http::error::header_limit || error == http::error::buffer_overflow) {
    return refuse(kHeaderTooLong, "header_too_long", messages::server_answer_too_long);
  }
  const bool left = error == http::error::end_of_stream || error == http::error::partial_message;
  if (left || error.category() != make_error_code(http::error::bad_method).category()) {
    return std::nullopt;
  }
  return refuse(kBadRequest, "malformed", messages::server_answer_unreadable);
}

Answer page_answer(const Parser& parser, const RequestHead& head, const SessionContext& context) {
  if (head.framing == Framing::faulty) {
    return refusal(kBadRequest, messages::server_answer_unreadable, context.language);
  }
  if (head.framing == Framing::unknown_coding) {
    return refusal(kNotImplemented, messages::server_answer_coding, context.language);
  }
  return answer(context.site, page_request_in(parser, head), context.language, context.names);
}

// For programs that look after the server.
Answer text_answer(int status, std::string text) {
  return {.status = status,
          .headers = {{"Content-Type", "text/plain; charset=utf-8"}, {"Cache-Control", "no-store"}},
          .body = std::make_shared<const std::string>(std::move(text))};
}

class Session : public std::enable_shared_from_this<Session> {
 public:
  Session(tcp::socket socket, NetStream::TlsContext tls, const asio::ip::address& peer,
          const SessionContext& context)
      : context_(context),
        peer_(peer),
        stream_(std::move(socket), std::move(tls)),
        deadline_(stream_.get_executor()) {}

  asio::awaitable<void> run() {
    enter();
    if (stream_.has_tls() && !co_await shake_hands()) co_return;
    bool open = co_await serve_request();
    while (open) {
      open = co_await next_request_begins();
      if (open) open = co_await serve_request();
    }
  }

 private:
  beast::tcp_stream& connection() { return stream_.next_layer(); }

  void enter() {
    const auto close = [weak = weak_from_this()] {
      if (const auto session = weak.lock()) session->connection().close();
    };
    // Everybody comes through a proxy's address; each of its connections counts for itself.
    const std::string address = context_.proxies.trust(peer_)
                                    ? "proxy " + std::to_string(context_.traffic.proxied++)
                                    : key_of(peer_);
    // NOLINTNEXTLINE(modernize-make-unique): an entry cannot be moved.
    entry_.reset(new ConnectionTable::Entry(context_.connections.add(address, close)));
  }

  asio::awaitable<bool> shake_hands() {
    connection().expires_after(context_.limits.request_timeout);
    error_code error;
    co_await stream_.async_handshake(into(error));
    co_return !error;
  }

  // Waits for the first bytes of a further request; whether they came.
  asio::awaitable<bool> next_request_begins() {
    entry_->set_waiting();
    if (buffer_.size() > 0) co_return true;
    connection().expires_after(context_.limits.idle_timeout);
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
    connection().expires_after(context_.limits.request_timeout);
    error_code error;
    co_await http::async_read_header(stream_, buffer_, parser, into(error));
    if (error) {
      const auto bytes = buffer_.data();
      const std::string target(
          target_of(parser, {static_cast<const char*>(bytes.data()), bytes.size()}));
      const std::optional<Answer> answer = answer_to(error, target, context_.language);
      if (answer) co_await send_last(*answer);
      co_return false;
    }
    ++context_.traffic.requests;
    const RequestHead head = head_in(parser);
    const Route route = route_of(head.path);
    if (route == Route::page || route == Route::health || route == Route::metrics) {
      Answer answer = route == Route::page ? page_answer(parser, head, context_)
                                           : status_answer(parser, head, route);
      answer.headers_only = head.method == "HEAD";
      // Nobody reads a body, so what follows one cannot be told apart from it.
      const bool keep_alive = head.framing == Framing::no_body && parser.get().keep_alive();
      co_return co_await send(answer, parser.get().version(), keep_alive);
    }
    co_return co_await serve_api(parser, head, route);
  }

  // Numbers are for those who run the server: for this computer and its neighbours, not for whom a
  // proxy speaks.
  [[nodiscard]] Answer status_answer(const Parser& parser, const RequestHead& head,
                                     Route route) const {
    if (!may_ask_status(head, context_.names)) {
      return head.host.empty()
                 ? refusal(kBadRequest, messages::server_answer_unreadable, context_.language)
                 : refusal(kMisdirected, messages::server_answer_host, context_.language);
    }
    if (route == Route::health) {
      const bool fine = !context_.stopping && (!context_.rooms || context_.rooms->healthy());
      return text_answer(fine ? kOk : kUnavailable, fine ? "ok\n" : "unavailable\n");
    }
    if (!is_private(peer_) || parser.get().count("X-Forwarded-For") > 0) {
      return refusal(kForbidden, messages::server_answer_metrics, context_.language);
    }
    const std::string rooms = context_.rooms ? context_.rooms->metrics() : "";
    return text_answer(kOk, prometheus_text(context_.traffic, context_.connections.size()) + rooms);
  }

  asio::awaitable<bool> serve_api(Parser& parser, const RequestHead& head, Route route) {
    const auto started = std::chrono::steady_clock::now();
    const std::string path(head.path);
    const std::string method(head.method);
    const unsigned version = parser.get().version();
    const Language language =
        language_wanted(plain(parser.get()[http::field::accept_language]), context_.language);
    std::optional<ApiAnswer> answer = refused_by_head(head, route, context_.names, language);
    if (!answer && !context_.rooms) {
      answer = api_refusal(kUnavailable, "no_rooms", messages::server_answer_no_rooms, language);
    }
    // A client that wanted another protocol has no further request.
    bool keep_alive =
        parser.get().keep_alive() && head.framing == Framing::no_body && !head.upgrade;
    if (!answer && route == Route::api) {
      keep_alive = parser.get().keep_alive();
      ApiRequest request = api_request_in(parser, head, language);
      if (head.framing == Framing::body) {
        answer = co_await read_body(parser, request);
        if (answer) keep_alive = false;
      }
      if (!answer) answer = co_await ask(std::move(request));
    } else if (!answer) {
      if (hand_on(parser, head, route, language)) co_return false;
      answer = api_refusal(kTooMany, "too_many_sockets", messages::server_answer_too_many_sockets,
                           language, std::chrono::seconds(10));
      keep_alive = false;
    }
    write_log(method, path, answer->status, started);
    Answer http = http_answer(std::move(*answer));
    http.headers_only = method == "HEAD";
    co_return co_await send(http, version, keep_alive);
  }

  [[nodiscard]] ApiRequest api_request_in(const Parser& parser, const RequestHead& head,
                                          Language language) const {
    return {.method = std::string(head.method),
            .path = std::string(head.path),
            .query = std::string(head.query),
            .bearer = std::string(bearer_of(head.authorization)),
            .body = {},
            .address = key_of(client_of(parser)),
            .language = language};
  }

  [[nodiscard]] asio::ip::address client_of(const Parser& parser) const {
    if (!context_.proxies.trust(peer_)) return peer_;
    return context_.proxies.client(peer_, list_of(parser, "X-Forwarded-For"));
  }

  // Fills in the body; the refusal if it did not come as it should.
  asio::awaitable<std::optional<ApiAnswer>> read_body(Parser& parser, ApiRequest& request) {
    error_code error;
    if (beast::iequals(parser.get()[http::field::expect], "100-continue")) {
      constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";
      const std::array<asio::const_buffer, 2> bytes = {asio::buffer(kContinue)};
      co_await asio::async_write(stream_, bytes, into(error));
    }
    http::request_parser<http::string_body> whole(std::move(parser));
    whole.body_limit(kLongestBody);
    start_deadline(context_.limits.body_timeout);
    co_await http::async_read(stream_, buffer_, whole, into(error));
    deadline_.cancel();
    const Language language = request.language;
    if (late_) {
      co_return api_refusal(kTimeout, "timeout", messages::server_answer_timeout, language);
    }
    if (error == http::error::body_limit) {
      co_return api_refusal(kTooLarge, "too_large", messages::server_answer_body_too_large,
                            language);
    }
    if (error) {
      co_return api_refusal(kBadRequest, "malformed", messages::server_answer_unreadable, language);
    }
    request.body = std::move(whole.get().body());
    co_return std::nullopt;
  }

  // A stream's own timeout would close the connection before the client is told.
  void start_deadline(std::chrono::milliseconds time) {
    late_ = false;
    connection().expires_never();
    deadline_.expires_after(time);
    deadline_.async_wait([weak = weak_from_this()](const error_code& error) {
      const auto session = weak.lock();
      if (error || !session) return;
      session->late_ = true;
      session->connection().cancel();
    });
  }

  asio::awaitable<ApiAnswer> ask(ApiRequest request) {
    entry_->set_answering();
    connection().expires_never();
    const Language language = request.language;
    std::optional<ApiAnswer> answer = co_await ask_rooms(*context_.rooms, std::move(request));
    if (answer) co_return std::move(*answer);
    ++context_.traffic.failures;
    context_.log.write("failed");
    co_return api_refusal(kFailed, "failed", messages::server_answer_failed, language);
  }

  // Whether somebody else has the connection now.
  bool hand_on(Parser& parser, const RequestHead& head, Route route, Language language) {
    ApiRequest request = api_request_in(parser, head, language);
    write_log(request.method, request.path, kOk, std::chrono::steady_clock::now());
    if (route == Route::events) return open_event_stream(stream_, entry_, request, context_);
    Upgrade upgrade{parser.release(), std::move(request.address), language};
    return open_web_socket(stream_, entry_, std::move(upgrade), context_);
  }

  void write_log(std::string_view method, std::string_view path, int status,
                 std::chrono::steady_clock::time_point started) {
    if (!context_.log.on()) return;
    const auto took = std::chrono::steady_clock::now() - started;
    const auto ms = std::chrono::duration_cast<std::chrono::milliseconds>(took).count();
    const std::string address = peer_.to_string();
    const std::string shown = shown_path(path);
    context_.log.write("request", {{"method", method},
                                   {"path", std::string_view(shown)},
                                   {"status", std::int64_t{status}},
                                   {"ms", std::int64_t{ms}},
                                   {"address", std::string_view(address)}});
  }

  // Whether the connection serves another request.
  asio::awaitable<bool> send(const Answer& answer, unsigned version, bool keep_alive) {
    if (answer.status >= kBadRequest) ++context_.traffic.refused;
    keep_alive = keep_alive && !context_.stopping;
    const std::string head =
        response_head(answer, {.http_1_1 = version >= kHttp11, .keep_alive = keep_alive});
    const bool with_body = answer.body && !answer.headers_only;
    const std::array<asio::const_buffer, 2> bytes = {
        asio::buffer(head), with_body ? asio::buffer(*answer.body) : asio::const_buffer()};
    entry_->set_answering();
    connection().expires_after(context_.limits.send_timeout);
    error_code error;
    co_await asio::async_write(stream_, bytes, into(error));
    if (!error && !keep_alive) co_await drain();
    co_return !error && keep_alive;
  }

  asio::awaitable<void> send_last(const Answer& answer) {
    std::ignore = co_await send(answer, kHttp11, false);
  }

  // Ends our side and reads what the client still sends: closing a socket with unread bytes resets
  // the connection, which can destroy the answer before the client has read it (RFC 9112, 9.6).
  asio::awaitable<void> drain() {
    entry_->set_waiting();
    error_code error;
    std::ignore = connection().socket().shutdown(tcp::socket::shutdown_send, error);
    connection().expires_after(context_.limits.drain_timeout);
    std::array<char, 1024> ignored{};
    while (!error) co_await connection().async_read_some(asio::buffer(ignored), into(error));
  }

  const SessionContext& context_;
  asio::ip::address peer_;
  NetStream stream_;
  asio::steady_timer deadline_;
  bool late_ = false;
  beast::flat_buffer buffer_{std::size_t{2} * kLongestHeader};
  std::unique_ptr<ConnectionTable::Entry> entry_;
};

}  // namespace

asio::awaitable<void> run_session(tcp::socket socket, NetStream::TlsContext tls,
                                  const SessionContext& context) {
  error_code error;
  const tcp::endpoint client = socket.remote_endpoint(error);
  if (error) co_return;  // gone already
  const auto session =
      std::make_shared<Session>(std::move(socket), std::move(tls), client.address(), context);
  co_await session->run();
}

}  // namespace menagerie::server
