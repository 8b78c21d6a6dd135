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
#include "native/record_file.h"

namespace menagerie::cli {

namespace {

// A table with its players, ready for a session.
struct Seated {
  Table table;
  Players players;
};

class House {
 public:
  House(const PlayRequest& request, Screen& screen, Input& input)
      : request_(request), screen_(screen), input_(input), source_(request.seed) {}

  int run() {
    std::optional<Seated> seated = first_table();
    if (seated) {
      // Told now, not after an hour of play.
      const Result<void> fine = Keeper(request_.save, seated->table).check();
      if (!fine) seated = refuse(fine.error());
    }
    std::string save = request_.save;
    std::vector<Expert::Earlier> memories;
    while (seated) {
      Session session(std::move(seated->table), std::move(seated->players), save, screen_, input_,
                      source_.random());
      session.remember(std::move(memories));
      save.clear();  // the name asked for belongs to the first game
      const Session::Ending ending = session.run();
      if (ending == Session::Ending::not_saved) return kRefused;
      if (ending == Session::Ending::quit) {
        screen_.say(messages::cli_goodbye);
        return kFine;
      }
      seated = next_table(session, ending);
      memories = session.take_memories();
    }
    return code_;
  }

 private:
  std::optional<Seated> refuse(const Error& error) {
    screen_.flush();
    code_ = complain(error, {request_.ascii, request_.language});
    return std::nullopt;
  }

  std::optional<Seated> seat(Result<Table> table, const std::vector<std::string>& wishes,
                             int people) {
    return seat(std::move(table), wishes, people, request_.against);
  }

  std::optional<Seated> seat(Result<Table> table, const std::vector<std::string>& wishes,
                             int people, const std::string& against) {
    if (!table) return refuse(table.error());
    const Result<Contender> opponent = parse_contender(against, table->game());
    if (!opponent) return refuse(opponent.error());
    // A position that hides a choice can be shown, but not played on.
    if (!table->complete()) return refuse(Error{messages::action_hidden, {}, {}});
    Result<Players> players = seat_players(*table, wishes, people, *opponent, screen_.language());
    if (!players) return refuse(players.error());
    return Seated{std::move(*table), std::move(*players)};
  }

  std::optional<Seated> first_table() {
    const int people = request_.people ? kMaxSeats : 1;
    if (!request_.load.empty()) {
      const Result<Record> record = load_record(request_.load);
      if (!record) return refuse(record.error());
      return seat(Table::replay(*record), request_.seats, people);
    }
    if (request_.game.empty()) return menu_table();
    const std::string position = request_.position.empty() ? "start" : request_.position;
    greet(request_.game);
    const OptionValues options = drawn_beginner(request_.game, request_.options);
    std::optional<Seated> seated =
        seat(source_.open(request_.game, options, position), request_.seats, people);
    if (request_.position.empty()) roll_for_order(seated);
    return seated;
  }

  std::optional<Seated> menu_table() {
    const std::optional<MenuChoice> choice = ask_menu(screen_, input_);
    if (!choice) return std::nullopt;
    OptionValues options = request_.options;
    if (choice->game == "totem") options["seats"] = std::to_string(choice->seats);
    greet(choice->game);
    std::optional<Seated> seated =
        seat(source_.start(choice->game, drawn_beginner(choice->game, options)), request_.seats,
             choice->people, choice->against);
    if (seated) name_people(seated->players, choice->names);
    roll_for_order(seated);
    return seated;
  }

  // Who begins is drawn at random unless the table says otherwise (T2, P4).
  static OptionValues drawn_beginner(const std::string& game, OptionValues options) {
    const Result<GameInfo> info = find_game(game);
    if (info &&
        std::ranges::find(info->options, "begins", &OptionSpec::name) != info->options.end()) {
      options.emplace("begins", "random");
    }
    return options;
  }

  // The dice say who sits where (H3), unless somebody asked for a seat.
  void roll_for_order(std::optional<Seated>& seated) {
    if (!seated || !request_.seats.empty()) return;
    seated->players =
        in_rolled_order(seated->players, seated->table.game(), screen_, source_.random());
  }

  // Gives the names that the menu asked for to the persons without one, in order.
  static void name_people(Players& players, const std::vector<std::string>& names) {
    auto name = names.begin();
    for (Player& player : players) {
      const bool nameless = player.is_person() && player.name.empty();
      if (nameless && name != names.end()) player.name = *name++;
    }
  }

  std::optional<Seated> next_table(Session& session, Session::Ending ending) {
    const Players& players = session.players();
    if (ending == Session::Ending::rematch) {
      return Seated{dated(session.rematch()), moved_on(players)};
    }
    if (ending == Session::Ending::loaded) {
      Table table = session.take_loaded();
      return seat(std::move(table), {}, count_people(players));
    }
    if (request_.game.empty() && request_.load.empty()) return menu_table();
    Result<Table> table = source_.start(session.table().game(), session.table().options());
    if (!table) return refuse(table.error());
    return Seated{std::move(*table), players};
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
