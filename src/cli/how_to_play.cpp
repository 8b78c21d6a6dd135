#include "cli/how_to_play.h"

#include <array>
#include <span>

#include "cli/text.h"

namespace menagerie::cli {

namespace {

constexpr std::array kTokan = {Message::cli_howto_tokan_1, Message::cli_howto_tokan_2,
                               Message::cli_howto_tokan_3, Message::cli_howto_tokan_4,
                               Message::cli_howto_tokan_5, Message::cli_howto_tokan_6,
                               Message::cli_howto_tokan_7};
constexpr std::array kTwoPaths = {Message::cli_howto_two_paths_1, Message::cli_howto_two_paths_2,
                                  Message::cli_howto_two_paths_3, Message::cli_howto_two_paths_4,
                                  Message::cli_howto_two_paths_5, Message::cli_howto_two_paths_6,
                                  Message::cli_howto_two_paths_7};
constexpr std::array kTotem = {Message::cli_howto_totem_1, Message::cli_howto_totem_2,
                               Message::cli_howto_totem_3, Message::cli_howto_totem_4,
                               Message::cli_howto_totem_5, Message::cli_howto_totem_6,
                               Message::cli_howto_totem_7};
constexpr std::array kCommands = {
    Message::cli_command_choices, Message::cli_command_hint,    Message::cli_command_view,
    Message::cli_command_undo,    Message::cli_command_save,    Message::cli_command_load,
    Message::cli_command_new,     Message::cli_command_rematch, Message::cli_command_quit};

std::span<const Message> rules_of(std::string_view game) {
  if (game == "tokan") return kTokan;
  if (game == "two-paths") return kTwoPaths;
  return kTotem;
}

void show_items(Screen& screen, std::span<const Message> items) {
  for (const Message item : items) {
    const std::string text = "- " + screen.word(item);
    screen.lines(wrapped(text, screen.look().width, 2));
  }
}

}  // namespace

Message game_title(std::string_view game) {
  if (game == "tokan") return Message::cli_game_tokan;
  if (game == "two-paths") return Message::cli_game_two_paths;
  return Message::cli_game_totem;
}

Message game_summary(std::string_view game) {
  if (game == "tokan") return Message::cli_summary_tokan;
  if (game == "two-paths") return Message::cli_summary_two_paths;
  return Message::cli_summary_totem;
}

void show_help(Screen& screen, std::string_view game) {
  screen.line();
  screen.say(Message::cli_howto_heading, {game_title(game)}, Ink::strong);
  show_items(screen, rules_of(game));
  screen.line();
  screen.say(Message::cli_commands_heading, {}, Ink::strong);
  show_items(screen, kCommands);
  if (game == "tokan") show_items(screen, std::array{Message::cli_command_look});
  screen.line();
}

}  // namespace menagerie::cli
