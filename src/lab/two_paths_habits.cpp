#include "lab/two_paths_habits.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <new>
#include <vector>

namespace menagerie::lab {

namespace {

using two_paths::Atlas;
using two_paths::Duel;
using two_paths::kBothSeats;
using two_paths::Kind;
using two_paths::kKinds;
using two_paths::kSides;
using two_paths::Permutation;
using two_paths::Phase;
using two_paths::Position;
using two_paths::Side;
using two_paths::Solution;
using two_paths::Space;
using two_paths::Spot;

constexpr std::array<std::string_view, kHabits> kNames = {
    "best", "clueless", "coin",    "west",  "west80", "west60",  "alternate",
    "stay", "imitate",  "further", "avoid", "leader", "laggard", "any-animal"};

// The sides that a person with a habit will choose next, hiding and blocking: two bits, set for
// west. Habits without a memory have only one.
using Memory = std::size_t;
constexpr Memory kHidesWest = 1;
constexpr Memory kBlocksWest = 2;
constexpr std::size_t kMemories = 4;

Memory with(Memory memory, Memory bit, Side side) {
  return side == Side::west ? memory | bit : memory & ~bit;
}

bool remembers(Habit habit) {
  return habit == Habit::west || habit == Habit::west80 || habit == Habit::west60 ||
         habit == Habit::alternate || habit == Habit::stay || habit == Habit::imitate;
}

// How surely the person does what the memory says.
double firmness(Habit habit) {
  if (habit == Habit::west80) return 0.8;
  return habit == Habit::west60 ? 0.6 : 1;
}

// What the person will do next after a duel.
Memory after_duel(Habit habit, Memory memory, bool person_hides, Side hidden, Side blocked) {
  const Memory bit = person_hides ? kHidesWest : kBlocksWest;
  const Side own = person_hides ? hidden : blocked;
  switch (habit) {
    case Habit::alternate:
      return with(memory, bit, other(own));
    case Habit::stay: {
      const bool worked = person_hides == (hidden != blocked);
      return with(memory, bit, worked ? own : other(own));
    }
    case Habit::imitate: {
      const Side theirs = person_hides ? blocked : hidden;
      return theirs == Side::west ? kHidesWest | kBlocksWest : 0;
    }
    default:
      return memory;
  }
}

int rows_gone(const Position& position, Kind kind) {
  const Seat seat = position.mover();
  const Space space = position.space(seat, kind);
  if (!space.on_board()) return position.rows();
  return seat == two_paths::kSouth ? space.row() : position.rows() + 1 - space.row();
}

// An announcement that may be made, and what best play thinks of it.
struct Announcement {
  Kind kind{};
  Duel duel;
  int rows_gone = 0;
};
using Announcements = std::vector<Announcement>;

// How often each is announced.
std::array<double, 3> announced(Habit habit, const Announcements& all) {
  std::array<double, 3> weights{};
  std::array<double, 3> likes{};
  for (std::size_t i = 0; i < all.size(); ++i) {
    switch (habit) {
      case Habit::clueless:
      case Habit::any_animal:
        likes[i] = 0;
        break;
      case Habit::leader:
        likes[i] = all[i].rows_gone;
        break;
      case Habit::laggard:
        likes[i] = -all[i].rows_gone;
        break;
      default:
        likes[i] = all[i].duel.chance;
    }
  }
  const auto size = static_cast<std::ptrdiff_t>(all.size());
  const double most = *std::max_element(likes.begin(), likes.begin() + size);
  const auto best = static_cast<double>(std::count(likes.begin(), likes.begin() + size, most));
  for (std::size_t i = 0; i < all.size(); ++i) weights[i] = likes[i] == most ? 1 / best : 0;
  return weights;
}

// How often the person chooses east.
double east(Habit habit, const Duel& duel, Memory memory, bool hides) {
  switch (habit) {
    case Habit::clueless:
    case Habit::coin:
      return 0.5;
    case Habit::further:
    case Habit::avoid: {
      const double runs_east = duel.chances[0][1];
      const double runs_west = duel.chances[1][0];
      if (runs_east == runs_west) return 0.5;
      return (runs_east > runs_west) == (habit == Habit::further) ? 1 : 0;
    }
    case Habit::best:
    case Habit::leader:
    case Habit::laggard:
    case Habit::any_animal:
      return hides ? duel.hide_east : duel.block_east;
    default:
      break;
  }
  const bool west = (memory & (hides ? kHidesWest : kBlocksWest)) != 0;
  return west ? 1 - firmness(habit) : firmness(habit);
}

// Backwards over the atlas: what is left to the person in every state, part and memory.
class Evaluation {
 public:
  Evaluation(Habit habit, const Solution& solution)
      : habit_(habit),
        solution_(solution),
        atlas_(solution.atlas()),
        memories_(remembers(habit) ? kMemories : 1),
        left_(new (std::nothrow) Left[atlas_.states() * 2 * memories_]) {
    if (!left_) return;
    for (std::size_t state = 0; state < Atlas::kStatesOfPage; ++state) {
      const bool mover_lost = state % Atlas::kStatesOfMeeting < 3;
      for (Memory memory = 0; memory < memories_; ++memory) {
        const float moving = mover_lost ? 0 : 1;
        left_[place(state, true, memory)] = {moving, moving, 0, 0};
        left_[place(state, false, memory)] = {1 - moving, 1 - moving, 0, 0};
      }
    }
  }

