// Rooms that have started, for tests of what happens in a game: a phone for each chair.
#pragma once

#include <deque>

#include "rooms/phone.h"

namespace menagerie::rooms {

struct Started : Logged {
  std::deque<Phone> phones;

  // Everybody is a person with chains, in the order of chairs.
  explicit Started(const std::string& game, std::size_t seats = 2, const Json& more = {}) {
    sit_down(game, seats, more);
    for (std::size_t i = 0; i < seats; ++i) hand_over(i, 1, 1);
    EXPECT_TRUE(room->started());
  }
  struct OnlySealed {};
  Started(OnlySealed, const std::string& game, std::size_t seats = 2) { sit_down(game, seats, {}); }

  void sit_down(const std::string& game, std::size_t seats, const Json& more) {
    Json chairs = Json::array();
    for (std::size_t i = 0; i < seats; ++i) {
      phones.emplace_back(i);
      chairs.push_back(i == 0 ? phones[0].chair("P0") : Json{{"kind", "open"}});
    }
    Json request = {{"game", game}, {"chairs", chairs}};
    for (const auto& [name, value] : more.items()) request[name] = value;
    EXPECT_EQ(code(make(request)), "fine");
    for (std::size_t i = 1; i < seats; ++i)
      EXPECT_EQ(code(sit(phones[i].sit("P" + std::to_string(i), invites[i - 1]))), "fine");
    away.resize(seats);
  }

  Heard<Next> say(std::size_t chair, std::string_view cmd, const Json& fields = Json::object()) {
    return hear(chair, phones[chair].command(cmd, room->version(), fields));
  }
  Heard<Next> hand_over(std::size_t chair, std::uint32_t from, std::uint32_t count) {
    return hear(chair, phones[chair].links(room->version(), from, count));
  }
  Heard<Next> act(std::size_t chair, const std::string& action) {
    return say(chair, "act", {{"action", action}});
  }
  // The first legal action of whoever decides.
  Heard<Next> move() {
    const Json shown = view();
    return act(chair_of(shown["seat"]), shown["actions"][0]);
  }
  [[nodiscard]] std::size_t chair_of(const std::string& seat) const {
    const Json chairs = tell()["chairs"];
    for (std::size_t i = 0; i < chairs.size(); ++i)
      if (chairs[i]["seat"] == seat) return i;
    ADD_FAILURE() << seat;
    return 0;
  }

  // ---- Two Paths.
  std::string commit(std::size_t chair, const std::string& action) {
    Json command =
        phones[chair].command("commit", room->version(), {{"animal", action.substr(0, 1)}});
    const std::string id = command["id"];
    const std::string seat = tell()["chairs"][chair]["seat"];
    command["commitment"] =
        phones[chair].commitment(kRoom, id, seat, action.substr(0, 1), action.substr(1));
    EXPECT_EQ(code(hear(chair, command)), "fine");
    return id;
  }
  Heard<Next> open(std::size_t chair, const std::string& id, const std::string& side) {
    return say(chair, "open", {{"side", side}, {"nonce", phones[chair].nonce(kRoom, id)}});
  }
  void line_up() {
    EXPECT_EQ(code(act(0, "FHG")), "fine");
    EXPECT_EQ(code(act(1, "FHG")), "fine");
  }

  // ---- Totem.
  [[nodiscard]] std::uint32_t draw() const { return tell()["draw"]; }
  [[nodiscard]] std::size_t mover() const { return chair_of(view()["board"]["mover"]); }
  Heard<Next> roll(std::size_t chair) {
    return say(chair, "roll", {{"link", phones[chair].own_link(draw() + 1)}});
  }
  // Everybody hands over what the next roll needs, and whoever is on turn rolls.
  Heard<Next> roll_with_help() {
    const std::size_t roller = mover();
    const std::vector<std::size_t> missing = tell()["missing"];
    for (const std::size_t chair : missing) {
      const std::uint32_t known = tell()["chairs"][chair]["links"];
      EXPECT_EQ(code(hand_over(chair, known + 1, draw() - known + 1)), "fine");
    }
    return roll(roller);
  }
  // Plays the first action until the next roll or the end.
  void finish_turn() {
    while (!room->over() && view()["turn"] == "decision") ASSERT_EQ(code(move()), "fine");
  }
};

}  // namespace menagerie::rooms
