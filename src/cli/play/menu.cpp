#include "cli/play/menu.h"

#include <algorithm>

#include "cli/play/game_face.h"
#include "cli/play/how_to_play.h"
#include "cli/terminal/text.h"
#include "engine/contender.h"
#include "engine/table.h"
#include "messages/cli.h"

namespace menagerie::cli {

namespace {

constexpr const char* kGentle = "3";

// The line typed, or nothing if the player leaves.
std::optional<std::string> ask(Input& input, const std::string& prompt) {
  const Reply reply = input.ask({prompt + " ", {}, false});
  if (reply.kind != Reply::Kind::line) return std::nullopt;
  std::string text = lowered(trimmed(reply.text));
  if (text == "q" || text == "quit" || text == "exit") return std::nullopt;
  return text;
}

// A number in a range; an empty line means the first.
std::optional<int> ask_number(Screen& screen, Input& input, Message question, int least, int most) {
  if (least == most) return least;
  while (true) {
    const std::string prompt = screen.word(question, {std::to_string(least), std::to_string(most)});
    const std::optional<std::string> text = ask(input, prompt);
    if (!text) return std::nullopt;
    if (text->empty()) return least;
    for (int number = least; number <= most; ++number) {
      if (*text == std::to_string(number)) return number;
    }
    screen.say(messages::cli_menu_number, {std::to_string(least), std::to_string(most)});
  }
}

// Who plays against the people; an empty line means a gentle one.
std::optional<std::string> ask_against(Screen& screen, Input& input, std::string_view game) {
  const auto specials = face_of(game).special_opponents();
  std::string offers;
  for (const SpecialOpponent& special : specials) offers += ", " + screen.word(special.offer);
  while (true) {
    const std::optional<std::string> text =
        ask(input, screen.word(messages::cli_menu_against, {kGentle, offers}));
    if (!text) return std::nullopt;
    if (text->empty()) return kGentle;
    const auto special = std::ranges::find(specials, *text, &SpecialOpponent::key);
    const std::string who(special == specials.end() ? *text : special->name);
    const Result<Contender> contender = parse_contender(who, game);
    if (contender) return who;
    screen.refuse(contender.error());
  }
}

std::optional<std::string> ask_name(const Screen& screen, Input& input, int person) {
  const std::string prompt = screen.word(messages::cli_menu_name, {std::to_string(person)});
  const Reply reply = input.ask({prompt + " ", {}, false});
  if (reply.kind != Reply::Kind::line) return std::nullopt;
  return name_from(reply.text);
}

// A game by its number, its name, or the beginning of its name.
std::optional<GameInfo> game_named(const std::string& text, Language language) {
  const auto all = games();
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (text == std::to_string(i + 1) || text == all[i].name) return all[i];
    const std::string title = folded(say(face_of(all[i].name).title(), {}, language));
    if (text.size() > 2 && title.starts_with(folded(text))) return all[i];
  }
  return std::nullopt;
}

std::optional<GameInfo> ask_game(Screen& screen, Input& input) {
  screen.line();
  screen.say(messages::cli_menu_welcome, {}, Ink::strong);
  int number = 0;
  for (const GameInfo& game : games()) {
    const GameFace& face = face_of(game.name);
    const std::string text = screen.word(messages::cli_menu_item,
                                         {std::to_string(++number), face.title(), face.summary()});
    screen.lines(wrapped(text, screen.look().width, 2));
  }
  while (true) {
    const std::optional<std::string> text =
        ask(input, screen.word(messages::cli_menu_game, {std::to_string(games().size())}));
    if (!text) return std::nullopt;
    if (const std::optional<GameInfo> game = game_named(*text, screen.language())) return game;
    screen.say(messages::cli_menu_unknown, {std::to_string(games().size())});
  }
}

const OptionSpec& spec_of(const GameInfo& game, const OptionWords& option) {
  return *std::ranges::find(game.options, option.option, &OptionSpec::name);
}

// As a family would have it, where nothing else was asked for.
OptionValues usual_options(const GameInfo& game, const OptionValues& given) {
  OptionValues values = given;
  for (const OptionWords& option : face_of(game.name).option_words()) {
    const OptionSpec& spec = spec_of(game, option);
    values.emplace(spec.name, spec.usual.empty() ? spec.standard : spec.usual);
  }
  return values;
}

// The value after this one, or a number that is asked for; nothing if the player leaves.
std::optional<std::string> next_value(Screen& screen, Input& input, const OptionSpec& spec,
                                      const std::string& value) {
  if (!spec.choices.empty()) {
    const auto at = std::ranges::find(spec.choices, value);
    const bool last = at == spec.choices.end() || at + 1 == spec.choices.end();
    return std::string(last ? spec.choices.front() : *(at + 1));
  }
  const std::optional<int> number =
      ask_number(screen, input, messages::cli_menu_value, static_cast<int>(spec.min),
                 static_cast<int>(spec.max));
  if (!number) return std::nullopt;
  return std::to_string(*number);
}

// The options of the table, each changed by its number until an empty line is enough.
std::optional<OptionValues> ask_options(Screen& screen, Input& input, const GameInfo& game,
                                        const OptionValues& given) {
  const auto options = face_of(game.name).option_words();
  OptionValues values = usual_options(game, given);
  while (true) {
    screen.say(messages::cli_menu_table);
    for (std::size_t i = 0; i < options.size(); ++i) {
      const std::string text =
          option_text(screen, options[i], values.find(options[i].option)->second);
      screen.lines(wrapped(std::to_string(i + 1) + " " + text, screen.look().width, 2));
    }
    const std::optional<std::string> text = ask(input, screen.word(messages::cli_menu_change));
    if (!text) return std::nullopt;
    if (text->empty()) return values;
    std::size_t chosen = 0;
    while (chosen < options.size() && *text != std::to_string(chosen + 1)) ++chosen;
    if (chosen == options.size()) {
      screen.say(messages::cli_menu_number, {"1", std::to_string(options.size())});
      continue;
    }
    std::string& value = values.find(options[chosen].option)->second;
    const std::optional<std::string> next =
        next_value(screen, input, spec_of(game, options[chosen]), value);
    if (!next) return std::nullopt;
    value = *next;
  }
}

}  // namespace

std::optional<MenuChoice> ask_menu(Screen& screen, Input& input, const OptionValues& given) {
  const std::optional<GameInfo> game = ask_game(screen, input);
  if (!game) return std::nullopt;
  const std::optional<int> seats =
      ask_number(screen, input, messages::cli_menu_seats, game->fewest_seats, game->most_seats);
  if (!seats) return std::nullopt;
  const std::optional<int> people = ask_number(screen, input, messages::cli_menu_people, 1, *seats);
  if (!people) return std::nullopt;
  MenuChoice choice{std::string(game->name), *seats, *people, kGentle};
  if (*people < *seats) {
    const std::optional<std::string> against = ask_against(screen, input, game->name);
    if (!against) return std::nullopt;
    choice.against = *against;
  }
  // One person needs no name to know whose turn it is.
  for (int i = 1; *people > 1 && i <= *people; ++i) {
    const std::optional<std::string> name = ask_name(screen, input, i);
    if (!name) return std::nullopt;
    choice.names.push_back(*name);
  }
  const std::optional<OptionValues> options = ask_options(screen, input, *game, given);
  if (!options) return std::nullopt;
  choice.options = *options;
  return choice;
}

}  // namespace menagerie::cli