  [[nodiscard]] bool possible() const { return left_ != nullptr; }

  bool work(const std::function<bool()>& stopped) {
    for (std::size_t page = 1; page < atlas_.pages().size(); ++page) {
      if (page % 64 == 0 && stopped()) return false;
      solve_page(page);
    }
    return true;
  }

  // In the mean over both seats and all memories, from line-ups of best play.
  [[nodiscard]] HabitCost cost() const {
    Position position = Position::lining_up(atlas_.rows(), two_paths::kSouth);
    while (position.phase() == Phase::lining_up) position = lined_up_best(position);
    HabitCost cost;
    const double parts = 2.0 * static_cast<double>(memories_);
    double swing = 0;
    for (const Seat person : kBothSeats) {
      cost.value += solution_.chance(position, person) / 2;
      for (Memory memory = 0; memory < memories_; ++memory) {
        const Left& left = left_[follow(position, person, memory)];
        cost.against_best += left.best / parts;
        cost.against_reader += left.reader / parts;
        cost.duels += left.duels / parts;
        swing += left.swing / parts;
      }
    }
    cost.swing = swing / cost.duels;
    return cost;
  }

 private:
  struct Left {
    float best = 0;
    float reader = 0;
    float duels = 0;
    float swing = 0;
  };
  // What a duel leads to, by hidden and blocked side.
  struct Outcome {
    std::size_t place = 0;
    double swing = 0;
  };
  using Outcomes = std::array<std::array<Outcome, 2>, 2>;
  // A state in which the person has one part and one memory.
  struct Scene {
    std::size_t place = 0;
    bool person_moves = false;
    std::size_t count = 0;
    std::array<double, 3> announced{};  // by the person, or by best play
    std::array<double, 3> hides{};      // how often the mover hides east
    std::array<double, 3> blocks{};     // how often the blocker blocks east
    std::array<Outcomes, 3> outcomes{};
  };

  [[nodiscard]] std::size_t place(std::size_t state, bool person_moves, Memory memory) const {
    return (2 * state + (person_moves ? 0 : 1)) * memories_ + memory;
  }

  [[nodiscard]] std::size_t follow(const Position& after, Seat person, Memory memory) const {
    const Spot spot = atlas_.spot(atlas_.meeting(after));
    const bool exchanged = spot.sides_exchanged() && memories_ > 1;
    return place(spot.state(after.mover(), after.duel()), person == after.mover(),
                 exchanged ? memory ^ (kHidesWest | kBlocksWest) : memory);
  }

  [[nodiscard]] Position lined_up_best(const Position& position) const {
    Position::Actions actions;
    position.legal(actions);
    std::optional<Position> best;
    for (const two_paths::Action action : actions) {
      Position next = position;
      next.apply(action);
      const Seat seat = position.mover();
      if (!best || solution_.chance(next, seat) > solution_.chance(*best, seat)) best = next;
    }
    return *best;
  }

  void solve_page(std::size_t number) {
    const Atlas::Page page = atlas_.pages()[number];
    std::size_t state = number * Atlas::kStatesOfPage;
    scenes_.clear();
    for (std::size_t index = 0; index < Permutation::kCount; ++index) {
      for (const Seat mover : kBothSeats) {
        for (const int duel : {1, 2, 3}) {
          add_scenes(atlas_.position(page, Permutation(index), mover, duel), state++);
        }
      }
    }
    // The third duel before the second, the second before the first.
    std::ranges::reverse(scenes_);
    settle();
  }

