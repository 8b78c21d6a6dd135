#include "cli/play/how_to_play.h"

#include <array>
#include <span>

#include "cli/terminal/text.h"
#include "messages/cli.h"

namespace menagerie::cli {

namespace {

constexpr std::array kCommands = {messages::cli_command_choices, messages::cli_command_hint,
                                  messages::cli_command_view,    messages::cli_command_undo,
                                  messages::cli_command_resign,  messages::cli_command_save,
                                  messages::cli_command_load,    messages::cli_command_new,
                                  messages::cli_command_rematch, messages::cli_command_quit};

void show_items(Screen& screen, std::span<const Message> items) {
  for (const Message item : items) {
    const std::string text = "- " + screen.word(item);
    screen.lines(wrapped(text, screen.look().width, 2));
  }
}

}  // namespace

Message game_title(std::string_view game) {
  return face_of(game).title();
}

void show_help(Screen& screen, const GameFace& face) {
  screen.line();
  screen.say(messages::cli_howto_heading, {face.title()}, Ink::strong);
  show_items(screen, face.how_to_play());
  screen.line();
  screen.say(messages::cli_commands_heading, {}, Ink::strong);
  show_items(screen, kCommands);
  if (face.has_stacks()) show_items(screen, std::array{messages::cli_command_look});
  screen.line();
}

}  // namespace menagerie::cli
