// Many games of one kind that go on side by side, for learners: numbers of actions in,
// observations, masks, rewards and ends out, in arrays that belong to the caller and are written in
// place. Chance is drawn here, so a step is always a decision. Several threads may share the work
// of a call; the games do not depend on how many.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/result.h"

namespace menagerie::environment {

// The caller's arrays; a row a game.
struct VectorArrays {
  std::uint8_t* observations = nullptr;  // as the player on turn sees it; null for none
  std::uint8_t* masks = nullptr;         // 1 for every legal action
  float* rewards = nullptr;              // a number a seat: the returns of a game that just ended
  std::uint8_t* dones = nullptr;         // whether a game ended in this step
  std::int32_t* players = nullptr;       // who decides next; -1 where the game is over
  std::int32_t* lengths = nullptr;       // decisions of the game in progress, or of the ended one
};

struct VectorPlan {
  std::size_t games = 1;
  int threads = 1;
  // Whether a game that ended is followed by a new one within the same step.
  bool restarts = true;
  VectorArrays arrays;
};

class Vector {
 public:
  Vector() = default;
  Vector(const Vector&) = delete;
  Vector& operator=(const Vector&) = delete;
  virtual ~Vector() = default;

  // New games everywhere. Game i draws from a generator of its own, made of `seed` and i.
  virtual void reset(std::uint64_t seed) = 0;
  // A new game wherever `chosen` is not 0; its generator goes on.
  virtual void restart(const std::uint8_t* chosen) = 0;
  // One action a game. Nothing is done if one of them is not legal: then the first of those is
  // refused. Actions of games that are over are not looked at.
  [[nodiscard]] virtual Result<void> step(const std::int64_t* actions) = 0;
  // A legal action of every game, drawn evenly; 0 where the game is over.
  virtual void sample(std::int64_t* actions) = 0;
  // A random game after the other on all games, so many steps: what the environment costs by
  // itself.
  virtual void play_randomly(std::uint64_t steps) = 0;
};

}  // namespace menagerie::environment
