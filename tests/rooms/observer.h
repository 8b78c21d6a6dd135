// A room as its public bytes tell it to anybody: a table of its own, who owes what, which offers
// are open. It trusts nothing: every event has to follow the one before and be possible in the
// game.
#pragma once

#include <algorithm>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <vector>

#include "engine/table.h"
#include "fairness/story.h"
#include "rooms/draws.h"
#include "rooms/room.h"

namespace menagerie::rooms {

class Observer {
 public:
  struct OpenOffer {
    std::uint64_t version = 0;
    std::size_t by = 0;
    std::string kind;
  };
  struct OpenDuel {
    std::size_t mover = 0;
    std::string id;
    std::string animal;
    bool blocked = false;
    bool unopened = false;
  };

  explicit Observer(const std::string& room) : digest_(fairness::first_digest(room)) {}

  void see(const Event& event) {
    const Json json = Json::parse(event.open);
    const std::string kind = json["kind"];
    ASSERT_EQ(json["version"].get<std::uint64_t>(), ++version);
    ASSERT_GE(json["at"].get<Millis>(), at);
    at = json["at"];
    digest_ = fairness::next_digest(digest_, event.open);
    if (kind == "made") return make(json);
    if (kind == "started") return start(json);
    if (kind == "sealed") return seal(json);
    if (kind == "linked") return link(json);
    if (kind == "offered" || kind == "answered") return offer(json, kind);
    if (kind == "seated" || kind == "left" || kind == "resumed" || kind == "rematched") return;
    changed = version;
    std::erase_if(
        offers, [](const OpenOffer& one) { return one.kind == "draw" || one.kind == "take_back"; });
    if (json.contains("actions")) play(json, kind);
    if (kind == "committed") {
      duel = OpenDuel{json["chair"], json["id"], json["animal"]};
    } else if (kind == "blocked") {
      duel->blocked = true;
    } else if (kind == "unopened") {
      duel->unopened = true;
    } else if (kind == "took_back") {
      duel.reset();
      table->rewind(json["ply"]);
    } else if (kind == "replaced") {
      draws.change(json["about"], std::nullopt, roller());
      computers[json["about"].get<std::size_t>()] = true;
      offers.clear();
    } else if (kind == "ended" || kind == "called_off" || kind == "closed") {
      over = true;
      offers.clear();
      duel.reset();
    }
  }

  [[nodiscard]] std::string digest() const { return digest_.hex(); }
  [[nodiscard]] std::size_t chair_at(Seat seat) const { return order[seat.index]; }
  [[nodiscard]] std::optional<std::size_t> roller() const {
    const std::optional<Seat> seat = table ? table->next_to_roll() : std::nullopt;
    if (!seat) return std::nullopt;
    return chair_at(*seat);
  }
  [[nodiscard]] bool plays(std::size_t chair) const {
    const auto seat = std::ranges::find(order, chair) - order.begin();
    return !table->is_out(Seat{static_cast<std::uint8_t>(seat)});
  }
  [[nodiscard]] std::string seat_name(std::size_t chair) const {
    const auto seat = std::ranges::find(order, chair) - order.begin();
    return std::string(table->seat_name(Seat{static_cast<std::uint8_t>(seat)}));
  }

  std::uint64_t version = 0;
  std::uint64_t changed = 0;  // the last event that changed what the game waits for
  Millis at = 0;
  std::optional<Table> table;
  std::vector<std::size_t> order;
  std::vector<bool> computers;
  Draws draws;
  bool sealed = false;
  bool over = false;
  std::optional<OpenDuel> duel;
  std::vector<OpenOffer> offers;

 private:
  void make(const Json& json) {
    game_ = json["game"];
    anchor_ = *Digest::parse(json["anchor"].get<std::string>());
    for (const Json& chair : json["chairs"]) computers.push_back(chair["kind"] == "computer");
  }
  void seal(const Json& json) {
    std::vector<std::optional<Anchors>> anchors;
    for (const Json& one : json["anchors"]) {
      std::optional<Anchors> both;
      if (!one.is_null()) {
        both = Anchors{*Digest::parse(one["own"].get<std::string>()),
                       *Digest::parse(one["help"].get<std::string>())};
      }
      anchors.push_back(both);
    }
    draws = Draws(anchor_, anchors);
    sealed = true;
  }
  void start(const Json& json) {
    OptionValues options;
    for (const auto& [name, value] : json["options"].items()) options[name] = value;
    Result<Table> made = Table::at(game_, options, json["start"].get<std::string>());
    ASSERT_TRUE(made);
    table = std::move(*made);
    order = json["order"].get<std::vector<std::size_t>>();
    draws.started(*Digest::parse(json["server"].get<std::string>()));
    changed = version;
  }
  void link(const Json& json) {
    const std::size_t count = json["links"].size();
    const auto last = static_cast<std::uint32_t>(json["from"].get<std::uint32_t>() + count - 1);
    const Digest link = *Digest::parse(json["links"].back().get<std::string>());
    const std::size_t chair = json["chair"];
    ASSERT_TRUE(draws.person(chair)->help.holds(last, link));
    draws.reveal_help(chair, last, link);
  }
  void offer(const Json& json, const std::string& kind) {
    if (kind == "offered") {
      offers.push_back({version, json["chair"], json["offer"]});
    } else if (!json["yes"].get<bool>()) {
      std::erase_if(offers, [&](const OpenOffer& one) { return one.version == json["to"]; });
    }
  }
  void play(const Json& json, const std::string& kind) {
    const std::optional<std::size_t> before = roller();
    std::vector<bool> played;
    for (std::size_t i = 0; i < order.size(); ++i) played.push_back(plays(i));
    if (kind == "opened") duel.reset();
    for (const Json& action : json["actions"])
      ASSERT_TRUE(table->act(action.get<std::string>())) << json.dump();
    for (std::size_t i = 0; i < order.size(); ++i)
      if (played[i] && !plays(i)) draws.leave(i, before, roller());
    if (kind != "rolled") return;
    ASSERT_EQ(json["k"].get<std::uint32_t>(), draws.next());
    MaybeLink own;
    if (!json["link"].is_null()) own = Digest::parse(json["link"].get<std::string>());
    draws.rolled(*before, own, *Digest::parse(json["server"].get<std::string>()));
  }

  std::string game_;
  Digest anchor_;
  Digest digest_;
};

}  // namespace menagerie::rooms
