// Reads a position and refuses everything that no game can lead to, as far as the position alone
// can tell.
#include <algorithm>

#include "core/scanner.h"
#include "games/totem/position.h"
#include "games/totem/seating.h"
#include "messages/totem.h"

namespace menagerie::totem {

// The columns of a list of spaces, for complaints that come later.
using Columns = FixedList<std::size_t, kMaxPieces + 1>;

class PositionReader {
 public:
  PositionReader(std::string_view text, std::uint32_t quiet_limit, Twelve twelve)
      : in_(text), position_(kMinSeats, quiet_limit, twelve) {
    position_.waiting_ = 0;
  }

  [[nodiscard]] Result<Position> read();

 private:
  [[nodiscard]] Result<void> read_fields();
  [[nodiscard]] Result<void> read_seats();
  [[nodiscard]] Result<void> read_seat(std::size_t seat);
  [[nodiscard]] Result<void> read_pieces(std::size_t seat);
  [[nodiscard]] Result<Space> read_unit();
  [[nodiscard]] Result<void> read_reserve(std::size_t seat);
  [[nodiscard]] Result<void> read_turn();
  [[nodiscard]] Result<void> read_dice();
  [[nodiscard]] Result<void> read_points();
  [[nodiscard]] Result<void> read_path();
  [[nodiscard]] Result<void> read_path_space();
  [[nodiscard]] Result<void> read_travelled();
  [[nodiscard]] Result<void> read_quiet();

  [[nodiscard]] Result<void> check_starts(const Columns& columns) const;
  [[nodiscard]] Result<void> check_connected(std::size_t seat, const Columns& columns) const;
  [[nodiscard]] Result<void> check_path() const;
  [[nodiscard]] Result<void> check_points() const;
  [[nodiscard]] Result<void> check_stage();
  [[nodiscard]] Result<void> check_choice() const;
  [[nodiscard]] Result<void> check_extra() const;

  [[nodiscard]] bool seating() const { return position_.waiting_ != 0; }
  [[nodiscard]] std::size_t path_steps() const {
    return position_.path_size_ == 0 ? 0 : position_.path_size_ - 1U;
  }

