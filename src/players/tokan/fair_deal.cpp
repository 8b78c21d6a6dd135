#include "players/tokan/fair_deal.h"

#include <cmath>

#include "games/tokan/game.h"
#include "players/tokan/field_search.h"
#include "search/transposition_table.h"

namespace menagerie::tokan {

namespace {

constexpr std::size_t kTable = std::size_t{4} << 20;
// A first glance sorts out the lopsided deals; what passes is looked at more closely.
constexpr std::uint64_t kGlance = 20'000;
constexpr std::uint64_t kCloseLook = 200'000;
// In all: less than a second.
constexpr std::uint64_t kMostNodes = 1'500'000;

// What comes of a deal for the side that begins, by what a search tells of the first move: it is
// too hopeful, and too cautious where deals differ (tokan_study first).
double chance_in_play(const Analysis<Position>& found, std::size_t beginner) {
  constexpr double kSlope = 1.5;
  constexpr double kShift = -0.6;
  const double told = found.value[beginner];
  if (found.exact) return told;
  return 1 / (1 + std::exp(-kShift) * std::pow((1 - told) / told, kSlope));
}

class FairDeal {
 public:
  explicit FairDeal(const std::function<bool(std::uint64_t)>& enough) : enough_(enough) {}

  [[nodiscard]] bool done() const { return nodes_ >= kMostNodes || enough_(nodes_); }

  // By how much the better side may be expected to do better than even.
  [[nodiscard]] double lead(const Field& field, std::uint64_t nodes) {
    Watch<Position> watch;
    watch.enough = [&](std::uint64_t now) { return now >= nodes || enough_(nodes_ + now); };
    const Analysis<Position> found = FieldSearch(field, table_, watch, 1).run();
    nodes_ += found.nodes;
    return std::abs(chance_in_play(found, index(field.side())) - 0.5);
  }

 private:
  const std::function<bool(std::uint64_t)>& enough_;
  search::TranspositionTable table_{kTable};
  std::uint64_t nodes_ = 0;
};

}  // namespace

Position fair_start(const Options& options, RandomSource& random,
                    const std::function<bool(std::uint64_t)>& enough) {
  constexpr double kFairLead = kFairChance - 0.5;
  Options plain = options;
  plain.setup = tokan::Setup::deal;
  FairDeal judge(enough);
  Position fairest = Game::start(plain, random);
  double least = 1;
  for (Position deal = fairest; !judge.done(); deal = Game::start(plain, random)) {
    double lead = judge.lead(*deal.field(), kGlance);
    if (lead <= kFairLead && !judge.done()) {
      lead = judge.lead(*deal.field(), kCloseLook);
      if (lead <= kFairLead) return deal;
    }
    if (lead >= least) continue;
    least = lead;
    fairest = deal;
  }
  return fairest;
}

Position start(const Options& options, RandomSource& random) {
  if (options.setup != tokan::Setup::fair) return Game::start(options, random);
  return fair_start(options, random, [](std::uint64_t) { return false; });
}

}  // namespace menagerie::tokan
