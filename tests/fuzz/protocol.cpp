// The input is a conversation with the engine, a line a request, expanded by expand.h. Every line
// gets an answer, every answer is one line of JSON that carries the request's id, and nothing
// breaks the next line.
#include "engine/protocol/protocol.h"

#include <cstdint>
#include <nlohmann/json.hpp>

#include "engine/protocol/request.h"
#include "engine/protocol/slow_words.h"
#include "fuzz/expand.h"
#include "fuzz/must.h"
#include "messages/engine.h"

namespace menagerie::fuzz {
namespace {

using Json = nlohmann::json;

Json read(std::string_view line) {
  return Json::parse(line, nullptr, /*allow_exceptions=*/false);
}

// Counting deep is no fault, but would keep the fuzzer waiting.
bool takes_long(const Request& request, const std::string& cmd) {
  constexpr std::uint64_t kDeepest = 50;
  if (cmd != "perft") return false;
  const Result<std::uint64_t> depth = request.number("depth", kDeepest, messages::protocol_a_depth);
  return depth && *depth > 2;
}

// Whether the line asks for thought. Then it is only read: thinking would keep the fuzzer waiting.
bool only_read(const Request& request, const std::string& cmd, std::string_view line) {
  for (const SlowWord& word : slow_words()) {
    if (word.name != cmd) continue;
    Generator random(1);
    const Result<Job> job = word.read(request, random);
    must(job || !job.error().full_sentence().empty(), "a refusal says why", line);
    return true;
  }
  return false;
}

// What is read is JSON, and what is said not to be JSON is none.
void check_reading(const std::expected<Request, RequestRefusal>& request, std::string_view line) {
  if (request) {
    must(Json::accept(line), "a request is JSON", line);
  } else if (request.error().error.code == messages::protocol_json) {
    must(!Json::accept(line), "what is refused as no JSON is none", line);
  }
}

void check_line(Protocol& protocol, std::string_view line) {
  const std::expected<Request, RequestRefusal> request = Request::parse(line);
  check_reading(request, line);
  if (request) {
    const Result<std::string> cmd = request->text("cmd");
    if (cmd && (takes_long(*request, *cmd) || only_read(*request, *cmd, line))) return;
  }
  // Of a line that is read the id is what anybody else would read.
  const Json sent = request ? read(line).value("id", Json()) : Json();
  const bool echoed = sent.is_string() || sent.is_number_integer();
  int answers = 0;
  protocol.answer(line, [&](std::string_view answer) {
    ++answers;
    must(answer.find('\n') == std::string_view::npos, "an answer is one line", answer);
    const Json json = read(answer);
    must(json.is_object(), "an answer is a JSON object", answer);
    if (echoed) must(json.value("id", Json()) == sent, "an answer carries the id", line);
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
  menagerie::fuzz::check_conversation(
      menagerie::fuzz::expand(menagerie::fuzz::text_of(data, size)));
  return 0;
}
