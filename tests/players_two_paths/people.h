// Opponents for the mind reader: people with habits, one who plays best, and one who knows what the
// reader is about to do; and games between them and the reader, counted.
#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>

#include "players/two_paths/mind_reader.h"
#include "players/two_paths/player.h"

namespace menagerie::two_paths {

// What a person sees when choosing a side.
struct Scene {
  bool hides = false;
  Duel duel;
  int column = 0;
  std::optional<Side> last;  // of the person's own sides in this part
  bool last_worked = false;
  std::optional<Side> others_last;  // what the reader did in the duel before
};

// How often a person chooses east.
using Person = std::function<double(const Scene&)>;

// With this probability that side.
inline double mostly(Side side, double probability) {
  return side == Side::east ? probability : 1 - probability;
}

inline Person playing_best() {
  return
      [](const Scene& scene) { return scene.hides ? scene.duel.hide_east : scene.duel.block_east; };
}
inline Person leaning_east(double probability) {
  return [=](const Scene&) { return probability; };
}
inline Person tossing_a_coin() {
  return leaning_east(0.5);
}
inline Person alternating(double probability) {
  return [=](const Scene& scene) {
    return scene.last ? mostly(other(*scene.last), probability) : 0.5;
  };
}
inline Person staying_with_success(double probability) {
  return [=](const Scene& scene) {
    if (!scene.last) return 0.5;
    return mostly(scene.last_worked ? *scene.last : other(*scene.last), probability);
  };
}
inline Person tempted(double probability) {
  return [=](const Scene& scene) {
    const bool east = scene.duel.chances[0][1] > scene.duel.chances[1][0];
    return mostly(east ? Side::east : Side::west, probability);
  };
}
inline Person imitating(double probability) {
  return [=](const Scene& scene) {
    return scene.others_last ? mostly(*scene.others_last, probability) : 0.5;
  };
}

// What came of games, for the reader. Besides the games won, whose chance makes much noise, there
// is what the reader's mixes gained over best play, on average over its own sides: the same in the
// mean, and known far more closely.
struct Tally {
  int games = 0;
  int won = 0;
  double value = 0;  // of all starts together, with best play
  double gained = 0;
  double gained_squares = 0;

  [[nodiscard]] double share() const { return static_cast<double>(won) / games; }
  [[nodiscard]] double mean_value() const { return value / games; }
  [[nodiscard]] double gain() const { return gained / games; }
  // Half the widths of the intervals of 95 %.
  [[nodiscard]] double share_error() const {
    return 1.96 * std::sqrt(share() * (1 - share()) / games);
  }
  [[nodiscard]] double gain_error() const {
    return 1.96 * std::sqrt((gained_squares / games - gain() * gain()) / games);
  }
};

// A table at which the reader meets one person, game after game.
class ReadingTable {
 public:
  ReadingTable(const Solution& solution, const MindReader& reader, std::uint64_t seed)
      : solution_(solution), reader_(reader), random_(seed) {}
  virtual ~ReadingTable() = default;

  void play(int games, Tally& tally) {
    for (int game = 0; game < games; ++game) {
      reader_.begin_game();
      const Seat own = kBothSeats[static_cast<std::size_t>(game % 2)];
      Position position = Position::lining_up(solution_.rules().rows, kSouth);
      while (position.phase() == Phase::lining_up) {
        position.apply(draw(analyse(solution_, position), random_));
      }
      tally.value += solution_.chance(position, own);
      while (position.phase() != Phase::over) play_duel(position, own);
      ++tally.games;
      tally.won += position.outcome().winner() == own.index ? 1 : 0;
      const double gained = reader_.purse() - reader_.risk();
      tally.gained += gained;
      tally.gained_squares += gained * gained;
    }
  }
  [[nodiscard]] const MindReader& reader() const { return reader_; }

 protected:
  [[nodiscard]] const Solution& solution() const { return solution_; }
  [[nodiscard]] bool chance(double probability) {
    return static_cast<double>(random_.next() >> 11) * 0x1p-53 < probability;
  }
  [[nodiscard]] Side east_or_west(double east) { return chance(east) ? Side::east : Side::west; }
  // The person's decisions.
  [[nodiscard]] virtual Action hide(const Position& position) = 0;
  [[nodiscard]] virtual Side block(const Position& position, Kind kind) = 0;
  virtual void learn(const Position&, Kind, Side, Side, Seat) {}

