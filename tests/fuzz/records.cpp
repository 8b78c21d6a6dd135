// The input is read as a game record, expanded by expand.h. What is accepted can be written and
// read again.
#include <cstdint>

#include "core/record.h"
#include "fuzz/expand.h"
#include "fuzz/mended.h"
#include "fuzz/must.h"

namespace menagerie::fuzz {
namespace {

void check_record(std::string_view input) {
  const Result<Record> record = parse_mended(input);
  if (!record) {
    must(!record.error().full_sentence().empty(), "a refusal says why", input);
    return;
  }
  const std::string text = record_text(*record);
  const Result<Record> again = parse_record(text);
  must(again.has_value(), "what is written can be read", text);
  must(*again == *record, "what was read is what was written", text);
  must(record_text(*again) == text, "a record is written in one way", text);
}

}  // namespace
}  // namespace menagerie::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  menagerie::fuzz::check_record(menagerie::fuzz::expand(menagerie::fuzz::text_of(data, size)));
  return 0;
}
