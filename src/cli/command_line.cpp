#include "cli/command_line.h"

#include <CLI/CLI.hpp>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <map>
#include <memory>
#include <string_view>
#include <thread>
#include <unistd.h>

#include "cli/commands/commands.h"
#include "cli/commands/exit_code.h"
#include "cli/misuse.h"
#include "cli/play/play.h"
#include "cli/terminal/look.h"
#include "cli/terminal/output.h"
#include "cli/terminal/text.h"
#include "messages/cli.h"
#include "messages/server.h"
#include "server/settings/options.h"

namespace menagerie::cli {

namespace {

// The language is needed before the command line is read: its help is written in it.
Language language_from(const std::vector<std::string>& arguments) {
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i].starts_with("--language=")) return language_of(arguments[i].substr(11));
    if (arguments[i] == "--language" && i + 1 < arguments.size()) {
      return language_of(arguments[i + 1]);
    }
  }
  for (const char* const name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* const value = std::getenv(name);
    if (value != nullptr && *value != '\0') return language_of(value);
  }
  return {};
}

// Whether the text is such a number from its first character to its last.
template <class Number>
bool read_whole(const std::string& text, Number& number) {
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  return error == std::errc{} && stop == end;
}

// Game options as they are given: by name, or by an option of their own.
struct GivenOptions {
  std::vector<std::string> named;  // "score=heads"
  OptionValues direct;

  [[nodiscard]] OptionValues all() const {
    OptionValues values = direct;
    for (const std::string& text : named) {
      const std::size_t equals = text.find('=');
      values[text.substr(0, equals)] = text.substr(equals + 1);
    }
    return values;
  }
};

class CommandLine {
 public:
  explicit CommandLine(Language language)
      : app_(say(messages::cli_help_program, {}, language)), language_(language) {
    manner_.language = language;
    app_.name("menagerie");
    app_.require_subcommand(0, 1);
    app_.footer(say(messages::cli_help_footer, {}, language));
    word_help();
    app_.set_help_flag("-h,--help", word(messages::cli_help_help));
    add_play();
    add_show();
    add_legal();
    add_apply();
    add_perft();
    add_replay();
    add_random();
    add_match();
    add_analyse();
    add_review();
    add_verify();
    add_solve();
    add_lab();
    add_serve();
    add_rooms();
    add_bot();
    add_engine();
    add_bench();
    add_command("version", messages::cli_help_version, "menagerie version",
                [this] { return version(manner_); });
  }

  int run(std::vector<std::string> arguments) {
    if (arguments.empty()) {
      // A double click or a curious first call: the menu, if there is somebody to answer it.
      if (isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0) return cli::play(play_request());
      write_error(in_letters(app_.help()));
      return kUsage;
    }
    // CLI11 takes arguments from the back.
    std::ranges::reverse(arguments);
    try {
      app_.parse(arguments);
    } catch (const CLI::Success&) {  // nothing but --help
      return write_output(in_letters(app_.help())) && flush_output() ? kFine : kRefused;
    } catch (const CLI::Error& error) {
      return misuse(misuse_sentence(app_, error, language_));
    }
    return action_ ? action_() : kUsage;
  }

 private:
  [[nodiscard]] std::string word(Message message) const { return say(message, {}, language_); }

  static std::string in_letters(const std::string& text) {
    return in_letters_of(look_of_stdout(false), text);
  }

  // The words that the library puts into its help pages.
  void word_help() {
    CLI::FormatterBase& formatter = *app_.get_formatter();
    formatter.column_width(28);
    formatter.label("SUBCOMMAND", word(messages::cli_help_command));
    formatter.label("Usage", word(messages::cli_help_usage));
    formatter.label("Positionals", word(messages::cli_help_arguments));
    formatter.label("OPTIONS", word(messages::cli_help_option_word));
    formatter.label("REQUIRED", word(messages::cli_help_required_word));
    formatter.label("TEXT", word(messages::cli_help_text_word));
    for (const char* const type : {"INT", "UINT", "FLOAT"}) {
      formatter.label(type, word(messages::cli_help_number_word));
    }
    app_.option_defaults()->group(word(messages::cli_help_options));
  }

