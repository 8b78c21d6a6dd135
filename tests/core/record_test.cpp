#include "core/record.h"

#include <gtest/gtest.h>

namespace menagerie {
namespace {

Record sample() {
  Record record;
  record.set("Game", "totem");
  record.set("Rules", "1");
  record.set("Seat.1", "Ann \"the fox\" \\ Bo");
  record.remark = "Played on a train.";
  record.actions = {{"roll 53", "", {}}, {"use 8", "a bold start", {}},
                    {"k17-l17", "", {}}, {"Fw", "", {}},
                    {"e", "", {}},       {"Fe", "hm", {}},
                    {"w", "", {}},       {"+j17", "", {}},
                    {"@j18", "", {}}};
  return record;
}

std::string refusal(std::string_view text) {
  const Result<Record> record = parse_record(text);
  return record ? "accepted" : record.error().full_sentence();
}

std::string replaced(std::string text, std::string_view what, std::string_view with) {
  const std::size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return text.replace(at, what.size(), with);
}

TEST(Record, IsReadableText) {
  EXPECT_EQ(record_text(sample()),
            "[Game \"totem\"]\n"
            "[Rules \"1\"]\n"
            "[Seat.1 \"Ann \\\"the fox\\\" \\\\ Bo\"]\n"
            "\n"
            "{Played on a train.}\n"
            "1. roll 53 use 8 {a bold start} k17-l17 Fw/e Fe {hm} w +j17 @j18\n"
            "= f1a4e1950836693d\n");
}

TEST(Record, PrintingAndParsingAreInverse) {
  const Record record = sample();
  const Result<Record> again = parse_record(record_text(record));
  ASSERT_TRUE(again) << again.error().full_sentence();
  EXPECT_EQ(*again, record);
}

TEST(Record, LongGamesBreakIntoNumberedLines) {
  Record record;
  record.set("Game", "tokan");
  for (int i = 0; i < 60; ++i) record.actions.push_back({"a1c1+1", "", {}});
  const std::string text = record_text(record);
  EXPECT_NE(text.find("\n13. a1c1+1"), std::string::npos) << text;
  EXPECT_EQ(*parse_record(text), record);
}

TEST(Record, ABrokenWindowsLineEndIsNoHarm) {
  std::string text = record_text(sample());
  for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2) {
    text.insert(at, "\r");
  }
  EXPECT_EQ(refusal(text), "accepted");
}

TEST(Record, KnowsWhereEachActionStood) {
  const Result<Record> record = parse_record(record_text(sample()));
  ASSERT_TRUE(record);
  EXPECT_EQ(record->actions[4].where.line, 6U);
  EXPECT_EQ(record->actions[4].where.column, 44U);
}

TEST(Record, ForeignFilesAreRefused) {
  EXPECT_EQ(refusal(""),
            "Line 1, column 1: This is not a game record: expected a line like [Game \"tokan\"], "
            "found the end of the text.");
  EXPECT_EQ(refusal("PNG\x01 data\nmore"),
            "Line 1, column 1: This is not a game record: expected a line like [Game \"tokan\"], "
            "found 'PNG\\x01 data'.");
}

TEST(Record, EveryCutIsRefused) {
  const std::string text = record_text(sample());
  for (std::size_t length = 0; length + 1 < text.size(); ++length) {
    EXPECT_NE(refusal(text.substr(0, length)), "accepted") << length;
  }
}

TEST(Record, EveryChangedByteOutsideOfCommentsIsRefusedOrHarmless) {
  const std::string text = record_text(sample());
  const Record record = sample();
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::string changed = text;
    changed[i] = changed[i] == 'a' ? 'b' : 'a';
    const Result<Record> read = parse_record(changed);
    if (!read) continue;
    Record bare = *read;
    Record expected = record;
    for (Record* r : {&bare, &expected}) {
      r->remark.clear();
      for (RecordedAction& action : r->actions) action.comment.clear();
    }
    EXPECT_EQ(bare, expected) << i;
  }
}

TEST(Record, TamperedActionsAreRefusedWithLineAndColumn) {
  const std::string text = replaced(record_text(sample()), "use 8", "use 5");
  EXPECT_EQ(refusal(text).substr(0, 80),
            "Line 7, column 3: The record was changed or damaged: its check is f1a4e195083669");
}

