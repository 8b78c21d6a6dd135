// A position of Two Paths: where the six animals are, whose turn it is, the duel of the turn, and
// what is announced and hidden in it. Rules P1 to P12 live here; drawing who starts is left to
// Game, and guessing well to the players.
//
// A duel is two decisions in a row, the mover's and the blocker's. What the mover hides is part of
// the position between the two and is cut out by seen_by; such a view is a position value too, but
// not complete(): it can be shown, and nothing can be applied to it.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/fixed_list.h"
#include "core/position.h"
#include "games/two_paths/action.h"
#include "games/two_paths/board.h"

namespace menagerie::two_paths {

// Where every animal is, by seat and kind; at its goal means not on the board.
using Animals = std::array<std::array<Space, 3>, 2>;

enum class Phase : std::uint8_t { lining_up, choosing, blocking, over };

class Position {
 public:
  using Action = two_paths::Action;
  using Actions = FixedList<Action, 6>;
  using Chances = FixedList<Chance<Action>, 1>;
  static constexpr int kSymmetries = 24;

  // Lining up on 7 rows, South first.
  Position() : Position(kFewestRows, kSouth) {}
  // Pre: rows is 7 or 8.
  [[nodiscard]] static Position lining_up(int rows, Seat starter) {
    return Position(rows, starter);
  }
  // All animals placed, `mover` to choose; nothing where the rules make that impossible: two
  // animals on one space, one off the board of so many rows or on its finishing line (P6), one
  // arrived too early (P7), or both sides finished (P12). Pre: rows is 7 or 8, duel 1, 2 or 3.
  [[nodiscard]] static std::optional<Position> arranged(int rows, const Animals& animals,
                                                        Seat mover, int duel);

  // What the table shows.
  [[nodiscard]] int rows() const { return static_cast<int>(rows_); }
  [[nodiscard]] Phase phase() const;
  // Whose turn it is, in the duel's both decisions; while lining up, who lines up now.
  [[nodiscard]] Seat mover() const { return Seat{mover_}; }
  // 1, 2, or 3 for the third and later ones (P11); 0 while lining up.
  [[nodiscard]] int duel() const { return duel_; }
  // The goal of the seat for an animal that has arrived or, while lining up, is not placed yet.
  [[nodiscard]] Space space(Seat seat, Kind kind) const {
    return Space{static_cast<std::uint8_t>((places_ >> shift(seat, kind)) & 31)};
  }
  [[nodiscard]] Spaces occupied() const { return occupied_; }
  [[nodiscard]] std::optional<Kind> announced() const;
  // Nothing where no animal is announced, and in a view that may not know.
  [[nodiscard]] std::optional<Side> hidden_side() const;
  // False for a view that lacks the hidden side.
  [[nodiscard]] bool complete() const { return announced_ == 0 || hidden_ != 0; }

  // Where the animal would go along that side (P6), its goal if it would arrive; nothing if it is
  // not on the board or may not arrive yet (P7).
  [[nodiscard]] std::optional<Space> landing(Seat seat, Kind kind, Side side) const;
  // P8, for the mover's animal. Pre: not lining up.
  [[nodiscard]] bool may_announce(Kind kind) const;
  // Plays a whole duel at once. Pre: choosing, may_announce(kind).
  void play_duel(Kind kind, Side hidden, Side blocked);

  // The contract of core/position.h.
  [[nodiscard]] Node node() const;
  void legal(Actions& actions) const;
  [[nodiscard]] Result<void> check(Action action) const;
  void apply(Action action);
  void chance(Chances& chances) const { chances.clear(); }
  [[nodiscard]] int seats() const { return 2; }
  [[nodiscard]] Scores scores() const;
  [[nodiscard]] Outcome outcome() const;
  // Ends: arrived, of the winner (P12).
  [[nodiscard]] Reason reason() const;
  [[nodiscard]] std::uint64_t key() const;
  [[nodiscard]] Position seen_by(Viewer viewer) const;
  [[nodiscard]] std::string text() const;
  [[nodiscard]] static Result<Position> parse(std::string_view text);
  [[nodiscard]] static std::string action_text(Action action) { return action.text(); }
  [[nodiscard]] static Result<Action> parse_action(std::string_view text) {
    return Action::parse(text);
  }
  friend bool operator==(const Position&, const Position&) = default;

  // Symmetry s exchanges the kinds of both players alike by kOrders[s / 4], turns the board by 180
  // degrees and exchanges the players if s & 2, and mirrors it west to east if s & 1.
  [[nodiscard]] Position transformed(int symmetry) const;
  [[nodiscard]] static Action transformed(Action action, int symmetry);

 private:
  friend class PositionReader;

  Position(int rows, Seat starter)
      : mover_(starter.index), rows_(static_cast<std::uint32_t>(rows)) {
    assert(rows >= kFewestRows && rows <= kMostRows);
  }

