// Whole games through a pipe: what a player types, line by line, and what is kept of it.
#include <algorithm>

#include "cli/play/game_face.h"
#include "cli/terminal/text.h"
#include "core/random.h"
#include "core/record.h"
#include "engine/table.h"
#include "program.h"
#include "support/folder.h"

namespace menagerie::testing {
namespace {

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

// The same line many times over.
std::string times(int count, const std::string& line) {
  std::string text;
  for (int i = 0; i < count; ++i) text += line + "\n";
  return text;
}

// The one record in a folder; how often it can be replayed is the proof that it is whole.
void expect_one_good_record(const Folder& folder, const std::string& start) {
  ASSERT_EQ(folder.names().size(), 1U);
  const std::string name = folder.names().front();
  EXPECT_TRUE(name.starts_with(start)) << name;
  EXPECT_TRUE(name.ends_with(".menagerie")) << name;
  const Finished replay = run({"replay", folder.path(name)});
  EXPECT_EQ(replay.code, 0) << replay.err;
}

TEST(Play, AWholeTokanGameByNumbers) {
  const Folder folder;
  const Finished game =
      run({"play", "tokan", "--seed", "7", "--ascii"}, times(40, "1") + "quit\n", folder.path());
  EXPECT_EQ(game.code, 0) << game.err;
  EXPECT_TRUE(has(game.out, "The game is over. Type rematch")) << game.out;
  EXPECT_TRUE(has(game.out, "wins,") || has(game.out, "draw,"));
  EXPECT_TRUE(has(game.out, "Goodbye!"));
  expect_one_good_record(folder, "tokan-2");
}

TEST(Play, TheLayingOfTilesIsPartOfTheGame) {
  const Folder folder;
  const Finished game = run({"play", "tokan", "--setup", "lay", "--people", "--ascii"},
                            times(20, "1") + "view\n", folder.path());
  EXPECT_TRUE(has(game.out, "Red holds 10:"));
  EXPECT_TRUE(has(game.out, " lays a "));
  EXPECT_TRUE(has(game.out, "Move a tile:"));
  expect_one_good_record(folder, "tokan-2");
}

TEST(Play, AWholeTwoPathsGameAgainstTheRandomPlayer) {
  const Folder folder;
  // Every line fits one of the two questions; the other refuses it and asks again.
  std::string lines = "FHG\n";
  for (int i = 0; i < 400; ++i) lines += "fox west\nhare east\nG w\nw\n";
  const Finished game =
      run({"play", "two-paths", "--seed", "3", "--option", "begins=s"}, lines, folder.path());
  EXPECT_EQ(game.code, 0) << game.err;
  EXPECT_TRUE(has(game.out, " wins!")) << game.out.substr(0, 3000);
  expect_one_good_record(folder, "two-paths-2");
}

TEST(Play, TheRandomMoversSideIsNotToldBeforeTheBlock) {
  const Finished game =
      run({"play", "two-paths", "--position", "hgf/3/3/3/3/3/FHG n 1 -", "--seed", "8"});
  const std::size_t asked = game.out.find("Which side do you block?");
  ASSERT_NE(asked, std::string::npos);
  for (const char* const words : {" goes west", " goes east", " wanted to go"}) {
    EXPECT_FALSE(has(game.out, words));
  }
}

TEST(Play, APositionThatHidesAChoiceIsRefused) {
  for (const char* const seat : {"n=person", "n=random"}) {
    const Finished game =
        run({"play", "two-paths", "--position", "hgf/3/3/3/3/3/FHG s 1 F", "--seat", seat}, "w\n");
    EXPECT_EQ(game.code, 1);
    EXPECT_TRUE(has(game.err, "hides a choice")) << game.err;
    EXPECT_FALSE(has(game.out, "hides a choice")) << game.out;
  }
}

TEST(Play, ASlipOfTheFingerDoesNotQuit) {
  const Finished game =
      run({"play", "two-paths", "--position", "hgf/3/3/3/3/3/FHG s 1 -"}, "q w\ng w\n");
  EXPECT_TRUE(has(game.out, "South sends out the hedgehog.")) << game.out;
}

TEST(Play, ATotemGameByStepsAndPoints) {
  const Folder folder;
  const Finished game = run({"play", "totem", "--seed", "5", "--seats", "3", "--seat", "1=person"},
                            "?\n5\nj17-i17-h18\nend\n1\nhelp\nq\n", folder.path());
  EXPECT_EQ(game.code, 0) << game.err;
  EXPECT_TRUE(has(game.out, "Player 1 rolls 4 and 1"));
  EXPECT_TRUE(has(game.out, "How many points do you use? Type 1, 4, 5."));
  EXPECT_TRUE(has(game.out, "Player 1 goes j17 > i17 > h18.")) << game.out;
  EXPECT_TRUE(has(game.out, "How to play Totem"));
  expect_one_good_record(folder, "totem-2");
}

TEST(Play, SeveralStepsMayStandInOneLine) {
  const Folder folder;
  const Finished game = run({"play", "totem", "--seed", "5", "--seats", "3", "--seat", "1=person"},
                            "5 j17-i17 h18 end 1\n", folder.path());
  EXPECT_TRUE(has(game.out, "Player 1 goes j17 > i17 > h18.")) << game.out;
  const Finished stopped =
      run({"play", "totem", "--seed", "5", "--seats", "3", "--seat", "1=person"}, "5 s1 i17\n");
  EXPECT_TRUE(has(stopped.out, "None of your moves goes to s1"));
}

TEST(Play, ChoosingStartSpaces) {
  const Finished game = run({"play", "totem", "--seating", "choose", "--people"}, "j18\n1\n");
  EXPECT_TRUE(has(game.out, "Player 1 starts on j18."));
  EXPECT_TRUE(has(game.out, "Player 2 starts on j2."));
}

TEST(Play, TotemsDiceSayWhoSitsWhere) {  // H3
  const Folder folder;
  const Finished game = run({"play"}, "totem\n3\n2\nrandom\nAnna\nBen\n\n", folder.path());
  EXPECT_TRUE(has(game.out, "Everybody rolls a die")) << game.out;
  EXPECT_TRUE(has(game.out, "Anna rolls "));
  EXPECT_TRUE(has(game.out, "Computer 3 rolls "));
  for (const std::string name : {"Anna", "Ben"}) {
    const std::size_t told = game.out.find(name + " is Player ");
    ASSERT_NE(told, std::string::npos);
    const std::string seat = game.out.substr(told + name.size() + 4, 8);
    EXPECT_TRUE(has(game.out, seat + " (" + name + ")")) << seat;
  }
}

TEST(Play, RandomPlayersPlayTotemToItsEndAlone) {
  const Folder folder;
  const Finished game = run({"play", "totem", "--seed", "2", "--seat", "1=random", "--seat",
                             "2=random", "--option", "quiet_limit=20"},
                            "", folder.path());
  EXPECT_EQ(game.code, 0) << game.err;
  EXPECT_TRUE(has(game.out, " wins!") || has(game.out, "It is a draw."));
  expect_one_good_record(folder, "totem-2");
}

TEST(Play, TheMenuAsksForGameAndPeople) {
  const Folder folder;
  const Finished menu =
      run({"play", "--option", "begins=s"}, "x\n2\n7\n2\nAnna\n\n\nFHG\n", folder.path());
  EXPECT_EQ(menu.code, 0);
  EXPECT_TRUE(has(menu.out, "Which game shall it be?"));
  EXPECT_TRUE(has(menu.out, "Please type a number from 1 to 3."));
  EXPECT_TRUE(has(menu.out, "Please type a number from 1 to 2."));
  EXPECT_TRUE(has(menu.out, "South (Anna) lines up fox, hare, hedgehog."));
  EXPECT_TRUE(has(menu.out, "North>"));
  EXPECT_EQ(run({"play"}, "").code, 0);
  // The computer must not have moved on c3 yet.
  EXPECT_TRUE(has(run({"play", "--option", "begins=r"}, "tokan\n1\n\n\nlook c3\n").out,
                  "On c3 lies a single tile"));
}

TEST(Play, TheMenuOffersTheOptionsOfTheTable) {
  const Folder folder;
  // Tokan, one person, level 1: heads (1), no such line (9), either (5), and it begins.
  const Finished tokan = run({"play"}, "tokan\n1\n1\n1\n9\n5\n\nhelp\nsave g\n", folder.path());
  EXPECT_TRUE(has(tokan.out, "1 Scoring: heights of towers")) << tokan.out;
  EXPECT_TRUE(has(tokan.out, "2 Set-up: fair deal")) << tokan.out;
  EXPECT_TRUE(has(tokan.out, "4 Who begins: drawn by lot")) << tokan.out;
  EXPECT_TRUE(has(tokan.out, "1 Scoring: every head counts")) << tokan.out;
  EXPECT_TRUE(has(tokan.out, "Please type a number from 1 to 6.")) << tokan.out;
  EXPECT_TRUE(has(folder.read("g"), "ends=either")) << folder.read("g");
  EXPECT_TRUE(has(folder.read("g"), "score=heads")) << folder.read("g");
  // Totem, two players, one person: quiet turns are asked for as a number.
  const Finished totem = run({"play"}, "totem\n2\n1\n1\n2\n3\n2000\n40\n\nsave h\n", folder.path());
  EXPECT_TRUE(has(totem.out, "Please type a number from 0 to 1000.")) << totem.out;
  EXPECT_TRUE(has(totem.out, "3 Quiet turns until a draw (0: never): 40")) << totem.out;
  EXPECT_TRUE(has(totem.out, "You roll ")) << totem.out;
  EXPECT_TRUE(has(totem.out, "You are Player ")) << totem.out;
  EXPECT_TRUE(has(folder.read("h"), "quiet_limit=40")) << folder.read("h");
  EXPECT_TRUE(has(folder.read("h"), "twelve=may")) << folder.read("h");
}

TEST(Play, HelpSaysWhatAppliesAtThisTable) {  // T10, T11, T13, H13, H18
  const auto help = [](Arguments options) {
    options.insert(options.begin(), {"play", "--people"});
    std::string text = run(options, "help\n", Folder().path()).out;
    std::ranges::replace(text, '\n', ' ');
    return text;
  };
  const std::string plain = help({"tokan"});
  EXPECT_TRUE(has(plain, "Whoever is on turn and cannot move ends the game.")) << plain;
  EXPECT_TRUE(has(plain, "- Scoring: heights of towers")) << plain;
  const std::string other =
      help({"tokan", "--option", "score=heads", "--option", "ends=either", "--option", "gaps=all"});
  EXPECT_TRUE(has(other, "The game ends as soon as either player cannot move.")) << other;
  EXPECT_TRUE(has(other, "Every tile on top counts its range")) << other;
  EXPECT_TRUE(has(other, "every stack behind it moves up")) << other;
  EXPECT_FALSE(has(other, "counts its height")) << other;
  const std::string open = help({"totem", "--option", "twelve=may", "--option", "quiet_limit=0",
                                 "--position", "j10:i10+3/j15:j14+1 1 53 - - - 0"});
  EXPECT_TRUE(has(open, "After two sixes you may roll and play again")) << open;
  EXPECT_FALSE(has(open, "turns in a row")) << open;
}

// Every option of every game but the number of seats and those for study, with all its values.
TEST(Play, EveryOptionHasItsWords) {
  for (const GameInfo& game : games()) {
    const auto words = cli::face_of(game.name).option_words();
    for (const OptionSpec& spec : game.options) {
      const bool wanted = !spec.for_study && spec.name != "seats";
      const auto found = std::ranges::find(words, spec.name, &cli::OptionWords::option);
      ASSERT_EQ(found != words.end(), wanted) << spec.name;
      for (const std::string_view choice : spec.choices) {
        if (!wanted || cli::all_digits(std::string(choice))) continue;
        EXPECT_NE(std::ranges::find(found->values, choice, &cli::OptionWords::Value::value),
                  found->values.end())
            << spec.name << ' ' << choice;
      }
    }
  }
}

TEST(Play, AfterTwoSixesThePlayerIsAsked) {  // H13
  const Folder folder;
  const Finished game = run({"play", "totem", "--people", "--option", "twelve=may", "--position",
                             "j10:i10,j9+3/j2:i2,i3,j1,j3,k1,k2+19 1 66 1 - j10,j9 7"},
                            "i10-i11\nend\nleave\nq\n", folder.path());
  EXPECT_TRUE(has(game.out, "Two sixes! Roll again, or leave it?")) << game.out;
  EXPECT_TRUE(has(game.out, "After two sixes comes the decision first")) << game.out;
  EXPECT_TRUE(has(game.out, "Player 1 leaves the extra turn.")) << game.out;
  EXPECT_TRUE(has(game.out, "Player 2 rolls ")) << game.out;
}

TEST(Play, TheMenuAsksHowStrongTheComputerIs) {
  const Folder folder;
  const Finished menu = run({"play"}, "two paths\n1\n9\nm\n\nFHG\n", folder.path());
  EXPECT_TRUE(has(menu.out, "There is no player '9'. Choose a level from 1 to 8")) << menu.out;
  EXPECT_TRUE(has(menu.out, "(mind reader)")) << menu.out;
}

TEST(Play, TheComputerPlaysAtTheLevelAskedFor) {
  const Folder folder;
  const Finished game =
      run({"play", "tokan", "--seed", "7", "--against", "2", "--save", "game.menagerie"},
          times(40, "1") + "quit\n", folder.path());
  EXPECT_EQ(game.code, 0) << game.err;
  EXPECT_TRUE(has(game.out, "(level 2)"));
  const Finished review = run({"review", folder.path("game.menagerie")});
  EXPECT_EQ(review.code, 0) << review.err;
  EXPECT_TRUE(has(review.out, "gave away ")) << review.out;
  EXPECT_EQ(run({"play", "tokan", "--against", "nobody"}).code, 1);
}

TEST(Play, AReviewOfTwoPathsNamesTheHabitThatWouldHaveGainedMostAndWhatIsLuck) {
  const Finished review = run({"review", MENAGERIE_TESTS "/golden/two-paths-7-rows.menagerie"});
  EXPECT_EQ(review.code, 0) << review.err;
  EXPECT_TRUE(has(review.out, "Picked afterwards, the best single one looks for this: "))
      << review.out;
  EXPECT_TRUE(has(review.out, "by mere luck.")) << review.out;
}

TEST(Play, AHintNamesTheBestMoveAndTheChances) {
  const Finished tokan = run({"play", "tokan", "--seed", "7", "--option", "begins=r"}, "hint\n");
  EXPECT_TRUE(has(tokan.out, "Best is ")) << tokan.out;
  EXPECT_TRUE(has(tokan.out, "Your chance to win: "));
  const Finished paths =
      run({"play", "two-paths", "--position", "hgf/3/3/3/3/3/FHG s 1 -", "--seat", "s=person"},
          "hint\n");
  EXPECT_TRUE(has(paths.out, "Choose at random, so often: ")) << paths.out;
  // A slow machine may still be solving.
  EXPECT_TRUE(has(paths.out, "This is proven.") || has(paths.out, "This is an estimate."));
}

TEST(Play, EveryMistakeIsToldAndThePromptComesAgain) {
  const Finished game = run({"play", "tokan", "--seed", "7", "--option", "begins=r"},
                            "\nb1b9\na5a4\nzz\n99\nb1\nlook\nlook z9\nload\nload /nowhere\nsave "
                            "/dev/null\nundo\n\xff\xfe\nquit\n");
  EXPECT_EQ(game.code, 0);
  for (const char* const sentence :
       {"Type a move, ? for a list", "Expected a row from 1 to 5",
        "A jackal moves exactly 2 spaces", "Which one?", "Which stack?", "Which file?",
        "/nowhere could not be opened", "/dev/null is not a plain file.",
        "There is nothing of yours to take back", "Type ? to see what you can do"}) {
    EXPECT_TRUE(has(game.out, sentence)) << sentence;
  }
  EXPECT_TRUE(has(game.out, "Goodbye!"));
}

TEST(Play, UndoGoesBackToTheSamePersonsLastDecision) {
  const Folder folder;
  const Finished game = run({"play", "tokan", "--seed", "7", "--option", "begins=r", "--save", "g"},
                            "a3a2\nundo\nundo\na3a4\n", folder.path());
  EXPECT_TRUE(has(game.out, "Taken back."));
  EXPECT_TRUE(has(game.out, "There is nothing of yours to take back."));
  EXPECT_TRUE(has(folder.read("g"), "\n1. a3a4 ")) << folder.read("g");
}

TEST(Play, UndoTakesBackTheWholeDuelAndTheComputerChoosesAnew) {
  const Finished game = run({"play", "two-paths", "--position", "hgf/3/3/3/3/3/FHG n 1 -", "--seat",
                             "s=person", "--seed", "8"},
                            "w\nundo\n");
  const std::size_t back = game.out.find("Taken back.");
  ASSERT_NE(back, std::string::npos) << game.out;
  // Were the hidden side the same, the answer to it would be known.
  EXPECT_NE(game.out.find(") sends out the ", back), std::string::npos) << game.out.substr(back);
}

TEST(Play, UndoNeverGoesBackOverARoll) {
  const Finished game =
      run({"play", "totem", "--seat", "1=person", "--seat", "2=random", "--position",
           "j18:i18,i19,j17,j19,k17,k18+19/j2:i2,i3,j1,j3,k1,k2+19 1 21 - - - 0"},
          "undo\n1\nundo\n1\nk17-l17\nundo\n");
  EXPECT_TRUE(has(game.out, "There is nothing of yours to take back.")) << game.out;
  const std::size_t back = game.out.find("Taken back.");
  ASSERT_NE(back, std::string::npos) << game.out;
  EXPECT_NE(
      game.out.find("The dice have been rolled since your last decision, so it stands.", back),
      std::string::npos)
      << game.out;
  EXPECT_EQ(game.out.find("Taken back.", back + 1), std::string::npos) << game.out;
}

TEST(Play, UndoDoesNotBringBackWhatHasFallen) {
  const Finished game =
      run({"play", "totem", "--position",
           "j10:h11,h12,i12,j11,j9+0/j7:i10,i9,j8,k8,k9+0 1 64 3 g12>h11 h12,i12,j10 5"},
          "end\nundo\n");
  EXPECT_TRUE(has(game.out, "Player 2 (level 3) loses the piece on i10.")) << game.out;
  EXPECT_TRUE(has(game.out, "Your last decision stands")) << game.out;
}

TEST(Play, WhoeverIsOnTurnMayResign) {
  const Folder folder;
  const Finished game = run({"play", "tokan", "--people", "--option", "begins=r", "--save", "g"},
                            "resign\nresign\nquit\n", folder.path());
  EXPECT_TRUE(has(game.out, "Red has given up. Black wins!")) << game.out;
  EXPECT_TRUE(has(game.out, "The game has ended already.")) << game.out;
  EXPECT_TRUE(has(folder.read("g"), "[Ended \"resigned r\"]")) << folder.read("g");
  for (const Arguments& again :
       {Arguments{"play", "--load", "g"}, {"replay", "g"}, {"replay", "g", "--every"}}) {
    EXPECT_TRUE(has(run(again, "", folder.path()).out, "Red has given up. Black wins!"));
  }
  const Finished back = run({"play", "--load", "g"}, "undo\n", folder.path());
  EXPECT_TRUE(has(back.out, "Taken back.")) << back.out;
  EXPECT_TRUE(has(back.out, "Red>")) << back.out;
}

TEST(Play, WhyAGameEndedIsToldWithItsNumbers) {  // T11 to T13, P12, H17, H18
  const std::string gaps = "/.,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,.";
  struct Case {
    Arguments options;
    std::string game;
    std::string position;
    std::string told;
  };
  const Arguments heads = {"--option", "study=yes", "--option", "score=heads"};
  const Arguments towers = {"--option", "study=yes"};
  const std::string no_move = "Red cannot move any tile. ";
  for (const auto& [options, game, position, told] : std::vector<Case>{
           {towers, "tokan", "M,.,jm,.,.,." + gaps + " r -",
            no_move + "Black wins, 2 to 0 by the heights of the towers!"},
           {towers, "tokan", "M,mj,.,.,.,." + gaps + " r b5",
            "Red cannot move: all that is left would go onto the taboo stack. Black wins, 2 to 0"},
           {towers, "tokan", "M,.,m,.,.,." + gaps + " r -",
            no_move + "It is a draw, 0 all by the heights of the towers."},
           {heads, "tokan", "M,.,j,.,.,." + gaps + " r -",
            no_move + "Black wins, 2 to 1 on heads!"},
           {heads, "tokan", "M,.,jm,.,.,." + gaps + " r -",
            no_move +
                "1 : 1 on heads; the towers of Black are higher: 2 against none. Black wins!"},
           {heads, "tokan", "M,.,m,.,.,." + gaps + " r -",
            no_move + "It is a draw: 1 all on heads, and the towers are equally high."},
           {{},
            "two-paths",
            "3/3/3/3/3/hg1/3 s 1 -",
            "South has three animals at the goal, North has 1. South wins!"},
           {{},
            "totem",
            "j10:i10+3/x 1 - - - - 0",
            "Player 1 has the last totem on the board. Player 1 wins!"},
           {{},
            "totem",
            "j10:i10+0/j15:j14+0 1 - - - - 0",
            "Everybody has just one piece left, and no reserve. It is a draw."},
           {{},
            "totem",
            "j10:+0/j15:+0 1 - - - - 0",
            "Nobody has a piece left, on the board or in reserve. It is a draw."},
           {{},
            "totem",
            "j10:i10+0/j15:j14+1 1 - - - - 100",
            "For 100 turns no piece has fallen and none has come from a reserve. It is a draw."}}) {
    Arguments arguments = {"show", game, position};
    arguments.insert(arguments.end(), options.begin(), options.end());
    std::string shown = run(arguments).out;
    std::ranges::replace(shown, '\n', ' ');
    EXPECT_TRUE(has(shown, told)) << shown;
    for (const char* const language : {"de", "fr", "es"}) {
      Arguments other = arguments;
      other.insert(other.end(), {"--language", language});
      EXPECT_FALSE(has(run(other).out, " the ")) << run(other).out;
    }
  }
}

TEST(Play, EveryOtherEndOfARecordIsTold) {
  const Folder folder;
  for (const auto& [ending, told] :
       {std::pair{Ending{Ending::Kind::time, Seat{1}}, "The time of Black has run out. Red wins!"},
        {Ending{Ending::Kind::agreed, {}}, "The players have agreed on a draw."},
        {Ending{Ending::Kind::abandoned, {}}, "The game was called off: nobody wins."}}) {
    Generator random(1);
    Table table = *Table::start("tokan", {{"begins", "r"}}, random);
    ASSERT_TRUE(table.act(table.legal().front()));
    ASSERT_TRUE(table.end(ending));
    folder.write("g", record_text(table.record()));
    for (const Arguments& again :
         {Arguments{"play", "--load", "g"}, {"replay", "g"}, {"replay", "g", "--every"}}) {
      EXPECT_TRUE(has(run(again, "", folder.path()).out, told)) << told;
    }
    const Finished earlier = run({"replay", "g", "--ply", "0"}, "", folder.path());
    EXPECT_EQ(earlier.code, 0);
    EXPECT_FALSE(has(earlier.out, told));
  }
}

TEST(Play, ARecordTellsTheComputersLevelAndNotAName) {
  const Folder folder;
  (void)run({"play", "tokan", "--seat", "r=person:Anna", "--against", "2", "--save", "g",
             "--language", "de"},
            "1\n", folder.path());
  const std::string record = folder.read("g");
  EXPECT_TRUE(has(record, "[Level.b \"2\"]")) << record;
  EXPECT_TRUE(has(record, "[Seat.b \"?\"]")) << record;
  const Finished again = run({"play", "--load", "g"}, "", folder.path());
  EXPECT_TRUE(has(again.out, "Black (level 2)")) << again.out;
}

TEST(Play, ALoadedGameOfTwoPeopleIsTheirs) {
  const Folder folder;
  (void)run({"play", "tokan", "--seat", "r=person:Anna", "--seat", "b=person:Ben", "--save", "g"},
            "1\n", folder.path());
  const Finished again = run({"play", "--load", "g"}, "1\n1\n", folder.path());
  EXPECT_TRUE(has(again.out, "Red (Anna)>")) << again.out;
  EXPECT_TRUE(has(again.out, "Black (Ben)>")) << again.out;
}

TEST(Play, ANewGameRollsForTheOrderAgain) {  // H3
  const Finished game = run({"play", "totem", "--people"}, "new\n");
  const std::size_t first = game.out.find("Everybody rolls a die");
  ASSERT_NE(first, std::string::npos) << game.out;
  EXPECT_NE(game.out.find("Everybody rolls a die", first + 1), std::string::npos) << game.out;
}

TEST(Play, SavesLoadsAndGoesOn) {
  const Folder folder;
  const Finished first = run({"play", "tokan", "--seed", "7", "--seat", "r=person:Anna"},
                             "1\nsave one.menagerie\n1\nsave two.menagerie\nquit\n", folder.path());
  EXPECT_EQ(first.code, 0);
  EXPECT_TRUE(has(first.out, "The game is saved in one.menagerie"));
  const Finished second = run({"play", "--load", "one.menagerie"}, "undo\n", folder.path());
  EXPECT_TRUE(has(second.out, "Red (Anna)>"));
  EXPECT_TRUE(has(second.out, "Taken back."));
  const Finished third = run({"play", "two-paths"}, "load two.menagerie\nquit\n", folder.path());
  EXPECT_TRUE(has(third.out, "Red (Anna)>"));
  EXPECT_EQ(run({"play", "--load", "none"}, "", folder.path()).code, 1);
}

TEST(Play, ALoadedGameThatNobodyWentOnWithIsNotSavedAgain) {
  const Folder folder;
  (void)run({"play", "tokan", "--save", "g"}, "1\n", folder.path());
  (void)run({"play", "--load", "g"}, "quit\n", folder.path());
  (void)run({"play", "tokan"}, "quit\n", folder.path());
  EXPECT_EQ(folder.names(), std::vector<std::string>{"g"});
}

TEST(Play, RematchAndNewKeepTheGameThatIsLeft) {
  const Folder folder;
  const Finished game = run({"play", "tokan", "--seat", "r=person:Anna", "--seat", "b=person:Ben"},
                            "1\nrematch\n1\nnew\nquit\n", folder.path());
  EXPECT_TRUE(has(game.out, "Black (Anna)"));
  EXPECT_TRUE(has(game.out, "Red (Ben)"));
  EXPECT_EQ(folder.names().size(), 2U);
}

TEST(Play, InARematchTheComputerMovesOneSeatOn) {
  const Folder folder;
  const Finished game = run({"play", "tokan", "--seat", "b=random", "--option", "begins=r"},
                            "1\nrematch\n", folder.path());
  EXPECT_TRUE(has(game.out, "Black (random player)")) << game.out;
  EXPECT_TRUE(has(game.out, "Red (random player)")) << game.out;
  EXPECT_TRUE(has(game.out, "Black>")) << game.out;
}

TEST(Play, TheEndOfTheInputSavesTheGame) {
  const Folder folder;
  const Finished game = run({"play", "tokan"}, "1\n", folder.path());
  EXPECT_EQ(game.code, 0);
  EXPECT_TRUE(has(game.out, "The game is saved in tokan-"));
  expect_one_good_record(folder, "tokan-2");
}

TEST(Play, ASaveThatFailsLeavesTheOldFile) {
  const Folder folder;
  folder.write("letter", "Dear Anna,\n");
  const Finished game =
      run({"play", "tokan"}, "1\nsave letter\nsave letter/x\nquit\n", folder.path());
  EXPECT_EQ(game.code, 0);
  EXPECT_TRUE(has(game.out, "letter exists and is not a game record"));
  EXPECT_TRUE(has(game.out, "letter/x could not be saved: there is no such file or folder."));
  EXPECT_EQ(folder.read("letter"), "Dear Anna,\n");
  EXPECT_EQ(folder.names().size(), 2U);
}

TEST(Play, AFileThatIsNotThisGamesIsRefusedBeforeTheGame) {
  const Folder folder;
  folder.write("letter", "Dear Anna,\n");
  (void)run({"play", "tokan", "--save", "earlier"}, "1\n", folder.path());
  const std::string earlier = folder.read("earlier");
  for (const auto& [name, why] : {std::pair{"letter", "is not a game record"},
                                  {"earlier", "earlier holds another game"},
                                  {"none/new", "there is no such file or folder"},
                                  {"/dev/full", "is not a plain file"}}) {
    const Finished game = run({"play", "tokan", "--save", name}, "1\nquit\n", folder.path());
    EXPECT_EQ(game.code, 1) << name;
    EXPECT_TRUE(has(game.err, why)) << game.err;
    EXPECT_FALSE(has(game.out, ">")) << game.out;
  }
  EXPECT_EQ(folder.read("letter"), "Dear Anna,\n");
  EXPECT_EQ(folder.read("earlier"), earlier);
  EXPECT_EQ(folder.names().size(), 2U);
}

TEST(Play, ALoadedGameMayBeSavedWhereItCameFrom) {
  const Folder folder;
  (void)run({"play", "tokan", "--people", "--save", "g"}, "1\n", folder.path());
  const std::string before = folder.read("g");
  const Finished game = run({"play", "--people", "--load", "g", "--save", "g"},
                            "1\nsave\nsave h\n1\nsave h\nsave g\nundo\n1\nquit\n", folder.path());
  EXPECT_EQ(game.code, 0) << game.out << game.err;
  EXPECT_FALSE(has(game.out, "another game")) << game.out;
  EXPECT_NE(folder.read("g"), before);
  EXPECT_EQ(folder.names().size(), 2U);
}

TEST(Play, AnotherGameThatTookTheNameMeanwhileStaysAndThisOneIsKeptElsewhere) {
  const Folder folder;
  (void)run({"play", "tokan", "--people", "--save", "other"}, "1\n", folder.path());
  Conversation game({"play", "tokan", "--people", "--save", "g"}, folder.path());
  game.read_to("> ");
  game.answer("1", "> ");
  std::filesystem::rename(folder.path("other"), folder.path("g"));
  const std::string other = folder.read("g");
  game.answer("quit", "The game is saved in tokan-");
  EXPECT_EQ(game.finish(), 0);
  EXPECT_EQ(folder.read("g"), other);
  EXPECT_EQ(folder.names().size(), 2U);
}

TEST(Play, WhatCannotBeSavedAtAllIsPrinted) {
  const Folder folder;
  std::filesystem::create_directory(folder.path("gone"));
  Conversation game({"play", "tokan", "--seed", "7"}, folder.path("gone"));
  game.read_to("> ");
  game.answer("1", "Red> ");
  std::filesystem::remove(folder.path("gone"));
  game.answer("quit", "The game is not saved. Try: save");
  game.type("\x04");
  EXPECT_EQ(game.finish(), 1);
  EXPECT_TRUE(has(game.bytes(), "[Game \"tokan\"]"));
}

TEST(Play, PositionsAndOptionsAreChecked) {
  EXPECT_EQ(run({"play", "chess"}).code, 1);
  EXPECT_EQ(run({"play", "tokan", "--position", "x"}).code, 1);
  EXPECT_EQ(run({"play", "tokan", "--score", "x"}).code, 1);
  EXPECT_EQ(run({"play", "tokan", "--seat", "x=person"}).code, 1);
  const Finished over = run({"play", "two-paths", "--position", "3/3/3/3/3/hg1/3 s 1 -"}, "quit\n");
  EXPECT_TRUE(has(over.out, "South wins!")) << over.out;
}

}  // namespace
}  // namespace menagerie::testing
