#include "engine/table.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "core/scanner.h"
#include "engine/any_table.h"
#include "engine/table_of.h"
#include "games/tokan/game.h"
#include "games/totem/game.h"
#include "games/two_paths/game.h"
#include "messages/core.h"
#include "messages/engine.h"

namespace menagerie {

namespace {

// One game of the house: what it tells about itself and how its tables are made.
struct Entry {
  GameInfo info;
  std::unique_ptr<AnyTable> (*start)(const OptionValues&, RandomSource&);
  Result<std::unique_ptr<AnyTable>> (*at)(const OptionValues&, std::string_view);
};

template <Game G>
Entry entry_of(int most_seats) {
  return {{G::kName, G::kRulesVersion, G::option_specs(), most_seats},
          &TableOf<G>::start,
          &TableOf<G>::at};
}

const std::array<Entry, 3>& entries() {
  static const std::array<Entry, 3> all = {entry_of<tokan::Game>(2), entry_of<two_paths::Game>(2),
                                           entry_of<totem::Game>(4)};
  return all;
}

Result<const Entry*> find_entry(std::string_view name) {
  std::string names;
  for (const Entry& entry : entries()) {
    if (entry.info.name == name) return &entry;
    if (!names.empty()) names += ", ";
    names += entry.info.name;
  }
  return fail(messages::game_unknown, {quote(name), names}, Place{.field = "game"});
}

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
  constexpr std::array<std::string_view, 6> kOwn = {"Game", "Rules", "Options",
                                                    "Seed", "Start", "Result"};
  return std::ranges::find(kOwn, name) != kOwn.end() || name.starts_with("Seat.");
}

}  // namespace

std::span<const GameInfo> games() {
  static const std::array<GameInfo, 3> all = {entries()[0].info, entries()[1].info,
                                              entries()[2].info};
  return all;
}

Result<GameInfo> find_game(std::string_view name) {
  const Result<const Entry*> entry = find_entry(name);
  if (!entry) return fail(entry.error());
  return (*entry)->info;
}

Table::Table(const GameInfo& info, OptionValues options, std::unique_ptr<AnyTable> table)
    : info_(info), options_(std::move(options)), table_(std::move(table)) {}
Table::Table(Table&&) noexcept = default;
Table& Table::operator=(Table&&) noexcept = default;
Table::~Table() = default;

Result<Table> Table::start(std::string_view game, const OptionValues& options, RandomSource& random,
                           std::optional<std::uint64_t> seed) {
  const Result<const Entry*> entry = find_entry(game);
  if (!entry) return fail(entry.error());
  Result<OptionValues> complete = complete_options((*entry)->info.options, options);
  if (!complete) return fail(complete.error());
  std::unique_ptr<AnyTable> inner = (*entry)->start(*complete, random);
  Table table((*entry)->info, std::move(*complete), std::move(inner));
  table.seed_ = seed;
  return table;
}

Result<Table> Table::at(std::string_view game, const OptionValues& options,
                        std::string_view position) {
  const Result<const Entry*> entry = find_entry(game);
  if (!entry) return fail(entry.error());
  Result<OptionValues> complete = complete_options((*entry)->info.options, options);
  if (!complete) return fail(complete.error());
  Result<std::unique_ptr<AnyTable>> inner = (*entry)->at(*complete, position);
  if (!inner) {
    Error error = inner.error();
    error.place.field = "position";
    return fail(std::move(error));
  }
  return Table((*entry)->info, std::move(*complete), std::move(*inner));
}

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
    table->comments_.back() = action.comment;
  }
  const Tag& result = *record.tag("Result");
  if (result.value != table->result_text()) {
    return in_record(
        result.where,
        Error{messages::record_result, {quote(result.value), quote(table->result_text())}, {}});
  }
  while (plies && table->ply() > *plies) table->undo();
  return table;
}

Result<void> Table::take_tags(const Record& record) {
  remark_ = record.remark;
  for (const Tag& tag : record.tags) {
    if (!is_table_tag(tag.name)) set_tag(tag.name, tag.value);
    if (tag.name == "Seed") {
      const Result<std::uint64_t> seed = parse_seed(tag.value);
      if (!seed) return in_record(tag.where, seed.error());
      seed_ = *seed;
    }
    if (tag.name.starts_with("Seat.")) {
      const Result<Seat> seat = find_seat(tag.name.substr(5));
      if (!seat) return in_record(tag.where, seat.error());
      set_player(*seat, tag.value == "?" ? "" : tag.value);
    }
  }
  return {};
}

