// Laws over random games, with and without laying: text, key, equality, legality and symmetry.
#include <functional>
#include <gtest/gtest.h>
#include <unordered_map>

#include "support/vectors.h"
#include "tokan/positions.h"

namespace menagerie::tokan {
namespace {

using menagerie::testing::split;

// Visits every position of some games, the last one included.
void walk(const Options& options, int games, const std::function<void(const Position&)>& visit) {
  Generator random(options.setup == Setup::deal ? 31 : 32);
  for (int game = 0; game < games; ++game) {
    Position position = Game::start(options, random);
    visit(position);
    while (position.node().turn == Turn::decision) {
      position.apply(random_action(position, random));
      visit(position);
    }
  }
}

class TokanLaws : public ::testing::TestWithParam<Options> {};

// T10, T11 and T14 as the standard has them, and the other way round.
INSTANTIATE_TEST_SUITE_P(Setups, TokanLaws,
                         ::testing::Values(Options{}, Options{.setup = Setup::lay},
                                           Options{.ends = Ends::either, .gaps = Gaps::all},
                                           Options{.setup = Setup::lay,
                                                   .ends = Ends::either,
                                                   .gaps = Gaps::all,
                                                   .frame = Frame::centre}),
                         [](const auto& options) {
                           const bool standard = options.param.ends == Ends::turn;
                           return std::string(options.param.setup == Setup::deal ? "Deal" : "Lay") +
                                  (standard ? "" : "WithOptions");
                         });

TEST_P(TokanLaws, TextReadBackGivesTheSamePositionAndKey) {
  walk(GetParam(), 100, [](const Position& position) {
    const Position read = position_of(position.text(), GetParam());
    ASSERT_EQ(read, position);
    ASSERT_EQ(read.key(), position.key());
    ASSERT_EQ(read.text(), position.text());
  });
}

TEST_P(TokanLaws, DifferentPositionsHaveDifferentKeys) {
  std::unordered_map<std::uint64_t, std::string> texts;
  walk(GetParam(), 1000, [&](const Position& position) {
    const auto [known, fresh] = texts.emplace(position.key(), position.text());
    ASSERT_EQ(known->second, position.text());
  });
  EXPECT_GT(texts.size(), 15000U);
}

TEST_P(TokanLaws, SmallChangesChangeThePosition) {
  walk(GetParam(), 20, [](const Position& position) {
    if (position.node().turn == Turn::over) return;
    Actions actions;
    position.legal(actions);
    std::vector<Position> children;
    for (const Action action : actions) {
      children.push_back(position);
      children.back().apply(action);
      ASSERT_NE(children.back(), position);
    }
    for (std::size_t i = 0; i < children.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        const bool same = children[i].text() == children[j].text();
        ASSERT_EQ(children[i] == children[j], same);
        ASSERT_EQ(children[i].key() == children[j].key(), same);
      }
    }
  });
}

TEST_P(TokanLaws, LegalActionsComeInByteOrderAndAreCounted) {
  walk(GetParam(), 100, [](const Position& position) {
    const std::vector<std::string> texts = split(legal_texts(position), ' ');
    ASSERT_TRUE(std::ranges::is_sorted(texts));
    ASSERT_EQ(std::ranges::adjacent_find(texts), texts.end());
    ASSERT_EQ(position.count_legal(), texts.size());
    ASSERT_EQ(texts.empty(), position.node().turn == Turn::over);
    for (const std::string& text : texts) {
      ASSERT_EQ(Position::action_text(*Position::parse_action(text)), text);
    }
  });
}

// Every action that there is.
std::vector<Action> every_action() {
  std::vector<Action> actions;
  for (Space start = 0; start < kSpaces; ++start) {
    for (Space target = 0; target < kSpaces; ++target) {
      for (int carried = 0; carried < 3; ++carried) {
        actions.push_back(Action::move(start, target, carried));
      }
    }
  }
  for (const Tile tile : kAllTiles) {
    for (Space space = 0; space < kFrameSpaces; ++space)
      actions.push_back(Action::lay(tile, space));
  }
  return actions;
}

TEST_P(TokanLaws, CheckAgreesWithTheLegalListOnEveryAction) {
  const std::vector<Action> all = every_action();
  walk(GetParam(), 5, [&](const Position& position) {
    Actions legal;
    position.legal(legal);
    for (const Action action : all) {
      const bool listed = std::ranges::find(legal, action) != legal.end();
      const Result<void> checked = position.check(action);
      ASSERT_EQ(checked.has_value(), listed) << position.text() << " " << action.text();
      if (!checked) {
        ASSERT_FALSE(checked.error().sentence().empty());
      }
    }
  });
}

TEST_P(TokanLaws, EveryActionIsReadBackFromItsText) {
  for (const Action action : every_action()) {
    const Result<Action> read = Position::parse_action(action.text());
    ASSERT_TRUE(read) << action.text();
    ASSERT_EQ(*read, action);
  }
}

TEST_P(TokanLaws, SymmetriesGoThrough) {
  walk(GetParam(), 10, [](const Position& position) {
    Actions actions;
    position.legal(actions);
    ASSERT_EQ(position.transformed(0), position);
    for (int symmetry = 0; symmetry < Position::kSymmetries; ++symmetry) {
      const Position mirror = position.transformed(symmetry);
      ASSERT_EQ(mirror.transformed(symmetry), position);
      ASSERT_EQ(position_of(mirror.text(), GetParam()).key(), mirror.key());
      ASSERT_EQ(mirror.count_legal(), actions.size());
      const bool swapped = (symmetry & kSwapColours) != 0;
      ASSERT_EQ(mirror.scores()[swapped ? 1 : 0], position.scores()[0]);
      for (const Action action : actions) {
        const Action there = position.transformed(action, symmetry);
        ASSERT_TRUE(mirror.check(there)) << mirror.text() << " " << there.text();
        Position next = position;
        next.apply(action);
        Position mirrored_next = mirror;
        mirrored_next.apply(there);
        ASSERT_EQ(next.transformed(symmetry), mirrored_next);
        ASSERT_EQ(next.transformed(symmetry).key(), mirrored_next.key());
      }
    }
  });
}

TEST(TokanPosition, TheFieldAloneSaysTheSameAsThePosition) {
  walk({}, 20, [](const Position& position) {
    const Field& field = *position.field();
    ASSERT_EQ(field, field_of(position.text()));
    ASSERT_EQ(field.key(), position.key());
    ASSERT_EQ(legal_texts(field), legal_texts(position));
    ASSERT_EQ(Position(field), position);
  });
}

TEST(TokanPosition, APositionStartsAsAnEmptyStudy) {
  const Position empty;
  EXPECT_EQ(empty.node().turn, Turn::over);
  EXPECT_EQ(position_of(empty.text(), {.study = true}), empty);
  EXPECT_EQ(empty.outcome().winner(), -1);
}

}  // namespace
}  // namespace menagerie::tokan