  // "menagerie show --help" for a mistake after `show`.
  [[nodiscard]] std::string helpful_call() const {
    const auto chosen = app_.get_subcommands();
    return "menagerie " + (chosen.empty() ? "" : chosen.front()->get_name() + " ") + "--help";
  }

  CLI::App* add_command(const std::string& name, Message help, const std::string& examples,
                        std::function<int()> action) {
    CLI::App* const command = app_.add_subcommand(name, word(help));
    command->group(word(messages::cli_help_commands));
    command->set_help_flag("-h,--help", word(messages::cli_help_help));  // into our group
    command->footer(word(messages::cli_help_example) + "\n  " + examples);
    command->add_option("--language", language_code_, word(messages::cli_help_language));
    command->callback([this, action = std::move(action)] { action_ = action; });
    return command;
  }

  // CLI11 lets -1 through as the largest number there is.
  [[nodiscard]] std::function<std::string(const std::string&)> whole_number() const {
    return [this](const std::string& text) {
      return all_digits(text) ? "" : word(messages::cli_help_number_form);
    };
  }

  // CLI11 has such a check, but it speaks English.
  template <class Number>
  [[nodiscard]] std::function<std::string(const std::string&)> between(Number least,
                                                                       Number most) const {
    return [this, least, most](const std::string& text) -> std::string {
      Number number{};
      const bool fine = read_whole(text, number) && number >= least && number <= most;
      if (fine) return "";
      return say(messages::cli_help_range_form, {std::to_string(least), std::to_string(most)},
                 language_);
    };
  }

  [[nodiscard]] std::function<std::string(const std::string&)> some_seconds() const {
    return [this](const std::string& text) -> std::string {
      double seconds = -1;
      const bool fine = read_whole(text, seconds) && std::isfinite(seconds) && seconds >= 0;
      return fine ? "" : word(messages::cli_help_seconds_form);
    };
  }

  void add_ascii(CLI::App* command) {
    command->add_flag("--ascii", manner_.ascii, word(messages::cli_help_ascii));
  }

  void add_game(CLI::App* command) {
    command->add_option("game", game_, word(messages::cli_help_game))->required();
  }

  void add_seed(CLI::App* command) {
    command->add_option("--seed", seed_, word(messages::cli_help_seed))->check(whole_number());
  }

  void add_options(CLI::App* command) {
    command->add_option("--option", options_.named, word(messages::cli_help_option))
        ->type_name(word(messages::cli_help_option_value_word))
        ->take_all()
        ->expected(1)
        ->check([this](const std::string& text) {
          return text.find('=') == std::string::npos ? word(messages::cli_help_option_form) : "";
        });
    add_direct(command, "score", messages::cli_help_score);
    add_direct(command, "setup", messages::cli_help_setup);
    add_direct(command, "ends", messages::cli_help_ends);
    add_direct(command, "gaps", messages::cli_help_gaps);
    add_direct(command, "frame", messages::cli_help_frame);
    add_direct(command, "rows", messages::cli_help_rows);
    add_direct(command, "seats", messages::cli_help_seats);
    add_direct(command, "seating", messages::cli_help_seating);
  }

  void add_direct(CLI::App* command, const std::string& name, Message help) {
    command->add_option_function<std::string>(
        "--" + name, [this, name](const std::string& value) { options_.direct[name] = value; },
        word(help));
  }

  void add_position(CLI::App* command) {
    add_game(command);
    command->add_option("position", position_, word(messages::cli_help_position))->required();
    add_options(command);
    add_seed(command);
  }

  [[nodiscard]] PositionRequest position_request() const {
    return {game_, options_.all(), position_, seed_};
  }

