// The input is read as the record of a room, expanded by expand.h. Whatever its tags hold, the
// verdict is a sentence, the same each time; and a record that holds is the same game as itself.
#include <cstdint>

#include "core/record.h"
#include "fuzz/expand.h"
#include "fuzz/mended.h"
#include "fuzz/must.h"
#include "rooms/verify.h"

namespace menagerie::fuzz {
namespace {

void check_proof(std::string_view input) {
  const Result<Record> record = parse_mended(input);
  if (!record) return;
  const rooms::Verdict verdict = rooms::verify(*record);
  if (verdict) {
    const Result<std::size_t> shared = rooms::compare(*record, *record);
    must(shared.has_value(), "a record tells the same game as itself", input);
    return;
  }
  const rooms::Misfit& misfit = verdict.error();
  must(!misfit.error.full_sentence().empty(), "a verdict says why", input);
  const rooms::Verdict again = rooms::verify(*record);
  must(!again && again.error().check == misfit.check && again.error().at == misfit.at,
       "a verdict stays the same", input);
}

}  // namespace
}  // namespace menagerie::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  menagerie::fuzz::check_proof(menagerie::fuzz::expand(menagerie::fuzz::text_of(data, size)));
  return 0;
}
