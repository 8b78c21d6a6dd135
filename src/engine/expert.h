// The house's player of one game, with the type erased as a table erases it: it analyses, it
// plays a seat at any level, and it reviews a game. An expert may be busy with one question at a
// time; for several at a time there are several.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "core/random.h"
#include "engine/contender.h"
#include "engine/game_review.h"
#include "engine/opinion.h"
#include "engine/patience.h"
#include "engine/table.h"

namespace menagerie {

class AnyExpert;
struct GameEntry;

class Expert {
 public:
  explicit Expert(const GameEntry& game);
  // An expert of the table's game.
  explicit Expert(const Table& table);
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

  // A game that the contender has played before against the same person, and in which seat.
  struct Earlier {
    std::shared_ptr<const Table> table;
    Seat seat;
  };

  // What the contender does, knowing what the seat on turn may know. Of earlier games only special
  // opponents make use. Pre: besides, a decision, and the earlier games are of the same game.
  [[nodiscard]] std::string choose(const Table& table, const Contender& contender,
                                   RandomSource& random, const Patience& patience,
                                   std::span<const Earlier> earlier = {});

  // Hears how many actions have been judged, of how many; false ends the review with what it has.
  using ReviewProgress = std::function<bool(std::size_t judged, std::size_t all)>;

  // Every action of the table's game judged, with so many nodes for each position that is searched;
  // 0 for as many as are usual. A choice that is still hidden is left off.
  [[nodiscard]] GameReview review(
      const Table& table, std::uint64_t nodes,
      const ReviewProgress& progress = [](std::size_t, std::size_t) { return true; });

 private:
  std::unique_ptr<AnyExpert> expert_;
};

}  // namespace menagerie
