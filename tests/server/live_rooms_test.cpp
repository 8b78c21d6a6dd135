// Rooms over the service: made, taken, played, watched; what is repeated, late or not allowed.
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "live_world.h"

namespace menagerie::testing {
namespace {

class LiveRooms : public ::testing::Test {
 protected:
  Surroundings around;
  std::vector<std::unique_ptr<store::Store>> stores = store::make_memory_nodes(1);
  Node node{around, *stores[0]};

  // Whoever has to do something at a table of two does it: a roll, or the first action there is.
  void play_on(const Json& shown, const std::string& id) {
    Json command = next_action(shown, id);
    if (shown["view"]["turn"] == "chance") {
      command = {{"id", command["id"]}, {"version", command["version"]}, {"cmd", "roll"}};
    }
    around.time += 1'000;
    for (const char* const token : {"t 0", "t 1"}) {
      const server::ApiAnswer answer = node.ask({.method = "POST",
                                                 .path = path_of(shown["room"], "commands"),
                                                 .query = {},
                                                 .bearer = secret(token),
                                                 .body = command.dump(),
                                                 .address = {},
                                                 .language = {}});
      if (answer.status == 200) return;
    }
    FAIL() << "nobody could: " << command;
  }
};

TEST_F(LiveRooms, MakingTheSameRoomAgainGivesTheSameAnswer) {
  const Json first = node.post("/api/rooms", table_of_two("a"), {}, 201);
  const Json again = node.post("/api/rooms", table_of_two("a"), {}, 201);
  EXPECT_EQ(first, again);
  EXPECT_EQ(first["chair"], 0);
  EXPECT_EQ(first["invites"].size(), 1U);
  EXPECT_EQ(first["room"],
            fairness::digest_of({"menagerie id", fairness::digest_of({secret("a")}).hex()})
                .hex()
                .substr(0, 32));
  EXPECT_NE(first["room"], node.post("/api/rooms", table_of_two("b"), {}, 201)["room"]);
}

TEST_F(LiveRooms, PagesOnTheServersComputerAreToldWhereTheHomeNetworkFindsThem) {
  EXPECT_EQ(node.get("/api/address"), Json({{"address", nullptr}}));
  server::RoomService::Settings settings;
  settings.lan_address = "http://192.168.1.7:8321/";
  Node open{around, *stores[0], settings};
  EXPECT_EQ(open.get("/api/address"), Json({{"address", "http://192.168.1.7:8321/"}}));
  EXPECT_EQ(open.post("/api/address", {}, {}, 405)["error"]["code"], "method");
}

TEST_F(LiveRooms, AnInvitationOpensAChairOnce) {
  const Json made = node.post("/api/rooms", table_of_two("a"), {}, 201);
  const std::string chairs = path_of(made["room"], "chairs");
  Json sit = {{"invite", secret("guess")}, {"name", "Eve"}, {"token", secret("eve")}};
  EXPECT_EQ(node.post(chairs, sit, {}, 403)["error"]["code"], "wrong_invite");
  sit["invite"] = made["invites"][0];
  const Json seated = node.post(chairs, sit);
  EXPECT_EQ(seated["chair"], 1);
  EXPECT_EQ(node.post(chairs, sit), seated);
  sit["token"] = secret("another");
  EXPECT_EQ(node.post(chairs, sit, {}, 409)["error"]["code"], "used_invite");
}

TEST_F(LiveRooms, OfAHundredClaimsOfOneChairExactlyOneWins) {
  Json request = table_of_two("a");
  request["listed"] = true;
  const std::string room = node.post("/api/rooms", request, {}, 201)["room"];
  std::map<int, int> count;
  for (int i = 0; i < 100; ++i) {
    const Json sit = {{"name", "Somebody"}, {"token", secret("claim " + std::to_string(i))}};
    node.service().request({.method = "POST",
                            .path = path_of(room, "chairs"),
                            .query = {},
                            .bearer = {},
                            .body = sit.dump(),
                            .address = "here",
                            .language = {}},
                           [&](const server::ApiAnswer& answer) { ++count[answer.status]; });
  }
  around.until([&] { return count[200] + count[409] == 100; });
  EXPECT_EQ(count[200], 1);
}

TEST_F(LiveRooms, AWholeGameIsPlayedOverRequestsAndSeenByAll) {
  const std::string room = started_table(node, "t");
  const auto stream = node.stream(room, 0);
  const auto socket = node.socket();
  EXPECT_EQ(node.answer_to(socket, {{"cmd", "subscribe"}, {"room", room}})["chair"], Json());
  Json shown = node.get(path_of(room));
  for (int ply = 0; !shown["over"].get<bool>(); ++ply) {
    const Json command = next_action(shown, "ply " + std::to_string(ply));
    const Json done = node.post(path_of(room, "commands"), command,
                                secret("t " + std::to_string(on_turn(shown))));
    EXPECT_EQ(done["id"], command["id"]);
    around.time += 10'000;
    shown = node.get(path_of(room));
    ASSERT_GE(shown["version"], done["version"]);
    ASSERT_LT(ply, 500);
  }
  EXPECT_TRUE(shown.contains("record"));
  const std::vector<Json> events = stream->events();
  ASSERT_EQ(events.size(), shown["version"].get<std::size_t>());
  EXPECT_EQ(events.back()["kind"], "ended");
  EXPECT_EQ(events.back()["digest"], shown["digest"]);
  for (std::size_t i = 0; i < events.size(); ++i) EXPECT_EQ(events[i]["version"], i + 1);
  EXPECT_EQ(socket->kinds(), stream->kinds());
  EXPECT_EQ(socket->events().back()["room"], room);
  EXPECT_FALSE(stream->events().back().contains("room"));
  EXPECT_EQ(socket->events().back()["view"], shown["view"]);
}

TEST_F(LiveRooms, SpectatorsCannotAct) {
  const std::string room = started_table(node, "t");
  const Json command = next_action(node.get(path_of(room)), "spectator");
  EXPECT_EQ(node.post(path_of(room, "commands"), command, {}, 401)["error"]["code"], "no_token");
  EXPECT_EQ(node.post(path_of(room, "commands"), command, secret("nobody"), 403)["error"]["code"],
            "wrong_token");
  const auto socket = node.socket();
  node.answer_to(socket, {{"cmd", "subscribe"}, {"room", room}});
  Json frame = command;
  frame["room"] = room;
  EXPECT_EQ(node.answered(socket, frame)["error"]["code"], "no_token");
  frame["cmd"] = "react";
  frame["reaction"] = "hello";
  EXPECT_EQ(node.answered(node.socket(), frame)["error"]["code"], "no_token");
  EXPECT_EQ(node.get(path_of(room))["version"], command["version"]);
}

TEST_F(LiveRooms, ASocketRefusesInTheLanguageOfTheFrame) {
  const std::string room = started_table(node, "t");
  Json frame = next_action(node.get(path_of(room)), "spectator");
  frame["room"] = room;
  const auto socket = node.socket();
  const auto message = [&](std::string_view language) {
    frame["id"] = command_id(language);
    frame["language"] = language;
    return node.answered(socket, frame)["error"]["message"].get<std::string>();
  };
  EXPECT_EQ(message("en"), "Only somebody who sits at the table can do this.");
  EXPECT_EQ(message("de"), "Das kann nur, wer am Tisch sitzt.");
}

TEST_F(LiveRooms, TheSameIdGetsTheSameAnswerAndHappensOnce) {
  const std::string room = started_table(node, "t");
  const Json shown = node.get(path_of(room));
  const std::string token = secret("t " + std::to_string(on_turn(shown)));
  const Json command = next_action(shown, "once");
  const Json first = node.post(path_of(room, "commands"), command, token);
  EXPECT_EQ(node.post(path_of(room, "commands"), command, token), first);
  EXPECT_EQ(node.get(path_of(room))["version"], first["version"]);
}

TEST_F(LiveRooms, WhatComesTooLateIsToldWhatItMissed) {
  const std::string room = started_table(node, "t");
  const Json shown = node.get(path_of(room));
  const std::size_t first = on_turn(shown);
  const std::string token = secret("t " + std::to_string(first));
  node.post(path_of(room, "commands"), next_action(shown, "one"), token);
  const Json after = node.get(path_of(room));
  node.post(path_of(room, "commands"), next_action(after, "two"),
            secret("t " + std::to_string(on_turn(after))));
  const Json late = node.post(path_of(room, "commands"), next_action(shown, "late"), token, 409);
  EXPECT_EQ(late["error"]["code"], "late");
  ASSERT_EQ(late["events"].size(), 2U);
  EXPECT_EQ(late["events"][0]["version"], shown["version"].get<int>() + 1);
  EXPECT_FALSE(late["events"][0].contains("view"));
  EXPECT_EQ(late["events"][1]["view"], node.get(path_of(room))["view"]);
}

TEST_F(LiveRooms, TheSenderIsAnsweredBeforeTheEventIsTold) {
  const std::string room = started_table(node, "t");
  const Json shown = node.get(path_of(room));
  const std::string token = secret("t " + std::to_string(on_turn(shown)));
  const auto socket = node.socket();
  node.answer_to(socket, {{"cmd", "subscribe"},
                          {"room", room},
                          {"token", token},
                          {"since", shown["version"]},
                          {"views", false}});
  Json frame = next_action(shown, "mine");
  frame["room"] = room;  // the token is that of the subscription
  node.answered(socket, frame);
  around.until([&] { return !socket->events().empty(); });
  std::size_t answer = 0;
  std::size_t event = 0;
  for (std::size_t i = 0; i < socket->lines.size(); ++i) {
    const Json line = Json::parse(socket->lines[i]);
    if (line.contains("kind")) {
      event = i;
      EXPECT_FALSE(line.contains("view"));
    } else if (line.contains("id") && line["id"] == frame["id"]) {
      answer = i;
    }
  }
  EXPECT_LT(answer, event);
}

TEST_F(LiveRooms, WhoComesBackGetsWhatIsMissing) {
  const std::string room = started_table(node, "t", Json::object(), "totem");
  Json shown = node.get(path_of(room));
  const std::uint64_t start = shown["version"];
  // More than is kept in memory.
  for (int i = 0; shown["version"] < 200; ++i) {
    play_on(shown, "step " + std::to_string(i));
    shown = node.get(path_of(room));
    ASSERT_EQ(shown["over"], false);
    ASSERT_LT(i, 400);
  }
  const std::uint64_t last = shown["version"];
  for (const std::uint64_t since : {std::uint64_t{0}, start, last - 3, last}) {
    const auto stream = node.stream(room, since);
    around.until([&] { return stream->events().size() == last - since; });
    const std::vector<Json> events = stream->events();
    for (std::size_t i = 0; i < events.size(); ++i) {
      EXPECT_EQ(events[i]["version"], since + i + 1);
      EXPECT_EQ(events[i].contains("view"), i + 1 == events.size());
    }
    if (!events.empty()) {
      EXPECT_EQ(events.back()["digest"], shown["digest"]);
    }
  }
}

TEST_F(LiveRooms, NobodyReadsBeyondTheEndOfALog) {
  const std::string room = started_table(node, "t");
  const std::uint64_t version = node.get(path_of(room))["version"];
  const auto refused = [&](std::uint64_t since, const std::string& bearer) {
    std::optional<server::ApiAnswer> answer;
    node.service().stream({.method = "GET",
                           .path = path_of(room, "events"),
                           .query = "since=" + std::to_string(since),
                           .bearer = bearer,
                           .body = {},
                           .address = "here",
                           .language = {}},
                          std::make_shared<Ear>(),
                          [&](server::ApiAnswer got) { answer = std::move(got); });
    around.until([&] { return answer.has_value(); });
    return answer.value_or(server::ApiAnswer{});
  };
  const auto expect_ahead = [&](const Json& error) {
    EXPECT_EQ(error["code"], "ahead");
    EXPECT_EQ(error["field"], "since");
    EXPECT_NE(error["message"].get<std::string>().find(std::to_string(version)), std::string::npos);
  };
  for (const std::uint64_t since : {version + 1, ~std::uint64_t{0}}) {
    expect_ahead(Node::checked(refused(since, secret("t 0")), 409)["error"]);
    const auto socket = node.socket();
    expect_ahead(
        node.answer_to(socket, {{"cmd", "subscribe"}, {"room", room}, {"since", since}})["error"]);
    // It is as if nobody had asked: the next one follows the room.
    node.answer_to(socket, {{"cmd", "subscribe"}, {"room", room}, {"since", version}});
    EXPECT_EQ(socket->with("subscribed").size(), 1U);
  }
  // A wrong token is told nothing of the log.
  EXPECT_EQ(Node::checked(refused(version + 1, secret("other")), 403)["error"]["code"],
            "wrong_token");
}

TEST_F(LiveRooms, ARoomWithoutSpectatorsIsForItsPeople) {
  const std::string room = started_table(node, "t", {{"spectators", false}});
  EXPECT_EQ(node.get(path_of(room), {}, 403)["error"]["code"], "spectators");
  EXPECT_EQ(node.get(path_of(room), secret("t 1"))["room"], room);
  const auto socket = node.socket();
  EXPECT_EQ(node.answer_to(socket, {{"cmd", "subscribe"}, {"room", room}})["error"]["code"],
            "spectators");
  EXPECT_EQ(node.answer_to(
                socket, {{"cmd", "subscribe"}, {"room", room}, {"token", secret("t 0")}})["chair"],
            0);
}

TEST_F(LiveRooms, WhoLookedOnBeforeTheStartHasToGoWhereNoneMayWatch) {
  Json request = table_of_two("t 0");
  request["spectators"] = false;
  const Json made = node.post("/api/rooms", request, {}, 201);
  const std::string room = made["room"];
  const auto curious = node.socket();
  const auto maker = node.socket();
  EXPECT_EQ(node.answer_to(curious, {{"cmd", "subscribe"}, {"room", room}})["subscribed"], true);
  node.answer_to(maker, {{"cmd", "subscribe"}, {"room", room}, {"token", secret("t 0")}});
  node.post(path_of(room, "chairs"),
            {{"invite", made["invites"][0]}, {"name", "Ben"}, {"token", secret("t 1")}});
  EXPECT_TRUE(curious->closed);
  EXPECT_FALSE(maker->closed);
}

TEST_F(LiveRooms, WhatCannotBeReadIsRefusedByField) {
  const auto code = [&](const std::string& method, const std::string& path,
                        const std::string& body) {
    const server::ApiAnswer answer = node.ask({.method = method,
                                               .path = path,
                                               .query = {},
                                               .bearer = {},
                                               .body = body,
                                               .address = {},
                                               .language = {}});
    const Json error = Json::parse(answer.body)["error"];
    EXPECT_TRUE(error.contains("message") && error.contains("field") &&
                error.contains("retry_after"));
    return std::to_string(answer.status) + ' ' + error["code"].get<std::string>();
  };
  EXPECT_EQ(code("POST", "/api/rooms", "{"), "400 malformed");
  EXPECT_EQ(code("POST", "/api/rooms", "[]"), "400 malformed");
  EXPECT_EQ(code("POST", "/api/rooms", std::string(70'000, ' ')), "413 too_large");
  EXPECT_EQ(code("POST", "/api/rooms", std::string(40, '[')), "400 malformed");
  EXPECT_EQ(code("DELETE", "/api/rooms", ""), "405 method");
  EXPECT_EQ(code("GET", "/api/nothing", ""), "404 not_found");
  EXPECT_EQ(code("GET", "/api/roomsx", ""), "404 not_found");
  EXPECT_EQ(code("GET", "/api/rooms/nothing", ""), "404 not_found");
  EXPECT_EQ(code("GET", path_of(command_id("no such room")), ""), "404 not_found");
  EXPECT_EQ(code("POST", path_of(command_id("no such room"), "commands"), "{}"), "404 not_found");
  EXPECT_EQ(code("GET", path_of(command_id("no such room"), "chairs"), ""), "405 method");
}

TEST_F(LiveRooms, BadFramesAreAnsweredAndHarmNothing) {
  const auto socket = node.socket();
  for (const std::string_view bad :
       {"", "{", "null", "[1]", "{\"cmd\":7}", "{\"cmd\":\"act\"}",
        "{\"cmd\":\"subscribe\",\"room\":\"x\"}", "\xff\xfe", "{\"cmd\":\"lobby\",\"on\":3}"}) {
    const std::size_t before = socket->lines.size();
    node.service().frame(socket, bad);
    ASSERT_EQ(socket->lines.size(), before + 1) << bad;
    EXPECT_TRUE(Json::parse(socket->lines.back()).contains("error")) << bad;
  }
  node.service().frame(socket, std::string(70'000, 'x'));
  EXPECT_EQ(Json::parse(socket->lines.back())["error"]["code"], "too_large");
  EXPECT_EQ(node.answer_to(socket, {{"cmd", "ping"}})["pong"], true);
  EXPECT_FALSE(socket->closed);
}

TEST_F(LiveRooms, AnUnknownFrameIsBlamedForItsWordWhateverElseIsMissing) {
  const auto socket = node.socket();
  const std::string room = started_table(node, "t");
  for (const Json& frame : {Json{{"cmd", "dance"}}, Json{{"cmd", "dance"}, {"room", "x"}},
                            Json{{"cmd", "dance"}, {"room", room}}}) {
    const Json error = node.answer_to(socket, frame)["error"];
    EXPECT_EQ(error["code"], "malformed");
    EXPECT_EQ(error["field"], "cmd");
    EXPECT_NE(error["message"].get<std::string>().find("dance"), std::string::npos);
  }
}

TEST_F(LiveRooms, StoppingTellsEverybodyAndLosesNothing) {
  const std::string room = started_table(node, "t");
  const Json shown = node.get(path_of(room));
  const auto socket = node.socket();
  const std::string token = secret("t " + std::to_string(on_turn(shown)));
  node.answer_to(socket, {{"cmd", "subscribe"}, {"room", room}, {"token", token}});
  const auto stream = node.stream(room, 0);
  Json frame = next_action(shown, "last");
  frame["room"] = room;
  node.send(socket, frame);
  node.stop();
  EXPECT_TRUE(socket->closed);
  EXPECT_TRUE(stream->closed);
  EXPECT_EQ(socket->with("closing").size(), 1U);
  EXPECT_FALSE(node.service().healthy());
  // It was under way, so it is stored.
  Node next(around, *stores[0]);
  EXPECT_EQ(next.get(path_of(room))["version"], shown["version"].get<int>() + 1);
}

}  // namespace
}  // namespace menagerie::testing
