#include "engine/table.h"

#include <algorithm>
#include <charconv>
#include <numeric>
#include <utility>

#include "core/scanner.h"
#include "core/text.h"
#include "engine/any_table.h"
#include "engine/game_entry.h"
#include "messages/engine.h"

namespace menagerie {

Table::Table(const GameEntry& entry, OptionValues options, std::unique_ptr<AnyTable> table)
    : entry_(&entry), options_(std::move(options)), table_(std::move(table)) {}
Table::Table(Table&&) noexcept = default;
Table& Table::operator=(Table&&) noexcept = default;
Table::~Table() = default;

Result<Table> Table::start(std::string_view game, const OptionValues& options, RandomSource& random,
                           std::optional<std::uint64_t> seed) {
  const Result<const GameEntry*> entry = find_entry(game);
  if (!entry) return fail(entry.error());
  Result<OptionValues> complete = complete_options((*entry)->info.options, options);
  if (!complete) return fail(complete.error());
  std::unique_ptr<AnyTable> inner = (*entry)->start(*complete, random);
  Table table(**entry, std::move(*complete), std::move(inner));
  table.seed_ = seed;
  return table;
}

Result<Table> Table::at(std::string_view game, const OptionValues& options,
                        std::string_view position) {
  const Result<const GameEntry*> entry = find_entry(game);
  if (!entry) return fail(entry.error());
  Result<OptionValues> complete = complete_options((*entry)->info.options, options);
  if (!complete) return fail(complete.error());
  Result<std::unique_ptr<AnyTable>> inner = (*entry)->at(*complete, position);
  if (!inner) {
    Error error = inner.error();
    error.place.field = "position";
    return fail(std::move(error));
  }
  return Table(**entry, std::move(*complete), std::move(*inner));
}

std::string_view Table::game() const {
  return entry_->info.name;
}
const OptionValues& Table::options() const {
  return options_;
}
OptionValues Table::settled_options() const {
  return table_->settled_options();
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
  return ended_ ? Node{} : table_->node();
}
bool Table::complete() const {
  return table_->complete();
}
std::string Table::position() const {
  return table_->position_text();
}
std::size_t Table::ply() const {
  return table_->ply();
}
std::vector<std::string> Table::legal() const {
  return ended_ ? std::vector<std::string>() : table_->legal();
}
std::vector<std::uint32_t> Table::weights() const {
  return ended_ ? std::vector<std::uint32_t>() : table_->weights();
}
std::vector<Node> Table::nodes() const {
  return table_->nodes();
}

Standing Table::standing() const {
  return ended_standing(table_->standing());
}

// What an ending makes of the standing. A game that is over by its rules needs nothing from it.
Standing Table::ended_standing(Standing standing) const {
  if (!ended_ || standing.over) return standing;
  standing.over = true;
  standing.called_off = ended_->kind == Ending::Kind::abandoned;
  standing.reason = reason_of(*ended_);
  // Only of two seats is it clear who wins by it.
  if (ended_->of_a_seat())
    standing.winner = Seat{static_cast<std::uint8_t>(1 - ended_->seat.index)};
  return standing;
}

Result<void> Table::act(std::string_view action) {
  if (ended_) return fail(messages::ending_over);
  return table_->act(action);
}

Result<Prospect> Table::foresee(std::span<const std::string> actions) const {
  if (ended_) return fail(messages::ending_over);
  return table_->foresee(actions);
}

std::optional<Seat> Table::next_to_roll() const {
  return ended_ ? std::nullopt : table_->next_to_roll();
}
bool Table::is_out(Seat seat) const {
  return table_->is_out(seat);
}
std::optional<std::string> Table::leaving(Seat seat) const {
  return table_->leaving(seat);
}

std::string Table::draw(RandomSource& random) {
  return table_->draw(random);
}

std::string Table::random_action(RandomSource& random) const {
  return table_->random_action(random);
}

bool Table::undo() {
  ended_.reset();
  if (ply() == 0) return false;
  rewind(ply() - 1);
  return true;
}

void Table::rewind(std::size_t ply) {
  ended_.reset();
  table_->rewind(ply);
  comments_.erase(comments_.upper_bound(ply), comments_.end());
}

std::optional<std::size_t> Table::take_back_to(std::span<const Seat> seats) const {
  if (!ended_) return table_->take_back_to(seats);
  // Whoever left a game that goes on without them does not come back.
  if (table_->node().turn == Turn::over) return std::nullopt;
  return ply();
}

bool Table::take_back(std::span<const Seat> seats) {
  const std::optional<std::size_t> left = take_back_to(seats);
  if (!left) return false;
  rewind(*left);
  return true;
}

Result<void> Table::end(const Ending& ending) {
  if (node().turn == Turn::over) return fail(messages::ending_over);
  if (!ending.of_a_seat()) {
    ended_ = ending;
    return {};
  }
  if (const std::optional<std::string> leaving = table_->leaving(ending.seat)) {
    if (const Result<void> fine = act(*leaving); !fine) return fine;
    if (node().turn == Turn::over) ended_ = ending;
    return {};
  }
  if (seats() != 2) return fail(messages::ending_seats);
  ended_ = ending;
  return {};
}

Result<void> Table::restore_ending(const Ending& ending) {
  const std::optional<std::string> leaving =
      ending.of_a_seat() ? table_->leaving(ending.seat) : std::nullopt;
  const bool over = table_->node().turn == Turn::over;
  const bool left = leaving && ply() > 0 && table_->last_action() == *leaving;
  const bool fits = leaving ? over && left : !over && (!ending.of_a_seat() || seats() == 2);
  if (!fits) {
    const std::string text = menagerie::ending_text(ending, seat_name(ending.seat));
    return fail(messages::record_ended, {quote(text)});
  }
  ended_ = ending;
  return {};
}

Result<Ending> Table::parse_ending(std::string_view text) const {
  return menagerie::parse_ending(text, [this](std::string_view name) { return find_seat(name); });
}

std::string Table::ending_text() const {
  return ended_ ? menagerie::ending_text(*ended_, seat_name(ended_->seat)) : std::string();
}

// The view of the game as it stands, and then what only the table knows of it.
View Table::view(Viewer viewer) const {
  View view = table_->view(viewer);
  view.game = game();
  view.options = options_;
  view.ply = ply();
  if (ply() > 0 && table_->sees_all(viewer)) view.last = table_->last_action();
  if (!ended_) return view;
  view.ended = ending_text();
  view.node = node();
  view.actions.clear();
  view.standing = ended_standing(view.standing);
  std::visit(
      []<class Board>(Board& board) {
        if constexpr (!std::same_as<Board, std::monostate>) board.moves.clear();
        if constexpr (std::same_as<Board, TotemBoard>) board.reach.clear();
      },
      view.board);
  return view;
}

std::vector<std::string> Table::history(Viewer viewer) const {
  std::vector<std::string> actions = table_->actions();
  if (!actions.empty() && !table_->sees_all(viewer)) actions.pop_back();
  return actions;
}

std::vector<AnyMove> Table::taken_apart(Viewer viewer) const {
  std::vector<AnyMove> moves = table_->taken_apart();
  if (!moves.empty() && !table_->sees_all(viewer)) moves.pop_back();
  return moves;
}

void Table::set_player(Seat seat, std::string_view name) {
  players_.at(seat.index) = name_from(comment_of(name));
}
const std::string& Table::player(Seat seat) const {
  return players_.at(seat.index);
}
void Table::set_computer(Seat seat, std::optional<Contender> contender) {
  computers_.at(seat.index) = std::move(contender);
}
const std::optional<Contender>& Table::computer(Seat seat) const {
  return computers_.at(seat.index);
}

Result<void> Table::set_figure(Seat seat, std::string_view figure) {
  const GameInfo& info = entry_->info;
  if (!info.seats_are_rolled) return fail(messages::figure_none, {std::string(info.name)});
  const auto& names = info.seat_names;
  const auto found = std::ranges::find(names, figure);
  if (found == names.end()) {
    std::string all;
    for (const std::string_view one : names) all += (all.empty() ? "" : ", ") + std::string(one);
    return fail(messages::figure_unknown, {quote(figure), all});
  }
  if (!figures_) std::iota(figures_.emplace().begin(), figures_->end(), std::uint8_t{0});
  figures_->at(seat.index) = static_cast<std::uint8_t>(found - names.begin());
  return {};
}
Result<void> Table::check_figures() const {
  for (int i = 0; figures_ && i < seats(); ++i) {
    const auto others = std::span(*figures_).first(static_cast<std::size_t>(i));
    const Seat seat{static_cast<std::uint8_t>(i)};
    if (std::ranges::find(others, figures_->at(seat.index)) != others.end())
      return fail(messages::figure_taken, {quote(figure(seat))});
  }
  return {};
}
std::string_view Table::figure(Seat seat) const {
  return figures_ ? entry_->info.seat_names[figures_->at(seat.index)] : std::string_view();
}

void Table::set_comment(std::string_view text) {
  (ply() == 0 ? remark_ : comments_[ply()]) = comment_of(text);
}

void Table::set_tag(std::string_view name, std::string value) {
  const auto found = std::ranges::find(tags_, name, &Tag::name);
  if (found != tags_.end()) {
    found->value = std::move(value);
  } else {
    tags_.push_back({std::string(name), std::move(value), {}});
  }
}

std::optional<std::string> Table::rematch_start() const {
  return table_->rematch_start();
}

Table Table::rematch(RandomSource& random) const {
  Table second(*entry_, options_, table_->rematch(random));
  const auto count = static_cast<std::size_t>(seats());
  for (std::size_t i = 0; i < count; ++i) {
    second.players_[(i + 1) % count] = players_[i];
    second.computers_[(i + 1) % count] = computers_[i];
  }
  if (figures_) {
    second.figures_ = figures_;
    for (std::size_t i = 0; i < count; ++i) (*second.figures_)[(i + 1) % count] = (*figures_)[i];
  }
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
