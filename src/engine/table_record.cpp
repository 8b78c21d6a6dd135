// Tables as records: what is written, and what is read back, checked and replayed.
#include <algorithm>
#include <array>

#include "core/scanner.h"
#include "engine/any_table.h"
#include "engine/game_entry.h"
#include "engine/table.h"
#include "messages/core.h"
#include "messages/engine.h"

namespace menagerie {

namespace {

// Tags of a seat: its player's name, and for the computer who plays ("3", "mind-reader").
constexpr std::string_view kSeatTag = "Seat.";
constexpr std::string_view kLevelTag = "Level.";
// In games where players choose one: the figure of a seat.
constexpr std::string_view kFigureTag = "Figure.";

// "a=1 b=2" and back.
std::string options_text(const OptionValues& options) {
  std::string text;
  for (const auto& [name, value] : options) {
    if (!text.empty()) text += ' ';
    text += name + '=' + value;
  }
  return text;
}

Result<OptionValues> parse_options(std::string_view text) {
  OptionValues options;
  Scanner scanner(text);
  while (!scanner.done()) {
    const std::size_t column = scanner.column();
    const std::string_view name = scanner.until('=');
    if (name.empty() || !scanner.accept('=')) {
      return fail(Scanner::error_at(column, messages::record_options, {quote(text)}));
    }
    const std::string_view value = scanner.until(' ');
    options.insert_or_assign(std::string(name), std::string(value));
    scanner.accept(' ');
  }
  return options;
}

// An error inside a tag or an action, moved to where that stood in the record's file.
std::unexpected<Error> in_record(Where where, Error error) {
  const std::size_t column = error.place.column == 0 ? 1 : error.place.column;
  error.place = {.line = where.line, .column = where.column + column - 1, .field = {}};
  return fail(std::move(error));
}

Result<const Tag*> required(const Record& record, std::string_view name) {
  if (const Tag* tag = record.tag(name)) return tag;
  return fail(messages::record_tag_missing, {std::string(name)}, Place{.line = 1, .column = 1});
}

bool is_table_tag(std::string_view name) {
  constexpr std::array<std::string_view, 7> kOwn = {"Game",  "Rules",  "Options", "Seed",
                                                    "Start", "Result", "Ended"};
  return std::ranges::find(kOwn, name) != kOwn.end() || name.starts_with(kSeatTag) ||
         name.starts_with(kLevelTag);
}

}  // namespace

Result<Table> Table::set_up(const Record& record) {
  for (const std::string_view name : {"Game", "Rules", "Options", "Start", "Result"}) {
    if (const Result<const Tag*> tag = required(record, name); !tag) return fail(tag.error());
  }
  const Tag& game = *record.tag("Game");
  const Result<GameInfo> info = find_game(game.value);
  if (!info) return in_record(game.where, info.error());
  const Tag& rules = *record.tag("Rules");
  const std::string version = std::to_string(info->rules_version);
  if (rules.value != version) {
    return in_record(rules.where,
                     Error{messages::record_version, {quote(rules.value), version}, {}});
  }
  const Tag& options_tag = *record.tag("Options");
  const Result<OptionValues> options = parse_options(options_tag.value);
  if (!options) return in_record(options_tag.where, options.error());
  const Result<OptionValues> complete = complete_options(info->options, *options);
  if (!complete) return in_record(options_tag.where, complete.error());
  const Tag& start = *record.tag("Start");
  Result<Table> table = Table::at(game.value, *complete, start.value);
  if (!table) return in_record(start.where, table.error());
  return table;
}

Result<Table> Table::replay(const Record& record, std::optional<std::size_t> plies) {
  if (plies && *plies > record.actions.size()) {
    return fail(messages::record_no_such_ply,
                {std::to_string(*plies), std::to_string(record.actions.size())});
  }
  Result<Table> table = set_up(record);
  if (!table) return table;
  if (const Result<void> fine = table->take_tags(record); !fine) return fail(fine.error());
  for (const RecordedAction& action : record.actions) {
    if (const Result<void> fine = table->act(action.text); !fine) {
      return in_record(action.where, fine.error());
    }
    if (!action.comment.empty()) table->comments_[table->ply()] = action.comment;
  }
  if (const Tag* const ended = record.tag("Ended")) {
    const Result<Ending> ending = table->parse_ending(ended->value);
    if (!ending) return in_record(ended->where, ending.error());
    const Result<void> fine = table->restore_ending(*ending);
    if (!fine) return in_record(ended->where, fine.error());
  }
  const Tag& result = *record.tag("Result");
  if (result.value != table->result_text()) {
    return in_record(
        result.where,
        Error{messages::record_result, {quote(result.value), quote(table->result_text())}, {}});
  }
  if (plies && table->ply() > *plies) table->rewind(*plies);
  return table;
}

Result<void> Table::take_tags(const Record& record) {
  remark_ = record.remark;
  for (const Tag& tag : record.tags) {
    const bool is_figure = entry_->info.seats_are_rolled && tag.name.starts_with(kFigureTag);
    if (!is_table_tag(tag.name) && !is_figure) set_tag(tag.name, tag.value);
    if (tag.name == "Seed") {
      const Result<std::uint64_t> seed = parse_seed(tag.value);
      if (!seed) return in_record(tag.where, seed.error());
      seed_ = *seed;
    }
    if (tag.name.starts_with(kSeatTag)) {
      const Result<Seat> seat = find_seat(tag.name.substr(kSeatTag.size()));
      if (!seat) return in_record(tag.where, seat.error());
      set_player(*seat, tag.value == "?" ? "" : tag.value);
    }
    if (tag.name.starts_with(kLevelTag)) {
      const Result<Seat> seat = find_seat(tag.name.substr(kLevelTag.size()));
      if (!seat) return in_record(tag.where, seat.error());
      const Result<Contender> contender = parse_contender(tag.value, game());
      if (!contender) return in_record(tag.where, contender.error());
      set_computer(*seat, *contender);
    }
    if (is_figure) {
      const Result<Seat> seat = find_seat(tag.name.substr(kFigureTag.size()));
      if (!seat) return in_record(tag.where, seat.error());
      const Result<void> fine = set_figure(*seat, tag.value);
      if (!fine) return in_record(tag.where, fine.error());
    }
  }
  if (const Result<void> fine = check_figures(); !fine) {
    const auto first = std::ranges::find_if(
        record.tags, [](const Tag& tag) { return tag.name.starts_with(kFigureTag); });
    return in_record(first->where, fine.error());
  }
  know_old_names(record);
  return {};
}

// Records without levels say by a name who was the computer.
void Table::know_old_names(const Record& record) {
  const auto is_level = [](const Tag& tag) { return tag.name.starts_with(kLevelTag); };
  if (std::ranges::any_of(record.tags, is_level)) return;
  for (std::uint8_t i = 0; i < seats(); ++i) {
    const std::optional<Contender> contender = contender_by_old_name(players_[i], game());
    if (!contender) continue;
    set_computer(Seat{i}, contender);
    players_[i].clear();
  }
}

std::string Table::result_text() const {
  const Standing now = standing();
  if (!now.over || now.called_off) return "*";
  return now.winner ? std::string(seat_name(*now.winner)) : "draw";
}

Record Table::record() const {
  Record record;
  record.set("Game", std::string(entry_->info.name));
  record.set("Rules", std::to_string(entry_->info.rules_version));
  record.set("Options", options_text(options_));
  for (int i = 0; i < seats(); ++i) {
    const Seat seat{static_cast<std::uint8_t>(i)};
    const std::string name(seat_name(seat));
    record.set(std::string(kSeatTag) + name, player(seat).empty() ? "?" : player(seat));
    if (computer(seat)) record.set(std::string(kLevelTag) + name, contender_text(*computer(seat)));
    if (figures_) record.set(std::string(kFigureTag) + name, std::string(figure(seat)));
  }
  for (const Tag& tag : tags_) record.set(tag.name, tag.value);
  if (seed_) record.set("Seed", std::to_string(*seed_));
  record.set("Start", table_->start_text());
  if (ended_) record.set("Ended", ending_text());
  record.set("Result", result_text());
  record.remark = remark_;
  const std::vector<std::string> actions = history(std::nullopt);
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const auto comment = comments_.find(i + 1);
    record.actions.push_back(
        {actions[i], comment == comments_.end() ? std::string() : comment->second, {}});
  }
  return record;
}

}  // namespace menagerie
