// A position of Totem: who stands where, whose turn it is and how far the turn has come. It is
// legal by construction: it begins as a start or comes from `parse`, and only legal actions change
// it. Rolling the dice is left to whoever owns the table, and so is deciding that a seat is out
// (H19): `check` and `apply` take that action at any time, but legal() never lists it.
//
// How `out` meets what it interrupts:
// - Of the seat on turn: its turn is over at once, whatever it was about to do, an extra turn (H13)
//   included. Nothing more is settled, and the quiet count stays 0 for the next seat left.
// - Of another seat: the turn goes on among the spaces that are free now. An attacker chooses among
//   what is left of its choices, were it a single piece; if nothing is left of them, its travel is
//   settled without an elimination.
// - While an extra turn is decided on (H13), nothing but the seat's own going changes that; if the
//   game is over, its seat is before the roll.
// - If it ends the game in the middle of a turn, that turn stays as it is, but a travelling piece
//   has ended its travel.
// - While start spaces are chosen: the seats left go on choosing in order, and the lowest seat left
//   begins. The totems that stand make the pattern, still that of the table's number of seats, and
//   a space that is left again may be chosen again. While none stands, any marked space may be
//   taken.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/fixed_list.h"
#include "core/position.h"
#include "core/result.h"
#include "core/seat.h"
#include "games/totem/action.h"
#include "games/totem/board.h"
#include "games/totem/formation.h"

namespace menagerie::totem {

inline constexpr int kReserve = 19;    // pieces in reserve at the start (H1)
inline constexpr int kMaxPieces = 25;  // of one player, on the board and in reserve (H1)
inline constexpr int kMaxPoints = 12;  // two sixes
inline constexpr std::uint32_t kQuietLimit = 100;        // where a table says nothing (H18)
inline constexpr std::uint32_t kMaxQuiet = 999'999'999;  // counting stops here

// What a position waits for.
enum class Stage : std::uint8_t {
  seating,  // a seat's choice of a start space (H3)
  roll,     // the dice (H5)
  dice,     // what to do with the dice: exchange, use or pass (H6, H7)
  move,     // the first step of some piece (H8)
  travel,   // the next step of the travelling piece, or its end (H11)
  strike,   // the attacker's choice (H14)
  extra,    // whether to play again after two sixes, at tables that leave it open (H13)
  over,
};

// Whether whoever rolled two sixes plays again: a table may leave it to the player (H13).
enum class Twelve : std::uint8_t { must, may };

// The dice as rolled, the higher first; 0 before the roll.
struct Dice {
  std::uint8_t high = 0;
  std::uint8_t low = 0;
  friend bool operator==(const Dice&, const Dice&) = default;
  [[nodiscard]] constexpr bool rolled() const { return high != 0; }
  [[nodiscard]] constexpr int sum() const { return high + low; }
};

// What happens when a travel ends (H14 to H16).
struct Strike {
  std::array<SpaceSet, kMaxSeats> lost;  // by seat, all that leaves the board; totems included
  SpaceSet choices;                      // if the attacker must choose; `lost` is empty then
  friend bool operator==(const Strike&, const Strike&) = default;
};

class Position {
 public:
  using Action = totem::Action;
  // Every member of a group to every side, and `end`.
  using Actions = FixedList<Action, kMaxGroup * kNeighbours + 1>;
  using Chances = FixedList<Chance<Action>, 21>;
  // The spaces that the travelling piece has stood on, in order.
  using Path = FixedList<Space, kMaxPoints + 1>;
  static constexpr int kSymmetries = kHexagonSymmetries;

  // Two players, seated at once.
  Position();
  // Everybody seated at once, or nobody yet (H3). A quiet limit of 0 means none. Pre: 2 to 4 seats.
  [[nodiscard]] static Position seated(int seats, std::uint32_t quiet_limit = kQuietLimit,
                                       Twelve twelve = Twelve::must);
  [[nodiscard]] static Position unseated(int seats, std::uint32_t quiet_limit = kQuietLimit,
                                         Twelve twelve = Twelve::must);

