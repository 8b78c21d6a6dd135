#include "cli/play/how_to_play.h"

#include <algorithm>
#include <array>

#include "cli/terminal/text.h"
#include "messages/cli.h"

namespace menagerie::cli {

namespace {

constexpr std::array kCommands = {messages::cli_command_choices, messages::cli_command_hint,
                                  messages::cli_command_view,    messages::cli_command_undo,
                                  messages::cli_command_resign,  messages::cli_command_save,
                                  messages::cli_command_load,    messages::cli_command_new,
                                  messages::cli_command_rematch, messages::cli_command_quit};

void show_item(Screen& screen, const std::string& item) {
  screen.lines(wrapped("- " + item, screen.look().width, 2));
}

}  // namespace

Message game_title(std::string_view game) {
  return face_of(game).title();
}

std::string option_text(const Screen& screen, const OptionWords& option, std::string_view value) {
  const auto found = std::ranges::find(option.values, value, &OptionWords::Value::value);
  const Word word = found == option.values.end() ? Word(std::string(value)) : Word(found->word);
  return screen.word(messages::cli_option, {option.word, word});
}

void show_help(Screen& screen, const Scene& scene) {
  const GameFace& face = scene.face();
  screen.line();
  screen.say(messages::cli_howto_heading, {face.title()}, Ink::strong);
  for (const std::string& rule : face.how_to_play(scene)) show_item(screen, rule);
  screen.line();
  screen.say(messages::cli_howto_table, {}, Ink::strong);
  for (const OptionWords& option : face.option_words()) {
    show_item(screen, option_text(screen, option, scene.view.options.find(option.option)->second));
  }
  screen.line();
  screen.say(messages::cli_commands_heading, {}, Ink::strong);
  for (const Message command : kCommands) show_item(screen, screen.word(command));
  if (face.has_stacks()) show_item(screen, screen.word(messages::cli_command_look));
  screen.line();
}

}  // namespace menagerie::cli
