// Totem's view beyond the position: where pieces can go and what would fall there. Whatever it
// says is compared with what happens when it is played.
#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <utility>

#include "core/random.h"
#include "engine/table.h"

namespace menagerie {
namespace {

TotemBoard board_of(const Table& table) {
  return std::get<TotemBoard>(table.view({}).board);
}

std::vector<std::string> everybody(const TotemBoard& board, Seat but) {
  std::vector<std::string> spaces;
  for (std::size_t i = 0; i < board.players.size(); ++i) {
    const TotemBoard::Player& player = board.players[i];
    if (i == but.index || player.presence != TotemBoard::Presence::playing) continue;
    spaces.push_back(player.totem);
    spaces.insert(spaces.end(), player.pieces.begin(), player.pieces.end());
  }
  std::ranges::sort(spaces);
  return spaces;
}

// What was on the board before and is not any more, of all but the mover.
std::vector<std::string> fallen(const TotemBoard& before, const TotemBoard& after) {
  const std::vector<std::string> then = everybody(before, before.mover);
  const std::vector<std::string> now = everybody(after, before.mover);
  std::vector<std::string> gone;
  std::ranges::set_difference(then, now, std::back_inserter(gone));
  return gone;
}

void expect_true_to_play(Table& table, const TotemBoard& board, const TotemBoard::Goal& goal) {
  const std::size_t ply = table.ply();
  for (const std::string& action : goal.actions) {
    ASSERT_TRUE(table.act(action)) << table.position() << ' ' << action;
  }
  const TotemBoard after = board_of(table);
  const TotemBoard::Player& mover = after.players[board.mover.index];
  EXPECT_TRUE(mover.totem == goal.to || std::ranges::count(mover.pieces, goal.to) == 1);
  if (after.must_choose) {
    EXPECT_GT(goal.fall.choices.size(), 1U);
  } else if (!after.path.empty()) {
    EXPECT_EQ(goal.fall.falls, after.fall.falls);
    EXPECT_EQ(goal.fall.choices, after.fall.choices);
  } else {
    std::vector<std::string> falls = goal.fall.falls;
    std::ranges::sort(falls);
    EXPECT_EQ(falls, fallen(board, after));
  }
  while (table.ply() > ply) ASSERT_TRUE(table.undo());
}

TEST(TotemBoard, EveryWayLeadsWhereItSaysAndWhatItSaysFalls) {
  Generator random(3);
  // Three tribes that have met.
  Result<Table> table = Table::at("totem", {{"seats", "3"}},
                                  "j8:i10,i9,j10,j9,k9+9/j13:i13,i14,j12,k12+9/"
                                  "n9:m10,m9,n8+9 1 - - - - 0");
  ASSERT_TRUE(table) << table.error().full_sentence();
  int ways = 0;
  int blows = 0;
  while (table->node().turn != Turn::over && table->ply() < 600) {
    const TotemBoard board = board_of(*table);
    for (const TotemBoard::Goal& goal : board.reach) {
      ++ways;
      blows += goal.fall.falls.empty() ? 0 : 1;
      expect_true_to_play(*table, board, goal);
    }
    ASSERT_TRUE(table->act(table->random_action(random)));
  }
  EXPECT_GT(ways, 1000);
  EXPECT_GT(blows, 0);
}

TEST(TotemBoard, EveryLegalStepIsAWayOfOneStep) {
  Generator random(5);
  Result<Table> table = Table::start("totem", {}, random);
  ASSERT_TRUE(table);
  while (table->node().turn != Turn::over && table->ply() < 300) {
    std::vector<std::string> steps;
    for (const TotemBoard::Goal& goal : board_of(*table).reach) {
      if (goal.actions.size() == 1) steps.push_back(goal.actions[0]);
    }
    std::ranges::sort(steps);
    std::vector<std::string> legal = table->legal();
    std::erase_if(legal, [](const std::string& action) { return !action.contains('-'); });
    EXPECT_EQ(steps, legal) << table->position();
    ASSERT_TRUE(table->act(table->random_action(random)));
  }
}

using Way = std::vector<std::string>;
using Ways = std::map<std::pair<std::string, std::string>, Way>;  // by where from and where to

// Tries every step of every piece that travels on, and keeps the shortest way to each space, of
// equally short ones the first in byte order.
void try_all(Table& table, Way& way, Ways& best) {
  for (const std::string& action : table.legal()) {
    const std::size_t dash = action.find('-');
    if (dash == std::string::npos) continue;
    way.push_back(action);
    const std::string from = way.front().substr(0, way.front().find('-'));
    Way& known = best[{from, action.substr(dash + 1)}];
    if (known.empty() || std::pair(way.size(), way) < std::pair(known.size(), known)) known = way;
    ASSERT_TRUE(table.act(action));
    if (!board_of(table).path.empty() && !board_of(table).must_choose) try_all(table, way, best);
    ASSERT_TRUE(table.undo());
    way.pop_back();
  }
}

TEST(TotemBoard, NamesTheFirstOfTheShortestWaysToEverySpace) {
  Generator random(8);
  Result<Table> table = Table::start("totem", {{"seats", "4"}}, random);
  ASSERT_TRUE(table);
  std::size_t goals = 0;
  while (table->node().turn != Turn::over && table->ply() < 250) {
    const TotemBoard board = board_of(*table);
    if (!board.reach.empty() && *board.points <= 5) {
      Way way;
      Ways best;
      try_all(*table, way, best);
      Ways told;
      for (const TotemBoard::Goal& goal : board.reach) told[{goal.from, goal.to}] = goal.actions;
      EXPECT_EQ(told, best) << table->position();
      goals += told.size();
    }
    ASSERT_TRUE(table->act(table->random_action(random)));
  }
  EXPECT_GT(goals, 500U);
}

TEST(TotemBoard, SaysWhoseTurnItIsBeforeTheRoll) {
  Generator random(1);
  Result<Table> table = Table::start("totem", {}, random);
  ASSERT_TRUE(table);
  EXPECT_EQ(table->node().turn, Turn::chance);
  EXPECT_EQ(board_of(*table).mover, Seat{0});
}

}  // namespace
}  // namespace menagerie
