// The first byte picks a game, the next ones its options, the rest plays it: each byte picks one of
// the actions that are possible, and now and then takes some back. The laws hold after each, and in
// the end the actions that are left, played again from the start, lead to the same position.
#include <string>
#include <vector>

#include "fuzz/laws.h"
#include "fuzz/must.h"
#include "fuzz/with_game.h"

namespace menagerie::fuzz {
namespace {

// The bytes of the input one by one, and zeros after its end.
class Bytes {
 public:
  explicit Bytes(std::string_view bytes) : left_(bytes) {}
  [[nodiscard]] bool empty() const { return left_.empty(); }
  std::size_t take() {
    if (left_.empty()) return 0;
    const auto byte = static_cast<unsigned char>(left_.front());
    left_.remove_prefix(1);
    return byte;
  }
  // A number below `n`; more than one byte where one would not reach all of them. Pre: n > 0.
  std::size_t below(std::size_t n) { return (n > 256 ? take() * 256 + take() : take()) % n; }

 private:
  std::string_view left_;
};

OptionValues pick_options(std::span<const OptionSpec> specs, Bytes& bytes) {
  OptionValues values;
  for (const OptionSpec& spec : specs) {
    const std::size_t range = std::size_t{spec.max} - spec.min + 1;
    const std::string value = spec.choices.empty()
                                  ? std::to_string(spec.min + bytes.below(range))
                                  : std::string(spec.choices[bytes.below(spec.choices.size())]);
    values.emplace(spec.name, value);
  }
  return values;
}

struct WholeGame {
  static constexpr std::size_t kTakeBack = 255;
  static constexpr std::size_t kLongest = 500;

  template <Game G>
  void operator()(std::string_view input) const {
    using P = typename G::Position;
    Bytes bytes(input);
    const Result<OptionValues> values =
        complete_options(G::option_specs(), pick_options(G::option_specs(), bytes));
    must(values.has_value(), "what a game offers can be chosen");
    const typename G::Options options = G::options(*values);
    const auto parse = [&options](std::string_view text) { return G::parse(text, options); };

    Generator random(bytes.take());
    std::vector<P> positions{G::start(options, random)};
    std::vector<typename P::Action> played;
    must(positions.back().seats() == G::seats(options), "the seats are those of the options");
    for (std::size_t step = 0; step < kLongest && !bytes.empty(); ++step) {
      const P here = positions.back();
      check_laws(here, parse);
      const std::size_t byte = bytes.take();
      if (byte == kTakeBack) {
        for (std::size_t back = bytes.below(8); back > 0 && !played.empty(); --back) {
          positions.pop_back();
          played.pop_back();
        }
        continue;
      }
      typename P::Actions actions;
      here.legal(actions);
      if (actions.empty()) break;
      const std::size_t choice = actions.size() > kTakeBack ? byte * 256 + bytes.take() : byte;
      const typename P::Action action = actions[choice % actions.size()];
      must(here.check(action).has_value(), "what is legal is allowed", here);
      P next = here;
      next.apply(action);
      positions.push_back(next);
      played.push_back(action);
    }
    check_laws(positions.back(), parse);
    check_symmetries(positions.back(), parse);

    P again = positions.front();
    for (const typename P::Action action : played) again.apply(action);
    must(again == positions.back(), "the same actions lead to the same position", again);
  }
};

}  // namespace
}  // namespace menagerie::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  menagerie::fuzz::with_game(menagerie::fuzz::text_of(data, size), menagerie::fuzz::WholeGame{});
  return 0;
}
