// The state of one game's type.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/hash.h"
#include "core/play.h"
#include "environment/encoding.h"
#include "environment/state.h"
#include "messages/environment.h"

namespace menagerie::environment {

// What every seat gets, from -1 to 1, nothing in sum. Pre: the game is over.
template <Position P, class Number>
void write_returns(const P& position, Number* returns) {
  const auto seats = static_cast<std::size_t>(position.seats());
  const Outcome outcome = position.outcome();
  const auto best = std::ranges::count(outcome.ranks, 1);
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const double share = outcome.ranks[seat] == 1 ? 1.0 / static_cast<double>(best) : 0.0;
    returns[seat] = static_cast<Number>((share * static_cast<double>(seats) - 1) /
                                        static_cast<double>(seats - 1));
  }
}

template <Game G>
class StateOf final : public State {
 public:
  using Position = typename G::Position;
  using Action = typename Position::Action;

  StateOf(std::shared_ptr<const Encoding<G>> encoding, const Position& position)
      : encoding_(std::move(encoding)), start_(position), position_(position) {}

  [[nodiscard]] std::unique_ptr<State> clone() const override {
    return std::make_unique<StateOf>(*this);
  }
  [[nodiscard]] Node node() const override { return position_.node(); }

  void legal(std::vector<int>& numbers) const override {
    typename Position::Actions actions;
    position_.legal(actions);
    numbers.clear();
    for (const Action action : actions) numbers.push_back(encoding_->number(action));
    if (!std::ranges::is_sorted(numbers)) std::ranges::sort(numbers);
  }

  [[nodiscard]] std::vector<std::pair<int, double>> outcomes() const override {
    typename Position::Chances chances;
    position_.chance(chances);
    double total = 0;
    for (const auto& chance : chances) total += chance.weight;
    std::vector<std::pair<int, double>> outcomes;
    outcomes.reserve(chances.size());
    for (const auto& chance : chances) {
      outcomes.emplace_back(encoding_->number(chance.action), chance.weight / total);
    }
    return outcomes;
  }

  [[nodiscard]] Result<void> apply(int number) override {
    const Node node = position_.node();
    const std::optional<Action> action = encoding_->action(number, node.turn);
    if (!action) return fail(messages::environment_action_unknown, {std::to_string(number)});
    if (Result<void> fine = position_.check(*action); !fine) return fine;
    position_.apply(*action);
    const int player = node.turn == Turn::chance ? kChancePlayer : node.seat.index;
    history_.push_back({number, static_cast<std::int8_t>(player)});
    return {};
  }

  [[nodiscard]] std::vector<double> returns() const override {
    std::vector<double> returns(static_cast<std::size_t>(position_.seats()), 0.0);
    if (position_.node().turn == Turn::over) write_returns(position_, returns.data());
    return returns;
  }

  [[nodiscard]] std::vector<int> scores() const override {
    const Scores scores = position_.scores();
    return {scores.begin(), scores.begin() + position_.seats()};
  }
  [[nodiscard]] std::string_view reason() const override {
    return node().turn == Turn::over ? position_.reason().end : std::string_view();
  }

  [[nodiscard]] std::string position() const override { return position_.text(); }
  [[nodiscard]] std::string seen_by(Viewer viewer) const override {
    return position_.seen_by(viewer).text();
  }
  [[nodiscard]] std::uint64_t key() const override { return position_.key(); }
  [[nodiscard]] std::string start() const override { return start_.text(); }

  [[nodiscard]] std::vector<std::string> actions() const override {
    std::vector<std::string> texts;
    texts.reserve(history_.size());
    for (const Step& step : history_) texts.push_back(text_of(step));
    return texts;
  }

  [[nodiscard]] std::string recollection(Viewer viewer) const override {
    std::string text = start_.seen_by(viewer).text() + " |";
    for (std::size_t i = 0; i < history_.size(); ++i) {
      text += ' ';
      text += i < known(viewer) ? text_of(history_[i]) : "?";
    }
    return text + " | " + seen_by(viewer);
  }

