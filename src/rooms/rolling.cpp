// Links and rolls: what devices hand over, and what a roll becomes of it.
#include "rooms/rolling.h"

#include <algorithm>
#include <cassert>

#include "messages/rooms.h"
#include "rooms/hearing.h"
#include "rooms/refusal.h"
#include "rooms/starting.h"

namespace menagerie::rooms {

namespace {

// Every chair's help link c(1), if this chair's is among those that are just handed over.
std::optional<std::vector<MaybeLink>> first_links(const State& state, std::size_t chair,
                                                  const Digest& last, std::uint32_t index) {
  std::vector<MaybeLink> links(state.chairs.size());
  for (std::size_t i = 0; i < links.size(); ++i) {
    const std::optional<Person>& person = state.draws.person(i);
    if (!person) continue;
    RevealedChain help = person->help;
    if (i == chair) help.reveal(index, last);
    if (help.index() == 0) return std::nullopt;
    links[i] = help.link(1);
  }
  return links;
}

Heard<void> check_links(const State& state, const Person& person, const commands::Links& links) {
  const auto count = static_cast<std::uint32_t>(links.links.size());
  const std::uint32_t last = links.from + count - 1;
  if (last > fairness::kLastLink || last > state.draws.next() + 1 + kFurthestLink) {
    return refuse("too_far", kConflict, messages::rooms_links_too_far,
                  {std::to_string(kFurthestLink)}, "links");
  }
  bool fits = person.help.holds(last, links.links.back());
  for (std::size_t i = 1; fits && i < links.links.size(); ++i)
    fits = links.links[i].hash() == links.links[i - 1];
  if (!fits) return refuse("wrong_link", kConflict, messages::rooms_wrong_link, {}, "links");
  return {};
}

}  // namespace

bool roll_is_due(const State& state) {
  return state.stage == Stage::running && !state.duel && state.table->node().turn == Turn::chance &&
         state.draws.next() <= fairness::kLastDraw &&
         state.draws.missing(state.next_roller()).empty();
}

std::vector<std::string> outcome_of(const State& state, const MaybeLink& own,
                                    const Digest& server) {
  assert(roll_is_due(state));
  const std::size_t roller = *state.next_roller();
  const std::vector<MaybeLink> help = state.draws.help(roller);
  std::vector<MaybeLink> links;
  links.reserve(state.order.size());
  for (const std::size_t chair : state.order) links.push_back(chair == roller ? own : help[chair]);
  const Digest draw =
      fairness::roll_draw(state.id, state.draws.next(), state.seat_name(roller), server, links);
  auto dice = fairness::dice_of(draw);
  std::ranges::sort(dice, std::ranges::greater());
  return {"roll " + std::to_string(10 * dice[0] + dice[1])};
}

facts::Rolled roll_of(const State& state, const MaybeLink& own) {
  const std::uint32_t k = state.draws.next();
  const Digest server = state.server_link(k + 1);
  return {.k = k,
          .seat = state.seat_name(*state.next_roller()),
          .link = own,
          .server = server,
          .actions = outcome_of(state, own, server)};
}

Heard<Script> perform(const Hearing& hearing, const commands::Links& links) {
  const State& state = hearing.state;
  if (state.stage == Stage::waiting)
    return refuse("not_sealed", kConflict, messages::rooms_not_sealed);
  const std::optional<Person>& person = state.draws.person(hearing.chair);
  if (!person) return refuse("no_anchors", kConflict, messages::rooms_no_anchors);
  const Heard<void> fine = check_links(state, *person, links);
  // A second device with the same key may have been faster with some of them, or with all: then
  // there is nothing to add, and who asks again is told the same, whatever has happened since.
  const std::uint32_t known = person->help.index();
  const std::uint32_t from = std::max(links.from, known + 1);
  const auto skip = static_cast<std::size_t>(from - links.from);
  Script script = hearing.script();
  if (fine && skip >= links.links.size()) return script;
  if (state.stage == Stage::over) return refuse("over", kConflict, messages::rooms_over);
  if (!fine) return std::unexpected(fine.error());
  const std::vector<Digest> fresh(links.links.begin() + static_cast<std::ptrdiff_t>(skip),
                                  links.links.end());
  script.add(facts::Linked{from, fresh}, hearing.timed_cause());
  if (state.stage == Stage::sealed) {
    const auto last = static_cast<std::uint32_t>(from + fresh.size() - 1);
    if (const auto first = first_links(state, hearing.chair, fresh.back(), last))
      script.add(start_of(state.setup, state.server_link(1), *first));
  }
  return script;
}

Heard<Script> perform(const Hearing& hearing, const commands::Roll& roll) {
  const State& state = hearing.state;
  if (const Heard<void> fine = check_turn(hearing); !fine) return std::unexpected(fine.error());
  if (const Heard<void> fine = check_seen(hearing, roll.seen); !fine)
    return std::unexpected(fine.error());
  if (state.table->node().turn != Turn::chance || state.next_roller() != hearing.chair)
    return refuse("not_your_turn", kConflict, messages::rooms_no_roll);
  if (!roll_is_due(state)) return refuse("links_missing", kConflict, messages::rooms_links_missing);
  const std::optional<Person>& person = state.draws.person(hearing.chair);
  if (person.has_value() != roll.link.has_value())
    return malformed("link", person ? messages::rooms_hex_digits : messages::rooms_nothing);
  if (person && !person->own.holds(state.draws.next() + 1, *roll.link))
    return refuse("wrong_link", kConflict, messages::rooms_wrong_link, {}, "link");
  Script script = hearing.script();
  facts::Rolled rolled = roll_of(state, roll.link);
  rolled.seen = roll.seen;
  script.add(std::move(rolled), hearing.timed_cause());
  return script;
}

}  // namespace menagerie::rooms
