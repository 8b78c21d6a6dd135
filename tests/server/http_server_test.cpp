// The server over real sockets of this computer.
#include "server/net/http_server.h"

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

#include "client.h"
#include "messages/server.h"
#include "running_server.h"

namespace menagerie::server {
namespace {

using menagerie::testing::Client;
using menagerie::testing::request;
using menagerie::testing::response_to;
using menagerie::testing::RunningServer;

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

TEST(HttpServer, ABodyIsNotReadAndEndsTheConnection) {
  const RunningServer server;
  const std::string response =
      response_to(server, request("POST /", "Content-Length: 9999999\r\n"));
  EXPECT_TRUE(response.starts_with("HTTP/1.1 405 ")) << response;
  EXPECT_NE(response.find("\r\nAllow: GET, HEAD\r\n"), std::string::npos) << response;
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

TEST(HttpServer, TheNextConnectionIsTurnedAwayAndThereIsRoomAgainLater) {
  const RunningServer server;
  std::vector<std::unique_ptr<Client>> clients;
  for (int client = 0; client < 256; ++client) {
    clients.push_back(std::make_unique<Client>(server.port()));
    clients.back()->write(request("HEAD /"));
    EXPECT_TRUE(clients.back()->read_to("\r\n\r\n").starts_with("HTTP/1.1 200 "));
  }
  EXPECT_EQ(Client(server.port()).read_all(), "");
  clients.front()->write(request("HEAD /", "Connection: close\r\n"));
  clients.front()->read_all();
  EXPECT_TRUE(
      response_to(server, request("GET /", "Connection: close\r\n")).starts_with("HTTP/1.1 200 "));
}

TEST(HttpServer, ATakenPortIsNamedOrPassedOver) {
  const Site site = Site::of({});
  const Result<HttpServer> first = HttpServer::open(site, {}, {});
  ASSERT_TRUE(first);
  const std::uint16_t taken = first->port();
  const Result<HttpServer> refused = HttpServer::open(site, {taken, taken}, {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, messages::server_port_taken);
  EXPECT_NE(refused.error().sentence().find(std::to_string(taken)), std::string::npos);
  const auto last = static_cast<std::uint16_t>(taken + 20);
  const Result<HttpServer> next = HttpServer::open(site, {taken, last}, {});
  ASSERT_TRUE(next);
  EXPECT_GT(next->port(), taken);
}

}  // namespace
}  // namespace menagerie::server
