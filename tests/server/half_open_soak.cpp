// Ten thousand half-open connections of one address, and the others meanwhile.
#include <chrono>
#include <gtest/gtest.h>
#include <memory>
#include <sys/resource.h>
#include <vector>

#include "client.h"
#include "fake_rooms.h"
#include "running_server.h"
#include "web_socket_client.h"

namespace menagerie::server {
namespace {

using namespace menagerie::testing;  // NOLINT(google-build-using-namespace)

constexpr int kHalfOpen = 10'000;

TEST(HalfOpen, TenThousandOfOneAddressHarmNobody) {
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  if (limit.rlim_cur < kHalfOpen + 2'000) GTEST_SKIP() << "too few descriptors";
  FakeRooms rooms;
  const RunningServer server(
      rooms, {.request_timeout = std::chrono::hours(1), .stop_timeout = std::chrono::seconds(1)});
  WebSocketClient same(server.port());
  same.text();
  WebSocketClient other(server.port(), {}, 2);
  other.text();
  std::vector<std::unique_ptr<Client>> held;
  for (int client = 0; client < kHalfOpen; ++client) {
    held.push_back(std::make_unique<Client>(server.port()));
    held.back()->write("GET / HTTP/1.1\r\nHost: loc");
    if (client % 1000 != 0) continue;
    Client reader(server.port(), 3);
    reader.write(request("GET /"));
    EXPECT_TRUE(reader.read_to("\r\n\r\nhello").starts_with("HTTP/1.1 200 ")) << client;
  }
  for (WebSocketClient* const socket : {&same, &other}) {
    socket->send("still there");
    EXPECT_EQ(socket->text(), "still there");
  }
  WebSocketClient late(server.port());
  EXPECT_EQ(late.text().substr(0, 5), "hello");
}

}  // namespace
}  // namespace menagerie::server
