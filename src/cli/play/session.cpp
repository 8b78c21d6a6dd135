#include "cli/play/session.h"

#include <algorithm>
#include <utility>

#include "cli/play/board.h"
#include "cli/play/choices.h"
#include "cli/play/entry.h"
#include "cli/terminal/text.h"
#include "core/scanner.h"
#include "messages/cli.h"

namespace menagerie::cli {

Session::Session(Table table, Players players, std::string save_path, Screen& screen, Input& input,
                 RandomSource& random)
    : table_(std::move(table)),
      players_(std::move(players)),
      keeper_(std::move(save_path), table_),
      screen_(screen),
      input_(input),
      random_(random) {
  name_players(table_, players_);
  remember_decisions();
}

// A lone person sees what that seat may see. Where several look at one screen, or nobody plays,
// only what everybody may see is shown.
Viewer Session::viewer() const {
  if (count_people(players_) != 1) return std::nullopt;
  const auto person = std::ranges::find_if(players_, &Player::is_person);
  return Seat{static_cast<std::uint8_t>(person - players_.begin())};
}

Scene Session::scene() const {
  return scene_of(table_, viewer(), screen_.look(), screen_.language());
}

bool Session::is_person(Seat seat) const {
  return players_[seat.index].is_person();
}

void Session::show_board() {
  screen_.measure();
  screen_.line();
  screen_.lines(draw_board(scene()));
  screen_.line();
  drawn_ = true;
}

// Applies a legal action and tells what it did.
bool Session::act(const std::string& action) {
  const Scene before = scene();
  const Node node = before.view.node;
  const std::size_t ply = table_.ply();
  if (const Result<void> fine = table_.act(action); !fine) {
    screen_.refuse(fine.error());
    return false;
  }
  if (node.turn == Turn::decision) {
    decisions_.push_back({ply, node.seat});
    touched_ = touched_ || is_person(node.seat);
  }
  for (const std::string& line : teller_.tell(before, scene(), table_.history(viewer()))) {
    screen_.sentence(line);
  }
  drawn_ = false;
  return true;
}

// Chance and the players of the house: both draw from the table's source.
bool Session::act_unasked() {
  pending_.clear();
  const Node node = table_.node();
  if (node.turn == Turn::chance) return act(table_.random_action(random_));
  screen_.flush();  // what has happened can be read while the player thinks
  const Contender& player = *players_[node.seat.index].computer;
  // Memories are of Two Paths, and nobody else has any use for them.
  const bool remembers = player.kind == Contender::Kind::special;
  return act(expert().choose(
      table_, player, random_, Patience({}),
      remembers ? std::span<const Expert::Earlier>(earlier_) : std::span<const Expert::Earlier>()));
}

std::vector<Expert::Earlier> Session::take_memories() {
  const auto reader = std::ranges::find_if(players_, [](const Player& player) {
    return player.computer && player.computer->kind == Contender::Kind::special;
  });
  if (reader == players_.end()) return std::move(earlier_);
  const Seat seat{static_cast<std::uint8_t>(reader - players_.begin())};
  earlier_.push_back({std::make_shared<const Table>(std::move(table_)), seat});
  return std::move(earlier_);
}

// Nobody needs one at a table of people who ask for no hint.
Expert& Session::expert() {
  if (!expert_) expert_.emplace(table_);
  return *expert_;
}

Session::Ending Session::run() {
  while (true) {
    const Node node = table_.node();
    std::optional<Ending> ending;
    if (node.turn == Turn::over) {
      ending = ask_after_game();
    } else if (node.turn == Turn::chance || !is_person(node.seat)) {
      // A table that refuses its own legal action cannot go on.
      if (!act_unasked()) ending = leave_for_good();
    } else {
      ending = ask_person(node.seat);
    }
    if (ending) return *ending;
  }
}

std::optional<Session::Ending> Session::ask_person(Seat seat) {
  Scene now = scene();
  if (now.view.actions == std::vector<std::string>{"pass"}) {
    (void)act("pass");
    return std::nullopt;
  }
  const bool secret = is_secret(now.view) && count_people(players_) > 1;
  if (pending_.empty() && !drawn_) {
    show_board();
    now.look = screen_.look();
    show_request(now, secret);
  }
  const Reply reply = next_reply(now, seat, secret);
  if (reply.kind != Reply::Kind::line) return leave_for_good();
  if (trimmed(reply.text).empty()) {
    screen_.say(messages::cli_entry_empty);
    return std::nullopt;
  }
  if (const std::optional<GivenCommand> given = command_of(reply.text)) return obey(*given, now);
  if (secret) {
    take_secret(now, reply.text);
  } else {
    take_entry(now, reply.text);
  }
  return std::nullopt;
}

void Session::show_request(const Scene& now, bool secret) {
  if (secret) {
    const Seat other{static_cast<std::uint8_t>(1 - now.view.node.seat.index)};
    screen_.say(messages::cli_ask_look_away, {now.player(other), now.player(now.view.node.seat)},
                Ink::strong);
  }
  screen_.sentence(request_of(now));
  if (is_short_list(now.view)) screen_.lines(list_choices(now));
}

// The next line: what is left of the one before, or what is typed now.
Reply Session::next_reply(const Scene& now, Seat seat, bool secret) {
  if (!pending_.empty()) {
    Reply reply{Reply::Kind::line, pending_.front()};
    pending_.pop_front();
    return reply;
  }
  Question question;
  question.secret = secret;
  question.prompt =
      now.say(secret ? messages::cli_prompt_secret : messages::cli_prompt, {now.player(seat)}) +
      " ";
  question.completions = now.view.actions;
  const std::vector<std::string> words = command_words();
  question.completions.insert(question.completions.end(), words.begin(), words.end());
  return input_.ask(question);
}

void Session::take_entry(const Scene& now, const std::string& line) {
  Entry entry = read_entry(now.view, line, now.language);
  const std::vector<std::string> parts = entries_of(now.view, line);
  if (entry.action.empty() && parts.size() > 1) {
    pending_.assign(parts.begin() + 1, parts.end());
    entry = read_entry(now.view, parts.front(), now.language);
  }
  if (!entry.action.empty()) {
    (void)act(entry.action);
    return;
  }
  if (!pending_.empty()) screen_.say(messages::cli_entry_stopped, {quote(line)});
  pending_.clear();
  if (!entry.candidates.empty()) {
    screen_.say(messages::cli_entry_which);
    screen_.lines(list_some(now, entry.candidates));
    return;
  }
  if (is_space(now.view, entry.guess)) {
    screen_.say(messages::cli_entry_nowhere, {entry.guess}, Ink::warning);
  } else if (const Result<void> refused = table_.act(entry.guess); !refused) {
    // Not legal, so the table refuses it, and says why.
    screen_.sentence(refused.error().sentence(now.language), Ink::warning);
  }
  screen_.say(messages::cli_entry_help);
}

// Nothing of a secret entry may show, not even of one that was refused.
void Session::take_secret(const Scene& now, const std::string& line) {
  const Entry entry = read_entry(now.view, line, now.language);
  if (entry.action.empty()) {
    screen_.say(messages::cli_entry_secret);
    return;
  }
  screen_.wipe();
  input_.drop_typed_ahead();
  (void)act(entry.action);
}

std::optional<Session::Ending> Session::ask_after_game() {
  const Scene now = scene();
  pending_.clear();
  if (!drawn_) {
    show_board();
    for (const std::string& line : tell_result(now)) screen_.sentence(line, Ink::strong);
    screen_.say(messages::cli_ask_after);
  }
  const Reply reply =
      input_.ask({now.say(messages::cli_prompt_after) + " ", command_words(), false});
  if (reply.kind != Reply::Kind::line) return leave_for_good();
  if (const std::optional<GivenCommand> given = command_of(reply.text)) return obey(*given, now);
  screen_.say(messages::cli_ask_after);
  return std::nullopt;
}

}  // namespace menagerie::cli
