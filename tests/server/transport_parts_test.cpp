// The small parts of the transport that need no connection.
#include <chrono>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

#include "server/net/accept_language.h"
#include "server/net/log.h"
#include "server/net/outbox.h"
#include "server/net/round_trip.h"
#include "server/net/route.h"

namespace menagerie::server {
namespace {

using std::chrono::milliseconds;

Outbox::Text text(std::string text) {
  return std::make_shared<const std::string>(std::move(text));
}

TEST(Outbox, KeepsTheOrderAndJoinsWhatIsShort) {
  Outbox outbox(10, 100);
  EXPECT_TRUE(outbox.push(text("a")));
  EXPECT_TRUE(outbox.push(text("b")));
  EXPECT_EQ(*outbox.take(), "a\nb");
  EXPECT_TRUE(outbox.empty());
}

TEST(Outbox, HasRoomForSoManyTextsAndBytes) {
  Outbox few(2, 1000);
  EXPECT_TRUE(few.push(text("")));
  EXPECT_TRUE(few.push(text("")));
  EXPECT_FALSE(few.push(text("")));
  Outbox small(100, 10);
  EXPECT_TRUE(small.push(text("12345")));
  EXPECT_TRUE(small.push(text("67890")));
  EXPECT_FALSE(small.push(text("x")));
  EXPECT_EQ(*small.take(), "12345\n67890");
  EXPECT_TRUE(small.push(text("x")));
}

TEST(Outbox, OneLongTextFitsAndStaysAlone) {
  Outbox outbox(10, 10);
  const std::string backlog(100'000, 'x');
  EXPECT_TRUE(outbox.push(text(backlog)));
  EXPECT_FALSE(outbox.push(text("y")));
  EXPECT_EQ(*outbox.take(), backlog);
}

TEST(RoundTrip, IsMeasuredByTheAnswerToTheLastPing) {
  RoundTrip trip;
  RoundTrip::Clock::time_point now{};
  EXPECT_EQ(trip.average(), milliseconds(0));
  const std::string first = trip.next_ping(now);
  trip.hear_pong("nonsense", now + milliseconds(1));
  EXPECT_EQ(trip.average(), milliseconds(0));
  trip.hear_pong(first, now + milliseconds(40));
  EXPECT_EQ(trip.average(), milliseconds(40));
  trip.hear_pong(first, now + milliseconds(5000));
  EXPECT_EQ(trip.average(), milliseconds(40));
  now += milliseconds(5000);
  trip.hear_pong(std::to_string(2), now);  // before it was asked
  const std::string second = trip.next_ping(now);
  trip.hear_pong(first, now + milliseconds(1));
  trip.hear_pong(second, now + milliseconds(80));
  EXPECT_EQ(trip.average(), milliseconds(50));
}

TEST(AcceptLanguage, TheOneWantedMostOfThoseWeHave) {
  const Language english = language_of("en");
  const Language german = language_of("de");
  const Language french = language_of("fr");
  EXPECT_EQ(language_wanted("de", english), german);
  EXPECT_EQ(language_wanted("de-CH, fr;q=0.9", english), german);
  EXPECT_EQ(language_wanted("de;q=0.5,fr;q=0.9", english), french);
  EXPECT_EQ(language_wanted("nl, FR-be;q=0.1", english), french);
  EXPECT_EQ(language_wanted("", german), german);
  EXPECT_EQ(language_wanted("*", german), german);
  EXPECT_EQ(language_wanted("fr;q=0, xx", german), german);
  EXPECT_EQ(language_wanted("fr;q=nan,,;;==,en;q=2", german), german);
}

TEST(Route, FollowsThePath) {
  EXPECT_EQ(route_of("/"), Route::page);
  EXPECT_EQ(route_of("/api"), Route::page);
  EXPECT_EQ(route_of("/healthz"), Route::health);
  EXPECT_EQ(route_of("/metrics"), Route::metrics);
  EXPECT_EQ(route_of("/api/socket"), Route::socket);
  EXPECT_EQ(route_of("/api/rooms/12/events"), Route::events);
  EXPECT_EQ(route_of("/api/rooms/events"), Route::api);
  EXPECT_EQ(route_of("/api/rooms/12/34/events"), Route::api);
  EXPECT_EQ(route_of("/api/rooms/12/commands"), Route::api);
}

TEST(Route, StatusIsToldUnderOwnNamesAndToAnyAddress) {
  const HostNames names({"games.example.org"});
  const auto may = [&](std::string_view host, bool http_1_1 = true) {
    RequestHead head{};
    head.host = host;
    head.http_1_1 = http_1_1;
    return may_ask_status(head, names);
  };
  for (const char* const host : {"localhost:8321", "games.example.org", "192.168.1.7", "8.8.8.8:80",
                                 "[::1]", "[fd00::1]:8321", "[::ffff:10.0.0.1]"}) {
    EXPECT_TRUE(may(host)) << host;
  }
  for (const char* const host : {"example.org", "8.8.8.8.example.org", "8.8.8", "8.8.8.8:a", "::1",
                                 "[::1", "[]", "[", ":80", "[fd00::1]x", "0x7f.1", "1.2.3.4 "}) {
    EXPECT_FALSE(may(host)) << host;
  }
  EXPECT_FALSE(may(""));
  EXPECT_TRUE(may("", false));
}

TEST(Route, ABearerIsReadOffItsHeader) {
  EXPECT_EQ(bearer_of("Bearer abc"), "abc");
  EXPECT_EQ(bearer_of("bearer abc"), "abc");
  EXPECT_EQ(bearer_of("Basic abc"), "");
  EXPECT_EQ(bearer_of(""), "");
}

TEST(Log, HasNoAddressesAndNoRooms) {
  std::vector<std::string> lines;
  const auto write = [&lines](std::string_view line) { lines.emplace_back(line); };
  Log(write, false).write("request", {{"status", std::int64_t{200}}, {"address", "1.2.3.4"}});
  Log(write, true).write("request", {{"address", "1.2.3.4"}});
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_TRUE(lines[0].starts_with("{\"at\":")) << lines[0];
  EXPECT_TRUE(lines[0].ends_with(",\"event\":\"request\",\"status\":200}\n")) << lines[0];
  EXPECT_TRUE(lines[1].ends_with(",\"address\":\"1.2.3.4\"}\n")) << lines[1];
  EXPECT_EQ(shown_path("/api/rooms/0123/commands"), "/api/rooms/*/commands");
  EXPECT_EQ(shown_path("/api/rooms/0123"), "/api/rooms/*");
  EXPECT_EQ(shown_path("/api/rooms/0123/secret"), "/api/rooms/*/*");
  EXPECT_EQ(shown_path("/invite/0123"), "pages");
}

}  // namespace
}  // namespace menagerie::server
