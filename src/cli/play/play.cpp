#include "cli/play/play.h"

#include <algorithm>
#include <utility>

#include "cli/commands/complain.h"
#include "cli/commands/exit_code.h"
#include "cli/commands/table_source.h"
#include "cli/play/autosave.h"
#include "cli/play/how_to_play.h"
#include "cli/play/menu.h"
#include "cli/play/order.h"
#include "cli/play/players.h"
#include "cli/play/session.h"
#include "cli/terminal/input.h"
#include "cli/terminal/screen.h"
#include "messages/cli.h"
#include "messages/core.h"

namespace menagerie::cli {

namespace {

class House {
 public:
  House(const PlayRequest& request, Screen& screen, Input& input)
      : request_(request), screen_(screen), input_(input), source_(request.seed) {}

  int run() {
    std::optional<Table> table = first_table();
    if (table) {
      // Told now, not after an hour of play.
      const Result<void> fine = Keeper(request_.save, *table).check();
      if (!fine) table = refuse(fine.error());
    }
    std::string save = request_.save;
    std::vector<Expert::Earlier> memories;
    while (table) {
      Session session(std::move(*table), save, screen_, input_, source_.random());
      session.remember(std::move(memories));
      save.clear();  // the name asked for belongs to the first game
      const Session::Next next = session.run();
      if (next == Session::Next::not_saved) return kRefused;
      if (next == Session::Next::quit) {
        screen_.say(messages::cli_goodbye);
        return kFine;
      }
      table = next_table(session, next);
      memories = session.take_memories();
    }
    return code_;
  }

 private:
  std::optional<Table> refuse(const Error& error) {
    screen_.flush();
    code_ = complain(error, {request_.ascii, request_.language});
    return std::nullopt;
  }

  std::optional<Table> seat(Result<Table> table, const std::vector<std::string>& wishes, int people,
                            const std::string& against) {
    if (!table) return refuse(table.error());
    const Result<Contender> opponent = parse_contender(against, table->game());
    if (!opponent) return refuse(opponent.error());
    // A position that hides a choice can be shown, but not played on.
    if (!table->complete()) return refuse(Error{messages::action_hidden, {}, {}});
    const Result<void> seated = seat_players(*table, wishes, people, *opponent);
    if (!seated) return refuse(seated.error());
    return std::move(*table);
  }

  // A record tells which seats are the computer's; the others are people's.
  std::optional<Table> seat_loaded(Result<Table> table, const std::vector<std::string>& wishes) {
    return seat(std::move(table), wishes, kMaxSeats, request_.against);
  }

  std::optional<Table> first_table() {
    if (!request_.load.empty()) return seat_loaded(load_table(request_.load), request_.seats);
    if (request_.game.empty()) return menu_table();
    const std::string position = request_.position.empty() ? "start" : request_.position;
    greet(request_.game);
    const OptionValues options = drawn_beginner(request_.game, request_.options);
    std::optional<Table> table =
        seat(source_.open(request_.game, options, position), request_.seats,
             request_.people ? kMaxSeats : 1, request_.against);
    return request_.position.empty() ? in_rolled_order(std::move(table)) : std::move(table);
  }

  std::optional<Table> menu_table() {
    const std::optional<MenuChoice> choice = ask_menu(screen_, input_, request_.options);
    if (!choice) return std::nullopt;
    OptionValues options = choice->options;
    if (has_option(choice->game, "seats")) options["seats"] = std::to_string(choice->seats);
    greet(choice->game);
    std::optional<Table> table =
        seat(source_.start(choice->game, options), request_.seats, choice->people, choice->against);
    if (table) name_people(*table, choice->names);
    return in_rolled_order(std::move(table));
  }

  static bool has_option(const std::string& game, std::string_view name) {
    const Result<GameInfo> info = find_game(game);
    return info && std::ranges::find(info->options, name, &OptionSpec::name) != info->options.end();
  }

  // Who begins is drawn at random unless the table says otherwise (T2, P4).
  static OptionValues drawn_beginner(const std::string& game, OptionValues options) {
    if (has_option(game, "begins")) options.emplace("begins", "random");
    return options;
  }

  // The dice say who sits where (H3), unless somebody asked for a seat.
  std::optional<Table> in_rolled_order(std::optional<Table> table) {
    if (table && request_.seats.empty()) roll_for_seats(*table, screen_, source_.random());
    return table;
  }

  // Gives the names that the menu asked for to the persons without one, in order.
  static void name_people(Table& table, const std::vector<std::string>& names) {
    auto name = names.begin();
    for (const Seat seat : people_at(table)) {
      if (table.player(seat).empty() && name != names.end()) table.set_player(seat, *name++);
    }
  }

  std::optional<Table> next_table(Session& session, Session::Next next) {
    if (next == Session::Next::rematch) return dated(session.rematch());
    if (next == Session::Next::loaded) return seat_loaded(session.take_loaded(), {});
    if (request_.game.empty() && request_.load.empty()) return menu_table();
    Result<Table> table = source_.start(session.table().game(), session.table().options());
    if (!table) return refuse(table.error());
    seat_alike(*table, session.table());
    return in_rolled_order(std::move(*table));
  }

  void greet(const std::string& game) {
    const Result<GameInfo> info = find_game(game);
    if (info) screen_.say(messages::cli_greeting, {game_title(info->name)}, Ink::strong);
  }

  const PlayRequest& request_;
  Screen& screen_;
  Input& input_;
  TableSource source_;
  int code_ = kFine;
};

}  // namespace

int play(const PlayRequest& request) {
  Screen screen(request.ascii, request.language);
  Input input(screen);
  const int code = House(request, screen, input).run();
  return screen.flush() ? code : kRefused;
}

}  // namespace menagerie::cli
