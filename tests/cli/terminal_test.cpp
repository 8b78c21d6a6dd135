// The program at a pseudo-terminal, key by key: what may be seen there, and above all what may not.
#include <algorithm>

#include "program.h"
#include "support/folder.h"

namespace menagerie::testing {
namespace {

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

const std::string kWipe = "\x1b[2J\x1b[3J\x1b[H";

// Two people play one duel: South types the secret choice, North blocks east. What South's screen
// and North's screen held up to the block.
std::string screens_before_the_block(const std::string& secret, bool& wiped) {
  Conversation game({"play", "two-paths", "--people", "--position", "hgf/3/3/3/3/3/FHG s 1 -"});
  std::string seen = game.read_to("South, in secret> ");
  EXPECT_FALSE(game.echoes());
  const std::string after = game.answer(secret, "North> ");
  wiped = has(after, kWipe);
  seen += after;
  game.answer("e", "guessed");
  game.read_to("in secret> ");
  game.type("quit\r");
  EXPECT_EQ(game.finish(), 0);
  return seen;
}

TEST(Terminal, ASecretChoiceLeavesNoTraceBeforeTheBlock) {
  bool wiped = false;
  const std::string west = screens_before_the_block("F w", wiped);
  EXPECT_TRUE(wiped);
  EXPECT_EQ(west, screens_before_the_block("F e", wiped));
  EXPECT_TRUE(wiped);
  // Editing, history and completion keys show nothing either.
  EXPECT_EQ(west, screens_before_the_block("H\x7f"
                                           "F\tw\x1b[A\x1b[D\x1b[C",
                                           wiped));
  // Right after the prompt, which is set in bold, the screen is wiped.
  const std::string after = west.substr(west.find("in secret> ") + 11);
  EXPECT_TRUE(after.starts_with("\x1b[0m\r\n" + kWipe)) << after.substr(0, 20);
  EXPECT_FALSE(has(after, "Fw"));
  EXPECT_FALSE(has(after, "F w"));
}

TEST(Terminal, ARefusedSecretIsNotRepeatedEither) {
  Conversation game({"play", "two-paths", "--people", "--position", "hgf/3/3/3/3/3/FHG s 1 -"});
  game.read_to("South, in secret> ");
  const std::string refused = game.answer("Qxyzzy", "South, in secret> ");
  EXPECT_TRUE(has(refused, "not one of your choices"));
  EXPECT_FALSE(has(refused, "xyzzy"));
  game.answer("Fw", "North> ");
  // The secret line is not in the history: the up key brings nothing of it.
  game.answer("\x1b[A\x1b[Aw", "guessed right");
  EXPECT_FALSE(has(game.bytes(), "Fw"));
}

TEST(Terminal, AWholeTwoPathsGameBetweenTwoPeople) {
  const Folder folder;
  Conversation game({"play", "two-paths", "--people", "--save", "g", "--option", "begins=s"},
                    folder.path());
  game.read_to("South> ");
  game.answer("FHG", "North> ");
  std::string asked = game.answer("hare hedgehog fox", "> ");
  bool over = false;
  for (std::size_t i = 0; i < 1000 && !over; ++i) {
    // Whichever animal may still go; one that may not is refused and asked for again.
    static constexpr std::array kChoices = {"Fw", "He", "Gw", "Fe", "Hw", "Ge"};
    asked = game.answer(has(asked, "in secret> ") ? kChoices[i / 2 % 6] : "w", "> ");
    over = has(asked, "What now> ");
  }
  ASSERT_TRUE(over);
  game.type("quit\r");
  EXPECT_EQ(game.finish(), 0);
  EXPECT_EQ(run({"replay", folder.path("g")}).code, 0);
}

TEST(Terminal, CtrlCSavesAGameThatReplaysWithoutTheHiddenSide) {
  const Folder folder;
  Conversation game({"play", "two-paths", "--people", "--position", "hgf/3/3/3/3/3/FHG s 1 -"},
                    folder.path());
  game.read_to("in secret> ");
  game.answer("Fw", "North> ");
  game.answer("e", "in secret> ");
  game.answer("Hw", "North> ");
  game.type("\x03");
  game.read_to("The game is saved in two-paths-");
  EXPECT_EQ(game.finish(), 0);
  ASSERT_EQ(folder.names().size(), 1U);
  const std::string record = folder.read(folder.names().front());
  EXPECT_TRUE(has(record, "1. Fw/e\n")) << record;
  EXPECT_FALSE(has(record, "Hw"));
  EXPECT_EQ(run({"replay", folder.path(folder.names().front())}).code, 0);
}

TEST(Terminal, SignalsSaveTheGameToo) {
  for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
    const Folder folder;
    Conversation game({"play", "tokan", "--seed", "7"}, folder.path());
    game.read_to("Red> ");
    game.answer("1", "Red> ");
    game.signal(number);
    EXPECT_EQ(game.finish(), 0) << number;
    ASSERT_EQ(folder.names().size(), 1U) << number;
    EXPECT_EQ(run({"replay", folder.path(folder.names().front())}).code, 0);
  }
}

TEST(Terminal, AProofThatIsAskedToEndIsKept) {
  const Folder folder;
  Conversation proof({"solve", "tokan", "--deal", "1", "--memory", "32", "--file", "kept"},
                     folder.path());
  proof.read_to(" %");
  proof.signal(SIGTERM);
  (void)proof.finish();
  ASSERT_EQ(folder.names().size(), 1U);
  EXPECT_FALSE(folder.read("kept").empty());
}

TEST(Terminal, CtrlDLeavesAndTheTerminalEchoesAgain) {
  const Folder folder;
  Conversation game({"play", "tokan", "--seed", "7"}, folder.path());
  game.read_to("Red> ");
  EXPECT_FALSE(game.echoes());
  game.answer("1", "Red> ");
  game.type("\x04");
  game.read_to("Goodbye!");
  EXPECT_EQ(game.finish(), 0);
  EXPECT_EQ(folder.names().size(), 1U);
}

TEST(Terminal, TabCompletesMovesAndCommands) {
  Conversation game({"play", "tokan", "--seed", "7"});
  game.read_to("Red> ");
  game.answer("b1d\t", "Red moves the jackal from b1 to d1.");
  game.read_to("Red> ");
  game.answer("he\t", "How to play Tokan");
  game.read_to("Red> ");
  game.answer("\x1b[A", "How to play Tokan");
}

TEST(Terminal, ColoursStayOffWhereTheyAreNotWanted) {
  Conversation coloured({"play", "tokan", "--seed", "7"});
  EXPECT_TRUE(has(coloured.read_to("Red> "), "\x1b[1;37;41m"));
  Conversation plain({"play", "tokan", "--seed", "7", "--ascii"});
  const std::string bytes = plain.read_to("Red> ");
  EXPECT_FALSE(has(bytes, "\x1b["));
  EXPECT_TRUE(std::ranges::all_of(bytes, [](char c) { return static_cast<signed char>(c) > 0; }));
}

TEST(Terminal, ANarrowTerminalIsNotOverrun) {
  for (const char* const game_name : {"tokan", "two-paths", "totem"}) {
    Conversation game({"play", game_name, "--seed", "7", "--ascii"}, detail::anywhere(), 40, 24);
    std::string bytes = game.read_to("> ");
    std::erase(bytes, '\r');
    std::size_t start = 0;
    for (std::size_t end = bytes.find('\n'); end != std::string::npos;
         end = bytes.find('\n', start)) {
      EXPECT_LE(end - start, 40U) << bytes.substr(start, end - start);
      start = end + 1;
    }
  }
}

TEST(Terminal, WithoutArgumentsTheMenuComes) {
  Conversation game(Arguments{});
  game.read_to("Which game shall it be?");
  game.type("q\r");
  EXPECT_EQ(game.finish(), 0);
}

}  // namespace
}  // namespace menagerie::testing
