// Short words for the tests of Totem.
#pragma once

#include <gtest/gtest.h>
#include <string>
#include <string_view>

#include "core/play.h"
#include "games/totem/position.h"

namespace menagerie::totem {

inline constexpr std::size_t kStages = static_cast<std::size_t>(Stage::over) + 1;

// What a table with the options of this position makes of a text.
inline Result<Position> read_like(const Position& like, std::string_view text) {
  return Position::parse(text, like.quiet_limit(), like.twelve());
}

// The position of a text that must be right.
inline Position position(std::string_view text, Twelve twelve = Twelve::must) {
  const Result<Position> parsed = Position::parse(text, kQuietLimit, twelve);
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
inline std::string after(std::string_view text, std::string_view actions,
                         Twelve twelve = Twelve::must) {
  Position now = position(text, twelve);
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

// A position before the roll in which everybody stands close together in the middle, with few
// pieces left: much can happen soon.
inline Position crowded(int seats, Generator& random, Twelve twelve = Twelve::must) {
  SpaceSet taken;
  std::string text;
  const auto free_next_to = [&](const SpaceSet& group) {
    SpaceSet free;
    for (const Space member : group) {
      for (const Space next : around(member).spaces) {
        if (next != kNoSpace && !taken.contains(next)) free.insert(next);
      }
    }
    return free;
  };
  const auto any_of = [&](const SpaceSet& spaces) {
    auto left = random.below(static_cast<std::uint64_t>(spaces.size()));
    for (const Space space : spaces) {
      if (left-- == 0) return space;
    }
    return kNoSpace;
  };
  for (int seat = 0; seat < seats; ++seat) {
    SpaceSet middle;
    for (const Space space : kWholeBoard) {
      if (distance(space, kCentre) <= 3 && !taken.contains(space)) middle.insert(space);
    }
    const Space totem = any_of(middle);
    SpaceSet group{totem};
    taken.insert(totem);
    for (std::uint64_t more = 1 + random.below(6); more > 0; --more) {
      const SpaceSet free = free_next_to(group);
      if (free.empty()) break;
      group.insert(any_of(free));
      taken = taken | group;
    }
    text += (seat > 0 ? "/" : "") + name_of(totem) + ":";
    group.erase(totem);
    for (const Space piece : group) text += (text.ends_with(':') ? "" : ",") + name_of(piece);
    text += "+" + std::to_string(random.below(2));
  }
  return position(text + " 1 - - - - 0", twelve);
}

// What a table may see: mostly an action of the game, but once in about `rarity` actions a seat is
// out (H19), where there are more than two. Pre: the game is not over.
inline Action random_action_or_out(const Position& position, Generator& random,
                                   std::uint64_t rarity) {
  if (random.below(rarity) == 0) {
    const auto seats = static_cast<std::uint64_t>(position.seats());
    const Action out = Action::out(Seat{static_cast<std::uint8_t>(random.below(seats))});
    if (position.check(out)) return out;
  }
  return random_action(position, random);
}

inline bool over(std::string_view text) {
  return position(text).node().turn == Turn::over;
}

}  // namespace menagerie::totem
