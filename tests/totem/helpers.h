// Short words for the tests of Totem.
#pragma once

#include <gtest/gtest.h>
#include <string>
#include <string_view>

#include "core/play.h"
#include "games/totem/position.h"

namespace menagerie::totem {

// The position of a text that must be right.
inline Position position(std::string_view text) {
  const Result<Position> parsed = Position::parse(text);
  EXPECT_TRUE(parsed) << text << "\n" << (parsed ? "" : parsed.error().full_sentence());
  return parsed ? *parsed : Position();
}

inline Space space(std::string_view name) {
  Scanner in(name);
  const Result<Space> space = read_space(in);
  EXPECT_TRUE(space && in.done()) << name;
  return space ? *space : kCentre;
}

// All legal actions with semicolons between them.
inline std::string legal(const Position& position) {
  Position::Actions actions;
  position.legal(actions);
  std::string list;
  for (const Action action : actions) {
    if (!list.empty()) list += ';';
    list += Position::action_text(action);
  }
  return list;
}
inline std::string legal(std::string_view text) {
  return legal(position(text));
}

// The text of the position after legal actions with semicolons between them.
inline std::string after(std::string_view text, std::string_view actions) {
  Position now = position(text);
  while (!actions.empty()) {
    const std::string_view name = actions.substr(0, actions.find(';'));
    actions.remove_prefix(name.size() < actions.size() ? name.size() + 1 : name.size());
    const Result<Action> action = legal_action(now, name);
    EXPECT_TRUE(action) << name << " in " << now.text() << "\n"
                        << (action ? "" : action.error().full_sentence());
    if (!action) break;
    now.apply(*action);
  }
  return now.text();
}

// Why an action is not allowed; empty if it is.
inline std::string why_not(const Position& position, std::string_view action) {
  const Result<Action> legal = legal_action(position, action);
  return legal ? "" : legal.error().full_sentence();
}
inline std::string why_not(std::string_view text, std::string_view action) {
  return why_not(position(text), action);
}

inline bool over(std::string_view text) {
  return position(text).node().turn == Turn::over;
}

}  // namespace menagerie::totem
