// The boards as plain ASCII, for terminals of several sizes.
#include <gtest/gtest.h>

#include "cli/play/game_face.h"
#include "cli/terminal/text.h"
#include "engine/table.h"
#include "messages/cli.h"

namespace menagerie::cli {
namespace {

constexpr Look kPlain{Colours::none, false, false, 80, 0};

Scene scene_at(std::string_view game, std::string_view position, const Look& look,
               const OptionValues& options = {}) {
  const Result<Table> table = Table::at(game, options, position);
  EXPECT_TRUE(table) << (table ? "" : table.error().full_sentence());
  return scene_of(*table, std::nullopt, look, {});
}

Lines draw_board(const Scene& scene) {
  return scene.face().draw(scene);
}

std::string drawn(const Scene& scene) {
  return "\n" + joined(draw_board(scene), "\n") + "\n";
}

Look wide(int width, int height = 0) {
  Look look = kPlain;
  look.width = width;
  look.height = height;
  return look;
}

constexpr std::string_view kTokan =
    "J,L,J,.,l,j/jl,L,J,L,m,l/J,j,L,lj,l,M/M,J,m,j,j,L/.,J,mM,J,j,. r d3";
constexpr std::string_view kTall =
    "J,L,.,.,.,./.,.,.,.,.,./.,.,jlJLjMMjl,.,.,./.,.,.,lj,.,./.,.,.,.,.,. r d2";
constexpr std::string_view kTotem =
    "j10:h11,h12,i12,j11,j9+0/j7:i10,i9,j8,k8,k9+0 1 64 3 g12>h11 h12,i12,j10,j11 5";

TEST(TokanDrawing, ShowsStacksHeightsAndTheTaboo) {
  EXPECT_EQ(drawn(scene_at("tokan", kTokan, kPlain)), R"(
      a       b       c       d       e       f
  +-------+-------+-------+-------+-------+-------+
5 |   J   |   L   |   J   |       |   l   |   j   |
  |       |       |       |       |       |       |
  +-------+-------+-------+-------+-------+-------+
4 | j[l]  |   L   |   J   |   L   |   m   |   l   |
  |   2   |       |       |       |       |       |
  +-------+-------+-------+-------+-------+-------+
3 |   J   |   j   |   L   | l[j]  |   l   |   M   |
  |       |       |       |2 taboo|       |       |
  +-------+-------+-------+-------+-------+-------+
2 |   M   |   J   |   m   |   j   |   j   |   L   |
  |       |       |       |       |       |       |
  +-------+-------+-------+-------+-------+-------+
1 |       |   J   | m[M]  |   J   |   j   |       |
  |       |       |   2   |       |       |       |
  +-------+-------+-------+-------+-------+-------+
Points (heights of towers): Red 2, Black 4.
d3 is taboo: nobody may move onto it in this turn.
)");
}

TEST(TokanDrawing, KeepsTheGridWhereAStackIsTooTallForIt) {
  const OptionValues study = {{"study", "yes"}};
  const Lines lines = draw_board(scene_at("tokan", kTall, wide(40), study));
  EXPECT_EQ(lines[8], "3 |     |     |<j[l]|     |     |     |");
  EXPECT_EQ(lines[9], "  |     |     |  9  |     |     |     |");
  EXPECT_EQ(lines[12], "  |     |     |     | 2 * |     |     |");
  const Lines roomy = draw_board(scene_at("tokan", kTall, wide(80), study));
  EXPECT_NE(roomy[8].find("|jlJLjMMj[l]|"), std::string::npos);
  for (const Lines& all : {lines, roomy}) {
    for (std::size_t i = 2; i < 17; ++i) EXPECT_EQ(columns(all[i]), columns(all[1])) << all[i];
  }
}

TEST(TokanDrawing, LooksIntoAStack) {
  const Scene scene = scene_at("tokan", kTall, kPlain, {{"study", "yes"}});
  EXPECT_EQ(joined(scene.face().draw_stack(scene, "d2"), "\n"),
            "On d2 lie 2 tiles, from the top down:\n"
            " 2  [j] jackal of Black (on top)\n"
            " 1   l  lion of Black");
  EXPECT_EQ(scene.face().draw_stack(scene, "f1").size(), 1U);
  EXPECT_TRUE(scene.face().draw_stack(scene, "g9").empty());
  const Scene other = scene_at("totem", kTotem, kPlain);
  EXPECT_FALSE(other.face().has_stacks());
  EXPECT_TRUE(other.face().draw_stack(other, "d2").empty());
}

TEST(TokanDrawing, ShowsBothHandsWhileLaying) {
  Generator random(3);
  const Result<Table> table = Table::start("tokan", {{"setup", "lay"}, {"begins", "b"}}, random);
  ASSERT_TRUE(table);
  const Lines lines = draw_board(scene_of(*table, std::nullopt, kPlain, {}));
  EXPECT_EQ(lines[0], "    a   b   c   d   e   f   g   h   i   j");
  EXPECT_TRUE(lines[12].starts_with("Red holds 10: "));
  EXPECT_TRUE(lines[13].starts_with("Black holds 10: "));
  EXPECT_EQ(lines[2].substr(0, 20), "5 |   |   |   | . | ");
  EXPECT_EQ(columns(draw_board(scene_of(*table, std::nullopt, wide(40), {}))[1]), 33);
}

TEST(TwoPathsDrawing, ShowsTheNetworkAndWhereTheAnnouncedAnimalWouldLand) {
  EXPECT_EQ(drawn(scene_at("two-paths", "3/1h1/1gF/1Gf/3/3/1H1 n 3 H", wide(80, 24))), R"(
Goal of South, arrived: nobody yet

7    o       o       o
     |   X       X   |
6    o      vhv      o
     |   X       X   |
5   (w)     vgv     ^F^
     |   X       X   |
4    o      ^G^     vfv
     |   X       X   |
3    o       o      (e)
     |   X       X   |
2    o       o       o
     |   X       X   |
1    o      ^H^      o
     a west  b  east c
Goal of North, arrived: nobody yet
North runs: duel 3 or later; a right guess ends the turn.
)");
}

TEST(TwoPathsDrawing, HasRoomForThePathsOnATallTerminal) {
  const Lines lines = draw_board(scene_at("two-paths", "hgf/3/3/3/3/3/FHG s 1 -", kPlain));
  EXPECT_EQ(lines[3], "7   vhv     vgv     vfv");
  EXPECT_EQ(lines[4], "     | \\   /   \\   / |");
  EXPECT_EQ(lines[5], "     |   X       X   |");
  EXPECT_EQ(lines[6], "     | /   \\   /   \\ |");
  EXPECT_EQ(lines[27], "1   ^F^     ^H^     ^G^");
}

TEST(TwoPathsDrawing, ShowsArrivalsBeyondTheFinishingLine) {
  const Lines lines = draw_board(scene_at("two-paths", "3/F2/3/f2/3/3/3 s 3 F", wide(80, 24)));
  EXPECT_EQ(lines[0], "Goal of South, arrived: ^H^ ^G^");
  EXPECT_EQ(lines[1], "    (w)             (e)");
  EXPECT_EQ(lines[16], "Goal of North, arrived: vhv vgv");
}

TEST(TwoPathsDrawing, IsTheSameForBothHiddenSides) {
  const Scene west = scene_at("two-paths", "hgf/3/3/3/3/3/FHG s 1 Fw", kPlain);
  const Scene east = scene_at("two-paths", "hgf/3/3/3/3/3/FHG s 1 Fe", kPlain);
  EXPECT_EQ(drawn(west), drawn(east));
}

TEST(TotemDrawing, ShowsPiecesWithTheirNumbersAndTheWayOpen) {
  const Lines lines = draw_board(scene_at("totem", kTotem, kPlain));
  EXPECT_EQ(lines[6], "      g  4   .   .   .   .   .   .   .   '   .   .   .   .   .   .   19 g");
  EXPECT_EQ(lines[7],
            "    h  3   .   .   .   .   .   .   .  o11 o12  .   .   .   .   .   .   19 h");
  EXPECT_EQ(lines[8],
            "  i  2   .   .   .   .   .   .  x9  x10 >11 o12  .   .   .   .   .   .   19 i");
  EXPECT_EQ(lines[9],
            "j  1   .   .   .   .   .  [x] x8  o9  [o] o11  .   .   .   .   .   .   .   19 j");
  EXPECT_EQ(lines[19], "o Player 1: totem on j10, 5 pieces, 0 in reserve");
  EXPECT_EQ(lines[21], "Dice: 6 and 4. Points left: 3.");
  EXPECT_EQ(lines[22], "The piece on its way: g12 > h11.");
  EXPECT_EQ(lines[23], "Already travelled this turn: h12, i12, j10, j11.");
  EXPECT_EQ(lines[24], "If the travel ends here, i10 falls.");
  EXPECT_EQ(lines.size(), 25U);
}

TEST(TotemDrawing, FitsEveryWidth) {
  for (const int width : {40, 44, 45, 50, 61, 62, 79, 80, 200}) {
    for (const std::string& line : draw_board(scene_at("totem", kTotem, wide(width)))) {
      EXPECT_LE(columns(line), width) << line;
    }
  }
  EXPECT_EQ(draw_board(scene_at("totem", kTotem, wide(45)))[9],
            " j1 . . . . . . 2 x o 1 o . . . . . . . . j19");
  EXPECT_EQ(draw_board(scene_at("totem", kTotem, wide(44)))[4],
            "Player 1 has pieces on h11 h12 i12 j11 j9");
}

TEST(TotemDrawing, MarksTheStartSpacesWhileTheyAreChosen) {
  const Lines lines = draw_board(scene_at("totem", "-/- 1 - - - - 0", kPlain, {{"seats", "2"}}));
  EXPECT_EQ(lines[1], "                b  9  >10  .   .   .  >14  .   .   .  >18  19 b");
  EXPECT_EQ(lines[19], "o Player 1: not on the board yet");
}

TEST(TotemDrawing, MarksWhatMayBeStruck) {
  const Lines lines = draw_board(
      scene_at("totem", "l11:j12,k12+0/g15:g13,h13,h14+0/k9:k10,l8+0/i12:j11+0 4 62 5 !i11>i12 - 2",
               kPlain, {{"seats", "4"}}));
  EXPECT_NE(lines[7].find(" !13 x14 "), std::string::npos) << lines[7];
  EXPECT_NE(lines[9].find(" %11 !12 "), std::string::npos) << lines[9];
}

TEST(Drawing, ColoursAreOnlyAdded) {
  Look coloured = kPlain;
  coloured.colours = Colours::many;
  for (const auto& [game, position] :
       {std::pair{"two-paths", std::string_view("3/1h1/1gF/1Gf/3/3/1H1 n 3 H")},
        std::pair{"totem", kTotem}}) {
    std::string text = joined(draw_board(scene_at(game, position, coloured)), "\n");
    EXPECT_NE(text.find("\x1b["), std::string::npos);
    std::string bare;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] == '\x1b') {
        while (text[i] != 'm') ++i;
      } else {
        bare += text[i];
      }
    }
    // A block may end in blanks that the plain drawing leaves off.
    const auto tidy = [](const std::string& lines) {
      std::string out;
      for (const char c : lines) {
        if (c == '\n') {
          while (!out.empty() && out.back() == ' ') out.pop_back();
        }
        out += c;
      }
      return out;
    };
    EXPECT_EQ(tidy(bare), joined(draw_board(scene_at(game, position, kPlain)), "\n"));
  }
}

