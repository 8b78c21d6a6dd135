// Requests below /api/ as connections carry them, to rooms that only tell what reached them.
#include <gtest/gtest.h>
#include <string>

#include "client.h"
#include "fake_rooms.h"
#include "running_server.h"

namespace menagerie::server {
namespace {

using namespace menagerie::testing;  // NOLINT(google-build-using-namespace)

class Api : public ::testing::Test {
 protected:
  [[nodiscard]] std::string ask(std::string_view line, std::string_view headers = {},
                                std::string_view body = {}) const {
    return response_to(
        server_, request(line, std::string(headers) + "Connection: close\r\n") + std::string(body));
  }
  [[nodiscard]] std::string post(std::string_view body, std::string_view headers = {}) const {
    return ask("POST /api/rooms",
               std::string(headers) + "Content-Length: " + std::to_string(body.size()) + "\r\n",
               body);
  }

  FakeRooms rooms_;
  RunningServer server_{rooms_, {.body_timeout = std::chrono::milliseconds(50)}};
};

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

TEST_F(Api, ARequestReachesTheRoomsWhole) {
  const std::string answer = ask("GET /api/rooms/12?since=3", "Authorization: Bearer abc\r\n");
  EXPECT_TRUE(answer.starts_with("HTTP/1.1 200 OK\r\n")) << answer;
  EXPECT_TRUE(has(answer, "\r\nContent-Type: application/json\r\n")) << answer;
  EXPECT_TRUE(has(answer, "\r\nCache-Control: no-store\r\n")) << answer;
  EXPECT_TRUE(answer.ends_with("\r\n\r\nGET /api/rooms/12 since=3 abc ")) << answer;
}

TEST_F(Api, ABodyComesByLengthOrInChunks) {
  EXPECT_TRUE(post("{\"a\":1}").ends_with("POST /api/rooms   {\"a\":1}"));
  EXPECT_TRUE(ask("POST /api/rooms", "Transfer-Encoding: chunked\r\n",
                  "3\r\n{\"a\r\n4\r\n\":1}\r\n0\r\n\r\n")
                  .ends_with("POST /api/rooms   {\"a\":1}"));
  EXPECT_TRUE(
      has(post("ab", "Expect: 100-continue\r\n"), "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200"));
}

TEST_F(Api, AConnectionServesManyRequestsWithBodies) {
  Client client(server_.port());
  for (int round = 0; round < 3; ++round) {
    client.write(request("POST /api/rooms", "Content-Length: 2\r\n") + "ab");
    EXPECT_TRUE(client.read_to("   ab").starts_with("HTTP/1.1 200 "));
  }
}

TEST_F(Api, AnAnswerMayComeLater) {
  Client waiting(server_.port());
  waiting.write(request("GET /api/later", "Connection: close\r\n"));
  // The rooms answer it when they hear the next request; both orders of arrival are one.
  std::string other;
  do {
    other = ask("GET /api/rooms");
    EXPECT_TRUE(other.starts_with("HTTP/1.1 200 ")) << other;
  } while (!waiting.arrived());
  const std::string answer = waiting.read_all();
  EXPECT_TRUE(answer.starts_with("HTTP/1.1 202 ")) << answer;
  EXPECT_TRUE(answer.ends_with("\"later\"")) << answer;
}

TEST_F(Api, LongBodiesAreRefused) {
  const std::string most(65536, 'x');
  EXPECT_TRUE(post(most).starts_with("HTTP/1.1 200 "));
  const std::string refused = post(most + "x");
  EXPECT_TRUE(refused.starts_with("HTTP/1.1 413 ")) << refused;
  EXPECT_TRUE(has(refused, R"({"error":{"code":"too_large","field":null,"message":")")) << refused;
  const std::string chunks = "10001\r\n" + most + "x\r\n0\r\n\r\n";
  EXPECT_TRUE(has(ask("POST /api/rooms", "Transfer-Encoding: chunked\r\n", chunks), "too_large"));
  EXPECT_TRUE(ask("POST /api/rooms", "Content-Length: 99999999999999999999999\r\n")
                  .starts_with("HTTP/1.1 400 "));
}

TEST_F(Api, ABodyThatDoesNotComeIsGivenUp) {
  const std::string answer = ask("POST /api/rooms", "Content-Length: 5\r\n", "ab");
  EXPECT_TRUE(answer.starts_with("HTTP/1.1 408 ")) << answer;
  EXPECT_TRUE(has(answer, R"("code":"timeout")")) << answer;
}

TEST_F(Api, APostSaysHowLongItIs) {
  EXPECT_TRUE(has(ask("POST /api/rooms"), R"("code":"length_required")"));
  EXPECT_TRUE(ask("POST /api/rooms", "Content-Length: 0\r\n").starts_with("HTTP/1.1 200 "));
}

TEST_F(Api, BodiesWithoutAClearEndAreRefused) {
  for (const std::string_view headers :
       {"Content-Length: 2\r\nContent-Length: 2\r\n", "Content-Length: +2\r\n",
        "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n",
        "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n",
        "Transfer-Encoding: xchunked\r\n", "Transfer-Encoding: chunked, identity\r\n"}) {
    const std::string answer = ask("POST /api/rooms", headers, "ab");
    EXPECT_TRUE(answer.starts_with("HTTP/1.1 400 ") || answer.starts_with("HTTP/1.1 501 "))
        << headers << answer;
    EXPECT_FALSE(has(answer, "POST /api/rooms")) << headers << answer;
  }
  EXPECT_TRUE(has(ask("GET /api/rooms", "Content-Length: 2\r\n", "ab"), R"("code":"malformed")"));
}

TEST_F(Api, OtherMethodsAreRefused) {
  for (const std::string_view line : {"PUT /api/rooms", "DELETE /api/rooms/1", "HEAD /api/rooms",
                                      "POST /api/socket", "POST /api/rooms/1/events"}) {
    const std::string answer = ask(line);
    EXPECT_TRUE(answer.starts_with("HTTP/1.1 405 ")) << line << answer;
  }
}

TEST_F(Api, PagesOfOtherSitesMayNotAsk) {
  for (const std::string_view origin :
       {"http://example.org", "null", "http://localhost:1", "https://localhost.example.org",
        "file://", "http://localhost\r\nOrigin: http://localhost"}) {
    const std::string headers = "Origin: " + std::string(origin) + "\r\n";
    EXPECT_TRUE(has(post("{}", headers), R"("code":"wrong_origin")")) << origin;
  }
  EXPECT_TRUE(post("{}", "Origin: http://localhost\r\n").starts_with("HTTP/1.1 200 "));
}

TEST_F(Api, OtherHostsAreRefused) {
  const std::string answer = response_to(
      server_, "GET /api/rooms HTTP/1.1\r\nHost: example.org\r\nConnection: close\r\n\r\n");
  EXPECT_TRUE(answer.starts_with("HTTP/1.1 421 ")) << answer;
  EXPECT_TRUE(has(answer, R"("code":"wrong_host")")) << answer;
}

TEST_F(Api, WhatIsNoRequestIsRefusedInJsonToo) {
  const std::string longest(9000, 'x');
  for (const std::string& bytes :
       {std::string("GET /api/rooms HTTP/9.9\r\nHost: localhost\r\n\r\n"),
        std::string("GET /api/rooms?listed HTTP/1.1\r\nHost localhost\r\n\r\n"),
        std::string("POST /api/socket HTTP/1.1\r\nHost: localhost\r\nA\x01: b\r\n\r\n")}) {
    const std::string answer = response_to(server_, bytes);
    EXPECT_TRUE(answer.starts_with("HTTP/1.1 400 ")) << bytes << answer;
    EXPECT_TRUE(has(answer, "\r\nContent-Type: application/json\r\n")) << bytes << answer;
    EXPECT_TRUE(has(answer, R"({"error":{"code":"malformed","field":null,)")) << bytes << answer;
  }
  const std::string huge = ask("GET /api/rooms", "A: " + longest + "\r\n");
  EXPECT_TRUE(huge.starts_with("HTTP/1.1 431 ")) << huge;
  EXPECT_TRUE(has(huge, R"({"error":{"code":"header_too_long","field":null,)")) << huge;
  // Whoever asked for a page reads a sentence.
  const std::string page = response_to(server_, "GET /index.html HTTP/9.9\r\n\r\n");
  EXPECT_TRUE(page.starts_with("HTTP/1.1 400 ")) << page;
  EXPECT_TRUE(has(page, "\r\nContent-Type: text/plain; charset=utf-8\r\n")) << page;
}

TEST_F(Api, RefusalsSpeakTheClientsLanguage) {
  const std::string answer = post("{}", "Origin: null\r\nAccept-Language: xx, fr;q=0.3, de-AT\r\n");
  EXPECT_TRUE(has(answer, "Diese Anfrage")) << answer;
}

TEST_F(Api, WhenToComeBackStandsInTheHeader) {
  EXPECT_TRUE(has(ask("GET /api/busy"), "\r\nRetry-After: 2\r\n"));
}

TEST_F(Api, AFailureEndsOneRequestOnly) {
  const std::string answer = ask("GET /api/broken");
  EXPECT_TRUE(answer.starts_with("HTTP/1.1 500 ")) << answer;
  EXPECT_TRUE(has(answer, R"("code":"failed")")) << answer;
  EXPECT_TRUE(ask("GET /api/rooms").starts_with("HTTP/1.1 200 "));
  EXPECT_TRUE(has(ask("GET /metrics"), "\nmenagerie_requests_failed_total 1\n"));
}

TEST_F(Api, HealthAndNumbersAreTold) {
  EXPECT_TRUE(ask("GET /healthz").ends_with("\r\n\r\nok\n"));
  rooms_.well = false;
  EXPECT_TRUE(ask("GET /healthz").starts_with("HTTP/1.1 503 "));
  const std::string numbers = ask("GET /metrics");
  EXPECT_TRUE(has(numbers, "\n# TYPE menagerie_requests_total counter\n")) << numbers;
  EXPECT_TRUE(has(numbers, "\nmenagerie_connections 1\n")) << numbers;
  EXPECT_TRUE(has(numbers, "\nmenagerie_rooms 7\n")) << numbers;
  EXPECT_TRUE(ask("GET /metrics", "X-Forwarded-For: 1.2.3.4\r\n").starts_with("HTTP/1.1 403 "));
}

TEST_F(Api, HealthAndNumbersAreToldUnderNamesOfThisServerAndByAddress) {
  const auto status = [&](const std::string& head) {
    return response_to(server_, head + "Connection: close\r\n\r\n").substr(9, 3);
  };
  for (const std::string path : {"/healthz", "/metrics"}) {
    const std::string get = "GET " + path + " HTTP/1.1\r\n";
    for (const char* const host : {"localhost", "127.0.0.1:8321", "10.0.0.11:8321", "[fd00::1]"}) {
      EXPECT_EQ(status(get + "Host: " + host + "\r\n"), "200") << path << host;
    }
    for (const char* const host : {"example.org", "127.0.0.1.example.org", "10.0.0.11:x"}) {
      EXPECT_EQ(status(get + "Host: " + host + "\r\n"), "421") << path << host;
    }
    EXPECT_EQ(status(get), "400") << path;
    // As HAProxy asks where nothing else is said.
    EXPECT_EQ(status("GET " + path + " HTTP/1.0\r\n"), "200") << path;
  }
}

TEST(ApiBehindAProxy, BelievesTheLineThatTheProxyPutBehindTheClients) {
  FakeRooms rooms;
  const RunningServer server(ServerSettings{.behind_proxy = true}, &rooms);
  const auto address = [&](std::string_view headers) {
    const std::string answer = response_to(
        server, request("GET /api/address", std::string(headers) + "Connection: close\r\n"));
    return answer.substr(answer.find("\r\n\r\n") + 4);
  };
  EXPECT_EQ(address(""), "127.0.0.1.");
  EXPECT_EQ(address("X-Forwarded-For: 6.6.6.6, 1.2.3.4\r\n"), "1.2.3.4.");
  // As HAProxy does it: what the client made up stands in a line of its own.
  EXPECT_EQ(address("X-Forwarded-For: 6.6.6.6\r\nX-Forwarded-For: 1.2.3.4\r\n"), "1.2.3.4.");
}

TEST(ApiWithoutRooms, SaysSo) {
  const RunningServer server;
  const std::string answer =
      response_to(server, request("GET /api/rooms", "Connection: close\r\n"));
  EXPECT_TRUE(answer.starts_with("HTTP/1.1 503 ")) << answer;
  EXPECT_TRUE(has(answer, R"("code":"no_rooms")")) << answer;
  EXPECT_TRUE(
      response_to(server, request("GET /healthz", "Connection: close\r\n")).ends_with("ok\n"));
}

}  // namespace
}  // namespace menagerie::server
