// An expert of one game: its player, asked about typed positions and answering in notation.
#pragma once

#include <span>
#include <vector>

#include "engine/any_expert.h"
#include "engine/table_of.h"
#include "players/player.h"
#include "players/review.h"

namespace menagerie {

// The review of players/review.h, or the game's own where it has one.
template <Player L>
auto reviewed(L& player, const typename L::Position& start,
              std::span<const typename L::Position::Action> actions, const ReviewLimits& limits,
              const ReviewProgress& progress) {
  return review(player, start, actions, limits, progress);
}

template <Game G, Player L>
class ExpertOf final : public AnyExpert {
 public:
  using P = typename G::Position;
  using Action = typename P::Action;

  Opinion analyse(const AnyTable& table, const Expert::Question& question, const Patience& patience,
                  const Expert::Report& report) override {
    const P& position = at(table).position();
    if (position.node().turn == Turn::over) {
      Analysis<P> known;
      known.value = chances_of(position.outcome());
      known.exact = true;
      return opinion_of(known, position);
    }
    Watch<P> watch = watch_of(patience);
    watch.report = [&](const Analysis<P>& found) { report(opinion_of(found, position)); };
    return opinion_of(player_.analyse(position, watch, question.lines, question.seed), position);
  }

  std::string choose(const AnyTable& table, const Contender& contender, RandomSource& random,
                     const Patience& patience, std::span<const Earlier> earlier) override {
    if (contender.kind == Contender::Kind::random) return table.random_action(random);
    const P& position = at(table).position();
    const P seen = position.seen_by(position.node().seat);
    if constexpr (HasSpecialOpponents<L>) {
      if (contender.kind == Contender::Kind::special) {
        const std::vector<PlayedGame<P>> games = games_of(at(table), earlier);
        return P::action_text(
            player_.choose_as(contender.special, games, seen, random, watch_of(patience)));
      }
    }
    return P::action_text(player_.choose(seen, contender.level, random, watch_of(patience)));
  }

  GameReview review(const AnyTable& table, std::uint64_t nodes,
                    const Expert::ReviewProgress& progress) override {
    const TableOf<G, L>& game = at(table);
    std::span<const Action> actions = game.moves();
    if (!actions.empty() && game.position().seen_by(std::nullopt) != game.position()) {
      actions = actions.first(actions.size() - 1);
    }
    const ReviewLimits limits{.nodes = nodes != 0 ? nodes : L::kReviewNodes, .seed = 0};
    const int seats = game.seats();
    const auto found = reviewed(player_, game.first_position(), actions, limits, progress);
    GameReview review;
    if constexpr (JudgesTurns<decltype(found)>) {
      review.turns.emplace();
      for (const auto& one : found.turns) review.turns->push_back(turn_of(one, seats));
    } else {
      for (const Judged<Action>& one : found.actions) {
        review.actions.push_back({P::action_text(one.action), one.node, seats_of(one.before, seats),
                                  seats_of(one.after, seats), one.exact, P::action_text(one.best),
                                  one.best_value, one.cost, seats_of(one.luck, seats)});
      }
    }
    review.complete = found.complete;
    review.result = seats_of(found.result, seats);
    if constexpr (ForetellsChoices<decltype(found)>) {
      for (const auto& one : found.hiding) review.hiding.push_back(foretelling_of(one));
      for (const auto& one : found.blocking) review.blocking.push_back(foretelling_of(one));
    }
    return review;
  }

 private:
  static std::vector<double> seats_of(const Values& values, int seats) {
    return {values.begin(), values.begin() + seats};
  }

  template <class Actions>
  static std::vector<std::string> texts_of(const Actions& actions) {
    std::vector<std::string> texts;
    texts.reserve(actions.size());
    for (const Action action : actions) texts.push_back(P::action_text(action));
    return texts;
  }

  static JudgedTurn turn_of(const auto& one, int seats) {
    return {one.seat,
            one.from,
            one.to,
            {one.dice.high, one.dice.low},
            one.rolled,
            seats_of(one.before, seats),
            seats_of(one.after, seats),
            seats_of(one.luck, seats),
            texts_of(one.best),
            one.best_value,
            one.cost};
  }

  static Foretelling foretelling_of(const auto& one) {
    return {one.sides,
            one.right,
            one.usual,
            one.gained,
            {std::string(name_of(one.best)), one.best_right, one.best_gained, one.best_by_luck}};
  }

  // The earlier games and this one.
  static std::vector<PlayedGame<P>> games_of(const TableOf<G, L>& now,
                                             std::span<const Earlier> earlier) {
    std::vector<PlayedGame<P>> games;
    const auto add = [&](const TableOf<G, L>& game, Seat seat) {
      games.push_back({game.first_position(), game.moves(), seat});
    };
    for (const Earlier& one : earlier) add(at(*one.table), one.seat);
    add(now, now.position().node().seat);
    return games;
  }

  static const TableOf<G, L>& at(const AnyTable& table) {
    return static_cast<const TableOf<G, L>&>(table);
  }

  static Watch<P> watch_of(const Patience& patience) {
    Watch<P> watch;
    watch.enough = [&patience](std::uint64_t nodes) { return patience.is_over(nodes); };
    watch.max_depth = patience.depth();
    return watch;
  }

  static Opinion opinion_of(const Analysis<P>& analysis, const P& position) {
    Opinion opinion;
    opinion.value.assign(analysis.value.begin(), analysis.value.begin() + position.seats());
    opinion.exact = analysis.exact;
    for (const Candidate<Action>& one : analysis.policy) {
      opinion.policy.push_back({P::action_text(one.action), one.probability, one.value});
    }
    opinion.pv = texts_of(analysis.pv);
    if constexpr (ExplainsPlans<L>) {
      if (const auto reasons = L::reasons(position, analysis.pv)) {
        opinion.plan.emplace(Plan{opinion.pv, {}});
        for (const auto& one : *reasons)
          opinion.plan->reasons.push_back({std::string(name_of(one.kind)), one.seat, one.count});
      }
    }
    opinion.depth = analysis.depth;
    opinion.solved = analysis.solved;
    opinion.nodes = analysis.nodes;
    return opinion;
  }

  L player_;
};

}  // namespace menagerie
