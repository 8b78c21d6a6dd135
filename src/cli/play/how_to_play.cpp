#include "cli/play/how_to_play.h"

#include <array>
#include <span>

#include "cli/terminal/text.h"
#include "messages/cli.h"

namespace menagerie::cli {

namespace {

constexpr std::array kTokan = {messages::cli_howto_tokan_1, messages::cli_howto_tokan_2,
                               messages::cli_howto_tokan_3, messages::cli_howto_tokan_4,
                               messages::cli_howto_tokan_5, messages::cli_howto_tokan_6,
                               messages::cli_howto_tokan_7};
constexpr std::array kTwoPaths = {messages::cli_howto_two_paths_1, messages::cli_howto_two_paths_2,
                                  messages::cli_howto_two_paths_3, messages::cli_howto_two_paths_4,
                                  messages::cli_howto_two_paths_5, messages::cli_howto_two_paths_6,
                                  messages::cli_howto_two_paths_7};
constexpr std::array kTotem = {messages::cli_howto_totem_1, messages::cli_howto_totem_2,
                               messages::cli_howto_totem_3, messages::cli_howto_totem_4,
                               messages::cli_howto_totem_5, messages::cli_howto_totem_6,
                               messages::cli_howto_totem_7};
constexpr std::array kCommands = {
    messages::cli_command_choices, messages::cli_command_hint,    messages::cli_command_view,
    messages::cli_command_undo,    messages::cli_command_save,    messages::cli_command_load,
    messages::cli_command_new,     messages::cli_command_rematch, messages::cli_command_quit};

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
  if (game == "tokan") return messages::cli_game_tokan;
  if (game == "two-paths") return messages::cli_game_two_paths;
  return messages::cli_game_totem;
}

Message game_summary(std::string_view game) {
  if (game == "tokan") return messages::cli_summary_tokan;
  if (game == "two-paths") return messages::cli_summary_two_paths;
  return messages::cli_summary_totem;
}

void show_help(Screen& screen, std::string_view game) {
  screen.line();
  screen.say(messages::cli_howto_heading, {game_title(game)}, Ink::strong);
  show_items(screen, rules_of(game));
  screen.line();
  screen.say(messages::cli_commands_heading, {}, Ink::strong);
  show_items(screen, kCommands);
  if (game == "tokan") show_items(screen, std::array{messages::cli_command_look});
  screen.line();
}

}  // namespace menagerie::cli
