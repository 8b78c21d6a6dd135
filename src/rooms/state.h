// Everything that a room is, in parts: how it was made, who sits where, the game, the chains, a
// duel under way, clocks, offers. Only `take` changes it; the commands read it and say what would
// follow.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/table.h"
#include "rooms/clock.h"
#include "rooms/draws.h"
#include "rooms/fact.h"
#include "rooms/ids.h"
#include "rooms/proof.h"

namespace menagerie::rooms {

struct Chair {
  ChairKind kind = ChairKind::open;
  std::string name{};
  std::optional<Contender> computer{};
  std::optional<Anchors> anchors{};
  std::optional<Digest> token{};   // the hash of what opens it
  std::optional<Digest> invite{};  // the hash of what lets somebody sit down
  bool renewed = false;            // the others have invited somebody to it anew
  std::optional<Seat> seat{};      // once the game has started
  std::uint64_t seated = 0;        // the event by which this person sat down
  std::uint32_t moves = 0;         // that it has completed
  std::uint32_t offers = 0;        // that it has made
  std::uint64_t refused_in = 0;    // the turn in which an offer of it was refused
};

// Two Paths: an animal is announced, and the table still stands before it.
struct Duel {
  std::size_t mover = 0;  // a chair
  std::string id;         // of the command that committed
  char animal = 'F';
  Digest commitment;
  std::optional<facts::Committed::Hidden> hidden;  // a computer's, which the server knows
  std::optional<char> blocked;
  bool unopened = false;  // the key is lost; the blocker chooses
};

struct Offer {
  std::uint64_t version = 0;  // of its event
  std::size_t by = 0;
  OfferKind kind = OfferKind::draw;
  std::optional<std::size_t> about{};
  std::string level{};
  std::optional<Digest> invite{};
  std::vector<std::size_t> agreed{};  // chairs that have said yes
};

enum class Stage : std::uint8_t { waiting, sealed, running, over };

struct Room::State {
  std::string id;
  std::uint64_t version = 0;
  Digest digest;
  Millis at = 0;  // of the last event
  Stage stage = Stage::waiting;

  facts::Made setup;  // its chairs are moved on to `chairs`
  std::vector<Chair> chairs;
  Ids ids;

  std::optional<Table> table;      // once started
  std::vector<std::size_t> order;  // chair of every seat
  std::uint64_t turn_version = 0;  // the last event that changed what the game waits for
  Draws draws;
  std::optional<Duel> duel;
  std::vector<Side> sides;  // of all duels that were opened
  Clock clock;
  std::optional<Millis> resumed_since;
  std::vector<Offer> offers;
  bool hints = false;
  std::string reason;  // why the game is over, as the event said it

  std::vector<std::optional<NextChair>> next_chairs;  // of a rematch, by chair
  bool rematch_agreed = false;
  std::string next;  // the room of the rematch

  // c(i) of the server's chain. Making the chain takes milliseconds, so it is kept once it is used.
  [[nodiscard]] Digest server_link(std::uint32_t i) const;
  [[nodiscard]] std::size_t chair_at(Seat seat) const { return order[seat.index]; }
  [[nodiscard]] std::string seat_name(std::size_t chair) const;
  [[nodiscard]] bool is_person(std::size_t chair) const {
    return chairs[chair].kind == ChairKind::person;
  }
  // Whether the chair still plays (H15, H19). Pre: running.
  [[nodiscard]] bool plays(std::size_t chair) const;
  // The chair that rolls next (Table::next_to_roll).
  [[nodiscard]] std::optional<std::size_t> next_roller() const;

  mutable std::optional<fairness::Chain> server_chain;
  mutable std::optional<std::string> view;  // of this version, once somebody asked for it
  // Of a game that is over. It may be long, and anybody may ask for it again and again.
  mutable std::optional<std::string> record;
};

using State = Room::State;

}  // namespace menagerie::rooms
