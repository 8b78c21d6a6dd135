#include "cli/play/session.h"

#include <algorithm>
#include <utility>

#include "cli/play/choices.h"
#include "cli/play/entry.h"
#include "cli/play/game_face.h"
#include "cli/play/players.h"
#include "cli/play/result.h"
#include "cli/terminal/text.h"
#include "core/scanner.h"
#include "messages/cli.h"

namespace menagerie::cli {

Session::Session(Table table, std::string save_path, Screen& screen, Input& input,
                 RandomSource& random)
    : table_(std::move(table)),
      people_(people_at(table_)),
      keeper_(std::move(save_path), table_),
      screen_(screen),
      input_(input),
      random_(random) {}

// A lone person sees what that seat may see. Where several look at one screen, or nobody plays,
// only what everybody may see is shown.
Viewer Session::viewer() const {
  return people_.size() == 1 ? Viewer(people_.front()) : std::nullopt;
}

Scene Session::scene() const {
  return scene_of(table_, viewer(), screen_.look(), screen_.language());
}

bool Session::is_person(Seat seat) const {
  return !table_.computer(seat);
}

void Session::show_board() {
  screen_.measure();
  screen_.line();
  const Scene now = scene();
  screen_.lines(now.face().draw(now));
  screen_.line();
  drawn_ = true;
}

// Applies a legal action and tells what it did.
bool Session::act(const std::string& action) {
  const Scene before = scene();
  const Node node = before.view.node;
  if (const Result<void> fine = table_.act(action); !fine) {
    screen_.refuse(fine.error());
    return false;
  }
  touched_ = touched_ || (node.turn == Turn::decision && is_person(node.seat));
  for (const std::string& line : before.face().tell(before, scene())) screen_.sentence(line);
  drawn_ = false;
  return true;
}

// Chance and the players of the house: both draw from the table's source.
bool Session::act_unasked() {
  pending_.clear();
  const Node node = table_.node();
  if (node.turn == Turn::chance) return act(table_.random_action(random_));
  screen_.flush();  // what has happened can be read while the player thinks
  const Contender& player = *table_.computer(node.seat);
  // Memories are of Two Paths, and nobody else has any use for them.
  const bool remembers = player.kind == Contender::Kind::special;
  return act(expert().choose(
      table_, player, random_, Patience({}),
      remembers ? std::span<const Expert::Earlier>(earlier_) : std::span<const Expert::Earlier>()));
}

std::vector<Expert::Earlier> Session::take_memories() {
  for (std::uint8_t i = 0; i < table_.seats(); ++i) {
    const std::optional<Contender>& player = table_.computer(Seat{i});
    if (!player || player->kind != Contender::Kind::special) continue;
    earlier_.push_back({std::make_shared<const Table>(std::move(table_)), Seat{i}});
    break;
  }
  return std::move(earlier_);
}

// Nobody needs one at a table of people who ask for no hint.
Expert& Session::expert() {
  if (!expert_) expert_.emplace(table_);
  return *expert_;
}

Session::Next Session::run() {
  while (true) {
    const Node node = table_.node();
    std::optional<Next> next;
    if (node.turn == Turn::over) {
      next = ask_after_game();
    } else if (node.turn == Turn::chance || !is_person(node.seat)) {
      // A table that refuses its own legal action cannot go on.
      if (!act_unasked()) next = leave_for_good();
    } else {
      next = ask_person(node.seat);
    }
    if (next) return *next;
  }
}

std::optional<Session::Next> Session::ask_person(Seat seat) {
  Scene now = scene();
  if (const std::optional<std::string> forced = now.face().forced(now.view)) {
    (void)act(*forced);
    return std::nullopt;
  }
  const bool secret = now.face().is_secret(now.view) && people_.size() > 1;
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
    std::vector<std::string> others;
    for (const Seat seat : people_) {
      if (seat != now.view.node.seat) others.push_back(now.player(seat));
    }
    screen_.say(messages::cli_ask_look_away, {joined(others, ", "), now.player(now.view.node.seat)},
                Ink::strong);
  }
  screen_.sentence(now.face().request(now));
  if (now.face().lists_unasked(now.view)) screen_.lines(now.face().list(now));
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
  Entry entry = read_entry(now, line);
  const std::vector<std::string> parts = now.face().entries_of(line);
  if (entry.action.empty() && parts.size() > 1) {
    pending_.assign(parts.begin() + 1, parts.end());
    entry = read_entry(now, parts.front());
  }
  if (!entry.action.empty()) {
    (void)act(entry.action);
    return;
  }
  if (!pending_.empty()) screen_.say(messages::cli_entry_stopped, {quote(line)});
  pending_.clear();
  if (!entry.candidates.empty()) {
    screen_.say(messages::cli_entry_which);
    screen_.lines(list_of(now, entry.candidates));
    return;
  }
  if (now.face().is_space(now.view, entry.guess)) {
    screen_.say(messages::cli_entry_nowhere, {entry.guess}, Ink::warning);
  } else if (const Result<void> refused = table_.act(entry.guess); !refused) {
    // Not legal, so the table refuses it, and says why.
    screen_.sentence(refused.error().sentence(now.language), Ink::warning);
  }
  screen_.say(messages::cli_entry_help);
}

// Nothing of a secret entry may show, not even of one that was refused.
void Session::take_secret(const Scene& now, const std::string& line) {
  const Entry entry = read_entry(now, line);
  if (entry.action.empty()) {
    screen_.say(now.face().secret_refusal());
    return;
  }
  screen_.wipe();
  input_.drop_typed_ahead();
  (void)act(entry.action);
}

std::optional<Session::Next> Session::ask_after_game() {
  const Scene now = scene();
  pending_.clear();
  if (!drawn_) {
    show_board();
    screen_.sentence(tell_result(now), Ink::strong);
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
