// Limits, each with a refusal that programs can read; and the lobby, which shows what is listed
// alone.
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "live_world.h"

namespace menagerie::testing {
namespace {

class LiveLimits : public ::testing::Test {
 protected:
  Surroundings around;
  std::vector<std::unique_ptr<store::Store>> stores = store::make_memory_nodes(1);
};

server::RoomService::Settings with(const server::ServiceLimits& limits) {
  server::RoomService::Settings settings;
  settings.limits = limits;
  return settings;
}

TEST_F(LiveLimits, AnAddressMakesSoManyRoomsAnHour) {
  Node node(around, *stores[0], with({.made_per_hour = 2}));
  for (const char* const name : {"a", "b"}) node.post("/api/rooms", table_of_two(name), {}, 201);
  const Json refused = node.post("/api/rooms", table_of_two("c"), {}, 429);
  EXPECT_EQ(refused["error"]["code"], "too_many_rooms");
  EXPECT_EQ(refused["error"]["retry_after"], 1'800'000);
  around.time += 1'800'000;
  node.post("/api/rooms", table_of_two("c"), {}, 201);
}

TEST_F(LiveLimits, OnlyTablesThatWereMadeCountByTheHour) {
  Node node(around, *stores[0], with({.made_per_hour = 2}));
  Json wrong = table_of_two("wrong");
  wrong["chairs"][0]["name"] = "";
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(node.post("/api/rooms", wrong, {}, 400)["error"]["code"], "name");
  }
  const Json made = node.post("/api/rooms", table_of_two("a"), {}, 201);
  // The answer was lost, so it is asked again: the same table, and no further one.
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(node.post("/api/rooms", table_of_two("a"), {}, 201), made);
  }
  node.post("/api/rooms", table_of_two("b"), {}, 201);
  EXPECT_EQ(node.post("/api/rooms", table_of_two("c"), {}, 429)["error"]["code"], "too_many_rooms");
}

// A table that stands in the lobby, asked for from an address.
server::ApiAnswer list_table(Node& node, const std::string& name, const std::string& address) {
  Json request = table_of_two(name);
  request["listed"] = true;
  return node.ask({.method = "POST",
                   .path = "/api/rooms",
                   .query = {},
                   .bearer = {},
                   .body = request.dump(),
                   .address = address,
                   .language = {}});
}

