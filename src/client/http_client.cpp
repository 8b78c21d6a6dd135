#include "client/http_client.h"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>
#include <chrono>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <openssl/x509_vfy.h>
#include <optional>
#include <utility>

#include "messages/client.h"

namespace menagerie::client {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace ssl = asio::ssl;
using asio::ip::tcp;
using boost::system::error_code;

namespace {

// For each step of a request. A stream says something every 15 s.
constexpr std::chrono::seconds kTimeout{40};
// How soon Ctrl-C is noticed.
constexpr std::chrono::milliseconds kGlance{100};
// A view and the events of the longest command are a few dozen KB.
constexpr std::size_t kLongestLine = 4U << 20U;
constexpr std::size_t kLongestAnswer = 64U << 20U;

using Request = http::request<http::string_body>;
using Parser = http::response_parser<http::string_body>;
using TlsStream = beast::ssl_stream<beast::tcp_stream>;

// One connection, plain or through TLS; what has been read too far stays in its buffer.
class Connection {
 public:
  Connection(asio::io_context& context, const std::function<bool()>& stopped)
      : context_(context), stopped_(stopped), plain_(context) {}
  Connection(asio::io_context& context, const std::function<bool()>& stopped, ssl::context& tls)
      : context_(context), stopped_(stopped), plain_(context) {
    tls_.emplace(tcp::socket(context), tls);
  }

  error_code open(const TableLink& server) {
    error_code error;
    tcp::resolver resolver(context_);
    const auto endpoints = resolver.resolve(server.host, server.port, error);
    if (error) return error;
    error = run([&](auto done) { tcp_stream().async_connect(endpoints, std::move(done)); });
    if (!error) error = tcp_stream().socket().set_option(tcp::no_delay(true), error);
    return error || !tls_ ? error : shake_hands(server.host);
  }
  // Why the server's certificate is not believed; empty where that is not the trouble.
  [[nodiscard]] std::string distrust() {
    const long result = tls_ ? SSL_get_verify_result(tls_->native_handle()) : X509_V_OK;
    return result == X509_V_OK ? std::string() : X509_verify_cert_error_string(result);
  }
  error_code write(const Request& request) {
    return run([&](auto done) {
      tls_ ? http::async_write(*tls_, request, std::move(done))
           : http::async_write(plain_, request, std::move(done));
    });
  }
  error_code read_header(Parser& parser) {
    return run([&](auto done) {
      tls_ ? http::async_read_header(*tls_, buffer_, parser, std::move(done))
           : http::async_read_header(plain_, buffer_, parser, std::move(done));
    });
  }
  error_code read_some(Parser& parser) {
    return run([&](auto done) {
      tls_ ? http::async_read_some(*tls_, buffer_, parser, std::move(done))
           : http::async_read_some(plain_, buffer_, parser, std::move(done));
    });
  }

 private:
  beast::tcp_stream& tcp_stream() { return tls_ ? tls_->next_layer() : plain_; }

  // Whom the certificate has to be for. Only names are told to the server: RFC 6066.
  bool expect(const std::string& host) {
    SSL* const tls = tls_->native_handle();
    error_code no_address;
    asio::ip::make_address(host, no_address);
    if (!no_address) return X509_VERIFY_PARAM_set1_ip_asc(SSL_get0_param(tls), host.c_str()) == 1;
    std::string told = host;  // the library takes it for one that may be written to
    return SSL_set1_host(tls, host.c_str()) == 1 &&
           SSL_ctrl(tls, SSL_CTRL_SET_TLSEXT_HOSTNAME, TLSEXT_NAMETYPE_host_name, told.data()) == 1;
  }

  error_code shake_hands(const std::string& host) {
    if (!expect(host)) return {static_cast<int>(ERR_get_error()), asio::error::get_ssl_category()};
    return run(
        [&](auto done) { tls_->async_handshake(ssl::stream_base::client, std::move(done)); });
  }

  // Does what `begin` begins, to its end.
  error_code run(const auto& begin) {
    std::optional<error_code> result;
    tcp_stream().expires_after(kTimeout);
    begin([&](const error_code& error, const auto&...) { result = error; });
    context_.restart();
    for (; !result.has_value(); context_.run_one_for(kGlance))
      if (stopped_()) tcp_stream().close();
    return *result;
  }

  asio::io_context& context_;
  const std::function<bool()>& stopped_;
  beast::tcp_stream plain_;
  std::optional<TlsStream> tls_;
  beast::flat_buffer buffer_;
};

}  // namespace

class HttpClient::Implementation {
 public:
  Implementation(TableLink server, Settings settings, std::optional<ssl::context> tls)
      : server_(std::move(server)), settings_(std::move(settings)), tls_(std::move(tls)) {}

