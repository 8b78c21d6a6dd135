// A table: one game in progress, whatever its kind. It is the only place where the type of a game
// is erased, once a request and never once a node. It parses, checks, applies, takes back, shows
// and records; it draws chance only from the source it is handed.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/random.h"
#include "core/record.h"
#include "engine/view.h"

namespace menagerie {

// What the house knows of a game before a table is set.
struct GameInfo {
  std::string_view name;  // "two-paths"
  int rules_version = 1;
  std::span<const OptionSpec> options;
  int most_seats = 2;
};

// Every game, in the order in which menus list them.
[[nodiscard]] std::span<const GameInfo> games();
// The game of that name, or a refusal that lists the names there are.
[[nodiscard]] Result<GameInfo> find_game(std::string_view name);

class AnyTable;

class Table {
 public:
  Table(Table&&) noexcept;
  Table& operator=(Table&&) noexcept;
  ~Table();

  // A new game. Everything left to chance is drawn from `random`; `seed`, where there is one, is
  // what `random` was made of, and goes into the record.
  static Result<Table> start(std::string_view game, const OptionValues& options,
                             RandomSource& random, std::optional<std::uint64_t> seed = {});
  // A table at a given position.
  static Result<Table> at(std::string_view game, const OptionValues& options,
                          std::string_view position);
  // A record, replayed to its end or to `plies` actions. Refuses what does not fit, with line and
  // column where the record was read from a file.
  static Result<Table> replay(const Record& record, std::optional<std::size_t> plies = {});

  [[nodiscard]] std::string_view game() const;
  [[nodiscard]] const OptionValues& options() const;
  [[nodiscard]] int seats() const;
  [[nodiscard]] std::string_view seat_name(Seat seat) const;  // "r"
  [[nodiscard]] Message seat_word(Seat seat) const;           // "Red"
  // The seat of that name in notation, or a refusal that lists the names there are.
  [[nodiscard]] Result<Seat> find_seat(std::string_view name) const;

  [[nodiscard]] Node node() const;
  // The full position, hidden choices included: for the table's owner, never for a player.
  [[nodiscard]] std::string position() const;
  [[nodiscard]] std::size_t ply() const;
  [[nodiscard]] std::vector<std::string> legal() const;
  // The weights of legal() at a chance node, empty elsewhere.
  [[nodiscard]] std::vector<std::uint32_t> weights() const;

  Result<void> act(std::string_view action);
  // Draws what chance decides, applies it and tells the action. Pre: a chance node.
  std::string draw(RandomSource& random);
  // Any legal action, drawn evenly (chance by weight), without applying it. Pre: not over.
  [[nodiscard]] std::string random_action(RandomSource& random) const;
  // Takes the last action back; false if there is none.
  bool undo();

  [[nodiscard]] View view(Viewer viewer) const;
  [[nodiscard]] Standing standing() const;
  // The actions so far that this viewer may know.
  [[nodiscard]] std::vector<std::string> history(Viewer viewer) const;

  // Who sits where; goes into the record's tags.
  void set_player(Seat seat, std::string_view name);
  [[nodiscard]] const std::string& player(Seat seat) const;
  // A comment on the last action (or before the first one); goes into the record.
  void set_comment(std::string_view text);
  // A tag of the record that the table itself does not write ("Date", "Event").
  void set_tag(std::string_view name, std::string value);

  // The game so far. A choice that is still hidden is left off: a record is for everybody.
  [[nodiscard]] Record record() const;

  // A second game with the players one seat further. In Tokan from the same layout with the same
  // colour beginning (T15), in the others a new start with the same options.
  [[nodiscard]] Table rematch(RandomSource& random) const;

  // The number of action sequences of that length (core/play.h); what was counted so far once
  // `stop()` says so. Refused where the position hides a choice.
  [[nodiscard]] Result<std::uint64_t> perft(int depth, const std::function<bool()>& stop) const;

 private:
  friend class Expert;  // thinks about the typed positions

  Table(const GameInfo& info, OptionValues options, std::unique_ptr<AnyTable> table);
  // The table of a record before its first action.
  static Result<Table> set_up(const Record& record);
  Result<void> take_tags(const Record& record);
  // As records say it: a seat, "draw", or "*" while the game goes on.
  [[nodiscard]] std::string result_text() const;

  GameInfo info_;
  OptionValues options_;
  std::unique_ptr<AnyTable> table_;
  std::array<std::string, kMaxSeats> players_;
  std::vector<Tag> tags_;
  std::optional<std::uint64_t> seed_;
  std::string remark_;
  std::vector<std::string> comments_;  // one an action
};

// A seed from outside: any whole number of 64 bits.
[[nodiscard]] Result<std::uint64_t> parse_seed(std::string_view text);

}  // namespace menagerie
