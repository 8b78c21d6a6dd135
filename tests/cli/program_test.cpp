// Every command as a shell calls it: what it prints and which exit code it gives.
#include "program.h"

#include <algorithm>

#include "engine/table.h"
#include "support/folder.h"

namespace menagerie::testing {
namespace {

constexpr const char* kDuel = "hgf/3/3/3/3/3/FHG s 1 -";

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

TEST(Program, ExplainsItselfAndEveryCommand) {
  const Finished overview = run({"--help"});
  EXPECT_EQ(overview.code, 0);
  for (const char* const command :
       {"play", "show", "legal", "apply", "perft", "replay", "random", "match", "analyse", "review",
        "verify", "solve", "engine", "bench", "version"}) {
    EXPECT_TRUE(has(overview.out, command)) << command;
    const Finished help = run({command, "--help"});
    EXPECT_EQ(help.code, 0) << command;
    EXPECT_TRUE(has(help.out, "For example:\n  ")) << command;
    EXPECT_TRUE(has(help.out, "menagerie " + std::string(command))) << command;
    EXPECT_EQ(help.err, "") << command;
  }
}

TEST(Program, WrongUseIsToldWithExitCode2) {
  for (const Arguments& arguments :
       {Arguments{},
        Arguments{"bogus"},
        Arguments{"show"},
        Arguments{"show", "tokan"},
        Arguments{"show", "tokan", "start", "--bogus"},
        Arguments{"perft", "tokan", "start"},
        Arguments{"perft", "tokan", "start", "x"},
        Arguments{"perft", "tokan", "start", "0"},
        Arguments{"apply", "two-paths", kDuel},
        Arguments{"random", "tokan", "--games", "0"},
        Arguments{"random", "tokan", "--seed", "-1"},
        Arguments{"show", "tokan", "start", "--option", "score"},
        Arguments{"replay", "x", "--ply", "-3"},
        Arguments{"match", "tokan", "1"},
        Arguments{"match", "tokan", "1", "2", "--games", "0"},
        Arguments{"match", "tokan", "1", "2", "--test", "5"},
        Arguments{"match", "tokan", "1", "2", "--threads", "0"},
        Arguments{"analyse", "tokan", "start", "--ms", "0"},
        Arguments{"analyse", "tokan", "start", "--ms", "3155760000000"},
        Arguments{"analyse", "tokan", "start", "--nodes", "0"},
        Arguments{"analyse", "tokan", "start", "--lines", "0"},
        Arguments{"play", "--load", "a", "--position", "b"},
        Arguments{"play", "--position", "b"},
        Arguments{"legal", "tokan", "start", "more"}}) {
    const Finished wrong = run(arguments);
    EXPECT_EQ(wrong.code, 2) << wrong.err;
    EXPECT_EQ(wrong.out, "");
    EXPECT_TRUE(has(wrong.err, "--help")) << wrong.err;
  }
}

TEST(Program, RefusedInputIsToldWithExitCode1) {
  const auto refused = [](const Arguments& arguments, const std::string& sentence) {
    const Finished run_of_it = run(arguments);
    EXPECT_EQ(run_of_it.code, 1) << run_of_it.err;
    EXPECT_EQ(run_of_it.out, "");
    EXPECT_TRUE(has(run_of_it.err, sentence)) << run_of_it.err;
  };
  refused({"show", "chess", "start"}, "'chess'");
  refused({"show", "tokan", "x"}, "Column 1");
  refused({"legal", "two-paths", "hgf/3 s 1 -"}, "Column");
  refused({"show", "two-paths", "start", "--rows", "9"}, "rows");
  refused({"show", "tokan", "start", "--rows", "7"}, "There is no option 'rows' here");
  refused({"apply", "two-paths", kDuel, "Fw", "x"}, "Action 2, 'x'");
  refused({"apply", "two-paths", kDuel, "w"}, "Action 1, 'w'");
  refused({"perft", "two-paths", "hgf/3/3/3/3/3/FHG s 1 F", "2"}, "hides a choice");
  refused({"replay", "/nowhere/at/all"}, "there is no such file or folder");
  refused({"replay", "/"}, "is a folder");
  refused({"random", "chess"}, "'chess'");
  refused({"match", "chess", "1", "2"}, "'chess'");
  refused({"match", "tokan", "1", "9"}, "a level from 1 to 8");
  refused({"match", "totem", "1", "mind-reader"}, "a level from 1 to 8");
  refused({"match", "tokan", "1", "2", "--test", "20,0"}, "the lower one first");
  refused({"match", "totem", "1", "2", "--seats", "3", "--test", "0,20"}, "games of two");
  refused({"analyse", "tokan", "x"}, "Column 1");
  refused({"review", "no-such-file"}, "no-such-file");
}

TEST(Program, WhatCannotBeWrittenIsToldByTheExitCode) {
  for (const char* const command : {"--help", "legal --help", "version", "legal totem start"}) {
    const std::string call = "\"$menagerie\" " + std::string(command);
    EXPECT_EQ(shell(call + " >/dev/full"), 1) << command;
    EXPECT_EQ(shell(call + " >&-"), 1) << command;
  }
}

TEST(Program, AComplaintThatNobodyHearsChangesNothing) {
  for (const char* const stream : {"2>/dev/full", "2>&-"}) {
    EXPECT_EQ(shell("\"$menagerie\" legal chess start " + std::string(stream)), 1);
    EXPECT_EQ(shell("\"$menagerie\" bogus " + std::string(stream)), 2);
  }
}

TEST(Program, ShowsAPosition) {
  const Finished show = run({"show", "two-paths", kDuel, "--ascii"});
  EXPECT_EQ(show.code, 0);
  EXPECT_TRUE(has(show.out, "1   ^F^     ^H^     ^G^\n"));
  EXPECT_TRUE(has(show.out, "South is on turn.\n"));
  EXPECT_EQ(run({"show", "tokan", "start", "--seed", "7"}).out,
            run({"show", "tokan", "start", "--seed", "7"}).out);
  EXPECT_FALSE(has(show.out, "\x1b"));
  EXPECT_TRUE(has(run({"show", "totem", "-/-/- 1 - - - - 0", "--seats", "3"}).out, "Player 3"));
}

TEST(Program, ShowKeepsAHiddenSideToItself) {
  EXPECT_EQ(run({"show", "two-paths", "hgf/3/3/3/3/3/FHG s 1 Fw"}).out,
            run({"show", "two-paths", "hgf/3/3/3/3/3/FHG s 1 Fe"}).out);
}

TEST(Program, ListsLegalActionsAndWeights) {
  EXPECT_EQ(run({"legal", "two-paths", kDuel}).out, "Fe\nFw\nGe\nGw\nHe\nHw\n");
  const Finished rolls = run({"legal", "totem", "start"});
  EXPECT_TRUE(rolls.out.starts_with("roll 11\t1\nroll 21\t2\n"));
}

TEST(Program, AppliesActionsAsAShellCutsThem) {
  EXPECT_EQ(run({"apply", "two-paths", kDuel, "Fw", "e"}).out, "hgf/3/3/3/3/F2/1HG s 2 -\n");
  EXPECT_EQ(run({"apply", "two-paths", kDuel, "Fw/e"}).out, "hgf/3/3/3/3/F2/1HG s 2 -\n");
  const Finished totem = run({"apply", "totem", "start", "roll", "53", "use 8", "k17-l17"});
  EXPECT_TRUE(has(totem.out, " 1 53 7 - l17 0\n")) << totem.out << totem.err;
}

TEST(Program, CountsSequences) {
  const Finished perft = run(
      {"perft", "tokan", "M,J,m,J,L,j/L,j,M,J,l,j/L,j,J,j,J,l/J,m,l,l,J,L/j,l,L,M,j,m b -", "3"});
  EXPECT_EQ(perft.code, 0);
  EXPECT_TRUE(has(perft.out, " 35 ")) << perft.out;
  EXPECT_TRUE(has(perft.out, " 1,155 "));
  EXPECT_TRUE(has(perft.out, " 32,661 "));
  EXPECT_EQ(perft.err, "");
}

TEST(Program, PlaysRandomGamesAndRepeatsThem) {
  const Arguments arguments = {"random", "two-paths", "--games", "50", "--seed", "5"};
  const Finished first = run(arguments);
  EXPECT_EQ(first.code, 0);
  EXPECT_TRUE(has(first.out, "won by South"));
  const auto without_speed = [](const std::string& text) {
    return text.substr(0, text.find("games a second"));
  };
  EXPECT_EQ(without_speed(first.out), without_speed(run(arguments).out));
}

TEST(Program, TellsVersions) {
  const Finished version = run({"version"});
  EXPECT_EQ(version.code, 0);
  EXPECT_TRUE(version.out.starts_with("Menagerie "));
  EXPECT_TRUE(has(version.out, "Two Paths: rules version 1\n"));
}

TEST(Program, BenchPrintsALineAGame) {
  const Finished bench = run({"bench"});
  EXPECT_EQ(bench.code, 0);
  for (const char* const game : {"\nTokan ", "\nTwo Paths ", "\nTotem "}) {
    EXPECT_TRUE(has(bench.out, game)) << bench.out;
  }
}

TEST(Program, BenchPrintsTheSignaturesAlone) {
  const Finished bench = run({"bench", "--signatures"});
  EXPECT_EQ(bench.code, 0);
  EXPECT_TRUE(bench.out.starts_with("tokan ")) << bench.out;
  EXPECT_EQ(std::ranges::count(bench.out, '\n'), 3);
}

TEST(Program, AnalysesAPosition) {
  const Finished paths = run({"analyse", "two-paths", kDuel, "--lines", "6", "--ms", "60000"});
  EXPECT_EQ(paths.code, 0) << paths.err;
  EXPECT_TRUE(has(paths.out, "South wins with a chance of ")) << paths.out;
  EXPECT_TRUE(has(paths.out, "This is proven."));
  const Finished tokan =
      run({"analyse", "tokan", "start", "--seed", "7", "--nodes", "5000", "--json"});
  EXPECT_TRUE(tokan.out.starts_with("{\"value\":{\"r\":")) << tokan.out;
}

TEST(Program, TheSolutionOfTwoPathsIsKeptAndADamagedOneIsMadeAnew) {
  const Folder folder;
  const Arguments solve = {"solve", "two-paths", "--file", "kept", "--json"};
  const Finished made = run(solve, "", folder.path());
  EXPECT_TRUE(has(made.out, "\"made\":true,\"beginner\":0.50337")) << made.out << made.err;
  EXPECT_TRUE(has(run(solve, "", folder.path()).out, "\"made\":false,\"beginner\":0.50337"));
  const Finished other_size =
      run({"solve", "two-paths", "--rows", "8", "--file", "kept"}, "", folder.path());
  EXPECT_TRUE(has(other_size.err, "another size")) << other_size.err;
  folder.write("kept", folder.read("kept").substr(0, 1000));
  const Finished anew = run(solve, "", folder.path());
  EXPECT_TRUE(has(anew.err, "The work begins anew")) << anew.err;
  EXPECT_TRUE(has(anew.out, "\"made\":true")) << anew.out;
  EXPECT_TRUE(has(run(solve, "", folder.path()).out, "\"made\":false"));
}

TEST(Program, AFileThatIsNoSolutionOfTwoPathsStaysAsItIs) {
  const Folder folder;
  folder.write("letter", "hello");
  const Finished solved =
      run({"solve", "two-paths", "--file", "letter", "--json"}, "", folder.path());
  EXPECT_TRUE(has(solved.out, "\"made\":true")) << solved.err;
  EXPECT_EQ(folder.read("letter"), "hello");
}

TEST(Program, ATokanProofGoesOnFromItsFile) {
  const Folder folder;
  const std::string position =
      ".,mM,.,L,.,./Jj,JJ,J,lM,.,./.,M,l,L,J,jl/.,j,JLL,mjl,J,./.,.,m,j,lLjj,. r e1";
  const Arguments solve = {"solve",  "tokan", "--position", position,    "--memory", "16",
                           "--file", "kept",  "--json",     "--threads", "2"};
  const Finished first = run(solve, "", folder.path());
  EXPECT_EQ(first.code, 0) << first.err;
  EXPECT_TRUE(has(first.out, "\"proven\":true")) << first.out;
  const std::string winner = first.out.substr(first.out.find("\"winner\""), 12);
  const Finished again = run(solve, "", folder.path());
  EXPECT_TRUE(has(again.out, winner)) << again.out;
}

TEST(Program, AMatchIsTheSameOnAnyNumberOfThreads) {
  const auto match = [](const char* threads) {
    const Finished played = run({"match", "tokan", "2", "random", "--games", "20", "--seed", "5",
                                 "--threads", threads, "--json"});
    EXPECT_EQ(played.code, 0) << played.err;
    return played.out.substr(0, played.out.find("\"ms\""));
  };
  const std::string alone = match("1");
  EXPECT_TRUE(has(alone, "\"games\":20,")) << alone;
  EXPECT_TRUE(has(alone, "\"elo\":{")) << alone;
  EXPECT_EQ(match("3"), alone);
}

TEST(Program, AMatchStopsAsSoonAsItIsDecided) {
  const Finished played = run({"match", "two-paths", "8", "1", "--games", "100000", "--seed", "5",
                               "--test", "0,50", "--json"});
  EXPECT_EQ(played.code, 0) << played.err;
  EXPECT_TRUE(has(played.out, "\"verdict\":\"upper\"")) << played.out;
}

TEST(Program, AnAnalysisIsStoppedWhileOthersAreAnswered) {
  const auto analyse = [](const char* id, const char* limits) {
    return "{\"id\":\"" + std::string(id) +
           "\",\"cmd\":\"analyse\",\"game\":\"tokan\",\"position\":\"J,j,l,L,m,j/j,J,j,M,J,L/"
           "M,j,J,j,J,l/j,L,m,M,m,l/l,J,L,L,J,l r -\",\"limits\":" +
           limits + "}\n";
  };
  Conversation engine({"engine"});
  engine.type(analyse("day", "{\"ms\":86400000}"));
  engine.read_to("\"partial\":true}");
  engine.type(analyse("short", "{\"nodes\":5000}"));
  engine.read_to("{\"id\":\"short\",\"value\"");
  engine.type(analyse("day", "{\"nodes\":1}"));
  engine.read_to("protocol.analysis_runs");
  engine.type("{\"id\":\"day\",\"cmd\":\"stop\"}\n");
  engine.type("{\"cmd\":\"games\"}\n");
  engine.read_to("\"games\":[");
  engine.type("\x04");
  EXPECT_EQ(engine.finish(), 0);
  const std::string& bytes = engine.bytes();
  const std::size_t last = bytes.rfind("{\"id\":\"day\",\"value\"");
  ASSERT_NE(last, std::string::npos) << bytes;
  const std::string line = bytes.substr(last, bytes.find('\n', last) - last);
  EXPECT_FALSE(has(line, "partial")) << line;
}

TEST(Program, WhatIsThoughtAboutWhenTheInputEndsIsAnswered) {
  const Finished engine =
      run({"engine"}, "{\"id\":1,\"cmd\":\"analyse\",\"game\":\"two-paths\",\"position\":\"" +
                          std::string(kDuel) + "\",\"limits\":{\"ms\":60000}}\n");
  EXPECT_EQ(engine.code, 0);
  EXPECT_TRUE(has(engine.out, "\"exact\":true")) << engine.out;
}

TEST(Program, SpeaksTheProtocolUntilTheInputEnds) {
  const Finished engine =
      run({"engine"}, "{\"id\":1,\"cmd\":\"games\"}\nrubbish\n{\"id\":2,\"cmd\":\"games\"}");
  EXPECT_EQ(engine.code, 0);
  EXPECT_TRUE(engine.out.starts_with("{\"id\":1,"));
  EXPECT_TRUE(has(engine.out, "\"error\""));
  EXPECT_TRUE(has(engine.out, "\n{\"id\":2,"));
  EXPECT_EQ(run({"engine"}).code, 0);
}

TEST(Program, TheEnginePassesOverALineThatIsTooLong) {
  const Finished engine =
      run({"engine"}, std::string(17U << 20U, 'x') + "\n{\"id\":3,\"cmd\":\"games\"}\n");
  EXPECT_EQ(engine.code, 0);
  EXPECT_TRUE(engine.out.starts_with("{\"id\":null,\"error\":{\"code\":\"cli.engine.too_long\""));
  EXPECT_TRUE(has(engine.out, "\n{\"id\":3,"));
  EXPECT_EQ(std::ranges::count(engine.out, '\n'), 2);
}

TEST(Program, ReplaysARecordToAnyPly) {
  const Folder folder;
  const Finished played = run({"play", "tokan", "--seed", "4", "--seat", "r=random", "--seat",
                               "b=random", "--save", "game.menagerie"},
                              "", folder.path());
  ASSERT_EQ(played.code, 0) << played.out << played.err;
  const std::string file = folder.path("game.menagerie");
  const Finished last = run({"replay", file, "--ascii"});
  EXPECT_EQ(last.code, 0) << last.err;
  EXPECT_TRUE(has(last.out, " wins") || has(last.out, "draw"));
  const Finished first = run({"replay", file, "--ply", "0", "--ascii"});
  EXPECT_TRUE(has(first.out, "After 0 actions"));
  const Finished every = run({"replay", file, "--every", "--ply", "3", "--ascii"});
  for (const char* const heading : {"After 0 actions", "After 1 actions", "After 3 actions"}) {
    EXPECT_TRUE(has(every.out, heading));
  }
  EXPECT_FALSE(has(every.out, "After 4 actions"));
  EXPECT_EQ(run({"replay", file, "--ply", "9999"}).code, 1);
  std::string damaged = folder.read("game.menagerie");
  damaged[damaged.find("\n1. ") + 4] ^= 1;
  folder.write("damaged", damaged);
  const Finished refused = run({"replay", folder.path("damaged")});
  EXPECT_EQ(refused.code, 1);
  EXPECT_TRUE(refused.err.starts_with("Line ")) << refused.err;
}

}  // namespace
}  // namespace menagerie::testing