 private:
  void play_duel(Position& position, Seat own) {
    const Position before = position;
    const bool reads = before.mover() == own;
    const Action choice = reads ? draw(reader_.analyse(before), random_) : hide(before);
    Position announced = before;
    announced.apply(choice);
    const Side blocked = reads ? block(before, choice.kind())
                               : draw(reader_.analyse(announced.seen_by(own)), random_).side();
    learn(before, choice.kind(), choice.side(), blocked, own);
    reader_.see(before, choice.kind(), choice.side(), blocked, own);
    position.play_duel(choice.kind(), choice.side(), blocked);
  }

  const Solution& solution_;
  MindReader reader_;
  Generator random_;
};

// A person who announces as best play does and chooses sides by habit.
class HabitTable final : public ReadingTable {
 public:
  HabitTable(const Solution& solution, const MindReader& reader, Person person, std::uint64_t seed)
      : ReadingTable(solution, reader, seed), person_(std::move(person)) {}

 private:
  struct Past {
    std::optional<Side> last;
    bool worked = false;
  };

  [[nodiscard]] Scene scene(const Position& position, Kind kind, bool hides) const {
    const Past& past = hides ? hidden_ : blocked_;
    return {.hides = hides,
            .duel = solution().duel(position, kind),
            .column = position.space(position.mover(), kind).column(),
            .last = past.last,
            .last_worked = past.worked,
            .others_last = others_last_};
  }
  [[nodiscard]] Action hide(const Position& position) override {
    const Kind kind = analyse(solution(), position).policy.front().action.kind();
    return Action::choose(kind, east_or_west(person_(scene(position, kind, true))));
  }
  [[nodiscard]] Side block(const Position& position, Kind kind) override {
    return east_or_west(person_(scene(position, kind, false)));
  }
  void learn(const Position& before, Kind, Side hidden, Side blocked, Seat reader) override {
    const bool caught = hidden == blocked;
    if (before.mover() == reader) {
      blocked_ = {blocked, caught};
      others_last_ = hidden;
    } else {
      hidden_ = {hidden, !caught};
      others_last_ = blocked;
    }
  }

  Person person_;
  Past hidden_;
  Past blocked_;
  std::optional<Side> others_last_;
};

// Somebody who knows how often the reader is about to choose each side, and does what is worst for
// it: the hardest opponent that it can have.
class AllKnowingTable final : public ReadingTable {
 public:
  using ReadingTable::ReadingTable;

 private:
  [[nodiscard]] static double east(const Analysis<Position>& analysis) {
    double east = 0;
    for (const Candidate<Action>& candidate : analysis.policy) {
      if (candidate.action.side() == Side::east) east += candidate.probability;
    }
    return east;
  }
  [[nodiscard]] Action hide(const Position& position) override {
    Action worst;
    double most = -1;
    for (const Kind kind : kKinds) {
      if (!position.may_announce(kind)) continue;
      Position announced = position;
      announced.apply(Action::choose(kind, Side::east));
      const Position view = announced.seen_by(opponent(position.mover()));
      const double blocks = east(reader().analyse(view));
      const Duel duel = solution().duel(position, kind);
      for (const Side side : kSides) {
        const auto& row = duel.chances[index_of(side)];
        const double chance = blocks * row[0] + (1 - blocks) * row[1];
        if (chance > most) worst = Action::choose(kind, side);
        most = std::max(most, chance);
      }
    }
    return worst;
  }
  [[nodiscard]] Side block(const Position& position, Kind kind) override {
    const double hides = east(reader().analyse(position));
    const Matrix& m = solution().duel(position, kind).chances;
    const double against_east = hides * m[0][0] + (1 - hides) * m[1][0];
    const double against_west = hides * m[0][1] + (1 - hides) * m[1][1];
    return against_east < against_west ? Side::east : Side::west;
  }
};

}  // namespace menagerie::two_paths
