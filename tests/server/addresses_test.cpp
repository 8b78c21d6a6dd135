// Addresses as they are written, whose they are, and which names a server answers to.
#include "server/net/addresses.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "running_server.h"
#include "server/net/own_addresses.h"
#include "server/net/proxies.h"
#include "server/pages/host.h"

namespace menagerie::server {
namespace {

using boost::asio::ip::make_address;

TEST(Addresses, AreReadWithTheirPort) {
  for (const std::string_view text : {"127.0.0.1:8321", "0.0.0.0:0", "[::1]:65535", "[::]:80"}) {
    const Result<ListenAddress> address = parse_listen_address(text);
    ASSERT_TRUE(address) << text;
    EXPECT_EQ(text_of(*address), text);
  }
  for (const std::string_view text :
       {"", "127.0.0.1", "8321", "localhost:80", "127.0.0.1:", "127.0.0.1:65536", "127.0.0.1:-1",
        "127.0.0.1:80 ", "::1:80", "[127.0.0.1]:80", "[]:80", "[::1:80", "1.2.3:80"}) {
    EXPECT_FALSE(parse_listen_address(text)) << text;
  }
}

TEST(Addresses, PrivateOnesStayAmongNeighbours) {
  for (const char* const address :
       {"127.0.0.1", "127.9.9.9", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.7",
        "169.254.1.1", "100.64.0.1", "::1", "fe80::1", "fd12::1", "::ffff:10.0.0.1"}) {
    EXPECT_TRUE(is_private(make_address(address))) << address;
  }
  for (const char* const address :
       {"0.0.0.0", "::", "8.8.8.8", "172.32.0.1", "172.15.0.1", "192.169.0.1", "100.128.0.1",
        "2001:db8::1", "::ffff:8.8.8.8"}) {
    EXPECT_FALSE(is_private(make_address(address))) << address;
  }
}

TEST(Addresses, TheLikeliestOfAHomeComesFirst) {
  std::vector<OwnAddress> addresses = {{"172.17.0.1", "docker0"},   {"10.8.0.2", "wg0"},
                                       {"169.254.3.4", "eth1"},     {"172.20.0.9", "eth2"},
                                       {"192.168.122.1", "virbr0"}, {"10.0.0.7", "eth0"},
                                       {"192.168.1.7", "wlan0"}};
  sort_by_likelihood(addresses);
  std::vector<std::string> interfaces;
  for (const OwnAddress& own : addresses) interfaces.push_back(own.interface);
  EXPECT_EQ(interfaces, (std::vector<std::string>{"wlan0", "eth0", "eth2", "eth1", "virbr0", "wg0",
                                                  "docker0"}));
}

TEST(Addresses, OwnOnesArePrivate) {
  for (const OwnAddress& own : private_addresses()) {
    EXPECT_TRUE(is_private(make_address(own.address))) << own.address;
    EXPECT_FALSE(make_address(own.address).is_loopback()) << own.address;
  }
}

TEST(Addresses, WhoListensEverywhereAnswersToAllOfThisComputer) {
  using menagerie::testing::RunningServer;
  for (const bool v6 : {false, true}) {
    for (const std::string& host : own_hosts(v6)) EXPECT_EQ(host.front() == '[', v6) << host;
  }
  const ServerSettings everywhere{.listen = {"0.0.0.0:0"}, .plain = true};
  const Site site = Site::of({{"index.html", "hello"}});
  const Result<HttpServer> opened = HttpServer::open(site, everywhere);
  ASSERT_TRUE(opened);
  const std::vector<std::string> addresses = opened->addresses();
  EXPECT_EQ(addresses.size(), own_hosts(false).size() + 1);
  EXPECT_EQ(addresses.back(), "127.0.0.1:" + std::to_string(opened->port()));
  // What it says it is called it answers to.
  const RunningServer server(everywhere, nullptr);
  for (const std::string& address : addresses) {
    EXPECT_FALSE(address.starts_with("0.0.0.0"));
    const std::string answer = menagerie::testing::response_to(
        server, "GET / HTTP/1.1\r\nHost: " + address + "\r\nConnection: close\r\n\r\n");
    EXPECT_TRUE(answer.starts_with("HTTP/1.1 200")) << address << ": " << answer;
  }
}

TEST(HostNames, AreThoseOfThisComputerAndThoseGiven) {
  const HostNames names({"games.example.org", "192.168.1.7", "[fd12::1]"});
  for (const std::string_view host :
       {"localhost", "LOCALHOST:8321", "127.0.0.1:1", "[::1]", "games.example.org",
        "Games.Example.org:443", "192.168.1.7:8321", "[fd12::1]:80"}) {
    EXPECT_TRUE(names.include(host)) << host;
  }
  for (const std::string_view host :
       {"", "example.org", "games.example.org.evil.org", "games.example.org:", "192.168.1.70",
        "games.example.org:80:80", "games.example.org:x", "xgames.example.org", "fd12::1"}) {
    EXPECT_FALSE(names.include(host)) << host;
  }
  EXPECT_FALSE(HostNames().include("192.168.1.7"));
}

TEST(Origin, IsTheRequestsOwnPlace) {
  EXPECT_TRUE(same_origin("", "localhost:8321"));
  EXPECT_TRUE(same_origin("http://localhost:8321", "localhost:8321"));
  EXPECT_TRUE(same_origin("https://Games.example.org", "games.example.org"));
  EXPECT_TRUE(same_origin("https://games.example.org", "games.example.org:443"));
  EXPECT_TRUE(same_origin("http://games.example.org:80", "games.example.org"));
  for (const std::string_view origin :
       {"null", "http://localhost", "http://localhost:8322", "http://localhost:8321.example.org",
        "ftp://localhost:8321", "localhost:8321", "http://localhost:8321/"}) {
    EXPECT_FALSE(same_origin(origin, "localhost:8321")) << origin;
  }
}

TEST(Proxies, NobodyIsBelievedUnlessAskedFor) {
  EXPECT_FALSE(Proxies().trust(make_address("127.0.0.1")));
  const Proxies proxies({make_address("10.0.0.2")});
  EXPECT_TRUE(proxies.trust(make_address("127.0.0.1")));
  EXPECT_TRUE(proxies.trust(make_address("::ffff:10.0.0.2")));
  EXPECT_FALSE(proxies.trust(make_address("10.0.0.3")));
}

TEST(Proxies, TheClientIsTheLastThatIsNoProxy) {
  const Proxies proxies({make_address("10.0.0.2")});
  const auto client = [&proxies](std::string_view forwarded) {
    return proxies.client(make_address("127.0.0.1"), forwarded).to_string();
  };
  EXPECT_EQ(client("1.2.3.4"), "1.2.3.4");
  EXPECT_EQ(client("9.9.9.9, 1.2.3.4"), "1.2.3.4");
  EXPECT_EQ(client("9.9.9.9,1.2.3.4 , 10.0.0.2"), "1.2.3.4");
  EXPECT_EQ(client("2001:db8::1"), "2001:db8::1");
  EXPECT_EQ(client(""), "127.0.0.1");
  EXPECT_EQ(client("unknown"), "127.0.0.1");
  EXPECT_EQ(client("1.2.3.4, nonsense, 10.0.0.2"), "10.0.0.2");
}

TEST(Proxies, LimitsCountByNetwork) {
  EXPECT_EQ(key_of(make_address("::ffff:1.2.3.4")), key_of(make_address("1.2.3.4")));
  EXPECT_EQ(key_of(make_address("2001:db8::1")), key_of(make_address("2001:db8::2")));
  EXPECT_NE(key_of(make_address("2001:db8::1")), key_of(make_address("2001:db8:0:1::1")));
}

}  // namespace
}  // namespace menagerie::server
