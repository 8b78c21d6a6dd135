// Lines that are sent to do harm: deep, wide, long. Each is refused with a reason, the sender gets
// its id back, and reading takes no longer than the line is long.
#include "engine/protocol/line_json.h"

#include <gtest/gtest.h>
#include <string>

#include "conversation.h"
#include "messages/engine.h"

namespace menagerie {
namespace {

std::string repeated(std::string_view part, std::size_t times) {
  std::string text;
  text.reserve(part.size() * times);
  for (std::size_t i = 0; i < times; ++i) text += part;
  return text;
}

// `count` parts with commas between them.
std::string listed(std::string_view part, std::size_t count) {
  std::string text = repeated(std::string(part) + ',', count);
  if (!text.empty()) text.pop_back();
  return text;
}

std::string nested(std::size_t depth) {
  return repeated("[", depth) + repeated("]", depth);
}

std::string with_keys(std::size_t count) {
  std::string text = "{";
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) text += ',';
    text += "\"k" + std::to_string(i) + "\":0";
  }
  return text + '}';
}

std::string refusal(std::string_view line) {
  const LineJson read = read_line(line);
  return read.fine ? "accepted" : std::string(name_of(read.fine.error().code));
}

TEST(LineJson, ReadsWhatAnyJsonReaderReads) {
  for (const std::string line :
       {"7", "-7", "1.5", "null", "true", "\"a\\u00e9\"", "[]", "{}", "[1,[2,{}],\"x\"]",
        R"({"id":1,"options":{"rows":"7"},"actions":["a","b"],"x":{"y":[null,{"z":[]}]}})",
        R"({"a":1,"b":2,"a":3})"}) {
    const LineJson read = read_line(line);
    ASSERT_TRUE(read.fine) << line;
    EXPECT_EQ(read.json, Json::parse(line)) << line;
  }
}

TEST(LineJson, ReadsUpToItsLimitsAndNoFurther) {
  EXPECT_EQ(refusal(nested(kDeepestJson)), "accepted");
  EXPECT_EQ(refusal(nested(kDeepestJson + 1)), "protocol.too_nested");
  EXPECT_EQ(refusal(with_keys(kMostKeys)), "accepted");
  EXPECT_EQ(refusal(with_keys(kMostKeys + 1)), "protocol.too_many_keys");
  EXPECT_EQ(refusal('[' + listed("1", kMostValues - 1) + ']'), "accepted");
  EXPECT_EQ(refusal('[' + listed("1", kMostValues) + ']'), "protocol.too_many_values");
  EXPECT_EQ(refusal('[' + listed("[]", kMostValues) + ']'), "protocol.too_many_values");
  EXPECT_EQ(refusal('7' + std::string(kLongestLine - 1, ' ')), "accepted");
  EXPECT_EQ(refusal('7' + std::string(kLongestLine, ' ')), "protocol.too_long");
}

TEST(LineJson, ARefusalNamesTheFieldAndTheLimitAndKeepsTheSender) {
  const LineJson read = read_line(R"({"limits":)" + nested(20) + R"(,"id":5,"language":"de"})");
  ASSERT_FALSE(read.fine);
  EXPECT_EQ(read.fine.error().place.field, "limits");
  EXPECT_EQ(read.fine.error().sentence(), "Lists and objects are nested deeper than 16.");
  EXPECT_EQ(read.json, (Json{{"id", 5}, {"language", "de"}}));
}

TEST(LineJson, TheSenderIsNeitherInsideAnotherFieldNorAList) {
  const std::string deep = nested(20);
  EXPECT_EQ(read_line(R"({"x":{"id":1},"y":)" + deep + R"(,"z":[{"id":2}]})").json, Json::object());
  EXPECT_EQ(read_line(R"([{"id":1},)" + deep + R"(,{"id":2}])").json, Json::object());
  EXPECT_EQ(read_line(R"({"id":)" + deep + '}').json, Json::object());
}

TEST(LineJson, NamesTheByteWhereALineStopsBeingJson) {
  const LineJson read = read_line(R"({"id":"a","cmd":})");
  ASSERT_FALSE(read.fine);
  EXPECT_EQ(read.fine.error().sentence(), "The line is not readable as JSON at byte 17.");
  EXPECT_EQ(read.json, (Json{{"id", "a"}}));
}

// These only have to end, each with one answer: on a stack that is not deep, and in time that grows
// with the line, or the tests would be given up.
TEST(LineJson, TheNastiestLinesAreAnsweredOnce) {
  constexpr std::size_t kMany = std::size_t{4} << 20U;
  const std::string start = R"({"id":1,"cmd":"analyse","game":"two-paths","position":)"
                            R"("3/3/3/3/3/3/3 s - -","limits":{"ms":1,"x":)";
  for (const std::string& line :
       {start + nested(kMany / 2) + "}}", start + repeated("{\"\":", kMany / 5),
        start + "[" + listed("{\"\":{}}", kMany / 8) + "]}}", start + with_keys(kMany / 12) + "}}",
        start + "{" + listed("\"a\":0", kMany / 6) + "}}}", start + std::string(kMany, '7') + "}}",
        start + '"' + repeated("\\u0000", kMany / 6), repeated("[", kMany),
        '{' + listed("\"id\":1", kMany / 7) + '}', std::string(kMany, '"')}) {
    const std::vector<std::string> answers = testing::Conversation().lines(line);
    ASSERT_EQ(answers.size(), 1U) << line.substr(0, 100);
    const Json answer = Json::parse(answers[0]);
    EXPECT_TRUE(answer.contains("error")) << line.substr(0, 100);
    EXPECT_LT(answers[0].size(), 1000U);
    const Json sender = line.starts_with(start) || line.starts_with("{\"id\"") ? Json(1) : Json();
    EXPECT_EQ(answer["id"], sender) << line.substr(0, 100);
  }
}

}  // namespace
}  // namespace menagerie
