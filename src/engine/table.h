// A table: one game in progress, whatever its kind, and who sits at it. It is the only place where
// the type of a game is erased, once a request and never once a node. It parses, checks, applies,
// takes back, ends, shows and records; it draws chance only from the source it is handed.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/random.h"
#include "core/record.h"
#include "engine/contender.h"
#include "engine/ending.h"
#include "engine/game_info.h"
#include "engine/prospect.h"
#include "engine/view.h"

namespace menagerie {

class AnyTable;
struct GameEntry;

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
  // Those that the start settles by itself, whatever options() say: a clearing has its rows.
  [[nodiscard]] OptionValues settled_options() const;
  [[nodiscard]] int seats() const;
  [[nodiscard]] std::string_view seat_name(Seat seat) const;  // "r"
  [[nodiscard]] Message seat_word(Seat seat) const;           // "Red"
  // The seat of that name in notation, or a refusal that lists the names there are.
  [[nodiscard]] Result<Seat> find_seat(std::string_view name) const;

  // Over, too, where the game ended otherwise than by its rules.
  [[nodiscard]] Node node() const;
  // Whether the position hides nothing from its owner; otherwise it can be shown, not played on.
  [[nodiscard]] bool complete() const;
  // The full position, hidden choices included: for the table's owner, never for a player.
  [[nodiscard]] std::string position() const;
  [[nodiscard]] std::size_t ply() const;
  [[nodiscard]] std::vector<std::string> legal() const;
  // The weights of legal() at a chance node, empty elsewhere.
  [[nodiscard]] std::vector<std::uint32_t> weights() const;

  Result<void> act(std::string_view action);
  // What these actions would lead to, without doing them; refused as `act` refuses, by their place
  // in the list ("actions[2]").
  [[nodiscard]] Result<Prospect> foresee(std::span<const std::string> actions) const;
  // Who rolls the next dice if nobody leaves until then; nothing in a game without dice, and once
  // it is over.
  [[nodiscard]] std::optional<Seat> next_to_roll() const;
  // Whether the seat plays no more while the others go on (H15, H19).
  [[nodiscard]] bool is_out(Seat seat) const;
  // The action by which the seat leaves and the others play on, where the game has one (H19).
  [[nodiscard]] std::optional<std::string> leaving(Seat seat) const;
  // Draws what chance decides, applies it and tells the action. Pre: a chance node.
  std::string draw(RandomSource& random);
  // Any legal action, drawn evenly (chance by weight), without applying it. Pre: not over.
  [[nodiscard]] std::string random_action(RandomSource& random) const;
  // Goes back by one action, whatever it was; false if there is none.
  bool undo();
  // Goes back to so many actions. Pre: ply <= this->ply().
  void rewind(std::size_t ply);

  // How many actions are left when one of these seats takes back its last decision, or nothing if
  // it has to stand: nothing goes back over a roll, nobody answers a second time a choice that was
  // shown, and what the game's own rule says (core/game.h). Where the game was ended, taking back
  // takes back that alone.
  [[nodiscard]] std::optional<std::size_t> take_back_to(std::span<const Seat> seats) const;
  // Takes it back; false if nothing could be.
  bool take_back(std::span<const Seat> seats);

  // Ends the game otherwise than by its rules. A seat that leaves a table of three or four is out,
  // and the others play on where the game lets them (H19).
  Result<void> end(const Ending& ending);
  // Likewise where the actions are all there, that of a seat which left included.
  Result<void> restore_ending(const Ending& ending);
  [[nodiscard]] const std::optional<Ending>& ending() const { return ended_; }
  [[nodiscard]] Result<Ending> parse_ending(std::string_view text) const;
  // As records say it; empty while there is none.
  [[nodiscard]] std::string ending_text() const;

  [[nodiscard]] View view(Viewer viewer) const;
  [[nodiscard]] Standing standing() const;
  // The actions so far that this viewer may know.
  [[nodiscard]] std::vector<std::string> history(Viewer viewer) const;
  // The same, taken apart; nothing in a game that has no board.
  [[nodiscard]] std::vector<AnyMove> taken_apart(Viewer viewer) const;
  // What the game waited for before each action so far, hidden ones too; of a seat that left (H19):
  // that seat.
  [[nodiscard]] std::vector<Node> nodes() const;

  // Who sits where: a name, and for the computer which contender it is. Both go into the record.
  void set_player(Seat seat, std::string_view name);
  [[nodiscard]] const std::string& player(Seat seat) const;
  void set_computer(Seat seat, std::optional<Contender> contender);
  [[nodiscard]] const std::optional<Contender>& computer(Seat seat) const;
  // Players of a game with `seats_are_rolled` choose a figure before dice say where they sit (H3).
  // A figure goes by the seat that has it where nobody chose. Once a seat has chosen, all others
  // have the figure of their own seat until they choose too.
  Result<void> set_figure(Seat seat, std::string_view figure);
  // Refuses two seats with the same figure.
  [[nodiscard]] Result<void> check_figures() const;
  // Empty where nobody chose.
  [[nodiscard]] std::string_view figure(Seat seat) const;
  // A comment on the last action (or before the first one); goes into the record.
  void set_comment(std::string_view text);
  // A tag of the record that the table itself does not write ("Date", "Event").
  void set_tag(std::string_view name, std::string value);

  // The game so far. A choice that is still hidden is left off: a record is for everybody.
  [[nodiscard]] Record record() const;

  // Where a rematch begins, if the game says so (T15); elsewhere it is a new start.
  [[nodiscard]] std::optional<std::string> rematch_start() const;
  // A second game with the players one seat further: a new start with the same options, or where
  // the game says (T15).
  [[nodiscard]] Table rematch(RandomSource& random) const;

  // The number of action sequences of that length (core/play.h); what was counted so far once
  // `stop()` says so. Refused where the position hides a choice.
  [[nodiscard]] Result<std::uint64_t> perft(int depth, const std::function<bool()>& stop) const;

 private:
  friend class Expert;  // thinks about the typed positions

  Table(const GameEntry& entry, OptionValues options, std::unique_ptr<AnyTable> table);
  // The table of a record before its first action.
  static Result<Table> set_up(const Record& record);
  Result<void> take_tags(const Record& record);
  void know_old_names(const Record& record);
  [[nodiscard]] Standing ended_standing(Standing standing) const;
  // As records say it: a seat, "draw", or "*" while the game goes on and where nobody wins.
  [[nodiscard]] std::string result_text() const;

  const GameEntry* entry_;
  OptionValues options_;
  std::unique_ptr<AnyTable> table_;
  std::optional<Ending> ended_;
  std::array<std::string, kMaxSeats> players_;
  std::array<std::optional<Contender>, kMaxSeats> computers_;
  std::optional<std::array<std::uint8_t, kMaxSeats>> figures_;
  std::vector<Tag> tags_;
  std::optional<std::uint64_t> seed_;
  std::string remark_;
  std::map<std::size_t, std::string> comments_;  // by the number of their action, from 1
};

// A seed from outside: any whole number of 64 bits.
[[nodiscard]] Result<std::uint64_t> parse_seed(std::string_view text);

}  // namespace menagerie
