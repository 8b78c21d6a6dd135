// The first byte picks a game, the rest is read as an action of it: reading and writing undo each
// other, and asking whether it is legal is safe at the start of a game.
#include "fuzz/must.h"
#include "fuzz/with_game.h"

namespace menagerie::fuzz {
namespace {

struct Actions {
  template <Game G>
  void operator()(std::string_view text) const {
    using P = typename G::Position;
    const Result<typename P::Action> action = P::parse_action(text);
    if (!action) {
      must(!action.error().full_sentence().empty(), "a refusal says why", text);
      return;
    }
    must(P::action_text(*action) == text, "only the one way to write an action is read", text);
    const P start = first_position<G>();
    typename P::Actions actions;
    start.legal(actions);
    bool listed = false;
    for (const typename P::Action legal : actions) listed = listed || legal == *action;
    const Result<void> allowed = start.check(*action);
    must(allowed.has_value() == listed, "what is allowed is what is listed", text);
    must(allowed || !allowed.error().full_sentence().empty(), "a refusal says why", text);
  }

 private:
  template <Game G>
  static typename G::Position first_position() {
    Generator random(1);
    return G::start(G::options(*complete_options(G::option_specs(), {})), random);
  }
};

}  // namespace
}  // namespace menagerie::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  menagerie::fuzz::with_game(menagerie::fuzz::text_of(data, size), menagerie::fuzz::Actions{});
  return 0;
}
