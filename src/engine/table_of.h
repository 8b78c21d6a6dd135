// A table of one game: its positions from the start to now and the actions between them.
#pragma once

#include <algorithm>
#include <span>
#include <utility>

#include "core/play.h"
#include "engine/any_table.h"
#include "engine/boards.h"
#include "messages/core.h"
#include "players/player.h"

namespace menagerie {

template <Game G, Player L>
class TableOf final : public AnyTable {
 public:
  using P = typename G::Position;

  TableOf(const typename G::Options& options, const P& start)
      : options_(options), positions_{start} {}

  static std::unique_ptr<AnyTable> start(const OptionValues& values, RandomSource& random) {
    const typename G::Options options = G::options(values);
    return std::make_unique<TableOf>(options, new_start(options, random));
  }

  static Result<std::unique_ptr<AnyTable>> at(const OptionValues& values, std::string_view text) {
    const typename G::Options options = G::options(values);
    const Result<P> position = G::parse(text, options);
    if (!position) return fail(position.error());
    return std::make_unique<TableOf>(options, *position);
  }

  // The typed game, for whoever knows its type: where it stands, how it came there.
  [[nodiscard]] const P& position() const { return now(); }
  [[nodiscard]] std::span<const P> positions() const { return positions_; }
  [[nodiscard]] std::span<const typename P::Action> moves() const { return actions_; }

  [[nodiscard]] int seats() const override { return now().seats(); }
  [[nodiscard]] std::string_view seat_name(Seat seat) const override { return G::seat_name(seat); }
  [[nodiscard]] Message seat_word(Seat seat) const override { return G::seat_word(seat); }

  [[nodiscard]] Node node() const override { return now().node(); }
  [[nodiscard]] std::string start_text() const override { return positions_.front().text(); }
  [[nodiscard]] std::string position_text() const override { return now().text(); }
  [[nodiscard]] std::vector<std::string> legal() const override { return legal_texts(now()); }

  [[nodiscard]] std::vector<std::uint32_t> weights() const override {
    std::vector<std::uint32_t> weights;
    if (node().turn != Turn::chance) return weights;
    typename P::Chances chances;
    now().chance(chances);
    for (const auto& chance : chances) weights.push_back(chance.weight);
    return weights;
  }

  [[nodiscard]] Standing standing() const override { return standing_of(now()); }

  // Made from what the viewer sees and from nothing else: see the law of hidden choices.
  [[nodiscard]] View view(Viewer viewer) const override {
    const P seen = now().seen_by(viewer);
    View view;
    view.position = seen.text();
    view.node = seen.node();
    view.actions = legal_texts(seen);
    view.standing = standing_of(seen);
    if constexpr (HasBoard<P>) {
      using Last = std::optional<typename P::Action>;
      const bool known = !actions_.empty() && seen == now();
      view.board = board_of(seen, known ? Last(actions_.back()) : Last());
    }
    return view;
  }
  [[nodiscard]] bool sees_all(Viewer viewer) const override {
    return now().seen_by(viewer) == now();
  }
  [[nodiscard]] bool complete() const override {
    if constexpr (MayBeIncomplete<P>) return now().complete();
    return true;
  }