TEST_F(LiveLimits, NobodyFillsTheLobbyAlone) {
  Node node(around, *stores[0]);
  const std::string fair = Node::checked(list_table(node, "fair", "there"), 201)["room"];
  around.time += 1'000;
  int listed = 0;
  Json refused;
  for (int i = 0; i < 110; ++i) {
    const server::ApiAnswer answer = list_table(node, "flood " + std::to_string(i), "here");
    if (answer.status == 201) {
      ++listed;
    } else {
      refused = Node::checked(answer, 429)["error"];
    }
  }
  EXPECT_EQ(listed, 24);
  EXPECT_EQ(refused["code"], "too_many_listed");
  EXPECT_EQ(refused["field"], "listed");
  EXPECT_EQ(refused["retry_after"], 60'000);
  // The older table of somebody else is still found, and others still list theirs.
  const std::string later = Node::checked(list_table(node, "later", "elsewhere"), 201)["room"];
  around.time += 1'000;
  const std::string list = node.get("/api/rooms?listed").dump();
  EXPECT_TRUE(list.contains(fair));
  EXPECT_TRUE(list.contains(later));
  // By invitation there is no such bound.
  node.post("/api/rooms", table_of_two("by link"), {}, 201);
}

TEST_F(LiveLimits, AListedTableCountsUntilItIsOver) {
  Node node(around, *stores[0], with({.listed_per_address = 2}));
  const std::string first = Node::checked(list_table(node, "a", "here"), 201)["room"];
  Node::checked(list_table(node, "b", "here"), 201);
  // The same one again is no further one, and a failed attempt to make it lets none in.
  Node::checked(list_table(node, "b", "here"), 201);
  Json wrong = table_of_two("b");
  wrong["listed"] = true;
  wrong["chairs"][0]["name"] = "";
  node.post("/api/rooms", wrong, {}, 400);
  Node::checked(list_table(node, "c", "here"), 429);
  node.post(path_of(first, "commands"),
            {{"id", command_id("close")}, {"version", 1}, {"cmd", "close"}}, secret("a"));
  Node::checked(list_table(node, "c", "here"), 201);
  Node::checked(list_table(node, "d", "here"), 429);
  // What was refused takes no place away.
  Json refused = table_of_two("e");
  refused["listed"] = true;
  refused["chairs"][0]["name"] = "";
  Node other(around, *stores[0], with({.listed_per_address = 1}));
  for (int i = 0; i < 3; ++i) other.post("/api/rooms", refused, {}, 400);
  Node::checked(list_table(other, "e", "here"), 201);
}

TEST_F(LiveLimits, AnAddressThatAsksTooMuchSlowsDownItselfAlone) {
  Node node(around, *stores[0], with({.requests_per_second = 1, .requests_burst = 5}));
  for (int i = 0; i < 5; ++i) node.get("/api/rooms?listed");
  EXPECT_EQ(node.get("/api/rooms?listed", {}, 429)["error"]["code"], "too_fast");
  const auto same = node.socket();
  EXPECT_EQ(node.answer_to(same, {{"cmd", "ping"}})["error"]["code"], "too_fast");
  const auto other = node.socket("there");
  EXPECT_EQ(node.answer_to(other, {{"cmd", "ping"}})["pong"], true);
}

TEST_F(LiveLimits, ASeatActsSoOften) {
  Node node(around, *stores[0], with({.commands_per_second = 1, .commands_burst = 3}));
  const std::string room = started_table(node, "t");
  const auto socket = node.socket();
  node.answer_to(socket, {{"cmd", "subscribe"}, {"room", room}, {"token", secret("t 0")}});
  const Json react = {{"cmd", "react"}, {"room", room}, {"reaction", "wow"}};
  for (int i = 0; i < 3; ++i) EXPECT_EQ(node.answer_to(socket, react)["reacted"], true);
  const Json refused = node.answer_to(socket, react);
  EXPECT_EQ(refused["error"]["code"], "too_fast");
  EXPECT_EQ(refused["error"]["retry_after"], 1000);
  Json other = react;
  other["token"] = secret("t 1");
  EXPECT_EQ(node.answer_to(socket, other)["reacted"], true);
}

TEST_F(LiveLimits, WrongSecretsAreSlowedDownAndRightOnesAreNot) {
  Node node(around, *stores[0], with({.attempts_per_second = 0.1, .attempts_burst = 3}));
  const std::string room = started_table(node, "t");
  for (int i = 0; i < 3; ++i) node.get(path_of(room), secret(std::to_string(i)), 403);
  const Json refused = node.get(path_of(room), secret("x"), 429);
  EXPECT_EQ(refused["error"]["code"], "too_many_attempts");
  const Json sit = {{"invite", secret("y")}, {"name", "Eve"}, {"token", secret("eve")}};
  const Json made = node.post("/api/rooms", table_of_two("u"), {}, 201);
  EXPECT_EQ(node.post(path_of(made["room"], "chairs"), sit, {}, 429)["error"]["code"],
            "too_many_attempts");
  node.get(path_of(command_id("guessed")), {}, 429);
  EXPECT_EQ(node.get(path_of(room), secret("t 0"))["room"], room);
}

TEST_F(LiveLimits, ASocketFollowsSoManyRooms) {
  Node node(around, *stores[0], with({.subscriptions = 2}));
  const auto socket = node.socket();
  std::vector<std::string> rooms;
  for (const char* const name : {"a", "b", "c"}) {
    rooms.push_back(node.post("/api/rooms", table_of_two(name), {}, 201)["room"]);
  }
  const auto subscribe = [&](std::size_t i) {
    return node.answer_to(socket, {{"cmd", "subscribe"}, {"room", rooms[i]}});
  };
  EXPECT_EQ(subscribe(0)["subscribed"], true);
  EXPECT_EQ(subscribe(1)["subscribed"], true);
  EXPECT_EQ(subscribe(1)["subscribed"], true);  // the same one again
  EXPECT_EQ(subscribe(2)["error"]["code"], "too_many_subscriptions");
  node.answer_to(socket, {{"cmd", "unsubscribe"}, {"room", rooms[0]}});
  EXPECT_EQ(subscribe(2)["subscribed"], true);
}

TEST_F(LiveLimits, TheServerTakesSoManyRoomsAtATime) {
  Node node(around, *stores[0], with({.loaded_rooms = 1}));
  const std::string first = node.post("/api/rooms", table_of_two("a"), {}, 201)["room"];
  const std::string second = node.post("/api/rooms", table_of_two("b"), {}, 201)["room"];
  const auto socket = node.socket();
  node.answer_to(socket, {{"cmd", "subscribe"}, {"room", first}});
  EXPECT_EQ(node.get(path_of(second), {}, 503)["error"]["code"], "busy");
  node.answer_to(socket, {{"cmd", "unsubscribe"}, {"room", first}});
  around.time += 61'000;
  EXPECT_EQ(node.get(path_of(second))["room"], second);
}

TEST_F(LiveLimits, TheLobbyShowsListedRoomsAloneAndFollowsThem) {
  Node node(around, *stores[0]);
  const std::string hidden = node.post("/api/rooms", table_of_two("hidden"), {}, 201)["room"];
  const auto socket = node.socket();
  node.send(socket, {{"cmd", "lobby"}});
  around.until([&] { return !socket->with("lobby").empty(); });
  EXPECT_EQ(socket->with("lobby")[0]["lobby"],
            (Json{{"all", true}, {"rooms", Json::array()}, {"gone", Json::array()}}));
  Json request = table_of_two("open");
  request["listed"] = true;
  const std::string room = node.post("/api/rooms", request, {}, 201)["room"];
  const auto told = [&](std::size_t count) {
    around.until([&] {
      node.pass(400);
      return socket->with("lobby").size() >= count;
    });
    return socket->with("lobby").back()["lobby"];
  };
  const Json added = told(2);
  EXPECT_EQ(added["all"], false);
  EXPECT_EQ(added["rooms"][0]["room"], room);
  EXPECT_EQ(added["rooms"][0]["state"], "waiting");
  around.time += 1'000;
  const Json list = node.get("/api/rooms?listed")["rooms"];
  ASSERT_EQ(list.size(), 1U);
  EXPECT_EQ(list[0]["room"], room);
  node.post(path_of(room, "chairs"), {{"name", "Ben"}, {"token", secret("ben")}});
  EXPECT_EQ(told(3)["rooms"][0]["state"], "running");
  node.send(socket, {{"cmd", "lobby"}, {"on", false}});
  node.post("/api/rooms", table_of_two("more"), {}, 201);
  node.pass(10'000);
  EXPECT_EQ(socket->with("lobby").size(), 3U);
}

}  // namespace
}  // namespace menagerie::testing