  [[nodiscard]] static constexpr unsigned shift(Seat seat, Kind kind) {
    return 5 * (3 * seat.index + static_cast<unsigned>(kind));
  }
  [[nodiscard]] bool finished(Seat seat) const {
    return seat == kSouth ? (places_ & 0x7fff) == 0x7fff : places_ >> 15 == 0;
  }
  // Whether an animal of the seat other than the one on `from` stands on its start line. No animal
  // stands on its finishing line, so whoever is on a start line belongs there.
  [[nodiscard]] bool others_on_start_line(Seat seat, Space from) const {
    return (occupied_ & start_line(seat, rows()) & ~from.bit()) != 0;
  }
  [[nodiscard]] Space first_free_from(Seat seat, Space from, Side side) const {
    return first_free(path(rows(), seat, from, side), seat, occupied_);
  }
  // One has arrived while another stands on the start line, against P7.
  [[nodiscard]] bool arrived_too_early(Seat seat) const;
  // Pre: `to` is free or a goal.
  void move(Seat seat, Kind kind, Space to);
  void run(Seat seat, Kind kind, Side side);
  void next_duel(bool guessed_right);
  void line_up(const Order& order);
  [[nodiscard]] Result<void> check_line_up(Action action) const;
  [[nodiscard]] Result<void> check_choice(Action action) const;
  [[nodiscard]] Result<void> check_announcement(Kind kind) const;
  [[nodiscard]] Result<void> check_block(Action action) const;

  // Everything is in whole bytes without gaps, so that equal positions are equal in memory and a
  // hidden side leaves no trace in a view.
  std::uint32_t places_ = 0x7fff;  // five bits an animal: South's at goal 31, North's at goal 0
  Spaces occupied_ = 0;
  std::uint8_t mover_ = 0;
  std::uint8_t duel_ = 0;
  std::uint8_t announced_ = 0;  // 1 + kind
  std::uint8_t hidden_ = 0;     // 1 + side
  std::uint32_t rows_ = kFewestRows;
};

static_assert(sizeof(Position) <= 16 && std::has_unique_object_representations_v<Position>);

// What a playout does for every duel stands here for the compiler to see through.

inline Phase Position::phase() const {
  if (duel_ == 0) return Phase::lining_up;
  if (announced_ != 0) return Phase::blocking;
  return finished(kSouth) || finished(kNorth) ? Phase::over : Phase::choosing;
}

inline Node Position::node() const {
  switch (phase()) {
    case Phase::lining_up:
    case Phase::choosing:
      return {Turn::decision, mover()};
    case Phase::blocking:
      return {Turn::decision, opponent(mover())};
    case Phase::over:
      break;
  }
  return {Turn::over, {}};
}

// P8. While others stand on the start line, each side must have a free space before the goal (P7);
// an arrived animal has no others there.
inline bool Position::may_announce(Kind kind) const {
  const Space from = space(mover(), kind);
  if (!others_on_start_line(mover(), from)) return from.on_board();
  const Spaces free = kAllSpaces & ~occupied_;
  return (path(rows(), mover(), from, Side::east) & free) != 0 &&
         (path(rows(), mover(), from, Side::west) & free) != 0;
}

inline void Position::legal(Actions& actions) const {
  actions.clear();
  switch (phase()) {
    case Phase::lining_up:
      for (const Order& order : kOrders) actions.push_back(Action::line_up(order));
      return;
    case Phase::choosing:
      for (const Kind kind : kKinds) {
        if (!may_announce(kind)) continue;
        for (const Side side : kSides) actions.push_back(Action::choose(kind, side));
      }
      return;
    case Phase::blocking:
      for (const Side side : kSides) actions.push_back(Action::block(side));
      return;
    case Phase::over:
      return;
  }
}

inline void Position::move(Seat seat, Kind kind, Space to) {
  const Space from = space(seat, kind);
  places_ ^= static_cast<std::uint32_t>(from.index ^ to.index) << shift(seat, kind);
  occupied_ = ((occupied_ & ~from.bit()) | to.bit()) & kAllSpaces;
}

// P9 and P10 move by P6 alike. The paths of an arrived animal lead nowhere but to its goal, so it
// stays there.
inline void Position::run(Seat seat, Kind kind, Side side) {
  const Space from = space(seat, kind);
  const Space to = first_free_from(seat, from, side);
  const bool forbidden = !to.on_board() && others_on_start_line(seat, from);  // P7
  if (!forbidden) move(seat, kind, to);
}

// P11
inline void Position::next_duel(bool guessed_right) {
  if (duel_ < 3) {
    ++duel_;
  } else if (guessed_right) {
    mover_ ^= 1;
    duel_ = 1;
  }
}

inline void Position::play_duel(Kind kind, Side hidden, Side blocked) {
  assert(may_announce(kind));
  const bool right = hidden == blocked;
  run(right ? opponent(mover()) : mover(), kind, hidden);
  announced_ = 0;
  hidden_ = 0;
  next_duel(right);
}

inline void Position::apply(Action action) {
  switch (action.type()) {
    case Action::Type::line_up:
      line_up(action.order());
      return;
    case Action::Type::choose:
      announced_ = static_cast<std::uint8_t>(1 + index_of(action.kind()));
      hidden_ = static_cast<std::uint8_t>(1 + index_of(action.side()));
      return;
    case Action::Type::block:
      assert(announced_ != 0 && hidden_ != 0);
      play_duel(static_cast<Kind>(announced_ - 1), static_cast<Side>(hidden_ - 1), action.side());
      return;
  }
}

}  // namespace menagerie::two_paths
