// What a field is worth: T12, T13 and the ranks that follow from them.
#include <algorithm>
#include <array>
#include <bit>
#include <functional>

#include "games/tokan/field.h"

namespace menagerie::tokan {

Scores Field::classic_scores() const {
  Scores scores{};
  for (Spaces left = towers_; left != 0; left &= left - 1) {
    const auto space = static_cast<std::size_t>(std::countr_zero(left));
    std::int16_t& score = scores[index(colour_of(tile_of_id(stacks_[space].top)))];
    score = static_cast<std::int16_t>(score + stacks_[space].height);
  }
  return scores;
}

Scores Field::heads_scores() const {
  Scores scores{};
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    const int red = std::popcount(tops_[kind] & red_);
    const int black = std::popcount(tops_[kind] & ~red_);
    scores[0] = static_cast<std::int16_t>(scores[0] + red * kRanges[kind]);
    scores[1] = static_cast<std::int16_t>(scores[1] + black * kRanges[kind]);
  }
  return scores;
}

Scores Field::scores() const {
  return scoring() == Scoring::classic ? classic_scores() : heads_scores();
}

namespace {

std::optional<Colour> ahead(int red, int black) {
  if (red == black) return std::nullopt;
  return red > black ? Colour::red : Colour::black;
}

}  // namespace

std::optional<Colour> Field::heads_winner() const {
  const Scores points = heads_scores();
  if (points[0] != points[1]) return ahead(points[0], points[1]);
  // Towers in descending order first differ at the greatest height of which one side has more.
  std::array<int, kTilesInAll + 1> surplus{};
  for (Spaces left = towers_; left != 0; left &= left - 1) {
    const auto space = static_cast<std::size_t>(std::countr_zero(left));
    surplus[stacks_[space].height] +=
        colour_of(tile_of_id(stacks_[space].top)) == Colour::red ? 1 : -1;
  }
  for (std::size_t height = kTilesInAll; height > 1; --height) {
    if (surplus[height] != 0) return ahead(surplus[height], 0);
  }
  return std::nullopt;
}

FixedList<int, kTilesInAll / 2> Field::tower_heights(Colour colour) const {
  FixedList<int, kTilesInAll / 2> heights;
  for (Spaces left = towers_ & tops(colour); left != 0; left &= left - 1) {
    heights.push_back(stacks_[static_cast<std::size_t>(std::countr_zero(left))].height);
  }
  std::ranges::sort(heights, std::greater());
  return heights;
}

std::optional<Colour> Field::leader() const {
  if (scoring() == Scoring::heads) return heads_winner();
  const Scores points = classic_scores();
  return ahead(points[0], points[1]);
}

Outcome Field::outcome() const {
  Outcome outcome{scores(), {1, 1}};
  if (const std::optional<Colour> winner = leader()) outcome.ranks[index(other(*winner))] = 2;
  return outcome;
}

Reason Field::reason() const {
  const std::optional<Seat> seat = stuck();
  const bool only_taboo = seat == seat_of(side_) && taboo_hinders();
  Reason reason{.end = only_taboo ? "only_taboo" : "no_move", .seat = seat};
  const Scores points = scores();
  if (!leader()) {
    reason.by = "equal";
  } else if (scoring() == Scoring::classic) {
    reason.by = "towers";
  } else {
    reason.by = points[0] == points[1] ? "tie_break" : "heads";
  }
  return reason;
}

}  // namespace menagerie::tokan
