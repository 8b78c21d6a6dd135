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
  const std::optional<store::Store::News> news = store::parse_hint(input);
  if (!news) return;
  const std::optional<std::string> text = store::hint_text(*news);
  must(text.has_value(), "what was heard can be said", input);
  const std::optional<store::Store::News> again = store::parse_hint(*text);
  must(again && again->room == news->room && again->version == news->version &&
           again->note == news->note,
       "it means the same again", input);
}

}  // namespace
}  // namespace menagerie::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  menagerie::fuzz::check(menagerie::fuzz::text_of(data, size));
  return 0;
}
