// All that a drawing or a sentence about a table is made of: one viewer's view, what the seats are
// called, the terminal's look and the reader's language.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal/look.h"
#include "core/message.h"
#include "engine/table.h"
#include "engine/view.h"

namespace menagerie::cli {

class GameFace;

using Lines = std::vector<std::string>;

struct Scene {
  View view;
  std::optional<Ending> ending;      // how the game ended, if not by its rules
  std::vector<std::string> seats;    // what each seat is called in the game: "Red"
  std::vector<std::string> players;  // the same with the player's name: "Red (Anna)"
  Look look;
  Language language;

  [[nodiscard]] const GameFace& face() const;
  [[nodiscard]] const std::string& seat(Seat seat) const { return seats[seat.index]; }
  [[nodiscard]] const std::string& player(Seat seat) const { return players[seat.index]; }
  // Whether the table has that value of an option. Pre: the game has the option.
  [[nodiscard]] bool option_is(std::string_view option, std::string_view value) const {
    return view.options.find(option)->second == value;
  }
  [[nodiscard]] std::string say(Message message, std::initializer_list<Word> words = {}) const {
    return in_letters_of(look, menagerie::say(message, words, language));
  }
};

[[nodiscard]] Scene scene_of(const Table& table, Viewer viewer, const Look& look,
                             Language language);

// Adds a sentence in lines that fit the terminal.
void add_sentence(Lines& lines, const Scene& scene, const std::string& sentence);

}  // namespace menagerie::cli
