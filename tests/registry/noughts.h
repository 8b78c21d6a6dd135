// Noughts and crosses, for the tests only: what the smallest game has to bring along, and nothing
// besides. It has no board of its own, no special opponents and a player who draws at random.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/game.h"
#include "core/play.h"
#include "messages/core.h"
#include "players/analysis.h"

namespace menagerie::noughts {

// A space, 0 to 8, row by row; written a1 to c3.
struct Action {
  std::uint8_t space = 0;
  friend auto operator<=>(const Action&, const Action&) = default;
};

class Position {
 public:
  using Action = noughts::Action;
  using Actions = FixedList<Action, 9>;
  using Chances = FixedList<Chance<Action>, 1>;

  [[nodiscard]] Node node() const {
    if (winner() >= 0 || moves_ == 9) return {Turn::over, {}};
    return {Turn::decision, Seat{static_cast<std::uint8_t>(moves_ % 2)}};
  }
  void legal(Actions& actions) const {
    actions.clear();
    if (node().turn == Turn::over) return;
    for (std::uint8_t space = 0; space < 9; ++space) {
      if (marks_[space] == '.') actions.push_back({space});
    }
  }
  [[nodiscard]] Result<void> check(Action action) const {
    if (node().turn != Turn::over && marks_[action.space] == '.') return {};
    return fail(messages::text_left_over, {action_text(action)});
  }
  void apply(Action action) { marks_[action.space] = moves_++ % 2 == 0 ? 'x' : 'o'; }
  void chance(Chances&) const {}
  [[nodiscard]] int seats() const { return 2; }
  [[nodiscard]] Scores scores() const {
    Scores scores{};
    if (winner() >= 0) scores[static_cast<std::size_t>(winner())] = 1;
    return scores;
  }
  [[nodiscard]] Outcome outcome() const {
    const int best = winner();
    Outcome outcome{.scores = scores(), .ranks = {1, 1}};
    if (best >= 0) outcome.ranks[static_cast<std::size_t>(1 - best)] = 2;
    return outcome;
  }
  [[nodiscard]] Reason reason() const { return {.end = winner() >= 0 ? "row" : "full"}; }
  [[nodiscard]] std::uint64_t key() const {
    std::uint64_t key = 0;
    for (const char mark : marks_) key = key * 4 + static_cast<std::uint64_t>(mark % 4);
    return key;
  }
  [[nodiscard]] Position seen_by(Viewer) const { return *this; }
  [[nodiscard]] std::string text() const { return {marks_.begin(), marks_.end()}; }
  [[nodiscard]] static Result<Position> parse(std::string_view text) {
    Position position;
    if (text.size() != 9) return fail(messages::text_left_over, {std::string(text)});
    for (std::size_t i = 0; i < 9; ++i) {
      position.marks_[i] = text[i];
      if (text[i] != '.') ++position.moves_;
    }
    return position;
  }
  [[nodiscard]] static std::string action_text(Action action) {
    return {static_cast<char>('a' + action.space / 3), static_cast<char>('1' + action.space % 3)};
  }
  [[nodiscard]] static Result<Action> parse_action(std::string_view text) {
    const bool fine =
        text.size() == 2 && text[0] >= 'a' && text[0] <= 'c' && text[1] >= '1' && text[1] <= '3';
    if (!fine) return fail(messages::text_left_over, {std::string(text)});
    return Action{static_cast<std::uint8_t>((text[0] - 'a') * 3 + text[1] - '1')};
  }
  friend bool operator==(const Position&, const Position&) = default;

 private:
  // The seat that has three in a row, or -1.
  [[nodiscard]] int winner() const {
    constexpr std::array<std::array<std::uint8_t, 3>, 8> kRows = {
        {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}};
    for (const auto& [a, b, c] : kRows) {
      if (marks_[a] != '.' && marks_[a] == marks_[b] && marks_[b] == marks_[c]) {
        return marks_[a] == 'x' ? 0 : 1;
      }
    }
    return -1;
  }

  std::array<char, 9> marks_ = {'.', '.', '.', '.', '.', '.', '.', '.', '.'};
  std::uint8_t moves_ = 0;
};

struct Game {
  using Position = noughts::Position;
  struct Options {
    friend bool operator==(const Options&, const Options&) = default;
  };
  static constexpr std::string_view kName = "noughts";
  static constexpr int kRulesVersion = 1;
  static constexpr int kFewestSeats = 2;
  static constexpr int kMostSeats = 2;

  static std::span<const OptionSpec> option_specs() { return {}; }
  static Options options(const OptionValues&) { return {}; }
  static int seats(const Options&) { return 2; }
  static std::string_view seat_name(Seat seat) { return seat.index == 0 ? "x" : "o"; }
  static Message seat_word(Seat) { return messages::end_of_text; }
  static Position start(const Options&, RandomSource&) { return {}; }
  static Result<Position> parse(std::string_view text, const Options&) {
    return Position::parse(text);
  }
};

// Draws its moves, and thinks of every position as even.
class Player {
 public:
  using Position = noughts::Position;
  static constexpr std::uint64_t kReviewNodes = 1;

  [[nodiscard]] Analysis<Position> analyse(const Position& position, const Watch<Position>&,
                                           int lines, std::uint64_t) {
    Analysis<Position> analysis;
    analysis.value = {0.5, 0.5};
    Position::Actions actions;
    position.legal(actions);
    for (const Action action : actions) {
      if (static_cast<int>(analysis.policy.size()) == lines) break;
      analysis.policy.push_back({action, 1.0 / static_cast<double>(actions.size()), 0.5});
    }
    return analysis;
  }
  [[nodiscard]] Action choose(const Position& position, int, RandomSource& random,
                              const Watch<Position>&) {
    return random_action(position, random);
  }
};

}  // namespace menagerie::noughts