  void add_scenes(const Position& position, std::size_t state) {
    Announcements all;
    for (const Kind kind : kKinds) {
      if (!position.may_announce(kind)) continue;
      all.push_back({kind, solution_.duel(position, kind), rows_gone(position, kind)});
    }
    const double chance = solution_.chance(position, position.mover());
    for (const bool person_moves : {true, false}) {
      for (Memory memory = 0; memory < memories_; ++memory) {
        scenes_.push_back(scene(position, all, chance, person_moves, memory));
        scenes_.back().place = place(state, person_moves, memory);
      }
    }
  }

  [[nodiscard]] Scene scene(const Position& position, const Announcements& all, double chance,
                            bool person_moves, Memory memory) const {
    const Seat person = person_moves ? position.mover() : two_paths::opponent(position.mover());
    Scene scene;
    scene.person_moves = person_moves;
    scene.count = all.size();
    scene.announced = announced(person_moves ? habit_ : Habit::best, all);
    for (std::size_t i = 0; i < all.size(); ++i) {
      const Duel& duel = all[i].duel;
      scene.hides[i] = east(person_moves ? habit_ : Habit::best, duel, memory, true);
      scene.blocks[i] = east(person_moves ? Habit::best : habit_, duel, memory, false);
      for (const Side hidden : kSides) {
        for (const Side blocked : kSides) {
          Position after = position;
          after.play_duel(all[i].kind, hidden, blocked);
          const Memory next =
              memories_ == 1 ? 0 : after_duel(habit_, memory, person_moves, hidden, blocked);
          const double now = duel.chances[index_of(hidden)][index_of(blocked)];
          scene.outcomes[i][index_of(hidden)][index_of(blocked)] = {follow(after, person, next),
                                                                    std::abs(now - chance)};
        }
      }
    }
    return scene;
  }

  // States of a page may follow each other in a circle. Beginning at nothing, the person is never
  // credited with what only going round for ever would give.
  void settle() {
    for (const Scene& scene : scenes_) left_[scene.place] = {};
    float change = 1;
    for (int round = 0; round < kMostRounds && change > kPrecision; ++round) {
      change = 0;
      for (const Scene& scene : scenes_) {
        const Left now = value(scene);
        Left& before = left_[scene.place];
        change = std::max({change, std::abs(now.best - before.best),
                           std::abs(now.reader - before.reader),
                           std::abs(now.duels - before.duels) / 100});
        before = now;
      }
    }
  }

  [[nodiscard]] Left value(const Scene& scene) const {
    double best = 0;
    double duels = 1;
    double swing = 0;
    double reader = scene.person_moves ? 0 : 1;
    for (std::size_t i = 0; i < scene.count; ++i) {
      double mean = 0;
      std::array<double, 2> against{};  // by what the reader chooses
      for (const std::size_t hidden : {0U, 1U}) {
        for (const std::size_t blocked : {0U, 1U}) {
          const Outcome& outcome = scene.outcomes[i][hidden][blocked];
          const Left& left = left_[outcome.place];
          const double hides = hidden == 0 ? scene.hides[i] : 1 - scene.hides[i];
          const double blocks = blocked == 0 ? scene.blocks[i] : 1 - scene.blocks[i];
          const double weight = scene.announced[i] * hides * blocks;
          mean += hides * blocks * left.best;
          duels += weight * left.duels;
          swing += weight * (left.swing + outcome.swing);
          // The reader knows how often the person chooses each side, and answers it.
          if (scene.person_moves) {
            against[blocked] += hides * left.reader;
          } else {
            against[hidden] += blocks * left.reader;
          }
        }
      }
      best += scene.announced[i] * mean;
      const double least = std::min(against[0], against[1]);
      if (scene.person_moves) {
        reader += scene.announced[i] * least;
      } else {
        reader = std::min(reader, least);
      }
    }
    return {static_cast<float>(best), static_cast<float>(reader), static_cast<float>(duels),
            static_cast<float>(swing)};
  }

  static constexpr int kMostRounds = 1000;
  static constexpr float kPrecision = 1e-7F;

  Habit habit_;
  const Solution& solution_;
  const Atlas& atlas_;
  std::size_t memories_;
  std::unique_ptr<Left[]> left_;
  std::vector<Scene> scenes_;  // of the page that is being solved
};

}  // namespace

std::span<const std::string_view> habit_names() {
  return kNames;
}

std::optional<HabitCost> cost_of(Habit habit, const Solution& solution,
                                 const std::function<bool()>& stopped) {
  Evaluation evaluation(habit, solution);
  if (!evaluation.possible() || !evaluation.work(stopped)) return std::nullopt;
  return evaluation.cost();
}

}  // namespace menagerie::lab
