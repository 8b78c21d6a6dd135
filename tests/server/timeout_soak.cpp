// How long the server waits for the rest of a request: half a minute.
#include <chrono>
#include <gtest/gtest.h>

#include "client.h"
#include "running_server.h"

namespace menagerie::server {
namespace {

TEST(HttpServer, AConnectionWithoutAWholeRequestIsClosed) {
  const testing::RunningServer server;
  testing::Client client(server.port());
  client.write("GET / HTTP/1.1\r\nHost: loc");
  const auto start = std::chrono::steady_clock::now();
  EXPECT_EQ(client.read_all(), "");
  EXPECT_GE(std::chrono::steady_clock::now() - start, std::chrono::seconds(29));
}

}  // namespace
}  // namespace menagerie::server
