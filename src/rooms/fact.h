// What can happen in a room, as typed values: one struct for each kind of event (docs/network.md
// lists them). Members under "secret" are for the server alone and never stand in public bytes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/game.h"
#include "fairness/story.h"
#include "rooms/clock_setting.h"
#include "rooms/room.h"

namespace menagerie::rooms {

enum class ChairKind : std::uint8_t { open, person, computer };

// A chair as its room was made with.
struct ChairSpec {
  ChairKind kind = ChairKind::open;
  std::string name{};
  std::string level{};  // of a computer, as contenders are written
  std::optional<Anchors> anchors{};
  // secret
  std::optional<Digest> token{};   // hash of the token that opens it
  std::optional<Digest> invite{};  // hash of the invitation's secret
  friend bool operator==(const ChairSpec&, const ChairSpec&) = default;
};

// Whoever has agreed to a rematch brings this for the new room; secret.
struct NextChair {
  Digest token;  // its hash
  std::optional<Anchors> anchors;
  friend bool operator==(const NextChair&, const NextChair&) = default;
};

enum class OfferKind : std::uint8_t { draw, take_back, rematch, replace, reseat, hints };

namespace facts {

struct Made {
  static constexpr std::string_view kKind = "made";
  std::string room;
  std::string game;
  OptionValues options;
  std::optional<std::string> position;
  std::vector<ChairSpec> chairs;
  bool drawn_order = false;
  ClockSetting clock;
  bool listed = false;
  bool spectators = true;
  Digest anchor;
  // secret
  Digest server_key;
};
struct Seated {
  static constexpr std::string_view kKind = "seated";
  std::string name;
  std::optional<Anchors> anchors;
  // secret
  Digest token;
};
struct Left {
  static constexpr std::string_view kKind = "left";
};
struct Sealed {
  static constexpr std::string_view kKind = "sealed";
  std::vector<std::optional<Anchors>> anchors;
};
struct Linked {
  static constexpr std::string_view kKind = "linked";
  std::uint32_t from = 0;
  std::vector<Digest> links;
};
struct Started {
  static constexpr std::string_view kKind = "started";
  Digest server;
  std::vector<std::size_t> order{};
  std::uint64_t seed = 0;
  OptionValues options{};
  std::string start{};
  friend bool operator==(const Started&, const Started&) = default;
};
struct Acted {
  static constexpr std::string_view kKind = "acted";
  std::string seat;
  std::vector<std::string> actions;
};
struct Rolled {
  static constexpr std::string_view kKind = "rolled";
  std::uint32_t k = 0;
  std::string seat;
  std::optional<Digest> link;
  Digest server{};
  std::vector<std::string> actions{};
  std::optional<Digest> seen{};
};
struct Committed {
  static constexpr std::string_view kKind = "committed";
  std::string seat;
  char animal = 'F';
  Digest commitment;
  // secret, and of a computer's side only
  struct Hidden {
    char side = 'w';
    Digest nonce;
  };
  std::optional<Hidden> hidden;
};
struct Blocked {
  static constexpr std::string_view kKind = "blocked";
  std::string seat;
  char side = 'w';
};
struct Opened {
  static constexpr std::string_view kKind = "opened";
  std::string seat;
  char side = 'w';
  std::optional<Digest> nonce;  // nothing where the blocker chose the side
  std::vector<std::string> actions;
  std::optional<Digest> seen;
};
struct Unopened {
  static constexpr std::string_view kKind = "unopened";
  std::string seat;
};
struct Offered {
  static constexpr std::string_view kKind = "offered";
  OfferKind offer = OfferKind::draw;
  std::optional<std::size_t> about;
  std::string level;  // replace only
  // secret
  std::optional<Digest> invite;   // reseat: hash of the new invitation's secret
  std::optional<NextChair> next;  // rematch
};
struct Answered {
  static constexpr std::string_view kKind = "answered";
  std::uint64_t to = 0;
  bool yes = false;
  // secret
  std::optional<NextChair> next;
};
struct TookBack {
  static constexpr std::string_view kKind = "took_back";
  std::size_t ply = 0;
};
struct Replaced {
  static constexpr std::string_view kKind = "replaced";
  std::size_t about = 0;
  std::string level;
};
struct Reseated {
  static constexpr std::string_view kKind = "reseated";
  std::size_t about = 0;
  std::string name;
  std::optional<Anchors> anchors;
  // secret
  Digest token;
};
struct Hinted {
  static constexpr std::string_view kKind = "hinted";
};
// A seat goes, and where more than two play the others go on.
struct Gone {
  std::string seat;
  std::vector<std::string> actions;
};
struct Resigned : Gone {
  static constexpr std::string_view kKind = "resigned";
};
struct Flagged : Gone {
  static constexpr std::string_view kKind = "flagged";
};
struct Claimed : Gone {
  static constexpr std::string_view kKind = "claimed";
};
struct Ended {
  static constexpr std::string_view kKind = "ended";
  std::optional<std::string> result;  // a seat, or "draw"
  std::optional<std::string> ended;   // as records say it
  std::string reason;
};
struct CalledOff {
  static constexpr std::string_view kKind = "called_off";
};
struct Closed {
  static constexpr std::string_view kKind = "closed";
  std::string why;
};
struct Resumed {
  static constexpr std::string_view kKind = "resumed";
  Millis since = 0;
};
struct Rematched {
  static constexpr std::string_view kKind = "rematched";
  std::string next;
};

}  // namespace facts

using Fact =
    std::variant<facts::Made, facts::Seated, facts::Left, facts::Sealed, facts::Linked,
                 facts::Started, facts::Acted, facts::Rolled, facts::Committed, facts::Blocked,
                 facts::Opened, facts::Unopened, facts::Offered, facts::Answered, facts::TookBack,
                 facts::Replaced, facts::Reseated, facts::Hinted, facts::Resigned, facts::Flagged,
                 facts::Claimed, facts::Ended, facts::CalledOff, facts::Closed, facts::Resumed,
                 facts::Rematched>;

// Who and what caused an event; `id` is empty where no command did.
struct Cause {
  std::optional<std::size_t> chair{};
  std::string id{};
  Millis credit = 0;  // what the sender's clock gets back for the trip
};

struct Stamped {
  std::uint64_t version = 0;
  Millis at = 0;
  Cause cause;
  Fact fact;
};

[[nodiscard]] std::string_view name_of(OfferKind kind);
[[nodiscard]] std::optional<OfferKind> offer_kind(std::string_view name);
[[nodiscard]] std::string_view name_of(ChairKind kind);

// As it is stored, and back. Whether it fits the room is for the room to say.
[[nodiscard]] Event write_event(const Stamped& stamped);
[[nodiscard]] Result<Stamped> read_event(const Event& event);

}  // namespace menagerie::rooms