TEST(Record, SaysWhatIsWrongAndWhere) {
  const std::string text = record_text(sample());
  EXPECT_EQ(refusal(replaced(text, "[Rules \"1\"]", "[Rules 1]")),
            "Line 2, column 1: Expected a tag like [Name \"value\"], found '[Rules 1]'.");
  EXPECT_EQ(refusal(replaced(text, "Rules", "Game")),
            "Line 2, column 1: The tag Game stands there twice.");
  EXPECT_EQ(refusal(replaced(text, "1. roll", "2. roll")),
            "Line 6, column 1: Expected ply 1. here, found '2.'.");
  EXPECT_EQ(
      refusal(replaced(text, "{hm}", "{hm")),
      "Line 6, column 49: The comment that begins here never ends: expected a closing brace.");
  EXPECT_EQ(refusal(replaced(text, "k17-l17", "k17;l17")),
            "Line 6, column 33: Expected an action, found 'k17;l17'.");
  EXPECT_EQ(refusal(replaced(text, "= f1", "= x1")),
            "Line 7, column 3: Expected the check, 16 digits from 0 to f, found "
            "'x1a4e1950836693d'.");
  EXPECT_EQ(refusal(text + "more"),
            "Line 8, column 1: Nothing may follow the closing line, found 'more'.");
}

TEST(Record, AnAnswerIsJoinedToASingleWordOnly) {
  Record record = sample();
  record.actions = {{"Fw", {}, {}}, {"e", {}, {}}, {"roll 53", {}, {}}, {"e", {}, {}}};
  const Result<Record> again = parse_record(record_text(record));
  ASSERT_TRUE(again) << again.error().full_sentence();
  EXPECT_EQ(*again, record);
}

std::string repeated(std::string_view part, std::size_t bytes) {
  std::string text;
  while (text.size() + part.size() <= bytes) text += part;
  return text;
}

TEST(Record, HasATagAndAnActionForEverybodyButNotForEver) {
  Record record = sample();
  while (record.tags.size() < kMostTags) record.set("T" + std::to_string(record.tags.size()), "");
  record.actions.assign(kMostActions, {"w", "", {}});
  EXPECT_EQ(refusal(record_text(record)), "accepted");
  record.actions.push_back({"w", "", {}});
  EXPECT_TRUE(refusal(record_text(record)).ends_with("The record has more than 200000 actions."));
  record.actions.clear();
  record.set("More", "");
  EXPECT_TRUE(refusal(record_text(record)).ends_with("The record has more than 256 tags."));
}

// Four megabytes of each nasty shape. They only have to end, which they do not in any sensible
// time where a step looks at all that is left, or at all that has been.
TEST(Record, ReadingTakesAsLongAsTheTextIs) {
  const std::string start = "[Game \"tokan\"]\n";
  const std::size_t room = kLongestRecord - 100;
  std::string tags;
  for (int i = 0; tags.size() < room - 20; ++i) tags += "[T" + std::to_string(i) + " \"\"]";
  const std::string name = repeated("a", room / 300);
  std::string long_tags;
  for (int i = 0; long_tags.size() + name.size() + 20 < room; ++i) {
    long_tags += '[' + name + std::to_string(i) + " \"\"]";
  }
  for (const std::string& text :
       {start + tags, start + long_tags, start + "[A \"" + repeated("\\\"", room),
        start + repeated("{}", room), start + "w " + repeated("{a}", room),
        start + "w " + repeated("{", room), start + repeated("w ", room),
        start + "w" + repeated("/w", room), start + "w " + repeated("1 ", room),
        start + repeated("1. ", room), start + repeated("w", room), start + repeated("\n", room),
        start + "w {a} " + repeated("w{}", room), start + "=" + repeated(" ", room),
        start + "= 0123456789abcdef" + repeated("\n", room) + "x"}) {
    ASSERT_LE(text.size(), kLongestRecord);
    EXPECT_NE(refusal(text), "accepted") << text.substr(0, 40);
  }
}

TEST(Record, CommentsCannotBreakTheFile) {
  EXPECT_EQ(comment_of("  a } b\n{c\x01  "), "a b c");
}

}  // namespace
}  // namespace menagerie
