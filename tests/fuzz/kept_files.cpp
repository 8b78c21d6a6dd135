// The input is taken for a file that was kept: a proof of Tokan (first byte 0) or a solution of Two
// Paths. Whatever it is, it is taken up or refused with a reason. A proof whose only fault is its
// check gets the right one, or hardly any change would ever get past it.
#include <cstdint>

#include "core/hash.h"
#include "fuzz/must.h"
#include "games/tokan/position.h"
#include "players/tokan/proof.h"
#include "players/two_paths/solution.h"

namespace menagerie::fuzz {
namespace {

constexpr std::string_view kPosition =
    ".,mM,.,L,.,./Jj,JJ,J,lM,.,./.,M,l,L,J,jl/.,j,JLL,mjl,J,./.,.,m,j,lLjj,. r e1";
constexpr std::size_t kTable = 1U << 16U;

tokan::Field field() {
  const Result<tokan::Position> position = tokan::Position::parse(kPosition);
  must(position && position->field() != nullptr, "the position is one in play", kPosition);
  return *position->field();
}

// The last eight bytes are the check, the lowest byte first.
std::string mended(std::string_view bytes) {
  std::string text(bytes.substr(0, bytes.size() - 8));
  const std::uint64_t check = hash_bytes(text);
  for (unsigned i = 0; i < 8; ++i) text += static_cast<char>(check >> (8 * i) & 0xffU);
  return text;
}

void check_proof(std::string_view bytes) {
  tokan::Proof proof(field(), kTable);
  if (const Result<void> fine = proof.take_up(bytes); !fine) {
    must(!fine.error().full_sentence().empty(), "a refusal says why", bytes);
  }
  if (bytes.size() < 8) return;
  const Result<void> taken = proof.take_up(mended(bytes));
  if (!taken) return;
  tokan::Proof again(field(), kTable);
  must(again.take_up(proof.to_bytes()).has_value(), "what is written can be read", bytes);
}

void check_solution(std::string_view bytes) {
  const Result<two_paths::Solution> solution = two_paths::Solution::from_bytes(bytes);
  must(solution || !solution.error().full_sentence().empty(), "a refusal says why", bytes);
}

}  // namespace
}  // namespace menagerie::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view bytes = menagerie::fuzz::text_of(data + 1, size - 1);
  if (data[0] == '0') {
    menagerie::fuzz::check_proof(bytes);
  } else {
    menagerie::fuzz::check_solution(bytes);
  }
  return 0;
}
