// How a server that runs already is recognised.
#include "server/net/running_instance.h"

#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sstream>
#include <string>

#include "running_server.h"

namespace menagerie::server {
namespace {

using menagerie::testing::RunningServer;

TEST(RunningInstance, ServesTheSamePagesOrOthers) {
  const RunningServer server;
  EXPECT_TRUE(serves_same_pages(server.port(), Site::of({{"index.html", "hello"}})));
  EXPECT_FALSE(serves_same_pages(server.port(), Site::of({{"index.html", "hello!"}})));
  EXPECT_FALSE(serves_same_pages(server.port(), Site::of({})));
}

TEST(RunningInstance, NobodyServesAtAFreePort) {
  std::uint16_t port = 0;
  {
    const RunningServer server;
    port = server.port();
  }
  EXPECT_FALSE(serves_same_pages(port, Site::of({{"index.html", "hello"}})));
}

TEST(RunningInstance, AServerThatDoesNotAnswerIsNotWaitedFor) {
  const Site site = Site::of({{"index.html", "hello"}});
  // It listens, but nothing runs it.
  const Result<HttpServer> silent = HttpServer::open(site, {});
  ASSERT_TRUE(silent);
  EXPECT_FALSE(serves_same_pages(silent->port(), site));
}

// A line of the table: 127.0.0.1 stands there as this machine keeps it.
std::string line(std::uint32_t address, std::string_view port, std::string_view state,
                 std::string_view user) {
  std::ostringstream text;
  text << "   1: " << std::hex << std::uppercase;
  text.width(8);
  text.fill('0');
  text << address << ':' << port << " 00000000:0000 " << state
       << " 00000000:00000000 00:00000000 00000000  " << user
       << "        0 4711 1 0 100 0 0 10 0\n";
  return text.str();
}

TEST(RunningInstance, TheSystemsTableSaysWhoListens) {
  const std::uint32_t loopback = htonl(INADDR_LOOPBACK);
  std::istringstream table(
      "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid\n" +
      line(loopback, "2081", "01", "1") + line(0, "2081", "0A", "2") +
      line(loopback, "2082", "0A", "3") + "broken\n" + line(loopback, "2081", "0A", "1000"));
  EXPECT_EQ(listener_owner(table, 0x2081), 1000U);
  std::istringstream empty;
  EXPECT_EQ(listener_owner(empty, 0x2081), std::nullopt);
}

}  // namespace
}  // namespace menagerie::server
