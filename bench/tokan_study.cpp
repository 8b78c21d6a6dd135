// The numbers and the picture of docs/tokan-proofs.md: how lopsided random deals of Tokan are.
//   tokan_study deals COUNT NODES    a table of what a search of so many nodes says of each deal
//   tokan_study picture COUNT NODES  the distribution of it, as SVG
//   tokan_study trust COUNT NODES    whether the chances that are told come true: games in which
//                                    both sides search so many nodes, by what was told on the way
//   tokan_study first COUNT NODES    the same for the first move of so many deals, by what came of
//                                    them between players of level 7
//   tokan_study fair COUNT SEED      what the side that begins makes of fair deals, from this seed
//                                    on, between players of level 7
//   tokan_study position PLIES SEED  the deal of this seed after so many random plies, to be proven
//                                    by `menagerie solve tokan --position`
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <utility>
#include <vector>

#include "core/play.h"
#include "games/tokan/game.h"
#include "players/tokan/fair_deal.h"
#include "players/tokan/player.h"
#include "tokan_positions.h"

namespace menagerie::tokan {
namespace {

constexpr int kBars = 10;

struct Deals {
  std::array<int, kBars> bars{};  // by the chance of the side that begins
  int count = 0;
  int proven_first = 0;
  int proven_second = 0;
  int proven_draw = 0;
  int strong_first = 0;  // a chance above 80 in 100, proven wins included
  int strong_second = 0;
  int fair = 0;  // between 40 and 60 in 100
  double sum = 0;

