// The house's player of one game, with the type erased as a table erases it: it analyses, and it
// plays a seat at any level. An expert may be busy with one question at a time; for several at a
// time there are several.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "core/random.h"
#include "engine/contender.h"
#include "engine/opinion.h"
#include "engine/patience.h"
#include "engine/table.h"

namespace menagerie {

class AnyExpert;

class Expert {
 public:
  // Pre: a game of the house.
  explicit Expert(std::string_view game);
  Expert(Expert&&) noexcept;
  Expert& operator=(Expert&&) noexcept;
  ~Expert();

  struct Question {
    int lines = 1;  // how many actions are to be valued; all where there are fewer
    std::uint64_t seed = 0;
  };
  using Report = std::function<void(const Opinion&)>;

  // What best play thinks of the table's position; `report` hears every better answer on the way. A
  // choice that is hidden in the position plays no part. Pre: a table of the expert's game.
  [[nodiscard]] Opinion analyse(
      const Table& table, const Question& question, const Patience& patience,
      const Report& report = [](const Opinion&) {});

  // What the contender does, knowing what the seat on turn may know.
  // Pre: besides, a decision.
  [[nodiscard]] std::string choose(const Table& table, const Contender& contender,
                                   RandomSource& random, const Patience& patience);

 private:
  std::unique_ptr<AnyExpert> expert_;
};

}  // namespace menagerie
