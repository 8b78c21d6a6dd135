// What the player of Totem promises: legal, repeatable and stoppable answers with chances that add
// up, and that it takes a totem when it can and saves its own when it must.
#include "players/totem/player.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>

#include "core/random.h"
#include "players/totem/prospects.h"
#include "totem/helpers.h"

namespace menagerie::totem {
namespace {

Watch<Position> up_to(std::uint64_t limit) {
  Watch<Position> watch;
  watch.enough = [limit](std::uint64_t nodes) { return nodes >= limit; };
  return watch;
}

Action rolled(Generator& random) {
  const auto a = static_cast<int>(random.quick_below(6)) + 1;
  const auto b = static_cast<int>(random.quick_below(6)) + 1;
  return Action::roll(std::max(a, b), std::min(a, b));
}

Action any_of(const Position& position, Generator& random) {
  Position::Actions actions;
  position.legal(actions);
  return actions[random.quick_below(static_cast<std::uint32_t>(actions.size()))];
}

// Random games of two to four players, every `step`th position shown that is not over.
template <class Visit>
void visit_random_positions(int games, int step, std::uint64_t seed, Visit&& visit) {
  Generator random(seed);
  for (int game = 0; game < games; ++game) {
    const int seats = 2 + game % 3;
    Position position = game % 2 == 0 ? Position::unseated(seats) : Position::seated(seats);
    for (int i = 0; i < 400 && position.stage() != Stage::over; ++i) {
      if (i < 4 || i % step == 0) visit(position);
      position.apply(position.stage() == Stage::roll ? rolled(random) : any_of(position, random));
    }
  }
}

double sum(const std::array<double, kMaxSeats>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0);
}

// Plays the turn out as the level does.
Position after_turn(Player& player, Position position, int level) {
  Generator random(1);
  const Seat seat = position.on_turn();
  while (position.node() == Node{Turn::decision, seat})
    position.apply(player.choose(position, level, random));
  return position;
}

// Seat 1 to decide what to do with the dice.
constexpr const char* kTotemsInReach[] = {
    // One piece walks along its own and touches the totem.
    "j10:j11,j12,j13,k12+0/j15:k15+5 1 31 - - - 0",
    // The last of the line has to go all the way round.
    "j10:j11,j12,j13,j9+0/j15:k15+5 1 53 - - - 0",
    // Two pieces one after the other, the second over the first.
    "j10:i12,j11,j12,j13,k12+0/j16:k16,k17+5 1 42 - - - 0",
    // Three of them.
    "j10:i12,i13,j11,j12,j13,k12+0/j17:k17+5 1 65 - - - 0",
    // The totem itself does it.
    "j10:j11+0/j13:j14+5 1 21 - - - 0",
};

void expect_a_win(Player& player, const Position& before) {
  const Analysis<Position> analysis = player.analyse(before, up_to(60'000));
  EXPECT_TRUE(analysis.exact) << before.text();
  EXPECT_EQ(analysis.value[before.on_turn().index], 1) << before.text();
  Position after = before;
  for (const Action action : analysis.pv) {
    ASSERT_TRUE(after.check(action)) << before.text();
    after.apply(action);
  }
  EXPECT_EQ(after.stage(), Stage::over) << after.text();
  for (const int level : {6, 7, 8}) {
    const Position end = after_turn(player, before, level);
    EXPECT_EQ(end.stage(), Stage::over) << "level " << level << " " << before.text();
  }
}

TEST(TotemPlayer, TakesATotemWhenItCan) {
  Player player;
  for (const char* text : kTotemsInReach) expect_a_win(player, position(text));
}

TEST(TotemPlayer, TakesATotemToWinAmongThree) {
  Player player;
  const Position before = position("j10:j11,j12,j13,k12+0/j15:k15+5/x 1 31 - - - 0");
  EXPECT_EQ(player.analyse(before, up_to(40'000)).value[0], 1);
}

// Seat 2 stands next to the totem of seat 1 and strikes with any roll unless something is done.
TEST(TotemPlayer, LeavesACertainDanger) {
  const Position before = position("j10:i10,j9,k9+5/j15:j12,j13,j14,k12+5 1 54 - - - 0");
  const auto danger = [](const Position& ended) {
    Judge judge(kTunedWeights);
    Meter meter;
    const Watch<Position> watch;
    meter.start(watch, 0);
    Forecast forecast(judge, meter);
    return forecast.expect(ended, 4)[1];
  };
  Player player;
  const Position after = after_turn(player, before, kLevels);
  Position stays = before;
  stays.apply(Action::use(4));
  // Somebody who only shuffles the back row is lost nearly for certain.
  EXPECT_GT(danger(position("j10:i10,j9,k9+5/j15:j12,j13,j14,k12+5 2 - - - - 1")), 0.9);
  EXPECT_LT(danger(after), 0.75) << after.text();
}

TEST(TotemPlayer, EveryLevelAnswersLegallyInEveryStage) {
  Player player;
  Generator random(5);
  std::array<int, kStages> stages{};
  int asked = 0;
  visit_random_positions(6, 41, 1, [&](const Position& position) {
    if (position.node().turn != Turn::decision) return;
    ++stages[static_cast<std::size_t>(position.stage())];
    const int level = 1 + asked++ % kLevels;
    const Action action = player.choose(position, level, random, up_to(3000));
    EXPECT_TRUE(position.check(action)) << position.text() << " level " << level;
  });
  for (const Stage stage : {Stage::seating, Stage::dice, Stage::move, Stage::travel})
    EXPECT_GT(stages[static_cast<std::size_t>(stage)], 0);
}

TEST(TotemPlayer, AChoiceOfTheAttackerIsAnsweredToo) {  // H14
  Player player;
  Generator random(1);
  for (const char* text : {
           "h13:g13,h12,h14,h15,h16+19/i7:h10,h11,h8,h9,i11+19 1 53 2 !h17>i16>i15>i14>i13>i12>h12 "
           "- 1",
           "l11:j12,k12+0/g15:g13,h13,h14+0/k9:k10,l8+0/i12:j11+0 4 62 5 !i11>i12 - 2",
       }) {
    const Position before = position(text);
    ASSERT_EQ(before.stage(), Stage::strike);
    for (int level = 1; level <= kLevels; ++level)
      EXPECT_TRUE(before.check(player.choose(before, level, random, up_to(2000))));
    EXPECT_EQ(player.analyse(before, up_to(2000), 6).policy.size(), 2U);
  }
}

TEST(TotemPlayer, DecidesOnTheExtraTurnAfterTwoSixes) {  // H13
  Player player;
  Generator random(13);
  const auto may = [](const char* text) { return position(text, Twelve::may); };
  // Whoever stands next to a foreign totem wants to roll.
  const Position near = may("j10:j11,j12,j13+3/j15:k15,k16+5 1 66 - ? - 1");
  for (int level = 6; level <= kLevels; ++level)
    EXPECT_EQ(player.choose(near, level, random, up_to(5000)), Action::again());
  const Analysis<Position> analysis = player.analyse(near, up_to(5000), 6);
  ASSERT_EQ(analysis.policy.size(), 2U);
  EXPECT_EQ(analysis.policy[0].action, Action::again());
  EXPECT_NEAR(sum(analysis.value), 1, 1e-9);
  // A plan from the roll on includes the decision.
  for (const char* text :
       {"j10:j11,j12,j13+3/j16:k16,k17+5 1 66 - - - 1", "j10:j11,j9+3/j2:j3,j4+5 1 66 3 - j9 1",
        "j10:+3/j2:j3,j4+5 1 66 - - - 1"}) {
    Position after = may(text);
    const Analysis<Position> planned = player.analyse(after, up_to(20'000));
    for (const Action action : planned.pv) {
      ASSERT_TRUE(after.check(action)) << text;
      after.apply(action);
    }
    EXPECT_NE(after.node().turn, Turn::decision) << text;
    EXPECT_TRUE(after_turn(player, may(text), 8).stage() != Stage::extra) << text;
  }
}

TEST(TotemPlayer, PlaysOnAmongThoseWhoAreLeft) {  // H19
  Player player;
  Generator random(19);
  int asked = 0;
  for (int game = 0; game < 12; ++game) {
    const int seats = 3 + game % 2;
    Position now = game % 3 == 0 ? Position::unseated(seats) : crowded(seats, random);
    for (int ply = 0; ply < 60 && now.stage() != Stage::over; ++ply) {
      now.apply(random_action_or_out(now, random, 15));
      if (now.stage() == Stage::over || ply % 5 != 0) continue;
      ++asked;
      const Analysis<Position> analysis = player.analyse(now, up_to(1000), 3);
      EXPECT_NEAR(sum(analysis.value), 1, 1e-9) << now.text();
      for (std::uint8_t seat = 0; seat < now.seats(); ++seat)
        EXPECT_TRUE(!now.is_out(Seat{seat}) || analysis.value[seat] == 0) << now.text();
      if (now.node().turn != Turn::decision) continue;
      const Action action = player.choose(now, 1 + asked % kLevels, random, up_to(1000));
      EXPECT_TRUE(now.check(action)) << now.text();
      EXPECT_NE(action.kind(), Action::Kind::out) << now.text();
    }
  }
  EXPECT_GT(asked, 50);
}

TEST(TotemPlayer, SharesTheChancesAmongThoseLeftWhileSeating) {  // H3, H19
  Player player;
  EXPECT_EQ(player.analyse(position("-/x/- 1 - - - - 0"), up_to(100)).value,
            (Chances{0.5, 0, 0.5, 0}));
}

TEST(TotemPlayer, TheOnlyPieceLeftToChooseIsTaken) {  // H14, H19
  Player player;
  Generator random(1);
  const Position before = position("j9:i11,j10+0/i14:i12,i13+5/x 1 21 1 !i10>i11 - 0");
  EXPECT_EQ(player.choose(before, 8, random, up_to(1000)), Action::take(space("i12")));
  EXPECT_EQ(player.analyse(before, up_to(1000), 6).policy.size(), 1U);
}

TEST(TotemPlayer, ChancesAddUpToOne) {
  Player player;
  visit_random_positions(6, 61, 2, [&](const Position& position) {
    const Analysis<Position> analysis = player.analyse(position, up_to(3000));
    EXPECT_NEAR(sum(analysis.value), 1, 1e-9) << position.text();
    EXPECT_EQ(analysis.policy.empty(), position.node().turn == Turn::chance);
    for (int seat = 0; seat < kMaxSeats; ++seat) {
      const auto i = static_cast<std::size_t>(seat);
      const bool plays = seat < position.seats() &&
                         (position.stage() == Stage::seating || position.scores()[i] > 0);
      EXPECT_TRUE(plays || analysis.value[i] == 0) << position.text();
    }
  });
}

TEST(TotemPlayer, EveryLegalActionIsValuedWhenAsked) {
  Player player;
  visit_random_positions(3, 97, 3, [&](const Position& position) {
    if (position.node().turn != Turn::decision) return;
    Position::Actions actions;
    position.legal(actions);
    Watch<Position> watch;
    watch.max_depth = 1;
    const Analysis<Position> analysis = player.analyse(position, watch, 1000);
    ASSERT_EQ(analysis.policy.size(), actions.size()) << position.text();
    for (const Action action : actions) {
      EXPECT_EQ(std::count_if(analysis.policy.begin(), analysis.policy.end(),
                              [&](const auto& line) { return line.action == action; }),
                1);
    }
    for (std::size_t i = 1; i < analysis.policy.size(); ++i)
      EXPECT_LE(analysis.policy[i].value, analysis.policy[i - 1].value);
    EXPECT_EQ(analysis.policy[0].value, analysis.value[position.on_turn().index]);
  });
}

TEST(TotemPlayer, TheLineIsTheRestOfTheTurn) {
  Player player;
  visit_random_positions(4, 53, 4, [&](const Position& position) {
    if (position.node().turn != Turn::decision || position.stage() == Stage::seating) return;
    const Analysis<Position> analysis = player.analyse(position, up_to(4000));
    Position after = position;
    for (const Action action : analysis.pv) {
      ASSERT_TRUE(after.check(action)) << position.text();
      after.apply(action);
    }
    EXPECT_EQ(analysis.pv.front(), analysis.policy.front().action);
    const bool planned = analysis.depth > 0;
    EXPECT_TRUE(!planned || after.node().turn != Turn::decision) << position.text();
  });
}

TEST(TotemPlayer, TheSameQuestionIsAnsweredAlike) {
  Player used;
  visit_random_positions(3, 71, 6, [&](const Position& position) {
    Player fresh;
    const Analysis<Position> a = used.analyse(position, up_to(3000), 3);
    const Analysis<Position> b = fresh.analyse(position, up_to(3000), 3);
    EXPECT_EQ(a.value, b.value) << position.text();
    EXPECT_EQ(a.pv, b.pv);
    EXPECT_EQ(a.nodes, b.nodes);
    if (position.node().turn != Turn::decision) return;
    Generator random_a(7);
    Generator random_b(7);
    Player other;
    EXPECT_EQ(fresh.choose(position, 4, random_a, up_to(3000)),
              other.choose(position, 4, random_b, up_to(3000)));
  });
}

TEST(TotemPlayer, StopsAtOnceWhenTold) {
  Player player;
  const Position dice =
      position("j18:i18,i19,j17,j19,k17,k18+19/j2:i2,i3,j1,j3,k1,k2+19 1 65 - - - 0");
  Position roll = Position::seated(2);
  for (const Position& before : {dice, roll}) {
    for (const std::uint64_t limit : {std::uint64_t{0}, std::uint64_t{1000}, std::uint64_t{5000}}) {
      int told = 0;
      std::uint64_t asked = 0;
      Watch<Position> watch;
      watch.enough = [&](std::uint64_t nodes) {
        EXPECT_LE(nodes, asked + 256);  // it asks every few hundred nodes
        asked = nodes;
        if (nodes >= limit) ++told;
        return nodes >= limit;
      };
      const Analysis<Position> analysis = player.analyse(before, watch);
      EXPECT_EQ(told, 1);
      EXPECT_LE(analysis.nodes, limit + 600);
      EXPECT_EQ(analysis.policy.empty(), before.stage() == Stage::roll);
    }
  }
}

TEST(TotemPlayer, ATurnIsPlannedOnce) {
  Player player;
  Generator random(3);
  Position position = Position::seated(2);
  position.apply(Action::roll(5, 4));
  int plans = 0;
  while (position.node().turn == Turn::decision) {
    bool thinks = false;
    Watch<Position> watch;
    watch.enough = [&](std::uint64_t nodes) {
      thinks = true;
      return nodes > 20'000;
    };
    position.apply(player.choose(position, 7, random, watch));
    plans += thinks ? 1 : 0;
  }
  EXPECT_EQ(plans, 1);
}

TEST(TotemPlayer, TheSameQuestionIsAnsweredByItsOwnDraw) {
  Position position = Position::seated(2);
  position.apply(Action::roll(5, 4));
  Player asked_before;
  int others = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Generator one(seed);
    Generator two(seed);
    const Action fresh = Player().choose(position, 1, one, {});
    EXPECT_EQ(asked_before.choose(position, 1, two, {}), fresh) << seed;
    Generator first(1);
    others += fresh == Player().choose(position, 1, first, {}) ? 0 : 1;
  }
  EXPECT_GT(others, 0);
}

TEST(TotemProspects, ActionsAreComparedWithinTheRoundThatValuedThem) {
  Position position = Position::seated(2);
  position.apply(Action::roll(5, 4));
  Position::Actions actions;
  position.legal(actions);
  ASSERT_GE(actions.size(), 2U);
  const auto idea = [](Action action, double chance) {
    Idea made;
    made.line.push_back(action);
    made.chances = {chance, 1 - chance};
    return made;
  };
  Prospects options(position, {0.5, 0.5});
  options.take({idea(actions[0], 0.5), idea(actions[1], 0.4)});
  options.take({idea(actions[0], 0.8)});  // a closer look, cut short
  const Analysis<Position> analysis = options.told(2, 2, 100);
  ASSERT_EQ(analysis.policy.size(), 2U);
  EXPECT_NEAR(analysis.policy[0].value, 0.8, 1e-12);
  EXPECT_NEAR(analysis.policy[1].value, 0.7, 1e-12);
}

TEST(TotemPlayer, BeatsRandomPlay) {
  for (std::uint64_t game = 0; game < 4; ++game) {
    Player player;
    Generator random(game);
    Position position = Position::seated(game == 3 ? 3 : 2);
    const std::size_t seat = game % 2;
    while (position.stage() != Stage::over) {
      if (position.stage() == Stage::roll) {
        position.apply(rolled(random));
      } else if (position.on_turn().index == seat) {
        position.apply(player.choose(position, 5, random));
      } else {
        position.apply(any_of(position, random));
      }
    }
    EXPECT_EQ(shared_win(position)[seat], 1) << position.text();
  }
}

// Whatever is rolled takes the totem: the average over all rolls is 1, not a rounding more.
TEST(TotemPlayer, ASureWinBeforeTheRollIsExactlyOne) {
  Player player;
  const Position before = position("j10:j11,j12,k12+0/j14:j15+5 1 - - - - 0");
  for (const int depth : {1, 2}) {
    Watch<Position> watch;
    watch.max_depth = depth;
    const Analysis<Position> analysis = player.analyse(before, watch);
    EXPECT_EQ(analysis.depth, depth);
    EXPECT_EQ(analysis.value[0], 1.0);
    EXPECT_EQ(analysis.value[1], 0.0);
  }
}

}  // namespace
}  // namespace menagerie::totem
