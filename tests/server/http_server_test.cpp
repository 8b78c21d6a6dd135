// The server over real sockets of this computer.
#include "server/net/http_server.h"

#include <gtest/gtest.h>
#include <string>

#include "client.h"
#include "messages/server.h"
#include "running_server.h"

namespace menagerie::server {
namespace {

using namespace menagerie::testing;  // NOLINT(google-build-using-namespace)

TEST(HttpServer, SendsAPage) {
  const RunningServer server;
  const std::string response = response_to(server, request("GET /", "Connection: close\r\n"));
  EXPECT_TRUE(response.starts_with("HTTP/1.1 200 OK\r\n")) << response;
  EXPECT_NE(response.find("\r\nContent-Length: 5\r\n"), std::string::npos) << response;
  EXPECT_NE(response.find("\r\nContent-Security-Policy: "), std::string::npos) << response;
  EXPECT_TRUE(response.ends_with("\r\n\r\nhello")) << response;
}

TEST(HttpServer, AConnectionServesManyRequests) {
  const RunningServer server;
  Client client(server.port());
  for (int round = 0; round < 3; ++round) {
    client.write(request("GET /"));
    EXPECT_TRUE(client.read_to("\r\n\r\nhello").ends_with("hello"));
  }
  client.write(request("GET /") + request("GET /nowhere", "Connection: close\r\n"));
  const std::string both = client.read_all();
  EXPECT_NE(both.find("200 OK"), std::string::npos);
  EXPECT_NE(both.find("404 Not Found"), std::string::npos);
}

TEST(HttpServer, HeadSendsNoBody) {
  const RunningServer server;
  const std::string response = response_to(server, request("HEAD /", "Connection: close\r\n"));
  EXPECT_NE(response.find("\r\nContent-Length: 5\r\n"), std::string::npos) << response;
  EXPECT_TRUE(response.ends_with("\r\n\r\n")) << response;
}

TEST(HttpServer, WhatIsKnownIsNotSentAndTheConnectionStays) {
  const RunningServer server;
  Client client(server.port());
  client.write(request("GET /", "If-None-Match: *\r\n"));
  EXPECT_TRUE(client.read_to("\r\n\r\n").starts_with("HTTP/1.1 304 "));
  client.write(request("GET /"));
  EXPECT_TRUE(client.read_to("\r\n\r\nhello").starts_with("HTTP/1.1 200 "));
}

TEST(HttpServer, ALargePageArrivesWhole) {
  const RunningServer server;
  const std::string response =
      response_to(server, request("GET /large.txt", "Connection: close\r\n"));
  EXPECT_EQ(response.size() - response.find("\r\n\r\n"), 4 + 5'000'000U);
}

TEST(HttpServer, WhatIsNoRequestIsToldSo) {
  const RunningServer server;
  EXPECT_TRUE(response_to(server, "Good day!\r\n\r\n").starts_with("HTTP/1.1 400 "));
  EXPECT_TRUE(response_to(server, request("GET /", "a: " + std::string(9000, 'a') + "\r\n"))
                  .starts_with("HTTP/1.1 431 "));
  EXPECT_TRUE(response_to(server, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n")
                  .starts_with("HTTP/1.1 400 "));
  EXPECT_TRUE(response_to(server, request("GET /", "Host: a\r\nConnection: close\r\n"))
                  .starts_with("HTTP/1.1 400 "));
}

TEST(HttpServer, OtherHostsAreTurnedAway) {
  const RunningServer server;
  EXPECT_TRUE(
      response_to(server, "GET / HTTP/1.1\r\nHost: example.org\r\nConnection: close\r\n\r\n")
          .starts_with("HTTP/1.1 421 "));
}

TEST(HttpServer, ATakenPortIsNamedOrPassedOver) {
  const Site site = Site::of({});
  const Result<HttpServer> first = HttpServer::open(site, {});
  ASSERT_TRUE(first);
  const std::uint16_t taken = first->port();
  const Result<HttpServer> refused = HttpServer::open(site, {.ports = {taken, taken}});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, messages::server_port_taken);
  EXPECT_NE(refused.error().sentence().find(std::to_string(taken)), std::string::npos);
  const auto last = static_cast<std::uint16_t>(taken + 20);
  const Result<HttpServer> next = HttpServer::open(site, {.ports = {taken, last}});
  ASSERT_TRUE(next);
  EXPECT_GT(next->port(), taken);
}

TEST(HttpServer, APortThatIsFreeAgainIsTakenAtOnce) {
  const Site site = Site::of({});
  std::uint16_t port = 0;
  {
    const RunningServer server;
    port = server.port();
    response_to(server, request("GET /", "Connection: close\r\n"));
  }
  const Result<HttpServer> next = HttpServer::open(site, {.ports = {port, port}});
  ASSERT_TRUE(next) << next.error().sentence();
}

TEST(HttpServer, RefusalsHaveTheSecurityHeadersToo) {
  const RunningServer server;
  const std::string closing = "Connection: close\r\n";
  for (const std::string& bytes :
       {std::string("Good day!\r\n\r\n"), request("GET /", "a: " + std::string(9000, 'a') + "\r\n"),
        request("GET /", "Transfer-Encoding: xchunked\r\n"), request("GET /nowhere", closing),
        request("POST /", closing),
        std::string("GET / HTTP/1.1\r\nHost: a\r\n") + closing + "\r\n"}) {
    const std::string response = response_to(server, bytes);
    EXPECT_FALSE(response.starts_with("HTTP/1.1 2")) << response;
    EXPECT_NE(response.find("\r\nContent-Security-Policy: default-src 'none'; "), std::string::npos)
        << response;
    EXPECT_NE(response.find("\r\nX-Content-Type-Options: nosniff\r\n"), std::string::npos);
  }
}

}  // namespace
}  // namespace menagerie::server
