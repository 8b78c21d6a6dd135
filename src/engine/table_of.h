// A table of one game: its positions from the start to now and the actions between them.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <utility>

#include "core/play.h"
#include "engine/any_table.h"
#include "engine/boards.h"
#include "engine/trail.h"
#include "games/totem/turns.h"
#include "messages/core.h"
#include "players/player.h"

namespace menagerie {

// A game whose turns begin with dice tells who rolls next, and who plays no more.
template <class P>
concept RollsInTurns = requires(const P& position, Seat seat) {
  next_to_roll(position);
  position.is_out(seat);
};

template <class P>
std::optional<Seat> next_roller([[maybe_unused]] const P& position) {
  if constexpr (RollsInTurns<P>) {
    if (position.node().turn != Turn::over) return next_to_roll(position);
  }
  return std::nullopt;
}

template <Game G, Player L>
class TableOf final : public AnyTable {
 public:
  using P = typename G::Position;

  TableOf(const typename G::Options& options, const P& start) : options_(options), trail_(start) {}

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
  [[nodiscard]] const P& first_position() const { return trail_.start(); }
  [[nodiscard]] std::span<const typename P::Action> moves() const { return trail_.actions(); }

  [[nodiscard]] int seats() const override { return now().seats(); }
  [[nodiscard]] std::string_view seat_name(Seat seat) const override { return G::seat_name(seat); }
  [[nodiscard]] Message seat_word(Seat seat) const override { return G::seat_word(seat); }

  [[nodiscard]] OptionValues settled_options() const override {
    if constexpr (SettlesOptions<G>) return G::settled(trail_.start());
    return {};
  }

  [[nodiscard]] Node node() const override { return now().node(); }
  [[nodiscard]] std::string start_text() const override { return trail_.start().text(); }
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
      const bool known = ply() > 0 && seen == now();
      view.board = board_of(seen, known ? Last(moves().back()) : Last());
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
    trail_.push(*action);
    return {};
  }
  [[nodiscard]] Result<Prospect> foresee(std::span<const std::string> actions) const override {
    Prospect prospect;
    P position = now();
    for (const std::string& text : actions) {
      prospect.nodes.push_back(position.node());
      const Result<typename P::Action> action = legal_action(position, text);
      if (!action) return fail(in_list(action.error(), prospect.nodes.size() - 1));
      position.apply(*action);
      prospect.hides = prospect.hides || position.seen_by(std::nullopt) != position;
    }
    prospect.node = position.node();
    prospect.standing = standing_of(position);
    prospect.next_to_roll = next_roller(position);
    return prospect;
  }
  [[nodiscard]] std::optional<Seat> next_to_roll() const override { return next_roller(now()); }
  [[nodiscard]] bool is_out([[maybe_unused]] Seat seat) const override {
    if constexpr (RollsInTurns<P>) return now().is_out(seat);
    return false;
  }
  std::string draw(RandomSource& random) override {
    const typename P::Action action = menagerie::draw(now(), random);
    trail_.push(action);
    return P::action_text(action);
  }
  [[nodiscard]] std::string random_action(RandomSource& random) const override {
    return P::action_text(menagerie::random_action(now(), random));
  }
  void rewind(std::size_t ply) override { trail_.rewind(ply); }
  [[nodiscard]] std::optional<std::size_t> take_back_to(
      std::span<const Seat> seats) const override {
    const std::vector<P> game = trail_.all();
    for (std::size_t at = ply(); at-- > 0;) {
      const Node node = game[at].node();
      if (node.turn == Turn::chance) return std::nullopt;  // never back over a roll
      if (std::ranges::find(seats, node.seat) == seats.end()) continue;
      if constexpr (LimitsTakeBack<G>) return G::take_back(game, at);
      return at;
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
    texts.reserve(ply());
    for (const typename P::Action action : moves()) texts.push_back(P::action_text(action));
    return texts;
  }
  [[nodiscard]] std::vector<AnyMove> taken_apart() const override {
    std::vector<AnyMove> taken;
    if constexpr (HasBoard<P>) {
      taken.reserve(ply());
      for (const typename P::Action action : moves()) taken.emplace_back(move_of(action));
    }
    return taken;
  }
  [[nodiscard]] std::vector<Node> nodes() const override {
    std::vector<Node> nodes;
    nodes.reserve(ply());
    P position = trail_.start();
    for (const typename P::Action action : moves()) {
      const std::optional<Seat> leaver = leaver_of(action);
      nodes.push_back(leaver ? Node{Turn::decision, *leaver} : position.node());
      position.apply(action);
    }
    return nodes;
  }
  [[nodiscard]] std::size_t ply() const override { return trail_.ply(); }
  [[nodiscard]] std::string last_action() const override { return P::action_text(moves().back()); }

  [[nodiscard]] std::optional<std::string> rematch_start() const override {
    if constexpr (HasRematchStart<G>) return G::rematch_start(trail_.all()).text();
    return std::nullopt;
  }
  [[nodiscard]] std::unique_ptr<AnyTable> rematch(RandomSource& random) const override {
    if constexpr (HasRematchStart<G>) {
      return std::make_unique<TableOf>(options_, G::rematch_start(trail_.all()));
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

  [[nodiscard]] const P& now() const { return trail_.now(); }

  // An error of the action with that number in a list of them.
  static Error in_list(Error error, std::size_t index) {
    error.place.field = "actions[" + std::to_string(index) + "]";
    return error;
  }

  // The seat that leaves by this action, whoever is on turn (H19).
  static std::optional<Seat> leaver_of(typename P::Action action) {
    if constexpr (LetsSeatsLeave<G>) {
      for (std::uint8_t i = 0; i < G::kMostSeats; ++i) {
        if (action == G::leaving(Seat{i})) return Seat{i};
      }
    }
    return std::nullopt;
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
  Trail<P> trail_;
};

}  // namespace menagerie
