// The cases of an experiment with games: every combination of the values that a plan lists for its
// options, `option.seats = 2 3 4`.
#pragma once

#include <string>
#include <vector>

#include "core/game.h"
#include "engine/contender.h"
#include "lab/plan.h"

namespace menagerie::lab {

inline constexpr std::size_t kMostCases = 1000;

struct Case {
  OptionValues options;              // as the plan gives them, not the rest
  std::vector<Contender> players{};  // who plays, as far as cases differ by it
};

// What tells the case from others: "seats=3 level 5"; "standard" for one without any.
[[nodiscard]] std::string name_of(const Case& one);
[[nodiscard]] std::string options_text(const OptionValues& options);

// The plan's game.
[[nodiscard]] std::string read_game(PlanReader& reader);
// Never empty. Pre: a game that there is.
[[nodiscard]] std::vector<Case> read_cases(PlanReader& reader, const std::string& game);
// The contenders that a line names.
[[nodiscard]] std::vector<Contender> read_contenders(PlanReader& reader, std::string_view name,
                                                     const std::string& game);
// Every case with each of these alone. Refused where that is too many.
[[nodiscard]] std::vector<Case> with_each(PlanReader& reader, const std::vector<Case>& cases,
                                          const std::vector<Contender>& contenders);
// Refuses the line by which there are more cases than there may be.
void refuse_too_many(PlanReader& reader, std::string_view name);
// How many seats a table of the case has. Pre: the options were accepted.
[[nodiscard]] int seats_of(const std::string& game, const OptionValues& options);

}  // namespace menagerie::lab
