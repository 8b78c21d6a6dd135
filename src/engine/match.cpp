#include "engine/match.h"

#include <algorithm>
#include <utility>

#include "core/hash.h"
#include "engine/game_entry.h"
#include "engine/seated_game.h"

namespace menagerie {

namespace {

// Seeds of the same match that have nothing to do with each other.
std::uint64_t seed_of(std::uint64_t match, std::uint64_t round, std::uint64_t purpose) {
  return mix(match ^ mix(round ^ mix(purpose)));
}
constexpr std::uint64_t kStart = 0;
constexpr std::uint64_t kDice = 1;
constexpr std::uint64_t kThoughts = 2;  // and one more for every seating

void score(const Table& table, Seat first, Round& round) {
  const Standing standing = table.standing();
  // A draw is between those who have most; in Totem, those whose totems still stand.
  const int most = std::ranges::max(standing.scores);
  if (!standing.winner && standing.scores[first.index] == most) {
    ++round.draws;
    round.points += 1.0 / static_cast<double>(std::ranges::count(standing.scores, most));
  } else if (standing.winner == first) {
    ++round.wins;
    round.points += 1;
  } else {
    ++round.losses;
  }
}

}  // namespace

Result<void> check(const MatchPlan& plan) {
  Generator random(plan.seed);
  const Result<Table> table = Table::start(plan.game, plan.options, random);
  if (!table) return fail(table.error());
  return {};
}

MatchPlayer::MatchPlayer(MatchPlan plan)
    : plan_(std::move(plan)),
      experts_{Expert(*find_entry(plan_.game).value()), Expert(*find_entry(plan_.game).value())} {}

std::optional<Round> MatchPlayer::play(std::uint64_t number, const std::function<bool()>& stopped) {
  Generator random(seed_of(plan_.seed, number, kStart));
  const Result<Table> start = Table::start(plan_.game, plan_.options, random);
  if (!start) return std::nullopt;
  Round round;
  for (std::uint8_t seat = 0; seat < start->seats(); ++seat) {
    if (!play_game(start->position(), number, Seat{seat}, stopped, round)) return std::nullopt;
  }
  return round;
}

bool MatchPlayer::play_game(const std::string& start, std::uint64_t number, Seat first,
                            const std::function<bool()>& stopped, Round& round) {
  Result<Table> table = Table::at(plan_.game, plan_.options, start);
  if (!table) return false;
  Generator dice(seed_of(plan_.seed, number, kDice));
  Generator thoughts(seed_of(plan_.seed, number, kThoughts + first.index));
  const auto who = [first](Seat seat) { return seat == first ? std::size_t{0} : std::size_t{1}; };
  const SeatedGame game{
      .seated =
          [&](Seat seat) { return Seated{&plan_.contenders[who(seat)], &experts_[who(seat)]}; },
      .limits = plan_.limits,
      .stopped = stopped,
      .seen =
          [&](const Node& node, const std::string&, double ms) {
            ++round.actions;
            if (node.turn == Turn::chance) return;
            Round::Thinking& thinking = round.thinking[who(node.seat)];
            ++thinking.decisions;
            thinking.ms += ms;
            thinking.longest_ms = std::max(thinking.longest_ms, ms);
          }};
  if (!play_to_the_end(*table, game, dice, thoughts)) return false;
  score(*table, first, round);
  return true;
}

}  // namespace menagerie
