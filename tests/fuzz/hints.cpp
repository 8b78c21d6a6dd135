// What others may say on the channel of hints: whatever is read as one can be said again in the
// same words.
#include <cstdint>
#include <optional>
#include <string>

#include "fuzz/must.h"
#include "store/hint.h"

namespace menagerie::fuzz {
namespace {

void check(std::string_view input) {
  const std::optional<store::Hint> hint = store::parse_hint(input);
  if (!hint) return;
  const std::optional<std::string> text = store::hint_text(*hint);
  must(text.has_value(), "what was heard can be said", input);
  const std::optional<store::Hint> again = store::parse_hint(*text);
  must(again && again->speaker == hint->speaker && again->news.room == hint->news.room &&
           again->news.version == hint->news.version && again->news.note == hint->news.note,
       "it means the same again", input);
}

}  // namespace
}  // namespace menagerie::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  menagerie::fuzz::check(menagerie::fuzz::text_of(data, size));
  return 0;
}
