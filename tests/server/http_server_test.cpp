// The server over real sockets of this computer.
#include "server/http_server.h"

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

#include "client.h"
#include "messages/server.h"
#include "running.h"

namespace menagerie::server {
namespace {

using menagerie::testing::Client;
using menagerie::testing::request;
using menagerie::testing::Running;
using menagerie::testing::said_to;

TEST(HttpServer, SendsAPage) {
  const Running server;
  const std::string said = said_to(server, request("GET /", "Connection: close\r\n"));
  EXPECT_TRUE(said.starts_with("HTTP/1.1 200 OK\r\n")) << said;
  EXPECT_NE(said.find("\r\nContent-Length: 5\r\n"), std::string::npos) << said;
  EXPECT_NE(said.find("\r\nContent-Security-Policy: "), std::string::npos) << said;
  EXPECT_TRUE(said.ends_with("\r\n\r\nhello")) << said;
}

TEST(HttpServer, AConnectionServesManyRequests) {
  const Running server;
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
  const Running server;
  const std::string said = said_to(server, request("HEAD /", "Connection: close\r\n"));
  EXPECT_NE(said.find("\r\nContent-Length: 5\r\n"), std::string::npos) << said;
  EXPECT_TRUE(said.ends_with("\r\n\r\n")) << said;
}

TEST(HttpServer, WhatIsKnownIsNotSentAndTheConnectionStays) {
  const Running server;
  Client client(server.port());
  client.write(request("GET /", "If-None-Match: *\r\n"));
  EXPECT_TRUE(client.read_to("\r\n\r\n").starts_with("HTTP/1.1 304 "));
  client.write(request("GET /"));
  EXPECT_TRUE(client.read_to("\r\n\r\nhello").starts_with("HTTP/1.1 200 "));
}

TEST(HttpServer, ALargePageArrivesWhole) {
  const Running server;
  const std::string said = said_to(server, request("GET /large.txt", "Connection: close\r\n"));
  EXPECT_EQ(said.size() - said.find("\r\n\r\n"), 4 + 5'000'000U);
}

TEST(HttpServer, ABodyIsNotReadAndEndsTheConnection) {
  const Running server;
  const std::string said = said_to(server, request("POST /", "Content-Length: 9999999\r\n"));
  EXPECT_TRUE(said.starts_with("HTTP/1.1 405 ")) << said;
  EXPECT_NE(said.find("\r\nAllow: GET, HEAD\r\n"), std::string::npos) << said;
}

TEST(HttpServer, WhatIsNoRequestIsToldSo) {
  const Running server;
  EXPECT_TRUE(said_to(server, "Good day!\r\n\r\n").starts_with("HTTP/1.1 400 "));
  EXPECT_TRUE(said_to(server, request("GET /", "a: " + std::string(9000, 'a') + "\r\n"))
                  .starts_with("HTTP/1.1 431 "));
  EXPECT_TRUE(
      said_to(server, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n").starts_with("HTTP/1.1 400 "));
  EXPECT_TRUE(said_to(server, request("GET /", "Host: a\r\nConnection: close\r\n"))
                  .starts_with("HTTP/1.1 400 "));
}

TEST(HttpServer, OtherHostsAreTurnedAway) {
  const Running server;
  EXPECT_TRUE(said_to(server, "GET / HTTP/1.1\r\nHost: example.org\r\nConnection: close\r\n\r\n")
                  .starts_with("HTTP/1.1 421 "));
}

TEST(HttpServer, TheNextGuestIsTurnedAwayAndThereIsRoomAgainLater) {
  const Running server;
  std::vector<std::unique_ptr<Client>> guests;
  for (int guest = 0; guest < 256; ++guest) {
    guests.push_back(std::make_unique<Client>(server.port()));
    guests.back()->write(request("HEAD /"));
    EXPECT_TRUE(guests.back()->read_to("\r\n\r\n").starts_with("HTTP/1.1 200 "));
  }
  EXPECT_EQ(Client(server.port()).read_all(), "");
  guests.front()->write(request("HEAD /", "Connection: close\r\n"));
  guests.front()->read_all();
  EXPECT_TRUE(
      said_to(server, request("GET /", "Connection: close\r\n")).starts_with("HTTP/1.1 200 "));
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
