// A loaded game of one type.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "core/scanner.h"
#include "engine/table.h"
#include "environment/game.h"
#include "environment/state_of.h"
#include "environment/vector_of.h"

namespace menagerie::environment {

template <Encoded G>
class GameOf final : public LoadedGame {
 public:
  using Position = typename G::Position;

  // Pre: the values come from complete_options.
  explicit GameOf(OptionValues values)
      : values_(std::move(values)),
        options_(G::options(values_)),
        encoding_(std::make_shared<Encoding<G>>(options_)) {
    for (const Block& block : encoding_->layout().blocks())
      recollection_.add(block.name, block.shape);
    recollection_.add("recent", {State::kRecent, State::kRecentBits});
    recollection_.add("fingerprint", {State::kFingerprintBits});
  }

  [[nodiscard]] std::string_view name() const override { return G::kName; }
  [[nodiscard]] const OptionValues& options() const override { return values_; }
  [[nodiscard]] int seats() const override { return G::seats(options_); }
  [[nodiscard]] std::string_view seat_name(Seat seat) const override { return G::seat_name(seat); }
  [[nodiscard]] int decisions() const override { return encoding_->decisions(); }
  [[nodiscard]] int chances() const override { return encoding_->chances(); }
  [[nodiscard]] int longest() const override { return encoding_->longest(); }
  [[nodiscard]] const Layout& observation() const override { return encoding_->layout(); }
  [[nodiscard]] const Layout& recollection() const override { return recollection_; }

  [[nodiscard]] Result<std::string> action_text(int number, Turn turn) const override {
    const auto action = encoding_->action(number, turn);
    if (!action) return fail(messages::environment_action_unknown, {std::to_string(number)});
    return Position::action_text(*action);
  }

  // Some texts mean what no piece can do anywhere; those have no number.
  [[nodiscard]] Result<int> parse_action(std::string_view text) const override {
    const auto action = Position::parse_action(text);
    if (!action) return fail(action.error());
    const int number = encoding_->number(*action);
    const bool chance = encoding_->action(number, Turn::chance) == *action;
    if (!chance && encoding_->action(number, Turn::decision) != *action) {
      return fail(messages::environment_action_nowhere, {quote(text)});
    }
    return number;
  }

  [[nodiscard]] std::unique_ptr<State> start(RandomSource& random) const override {
    return std::make_unique<StateOf<G>>(encoding_, start_position(random));
  }

  [[nodiscard]] Result<std::unique_ptr<State>> at(std::string_view text) const override {
    const Result<Position> position = G::parse(text, options_);
    if (!position) return fail(position.error());
    if (position->seats() != seats()) {
      return fail(messages::environment_seats,
                  {std::to_string(position->seats()), std::to_string(seats())});
    }
    return std::make_unique<StateOf<G>>(encoding_, *position);
  }

  [[nodiscard]] std::unique_ptr<Vector> vector(const VectorPlan& plan) const override {
    auto start = [this](Generator& random) { return start_position(random); };
    return std::make_unique<VectorOf<G>>(encoding_, start, seats(), plan);
  }

 private:
  // A start that only a player can choose is the table's business; all others are the game's own,
  // drawn alike and faster.
  [[nodiscard]] Position start_position(RandomSource& random) const {
    const auto setup = values_.find("setup");
    if (setup == values_.end() || setup->second != "fair") return G::start(options_, random);
    const Result<Table> table = Table::start(G::kName, values_, random);
    return *G::parse(table->position(), options_);
  }

  OptionValues values_;
  typename G::Options options_;
  std::shared_ptr<const Encoding<G>> encoding_;
  Layout recollection_;
};

}  // namespace menagerie::environment