  Scanner in_;
  Position position_;
  bool choice_ = false;  // a leading "!"
  bool extra_ = false;   // "?"
  std::size_t points_column_ = 0;
  std::size_t path_column_ = 0;
  Columns path_columns_;
};

Result<Position> Position::parse(std::string_view text, std::uint32_t quiet_limit, Twelve twelve) {
  return PositionReader(text, quiet_limit, twelve).read();
}

Result<Position> PositionReader::read() {
  if (const Result<void> fine = read_fields(); !fine) return fail(fine.error());
  if (const Result<void> fine = check_path(); !fine) return fail(fine.error());
  if (const Result<void> fine = check_points(); !fine) return fail(fine.error());
  if (const Result<void> fine = check_stage(); !fine) return fail(fine.error());
  position_.lasting_key_ = position_.full_lasting_key();
  position_.travelled_key_ = position_.full_travelled_key();
  return position_;
}

Result<void> PositionReader::read_fields() {
  using Field = Result<void> (PositionReader::*)();
  constexpr std::array<Field, 7> kFields = {
      &PositionReader::read_seats,  &PositionReader::read_turn, &PositionReader::read_dice,
      &PositionReader::read_points, &PositionReader::read_path, &PositionReader::read_travelled,
      &PositionReader::read_quiet};
  for (std::size_t i = 0; i < kFields.size(); ++i) {
    if (i > 0) {
      if (Result<void> fine = in_.expect(' '); !fine) return fine;
    }
    if (Result<void> fine = (this->*kFields[i])(); !fine) return fine;
  }
  return in_.expect_end();
}

// ---- Field 1: the seats

Result<void> PositionReader::read_seats() {
  Columns columns;
  while (true) {
    columns.push_back(in_.column());
    if (Result<void> fine = read_seat(columns.size() - 1); !fine) return fine;
    if (in_.peek() != '/') break;
    if (columns.size() == kMaxSeats) return fail(in_.error(messages::totem_too_many_seats));
    in_.take();
  }
  if (in_.peek() != ' ') return fail(in_.unexpected(messages::totem_expected_seat_end));
  if (columns.size() < kMinSeats) return fail(in_.error(messages::totem_too_few_seats));
  position_.seats_ = static_cast<std::uint8_t>(columns.size());
  if (seating()) return check_starts(columns);
  for (const Space totem : position_.totems_) {
    if (totem != kNoSpace) return {};
  }
  return fail(Scanner::error_at(columns[0], messages::totem_nobody_left));
}

// While somebody is not seated yet, the others stand as they were put (H3, H4), unless they have
// given up (H19).
Result<void> PositionReader::check_starts(const Columns& columns) const {
  for (std::size_t seat = 0; seat < position_.seats_; ++seat) {
    const Seat who{static_cast<std::uint8_t>(seat)};
    if (position_.waits(who)) continue;
    if (position_.is_out(who)) {
      if (position_.seats_ > 2) continue;
      return fail(Scanner::error_at(columns[seat], messages::totem_out_while_seating));
    }
    const Space totem = position_.totem(who);
    const SpaceSet choices =
        starts_left(position_.seats_, std::span(position_.totems_).first(seat));
    if (!choices.contains(totem)) {
      const bool marked = std::ranges::find(kStartSpaces, totem) != kStartSpaces.end();
      return fail(Scanner::error_at(
          columns[seat],
          marked ? messages::totem_start_not_in_pattern : messages::totem_not_a_start_space,
          {name_of(totem)}));
    }
    const bool fresh = position_.piece_counts_[seat] == kNeighbours &&
                       neighbours_in(position_.groups_[seat], totem) == 63 &&
                       position_.reserves_[seat] == kReserve;
    if (!fresh) return fail(Scanner::error_at(columns[seat], messages::totem_not_a_start));
  }
  return {};
}

Result<void> PositionReader::read_seat(std::size_t seat) {
  if (in_.accept('x')) return {};
  if (in_.accept('-')) {
    position_.waiting_ |= static_cast<std::uint8_t>(1U << seat);
    return {};
  }
  if (seating()) return fail(in_.error(messages::totem_seats_in_order));
  const Result<Space> totem = read_unit();
  if (!totem) return fail(totem.error());
  position_.put_totem(seat, *totem);
  if (Result<void> fine = in_.expect(':'); !fine) return fine;
  if (Result<void> fine = read_pieces(seat); !fine) return fine;
  return read_reserve(seat);
}

// A space on which nothing stands yet.
Result<Space> PositionReader::read_unit() {
  const std::size_t column = in_.column();
  const Result<Space> space = read_space(in_);
  if (!space || position_.free_.contains(*space)) return space;
  return fail(Scanner::error_at(column, messages::totem_occupied, {name_of(*space)}));
}

Result<void> PositionReader::read_pieces(std::size_t seat) {
  Columns columns;
  Space last = kNoSpace;
  while (in_.peek() != '+' || !columns.empty()) {
    const std::size_t column = in_.column();
    if (columns.size() == kMaxPieces)
      return fail(Scanner::error_at(column, messages::totem_too_many_pieces));
    const Result<Space> piece = read_unit();
    if (!piece) return fail(piece.error());
    if (last != kNoSpace && *piece < last)
      return fail(Scanner::error_at(column, messages::totem_not_ascending, {name_of(*piece)}));
    last = *piece;
    columns.push_back(column);
    position_.put_piece(seat, *piece);
    if (!in_.accept(',')) break;
  }
  return check_connected(seat, columns);
}

Result<void> PositionReader::check_connected(std::size_t seat, const Columns& columns) const {
  const Space totem = position_.totems_[seat];
  const SpaceSet part = connected_part(position_.groups_[seat], totem);
  std::size_t i = 0;
  for (const Space piece : position_.groups_[seat]) {
    if (piece == totem) continue;
    if (!part.contains(piece))
      return fail(Scanner::error_at(columns[i], messages::totem_cut_off, {name_of(piece)}));
    ++i;
  }
  return {};
}

Result<void> PositionReader::read_reserve(std::size_t seat) {
  if (Result<void> fine = in_.expect('+'); !fine) return fine;
  const std::size_t column = in_.column();
  const Result<std::uint32_t> reserve = in_.number(kReserve);
  if (!reserve) return fail(reserve.error());
  if (*reserve + position_.piece_counts_[seat] > kMaxPieces)
    return fail(Scanner::error_at(column, messages::totem_too_many_pieces));
  position_.reserves_[seat] = static_cast<std::uint8_t>(*reserve);
  return {};
}

// ---- Fields 2 to 4: whose turn, the dice, the points

Result<void> PositionReader::read_turn() {
  const int waiting = std::countr_zero(position_.waiting_);  // the lowest seat that does
  const unsigned first = seating() ? static_cast<unsigned>(waiting) + 1U : 1U;
  const unsigned last = seating() ? first : position_.seats_;
  const char c = in_.peek();
  if (c < static_cast<char>('0' + first) || c > static_cast<char>('0' + last)) {
    std::string range = std::to_string(first);
    if (last > first) range += "-" + std::to_string(last);
    return fail(in_.unexpected(messages::totem_expected_turn, {range}));
  }
  position_.turn_ = static_cast<std::uint8_t>(c - '1');
  if (!seating() && position_.totems_[position_.turn_] == kNoSpace)
    return fail(in_.error(messages::totem_turn_out));
  in_.take();
  return {};
}

Result<void> PositionReader::read_dice() {
  if (seating()) return in_.expect('-');
  if (in_.accept('-')) return {};
  const std::size_t column = in_.column();
  for (std::uint8_t* die : {&position_.dice_.high, &position_.dice_.low}) {
    if (in_.peek() < '1' || in_.peek() > '6')
      return fail(in_.unexpected(messages::totem_expected_die));
    *die = static_cast<std::uint8_t>(in_.take() - '0');
  }
  if (position_.dice_.high < position_.dice_.low)
    return fail(Scanner::error_at(column, messages::totem_higher_die_first));
  return {};
}

Result<void> PositionReader::read_points() {
  points_column_ = in_.column();
  if (in_.accept('-')) return {};
  if (!position_.dice_.rolled()) return fail(in_.error(messages::totem_points_without_dice));
  const Result<std::uint32_t> points = in_.number(kMaxPoints);
  if (!points) return fail(points.error());
  position_.points_ = static_cast<std::int8_t>(*points);
  return {};
}

// ---- Fields 5 to 7: the travel, the travelled, the quiet turns

Result<void> PositionReader::read_path() {
  path_column_ = in_.column();
  if (in_.accept('-')) return {};
  extra_ = in_.accept('?');
  if (extra_) return {};
  if (!position_.points_chosen()) return fail(in_.error(messages::totem_travel_without_points));
  if (position_.decided()) return fail(in_.error(messages::totem_travel_when_over));
  choice_ = in_.accept('!');
  do {
    if (Result<void> fine = read_path_space(); !fine) return fine;
  } while (in_.accept('>'));
  if (position_.path_size_ < 2) return fail(in_.error(messages::totem_path_too_short));
  return {};
}

Result<void> PositionReader::read_path_space() {
  const std::size_t column = in_.column();
  if (position_.path_size_ == position_.path_.size())
    return fail(in_.error(messages::totem_path_too_long));
  const Result<Space> space = read_space(in_);
  if (!space) return fail(space.error());
  const auto refuse = [&](Message why) {
    return fail(Scanner::error_at(column, why, {name_of(*space)}));
  };
  if (position_.on_path(*space)) return refuse(messages::totem_path_twice);
  if (position_.path_size_ > 0 && !adjacent(position_.traveller(), *space))
    return refuse(messages::totem_path_gap);
  position_.path_[position_.path_size_++] = *space;
  path_columns_.push_back(column);
  return {};
}

Result<void> PositionReader::read_travelled() {
  if (in_.accept('-')) return {};
  if (!position_.points_chosen()) return fail(in_.error(messages::totem_travel_without_points));
  Space last = kNoSpace;
  do {
    const std::size_t column = in_.column();
    const Result<Space> space = read_space(in_);
    if (!space) return fail(space.error());
    const auto refuse = [&](Message why) {
      return fail(Scanner::error_at(column, why, {name_of(*space)}));
    };
    if (last != kNoSpace && *space <= last) return refuse(messages::totem_not_ascending);
    if (!position_.group(position_.on_turn()).contains(*space))
      return refuse(messages::totem_travelled_nobody);
    if (position_.path_size_ > 0 && *space == position_.traveller())
      return refuse(messages::totem_travelled_travelling);
    position_.travelled_.insert(*space);
    last = *space;
  } while (in_.accept(','));
  return {};
}

Result<void> PositionReader::read_quiet() {
  const Result<std::uint32_t> quiet = in_.number(seating() ? 0 : kMaxQuiet);
  if (!quiet) return fail(quiet.error());
  position_.quiet_ = *quiet;
  return {};
}

// ---- What only the whole position can tell

// Nothing but the travelling piece has moved since its first step, so wherever it stood, the space
// was free of others and its group was connected (H9).
Result<void> PositionReader::check_path() const {
  if (position_.path_size_ == 0) return {};
  const auto refuse = [&](std::size_t i, Message why) {
    return fail(Scanner::error_at(path_columns_[i], why, {name_of(position_.path_[i])}));
  };
  SpaceSet others = position_.group(position_.on_turn());
  const std::size_t last = path_steps();
  if (!others.contains(position_.traveller()))
    return refuse(last, messages::totem_travelled_nobody);
  others.erase(position_.traveller());
  if (others.empty()) return fail(Scanner::error_at(path_column_, messages::totem_path_alone));
  for (std::size_t i = 0; i < last; ++i) {
    const Space space = position_.path_[i];
    if (!position_.free_.contains(space)) return refuse(i, messages::totem_path_taken);
    SpaceSet group = others;
    group.insert(space);
    if (connected_part(group, space) != group) return refuse(i, messages::totem_path_disconnected);
  }
  return {};
}

// Every step has cost a point, and every piece that has travelled has made one at least (H7).
Result<void> PositionReader::check_points() const {
  if (!position_.points_chosen()) return {};
  const Dice dice = position_.dice_;
  const int known = position_.points_ + static_cast<int>(path_steps());
  const int travelled = position_.travelled_.size();
  const bool fine = travelled > 0 ? known + travelled <= dice.sum()
                                  : known == dice.high || known == dice.low || known == dice.sum();
  if (fine) return {};
  return fail(Scanner::error_at(points_column_, messages::totem_points_impossible));
}

// What plays on by itself never waits: a travel without a step, a turn without a piece to move.
Result<void> PositionReader::check_stage() {
  position_.stage_ = position_.stage_by_fields();
  const bool points_left = position_.points_ > 0;
  if (extra_) {
    if (Result<void> fine = check_extra(); !fine) return fine;
    position_.stage_ = Stage::extra;
    return {};
  }
  if (choice_) {
    position_.stage_ = Stage::strike;
    return check_choice();
  }
  if (position_.stage_ == Stage::travel && (!points_left || !position_.can_travel_on()))
    return fail(Scanner::error_at(path_column_, messages::totem_travel_has_ended));
  const bool stuck = position_.stage_ == Stage::move &&
                     (!points_left || !position_.can_step(position_.travelled_));
  if (stuck) return fail(Scanner::error_at(points_column_, messages::totem_turn_has_ended));
  return {};
}

// The turn of the two sixes has ended, and the game goes on (H13).
Result<void> PositionReader::check_extra() const {
  const auto refuse = [&](Message why) { return fail(Scanner::error_at(path_column_, why)); };
  if (position_.twelve_ == Twelve::must) return refuse(messages::totem_extra_turn_is_played);
  const bool twelve = position_.dice_ == Dice{6, 6} && !position_.points_chosen();
  if (!twelve) return refuse(messages::totem_extra_turn_without_twelve);
  if (position_.decided() || position_.quiet_draw()) return refuse(messages::totem_extra_turn_over);
  return {};
}

// Where somebody is out, that may have happened when the attacker was about to choose: choices are
// gone, and spaces are free that were not when the travel ended (H19).
Result<void> PositionReader::check_choice() const {
  const bool left_over = position_.anybody_out();
  const std::size_t least = left_over ? 1 : 2;
  if (position_.touched_from(position_.traveller()).farthest.size() < least)
    return fail(Scanner::error_at(path_column_, messages::totem_no_choice));
  if (left_over) return {};
  if (position_.points_ > 0 && position_.can_travel_on() && !position_.can_end())
    return fail(Scanner::error_at(path_column_, messages::totem_travel_cannot_end));
  return {};
}

}  // namespace menagerie::totem
