// What must hold in every position, tried along random games of two, three and four players.
#include <algorithm>
#include <gtest/gtest.h>

#include "helpers.h"

namespace menagerie::totem {
namespace {

// Visits every position of random games; chosen seats in every other game, and a choice after two
// sixes (H13) in some. Where there are more
// than two, seats are out (H19) seldom in some games and early in others.
template <class Visit>
void along_games(int games, Visit visit) {
  for (int game = 0; game < games; ++game) {
    Generator random(static_cast<std::uint64_t>(game));
    const int seats = 2 + game % 3;
    const Twelve twelve = game % 4 < 2 ? Twelve::may : Twelve::must;
    Position now = game % 2 == 0 ? Position::seated(seats, kQuietLimit, twelve)
                                 : Position::unseated(seats, kQuietLimit, twelve);
    const std::uint64_t rarity =
        std::array{100'000U, 500U, 4U}[static_cast<std::size_t>(game) / 3 % 3];
    while (now.node().turn != Turn::over) {
      visit(now, random);
      now.apply(random_action_or_out(now, random, rarity));
    }
    visit(now, random);
  }
}

TEST(TotemLaws, TextReadsBackWithTheSameKey) {
  along_games(30, [](const Position& now, Generator&) {
    const Result<Position> again = read_like(now, now.text());
    ASSERT_TRUE(again) << now.text() << "\n" << again.error().full_sentence();
    ASSERT_EQ(*again, now) << now.text();
    ASSERT_EQ(again->key(), now.key()) << now.text();
  });
}

TEST(TotemLaws, LegalListsAreInByteOrderWithoutRepetition) {
  along_games(12, [](const Position& now, Generator&) {
    Position::Actions actions;
    now.legal(actions);
    ASSERT_EQ(actions.empty(), now.node().turn == Turn::over) << now.text();
    std::string last;
    for (const Action action : actions) {
      const std::string text = Position::action_text(action);
      ASSERT_LT(last, text) << now.text();
      const Result<Action> parsed = Position::parse_action(text);
      ASSERT_TRUE(parsed) << text;
      ASSERT_EQ(*parsed, action) << text;
      last = text;
    }
  });
}

// The steps of H9 and H10 as the rules say them, without any cleverness.
std::vector<Action> plain_steps(const Position& now) {
  std::vector<Action> steps;
  const Seat me = now.on_turn();
  const Position::Path path = now.path();
  for (const Space from : now.group(me)) {
    if (now.travelled().contains(from) || now.piece_count(me) == 0) continue;
    if (!path.empty() && from != path[path.size() - 1]) continue;
    for (const Space to : kWholeBoard) {
      if (!adjacent(from, to) || !now.free_spaces().contains(to)) continue;
      if (std::find(path.begin(), path.end(), to) != path.end()) continue;
      SpaceSet group = now.group(me);
      group.erase(from);
      group.insert(to);
      if (connected_part(group, to) == group) steps.push_back(Action::step(from, to));
    }
  }
  return steps;
}

TEST(TotemLaws, StepsAreExactlyThoseThatKeepTheGroupConnected) {  // H9, H10, H11
  int links = 0;
  along_games(12, [&](const Position& now, Generator&) {
    if (now.stage() != Stage::move && now.stage() != Stage::travel) return;
    Position::Actions actions;
    now.legal(actions);
    std::vector<Action> steps(actions.begin(), actions.end());
    const bool end = std::erase(steps, Action::end()) > 0;
    ASSERT_EQ(steps, plain_steps(now)) << now.text();
    links += static_cast<int>(steps.size());
    if (now.stage() != Stage::travel) return;
    // What the others could do if the travelling piece were no more to move.
    bool others = false;
    for (const Space from : now.group(now.on_turn())) {
      const Position::Path path = now.path();
      if (from == path[path.size() - 1] || now.travelled().contains(from)) continue;
      others = others || steps_from(now.group(now.on_turn()), now.free_spaces(), from) != 0;
    }
    ASSERT_EQ(end, others) << now.text();
  });
  EXPECT_GT(links, 100000);
}

TEST(TotemLaws, GroupsStayConnectedAndMaterialNeverGrows) {  // H1, H9, H16
  along_games(12, [](const Position& now, Generator&) {
    SpaceSet taken;
    int count = 0;
    for (std::uint8_t seat = 0; seat < now.seats(); ++seat) {
      const Seat who{seat};
      if (!now.in_play(who)) {
        ASSERT_TRUE(now.group(who).empty() && now.reserve(who) == 0);
        continue;
      }
      ASSERT_EQ(connected_part(now.group(who), now.totem(who)), now.group(who)) << now.text();
      ASSERT_EQ(now.pieces(who).size(), now.piece_count(who));
      ASSERT_LE(now.piece_count(who) + now.reserve(who), kMaxPieces);
      taken = taken | now.group(who);
      count += now.group(who).size();
    }
    ASSERT_EQ(taken.size(), count);
    ASSERT_EQ(now.free_spaces(), kWholeBoard - taken);
  });
}

TEST(TotemLaws, SymmetriesCarryPositionsActionsAndConsequences) {
  along_games(6, [](const Position& now, Generator& random) {
    if (random.below(8) != 0) return;
    const int symmetry = static_cast<int>(random.below(Position::kSymmetries));
    const Position turned = now.transformed(symmetry);
    ASSERT_EQ(*read_like(now, turned.text()), turned);
    ASSERT_EQ(read_like(now, turned.text())->key(), turned.key());
    ASSERT_EQ(now.transformed(0), now);
    ASSERT_EQ(turned.node(), now.node());
    Position::Actions actions;
    Position::Actions turned_actions;
    now.legal(actions);
    turned.legal(turned_actions);
    ASSERT_EQ(actions.size(), turned_actions.size());
    for (const Action action : actions) {
      const Action image = now.transformed(action, symmetry);
      ASSERT_NE(std::find(turned_actions.begin(), turned_actions.end(), image),
                turned_actions.end())
          << now.text() << " " << Position::action_text(action);
      Position next = now;
      next.apply(action);
      Position turned_next = turned;
      turned_next.apply(image);
      ASSERT_EQ(next.transformed(symmetry), turned_next);
    }
  });
}

// Every action that is ever listed, and steps that are not, unless they are far from neighbouring.
std::vector<Action> all_actions() {
  std::vector<Action> all = {Action::pass(), Action::end(), Action::again(), Action::leave()};
  for (int high = 1; high <= 6; ++high) {
    for (int low = 1; low <= high; ++low) all.push_back(Action::roll(high, low));
  }
  for (int points = 1; points <= kMaxPoints; ++points) all.push_back(Action::use(points));
  for (const Space space : kWholeBoard) {
    all.push_back(Action::exchange(space));
    all.push_back(Action::take(space));
    all.push_back(Action::start(space));
    for (const Space to : kWholeBoard) {
      if (distance(space, to) <= 2) all.push_back(Action::step(space, to));
    }
  }
  return all;
}

TEST(TotemLaws, CheckAgreesWithTheLegalList) {
  const std::vector<Action> all = all_actions();
  std::array<int, kStages> seen{};
  along_games(18, [&](const Position& now, Generator& random) {
    int& stage = seen[static_cast<std::size_t>(now.stage())];
    const bool rare = now.stage() == Stage::strike || now.stage() == Stage::over;
    if (!rare && stage > 0 && random.below(150) != 0) return;
    ++stage;
    Position::Actions actions;
    now.legal(actions);
    std::size_t legal = 0;
    for (std::uint8_t seat = 0; seat < kMaxSeats; ++seat) {
      const bool playing = seat < now.seats() && !now.is_out(Seat{seat});
      ASSERT_EQ(now.check(Action::out(Seat{seat})).has_value(),
                playing && now.seats() > 2 && now.stage() != Stage::over)
          << now.text() << " " << seat + 1;
    }
    for (const Action action : all) {
      const bool listed = std::find(actions.begin(), actions.end(), action) != actions.end();
      ASSERT_EQ(now.check(action).has_value(), listed)
          << now.text() << " " << Position::action_text(action);
      legal += listed ? 1 : 0;
    }
    ASSERT_EQ(legal, actions.size());
  });
  for (std::size_t stage = 0; stage < seen.size(); ++stage) EXPECT_GT(seen[stage], 0) << stage;
}

TEST(TotemLaws, EveryActionReadsBack) {
  std::vector<Action> all = all_actions();
  for (std::uint8_t seat = 0; seat < kMaxSeats; ++seat) all.push_back(Action::out(Seat{seat}));
  for (const Action action : all) {
    const std::string text = Position::action_text(action);
    const Result<Action> parsed = Position::parse_action(text);
    ASSERT_TRUE(parsed) << text;
    ASSERT_EQ(*parsed, action) << text;
  }
}

TEST(TotemLaws, SetUpPositionsCanBePlayedToTheEnd) {
  // Shaken texts: what is still accepted prints back and plays on, the rest is refused in words.
  constexpr std::string_view kAlphabet = "abehijkls0123456789:,+/ ->!?x";
  Generator random(3);
  int accepted = 0;
  int refused = 0;
  along_games(6, [&](const Position& now, Generator&) {
    std::string text = now.text();
    for (std::uint64_t change = random.below(3) + 1; change > 0; --change) {
      const std::size_t at = random.below(text.size());
      const char c = kAlphabet[random.below(kAlphabet.size())];
      const std::uint64_t way = random.below(4);
      if (way == 0) text.erase(at, 1);
      if (way == 1) text.insert(at, 1, c);
      if (way >= 2) text[at] = c;
      if (text.empty()) text = " ";
    }
    Result<Position> shaken = read_like(now, text);
    if (!shaken) {
      ++refused;
      ASSERT_GT(shaken.error().place.column, 0U) << text;
      ASSERT_LE(shaken.error().place.column, text.size() + 1) << text;
      return;
    }
    ++accepted;
    ASSERT_EQ(shaken->text(), text);
    for (int ply = 0; ply < 30 && shaken->node().turn != Turn::over; ++ply) {
      Position::Actions actions;
      shaken->legal(actions);
      ASSERT_FALSE(actions.empty()) << shaken->text();
      shaken->apply(random_action(*shaken, random));
      const Result<Position> again = read_like(now, shaken->text());
      ASSERT_TRUE(again) << shaken->text() << "\n" << again.error().full_sentence();
      ASSERT_EQ(*again, *shaken);
      ASSERT_EQ(again->key(), shaken->key());
    }
  });
  EXPECT_GT(accepted, 200);
  EXPECT_GT(refused, 2000);
}

}  // namespace
}  // namespace menagerie::totem
