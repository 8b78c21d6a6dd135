// Positions as text: rows from the top down, the mover, the duel, and what is announced.
#include <algorithm>

#include "core/scanner.h"
#include "games/two_paths/letters.h"
#include "games/two_paths/position.h"
#include "messages/two_paths.h"

namespace menagerie::two_paths {

namespace {

char letter_of(Seat seat, Kind kind) {
  const char capital = letter(kind);
  return seat == kSouth ? capital : static_cast<char>(capital - 'A' + 'a');
}

std::string quoted_letter(Seat seat, Kind kind) {
  const char c = letter_of(seat, kind);
  return quote(std::string_view(&c, 1));
}

struct Animal {
  Seat seat;
  Kind kind;
};

std::optional<Animal> animal_of(char c) {
  for (const Seat seat : kBothSeats) {
    for (const Kind kind : kKinds) {
      if (letter_of(seat, kind) == c) return Animal{seat, kind};
    }
  }
  return std::nullopt;
}

}  // namespace

std::string Position::text() const {
  std::array<char, 32> letters{};
  for (const Seat seat : kBothSeats) {
    for (const Kind kind : kKinds) letters[space(seat, kind).index] = letter_of(seat, kind);
  }
  std::string text;
  for (int row = rows(); row >= 1; --row) {
    char empty = '0';
    for (int column = 0; column < kColumns; ++column) {
      const char here = letters[Space::at(column, row).index];
      if (here == '\0') {
        ++empty;
        continue;
      }
      if (empty > '0') text += empty;
      empty = '0';
      text += here;
    }
    if (empty > '0') text += empty;
    text += row > 1 ? '/' : ' ';
  }
  text += mover() == kSouth ? "s " : "n ";
  text += duel_ == 0 ? '-' : static_cast<char>('0' + duel_);
  text += ' ';
  text += announced_ == 0 ? '-' : letter(*announced());
  if (hidden_ != 0) text += letter(*hidden_side());
  return text;
}

// Reads a position from left to right. How many rows there are, and with that where everybody
// stands, is known only when the last row is read; until then the animals wait in a list.
class PositionReader {
 public:
  explicit PositionReader(std::string_view text) : scanner_(text) {}

  Result<Position> read() {
    for (const auto step : {&PositionReader::read_rows, &PositionReader::read_mover_and_duel,
                            &PositionReader::check_board, &PositionReader::read_announced}) {
      if (const Result<void> fine = (this->*step)(); !fine) return fail(fine.error());
    }
    if (const Result<void> fine = scanner_.expect_end(); !fine) return fail(fine.error());
    return position_;
  }

 private:
  struct Seen {
    Animal animal;
    int column;         // of the board
    int rows_above;     // of the row it stands on
    std::size_t place;  // column of the text
  };

  Result<void> read_rows() {
    int rows = 0;
    while (true) {
      if (const Result<void> fine = read_row(rows++); !fine) return fine;
      if (rows == kMostRows) break;
      if (scanner_.accept('/')) continue;
      if (rows >= kFewestRows) break;
      return scanner_.expect('/');
    }
    position_ = Position(rows, kSouth);
    for (const Seen& seen : animals_) {
      const Space space = Space::at(seen.column, rows - seen.rows_above);
      if ((space.bit() & start_line(opponent(seen.animal.seat), rows)) != 0) {
        return refuse(seen, messages::two_paths_animal_finished);  // P6
      }
      position_.move(seen.animal.seat, seen.animal.kind, space);
    }
    return scanner_.expect(' ');
  }

  Result<void> read_row(int rows_above) {
    int column = 0;
    bool after_run = false;
    while (true) {
      const char c = scanner_.peek();
      const std::optional<Animal> animal = animal_of(c);
      const bool run = c >= '1' && c <= '3';
      if (!animal && !run) {
        if (column == kColumns) return {};
        return fail(scanner_.unexpected(messages::two_paths_expected_space));
      }
      const int width = run ? c - '0' : 1;
      if (run && after_run) return fail(scanner_.unexpected(messages::two_paths_row_split));
      if (column + width > kColumns) {
        return fail(scanner_.unexpected(messages::two_paths_row_too_long));
      }
      if (animal) {
        if (find(*animal) != nullptr) {
          return fail(scanner_.unexpected(messages::two_paths_animal_twice));
        }
        animals_.push_back({*animal, column, rows_above, scanner_.column()});
      }
      scanner_.take();
      column += width;
      after_run = run;
    }
  }

