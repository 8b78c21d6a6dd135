// The rules of play once more, read word for word from their text (T3 to T13, with the table
// options of T10 and T11), on strings and without any of the game's own code: what the real field
// is compared with.
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/tokan/options.h"

namespace menagerie::tokan {

class PlainField {
 public:
  // Pre: the text of a position in play.
  PlainField(const std::string& text, PlayRules rules) : rules_(rules) {
    std::istringstream words(text);
    std::string board;
    std::string side;
    words >> board >> side >> taboo_;
    side_ = side.front();
    std::istringstream rows(board);
    for (int row = 4; row >= 0; --row) {
      std::string line;
      std::getline(rows, line, '/');
      std::istringstream cells(line);
      for (int column = 0; column < 6; ++column) {
        std::string stack;
        std::getline(cells, stack, ',');
        at(column, row) = stack == "." ? "" : stack;
      }
    }
  }

  [[nodiscard]] std::string text() const {
    std::string text;
    for (int row = 4; row >= 0; --row) {
      for (int column = 0; column < 6; ++column) {
        const std::string& stack = at(column, row);
        text += (stack.empty() ? "." : stack) + (column < 5 ? "," : row > 0 ? "/" : " ");
      }
    }
    return text + side_ + " " + taboo_;
  }

  // T11.
  [[nodiscard]] bool over() const {
    const bool other_stuck = moves_of(side_ == 'r' ? 'b' : 'r', "-").empty();
    return moves_of(side_, taboo_).empty() || (rules_.ends == Ends::either && other_stuck);
  }

  [[nodiscard]] std::vector<std::string> legal() const {
    return over() ? std::vector<std::string>{} : moves_of(side_, taboo_);
  }

  // Pre: the move is legal.
  void play(std::string_view move) {
    const int column = move[0] - 'a';
    const int row = move[1] - '1';
    const std::size_t lifted = move.size() > 4 ? static_cast<std::size_t>(move[5] - '0') + 1 : 1;
    std::string& start = at(column, row);
    at(move[2] - 'a', move[3] - '1') += start.substr(start.size() - lifted);
    start.resize(start.size() - lifted);
    if (start.empty()) {
      close_up(column, row, sign(move[2] - move[0]), sign(move[3] - move[1]));
    }
    taboo_ = move.substr(2, 2);
    side_ = side_ == 'r' ? 'b' : 'r';
  }

  // T12, T13: 1 if red is ahead, -1 if black is, 0 for a draw.
  [[nodiscard]] int leader() const {
    std::array<int, 2> classic{};
    std::array<int, 2> heads{};
    std::array<std::vector<std::size_t>, 2> towers;
    for (const auto& stacks : stacks_) {
      for (const std::string& stack : stacks) {
        if (stack.empty()) continue;
        const std::size_t colour = colour_of(stack.back()) == 'r' ? 0 : 1;
        heads[colour] += range_of(stack.back());
        if (stack.size() < 2) continue;
        classic[colour] += static_cast<int>(stack.size());
        towers[colour].push_back(stack.size());
      }
    }
    if (rules_.scoring == Scoring::classic) return sign(classic[0] - classic[1]);
    if (heads[0] != heads[1]) return sign(heads[0] - heads[1]);
    for (auto& all : towers) {
      std::ranges::sort(all, std::greater<>());
      all.resize(30);
    }
    return towers[0] == towers[1] ? 0 : towers[0] > towers[1] ? 1 : -1;
  }

  [[nodiscard]] char side() const { return side_; }

 private:
  static int sign(int number) { return (number > 0) - (number < 0); }
  static char colour_of(char tile) { return tile == 'M' || tile == 'J' || tile == 'L' ? 'r' : 'b'; }
  // T1; T9: a mouse carries none, a jackal one, a lion two.
  static int range_of(char tile) {
    return tile == 'M' || tile == 'm' ? 1 : tile == 'J' || tile == 'j' ? 2 : 3;
  }
  static bool on_board(int column, int row) {
    return column >= 0 && column < 6 && row >= 0 && row < 5;
  }

  std::string& at(int column, int row) {
    return stacks_[static_cast<std::size_t>(column)][static_cast<std::size_t>(row)];
  }
  [[nodiscard]] const std::string& at(int column, int row) const {
    return stacks_[static_cast<std::size_t>(column)][static_cast<std::size_t>(row)];
  }

  // T3 to T9, in byte order.
  [[nodiscard]] std::vector<std::string> moves_of(char colour, const std::string& taboo) const {
    std::vector<std::string> moves;
    for (int column = 0; column < 6; ++column) {
      for (int row = 0; row < 5; ++row) {
        const std::string& stack = at(column, row);
        if (stack.empty() || colour_of(stack.back()) != colour) continue;
        for (const auto& [right, up] : {std::pair(-1, 0), {0, -1}, {0, 1}, {1, 0}}) {
          add_moves(column, row, right, up, taboo, moves);
        }
      }
    }
    std::ranges::sort(moves);
    return moves;
  }

  void add_moves(int column, int row, int right, int up, const std::string& taboo,
                 std::vector<std::string>& moves) const {
    const std::string& stack = at(column, row);
    const int range = range_of(stack.back());
    for (int step = 1; step <= range; ++step) {
      if (!on_board(column + step * right, row + step * up)) return;
      if (at(column + step * right, row + step * up).empty()) return;  // T5, T8
    }
    const std::string target = name(column + range * right, row + range * up);
    if (target == taboo) return;  // T6
    const std::size_t onto = at(column + range * right, row + range * up).size();
    for (std::size_t carried = 0; carried < static_cast<std::size_t>(range); ++carried) {
      if (carried + 1 > stack.size()) break;
      if (onto + carried + 1 <= stack.size()) continue;  // T7
      const std::string move = name(column, row) + target;
      moves.push_back(carried == 0 ? move : move + "+" + std::to_string(carried));
    }
  }

  // T10: from the emptied space backwards, against the direction of the move.
  void close_up(int column, int row, int right, int up) {
    while (on_board(column - right, row - up)) {
      std::string& behind = at(column - right, row - up);
      if (behind.empty() && rules_.gaps == Gaps::run) return;
      at(column, row) = std::exchange(behind, "");
      column -= right;
      row -= up;
    }
  }

  static std::string name(int column, int row) {
    return {static_cast<char>('a' + column), static_cast<char>('1' + row)};
  }

  std::array<std::array<std::string, 5>, 6> stacks_;
  char side_ = 'r';
  std::string taboo_;
  PlayRules rules_;
};

}  // namespace menagerie::tokan
