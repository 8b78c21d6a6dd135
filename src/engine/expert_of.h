// An expert of one game: its player, asked about typed positions and answering in notation.
#pragma once

#include <algorithm>

#include "engine/any_expert.h"
#include "engine/table_of.h"
#include "players/player.h"

namespace menagerie {

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
                     const Patience& patience) override {
    if (contender.kind == Contender::Kind::random) return table.random_action(random);
    const P& position = at(table).position();
    const P seen = position.seen_by(position.node().seat);
    if constexpr (requires {
                    player_.read_mind(at(table).positions(), at(table).moves(), random);
                  }) {
      if (contender.kind == Contender::Kind::mind_reader) {
        return P::action_text(player_.read_mind(at(table).positions(), at(table).moves(), random));
      }
    }
    return P::action_text(player_.choose(seen, contender.level, random, watch_of(patience)));
  }

 private:
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
    opinion.nodes = analysis.nodes;
    return opinion;
  }

  L player_;
};

}  // namespace menagerie