  [[nodiscard]] PlayRequest play_request() const {
    return {.game = game_,
            .options = options_.all(),
            .seats = seats_,
            .people = people_,
            .against = against_,
            .seed = seed_,
            .position = position_,
            .load = load_,
            .save = save_,
            .ascii = manner_.ascii,
            .language = language_};
  }

  void add_play() {
    CLI::App* const command =
        add_command("play", messages::cli_help_play,
                    "menagerie play tokan --against 5\n  menagerie play two-paths --people\n"
                    "  menagerie play totem --seats 3 --seat 1=person:Anna --seat 2=4\n"
                    "  menagerie play --load tokan-20260131-174500.menagerie",
                    [this] { return play_as_asked(); });
    command->add_option("game", game_, word(messages::cli_help_play_game));
    command->add_option("--seat", seats_, word(messages::cli_help_seat))
        ->type_name(word(messages::cli_help_seat_word))
        ->take_all()
        ->expected(1);
    command->add_flag("--people", people_, word(messages::cli_help_people));
    command->add_option("--against", against_, word(messages::cli_help_against));
    command->add_option("--position", position_, word(messages::cli_help_play_position));
    command->add_option("--load", load_, word(messages::cli_help_load))
        ->type_name(word(messages::cli_help_file_word));
    command->add_option("--save", save_, word(messages::cli_help_save))
        ->type_name(word(messages::cli_help_file_word));
    add_options(command);
    add_seed(command);
    add_ascii(command);
  }

  [[nodiscard]] int play_as_asked() const {
    const bool loads = !load_.empty();
    const bool loads_and_more = loads && (!position_.empty() || !game_.empty());
    const bool position_alone = !position_.empty() && game_.empty();
    if (loads_and_more) return misuse(word(messages::cli_help_load_alone));
    if (position_alone) return misuse(word(messages::cli_help_position_alone));
    return cli::play(play_request());
  }

  // Says what was wrong with the command line and where help is.
  [[nodiscard]] int misuse(const std::string& what) const {
    const std::string sentence = say(messages::cli_help_wrong, {what, helpful_call()}, language_);
    write_error(in_letters(sentence + "\n"));
    return kUsage;
  }

  void add_show() {
    CLI::App* const command = add_command("show", messages::cli_help_show,
                                          "menagerie show two-paths \"hgf/3/3/3/3/3/FHG s 1 -\"\n  "
                                          "menagerie show tokan start --seed 7",
                                          [this] { return show(position_request(), manner_); });
    add_position(command);
    add_ascii(command);
  }

  void add_legal() {
    add_position(add_command("legal", messages::cli_help_legal,
                             "menagerie legal two-paths \"hgf/3/3/3/3/3/FHG s 1 -\"",
                             [this] { return legal(position_request(), manner_); }));
  }

  void add_apply() {
    CLI::App* const command =
        add_command("apply", messages::cli_help_apply,
                    "menagerie apply two-paths \"hgf/3/3/3/3/3/FHG s 1 -\" Fw e",
                    [this] { return apply(position_request(), actions_, manner_); });
    add_position(command);
    command->add_option("action", actions_, word(messages::cli_help_actions))->required();
  }

  void add_perft() {
    CLI::App* const command =
        add_command("perft", messages::cli_help_perft, "menagerie perft tokan start 4 --seed 7",
                    [this] { return perft(position_request(), depth_, manner_); });
    add_position(command);
    command->add_option("depth", depth_, word(messages::cli_help_depth))
        ->required()
        ->check(between(1, 64));
  }

  void add_replay() {
    CLI::App* const command =
        add_command("replay", messages::cli_help_replay, "menagerie replay game.menagerie --ply 12",
                    [this] { return replay({file_, ply_, every_}, manner_); });
    command->add_option("file", file_, word(messages::cli_help_replay_file))->required();
    command->add_option("--ply", ply_, word(messages::cli_help_replay_ply))->check(whole_number());
    command->add_flag("--every", every_, word(messages::cli_help_replay_every));
    add_ascii(command);
  }

