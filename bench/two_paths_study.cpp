// The numbers and plots of docs/two-paths-solved.md, from the solved game.
//   two_paths_study facts [ROWS]   what is known without playing, and from games of best play
//   two_paths_study lead           a plot: chances by lead, as SVG
//   two_paths_study edge           a plot: how the better path is treated, as SVG
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "players/two_paths/player.h"
#include "two_paths_plots.h"

namespace menagerie::two_paths {
namespace {

constexpr int kGames = 200'000;
constexpr double kPure = 1e-9;

struct Mean {
  double sum = 0;
  double squares = 0;
  double count = 0;
  void add(double x) {
    sum += x;
    squares += x * x;
    ++count;
  }
  [[nodiscard]] double mean() const { return sum / count; }
  [[nodiscard]] double deviation() const { return std::sqrt(squares / count - mean() * mean()); }
};

int rows_gone(const Position& position, Seat seat, Kind kind) {
  const Space space = position.space(seat, kind);
  if (!space.on_board()) return position.rows() - 1;
  return seat == kSouth ? space.row() - 1 : position.rows() - space.row();
}

int rows_gone(const Position& position, Seat seat) {
  int sum = 0;
  for (const Kind kind : kKinds) sum += rows_gone(position, seat, kind);
  return sum;
}

// Rows that the mover's animal would go along the side.
int stride(const Position& position, Kind kind, Side side) {
  Position after = position;
  after.play_duel(kind, side, other(side));
  return rows_gone(after, position.mover(), kind) - rows_gone(position, position.mover(), kind);
}

struct Choice {
  Kind kind{};
  Duel duel;
  double second_best = -1;  // the chance with the next best animal
};

Choice best_choice(const Solution& solution, const Position& position) {
  Choice choice;
  choice.duel.chance = -1;
  for (const Kind kind : kKinds) {
    if (!position.may_announce(kind)) continue;
    const Duel duel = solution.duel(position, kind);
    if (duel.chance > choice.duel.chance) {
      choice.second_best = choice.duel.chance;
      choice.kind = kind;
      choice.duel = duel;
    } else {
      choice.second_best = std::max(choice.second_best, duel.chance);
    }
  }
  return choice;
}

// Plays games of best play and shows every duel of them.
template <class Visit>
void visit_best_play(const Solution& solution, int games, Visit&& visit) {
  Generator random(20220704);
  const auto chance = [&](double p) {
    return static_cast<double>(random.next() >> 11) * 0x1p-53 < p;
  };
  for (int game = 0; game < games; ++game) {
    Position position = Position::lining_up(solution.rules().rows, kSouth);
    while (position.phase() == Phase::lining_up) {
      position.apply(draw(analyse(solution, position), random));
    }
    while (position.phase() != Phase::over) {
      const Choice choice = best_choice(solution, position);
      const Side hidden = chance(choice.duel.hide_east) ? Side::east : Side::west;
      const Side blocked = chance(choice.duel.block_east) ? Side::east : Side::west;
      visit(position, choice, hidden, blocked);
      position.play_duel(choice.kind, hidden, blocked);
    }
  }
}

Position start(int rows, const Order& south, const Order& north) {
  Position position = Position::lining_up(rows, kSouth);
  position.apply(Action::line_up(south));
  position.apply(Action::line_up(north));
  return position;
}

void tell_line_ups(const Solution& solution, const Solution& declinable) {
  const int rows = solution.rules().rows;
  std::printf("Line-ups, South FHG beginning: value, with declinable rewards, first animals\n");
  for (const Order& north : kOrders) {
    const Position position = start(rows, {Kind::fox, Kind::hare, Kind::hedgehog}, north);
    std::printf("  %s %.9f %.9f", Action::line_up(north).text().c_str(),
                solution.chance(position, kSouth), declinable.chance(position, kSouth));
    for (const Kind kind : {Kind::fox, Kind::hare, Kind::hedgehog}) {
      const Duel duel = solution.duel(position, kind);
      std::printf("  %c %.6f (hide east %.3f, block east %.3f)", letter(kind), duel.chance,
                  duel.hide_east, duel.block_east);
    }
    std::printf("\n");
  }
  std::map<long, int> classes;
  for (const Order& south : kOrders) {
    for (const Order& north : kOrders) {
      ++classes[std::lround(1e9 * solution.chance(start(rows, south, north), kSouth))];
    }
  }
  std::printf("All 36 line-ups:");
  for (const auto& [value, count] : classes) {
    std::printf(" %d x %.9f", count, static_cast<double>(value) * 1e-9);
  }
  const Position empty = Position::lining_up(rows, kSouth);
  std::printf("\nBeginning is worth %.9f; with declinable rewards %.9f\n",
              solution.chance(empty, kSouth), declinable.chance(empty, kSouth));
}

struct Purity {
  double duels = 0;
  double hides_pure = 0;
  double blocks_pure = 0;
  void add(const Duel& duel) {
    ++duels;
    if (std::min(duel.hide_east, 1 - duel.hide_east) < kPure) ++hides_pure;
    if (std::min(duel.block_east, 1 - duel.block_east) < kPure) ++blocks_pure;
  }
  void tell(const char* where) const {
    std::printf("%s: %.0f duels; the mover's side is pure in %.3f %%, the blocker's in %.3f %%\n",
                where, duels, 100 * hides_pure / duels, 100 * blocks_pure / duels);
  }
};

void tell_states(const Solution& solution) {
  Purity purity;
  Mean lead;
  double ties = 0;
  const Atlas& atlas = solution.atlas();
  for (std::size_t page = 1; page < atlas.pages().size(); ++page) {
    for (std::size_t index = 0; index < Permutation::kCount; ++index) {
      for (const Seat mover : kBothSeats) {
        for (const int duel : {1, 2, 3}) {
          const Position position =
              atlas.position(atlas.pages()[page], Permutation(index), mover, duel);
          const Choice choice = best_choice(solution, position);
          purity.add(choice.duel);
          if (choice.second_best < 0) continue;
          lead.add(choice.duel.chance - choice.second_best);
          if (choice.duel.chance - choice.second_best < kPure) ++ties;
        }
      }
    }
  }
  purity.tell("All states up to symmetry");
  std::printf("  best animal ahead of the second by %.4f in the mean; equal in %.2f %%\n",
              lead.mean(), 100 * ties / lead.count);
}

void tell_best_play(const Solution& solution) {
  Purity purity;
  Mean animal_lead;
  Mean swing;
  double duels = 0;
  double right = 0;
  double turns = 0;
  std::array<Mean, 8> gain_by_stride;
  Mean hides_leap;
  Mean blocks_leap;
  Mean leap_edge;
  visit_best_play(solution, kGames,
                  [&](const Position& position, const Choice& choice, Side hidden, Side blocked) {
                    const Duel& duel = choice.duel;
                    purity.add(duel);
                    if (choice.second_best >= 0) animal_lead.add(duel.chance - choice.second_best);
                    ++duels;
                    if (position.duel() == 1) ++turns;
                    const double after = duel.chances[index_of(hidden)][index_of(blocked)];
                    swing.add(std::abs(after - duel.chance));
                    if (hidden == blocked) {
                      ++right;
                    } else {
                      const int gone = stride(position, choice.kind, hidden);
                      gain_by_stride[static_cast<std::size_t>(gone)].add(after - duel.chance);
                    }
                    const int east = stride(position, choice.kind, Side::east);
                    const int west = stride(position, choice.kind, Side::west);
                    if (east == west) return;
                    const Side leap = east > west ? Side::east : Side::west;
                    hides_leap.add(duel.hides(leap));
                    blocks_leap.add(duel.blocks(leap));
                    leap_edge.add(duel.chances[index_of(leap)][index_of(other(leap))] -
                                  duel.chances[index_of(other(leap))][index_of(leap)]);
                  });
  std::printf("%d games of best play: %.2f duels and %.2f turns a game, %.2f %% guessed right\n",
              kGames, duels / kGames, turns / kGames, 100 * right / duels);
  purity.tell("  there");
  std::printf("  best animal ahead of the second by %.4f in the mean\n", animal_lead.mean());
  std::printf("  a duel moves the chance by %.4f in the mean\n", swing.mean());
  for (std::size_t gone = 1; gone < gain_by_stride.size(); ++gone) {
    const Mean& gain = gain_by_stride[gone];
    if (gain.count == 0) continue;
    std::printf("  a run of %zu rows: %.3f %% of runs, gains %.4f ± %.4f\n", gone,
                100 * gain.count / (duels - right), gain.mean(),
                1.96 * gain.deviation() / std::sqrt(gain.count));
  }
  std::printf(
      "  one side leads further in %.2f %% of duels: hidden %.4f, blocked %.4f of the time; "
      "running there is worth %.4f more than on the other side\n",
      100 * hides_leap.count / duels, hides_leap.mean(), blocks_leap.mean(), leap_edge.mean());
}

void tell_facts(int rows) {
  const std::optional<Solution> solution = Solution::solve({rows});
  const std::optional<Solution> declinable = Solution::solve({rows, true});
  std::printf("%d rows: %u states up to symmetry\n", rows, solution->atlas().states());
  tell_line_ups(*solution, *declinable);
  tell_states(*solution);
  tell_best_play(*solution);
}

// The mover's chance at the first duel of a turn, by the lead in rows.
void plot_lead() {
  const std::optional<Solution> solution = Solution::solve({kFewestRows});
  std::array<std::map<int, Mean>, 3> by_stage;
  visit_best_play(*solution, kGames,
                  [&](const Position& position, const Choice& choice, Side, Side) {
                    if (position.duel() != 1) return;
                    const int own = rows_gone(position, position.mover());
                    const int others = rows_gone(position, opponent(position.mover()));
                    const auto stage = static_cast<std::size_t>(std::min((own + others) / 12, 2));
                    by_stage[stage][own - others].add(choice.duel.chance);
                  });
  std::vector<Series> series;
  constexpr std::array<const char*, 3> kNames = {"fewer than 12 rows gone", "12 to 23",
                                                 "24 and more, by both players"};
  for (std::size_t stage = 0; stage < 3; ++stage) {
    Series line{kNames[stage], {}};
    for (const auto& [lead, chance] : by_stage[stage]) {
      if (chance.count >= 100) line.points.push_back({static_cast<double>(lead), chance.mean()});
    }
    series.push_back(line);
  }
  print_lines("The chance of the player who begins a turn", "lead in rows, own less the other's",
              {-12, 12, 4}, {0, 1, 0.25}, series);
}

// How often the better of the two paths is hidden and blocked, by how much better it is.
void plot_edge() {
  const std::optional<Solution> solution = Solution::solve({kFewestRows});
  constexpr double kWidth = 0.01;
  std::map<int, std::array<Mean, 2>> by_edge;
  visit_best_play(*solution, kGames, [&](const Position&, const Choice& choice, Side, Side) {
    const Duel& duel = choice.duel;
    const double edge = duel.chances[0][1] - duel.chances[1][0];
    const Side better = edge > 0 ? Side::east : Side::west;
    std::array<Mean, 2>& means = by_edge[static_cast<int>(std::abs(edge) / kWidth)];
    means[0].add(duel.hides(better));
    means[1].add(duel.blocks(better));
  });
  std::vector<Series> series = {{"the mover hides it", {}}, {"the blocker blocks it", {}}};
  for (const auto& [bin, means] : by_edge) {
    if (means[0].count < 1000) continue;
    for (const std::size_t part : {0U, 1U}) {
      series[part].points.push_back({(bin + 0.5) * kWidth, means[part].mean()});
    }
  }
  print_lines("How often best play chooses the better path",
              "how much better it is: the difference in the chance to win after running",
              {0, 0.3, 0.05}, {0, 1, 0.25}, series);
}

}  // namespace
}  // namespace menagerie::two_paths

int main(int count, char** words) {
  const std::string_view what = count > 1 ? words[1] : "";
  if (what == "facts") {
    menagerie::two_paths::tell_facts(count > 2 ? std::atoi(words[2]) : 7);
  } else if (what == "lead") {
    menagerie::two_paths::plot_lead();
  } else if (what == "edge") {
    menagerie::two_paths::plot_edge();
  } else {
    std::fputs("usage: two_paths_study facts [7|8], lead or edge\n", stderr);
    return 2;
  }
}
