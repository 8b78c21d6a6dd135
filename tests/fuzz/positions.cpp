// The first byte picks a game, the rest is read as a position of it. Whatever is accepted keeps the
// laws, and so does everything that one action makes of it.
#include "fuzz/laws.h"
#include "fuzz/must.h"
#include "fuzz/with_game.h"

namespace menagerie::fuzz {
namespace {

struct Positions {
  template <Game G>
  void operator()(std::string_view text) const {
    using P = typename G::Position;
    const Result<P> position = P::parse(text);
    if (!position) {
      must(!position.error().full_sentence().empty(), "a refusal says why", text);
      return;
    }
    must(position->text() == text, "only the one way to write a position is read", text);
    const auto parse = [](std::string_view again) { return P::parse(again); };
    check_laws(*position, parse);
    check_symmetries(*position, parse);
    check_successors(*position, parse);
  }
};

}  // namespace
}  // namespace menagerie::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  menagerie::fuzz::with_game(menagerie::fuzz::text_of(data, size), menagerie::fuzz::Positions{});
  return 0;
}