  void add_random() {
    CLI::App* const command = add_command(
        "random", messages::cli_help_random, "menagerie random totem --games 500 --seats 3",
        [this] { return random_games({game_, options_.all(), games_, seed_}, manner_); });
    add_game(command);
    command->add_option("--games", games_, word(messages::cli_help_games))
        ->check(between(std::uint64_t{1}, std::uint64_t{1'000'000'000}));
    add_options(command);
    add_seed(command);
  }

  void add_limits(CLI::App* command) {
    command->add_option("--ms", limits_.ms, word(messages::cli_help_ms))
        ->check(between(std::uint64_t{1}, kLongestMs));
    add_nodes(command);
  }

  void add_nodes(CLI::App* command) {
    command->add_option("--nodes", limits_.nodes, word(messages::cli_help_nodes))
        ->check(between(std::uint64_t{1}, kMostNodes));
  }

  void add_json(CLI::App* command) {
    command->add_flag("--json", json_, word(messages::cli_help_json));
  }

  void add_match() {
    CLI::App* const command = add_command(
        "match", messages::cli_help_match,
        "menagerie match tokan 5 4 --games 200\n  menagerie match totem 8 random --seats 3\n"
        "  menagerie match two-paths mind-reader 3 --test 0,50 --json",
        [this] {
          return match({game_, options_.all(), players_, match_games_, seed_, limits_, test_,
                        threads_, json_},
                       manner_);
        });
    add_game(command);
    command->add_option("players", players_, word(messages::cli_help_match_player))
        ->required()
        ->expected(2);
    command->add_option("--games", match_games_, word(messages::cli_help_match_games))
        ->check(between(std::uint64_t{1}, std::uint64_t{1'000'000'000}));
    command->add_option("--test", test_, word(messages::cli_help_match_test))
        ->type_name(word(messages::cli_help_test_word))
        ->delimiter(',');
    command->add_option("--threads", threads_, word(messages::cli_help_threads))
        ->check(between(1, 64));
    add_limits(command);
    add_options(command);
    add_seed(command);
    add_json(command);
  }

  void add_analyse() {
    CLI::App* const command = add_command(
        "analyse", messages::cli_help_analyse,
        "menagerie analyse tokan start --seed 7 --ms 5000\n  "
        "menagerie analyse two-paths \"hgf/3/3/3/3/3/FHG s 1 -\" --lines 6",
        [this] { return analyse(position_request(), {lines_, limits_, json_}, manner_); });
    add_position(command);
    command->add_option("--lines", lines_, word(messages::cli_help_lines))->check(between(1, 1000));
    add_limits(command);
    add_json(command);
  }

  void add_review() {
    CLI::App* const command =
        add_command("review", messages::cli_help_review, "menagerie review game.menagerie",
                    [this] { return review({file_, limits_.nodes, json_}, manner_); });
    command->add_option("file", file_, word(messages::cli_help_replay_file))->required();
    add_nodes(command);
    add_json(command);
  }

  void add_verify() {
    CLI::App* const command =
        add_command("verify", messages::cli_help_verify, "menagerie verify game.menagerie",
                    [this] { return verify({files_, json_}, manner_); });
    command->add_option("file", files_, word(messages::cli_help_verify_files))
        ->required()
        ->expected(1, 2);
    add_json(command);
    add_ascii(command);
  }

  void add_solve() {
    CLI::App* const command =
        add_command("solve", messages::cli_help_solve,
                    "menagerie solve tokan --deal 7 --time 600 --file deal-7.proof\n"
                    "  menagerie solve two-paths --rows 8 --file two-paths-8.solution",
                    [this] {
                      const std::string position = position_.empty() ? "start" : position_;
                      return solve({game_, options_.all(), position, seed_, threads_, megabytes_,
                                    seconds_, file_, json_},
                                   manner_);
                    });
    add_game(command);
    command->add_option("--deal", seed_, word(messages::cli_help_solve_deal))
        ->check(whole_number());
    command->add_option("--position", position_, word(messages::cli_help_solve_position));
    add_direct(command, "score", messages::cli_help_score);
    add_direct(command, "ends", messages::cli_help_ends);
    add_direct(command, "gaps", messages::cli_help_gaps);
    add_direct(command, "rows", messages::cli_help_rows);
    command->add_option("--threads", threads_, word(messages::cli_help_threads))
        ->check(between(1, 64));
    command->add_option("--memory", megabytes_, word(messages::cli_help_solve_memory))
        ->check(between(std::size_t{1}, std::size_t{8192}));
    command->add_option("--time", seconds_, word(messages::cli_help_solve_time))
        ->check(some_seconds());
    command->add_option("--file", file_, word(messages::cli_help_solve_file))
        ->type_name(word(messages::cli_help_file_word));
    add_json(command);
  }

  void add_lab() {
    CLI::App* const command = add_command("lab", messages::cli_help_lab,
                                          "menagerie lab run plan.txt --out results\n"
                                          "  menagerie lab report results",
                                          [this] {
                                            lab_request_.threads = threads_;
                                            lab_request_.checkpoint_seconds = checkpoint_;
                                            return lab(lab_request_, manner_);
                                          });
    command->add_option("task", lab_request_.task, word(messages::cli_help_lab_task))->required();
    command->add_option("place", lab_request_.place, word(messages::cli_help_lab_place))
        ->required();
    command->add_option("--out", lab_request_.folder, word(messages::cli_help_lab_out));
    command->add_option("--shard", lab_request_.shard, word(messages::cli_help_lab_shard));
    command->add_option("--engine", lab_request_.engine, word(messages::cli_help_lab_engine))
        ->check([this](const std::string& text) {
          return text == "local" || text == "slurm" ? "" : word(messages::cli_help_lab_engine_form);
        });
    command->add_option("--threads", threads_, word(messages::cli_help_threads))
        ->check(between(1, 64));
    command->add_option("--checkpoint", checkpoint_, word(messages::cli_help_lab_checkpoint))
        ->check(some_seconds());
    command->add_option("--sbatch", lab_request_.sbatch, word(messages::cli_help_lab_sbatch));
    command->add_flag("--json", lab_request_.json, word(messages::cli_help_json));
  }

  void add_serve() {
    CLI::App* const command =
        add_command("serve", messages::server_help_serve, "menagerie serve --open",
                    [this] { return serve(serve_request_, manner_); });
    for (const server::Option& option : server::serve_options()) add_serve_option(command, option);
    command->add_option("--config", serve_request_.config, word(messages::server_help_config))
        ->type_name(word(messages::cli_help_file_word));
  }

  // Each may also stand in a file or in the environment, so here they are texts, too.
  void add_serve_option(CLI::App* command, const server::Option& option) {
    const std::string name(option.name);
    const std::string flag = "--" + name;
    std::vector<std::string>& values = serve_values_[name];
    if (option.kind == server::OptionKind::flag) {
      command->add_flag_callback(
          flag, [this, name] { serve_request_.options[name] = {"yes"}; }, word(option.help));
      return;
    }
    CLI::Option* const added = command->add_option(flag, values, word(option.help));
    added->each(
        [this, name](const std::string& value) { serve_request_.options[name].push_back(value); });
    added->expected(1);
    if (option.kind == server::OptionKind::number) {
      added->type_name(word(messages::cli_help_number_word));
      added->check(between(option.least, option.most));
    }
    if (option.kind == server::OptionKind::texts) added->take_all();
  }

  void add_rooms() {
    CLI::App* const command =
        add_command("rooms", messages::cli_help_rooms,
                    "menagerie rooms list --store rooms.db\n"
                    "  menagerie rooms export 0123456789abcdef0123456789abcdef --store rooms.db\n"
                    "      --file game.menagerie",
                    [this] { return rooms(rooms_request_, manner_); });
    command->add_option("task", rooms_request_.task, word(messages::cli_help_rooms_task))
        ->required();
    command->add_option("room", rooms_request_.room, word(messages::cli_help_rooms_room));
    command->add_option("--store", rooms_request_.store, word(messages::cli_help_rooms_store))
        ->required();
    command->add_option("--file", rooms_request_.file, word(messages::cli_help_rooms_file))
        ->type_name(word(messages::cli_help_file_word));
    command->add_flag("--json", rooms_request_.json, word(messages::cli_help_json));
  }

  void add_bot() {
    CLI::App* const command = add_command(
        "bot", messages::cli_help_bot,
        "menagerie bot --level 8 --table 'https://games.example.org/#/room/ROOM/INVITE'",
        [this] { return bot(bot_request_, manner_); });
    command->add_option("--table", bot_request_.table, word(messages::cli_help_bot_table))
        ->required();
    command->add_option("--level", bot_request_.level, word(messages::cli_help_bot_level))
        ->check(between(1, 8));
    command->add_option("--seat", bot_request_.seat, word(messages::cli_help_bot_seat));
    command->add_option("--name", bot_request_.name, word(messages::cli_help_bot_name));
    command->add_option("--keep", bot_request_.keep, word(messages::cli_help_bot_keep))
        ->type_name(word(messages::cli_help_file_word));
    command->add_option("--ca", bot_request_.ca, word(messages::cli_help_bot_ca))
        ->type_name(word(messages::cli_help_file_word));
    add_ascii(command);
  }

  void add_bench() {
    CLI::App* const command =
        add_command("bench", messages::cli_help_bench, "menagerie bench --signatures",
                    [this] { return only_signatures_ ? signatures(manner_) : bench(manner_); });
    command->add_flag("--signatures", only_signatures_, word(messages::cli_help_signatures));
  }

  void add_engine() {
    add_command("engine", messages::cli_help_engine,
                "echo '{\"id\":1,\"cmd\":\"games\"}' | menagerie engine", [] { return engine(); });
  }

  CLI::App app_;
  Language language_;
  Manner manner_;
  std::function<int()> action_;
  std::string language_code_;
  std::string game_;
  GivenOptions options_;
  std::string position_;
  std::optional<std::uint64_t> seed_;
  std::vector<std::string> seats_;
  bool people_ = false;
  std::string against_ = "3";
  std::string load_;
  std::string save_;
  std::vector<std::string> actions_;
  int depth_ = 1;
  std::string file_;
  std::vector<std::string> files_;
  std::optional<std::size_t> ply_;
  bool every_ = false;
  std::uint64_t games_ = 1000;
  std::vector<std::string> players_;
  std::uint64_t match_games_ = 100;
  std::optional<std::pair<double, double>> test_;
  int threads_ = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  Limits limits_;
  int lines_ = 5;
  bool json_ = false;
  std::size_t megabytes_ = 8192;
  double seconds_ = 0;
  bool only_signatures_ = false;
  ServeRequest serve_request_;
  RoomsRequest rooms_request_;
  LabRequest lab_request_;
  double checkpoint_ = 30;
  BotRequest bot_request_;
  std::map<std::string, std::vector<std::string>> serve_values_;
};

}  // namespace

int run(int argc, const char* const* argv) {
  std::vector<std::string> arguments(argv + std::min(argc, 1), argv + argc);
  CommandLine command_line(language_from(arguments));
  for (std::string& argument : arguments) {
    // A Totem position before the first choice begins like an option ("-/-/- 1 …"); a blank before
    // it, which positions may have, tells CLI11 that it is none.
    if (argument.starts_with("-/")) argument.insert(0, 1, ' ');
  }
  return command_line.run(std::move(arguments));
}

}  // namespace menagerie::cli
