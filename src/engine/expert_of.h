// An expert of one game: its player, asked about typed positions and answering in notation.
#pragma once

#include <concepts>
#include <span>
#include <vector>

#include "engine/any_expert.h"
#include "engine/table_of.h"
#include "games/totem/game.h"
#include "games/two_paths/game.h"
#include "players/player.h"
#include "players/review.h"
#include "players/two_paths/mind_reader.h"
#include "players/two_paths/review.h"

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
    if constexpr (kReadsMinds) {
      if (contender.kind == Contender::Kind::mind_reader) {
        return P::action_text(read_mind(at(table), seen, random, patience, earlier));
      }
    }
    return P::action_text(player_.choose(seen, contender.level, random, watch_of(patience)));
  }

  GameReview review(const AnyTable& table, std::uint64_t nodes,
                    const Expert::ReviewProgress& progress) override {
    const TableOf<G>& game = at(table);
    std::span<const Action> actions = game.moves();
    if (!actions.empty() && game.position().seen_by(std::nullopt) != game.position()) {
      actions = actions.first(actions.size() - 1);
    }
    const ReviewLimits limits{.nodes = nodes != 0 ? nodes : kUsualNodes, .seed = 0};
    const int seats = game.seats();
    const auto found = reviewed(player_, game.positions().front(), actions, limits, progress);
    GameReview review;
    for (const Judged<Action>& one : found.actions) {
      review.actions.push_back({P::action_text(one.action), one.node, seats_of(one.before, seats),
                                seats_of(one.after, seats), one.exact, P::action_text(one.best),
                                one.best_value, one.cost, seats_of(one.luck, seats)});
    }
    review.complete = found.complete;
    review.cost = seats_of(found.cost, seats);
    review.luck = seats_of(found.luck, seats);
    review.result = seats_of(found.result, seats);
    review.adjusted = seats_of(found.adjusted, seats);
    if constexpr (kReadsMinds) {
      for (const auto& one : found.hiding) review.hiding.push_back(foretelling_of(one));
      for (const auto& one : found.blocking) review.blocking.push_back(foretelling_of(one));
    }
    return review;
  }

 private:
  static constexpr bool kReadsMinds = std::same_as<G, two_paths::Game>;
  // A turn of Totem is many actions, and every roll has 21 outcomes to be searched.
  static constexpr std::uint64_t kUsualNodes = std::same_as<G, totem::Game> ? 4'000 : 200'000;

  static std::vector<double> seats_of(const Values& values, int seats) {
    return {values.begin(), values.begin() + seats};
  }

  static Foretelling foretelling_of(const two_paths::Foretold& one) {
    return {one.sides,
            one.right,
            one.usual,
            one.gained,
            {std::string(name_of(one.best)), one.best_right, one.best_gained, one.best_by_luck}};
  }

  static two_paths::OpenGame open_game(const TableOf<G>& game, Seat reader)
    requires kReadsMinds
  {
    return {game.positions().front(), game.moves(), reader};
  }

  // Whoever has no time to solve the game plays by looking ahead, like the best level.
  Action read_mind(const TableOf<G>& game, const P& seen, RandomSource& random,
                   const Patience& patience, std::span<const Earlier> earlier)
    requires kReadsMinds
  {
    const two_paths::Solution* const solution =
        player_.solve(seen.rows(), [&](std::uint64_t states) { return patience.is_over(states); });
    if (solution == nullptr) return player_.choose(seen, kLevels, random, watch_of(patience));
    std::vector<two_paths::OpenGame> games;
    for (const Earlier& one : earlier) games.push_back(open_game(at(*one.table), one.seat));
    games.push_back(open_game(game, seen.node().seat));
    return two_paths::choose_as_mind_reader(*solution, games, seen, random);
  }

  static const TableOf<G>& at(const AnyTable& table) {
    return static_cast<const TableOf<G>&>(table);
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
    for (const Action action : analysis.pv) opinion.pv.push_back(P::action_text(action));
    opinion.depth = analysis.depth;
    opinion.solved = analysis.solved;
    opinion.nodes = analysis.nodes;
    return opinion;
  }

  L player_;
};

}  // namespace menagerie
