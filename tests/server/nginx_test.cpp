// The configuration of nginx that docs/deployment.md recommends, with nginx itself: pages,
// requests, streams and sockets through TLS. It listens on a socket file, so no port can be taken.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <spawn.h>
#include <sstream>
#include <string>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include "certificate.h"
#include "fake_rooms.h"
#include "running_server.h"
#include "support/folder.h"
#include "tls_client.h"
#include "web_socket_client.h"

namespace menagerie::server {
namespace {

using namespace menagerie::testing;  // NOLINT(google-build-using-namespace)
namespace fs = std::filesystem;

constexpr const char* kNginx = "/usr/sbin/nginx";

std::string replaced(std::string text, const std::string& what, const std::string& with) {
  const std::size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return at == std::string::npos ? text : text.replace(at, what.size(), with);
}

// The project's configuration, at places of the test's own.
std::string configuration(const Folder& folder, std::uint16_t port) {
  std::ostringstream text;
  text << std::ifstream(fs::path(MENAGERIE_TESTS).parent_path() / "deploy" / "nginx.conf").rdbuf();
  std::string site = replaced(text.str(), "127.0.0.1:8321", "127.0.0.1:" + std::to_string(port));
  site = replaced(site, "listen 443 ssl", "listen unix:" + folder.path("nginx.sock") + " ssl");
  site = replaced(site, "/etc/ssl/certs/games.example.org.pem", folder.path("certificate.pem"));
  site = replaced(site, "/etc/ssl/private/games.example.org.key", folder.path("key.pem"));
  std::string temporary;
  for (const char* const kind : {"client_body", "proxy", "fastcgi", "uwsgi", "scgi"}) {
    temporary += std::string(kind) + "_temp_path " + folder.path(kind) + ";\n";
  }
  return "daemon off;\nmaster_process off;\npid " + folder.path("nginx.pid") + ";\nerror_log " +
         folder.path("error.log") + ";\nevents { worker_connections 64; }\nhttp {\n" + temporary +
         site + "}\n";
}

class Nginx : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!fs::exists(kNginx)) GTEST_SKIP() << "nginx is not installed";
    write_certificate(folder_.path("certificate.pem"), folder_.path("key.pem"));
    folder_.write("nginx.conf", configuration(folder_, server_.port()));
    std::string program = kNginx;
    std::string option = "-c";
    std::string file = folder_.path("nginx.conf");
    char* const arguments[] = {program.data(), option.data(), file.data(), nullptr};
    ASSERT_EQ(posix_spawn(&nginx_, kNginx, nullptr, nullptr, arguments, environ), 0);
  }
  void TearDown() override {
    if (nginx_ <= 0) return;
    kill(nginx_, SIGKILL);
    waitpid(nginx_, nullptr, 0);
  }

  // A connection to nginx, as soon as it listens.
  [[nodiscard]] int connect() const {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    folder_.path("nginx.sock").copy(address.sun_path, sizeof address.sun_path - 1);
    const int socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    // The calls of the socket library want every kind of address as this one.
    const auto* const to = reinterpret_cast<const sockaddr*>(&address);
    while (::connect(socket, to, sizeof address) != 0) {
      int status = 0;
      if (waitpid(nginx_, &status, WNOHANG) != 0) {
        ADD_FAILURE() << "nginx ended: " << status;
        break;
      }
      std::this_thread::yield();
    }
    return socket;
  }

  Folder folder_;
  FakeRooms rooms_;
  RunningServer server_{ServerSettings{.names = {"games.example.org"}, .behind_proxy = true},
                        &rooms_};
  pid_t nginx_ = -1;
};

TEST_F(Nginx, CarriesPagesRequestsAndStreams) {
  constexpr std::string_view kHost = " HTTP/1.1\r\nHost: games.example.org\r\n";
  TlsClient client(connect());
  ASSERT_TRUE(client.connected());
  const auto ask = [&](const std::string& line, const std::string& rest = "\r\n") {
    client.write(line + std::string(kHost) + rest);
  };
  ask("GET /");
  EXPECT_NE(client.take_to("hello").find("200 OK"), std::string::npos);
  ask("POST /api/rooms", "Origin: https://games.example.org\r\nContent-Length: 2\r\n\r\nab");
  EXPECT_NE(client.take_to("   ab").find("200 OK"), std::string::npos);
  ask("POST /api/rooms", "Origin: https://example.org\r\nContent-Length: 2\r\n\r\nab");
  EXPECT_NE(client.take_to("}}").find("wrong_origin"), std::string::npos);
  ask("GET /metrics");
  EXPECT_NE(client.take_to("</html>\r\n").find("403 Forbidden"), std::string::npos);
  ask("GET /api/rooms/1/events?since=2");
  EXPECT_NE(client.take_to("second\n").find("since since=2"), std::string::npos);
}

TEST_F(Nginx, CarriesSockets) {
  WebSocketClientOver<TlsClient> first("Origin: https://games.example.org\r\n", "games.example.org",
                                       connect());
  WebSocketClientOver<TlsClient> second("", "games.example.org", connect());
  EXPECT_EQ(first.text().substr(0, 5), "hello");
  EXPECT_EQ(second.text().substr(0, 5), "hello");
  first.send("all");
  EXPECT_EQ(first.text(), "to all");
  EXPECT_EQ(second.text(), "to all");
}

}  // namespace
}  // namespace menagerie::server
