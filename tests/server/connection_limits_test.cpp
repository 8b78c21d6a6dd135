// Who gets in when there are too many connections, and how long a connection may wait.
#include <chrono>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <string_view>
#include <sys/resource.h>
#include <vector>

#include "client.h"
#include "running_server.h"

namespace menagerie::server {
namespace {

using namespace menagerie::testing;  // NOLINT(google-build-using-namespace)
using Clients = std::vector<std::unique_ptr<Client>>;

constexpr std::string_view kHalfARequest = "GET / HTTP/1.1\r\nHost: loc";
constexpr std::chrono::milliseconds kSoon{50};
constexpr std::chrono::milliseconds kNever = std::chrono::hours(1);

// Both ends of every connection are in this process.
void allow_many_descriptors() {
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

Clients half_open(const RunningServer& server, int count) {
  Clients clients;
  for (int client = 0; client < count; ++client) {
    clients.push_back(std::make_unique<Client>(server.port()));
    clients.back()->write(kHalfARequest);
  }
  return clients;
}

bool gets_the_page(Client& client) {
  client.write(request("GET /"));
  return client.read_to("\r\n\r\nhello").starts_with("HTTP/1.1 200 ");
}

bool gets_the_page(const RunningServer& server, std::uint32_t from) {
  Client client(server.port(), from);
  return gets_the_page(client);
}

// Connections that never complete a request are held until the test ends, not until a timeout.
Limits without_timeouts() {
  Limits limits;
  limits.request_timeout = limits.idle_timeout = limits.send_timeout = kNever;
  limits.stop_timeout = kSoon;
  return limits;
}

TEST(ConnectionLimits, HalfOpenConnectionsShutNobodyOut) {
  allow_many_descriptors();
  const RunningServer server(without_timeouts());
  for (const int count : {256, 1000}) {
    const Clients held = half_open(server, count);
    EXPECT_TRUE(gets_the_page(server, 1)) << count;
    EXPECT_TRUE(gets_the_page(server, 2)) << count;
  }
}

TEST(ConnectionLimits, AnAddressWithTooManyConnectionsClosesNoneOfAnother) {
  allow_many_descriptors();
  const RunningServer server(without_timeouts());
  Client other(server.port(), 2);
  EXPECT_TRUE(gets_the_page(other));
  const Clients held = half_open(server, 1000);
  EXPECT_TRUE(gets_the_page(server, 1));
  EXPECT_TRUE(gets_the_page(other));
}

TEST(ConnectionLimits, TheConnectionThatIsIdleLongestMakesRoom) {
  Limits limits = without_timeouts();
  limits.connections_per_address = 2;
  const RunningServer server(limits);
  Client first(server.port());
  Client second(server.port());
  EXPECT_TRUE(gets_the_page(second));
  EXPECT_TRUE(gets_the_page(first));
  EXPECT_TRUE(gets_the_page(server, 1));
  EXPECT_EQ(second.read_all(), "");
  EXPECT_TRUE(gets_the_page(first));
}

TEST(ConnectionLimits, ClientsThatDoNotReadTheirAnswersShutNobodyOut) {
  Limits limits = without_timeouts();
  limits.connections_per_address = 4;
  const RunningServer server(limits);
  Clients held;
  for (int client = 0; client < 8; ++client) {
    held.push_back(std::make_unique<Client>(server.port()));
    held.back()->write(request("GET /large.txt"));
  }
  EXPECT_TRUE(gets_the_page(server, 1));
}

TEST(ConnectionLimits, AConnectionWithoutAWholeRequestIsClosedSoon) {
  Limits limits = without_timeouts();
  limits.request_timeout = kSoon;
  const RunningServer server(limits);
  EXPECT_EQ(response_to(server, ""), "");
  EXPECT_EQ(response_to(server, kHalfARequest), "");
}

TEST(ConnectionLimits, BetweenTwoRequestsAConnectionMayWaitLonger) {
  Limits limits = without_timeouts();
  limits.request_timeout = kSoon;
  const RunningServer server(limits);
  Client client(server.port());
  EXPECT_TRUE(gets_the_page(client));
  // A connection that came later has been closed meanwhile.
  EXPECT_EQ(response_to(server, kHalfARequest), "");
  EXPECT_TRUE(gets_the_page(client));
  // A further request that has begun is due as soon as the first one.
  client.write(kHalfARequest);
  EXPECT_EQ(client.read_all(), "");
}

TEST(ConnectionLimits, AnIdleConnectionIsClosedInTheEnd) {
  Limits limits = without_timeouts();
  limits.idle_timeout = kSoon;
  const RunningServer server(limits);
  Client client(server.port());
  EXPECT_TRUE(gets_the_page(client));
  EXPECT_EQ(client.read_all(), "");
}

}  // namespace
}  // namespace menagerie::server