TEST(EveryDrawing, KeepsToTheTerminalInEveryLanguage) {
  for (const std::string_view code : languages()) {
    for (const int width : {60, 100}) {
      for (const bool unicode : {false, true}) {
        Look look = wide(width);
        look.unicode = unicode;
        for (const auto& [game, position] :
             {std::pair("tokan", kTokan), std::pair("totem", kTotem),
              std::pair("two-paths", std::string_view("hgf/3/3/3/3/3/FHG s 3 F"))}) {
          const Table table = *Table::at(game, {}, position);
          const Scene scene = scene_of(table, std::nullopt, look, language_of(code));
          for (const std::string& line : draw_board(scene)) {
            EXPECT_LE(columns(line), width) << code << ": " << line;
          }
        }
      }
    }
  }
}

TEST(TwoPathsDrawing, SetsTheSidesApartFromTheColumnsInEveryLanguage) {
  for (const std::string_view code : languages()) {
    const Table table = *Table::at("two-paths", {}, "hgf/3/3/3/3/3/FHG s 1 -");
    const Lines lines = draw_board(scene_of(table, std::nullopt, kPlain, language_of(code)));
    const std::vector<std::string> words = words_of(lines[1]);
    ASSERT_EQ(words.size(), 5U) << lines[1];
    EXPECT_EQ(words[1], in_ascii(say(messages::cli_two_paths_west, {}, language_of(code))));
    EXPECT_EQ(words[3], in_ascii(say(messages::cli_two_paths_east, {}, language_of(code))));
  }
}

}  // namespace
}  // namespace menagerie::cli
