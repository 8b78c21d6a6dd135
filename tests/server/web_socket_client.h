// The client's end of a WebSocket, byte by byte (RFC 6455), so that tests can send what no proper
// client would.
#pragma once

#include <cstdint>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <utility>

#include "client.h"

namespace menagerie::testing {

inline constexpr std::string_view kUpgrade =
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";

enum class Opcode : unsigned char {
  more = 0,
  text = 1,
  binary = 2,
  close = 8,
  ping = 9,
  pong = 10
};

struct Frame {
  Opcode opcode{};
  std::string payload;
  // Of a close frame.
  [[nodiscard]] int close_code() const {
    if (opcode != Opcode::close || payload.size() < 2) return 0;
    return (static_cast<unsigned char>(payload[0]) << 8) + static_cast<unsigned char>(payload[1]);
  }
};

// As a client sends it: masked, here with zeros.
inline std::string frame_bytes(Opcode opcode, std::string_view payload, bool last = true) {
  const auto byte = [](std::size_t value) { return static_cast<char>(value & 0xffU); };
  std::string bytes;
  bytes += byte((last ? 0x80U : 0U) + static_cast<unsigned char>(opcode));
  if (payload.size() < 126) {
    bytes += byte(0x80U + payload.size());
  } else if (payload.size() < 65536) {
    bytes += byte(0x80U + 126);
    bytes += byte(payload.size() >> 8U);
    bytes += byte(payload.size());
  } else {
    bytes += byte(0x80U + 127);
    for (unsigned shift = 64; shift > 0; shift -= 8) bytes += byte(payload.size() >> (shift - 8));
  }
  return bytes.append(4, '\0').append(payload);
}

// `Transport` is a Client, or one like it.
template <class Transport>
class WebSocketClientOver {
 public:
  // What is given makes the transport.
  template <class... Given>
  explicit WebSocketClientOver(std::string_view headers, std::string_view host, Given&&... given)
      : client_(std::forward<Given>(given)...) {
    client_.write("GET /api/socket HTTP/1.1\r\nHost: " + std::string(host) + "\r\n" +
                  std::string(kUpgrade) + std::string(headers) + "\r\n");
    const std::string answer = client_.take_to("\r\n\r\n");
    EXPECT_TRUE(answer.starts_with("HTTP/1.1 101 ")) << answer;
  }

  void send(std::string_view text) const { send(Opcode::text, text); }
  void send(Opcode opcode, std::string_view payload) const {
    client_.write(frame_bytes(opcode, payload));
  }
  void write(std::string_view bytes) const { client_.write(bytes); }

  // The next frame; an empty close frame where the connection ended without one.
  Frame next() {
    constexpr std::size_t kShort = 126;
    const std::string head = client_.take(2);
    if (head.size() < 2) return {Opcode::close, ""};
    std::size_t size = static_cast<unsigned char>(head[1]);
    if (size >= kShort) {
      const std::string more = client_.take(size == kShort ? 2 : 8);
      size = 0;
      for (const char c : more) size = (size << 8U) + static_cast<unsigned char>(c);
    }
    return {static_cast<Opcode>(static_cast<unsigned char>(head[0]) & 0x0fU), client_.take(size)};
  }
  // The next that is no ping, or no pong.
  Frame next_said() {
    Frame frame = next();
    while (frame.opcode == Opcode::ping || frame.opcode == Opcode::pong) frame = next();
    return frame;
  }
  std::string text() {
    const Frame frame = next_said();
    EXPECT_EQ(frame.opcode, Opcode::text) << frame.close_code();
    return frame.payload;
  }

 private:
  Transport client_;
};

// Over plain TCP, to a port of this computer.
class WebSocketClient : public WebSocketClientOver<Client> {
 public:
  explicit WebSocketClient(std::uint16_t port, std::string_view headers = {},
                           std::uint32_t from = 1)
      : WebSocketClientOver(headers, "localhost", port, from) {}
};

}  // namespace menagerie::testing