  Result<void> read_mover_and_duel() {
    if (scanner_.accept('n')) {
      position_.mover_ = kNorth.index;
    } else if (!scanner_.accept('s')) {
      return fail(scanner_.unexpected(messages::two_paths_expected_mover));
    }
    if (const Result<void> fine = scanner_.expect(' '); !fine) return fine;
    const char c = scanner_.peek();
    if (c >= '1' && c <= '3') {
      position_.duel_ = static_cast<std::uint8_t>(c - '0');
    } else if (c != '-') {
      return fail(scanner_.unexpected(messages::two_paths_expected_duel));
    }
    scanner_.take();
    return scanner_.expect(' ');
  }

  Result<void> check_board() {
    if (position_.phase() == Phase::lining_up) return check_lining_up();
    for (const Seat seat : kBothSeats) {
      if (!position_.arrived_too_early(seat)) continue;  // P7
      return refuse_without_missing(seat, messages::two_paths_animal_missing);
    }
    if (animals_.empty()) return fail(Scanner::error_at(1, messages::two_paths_both_finished));
    return {};
  }

  // P4: whoever is on turn has nobody on the board yet; the other side everybody or nobody.
  Result<void> check_lining_up() {
    for (const Seen& seen : animals_) {
      const Seat seat = seen.animal.seat;
      if (seat == position_.mover()) return refuse(seen, messages::two_paths_line_up_not_yet);
      const Space space = position_.space(seat, seen.animal.kind);
      if ((space.bit() & start_line(seat, position_.rows())) == 0) {
        return refuse(seen, messages::two_paths_line_up_elsewhere);
      }
    }
    if (animals_.empty() || animals_.size() == kKinds.size()) return {};
    return refuse_without_missing(opponent(position_.mover()), messages::two_paths_line_up_partly);
  }

  Result<void> read_announced() {
    if (scanner_.accept('-')) return {};
    if (position_.phase() == Phase::lining_up) {
      return fail(scanner_.unexpected(messages::two_paths_announced_lining_up));
    }
    if (position_.phase() == Phase::over) {
      return fail(scanner_.unexpected(messages::two_paths_announced_over));
    }
    const std::size_t place = scanner_.column();
    const std::optional<Kind> kind = accept_kind(scanner_);
    if (!kind) return fail(scanner_.unexpected(messages::two_paths_expected_announced));
    if (const Result<void> fine = position_.check_announcement(*kind); !fine) {  // P8
      return fail(Scanner::error_at(place, fine.error().code, fine.error().words));
    }
    position_.announced_ = static_cast<std::uint8_t>(1 + index_of(*kind));
    if (scanner_.done()) return {};
    const std::optional<Side> side = accept_side(scanner_);
    if (!side) return fail(scanner_.unexpected(messages::two_paths_expected_side));
    position_.hidden_ = static_cast<std::uint8_t>(1 + index_of(*side));
    return {};
  }

  [[nodiscard]] const Seen* find(Animal animal) const {
    const auto seen = std::ranges::find_if(animals_, [animal](const Seen& candidate) {
      return candidate.animal.seat == animal.seat && candidate.animal.kind == animal.kind;
    });
    return seen == animals_.end() ? nullptr : seen;
  }

  static Result<void> refuse(const Seen& seen, Message message) {
    const auto [seat, kind] = seen.animal;
    return fail(Scanner::error_at(seen.place, message, {quoted_letter(seat, kind)}));
  }

  // Names an animal on the start line and one that should be on the board with it.
  // Pre: the seat has one of each.
  Result<void> refuse_without_missing(Seat seat, Message message) const {
    const Seen* standing = nullptr;
    std::string missing;
    for (const Kind kind : kKinds) {
      const Space space = position_.space(seat, kind);
      if (!space.on_board()) {
        missing = quoted_letter(seat, kind);
      } else if ((space.bit() & start_line(seat, position_.rows())) != 0) {
        standing = find({seat, kind});
      }
    }
    const std::string letter = quoted_letter(seat, standing->animal.kind);
    return fail(Scanner::error_at(standing->place, message, {letter, missing}));
  }

  Scanner scanner_;
  FixedList<Seen, 6> animals_;
  Position position_;
};

Result<Position> Position::parse(std::string_view text) {
  return PositionReader(text).read();
}

}  // namespace menagerie::two_paths