  Result<HttpAnswer> ask(const HttpRequest& request) {
    // A connection that was idle may be closed by now; a second one is not.
    if (kept_) {
      Result<HttpAnswer> answer = ask_over(*kept_, request);
      if (answer || settings_.stopped()) return answer;
    }
    Result<std::unique_ptr<Connection>> fresh = connect();
    if (!fresh) return fail(fresh.error());
    kept_ = std::move(*fresh);
    return ask_over(*kept_, request);
  }

  Result<HttpAnswer> watch(const HttpRequest& request, const Heard& heard) {
    const Result<std::unique_ptr<Connection>> connection = connect();
    if (!connection) return fail(connection.error());
    Parser parser;
    parser.body_limit(boost::none);
    error_code error = (*connection)->write(message_of(request));
    if (!error) error = (*connection)->read_header(parser);
    const bool refused = !error && parser.get().result() != http::status::ok;
    bool wanted = true;
    while (!error && wanted && !parser.is_done()) {
      error = (*connection)->read_some(parser);
      std::string& body = parser.get().body();
      if (!refused) wanted = hear_lines(body, heard);
      if (body.size() > kLongestLine) return unreachable();
    }
    if (error && wanted) return unreachable();
    return HttpAnswer{parser.get().result_int(), refused ? parser.get().body() : std::string()};
  }

 private:
  Result<std::unique_ptr<Connection>> connect() {
    auto connection = tls_ ? std::make_unique<Connection>(context_, settings_.stopped, *tls_)
                           : std::make_unique<Connection>(context_, settings_.stopped);
    if (!connection->open(server_)) return connection;
    const std::string distrust = connection->distrust();
    if (distrust.empty()) return unreachable();
    return fail(messages::client_certificate, {server_.authority, distrust});
  }

  Result<HttpAnswer> ask_over(Connection& connection, const HttpRequest& request) {
    Parser parser;
    parser.body_limit(kLongestAnswer);
    error_code error = connection.write(message_of(request));
    if (!error) error = connection.read_header(parser);
    while (!error && !parser.is_done()) error = connection.read_some(parser);
    const bool last = error || !parser.get().keep_alive();
    if (last) kept_.reset();
    if (error) return unreachable();
    return HttpAnswer{parser.get().result_int(), std::move(parser.get().body())};
  }

  Request message_of(const HttpRequest& request) const {
    const http::verb verb = request.body.empty() ? http::verb::get : http::verb::post;
    Request message(verb, request.path, 11, request.body);
    message.set(http::field::host, server_.authority);
    message.set(http::field::accept_language, settings_.language);
    if (!request.body.empty()) message.set(http::field::content_type, "application/json");
    if (!request.bearer.empty())
      message.set(http::field::authorization, "Bearer " + request.bearer);
    message.prepare_payload();
    return message;
  }

  // Hands on whole lines and keeps the rest.
  static bool hear_lines(std::string& body, const Heard& heard) {
    std::size_t begin = 0;
    bool wanted = true;
    while (wanted) {
      const std::size_t end = body.find('\n', begin);
      if (end == std::string::npos) break;
      wanted = heard(std::string_view(body).substr(begin, end - begin));
      begin = end + 1;
    }
    body.erase(0, begin);
    return wanted;
  }

  std::unexpected<Error> unreachable() const {
    return fail(messages::client_unreachable, {server_.authority});
  }

  TableLink server_;
  Settings settings_;
  std::optional<ssl::context> tls_;
  asio::io_context context_;
  std::unique_ptr<Connection> kept_;  // the last one, if it can be used again
};

HttpClient::HttpClient(std::unique_ptr<Implementation> implementation)
    : implementation_(std::move(implementation)) {}
HttpClient::HttpClient(HttpClient&&) noexcept = default;
HttpClient& HttpClient::operator=(HttpClient&&) noexcept = default;
HttpClient::~HttpClient() = default;

Result<HttpClient> HttpClient::make(const TableLink& server, Settings settings) {
  std::optional<ssl::context> tls;
  if (server.secure) {
    tls.emplace(ssl::context::tls_client);
    SSL_CTX_set_min_proto_version(tls->native_handle(), TLS1_2_VERSION);
    tls->set_verify_mode(ssl::verify_peer);
    error_code error;
    error = settings.ca_file.empty() ? tls->set_default_verify_paths(error)
                                     : tls->load_verify_file(settings.ca_file, error);
    if (error) return fail(messages::client_ca, {settings.ca_file, error.message()});
  }
  return HttpClient(std::make_unique<Implementation>(server, std::move(settings), std::move(tls)));
}

Result<HttpAnswer> HttpClient::ask(const HttpRequest& request) {
  return implementation_->ask(request);
}

Result<HttpAnswer> HttpClient::watch(const HttpRequest& request, const Heard& heard) {
  return implementation_->watch(request, heard);
}

}  // namespace menagerie::client
