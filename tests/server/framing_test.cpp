// Where a request ends: what says so plainly, and what is refused. First the decision alone, then
// over sockets, where a second request hidden in a first one must never be answered.
#include "server/net/framing.h"

#include <chrono>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <vector>

#include "client.h"
#include "running_server.h"

namespace menagerie::server {
namespace {

using namespace menagerie::testing;  // NOLINT(google-build-using-namespace)
using Values = std::vector<std::string_view>;

Framing framing(const Values& length, const Values& coding, bool http_1_1 = true) {
  return framing_of({http_1_1, length, coding});
}

TEST(Framing, ALengthSaysWhetherThereIsABody) {
  EXPECT_EQ(framing({}, {}), Framing::no_body);
  EXPECT_EQ(framing({"0"}, {}), Framing::no_body);
  EXPECT_EQ(framing({"10"}, {}), Framing::body);
}

TEST(Framing, ALengthIsOneNumber) {
  for (const Values& length : {Values{"5", "5"},
                               {"5", "6"},
                               {"0", "0"},
                               {"5, 5"},
                               {""},
                               {"+5"},
                               {"-1"},
                               {"0x5"},
                               {"5 "}}) {
    EXPECT_EQ(framing(length, {}), Framing::faulty) << length.front();
  }
}

TEST(Framing, ChunkedIsTheOnlyCoding) {
  EXPECT_EQ(framing({}, {"chunked"}), Framing::body);
  EXPECT_EQ(framing({}, {"Chunked"}), Framing::body);
  for (const Values& coding : {Values{"xchunked"},
                               {"gzip, chunked"},
                               {"chunked, gzip"},
                               {"identity"},
                               {""},
                               {"chunked", "chunked"},
                               {"gzip", "chunked"},
                               {"chunked;q=1"},
                               {"\vchunked"}}) {
    EXPECT_EQ(framing({}, coding), Framing::unknown_coding) << coding.front();
  }
}

TEST(Framing, TwoWaysToSayItContradictEachOther) {
  EXPECT_EQ(framing({"5"}, {"chunked"}), Framing::faulty);
  EXPECT_EQ(framing({"0"}, {"xchunked"}), Framing::faulty);
  EXPECT_EQ(framing({}, {"chunked"}, false), Framing::faulty);
}

int count(std::string_view text, std::string_view part) {
  int found = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos;
       at = text.find(part, at + 1)) {
    ++found;
  }
  return found;
}

// The one status that comes back, with the connection closed after it.
std::string only_status(std::string_view bytes) {
  const RunningServer server;
  const std::string response = response_to(server, bytes);
  EXPECT_EQ(count(response, "HTTP/1.1 "), 1) << bytes << '\n' << response;
  EXPECT_NE(response.find("\r\nConnection: close\r\n"), std::string::npos) << response;
  return response.substr(9, 3);
}

// A request that may be read as the body of another one.
constexpr const char* kHidden =
    "GET /hidden HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

TEST(Framing, UnknownCodingsAreRefusedOverTheWire) {
  for (const char* const coding : {"xchunked", "gzip, chunked", "chunked, gzip", "identity",
                                   "\r\n xchunked", "x\r\nTransfer-Encoding: chunked"}) {
    const std::string header = std::string("Transfer-Encoding: ") + coding + "\r\n";
    EXPECT_EQ(only_status(request("GET /", header) + kHidden), "501") << coding;
    EXPECT_EQ(only_status(request("POST /", header) + kHidden), "501") << coding;
  }
}

TEST(Framing, ContradictionsAreRefusedOverTheWire) {
  for (const char* const headers :
       {"Content-Length: 5\r\nContent-Length: 6\r\n", "Content-Length: 0\r\nContent-Length: 0\r\n",
        "Content-Length: 0, 0\r\n", "Content-Length: 0\r\nTransfer-Encoding: chunked\r\n",
        "Transfer-Encoding: chunked\r\nContent-Length: 0\r\n",
        "Transfer-Encoding: xchunked\r\nContent-Length: 0\r\n",
        "Content-Length: 0\r\nTransfer-Encoding: xchunked\r\n", "Content-Length: -1\r\n",
        "Content-Length: 18446744073709551616\r\n", "Content-Length:\r\n",
        "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n"}) {
    EXPECT_EQ(only_status(request("GET /", headers) + kHidden), "400") << headers;
  }
  const RunningServer server;
  const std::string old = "GET / HTTP/1.0\r\nHost: localhost\r\nConnection: keep-alive\r\n";
  const std::string response =
      response_to(server, old + "Transfer-Encoding: chunked\r\n\r\n" + kHidden);
  EXPECT_TRUE(response.starts_with("HTTP/1.0 400 ")) << response;
  EXPECT_EQ(count(response, "HTTP/1."), 1) << response;
}

TEST(Framing, LinesEndInOneWayOnly) {
  for (const char* const headers :
       {"a: b\nTransfer-Encoding: chunked\r\n", "a: b\rTransfer-Encoding: chunked\r\n",
        "Content-Length : 5\r\n", "Content-Length\r\n: 5\r\n", "a: b\r\r\n", "a\x01: b\r\n",
        "\vContent-Length: 5\r\n"}) {
    EXPECT_EQ(only_status(request("GET /", headers) + kHidden), "400") << headers;
  }
  EXPECT_EQ(only_status("GET / HTTP/1.1\r\n Host: localhost\r\n\r\n"), "400");
  EXPECT_EQ(only_status(std::string("GET / HTTP/1.1\nHost: localhost\n\n") + kHidden), "400");
  using std::string_literals::operator""s;
  EXPECT_EQ(only_status(request("GET /", "a: b\0c\r\n"s) + kHidden), "400");
}

// RFC 9112, 5.2: a folded line is refused, or read with a space in place of the fold. Beast does
// the latter, so no field can hide in one.
TEST(Framing, AFoldedLineBelongsToTheFieldBeforeIt) {
  EXPECT_EQ(only_status(request("GET /", "a: b\r\n Content-Length: 5\r\nConnection: close\r\n")),
            "200");
  EXPECT_EQ(only_status(request("GET /", "Content-Length:\r\n 5\r\n") + kHidden), "400");
}

TEST(Framing, ABodyIsRefusedAndEndsTheConnection) {
  EXPECT_EQ(only_status(request("GET /", "Content-Length: 5\r\n") + kHidden), "400");
  EXPECT_EQ(only_status(request("GET /", "Transfer-Encoding: chunked\r\n") + "0\r\n\r\n" + kHidden),
            "400");
  EXPECT_EQ(only_status(request("POST /", "Content-Length: 9999999\r\n")), "405");
  EXPECT_EQ(
      only_status(request("POST /", "Transfer-Encoding: chunked\r\n") + "0\r\n\r\n" + kHidden),
      "405");
}

TEST(Framing, WithoutABodyTheConnectionStays) {
  const RunningServer server;
  Client client(server.port());
  client.write(request("GET /", "Content-Length: 0\r\n"));
  EXPECT_TRUE(client.read_to("\r\n\r\nhello").starts_with("HTTP/1.1 200 "));
  client.write(request("POST /", "Connection: close\r\n"));
  EXPECT_TRUE(client.read_all().starts_with("HTTP/1.1 405 "));
}

TEST(Framing, WhoSendsALongBodyFirstStillGetsTheAnswer) {
  Limits limits;
  limits.drain_timeout = std::chrono::hours(1);
  const RunningServer server(limits);
  Client client(server.port());
  client.write(request("POST /", "Content-Length: 8000000\r\n"));
  for (int part = 0; part < 80; ++part) client.write(std::string(100'000, 'x'));
  EXPECT_TRUE(client.read_all().starts_with("HTTP/1.1 405 "));
}

}  // namespace
}  // namespace menagerie::server
