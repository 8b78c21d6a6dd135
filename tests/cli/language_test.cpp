// The program in each of its languages, as somebody sees it who speaks no other.
#include <algorithm>
#include <string>
#include <vector>

#include "cli/terminal/text.h"
#include "core/message.h"
#include "messages/cli.h"
#include "program.h"
#include "support/folder.h"

namespace menagerie::testing {
namespace {

using cli::columns;

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

std::vector<std::string> other_languages() {
  return {languages().begin() + 1, languages().end()};
}

std::string in(std::string_view code, Message message) {
  return say(message, {}, language_of(code));
}

// No other language of ours has these words.
void expect_no_english(const std::string& text) {
  for (const char* const word : {" the ", "The ", " with ", "Usage", "REQUIRED"}) {
    EXPECT_FALSE(has(text, word)) << word << " in " << text;
  }
}

TEST(InEveryLanguage, AGameIsPlayedToItsEndAndKept) {
  for (const std::string& code : other_languages()) {
    const Folder folder;
    std::string typed = "help\n?\nxx\nlook a1\n";
    for (int i = 0; i < 40; ++i) typed += "1\n";
    const Finished game =
        run({"play", "tokan", "--seed", "7", "--against", "random", "--language", code},
            typed + "quit\n", folder.path());
    EXPECT_EQ(game.code, 0) << game.err;
    EXPECT_TRUE(has(game.out, in(code, messages::cli_goodbye))) << game.out;
    expect_no_english(game.out);
    ASSERT_EQ(folder.names().size(), 1U);
    const Finished replay =
        run({"replay", folder.path(folder.names().front()), "--every", "--language", code});
    EXPECT_EQ(replay.code, 0) << replay.err;
    expect_no_english(replay.out);
  }
}

TEST(InEveryLanguage, TheOtherGamesAreToldToo) {
  for (const std::string& code : other_languages()) {
    std::string duels = "FHG\n";
    for (int i = 0; i < 30; ++i) duels += "Fw\nHe\nGw\nw\n";
    expect_no_english(run({"play", "two-paths", "--seed", "3", "--language", code}, duels).out);
    std::string turns;
    for (int i = 0; i < 60; ++i) turns += "1\n";
    expect_no_english(
        run({"play", "totem", "--seed", "3", "--against", "random", "--language", code}, turns)
            .out);
  }
}

TEST(InEveryLanguage, EveryCommandExplainsItself) {
  for (const std::string& code : other_languages()) {
    for (const char* const command :
         {"play", "show", "legal", "apply", "perft", "replay", "random", "match", "analyse",
          "review", "solve", "serve", "engine", "bench", "version"}) {
      const Finished help = run({command, "--help", "--language", code});
      EXPECT_EQ(help.code, 0);
      EXPECT_TRUE(has(help.out, in(code, messages::cli_help_usage))) << help.out;
      expect_no_english(help.out);
    }
  }
}

TEST(InEveryLanguage, MisuseIsTold) {
  const auto told = [](Arguments arguments) {
    arguments.insert(arguments.end(), {"--language", "de"});
    const Finished wrong = run(arguments);
    EXPECT_EQ(wrong.code, 2) << wrong.err;
    return wrong.err.substr(0, wrong.err.find(" Hilfe gibt es mit: "));
  };
  EXPECT_EQ(told({"show", "tokan"}), "Das fehlt: position.");
  EXPECT_EQ(told({"show", "tokan", "start", "--bogus"}), "Das war nicht erwartet: --bogus.");
  EXPECT_EQ(told({"perft", "tokan", "start", "65"}),
            "depth: erwartet wird eine ganze Zahl von 1 bis 64.");
  EXPECT_EQ(told({"match", "tokan", "1"}), "Hier braucht es eine andere Zahl von Werten: players.");
  EXPECT_EQ(told({"match", "tokan", "1", "2", "--test", "a,b"}),
            "Dieser Wert ist nicht lesbar: --test.");
  EXPECT_EQ(told({"solve", "tokan", "--time", "-3"}),
            "--time: erwartet wird eine Zahl von Sekunden.");
}

TEST(InEveryLanguage, TheLocaleChoosesUnlessToldOtherwise) {
  EXPECT_TRUE(has(run({"version", "--language=fr_CA.UTF-8"}).out, "Deux Chemins"));
  EXPECT_TRUE(has(run({"version"}).out, "Two Paths"));
}

TEST(InEveryLanguage, TablesKeepTheirColumns) {
  for (const std::string_view code : languages()) {
    for (const Message heading : {messages::cli_perft_heading, messages::cli_bench_heading,
                                  messages::cli_analyse_heading}) {
      EXPECT_EQ(columns(in(code, heading)), columns(in("en", heading))) << in(code, heading);
    }
    for (const Message heading : {messages::cli_review_heading, messages::cli_review_turns}) {
      const std::string review = in(code, heading);
      EXPECT_EQ(columns(review.substr(0, review.rfind("    "))), 56) << review;
    }
    for (const Message name :
         {messages::cli_random_games, messages::cli_random_draws, messages::cli_random_first,
          messages::cli_random_length, messages::cli_random_choices, messages::cli_random_speed}) {
      EXPECT_LT(columns(in(code, name)), 28) << in(code, name);
    }
  }
}

TEST(InEveryLanguage, ALongQuestionLeavesRoomForItsAnswer) {
  for (const std::string_view code : languages()) {
    Conversation game({"play", "--language", std::string(code)}, detail::anywhere(), 60);
    game.read_to("quit> ");
    game.answer("2", "> ");
    game.type("1\r");
    game.read_to("\n");
    // The question about the computer is longer than the terminal is wide.
    const std::string asked = game.read_to("3)> ");
    for (std::size_t at = 0; at < asked.size();) {
      const std::size_t end = std::min(asked.find("\r\n", at), asked.size());
      const std::string line = asked.substr(at, end - at);
      EXPECT_LE(columns(line), 60) << line;
      at = end + 2;
    }
    EXPECT_TRUE(has(asked, "\r\n")) << asked;
    game.answer("m", "> ");
    game.type("quit\r");
    EXPECT_EQ(game.finish(), 0);
  }
}

}  // namespace
}  // namespace menagerie::testing
