// Whole games without a network: people whose commands are lost, repeated and overtake each other,
// two nodes that know different parts of the log, restarts, flags, offers and people who go. A seed
// repeats a run exactly. A checker judges it (`check`): what was acknowledged stands in the log
// once, everybody saw the same story, nothing hidden was said, no clock gained time.
#pragma once

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "rooms/observer.h"
#include "rooms/phone.h"
#include "rooms/verify.h"

namespace menagerie::rooms {

class Simulation {
 public:
  explicit Simulation(std::uint64_t seed) : random_(seed), fresh_(seed + 1), observer_(kRoom) {}

  void run(std::size_t most_steps = 20'000) {
    set_up();
    for (std::size_t step = 0; step < most_steps && !observer_.over; ++step) {
      advance();
      if (::testing::Test::HasFatalFailure()) return;
    }
    check();
  }
  [[nodiscard]] std::size_t events() const { return log_.size(); }
  [[nodiscard]] bool over() const { return observer_.over; }

 private:
  struct Person {
    Phone phone;
    std::size_t chair = 0;
    std::uint64_t duty = 0;        // the change for which a command is under way
    std::uint64_t links_sent = 0;  // up to which link
    std::string side{};            // that is hidden now
    std::optional<Millis> away{};
  };
  struct Message {
    std::size_t person = 0;
    Json command;
  };

  bool chance(std::uint64_t of_thousand) { return random_.below(1000) < of_thousand; }

  // ---- The room.

  void set_up() {
    constexpr std::array<const char*, 3> kGames = {"tokan", "two-paths", "totem"};
    const std::string game = kGames[random_.below(3)];
    const std::size_t seats = game == "totem" ? 2 + random_.below(3) : 2;
    Json request = {{"game", game}, {"order", chance(500) ? "drawn" : "given"}};
    if (game == "totem") request["options"] = {{"quiet_limit", 20 + random_.below(40)}};
    if (chance(300)) request["clock"] = {{"minutes", 1 + random_.below(3)}, {"increment", 2}};
    if (chance(100)) request["clock"] = {{"days", 1}};
    timed_ = request.contains("clock");
    request["chairs"] = Json::array();
    for (std::size_t chair = 0; chair < seats; ++chair) {
      if (chair > 0 && chance(250)) {
        request["chairs"].push_back({{"kind", "computer"}, {"level", "random"}});
        continue;
      }
      const auto chains = chance(850) ? Phone::Chains::both : Phone::Chains::none;
      people_.push_back({.phone = Phone(chair, chains), .chair = chair});
      request["chairs"].push_back(chair == 0 ? people_[0].phone.chair("Anna")
                                             : Json{{"kind", "open"}});
    }
    std::vector<std::string> invites;
    for (std::size_t i = 0; i < Room::open_chairs(request); ++i)
      invites.push_back(Logged::invite(i));
    const Room::Making making{kRoom, fairness::digest_of({"server"}).hex(), invites};
    const Heard<Room::Made> made = Room::make(request, making, now_);
    ASSERT_TRUE(made) << made.error().error.full_sentence() << request.dump();
    store(made->events);
    for (std::optional<Room>& node : nodes_) restart(node);
    for (std::size_t i = 1; i < people_.size(); ++i) {
      const Json sit = people_[i].phone.sit("P" + std::to_string(i), invites[i - 1]);
      const Heard<Room::Taken> taken = nodes_[0]->sit(sit, moment());
      ASSERT_TRUE(taken) << taken.error().error.full_sentence();
      EXPECT_EQ(taken->chair, people_[i].chair);
      append(nodes_[0], taken->next.events);
      // Asking again changes nothing.
      EXPECT_EQ(nodes_[0]->sit(sit, moment())->next.version, taken->next.version);
    }
  }

  [[nodiscard]] Moment moment() {
    Moment moment{.now = now_, .lag = static_cast<Millis>(random_.below(900)), .away_since = {}};
    moment.away_since.resize(observer_.computers.size());
    for (const Person& person : people_) moment.away_since[person.chair] = person.away;
    return moment;
  }

  void store(const std::vector<Event>& events) {
    for (const Event& event : events) {
      log_.push_back(event);
      observer_.see(event);
      for (const std::string& secret : unsaid_) {
        EXPECT_FALSE(event.open.contains(secret) && !event.open.contains("\"opened\""));
        EXPECT_FALSE(event.secret.contains(secret));
      }
    }
  }
  // All of them or none: the key of the log is room and number.
  bool append(std::optional<Room>& node, const std::vector<Event>& events) {
    if (node->version() != log_.size()) return false;
    store(events);
    for (const Event& event : events) {
      const Result<void> fine = node->take(event);
      EXPECT_TRUE(fine) << (fine ? "" : fine.error().full_sentence()) << ' ' << event.open;
      if (timed_) watch_clocks(*node, event);
    }
    return true;
  }
  void catch_up(std::optional<Room>& node) {
    while (node->version() < log_.size()) {
      const Result<void> fine = node->take(log_[node->version()]);
      ASSERT_TRUE(fine) << fine.error().full_sentence();
    }
  }
  void restart(std::optional<Room>& node) {
    Result<Room> room = Room::replay(kRoom, log_);
    ASSERT_TRUE(room) << room.error().full_sentence();
    node = std::move(*room);
  }