std::string_view Table::game() const {
  return info_.name;
}
const OptionValues& Table::options() const {
  return options_;
}
int Table::seats() const {
  return table_->seats();
}
std::string_view Table::seat_name(Seat seat) const {
  return table_->seat_name(seat);
}
Message Table::seat_word(Seat seat) const {
  return table_->seat_word(seat);
}

Result<Seat> Table::find_seat(std::string_view name) const {
  std::string names;
  for (int i = 0; i < seats(); ++i) {
    const Seat seat{static_cast<std::uint8_t>(i)};
    if (seat_name(seat) == name) return seat;
    if (!names.empty()) names += ", ";
    names += seat_name(seat);
  }
  return fail(messages::seat_unknown, {quote(name), names}, Place{.field = "seat"});
}

Node Table::node() const {
  return table_->node();
}
std::string Table::position() const {
  return table_->position_text();
}
std::size_t Table::ply() const {
  return table_->ply();
}
std::vector<std::string> Table::legal() const {
  return table_->legal();
}
std::vector<std::uint32_t> Table::weights() const {
  return table_->weights();
}
Standing Table::standing() const {
  return table_->standing();
}

Result<void> Table::act(std::string_view action) {
  Result<void> fine = table_->act(action);
  if (fine) comments_.resize(ply());
  return fine;
}

std::string Table::draw(RandomSource& random) {
  std::string action = table_->draw(random);
  comments_.resize(ply());
  return action;
}

std::string Table::random_action(RandomSource& random) const {
  return table_->random_action(random);
}

bool Table::undo() {
  const bool done = table_->undo();
  comments_.resize(ply());
  return done;
}

View Table::view(Viewer viewer) const {
  View view = table_->view(viewer);
  view.game = info_.name;
  view.options = options_;
  view.ply = ply();
  const std::vector<std::string> known = history(viewer);
  if (known.size() == ply() && !known.empty()) view.last = known.back();
  return view;
}

std::vector<std::string> Table::history(Viewer viewer) const {
  std::vector<std::string> actions = table_->actions();
  if (!actions.empty() && !table_->sees_all(viewer)) actions.pop_back();
  return actions;
}

void Table::set_player(Seat seat, std::string_view name) {
  players_.at(seat.index) = comment_of(name);
}
const std::string& Table::player(Seat seat) const {
  return players_.at(seat.index);
}

void Table::set_comment(std::string_view text) {
  (comments_.empty() ? remark_ : comments_.back()) = comment_of(text);
}

void Table::set_tag(std::string_view name, std::string value) {
  const auto found = std::ranges::find(tags_, name, &Tag::name);
  if (found != tags_.end()) {
    found->value = std::move(value);
  } else {
    tags_.push_back({std::string(name), std::move(value), {}});
  }
}

std::string Table::result_text() const {
  const Standing now = standing();
  if (!now.over) return "*";
  return now.winner ? std::string(seat_name(*now.winner)) : "draw";
}

Record Table::record() const {
  Record record;
  record.set("Game", std::string(info_.name));
  record.set("Rules", std::to_string(info_.rules_version));
  record.set("Options", options_text(options_));
  for (int i = 0; i < seats(); ++i) {
    const Seat seat{static_cast<std::uint8_t>(i)};
    record.set("Seat." + std::string(seat_name(seat)), player(seat).empty() ? "?" : player(seat));
  }
  for (const Tag& tag : tags_) record.set(tag.name, tag.value);
  if (seed_) record.set("Seed", std::to_string(*seed_));
  record.set("Start", table_->start_text());
  record.set("Result", result_text());
  record.remark = remark_;
  const std::vector<std::string> actions = history(std::nullopt);
  for (std::size_t i = 0; i < actions.size(); ++i) {
    record.actions.push_back({actions[i], comments_[i], {}});
  }
  return record;
}

Table Table::rematch(RandomSource& random) const {
  Table second(info_, options_, table_->rematch(random));
  const auto count = static_cast<std::size_t>(seats());
  for (std::size_t i = 0; i < count; ++i) second.players_[(i + 1) % count] = players_[i];
  return second;
}

Result<std::uint64_t> Table::perft(int depth, const std::function<bool()>& stop) const {
  return table_->perft(depth, stop);
}

Result<std::uint64_t> parse_seed(std::string_view text) {
  std::uint64_t seed = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
  if (error != std::errc() || end != text.data() + text.size()) {
    return fail(messages::seed_form, {quote(text)}, Place{.field = "seed"});
  }
  return seed;
}

}  // namespace menagerie