  Result<void> act(std::string_view text) override {
    const Result<typename P::Action> action = legal_action(now(), text);
    if (!action) return fail(action.error());
    push(*action);
    return {};
  }
  std::string draw(RandomSource& random) override {
    const typename P::Action action = menagerie::draw(now(), random);
    push(action);
    return P::action_text(action);
  }
  [[nodiscard]] std::string random_action(RandomSource& random) const override {
    return P::action_text(menagerie::random_action(now(), random));
  }
  bool undo() override {
    if (actions_.empty()) return false;
    actions_.pop_back();
    positions_.pop_back();
    return true;
  }
  [[nodiscard]] std::optional<std::size_t> take_back_to(
      std::span<const Seat> seats) const override {
    for (std::size_t ply = actions_.size(); ply-- > 0;) {
      const Node node = positions_[ply].node();
      if (node.turn == Turn::chance) return std::nullopt;  // never back over a roll
      if (std::ranges::find(seats, node.seat) == seats.end()) continue;
      if constexpr (LimitsTakeBack<G>) return G::take_back(positions_, ply);
      return ply;
    }
    return std::nullopt;
  }
  [[nodiscard]] std::optional<std::string> leaving(Seat seat) const override {
    if constexpr (LetsSeatsLeave<G>) {
      if (seats() > 2) return P::action_text(G::leaving(seat));
    }
    return std::nullopt;
  }
  [[nodiscard]] std::vector<std::string> actions() const override {
    std::vector<std::string> texts;
    texts.reserve(actions_.size());
    for (const typename P::Action action : actions_) texts.push_back(P::action_text(action));
    return texts;
  }
  [[nodiscard]] std::vector<AnyMove> taken_apart() const override {
    std::vector<AnyMove> moves;
    if constexpr (HasBoard<P>) {
      moves.reserve(actions_.size());
      for (const typename P::Action action : actions_) moves.emplace_back(move_of(action));
    }
    return moves;
  }
  [[nodiscard]] std::vector<Node> nodes() const override {
    std::vector<Node> nodes;
    nodes.reserve(actions_.size());
    for (std::size_t i = 0; i < actions_.size(); ++i) {
      const std::optional<Seat> leaver = leaver_of(actions_[i]);
      nodes.push_back(leaver ? Node{Turn::decision, *leaver} : positions_[i].node());
    }
    return nodes;
  }
  [[nodiscard]] std::size_t ply() const override { return actions_.size(); }

  [[nodiscard]] std::unique_ptr<AnyTable> rematch(RandomSource& random) const override {
    if constexpr (HasRematchStart<G>) {
      return std::make_unique<TableOf>(options_, G::rematch_start(positions_));
    }
    return std::make_unique<TableOf>(options_, new_start(options_, random));
  }

  [[nodiscard]] Result<std::uint64_t> perft(int depth,
                                            const std::function<bool()>& stop) const override {
    if (!complete()) return fail(messages::action_hidden);
    return menagerie::perft(now(), depth, stop);
  }

 private:
  static P new_start(const typename G::Options& options, RandomSource& random) {
    if constexpr (ChoosesStart<L, G>) {
      return L::start(options, random);
    } else {
      return G::start(options, random);
    }
  }

  [[nodiscard]] const P& now() const { return positions_.back(); }

  // The seat that leaves by this action, whoever is on turn (H19).
  static std::optional<Seat> leaver_of(typename P::Action action) {
    if constexpr (LetsSeatsLeave<G>) {
      for (std::uint8_t i = 0; i < G::kMostSeats; ++i) {
        if (action == G::leaving(Seat{i})) return Seat{i};
      }
    }
    return std::nullopt;
  }

  void push(typename P::Action action) {
    positions_.push_back(now());
    positions_.back().apply(action);
    actions_.push_back(action);
  }

  static std::vector<std::string> legal_texts(const P& position) {
    typename P::Actions actions;
    position.legal(actions);
    std::vector<std::string> texts;
    texts.reserve(actions.size());
    for (const typename P::Action action : actions) texts.push_back(P::action_text(action));
    return texts;
  }

  static Standing standing_of(const P& position) {
    Standing standing;
    standing.over = position.node().turn == Turn::over;
    const Scores scores = standing.over ? position.outcome().scores : position.scores();
    standing.scores.assign(scores.begin(), scores.begin() + position.seats());
    if (standing.over) {
      standing.reason = position.reason();
      const int winner = position.outcome().winner();
      if (winner >= 0) standing.winner = Seat{static_cast<std::uint8_t>(winner)};
    }
    return standing;
  }

  typename G::Options options_;
  std::vector<P> positions_;  // the start and every position since; never empty
  std::vector<typename P::Action> actions_;
};

}  // namespace menagerie