  // What is left never grows but by the increment of a move, the credit of an event, or a new day.
  void watch_clocks(const Room& room, const Event& event) {
    const Json clock = room.tell(std::nullopt, observer_.at)["clock"];
    if (!clock.contains("left") || clock.contains("days")) return;
    const Json json = Json::parse(event.open);
    for (const auto& [seat, left] : clock["left"].items()) {
      const Millis gain = left.get<Millis>() - left_.try_emplace(seat, left).first->second;
      EXPECT_LE(gain, json.contains("seat") && json["seat"] == seat ? 2000 : 0) << event.open;
      left_[seat] = left;
    }
  }

  // ---- A step.

  void advance() {
    now_ += static_cast<Millis>(random_.below(400));
    for (std::size_t i = 0; i < people_.size(); ++i) {
      if (!people_[i].away) do_duties(i);
    }
    std::optional<Room>& node = nodes_[random_.below(nodes_.size())];
    if (!pool_.empty()) deliver(node);
    computers(node);
    if (chance(30)) catch_up(node);
    if (chance(2)) restart(node);
    if (chance(20)) mischief();
    if (chance(3)) people_[random_.below(people_.size())].away = now_;
    for (Person& person : people_)
      if (person.away && chance(50)) person.away.reset();
    if (timed_ && chance(1)) pause(node);
    append_if_any(node, node->tick(moment()));
  }
  void append_if_any(std::optional<Room>& node, const std::vector<Event>& events) {
    if (!events.empty() && !append(node, events)) catch_up(node);
  }
  // No server is up for a while.
  void pause(std::optional<Room>& node) {
    const Millis since = now_;
    now_ += 3'600'000;
    append_if_any(node, node->resume(since, now_));
    append_if_any(nodes_[0], nodes_[0]->resume(since, now_));
  }

  void deliver(std::optional<Room>& node) {
    const std::size_t which = random_.below(pool_.size());
    if (chance(100)) return;  // lost, and sent again some time
    const Message message = pool_[which];
    const std::size_t chair = people_[message.person].chair;
    Heard<Next> next = node->hear(chair, message.command, moment());
    if (node->version() < log_.size() && (!next || !next->events.empty())) {
      catch_up(node);
      next = node->hear(chair, message.command, moment());
    }
    if (next && !next->events.empty()) {
      ASSERT_TRUE(append(node, next->events));
    }
    const std::string id = message.command["id"];
    if (next) {
      const auto [known, fresh] = acknowledged_.try_emplace(id, next->version);
      EXPECT_EQ(known->second, next->version) << message.command.dump();
    } else {
      refused(message, next.error());
    }
    if (chance(100)) return;  // the answer is lost: the device asks again
    pool_.erase(pool_.begin() + static_cast<std::ptrdiff_t>(which));
  }
  void refused(const Message& message, const Refusal& refusal) {
    const bool known = acknowledged_.contains(message.command["id"]);
    EXPECT_FALSE(known) << "acknowledged before: " << message.command.dump() << refusal.code;
    EXPECT_NE(refusal.code, "malformed") << message.command.dump();
    people_[message.person].duty = 0;
  }

  void computers(std::optional<Room>& node) {
    const std::optional<Room::Thinking> thinking = node->thinking();
    if (!thinking || node->version() != log_.size()) return;
    std::string action = chance(500) ? "w" : "e";
    if (thinking->since.empty()) action = observer_.table->random_action(random_);
    append_if_any(node, node->decide(thinking->version, action, moment(), fresh_(64)));
  }

  // ---- What devices do.

  void send(std::size_t person, std::string_view cmd, const Json& fields) {
    Json command = people_[person].phone.command(cmd, observer_.version, fields);
    pool_.push_back({person, std::move(command)});
    if (chance(50)) pool_.push_back(pool_.back());
  }

  void do_duties(std::size_t which) {
    Person& person = people_[which];
    if (observer_.computers[person.chair]) return;
    hand_over_links(which);
    if (!observer_.table || person.duty == observer_.changed) return;
    if (observer_.duel) return duel_duties(which);
    const Node node = observer_.table->node();
    if (node.turn == Turn::chance && observer_.roller() == person.chair) {
      if (!observer_.draws.missing(person.chair).empty()) return;
      Json fields = {{"seen", observer_.digest()}};
      if (person.phone.has_chains())
        fields["link"] = person.phone.own_link(observer_.draws.next() + 1);
      send(which, "roll", fields);
      person.duty = observer_.changed;
    }
    if (node.turn != Turn::decision || observer_.chair_at(node.seat) != person.chair) return;
    const std::string action = observer_.table->random_action(random_);
    person.duty = observer_.changed;
    if (observer_.table->game() == "two-paths" && action.size() == 2) return commit(which, action);
    send(which, "act", {{"action", action}});
  }