  void add(double chance, bool exact) {
    ++count;
    ++bars[static_cast<std::size_t>(std::min(static_cast<int>(chance * kBars), kBars - 1))];
    proven_first += exact && chance == 1 ? 1 : 0;
    proven_second += exact && chance == 0 ? 1 : 0;
    proven_draw += exact && chance == 0.5 ? 1 : 0;
    strong_first += chance > 0.8 ? 1 : 0;
    strong_second += chance < 0.2 ? 1 : 0;
    fair += chance >= 0.4 && chance <= 0.6 ? 1 : 0;
    sum += chance;
  }
};

Deals judged(int count, std::uint64_t nodes) {
  Deals deals;
  Player player;
  Watch<Position> watch;
  watch.enough = [nodes](std::uint64_t now) { return now >= nodes; };
  for (int seed = 1; seed <= count; ++seed) {
    Generator random(static_cast<std::uint64_t>(seed));
    const Position position = Game::start(Options{}, random);
    const Analysis<Position> found = player.analyse(position, watch);
    deals.add(found.value[position.node().seat.index], found.exact);
  }
  return deals;
}

void print_table(const Deals& deals) {
  const auto line = [&](const char* what, int part) {
    std::printf("%-44s %5d  %5.1f %%\n", what, part, 100.0 * part / deals.count);
  };
  std::printf("mean chance of the side that begins: %.3f\n", deals.sum / deals.count);
  line("proven for the side that begins", deals.proven_first);
  line("proven for the second", deals.proven_second);
  line("proven draws", deals.proven_draw);
  line("above 80 in 100 for the side that begins", deals.strong_first);
  line("above 80 in 100 for the second", deals.strong_second);
  line("between 40 and 60 in 100", deals.fair);
  for (int bar = 0; bar < kBars; ++bar) {
    std::printf("%3d to %3d in 100: %5d\n", bar * 10, bar * 10 + 10,
                deals.bars[static_cast<std::size_t>(bar)]);
  }
}

void print_picture(const Deals& deals) {
  constexpr double kLeft = 50;
  constexpr double kBase = 300;
  constexpr double kBarWidth = 54;
  const double most = *std::ranges::max_element(deals.bars);
  std::printf(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 640 360\" role=\"img\" "
      "font-family=\"sans-serif\" font-size=\"13\" fill=\"#808080\">\n"
      "<title>Random deals by the judged chance of the side that begins</title>\n"
      "<text x=\"50\" y=\"22\" font-size=\"16\">%d random deals of Tokan</text>\n",
      deals.count);
  for (int bar = 0; bar < kBars; ++bar) {
    const int count = deals.bars[static_cast<std::size_t>(bar)];
    const double height = 240 * count / most;
    const double x = kLeft + bar * (kBarWidth + 2);
    std::printf(
        "<rect x=\"%.0f\" y=\"%.1f\" width=\"%.0f\" height=\"%.1f\" fill=\"#1b9e77\"/>"
        "<text x=\"%.0f\" y=\"%.1f\" text-anchor=\"middle\">%d</text>"
        "<text x=\"%.0f\" y=\"%.0f\" text-anchor=\"middle\">%d–%d</text>\n",
        x, kBase - height, kBarWidth, height, x + kBarWidth / 2, kBase - height - 5, count,
        x + kBarWidth / 2, kBase + 18, bar * 10, bar * 10 + 10);
  }
  std::printf(
      "<text x=\"330\" y=\"346\" text-anchor=\"middle\">judged chance of the side that begins, "
      "in 100</text>\n</svg>\n");
}

// What was told to a side on turn that was not proven, and what the game brought it.
struct Told {
  double chance = 0;
  double result = 0;
};

// The first moves are drawn, so that games differ and positions are not all balanced.
std::vector<Told> played(int count, std::uint64_t nodes) {
  constexpr int kDrawnMoves = 3;
  std::vector<Told> all;
  Player player;
  Watch<Position> watch;
  watch.enough = [nodes](std::uint64_t now) { return now >= nodes; };
  for (int seed = 1; seed <= count; ++seed) {
    Generator random(static_cast<std::uint64_t>(seed));
    Position position = Game::start(Options{}, random);
    std::vector<std::pair<std::size_t, double>> told;  // seat and chance
    for (int ply = 0; position.node().turn != Turn::over; ++ply) {
      if (ply < kDrawnMoves) {
        position.apply(random_action(position, random));
        continue;
      }
      const Analysis<Position> found = player.analyse(position, watch);
      const std::size_t seat = position.node().seat.index;
      if (!found.exact) told.emplace_back(seat, found.value[seat]);
      position.apply(found.policy.front().action);
    }
    const Values result = chances_of(position.outcome());
    for (const auto& [seat, chance] : told) all.push_back({chance, result[seat]});
  }
  return all;
}

// What comes of a start between equals of level 7: one, a half or nothing for the side that begins.
double beginner_gets(Position position, Player& player, RandomSource& random) {
  constexpr int kEquals = 7;
  const std::size_t beginner = position.node().seat.index;
  while (position.node().turn != Turn::over)
    position.apply(player.choose(position, kEquals, random, {}));
  return chances_of(position.outcome())[beginner];
}

std::vector<Told> first_moves(int count, std::uint64_t nodes) {
  constexpr std::uint64_t kFirstSeed = 1001;
  std::vector<Told> all;
  Player player;
  Watch<Position> watch;
  watch.enough = [nodes](std::uint64_t now) { return now >= nodes; };
  for (int i = 0; i < count; ++i) {
    Generator random(kFirstSeed + static_cast<std::uint64_t>(i));
    const Position position = Game::start(Options{}, random);
    const double told = player.analyse(position, watch).value[position.node().seat.index];
    all.push_back({told, beginner_gets(position, player, random)});
  }
  return all;
}

void print_fair(int count, std::uint64_t seed) {
  Options options;
  options.setup = Setup::fair;
  Player player;
  std::array<int, 3> results{};  // losses, draws and wins of the side that begins
  for (int i = 0; i < count; ++i) {
    Generator random(seed + static_cast<std::uint64_t>(i));
    const double got = beginner_gets(start(options, random), player, random);
    ++results[static_cast<std::size_t>(2 * got)];
  }
  const double share = (results[2] + 0.5 * results[1]) / count;
  std::printf("the side that begins: %d won, %d drawn, %d lost; %.1f in 100 (± %.1f)\n", results[2],
              results[1], results[0], 100 * share, 196 * std::sqrt(share * (1 - share) / count));
}

void print_trust(const std::vector<Told>& all) {
  std::array<Told, kBars> sums{};
  std::array<int, kBars> counts{};
  for (const Told& told : all) {
    const auto bar =
        static_cast<std::size_t>(std::min(static_cast<int>(told.chance * kBars), kBars - 1));
    sums[bar].chance += told.chance;
    sums[bar].result += told.result;
    ++counts[bar];
  }
  for (std::size_t bar = 0; bar < kBars; ++bar) {
    if (counts[bar] == 0) continue;
    std::printf("told %.3f  came true %.3f  (%d positions)\n", sums[bar].chance / counts[bar],
                sums[bar].result / counts[bar], counts[bar]);
  }
  // Newton's method for result ~ 1 / (1 + exp(-(slope * logit + shift))).
  double slope = 1;
  double shift = 0;
  for (int step = 0; step < 30; ++step) {
    double g0 = 0;
    double g1 = 0;
    double h00 = 0;
    double h01 = 0;
    double h11 = 0;
    for (const Told& told : all) {
      const double bounded = std::clamp(told.chance, 1e-6, 1 - 1e-6);
      const double logit = std::log(bounded / (1 - bounded));
      const double p = 1 / (1 + std::exp(-(slope * logit + shift)));
      g0 += told.result - p;
      g1 += (told.result - p) * logit;
      h00 += p * (1 - p);
      h01 += p * (1 - p) * logit;
      h11 += p * (1 - p) * logit * logit;
    }
    const double determinant = h00 * h11 - h01 * h01;
    if (determinant <= 0) break;
    shift += (h11 * g0 - h01 * g1) / determinant;
    slope += (h00 * g1 - h01 * g0) / determinant;
  }
  std::printf("best fit: slope %.3f, shift %.3f of the logit (1 and 0 if the chances are right)\n",
              slope, shift);
}

int study(int argc, char** argv) {
  if (argc != 4) {
    std::fprintf(stderr,
                 "tokan_study deals|picture|trust|first COUNT NODES, fair COUNT SEED or position "
                 "PLIES SEED\n");
    return 2;
  }
  const std::string_view what = argv[1];
  const int count = std::atoi(argv[2]);
  const std::uint64_t number = std::strtoull(argv[3], nullptr, 10);
  if (what == "trust") {
    print_trust(played(count, number));
  } else if (what == "first") {
    print_trust(first_moves(count, number));
  } else if (what == "fair") {
    print_fair(count, number);
  } else if (what == "position") {
    std::printf("%s\n", after_random_plies(number, count).text().c_str());
  } else if (what == "picture") {
    print_picture(judged(count, number));
  } else {
    print_table(judged(count, number));
  }
  return 0;
}

}  // namespace
}  // namespace menagerie::tokan

int main(int argc, char** argv) {
  return menagerie::tokan::study(argc, argv);
}
