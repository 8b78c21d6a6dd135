// The input is a conversation with the engine, a line a request. Every line gets an answer, every
// answer is one line of JSON that carries the request's id, and nothing breaks the next line.
#include "engine/protocol/protocol.h"

#include <cstdint>
#include <nlohmann/json.hpp>

#include "engine/protocol/slow_words.h"
#include "fuzz/must.h"

namespace menagerie::fuzz {
namespace {

using Json = nlohmann::json;

Json read(std::string_view line) {
  return Json::parse(line, nullptr, /*allow_exceptions=*/false);
}

// Counting deep is no fault, but would keep the fuzzer waiting.
bool takes_long(const Json& request) {
  const Json& cmd = request.contains("cmd") ? request.at("cmd") : Json();
  return cmd == "perft" && request.value("depth", Json()) > Json(2);
}

// Whether the line asks for thought. Then it is only read: thinking would keep the fuzzer waiting.
bool only_read(std::string_view line) {
  const Result<Request> request = Request::parse(line);
  if (!request) return false;
  const Result<std::string> name = request->text("cmd");
  if (!name) return false;
  for (const SlowWord& word : slow_words()) {
    if (word.name != *name) continue;
    Generator random(1);
    const Result<Job> job = word.read(*request, random);
    must(job || !job.error().full_sentence().empty(), "a refusal says why", line);
    return true;
  }
  return false;
}

void check_line(Protocol& protocol, std::string_view line) {
  const Json request = read(line);
  if (request.is_object() && takes_long(request)) return;
  if (only_read(line)) return;
  int answers = 0;
  protocol.answer(line, [&](std::string_view answer) {
    ++answers;
    must(answer.find('\n') == std::string_view::npos, "an answer is one line", answer);
    const Json json = read(answer);
    must(json.is_object(), "an answer is a JSON object", answer);
    if (!request.is_object() || !request.contains("id")) return;
    const Json& id = request.at("id");
    if (id.is_string() || id.is_number_integer()) {
      must(json.contains("id") && json.at("id") == id, "an answer carries the id", line);
    }
  });
  must(answers > 0, "every line is answered", line);
}

void check_conversation(std::string_view text) {
  Generator random(1);
  InlineExecutor here;
  Protocol protocol(random, here);
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    check_line(protocol, text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

}  // namespace
}  // namespace menagerie::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  menagerie::fuzz::check_conversation(menagerie::fuzz::text_of(data, size));
  return 0;
}
