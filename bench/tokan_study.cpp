// The numbers and the picture of docs/tokan-proofs.md: how lopsided random deals of Tokan are.
//   tokan_study deals COUNT NODES    a table of what a search of so many nodes says of each deal
//   tokan_study picture COUNT NODES  the distribution of it, as SVG
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "games/tokan/game.h"
#include "players/tokan/player.h"

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

int study(int argc, char** argv) {
  if (argc != 4) {
    std::fprintf(stderr, "tokan_study deals|picture COUNT NODES\n");
    return 2;
  }
  const Deals deals = judged(std::atoi(argv[2]), std::strtoull(argv[3], nullptr, 10));
  if (std::string_view(argv[1]) == "picture") {
    print_picture(deals);
  } else {
    print_table(deals);
  }
  return 0;
}

}  // namespace
}  // namespace menagerie::tokan

int main(int argc, char** argv) {
  return menagerie::tokan::study(argc, argv);
}