  [[nodiscard]] Node node() const {
    if (stage_ == Stage::over) return {Turn::over, {}};
    if (stage_ == Stage::roll) return {Turn::chance, {}};
    return {Turn::decision, on_turn()};
  }
  void legal(Actions& actions) const;
  [[nodiscard]] Result<void> check(Action action) const;
  void apply(Action action);
  void chance(Chances& chances) const;
  [[nodiscard]] int seats() const { return seats_; }
  // 1 for a seat that still has its totem, 0 for the others; 1 also for a seat that won before it
  // had one, for all others gave up (H19).
  [[nodiscard]] Scores scores() const;
  [[nodiscard]] Outcome outcome() const;
  // Ends: last_totem, of the winner (H17); one_piece_each, no_pieces, quiet_limit (H18).
  [[nodiscard]] Reason reason() const;
  [[nodiscard]] std::uint64_t key() const;
  // Nothing is hidden in this game.
  [[nodiscard]] Position seen_by(Viewer) const { return *this; }
  [[nodiscard]] Position transformed(int symmetry) const;
  [[nodiscard]] Action transformed(Action action, int symmetry) const;

  [[nodiscard]] std::string text() const;
  // A text does not say when a quiet game is drawn (H18), nor what a table makes of two sixes
  // (H13).
  [[nodiscard]] static Result<Position> parse(std::string_view text) {
    return parse(text, kQuietLimit);
  }
  [[nodiscard]] static Result<Position> parse(std::string_view text, std::uint32_t quiet_limit,
                                              Twelve twelve = Twelve::must);
  // What takes a seat out of the game, at tables of three and four (H19).
  [[nodiscard]] static Action out_action(Seat seat) { return Action::out(seat); }
  [[nodiscard]] static std::string action_text(Action action);
  [[nodiscard]] static Result<Action> parse_action(std::string_view text);

  friend bool operator==(const Position&, const Position&) = default;

  [[nodiscard]] Stage stage() const { return stage_; }
  [[nodiscard]] Seat on_turn() const { return Seat{turn_}; }
  // kNoSpace for a player who is out or not seated yet.
  [[nodiscard]] Space totem(Seat seat) const { return totems_[seat.index]; }
  [[nodiscard]] bool in_play(Seat seat) const { return totem(seat) != kNoSpace; }
  // Whether it will still choose a start space (H3).
  [[nodiscard]] bool waits(Seat seat) const { return ((waiting_ >> seat.index) & 1U) != 0; }
  [[nodiscard]] bool is_out(Seat seat) const { return !in_play(seat) && !waits(seat); }
  // The totem and the pieces on the board.
  [[nodiscard]] const SpaceSet& group(Seat seat) const { return groups_[seat.index]; }
  // The pieces on the board without the totem, and how many they are.
  [[nodiscard]] SpaceSet pieces(Seat seat) const;
  [[nodiscard]] int piece_count(Seat seat) const { return piece_counts_[seat.index]; }
  [[nodiscard]] int reserve(Seat seat) const { return reserves_[seat.index]; }
  [[nodiscard]] const SpaceSet& free_spaces() const { return free_; }
  [[nodiscard]] Dice dice() const { return dice_; }
  [[nodiscard]] bool points_chosen() const { return points_ != kNoPoints; }
  // Points left. Pre: points_chosen().
  [[nodiscard]] int points() const { return points_; }
  // Empty while no piece is travelling.
  [[nodiscard]] Path path() const;
  // Where the pieces stand that have ended their travel this turn.
  [[nodiscard]] const SpaceSet& travelled() const { return travelled_; }
  [[nodiscard]] std::uint32_t quiet_turns() const { return quiet_; }
  [[nodiscard]] std::uint32_t quiet_limit() const { return quiet_limit_; }
  [[nodiscard]] Twelve twelve() const { return twelve_; }
  // What would happen if a piece of the seat on turn ended its travel on `at`; for a travelling
  // piece, whether to end now.
  [[nodiscard]] Strike strike(Space at) const;

 private:
  friend class PositionReader;

  static constexpr std::int8_t kNoPoints = -1;

  // The opposing totems and pieces to which H14 and H15 come down for a travel that ends on a
  // space.
  struct Touched {
    FixedList<Space, kNeighbours> totems;
    FixedList<Space, kNeighbours> farthest;  // of the pieces; more than one: the attacker chooses
  };

