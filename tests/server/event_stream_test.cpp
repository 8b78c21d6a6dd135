// A room's events over plain HTTP.
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <thread>

#include "client.h"
#include "fake_rooms.h"
#include "running_server.h"

namespace menagerie::server {
namespace {

using namespace menagerie::testing;  // NOLINT(google-build-using-namespace)

// Every chunk ends with a line end; this is what they hold together, and whether the last one came.
struct Lines {
  std::string text;
  bool ended = false;
};
Lines lines_in(std::string_view answer) {
  Lines lines;
  std::string_view rest = answer.substr(answer.find("\r\n\r\n") + 4);
  while (!rest.empty()) {
    const std::size_t size = std::stoul(std::string(rest), nullptr, 16);
    rest.remove_prefix(rest.find("\r\n") + 2);
    if (size == 0) lines.ended = true;
    lines.text += rest.substr(0, size);
    rest.remove_prefix(size + 2);
  }
  return lines;
}

TEST(EventStream, LinesComeInChunks) {
  FakeRooms rooms;
  const RunningServer server(rooms);
  Client client(server.port());
  client.write(request("GET /api/rooms/1/events?since=3"));
  const std::string head = client.take_to("\r\n\r\n");
  EXPECT_TRUE(head.starts_with("HTTP/1.1 200 OK\r\n")) << head;
  EXPECT_NE(head.find("\r\nContent-Type: application/x-ndjson\r\n"), std::string::npos);
  EXPECT_NE(head.find("\r\nTransfer-Encoding: chunked\r\n"), std::string::npos);
  EXPECT_EQ(client.take_to("second\n\r\n"), "16\r\n\nsince since=3\nsecond\n\r\n");
}

TEST(EventStream, ARefusalIsAnOrdinaryAnswer) {
  FakeRooms rooms;
  const RunningServer server(rooms);
  const std::string answer = response_to(server, request("GET /api/rooms/none/events"));
  EXPECT_TRUE(answer.starts_with("HTTP/1.1 404 ")) << answer;
  EXPECT_TRUE(answer.ends_with("\r\n\r\n\"none\"")) << answer;
}

TEST(EventStream, EmptyLinesKeepItOpen) {
  FakeRooms rooms;
  const RunningServer server(rooms, {.empty_line_interval = std::chrono::milliseconds(20)});
  Client client(server.port());
  client.write(request("GET /api/rooms/1/events"));
  client.take_to("second\n\r\n");
  EXPECT_EQ(client.take(12), "1\r\n\n\r\n1\r\n\n\r\n");
}

TEST(EventStream, EndsWithTheServer) {
  FakeRooms rooms;
  RunningServer server(rooms);
  std::optional<Client> client(std::in_place, server.port());
  client->write(request("GET /api/rooms/1/events"));
  const std::string first = client->take_to("second\n\r\n");
  std::thread stopping([&server] { server.stop(); });
  const Lines lines = lines_in(first + client->read_all());
  client.reset();
  stopping.join();
  EXPECT_TRUE(lines.ended);
  EXPECT_TRUE(lines.text.ends_with("second\nclosing\n")) << lines.text;
}

TEST(EventStream, ASlowReaderIsLetGoAndNobodyElse) {
  FakeRooms rooms;
  const RunningServer server(rooms);
  Client other(server.port());
  other.write(request("GET /api/rooms/1/events"));
  other.take_to("second\n\r\n");
  Client slow(server.port());
  slow.write(request("GET /api/rooms/long/events"));
  EXPECT_LT(slow.read_all().size(), std::size_t{64} << 20U);
  EXPECT_NE(response_to(server, request("GET /metrics", "Connection: close\r\n"))
                .find("\nmenagerie_slow_readers_total 1\n"),
            std::string::npos);
  EXPECT_NE(response_to(server, request("GET /metrics", "Connection: close\r\n"))
                .find("\nmenagerie_connections_held 1\n"),
            std::string::npos);
}

TEST(EventStream, WhoLeavesIsGone) {
  FakeRooms rooms;
  const RunningServer server(rooms);
  {
    Client client(server.port());
    client.write(request("GET /api/rooms/1/events"));
    client.take_to("second\n\r\n");
  }
  while (rooms.left == 0) std::this_thread::yield();
  EXPECT_EQ(rooms.left, 1);
}

TEST(EventStream, NeedsHttp11) {
  FakeRooms rooms;
  const RunningServer server(rooms);
  EXPECT_TRUE(response_to(server, "GET /api/rooms/1/events HTTP/1.0\r\nHost: localhost\r\n\r\n")
                  .starts_with("HTTP/1.0 505 "));
}

}  // namespace
}  // namespace menagerie::server
