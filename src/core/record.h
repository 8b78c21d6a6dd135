// A game record: the readable text file that holds a whole game. This file knows its grammar only;
// what the tags and actions mean, and whether they are legal, is for whoever replays it.
//
//   [Game "tokan"]                        tags, the game first
//   [Rules "1"]
//   [Options "score=classic setup=deal"]
//   [Start "L,M,j,… b -"]
//   [Result "r"]
//
//   {a remark before the first action}
//   1. b3a3 a2a1 {a comment on a2a1} f2e2
//   4. b1d1 d2a2
//   = 5f3a0123456789ab                    the check of all the above but the comments
//
// Actions are words; a word of digits belongs to the word before it (`roll 53`), a slash joins an
// action and its one-letter answer (`Fw/e`), and `21.` says that the 21st action follows.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace menagerie {

// Where a thing stood in the file it was read from. It says nothing about what the thing is, so
// any two are equal.
struct Where {
  std::size_t line = 0;
  std::size_t column = 0;
  friend constexpr bool operator==(Where, Where) { return true; }
};

struct Tag {
  std::string name;
  std::string value;
  Where where;  // of the value
  friend bool operator==(const Tag&, const Tag&) = default;
};

struct RecordedAction {
  std::string text;
  std::string comment;
  Where where;
  friend bool operator==(const RecordedAction&, const RecordedAction&) = default;
};

struct Record {
  std::vector<Tag> tags;
  std::string remark;
  std::vector<RecordedAction> actions;
  friend bool operator==(const Record&, const Record&) = default;

  // The tag of that name, or null.
  [[nodiscard]] const Tag* tag(std::string_view name) const;
  // Gives the tag that value, as a new last tag if there is none.
  void set(std::string_view name, std::string value);
};

// More than any game needs: the longest on record have a few thousand actions, and their comments
// fill a book. Tags are searched one by one; a game has about ten, and whoever keeps games may add
// some of their own.
inline constexpr std::size_t kLongestRecord = 4U << 20U;
inline constexpr std::size_t kMostActions = 200'000;
inline constexpr std::size_t kMostTags = 256;

// The record of a text, or what is wrong with it, by line and column.
[[nodiscard]] Result<Record> parse_record(std::string_view text);

// The text of a record: parse_record(record_text(r)) == r if the tags hold no control characters,
// the actions are words of the grammar above and the comments are as `comment_of` makes them.
[[nodiscard]] std::string record_text(const Record& record);

// Any text as a comment can hold it: trimmed, without braces and control characters.
[[nodiscard]] std::string comment_of(std::string_view text);

// An error at a place of the record's file.
[[nodiscard]] Error at(Where where, Error error);

}  // namespace menagerie