  explicit Position(int seats, std::uint32_t quiet_limit, Twelve twelve);

  [[nodiscard]] std::size_t me() const { return turn_; }
  // Whether a piece of the seat on turn outside `resting` has a step.
  [[nodiscard]] bool can_step(const SpaceSet& resting) const {
    return any_step(groups_[turn_], free_, resting);
  }
  [[nodiscard]] bool may_exchange() const;
  [[nodiscard]] bool can_end() const;
  [[nodiscard]] bool on_path(Space space) const;
  [[nodiscard]] Space traveller() const { return path_[path_size_ - 1U]; }
  [[nodiscard]] unsigned off_path(unsigned steps) const;
  [[nodiscard]] Neighbours travel_steps() const;
  [[nodiscard]] bool can_travel_on() const;
  [[nodiscard]] SpaceSet start_choices() const;
  [[nodiscard]] bool anybody_out() const;
  [[nodiscard]] std::optional<Reason> decision() const;
  [[nodiscard]] bool decided() const { return decision().has_value(); }
  [[nodiscard]] bool quiet_draw() const { return quiet_limit_ != 0 && quiet_ >= quiet_limit_; }
  [[nodiscard]] Stage stage_by_fields() const;

  [[nodiscard]] std::size_t owner_of(Space space) const;
  [[nodiscard]] Touched touched_from(Space at) const;
  [[nodiscard]] SpaceSet lost_with(Space victim) const;
  [[nodiscard]] bool all_choices_of(std::size_t seat) const;

  void put_totem(std::size_t seat, Space space);
  void put_piece(std::size_t seat, Space space);
  void remove_piece(std::size_t seat, Space space);
  void remove_player(std::size_t seat);
  void take_start(Space space);
  void stop_waiting(std::size_t seat);
  void await_next_choice();
  void exchange(Space space);
  void step(Space from, Space to);
  void end_travel();
  void eliminate(Space victim);
  void settle_travel();
  void forget_turn();
  void pass_on();
  void end_turn();
  void play_again();
  void leave_extra_turn();
  void go_out(std::size_t seat);
  void go_out_while_seating(std::size_t seat);

  void legal_dice(Actions& actions) const;
  void legal_moves(Actions& actions) const;
  void legal_travel(Actions& actions) const;

  [[nodiscard]] Result<void> check_out(Seat seat) const;
  [[nodiscard]] Result<void> check_start(Action action) const;
  [[nodiscard]] Result<void> check_dice(Action action) const;
  [[nodiscard]] Result<void> check_exchange(Space space) const;
  [[nodiscard]] Result<void> check_use(int points) const;
  [[nodiscard]] Result<void> check_moving(Action action) const;
  [[nodiscard]] Result<void> check_step(Space from, Space to) const;
  [[nodiscard]] Result<void> check_strike(Action action) const;
  [[nodiscard]] static Result<void> check_extra(Action action);

  [[nodiscard]] std::uint64_t full_lasting_key() const;
  [[nodiscard]] std::uint64_t full_travelled_key() const;

  std::array<SpaceSet, kMaxSeats> groups_;
  SpaceSet free_;
  SpaceSet travelled_;
  std::uint64_t lasting_key_ = 0;    // of groups, totems and reserves
  std::uint64_t travelled_key_ = 0;  // of the travelled pieces; forgotten at the end of a turn
  std::array<Space, kMaxPoints + 1> path_{};  // unused places hold Space{0}
  std::array<Space, kMaxSeats> totems_;
  std::uint32_t quiet_ = 0;
  std::uint32_t quiet_limit_ = kQuietLimit;
  std::array<std::uint8_t, kMaxSeats> piece_counts_{};
  std::array<std::uint8_t, kMaxSeats> reserves_{};
  std::uint8_t path_size_ = 0;
  std::uint8_t seats_ = 2;
  std::uint8_t waiting_ = 0;  // a bit for each seat that will still choose a start space
  std::uint8_t turn_ = 0;
  Dice dice_;
  std::int8_t points_ = kNoPoints;
  Stage stage_ = Stage::seating;
  Twelve twelve_ = Twelve::must;
};

}  // namespace menagerie::totem
