// Finds the best move in play: estimates to growing depths and, in turn with them, tries to prove
// the result to the end of the game. Once that is proven it looks for the best margin.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "games/tokan/position.h"
#include "players/analysis.h"
#include "players/tokan/judge.h"
#include "search/alpha_beta.h"
#include "search/transposition_table.h"

namespace menagerie::tokan {

// The chance to win of a side that a value belongs to.
[[nodiscard]] double chance_to_win(int value);

class FieldSearch {
 public:
  // Pre: the game is not over; lines > 0. Nothing is kept from the table, which is cleared.
  FieldSearch(const Field& field, search::TranspositionTable& table, const Watch<Position>& watch,
              int lines);

  [[nodiscard]] Analysis<Position> run();
  // The move that promises most against an opponent who may err, and no more thought than it takes.
  [[nodiscard]] Action best_try();

 private:
  struct Move {
    Action action;
    Field after;
    int place = 0;  // in the legal list
    int estimate = 0;
    int lower = -search::Entry::kUnknown;  // proven bounds for the side that moves
    int upper = search::Entry::kUnknown;
    [[nodiscard]] bool exact() const { return lower == upper; }
    // Whether it is known who wins after it.
    [[nodiscard]] bool settled() const { return lower > 0 || upper < 0 || exact(); }
  };

  // Estimates deeper and deeper, and after each depth tries to prove what is asked for. True when
  // that is proven.
  bool deepen(const std::function<bool()>& prove);
  // Each is false when it was stopped.
  bool estimate_all(int depth);
  bool prove_result();
  bool prove_margin();
  bool prove_other_lines();
  // What the move is worth as far as `depth`, if that is more than alpha.
  [[nodiscard]] int estimated(const Move& move, int alpha, int depth);
  void prefer_found(const std::vector<int>& found);
  // Asks whether the move is worth more than `value`, and keeps the answer in its bounds.
  bool ask(Move& move, int value);

  [[nodiscard]] int floor() const;    // what is proven to be had
  [[nodiscard]] int ceiling() const;  // what is proven not to be surpassed
  [[nodiscard]] bool result_is_proven() const;
  void sort();
  void until(std::uint64_t nodes);
  [[nodiscard]] double chance(const Move& move) const;
  [[nodiscard]] double hope(const Move& move) const;
  [[nodiscard]] Analysis<Position> analysis() const;
  [[nodiscard]] std::vector<Action> line(const Move& first) const;

  Field field_;
  const Watch<Position>& watch_;
  std::size_t lines_;
  search::AlphaBeta<Judge> search_;
  std::vector<Move> moves_;  // best first
  int depth_ = 0;
  // Whoever moves last before the horizon looks better than they are: half of what the best value
  // has changed by with the last ply. Chances are told without it.
  int last_best_ = 0;
  int tempo_ = 0;
};

}  // namespace menagerie::tokan
