// The laws that every game keeps, run over all of them in all their variants. A game that is added
// to `AllGames` is held to them; there is no other place to register.
#include <algorithm>
#include <array>
#include <concepts>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/game.h"
#include "core/play.h"
#include "games/tokan/game.h"
#include "games/totem/game.h"
#include "games/two_paths/game.h"

namespace menagerie {
namespace {

std::vector<OptionValues> variants_of(const tokan::Game&) {
  std::vector<OptionValues> all;
  for (const char* score : {"classic", "heads"}) {
    for (const char* ends : {"turn", "either"}) {
      for (const char* gaps : {"run", "all"}) {
        const OptionValues play = {{"score", score}, {"ends", ends}, {"gaps", gaps}};
        all.push_back(play);
        for (const char* frame : {"float", "centre"}) {
          all.push_back(play);
          all.back().insert({{"setup", "lay"}, {"frame", frame}});
        }
      }
    }
  }
  return all;
}
std::vector<OptionValues> variants_of(const two_paths::Game&) {
  return {{}, {{"rows", "8"}}, {{"begins", "n"}}};
}
std::vector<OptionValues> variants_of(const totem::Game&) {
  return {{{"seats", "2"}},
          {{"seats", "2"}, {"seating", "choose"}, {"quiet_limit", "10"}},
          {{"seats", "3"}, {"seating", "choose"}},
          {{"seats", "4"}},
          {{"seats", "4"}, {"seating", "choose"}},
          {{"seats", "3"}, {"twelve", "may"}}};
}

// A game that seats may leave while it goes on has an action for it, the one exception among
// actions: it is never listed, but allowed.
template <class P>
concept SeatsMayLeave = requires(Seat seat) {
  { P::out_action(seat) } -> std::same_as<typename P::Action>;
};

// Applies a random action, or once in about `rarity` actions takes a seat out where that is
// allowed.
template <class P>
void play_on(P& position, Generator& random, std::uint64_t rarity) {
  if constexpr (SeatsMayLeave<P>) {
    if (random.below(rarity) == 0) {
      const auto seat = random.below(static_cast<std::uint64_t>(position.seats()));
      const auto out = P::out_action(Seat{static_cast<std::uint8_t>(seat)});
      if (position.check(out)) return position.apply(out);
    }
  }
  position.apply(random_action(position, random));
}

template <class G>
class Laws : public ::testing::Test {
 public:
  using GamePosition = typename G::Position;
  using Action = typename GamePosition::Action;

  static std::vector<typename G::Options> variants() {
    std::vector<typename G::Options> all;
    for (const OptionValues& values : variants_of(G{})) {
      const Result<OptionValues> complete = complete_options(G::option_specs(), values);
      EXPECT_TRUE(complete) << complete.error().full_sentence();
      all.push_back(G::options(*complete));
    }
    return all;
  }

  static std::vector<Action> legal(const GamePosition& position) {
    typename GamePosition::Actions actions;
    position.legal(actions);
    return {actions.begin(), actions.end()};
  }

