// Short ways to write positions and moves in the tests of Tokan.
#pragma once

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <string_view>

#include "core/play.h"
#include "games/tokan/game.h"

namespace menagerie::tokan {

// The position of a text that must be fine.
inline Position position_of(std::string_view text, const Options& options = {}) {
  const Result<Position> position = Position::parse(text, options);
  if (!position) ADD_FAILURE() << text << "\n" << position.error().full_sentence();
  return position ? *position : Position();
}

inline Field field_of(std::string_view text, const Options& options = {}) {
  const Result<Field> field = Field::parse(text, options);
  if (!field) ADD_FAILURE() << text << "\n" << field.error().full_sentence();
  return field ? *field : Field();
}

// A field with fewer tiles.
inline Field study(std::string_view text, Scoring scoring = Scoring::classic) {
  return field_of(text, {.scoring = scoring, .study = true});
}

template <class P>
Action action_of(const P& position, std::string_view text) {
  const Result<Action> action = legal_action(position, text);
  if (!action) ADD_FAILURE() << text << "\n" << action.error().full_sentence();
  return action ? *action : Action();
}

// The position after a move that must be legal.
template <class P>
P after(P position, std::string_view action) {
  position.apply(action_of(position, action));
  return position;
}

// The legal actions in the order in which they are listed, separated by blanks.
template <class P>
std::string legal_texts(const P& position) {
  Actions actions;
  position.legal(actions);
  std::string texts;
  for (const Action action : actions) {
    if (!texts.empty()) texts += ' ';
    texts += P::action_text(action);
  }
  return texts;
}

// Why the move is refused; "legal" if it is not.
template <class P>
std::string refusal(const P& position, std::string_view text) {
  const Result<Action> action = P::parse_action(text);
  if (!action) return action.error().full_sentence();
  const Result<void> legal = position.check(*action);
  return legal ? "legal" : legal.error().full_sentence();
}

}  // namespace menagerie::tokan
