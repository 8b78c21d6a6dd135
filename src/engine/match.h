// Games between two contenders, in rounds: one start and one sequence of dice, and the first
// contender once in every seat with the second in all the others. Whoever runs a match decides how
// many rounds and on how many threads; a round is the same wherever it is played.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "core/game.h"
#include "engine/contender.h"
#include "engine/expert.h"

namespace menagerie {

struct MatchPlan {
  std::string game;
  OptionValues options;
  std::array<Contender, 2> contenders;
  Limits limits;  // for each action
  std::uint64_t seed = 0;
};

// What a round's games came to, from the first contender's seat.
struct Round {
  int wins = 0;
  int draws = 0;
  int losses = 0;
  double points = 0;  // a win is 1; a draw is shared by all
  std::uint64_t actions = 0;
  struct Thinking {
    std::uint64_t decisions = 0;
    double ms = 0;
    double longest_ms = 0;
  };
  std::array<Thinking, 2> thinking;  // by contender

  [[nodiscard]] int games() const { return wins + draws + losses; }
};

// Refuses a game or options that do not exist.
[[nodiscard]] Result<void> check(const MatchPlan& plan);

// Plays rounds one after the other; several threads have a player each.
class MatchPlayer {
 public:
  // Pre: check(plan) found nothing.
  explicit MatchPlayer(MatchPlan plan);

  // The round of that number, or nothing once `stopped` says so.
  [[nodiscard]] std::optional<Round> play(std::uint64_t number,
                                          const std::function<bool()>& stopped);

 private:
  // Adds a game with the first contender in that seat; false if it was broken off.
  bool play_game(const std::string& start, std::uint64_t number, Seat first,
                 const std::function<bool()>& stopped, Round& round);

  MatchPlan plan_;
  std::array<Expert, 2> experts_;
};

}  // namespace menagerie
