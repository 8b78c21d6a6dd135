// One game at the terminal, from its first position until somebody leaves the table: whose turn it
// is, what they typed, what happened. What a table can do it leaves to the engine; where lines come
// from, to Input.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "cli/play/autosave.h"
#include "cli/play/game_command.h"
#include "cli/play/scene.h"
#include "cli/terminal/input.h"
#include "cli/terminal/screen.h"
#include "engine/expert.h"
#include "engine/table.h"

namespace menagerie::cli {

class Session {
 public:
  // Pre: everybody sits at the table.
  Session(Table table, std::string save_path, Screen& screen, Input& input, RandomSource& random);

  enum class Next : std::uint8_t { quit, fresh, rematch, loaded, not_saved };
  // Plays until somebody wants something else; a game that would be lost has been saved by then.
  [[nodiscard]] Next run();

  // Games that the same players have played before; the mind reader remembers them.
  void remember(std::vector<Expert::Earlier> earlier) { earlier_ = std::move(earlier); }
  // Those and this one, as the mind reader at this table knows them.
  [[nodiscard]] std::vector<Expert::Earlier> take_memories();

  [[nodiscard]] const Table& table() const { return table_; }
  // The rematch asked for. Pre: run() ended with `rematch`.
  [[nodiscard]] Table rematch() const { return table_.rematch(random_); }
  // The table loaded. Pre: run() ended with `loaded`.
  [[nodiscard]] Table take_loaded() { return std::move(*loaded_); }

 private:
  [[nodiscard]] Viewer viewer() const;
  [[nodiscard]] Scene scene() const;
  [[nodiscard]] bool is_person(Seat seat) const;
  void show_board();
  [[nodiscard]] bool act_unasked();
  [[nodiscard]] Expert& expert();
  [[nodiscard]] bool act(const std::string& action);

  [[nodiscard]] std::optional<Next> ask_person(Seat seat);
  [[nodiscard]] std::optional<Next> ask_after_game();
  void show_request(const Scene& now, bool secret);
  [[nodiscard]] Reply next_reply(const Scene& now, Seat seat, bool secret);
  void take_entry(const Scene& now, const std::string& line);
  void take_secret(const Scene& now, const std::string& line);

  [[nodiscard]] std::optional<Next> obey(const GivenCommand& given, const Scene& now);
  [[nodiscard]] std::optional<Next> leave(Next next);
  [[nodiscard]] Next leave_for_good();
  [[nodiscard]] std::optional<Next> load(const std::string& path);
  void save(const std::string& path);
  void look(const Scene& now, const std::string& space);
  void hint(const Scene& now);
  void undo();
  [[nodiscard]] Message why_not_taken_back() const;
  void resign(Seat seat);

  Table table_;
  std::vector<Seat> people_;  // who sit at this screen
  Keeper keeper_;
  Screen& screen_;
  Input& input_;
  RandomSource& random_;
  std::optional<Expert> expert_;
  std::vector<Expert::Earlier> earlier_;
  std::deque<std::string> pending_;  // the rest of a line that brought several steps
  std::optional<Table> loaded_;
  bool touched_ = false;  // a person has done something at this table
  bool drawn_ = false;    // the board and the question are on the screen
};

}  // namespace menagerie::cli
