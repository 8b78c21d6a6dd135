// The words of the protocol that need thought. A request is read and refused at once; what is left
// is a job, done wherever there is time for it, with an expert of its game.
#pragma once

#include <atomic>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "core/random.h"
#include "engine/expert.h"
#include "engine/protocol/request.h"

namespace menagerie {

struct Job {
  std::string game;
  // Ends with what it has once `stopped` is set. `tell` takes what is known so far.
  using Tell = std::function<void(Json partial)>;
  std::function<Json(Expert& expert, const std::atomic<bool>& stopped, const Tell& tell)> work;
};

struct SlowWord {
  std::string_view name;
  Result<Job> (*read)(const Request&, RandomSource&);
};

[[nodiscard]] std::span<const SlowWord> slow_words();

}  // namespace menagerie
