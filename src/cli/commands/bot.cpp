// `bot`: the house's player takes a seat at a table of another machine and plays the game to its
// end.
#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <sys/stat.h>
#include <utility>
#include <vector>

#include "cli/commands/commands.h"
#include "cli/commands/complain.h"
#include "cli/commands/exit_code.h"
#include "cli/terminal/screen.h"
#include "client/http_client.h"
#include "client/remote_seat.h"
#include "client/seat_keys.h"
#include "client/table_link.h"
#include "core/text.h"
#include "engine/expert.h"
#include "messages/cli.h"
#include "native/interruption.h"
#include "native/os_random.h"
#include "native/whole_file.h"
#include "rooms/room.h"

namespace menagerie::cli {

namespace {

constexpr std::size_t kLongestSecret = 4096;
constexpr mode_t kNobodyElse = 077;

std::string fresh_secret(RandomSource& random) {
  std::string secret;
  for (int i = 0; i < 4; ++i) secret += fmt::format("{:016x}", random.next());
  return secret;
}

// The secret that the file keeps, or a fresh one, which it keeps from now on.
Result<std::string> secret_of(const std::string& file, RandomSource& random) {
  std::string secret = fresh_secret(random);
  if (file.empty()) return secret;
  const Result<bool> there = plain_file_exists(file);
  if (!there) return fail(there.error());
  if (*there) {
    Result<std::string> kept = read_bytes(file, kLongestSecret);
    if (!kept || !kept->empty()) return kept;
  }
  const mode_t before = umask(kNobodyElse);
  const Result<void> written = write_bytes(file, secret);
  umask(before);
  if (!written) return fail(written.error());
  return secret;
}

// Ends everything at Ctrl-C, but for a last word to the server.
class Stop {
 public:
  bool operator()() const {
    return Interruption::came() && (!until_ || std::chrono::steady_clock::now() > *until_);
  }
  void allow_last_word() { until_ = std::chrono::steady_clock::now() + std::chrono::seconds(3); }

 private:
  std::optional<std::chrono::steady_clock::time_point> until_;
};

// Decides by the house's player. The table of a question that cannot be read gets no answer, and
// the server's refusal says the rest.
class Decider {
 public:
  explicit Decider(RandomSource& random) : random_(random) {}

  std::string operator()(const rooms::Room::Thinking& question) {
    const Result<Table> table = rooms::table_of(question);
    if (!table || table->node().turn != Turn::decision) return {};
    if (!expert_) expert_.emplace(*table);
    return expert_->choose(*table, question.contender, random_, Patience({}));
  }

 private:
  RandomSource& random_;
  std::optional<Expert> expert_;
};

void tell_end(Screen& screen, const rooms::Room& room, std::size_t chair) {
  const rooms::Json state = room.tell(chair, 0);
  const rooms::Json& view = state["view"];
  const std::string winner =
      view.is_object() && view["winner"].is_string() ? view["winner"].get<std::string>() : "draw";
  if (winner == "draw") return screen.say(messages::cli_bot_nobody);
  if (state["chairs"][chair]["seat"] == winner) return screen.say(messages::cli_bot_won);
  const rooms::Json& chairs = state["chairs"];
  const auto other =
      std::ranges::find_if(chairs, [&](const auto& one) { return one["seat"] == winner; });
  const std::string name = other == chairs.end() ? "" : (*other)["name"].get<std::string>();
  screen.say(messages::cli_bot_lost, {printable(name.empty() ? winner : name)});
}

int play_at(client::RemoteSeat& seat, const BotRequest& request, Stop& stop, Screen& screen,
            const Manner& manner) {
  const Result<void> seated = seat.sit(request.name, request.seat);
  if (!seated) return complain(seated.error(), manner);
  OsRandom random;
  Decider decider(random);
  const Contender contender{.kind = Contender::Kind::level, .level = request.level};
  const Result<void> played = seat.play(
      contender, [&](const rooms::Room::Thinking& question) { return decider(question); });
  if (!played) return complain(played.error(), manner);
  if (seat.room() && seat.room()->over()) {
    tell_end(screen, *seat.room(), seat.chair());
  } else if (request.keep.empty()) {
    stop.allow_last_word();
    seat.leave();
    screen.say(messages::cli_bot_left);
  } else {
    screen.say(messages::cli_bot_keeps);
  }
  return screen.flush() ? kFine : kRefused;
}

}  // namespace

int bot(const BotRequest& request, const Manner& manner) {
  const Result<client::TableLink> link = client::parse_table_link(request.table);
  if (!link) return complain(link.error(), manner);
  OsRandom random;
  const Result<std::string> secret = secret_of(request.keep, random);
  if (!secret) return complain(secret.error(), manner);
  const Interruption interruption;
  Stop stop;
  Result<client::HttpClient> http = client::HttpClient::make(
      *link, {.ca_file = request.ca,
              .language = std::string(languages()[static_cast<std::size_t>(manner.language.index)]),
              .stopped = [&stop] { return stop(); }});
  if (!http) return complain(http.error(), manner);
  const client::SeatKeys keys = client::SeatKeys::make(*secret, link->room);
  Screen screen(manner.ascii, manner.language);
  client::RemoteSeat seat(*http, *link, keys,
                          {.random = random,
                           .stopped = [&stop] { return stop(); },
                           .tell =
                               [&](Message message, const std::vector<Word>& words) {
                                 screen.sentence(say(message, words, manner.language));
                                 screen.flush();
                               }});
  return play_at(seat, request, stop, screen, manner);
}

}  // namespace menagerie::cli
