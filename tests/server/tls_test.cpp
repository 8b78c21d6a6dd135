// TLS of the server's own: which certificates it takes, and who may connect.
#include "server/net/tls.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <string>

#include "certificate.h"
#include "client.h"
#include "fake_rooms.h"
#include "messages/server.h"
#include "running_server.h"
#include "support/folder.h"
#include "tls_client.h"
#include "web_socket_client.h"

namespace menagerie::server {
namespace {

using namespace menagerie::testing;  // NOLINT(google-build-using-namespace)

class Tls : public ::testing::Test {
 protected:
  void SetUp() override { write_certificate(files_.certificate, files_.key); }

  Folder folder_;
  CertificateFiles files_{folder_.path("certificate.pem"), folder_.path("key.pem")};
};

TEST_F(Tls, CarriesPagesAndSockets) {
  FakeRooms rooms;
  const RunningServer server(ServerSettings{.certificate = files_}, &rooms);
  TlsClient client(Client(server.port()).release());
  ASSERT_TRUE(client.connected());
  EXPECT_EQ(client.version(), "TLSv1.3");
  client.write(request("GET /"));
  EXPECT_TRUE(client.take_to("\r\n\r\nhello").starts_with("HTTP/1.1 200 "));
  WebSocketClientOver<TlsClient> socket("Origin: https://localhost\r\n", "localhost",
                                        Client(server.port()).release());
  EXPECT_EQ(socket.text().substr(0, 5), "hello");
  const std::string most(65536, 'x');
  socket.send(most);
  EXPECT_EQ(socket.text(), most);
}

TEST_F(Tls, OldVersionsAreRefused) {
  const RunningServer server(ServerSettings{.certificate = files_}, nullptr);
  EXPECT_EQ(TlsClient(Client(server.port()).release(), TLS1_2_VERSION).version(), "TLSv1.2");
  EXPECT_FALSE(TlsClient(Client(server.port()).release(), TLS1_1_VERSION).connected());
}

TEST_F(Tls, PlainRequestsGetNoAnswerAndHarmNobody) {
  const RunningServer server(ServerSettings{.certificate = files_}, nullptr);
  const std::string answer = response_to(server, request("GET /"));
  EXPECT_FALSE(answer.starts_with("HTTP/")) << answer;
  EXPECT_TRUE(TlsClient(Client(server.port()).release()).connected());
}

TEST_F(Tls, WrongFilesAreNamed) {
  const auto code = [](const CertificateFiles& files) {
    const auto context = tls_context(files);
    EXPECT_FALSE(context);
    return context ? Message{} : context.error().code;
  };
  folder_.write("text.pem", "good day");
  EXPECT_EQ(code({folder_.path("none.pem"), files_.key}), messages::server_tls_certificate);
  EXPECT_EQ(code({folder_.path("text.pem"), files_.key}), messages::server_tls_certificate);
  EXPECT_EQ(code({files_.certificate, folder_.path("none.pem")}), messages::server_tls_key);
  EXPECT_EQ(code({files_.certificate, folder_.path("text.pem")}), messages::server_tls_key);
  EXPECT_EQ(code({files_.certificate, files_.certificate}), messages::server_tls_key);
  write_certificate(folder_.path("other.pem"), folder_.path("other_key.pem"));
  EXPECT_EQ(code({files_.certificate, folder_.path("other_key.pem")}), messages::server_tls_pair);
}

TEST(Listening, PublicAddressesWithoutTlsHaveToBeAskedFor) {
  const Site site = Site::of({});
  for (const char* const address : {"0.0.0.0:0", "[::]:0", "203.0.113.7:0"}) {
    const Result<HttpServer> refused = HttpServer::open(site, {.listen = {address}});
    ASSERT_FALSE(refused) << address;
    EXPECT_EQ(refused.error().code, messages::server_listen_public) << address;
  }
  // Nothing is accepted before run().
  EXPECT_TRUE(HttpServer::open(site, {.listen = {"0.0.0.0:0"}, .plain = true}));
  EXPECT_TRUE(HttpServer::open(site, {.listen = {"0.0.0.0:0"}, .behind_proxy = true}));
}

TEST(Listening, SeveralAddressesEachAnswerToTheirOwnName) {
  const Site site = Site::of({});
  const Result<HttpServer> server =
      HttpServer::open(site, {.listen = {"127.0.0.1:0", "127.0.0.2:0"}});
  ASSERT_TRUE(server);
  ASSERT_EQ(server->addresses().size(), 2U);
  EXPECT_EQ(server->addresses()[0], "127.0.0.1:" + std::to_string(server->port()));
  EXPECT_TRUE(server->addresses()[1].starts_with("127.0.0.2:"));
}

TEST(Listening, WhatCannotBeListenedOnIsNamed) {
  const Site site = Site::of({});
  const auto code = [&site](const ServerSettings& settings) {
    const Result<HttpServer> server = HttpServer::open(site, settings);
    EXPECT_FALSE(server);
    return server ? Message{} : server.error().code;
  };
  EXPECT_EQ(code({.listen = {"localhost:80"}}), messages::server_listen_form);
  EXPECT_EQ(code({.listen = {"192.168.255.254:0"}}), messages::server_listen_refused);
  EXPECT_EQ(code({.behind_proxy = true, .proxies = {"proxy.example.org"}}),
            messages::server_proxy_form);
}

TEST(Listening, OtherNamesAreAnsweredIfGiven) {
  FakeRooms rooms;
  const RunningServer server(ServerSettings{.names = {"games.example.org"}}, &rooms);
  const std::string asked =
      "GET /api/rooms HTTP/1.1\r\nHost: games.example.org\r\nConnection: close\r\n";
  EXPECT_TRUE(response_to(server, asked + "Origin: https://games.example.org\r\n\r\n")
                  .starts_with("HTTP/1.1 200 "));
  EXPECT_TRUE(response_to(server, asked + "Origin: https://example.org\r\n\r\n")
                  .starts_with("HTTP/1.1 403 "));
}

}  // namespace
}  // namespace menagerie::server
