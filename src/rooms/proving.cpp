#include "rooms/proving.h"

#include <utility>

namespace menagerie::rooms {

namespace {

ShownChain shown(const Digest& anchor, const RevealedChain& chain) {
  return {.anchor = anchor, .index = chain.index(), .link = chain.highest()};
}

Proof::Place place_of(const Draws& draws, std::size_t chair) {
  Proof::Place place{.chair = chair, .devices = {}};
  for (const std::optional<Person>& person : draws.devices(chair)) {
    std::optional<Device> device;
    if (person) {
      device = Device{.own = shown(person->anchors.own, person->own),
                      .help = shown(person->anchors.help, person->help)};
    }
    place.devices.push_back(device);
  }
  return place;
}

}  // namespace

Proof proof_of(const State& state) {
  Proof proof;
  proof.room = state.id;
  proof.drawn = state.setup.drawn_order;
  proof.server = shown(state.setup.anchor, state.draws.server());
  for (const std::size_t chair : state.order) {
    proof.seats.push_back(place_of(state.draws, chair));
  }
  for (const PastDraw& draw : state.draws.past()) {
    Roll roll{.k = draw.k, .company = {}};
    for (const std::size_t chair : state.order) roll.company.emplace_back(draw.devices[chair]);
    proof.rolls.push_back(std::move(roll));
  }
  proof.sides = state.sides;
  return proof;
}

}  // namespace menagerie::rooms