  void hand_over_links(std::size_t which) {
    Person& person = people_[which];
    if (!observer_.sealed || !person.phone.has_chains()) return;
    const std::uint32_t next = observer_.draws.next();
    const std::uint32_t known = observer_.draws.person(person.chair)->help.index();
    if (known >= next + 1 || person.links_sent >= next + 1) return;
    if (observer_.table && !observer_.table->next_to_roll()) return;
    const auto count = static_cast<std::uint32_t>(next - known + 1 + random_.below(3));
    Json links = person.phone.links(observer_.version, known + 1, count);
    pool_.push_back({which, std::move(links)});
    person.links_sent = known + count;
  }

  void commit(std::size_t which, const std::string& action) {
    Person& person = people_[which];
    const std::string id = person.phone.new_id();
    const std::string animal = action.substr(0, 1);
    person.side = action.substr(1);
    const std::string commitment =
        person.phone.commitment(kRoom, id, observer_.seat_name(person.chair), animal, person.side);
    Json command = {{"id", id},
                    {"version", observer_.version},
                    {"cmd", "commit"},
                    {"animal", animal},
                    {"commitment", commitment}};
    unsaid_ = {person.phone.nonce(kRoom, id)};
    sides_[id] = person.side;
    pool_.push_back({which, std::move(command)});
  }
  void duel_duties(std::size_t which) {
    Person& person = people_[which];
    const Observer::OpenDuel& duel = *observer_.duel;
    const bool opens = duel.blocked && !duel.unopened;
    if ((person.chair == duel.mover) != opens) return;
    person.duty = observer_.changed;
    if (!opens) return send(which, "act", {{"action", chance(500) ? "w" : "e"}});
    if (chance(20)) return send(which, "cannot_open", Json::object());
    send(which, "open", {{"side", sides_[duel.id]}, {"nonce", person.phone.nonce(kRoom, duel.id)}});
  }

  void mischief() {
    const std::size_t which = random_.below(people_.size());
    Person& person = people_[which];
    if (!observer_.table || observer_.computers[person.chair]) return;
    constexpr std::array<const char*, 3> kOffers = {"draw", "take_back", "hints"};
    if (!observer_.offers.empty() && chance(700)) {
      const Observer::OpenOffer& offer = observer_.offers.front();
      const bool yes = chance(offer.kind == "draw" ? 50 : 600);
      send(which, "answer", {{"to", offer.version}, {"yes", yes}});
    } else if (chance(600)) {
      send(which, "offer", {{"offer", kOffers[random_.below(3)]}});
    } else if (chance(20)) {
      send(which, chance(500) ? "resign" : "leave", Json::object());
    } else if (chance(100)) {
      const Person& other = people_[random_.below(people_.size())];
      send(which, "claim", {{"seat", observer_.seat_name(other.chair)}});
    } else {
      const std::size_t about = people_[random_.below(people_.size())].chair;
      if (about == person.chair || observer_.computers[about] || !observer_.plays(about)) return;
      send(which, "offer", {{"offer", "replace"}, {"about", about}, {"level", "random"}});
    }
  }

  // ---- The checker.

  void check() {
    std::map<std::string, std::uint64_t> written;
    std::string digest = fairness::first_digest(kRoom).hex();
    for (const Event& event : log_) {
      const Json json = Json::parse(event.open);
      digest = Room::digest_after(digest, event.open);
      if (!json.contains("id")) continue;
      EXPECT_TRUE(written.try_emplace(json["id"], json["version"]).second) << event.open;
    }
    for (const auto& [id, version] : acknowledged_) {
      const auto found = written.find(id);
      // Links that were known already add nothing to the log.
      if (found != written.end()) {
        EXPECT_EQ(found->second, version) << id;
      }
    }
    EXPECT_EQ(observer_.digest(), digest);
    const Result<Room> again = Room::replay(kRoom, log_);
    ASSERT_TRUE(again) << again.error().full_sentence();
    EXPECT_EQ(again->digest(), digest);
    for (std::optional<Room>& node : nodes_) {
      catch_up(node);
      EXPECT_EQ(node->tell(0, now_), again->tell(0, now_));
    }
    if (!again->started()) return;
    const Verdict verdict = verify(again->record());
    EXPECT_TRUE(verdict) << verdict.error().error.full_sentence() << " at " << verdict.error().at
                         << '\n'
                         << record_text(again->record());
  }

  Generator random_;
  Digits fresh_;
  Observer observer_;
  std::vector<Event> log_;
  std::array<std::optional<Room>, 2> nodes_;
  std::vector<Person> people_;
  std::vector<Message> pool_;
  std::map<std::string, std::uint64_t> acknowledged_;
  std::map<std::string, std::string> sides_;
  std::vector<std::string> unsaid_;  // nonces that nobody but their device may know
  std::map<std::string, Millis> left_;
  Millis now_ = 1'763'400'000'000;
  bool timed_ = false;
};

}  // namespace menagerie::rooms
