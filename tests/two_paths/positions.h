// Short ways for tests to say positions of Two Paths and what happens in them.
#pragma once

#include <gtest/gtest.h>
#include <string>
#include <string_view>

#include "core/play.h"
#include "games/two_paths/game.h"
#include "support/vectors.h"

namespace menagerie::two_paths {

// The position of a text that must be right.
inline Position at(std::string_view text) {
  const Result<Position> position = Position::parse(text);
  if (position) return *position;
  ADD_FAILURE() << text << ": " << position.error().full_sentence();
  return {};
}

// The legal actions, separated by blanks.
inline std::string legal_text(const Position& position) {
  Position::Actions actions;
  position.legal(actions);
  std::string text;
  for (const Action action : actions) {
    if (!text.empty()) text += ' ';
    text += Position::action_text(action);
  }
  return text;
}

// The position after actions that must be legal, separated by blanks.
inline Position after(Position position, std::string_view actions) {
  for (const std::string& text : testing::split(actions, ' ')) {
    const Result<Action> action = legal_action(position, text);
    if (!action) {
      ADD_FAILURE() << text << " in " << position.text() << ": " << action.error().full_sentence();
      return position;
    }
    position.apply(*action);
  }
  return position;
}
inline std::string after(std::string_view position, std::string_view actions) {
  return after(at(position), actions).text();
}

// Why the action is refused; empty if it is legal.
inline std::string refusal(std::string_view position, std::string_view action) {
  const Result<Action> legal = legal_action(at(position), action);
  return legal ? "" : legal.error().full_sentence();
}

// Plays whole random games from the lining-up on, of both sizes, and shows every position.
template <class Visit>
void visit_random_games(int games, Visit&& visit) {
  Generator random(20220704);
  for (int game = 0; game < games; ++game) {
    Position position = Position::lining_up(kFewestRows + game % 2, kBothSeats[random.below(2)]);
    visit(position);
    while (position.node().turn != Turn::over) {
      position.apply(random_action(position, random));
      visit(position);
    }
  }
}

}  // namespace menagerie::two_paths
