// The part of an expert that depends on the game's type, behind one virtual interface. Only
// expert.cpp uses it; `ExpertOf` in expert_of.h is its one implementation.
#pragma once

#include "engine/any_table.h"
#include "engine/expert.h"

namespace menagerie {

class AnyExpert {
 public:
  AnyExpert() = default;
  AnyExpert(const AnyExpert&) = delete;
  AnyExpert& operator=(const AnyExpert&) = delete;
  virtual ~AnyExpert() = default;

  [[nodiscard]] virtual Opinion analyse(const AnyTable& table, const Expert::Question& question,
                                        const Patience& patience, const Expert::Report& report) = 0;
  // An earlier game, and the contender's seat in it.
  struct Earlier {
    const AnyTable* table = nullptr;
    Seat seat;
  };
  [[nodiscard]] virtual std::string choose(const AnyTable& table, const Contender& contender,
                                           RandomSource& random, const Patience& patience,
                                           std::span<const Earlier> earlier) = 0;
  [[nodiscard]] virtual GameReview review(const AnyTable& table, std::uint64_t nodes,
                                          const Expert::ReviewProgress& progress) = 0;
};

}  // namespace menagerie