  void observe(Viewer viewer, std::uint8_t* out) const override {
    encoding_->write(position_, viewer, out);
  }

  void write_recollection(Viewer viewer, std::uint8_t* out) const override {
    encoding_->write(position_, viewer, out);
    std::uint8_t* recent = out + encoding_->layout().size();
    std::fill_n(recent, kRecent * kRecentBits + kFingerprintBits, std::uint8_t{0});
    const std::size_t count = known(viewer);
    for (std::size_t i = 0; i < std::min(count, kRecent); ++i) {
      write_step(history_[count - 1 - i], recent + i * kRecentBits);
    }
    const std::uint64_t print = fingerprint(viewer);
    for (std::size_t bit = 0; bit < kFingerprintBits; ++bit) {
      recent[kRecent * kRecentBits + bit] = static_cast<std::uint8_t>(print >> bit & 1U);
    }
  }

  // What is hidden is the last decision alone, so any legal action that looks the same may have
  // been done in its place.
  [[nodiscard]] std::unique_ptr<State> resampled(Viewer viewer,
                                                 RandomSource& random) const override {
    auto other = std::make_unique<StateOf>(*this);
    if (known(viewer) == history_.size()) return other;
    const std::optional<Position> before = before_last();
    if (!before) return other;
    typename Position::Actions actions;
    before->legal(actions);
    std::vector<std::pair<Position, int>> candidates;
    for (const Action action : actions) {
      Position after = *before;
      after.apply(action);
      if (after.seen_by(viewer) == position_.seen_by(viewer)) {
        candidates.emplace_back(after, encoding_->number(action));
      }
    }
    const auto& [position, number] =
        candidates[static_cast<std::size_t>(random.below(candidates.size()))];
    other->position_ = position;
    other->history_.back().number = number;
    return other;
  }

 private:
  [[nodiscard]] std::string text_of(const Step& step) const {
    const Turn turn = step.player == kChancePlayer ? Turn::chance : Turn::decision;
    return Position::action_text(*encoding_->action(step.number, turn));
  }

  // How many of the actions so far the viewer knows: the last one may be hidden.
  [[nodiscard]] std::size_t known(Viewer viewer) const {
    const bool hides = !history_.empty() && position_.seen_by(viewer) != position_;
    return history_.size() - (hides ? 1 : 0);
  }

  // The position before the last action, played through from the start.
  [[nodiscard]] std::optional<Position> before_last() const {
    Position position = start_;
    for (std::size_t i = 0; i + 1 < history_.size(); ++i) {
      position.apply(*encoding_->action(history_[i].number, position.node().turn));
    }
    return position;
  }

  static void write_step(const Step& step, std::uint8_t* out) {
    const auto number = static_cast<std::uint32_t>(step.number);
    for (std::size_t bit = 0; bit < kNumberBits; ++bit) {
      out[bit] = static_cast<std::uint8_t>(number >> bit & 1U);
    }
    const auto seat = step.player == kChancePlayer ? 0U : static_cast<unsigned>(step.player);
    out[kNumberBits] = 1;
    out[kNumberBits + 1] = step.player == kChancePlayer ? 1 : 0;
    out[kNumberBits + 2] = static_cast<std::uint8_t>(seat & 1U);
    out[kNumberBits + 3] = static_cast<std::uint8_t>(seat >> 1U);
  }

  [[nodiscard]] std::uint64_t fingerprint(Viewer viewer) const {
    std::uint64_t print = hash_bytes(start_.seen_by(viewer).text());
    for (std::size_t i = 0; i < known(viewer); ++i) {
      print = mix(print + static_cast<std::uint64_t>(history_[i].number) * 8 +
                  static_cast<std::uint64_t>(history_[i].player + 1));
    }
    return mix(print + (known(viewer) < history_.size() ? 7U : 0U));
  }

  std::shared_ptr<const Encoding<G>> encoding_;
  Position start_;
  Position position_;
};

}  // namespace menagerie::environment
