// A game as people at a terminal meet it: how its board is drawn, what is told and asked, and how
// what they type is understood. Everything in the terminal that differs by game is a function here;
// each game has one implementation in its own folder, and faces.cpp lists them.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/scene.h"
#include "core/message.h"

namespace menagerie::cli {

// A legal action as somebody at the terminal meets it.
struct Choice {
  std::string action;   // in notation
  std::string heading;  // under which it is listed: the tile that moves, the piece that steps
  std::string from;     // the space where it starts, if it has one
  std::string to;       // the space that it goes to
  std::string number;   // that may be typed for it; empty if none
  std::string item;     // as it stands in a list
};

// A player of the house besides the levels.
struct SpecialOpponent {
  std::string_view name;  // as the engine has it
  std::string_view key;   // that may be typed for it in the menu
  Message word;           // what it is called
  Message offer;          // its part of the menu's question, with the key
};

// An option that a table may choose, and its values, in words; a value without a word is a number.
struct OptionWords {
  struct Value {
    std::string_view value;
    Message word;
  };
  std::string_view option;  // as the engine has it
  Message word;
  std::span<const Value> values{};
};

class GameFace {
 public:
  GameFace() = default;
  GameFace(const GameFace&) = delete;
  GameFace& operator=(const GameFace&) = delete;
  virtual ~GameFace() = default;

  [[nodiscard]] virtual std::string_view game() const = 0;  // as the engine has it
  [[nodiscard]] virtual Message title() const = 0;
  [[nodiscard]] virtual Message summary() const = 0;
  // The rules in short, as they are at this table.
  [[nodiscard]] virtual Lines how_to_play(const Scene& scene) const = 0;
  // All options but the number of seats, which has its own question, and those for study.
  [[nodiscard]] virtual std::span<const OptionWords> option_words() const = 0;
  [[nodiscard]] virtual std::span<const SpecialOpponent> special_opponents() const { return {}; }

  // The board and what belongs to it (scores, hands, dice), not the prompt.
  [[nodiscard]] virtual Lines draw(const Scene& scene) const = 0;
  // Whether there are stacks to look into, and one of them in full; nothing if the board has no
  // such space.
  [[nodiscard]] virtual bool has_stacks() const { return false; }
  [[nodiscard]] virtual Lines draw_stack(const Scene& scene, std::string_view space) const;

  // What the last action did, by what this viewer could see before and after it.
  [[nodiscard]] virtual Lines tell(const Scene& before, const Scene& after) const = 0;
  // Why it ended, who won and the numbers. Pre: the game is over by its rules.
  [[nodiscard]] virtual std::string tell_result(const Scene& scene) const;

  // What the player on turn is asked to do, with an example.
  [[nodiscard]] virtual std::string request(const Scene& scene) const = 0;
  // The legal actions, in their order.
  [[nodiscard]] virtual std::vector<Choice> choices(const Scene& scene) const = 0;
  // All of them as a list, and whether that is shown unasked.
  [[nodiscard]] virtual Lines list(const Scene& scene) const;
  [[nodiscard]] virtual bool lists_unasked(const View& view) const;
  // The one action left, if it is nothing that anybody has to be asked for.
  [[nodiscard]] virtual std::optional<std::string> forced(const View& view) const;

  // Whether the choice at hand must stay hidden from the opponent, and what is said where an entry
  // is none of the choices and may not be repeated.
  [[nodiscard]] virtual bool is_secret(const View& view) const;
  [[nodiscard]] virtual Message secret_refusal() const;

  // What was typed, with words in place of which notation has letters exchanged for these.
  [[nodiscard]] virtual std::string spelled(std::string_view typed, Language language) const;
  // The parts of a line that brings several actions; the line itself where it is one.
  [[nodiscard]] virtual std::vector<std::string> entries_of(std::string_view line) const;
  // Whether the text names a space of the board, and nothing else.
  [[nodiscard]] virtual bool is_space(const View& view, std::string_view text) const;
  // What is none of the choices, as notation would write it, so that a refusal speaks of the move
  // and not of its spelling.
  [[nodiscard]] virtual std::string as_notation(const View& view, const std::string& text) const;
};

// Gives every choice its place in the list as its number.
void number(std::vector<Choice>& choices);

// Pre: a game of the engine.
[[nodiscard]] const GameFace& face_of(std::string_view game);

}  // namespace menagerie::cli
