// The socket of rooms, frame by frame.
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <thread>

#include "client.h"
#include "fake_rooms.h"
#include "running_server.h"
#include "web_socket_client.h"

namespace menagerie::server {
namespace {

using namespace menagerie::testing;  // NOLINT(google-build-using-namespace)

constexpr int kNormal = 1000;
constexpr int kUnknownData = 1003;
constexpr int kBadPayload = 1007;
constexpr int kTooBig = 1009;
constexpr int kInternalError = 1011;
constexpr int kServiceRestart = 1012;

TEST(WebSocket, CarriesTextsBothWays) {
  FakeRooms rooms;
  const RunningServer server(rooms);
  WebSocketClient client(server.port(), "Accept-Language: de\r\n");
  EXPECT_EQ(client.text(), "hello " + std::to_string(language_of("de").index));
  client.send("good day");
  EXPECT_EQ(client.text(), "good day");
}

TEST(WebSocket, WhatIsSaidTogetherTravelsTogether) {
  FakeRooms rooms;
  const RunningServer server(rooms);
  WebSocketClient client(server.port());
  client.text();
  client.send("two");
  EXPECT_EQ(client.text(), "one\ntwo");
}

TEST(WebSocket, AFrameMayComeInPieces) {
  FakeRooms rooms;
  const RunningServer server(rooms);
  WebSocketClient client(server.port());
  client.text();
  client.write(frame_bytes(Opcode::text, "good ", false) + frame_bytes(Opcode::ping, "there?") +
               frame_bytes(Opcode::more, "day"));
  EXPECT_EQ(client.text(), "good day");
}

TEST(WebSocket, LongFramesAreRefused) {
  FakeRooms rooms;
  const RunningServer server(rooms);
  WebSocketClient client(server.port());
  client.text();
  const std::string most(65536, 'x');
  client.send(most);
  EXPECT_EQ(client.text(), most);
  client.send(most + "x");
  EXPECT_EQ(client.next_said().close_code(), kTooBig);
}

TEST(WebSocket, AnnouncedLengthsTakeNoMemory) {
  FakeRooms rooms;
  const RunningServer server(rooms);
  WebSocketClient client(server.port());
  client.text();
  // A frame that claims to be 2^62 bytes long.
  client.write(std::string("\x81\xff\x40\0\0\0\0\0\0\0\0\0\0\0", 14));
  EXPECT_EQ(client.next_said().close_code(), kTooBig);
}

TEST(WebSocket, BinaryFramesAreRefused) {
  FakeRooms rooms;
  const RunningServer server(rooms);
  WebSocketClient client(server.port());
  client.text();
  client.send(Opcode::binary, "\1\2");
  EXPECT_EQ(client.next_said().close_code(), kUnknownData);
}

TEST(WebSocket, WhoeverClosesInTheSameBreathIsGone) {
  FakeRooms rooms;
  const RunningServer server(rooms);
  const std::string refused = frame_bytes(Opcode::binary, "x");
  const std::string endings[] = {frame_bytes(Opcode::close, "\x03\xe8"),
                                 frame_bytes(Opcode::text, "\xff"),
                                 std::string("\x81\x01"
                                             "a")};
  int gone = 0;
  for (const std::string& ending : endings) {
    {
      WebSocketClient client(server.port());
      client.text();
      client.write(refused + ending);
    }
    ++gone;
    while (rooms.left < gone) std::this_thread::yield();
  }
  EXPECT_EQ(rooms.left, gone);
}

TEST(WebSocket, WhatIsNoUtf8IsRefused) {
  FakeRooms rooms;
  const RunningServer server(rooms);
  for (const std::string_view bad : {"\xff", "\xc0\x80", "\xed\xa0\x80", "good \xe2\x82"}) {
    WebSocketClient client(server.port());
    client.text();
    client.send(bad);
    EXPECT_EQ(client.next_said().close_code(), kBadPayload);
  }
}

TEST(WebSocket, ThePageOfAnotherSiteGetsNone) {
  FakeRooms rooms;
  const RunningServer server(rooms);
  for (const std::string_view origin : {"https://example.org", "null", "http://localhost:9"}) {
    const std::string answer = response_to(
        server, request("GET /api/socket",
                        std::string(kUpgrade) + "Origin: " + std::string(origin) + "\r\n"));
    EXPECT_TRUE(answer.starts_with("HTTP/1.1 403 ")) << answer;
    EXPECT_NE(answer.find(R"("code":"wrong_origin")"), std::string::npos) << answer;
  }
  const WebSocketClient own(server.port(), "Origin: http://localhost\r\n");
}

TEST(WebSocket, WithoutAnUpgradeThereIsNone) {
  FakeRooms rooms;
  const RunningServer server(rooms);
  EXPECT_TRUE(response_to(server, request("GET /api/socket", "Connection: close\r\n"))
                  .starts_with("HTTP/1.1 426 "));
}

TEST(WebSocket, IsPingedAndMeasured) {
  FakeRooms rooms;
  const RunningServer server(rooms, {.ping_interval = std::chrono::milliseconds(10)});
  WebSocketClient client(server.port());
  int pings = 0;
  while (pings < 3) {
    const Frame frame = client.next();
    if (frame.opcode != Opcode::ping) continue;
    EXPECT_EQ(frame.payload, std::to_string(++pings));
    client.send(Opcode::pong, frame.payload);
  }
  client.send("trip");
  EXPECT_EQ(client.text(), "known");
}

TEST(WebSocket, OneThatFallsSilentIsLetGo) {
  FakeRooms rooms;
  const RunningServer server(rooms, {.ping_interval = std::chrono::milliseconds(10),
                                     .silence_timeout = std::chrono::milliseconds(50)});
  WebSocketClient client(server.port());
  EXPECT_EQ(client.text().substr(0, 5), "hello");
  EXPECT_EQ(client.next_said().opcode, Opcode::close);
  while (rooms.left == 0) std::this_thread::yield();
}

TEST(WebSocket, ASlowReaderIsLetGoAndNobodyElse) {
  FakeRooms rooms;
  const RunningServer server(rooms);
  WebSocketClient other(server.port());
  other.text();
  WebSocketClient slow(server.port());
  slow.text();
  slow.send("flood");
  std::size_t bytes = 0;
  for (Frame frame = slow.next_said(); frame.opcode == Opcode::text; frame = slow.next_said()) {
    bytes += frame.payload.size();
  }
  EXPECT_LT(bytes, std::size_t{64} << 20U);
  other.send("still there");
  EXPECT_EQ(other.text(), "still there");
}

TEST(WebSocket, IsClosedWithAWord) {
  FakeRooms rooms;
  const RunningServer server(rooms);
  WebSocketClient client(server.port());
  client.text();
  client.send("close");
  EXPECT_EQ(client.next_said().close_code(), kNormal);
}

TEST(WebSocket, AFailureEndsOneSocketOnly) {
  FakeRooms rooms;
  const RunningServer server(rooms);
  WebSocketClient other(server.port());
  other.text();
  WebSocketClient client(server.port());
  client.text();
  client.send("broken");
  EXPECT_EQ(client.next_said().close_code(), kInternalError);
  other.send("still there");
  EXPECT_EQ(other.text(), "still there");
}

TEST(WebSocket, WhenTheServerEndsItIsTold) {
  FakeRooms rooms;
  RunningServer server(rooms);
  std::optional<WebSocketClient> client(std::in_place, server.port());
  client->text();
  std::thread stopping([&server] { server.stop(); });
  EXPECT_EQ(client->text(), "closing");
  const Frame last = client->next_said();
  EXPECT_EQ(last.close_code(), kServiceRestart);
  client->send(Opcode::close, last.payload);
  client.reset();
  stopping.join();
}

TEST(WebSocket, AnAddressHasSoManyAndAnotherStillGetsIn) {
  FakeRooms rooms;
  const RunningServer server(rooms, {.sockets_per_address = 2});
  WebSocketClient first(server.port());
  first.text();
  WebSocketClient second(server.port());
  second.text();
  const std::string answer = response_to(server, request("GET /api/socket", std::string(kUpgrade)));
  EXPECT_TRUE(answer.starts_with("HTTP/1.1 429 ")) << answer;
  EXPECT_NE(answer.find(R"("code":"too_many_sockets")"), std::string::npos) << answer;
  EXPECT_NE(answer.find("\r\nRetry-After: 10\r\n"), std::string::npos) << answer;
  WebSocketClient other(server.port(), {}, 2);
  EXPECT_EQ(other.text().substr(0, 5), "hello");
}

}  // namespace
}  // namespace menagerie::server