  // Plays random games of every variant and shows some positions of each, evenly spread, the first
  // and the last one among them. Totem's random games run to thousands of actions; in every other
  // one seats leave, early or late.
  template <class Visit>
  static void through_random_games(int games, Visit&& visit) {
    constexpr std::size_t kShownOfAGame = 60;
    Generator random(20260101);
    for (const typename G::Options& options : variants()) {
      for (int game = 0; game < games; ++game) {
        std::vector<GamePosition> positions = {G::start(options, random)};
        const std::uint64_t rarity =
            std::array{400U, 100'000U, 4U}[static_cast<std::size_t>(game) % 3];
        while (positions.back().node().turn != Turn::over) {
          positions.push_back(positions.back());
          play_on(positions.back(), random, rarity);
        }
        const std::size_t stride = 1 + positions.size() / kShownOfAGame;
        for (std::size_t i = 0; i < positions.size(); i += stride) {
          visit(options, positions[i]);
          if (::testing::Test::HasFatalFailure()) return;
        }
        visit(options, positions.back());
      }
    }
  }
};

using AllGames = ::testing::Types<tokan::Game, two_paths::Game, totem::Game>;
TYPED_TEST_SUITE(Laws, AllGames);

TYPED_TEST(Laws, LegalActionsAreUniqueSortedAndApplicable) {
  using P = typename TypeParam::Position;
  this->through_random_games(6, [&](const auto& options, const P& position) {
    std::vector<std::string> texts;
    for (const auto action : this->legal(position)) {
      ASSERT_TRUE(position.check(action)) << position.text() << ' ' << P::action_text(action);
      texts.push_back(P::action_text(action));
      P next = position;
      next.apply(action);
      ASSERT_TRUE(TypeParam::parse(next.text(), options)) << position.text() << ' ' << texts.back();
    }
    ASSERT_EQ(texts.empty(), position.node().turn == Turn::over) << position.text();
    ASSERT_TRUE(std::ranges::is_sorted(texts)) << position.text();
    ASSERT_EQ(std::ranges::adjacent_find(texts), texts.end()) << position.text();
  });
}

TYPED_TEST(Laws, CheckRefusesExactlyWhatIsNotLegal) {
  using P = typename TypeParam::Position;
  std::vector<typename P::Action> pool;
  this->through_random_games(1, [&](const auto&, const P& position) {
    for (const auto action : this->legal(position)) {
      if (std::ranges::find(pool, action) == pool.end() && pool.size() < 400) {
        pool.push_back(action);
      }
    }
  });
  int refused = 0;
  this->through_random_games(1, [&](const auto&, const P& position) {
    const auto legal = this->legal(position);
    for (const auto action : pool) {
      const bool expected = std::ranges::find(legal, action) != legal.end();
      const Result<void> checked = position.check(action);
      ASSERT_EQ(checked.has_value(), expected) << position.text() << ' ' << P::action_text(action);
      if (checked) continue;
      ++refused;
      ASSERT_FALSE(checked.error().sentence().empty());
    }
  });
  EXPECT_GT(refused, 100);
}

TYPED_TEST(Laws, ASeatThatMayLeaveDoesSoAtAnyTimeButIsNeverListed) {
  using P = typename TypeParam::Position;
  if constexpr (SeatsMayLeave<P>) {
    int left = 0;
    int stayed = 0;
    this->through_random_games(6, [&](const auto& options, const P& position) {
      const auto legal = this->legal(position);
      for (std::uint8_t seat = 0; seat < position.seats(); ++seat) {
        const auto out = P::out_action(Seat{seat});
        ASSERT_EQ(*P::parse_action(P::action_text(out)), out);
        ASSERT_EQ(std::ranges::find(legal, out), legal.end()) << position.text();
        ++(position.check(out) ? left : stayed);
        if (!position.check(out)) continue;
        P next = position;
        next.apply(out);
        const Result<P> again = TypeParam::parse(next.text(), options);
        ASSERT_TRUE(again) << next.text() << ": " << again.error().full_sentence();
        ASSERT_EQ(*again, next) << next.text();
        ASSERT_EQ(again->key(), next.key()) << next.text();
        ASSERT_FALSE(next.check(out)) << next.text();
        ASSERT_TRUE(next.node() != (Node{Turn::decision, Seat{seat}})) << next.text();
        P image = position.transformed(1);
        ASSERT_EQ(position.transformed(out, 1), out);
        image.apply(out);
        ASSERT_EQ(image, next.transformed(1)) << position.text();
      }
    });
    EXPECT_GT(left, 1000);
    EXPECT_GT(stayed, 100);
  }
}

TYPED_TEST(Laws, PrintingAndParsingAreInverse) {
  using P = typename TypeParam::Position;
  this->through_random_games(6, [&](const auto& options, const P& position) {
    const std::string text = position.text();
    const Result<P> again = TypeParam::parse(text, options);
    ASSERT_TRUE(again) << text << ": " << again.error().full_sentence();
    ASSERT_EQ(*again, position) << text;
    ASSERT_EQ(again->text(), text);
    for (const auto action : this->legal(position)) {
      const auto parsed = P::parse_action(P::action_text(action));
      ASSERT_TRUE(parsed) << P::action_text(action);
      ASSERT_EQ(*parsed, action);
    }
  });
}

TYPED_TEST(Laws, TheKeptKeyIsTheRecomputedOne) {
  using P = typename TypeParam::Position;
  this->through_random_games(12, [&](const auto& options, const P& position) {
    ASSERT_EQ(TypeParam::parse(position.text(), options)->key(), position.key()) << position.text();
  });
}

TYPED_TEST(Laws, DifferentOrdersMeetInTheSameKeyAndDifferentPositionsInDifferentOnes) {
  using P = typename TypeParam::Position;
  // A text alone may mean different things at different tables.
  std::map<std::string, std::pair<std::uint64_t, P>> keys;
  std::map<std::uint64_t, std::string> texts;
  int met = 0;
  int roots = 0;
  this->through_random_games(1, [&](const auto&, const P& root) {
    if (++roots % 9 != 0) return;
    std::vector<P> level = {root};
    for (int depth = 0; depth < 5; ++depth) {
      std::vector<P> next_level;
      for (const P& position : level) {
        for (const auto action : this->legal(position)) {
          P next = position;
          next.apply(action);
          const auto [seen, fresh] = keys.try_emplace(next.text(), next.key(), next);
          ASSERT_EQ(seen->second.first, next.key()) << next.text();
          if (!fresh) {
            ++met;
          } else if (next_level.size() < 300) {
            next_level.push_back(next);
          }
        }
      }
      level = std::move(next_level);
    }
  });
  for (const auto& [text, reached] : keys) {
    const auto [seen, fresh] = texts.emplace(reached.first, text);
    // Positions that differ only in the order of a travelled path may share a key: they play alike.
    if (fresh) continue;
    const P& other = keys.at(seen->second).second;
    ASSERT_EQ(this->legal(reached.second), this->legal(other)) << text << " and " << seen->second;
  }
  EXPECT_GT(met, 0) << "no two orders of actions met: the law was not tried";
}

TYPED_TEST(Laws, EveryRandomGameEnds) {
  using P = typename TypeParam::Position;
  Generator random(7);
  for (const auto& options : this->variants()) {
    for (int game = 0; game < 40; ++game) {
      P position = TypeParam::start(options, random);
      int plies = 0;
      while (position.node().turn != Turn::over) {
        play_on(position, random, game % 2 == 0 ? 1000 : 100'000);
        ASSERT_LT(++plies, 200000) << position.text();
      }
      typename P::Actions actions;
      position.legal(actions);
      ASSERT_TRUE(actions.empty());
    }
  }
}

TYPED_TEST(Laws, ScoresAndRanksAreConsistent) {
  using P = typename TypeParam::Position;
  this->through_random_games(20, [&](const auto&, const P& position) {
    if (position.node().turn != Turn::over) return;
    const Outcome outcome = position.outcome();
    const auto seats = static_cast<std::size_t>(position.seats());
    ASSERT_EQ(outcome.scores, position.scores());
    ASSERT_EQ(std::ranges::count(outcome.ranks, 1) == 1, outcome.winner() >= 0);
    ASSERT_GE(std::ranges::count(outcome.ranks, 1), 1);
    for (std::size_t a = 0; a < kMaxSeats; ++a) {
      ASSERT_EQ(outcome.ranks.at(a) == 0, a >= seats) << position.text();
      for (std::size_t b = 0; b < seats && a < seats; ++b) {
        if (outcome.scores.at(a) > outcome.scores.at(b)) {
          ASSERT_LT(outcome.ranks.at(a), outcome.ranks.at(b)) << position.text();
        }
      }
    }
  });
}

TYPED_TEST(Laws, ChanceListsTheLegalOutcomesWithTheirWeights) {
  using P = typename TypeParam::Position;
  this->through_random_games(2, [&](const auto&, const P& position) {
    if (position.node().turn != Turn::chance) return;
    typename P::Chances chances;
    position.chance(chances);
    const auto legal = this->legal(position);
    ASSERT_EQ(chances.size(), legal.size());
    for (std::size_t i = 0; i < legal.size(); ++i) {
      ASSERT_EQ(chances[i].action, legal[i]);
      ASSERT_GT(chances[i].weight, 0U);
    }
  });
}

TYPED_TEST(Laws, MirroredAndTurnedPositionsHaveMirroredAndTurnedActions) {
  using P = typename TypeParam::Position;
  static_assert(Symmetric<P>);
  int visited = 0;
  this->through_random_games(2, [&](const auto&, const P& position) {
    if (++visited % 5 != 0) return;
    for (int s = 0; s < P::kSymmetries; ++s) {
      const P image = position.transformed(s);
      std::set<std::string> expected;
      for (const auto action : this->legal(position)) {
        const auto mirrored = position.transformed(action, s);
        expected.insert(P::action_text(mirrored));
        P next = position;
        next.apply(action);
        P image_next = image;
        ASSERT_TRUE(image_next.check(mirrored)) << image.text();
        image_next.apply(mirrored);
        ASSERT_EQ(next.transformed(s), image_next) << position.text() << " symmetry " << s;
      }
      std::set<std::string> actual;
      for (const auto action : this->legal(image)) actual.insert(P::action_text(action));
      ASSERT_EQ(actual, expected) << position.text() << " symmetry " << s;
      if (s == 0) {
        ASSERT_EQ(image, position);
      }
    }
  });
}

TYPED_TEST(Laws, WhatIsHiddenFromAViewerIsHiddenInEveryByte) {
  using P = typename TypeParam::Position;
  this->through_random_games(3, [&](const auto&, const P& position) {
    std::vector<Viewer> viewers = {std::nullopt};
    for (int s = 0; s < position.seats(); ++s)
      viewers.push_back(Seat{static_cast<std::uint8_t>(s)});
    for (const Viewer viewer : viewers) {
      std::map<std::string, P> seen;
      for (const auto action : this->legal(position)) {
        P next = position;
        next.apply(action);
        const P view = next.seen_by(viewer);
        ASSERT_EQ(view.seen_by(viewer), view) << view.text();
        const auto [known, fresh] = seen.emplace(view.text(), view);
        ASSERT_EQ(known->second, view);
        ASSERT_EQ(known->second.key(), view.key());
      }
    }
  });
}

}  // namespace
}  // namespace menagerie
