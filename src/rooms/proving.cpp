#include "rooms/proving.h"

#include <utility>

namespace menagerie::rooms {

namespace {

ShownChain shown(const Digest& anchor, const RevealedChain& chain) {
  return {.anchor = anchor, .index = chain.index(), .link = chain.link(chain.index())};
}

Proof::Place place_of(const Draws& draws, std::size_t chair) {
  Proof::Place place{.chair = chair, .devices = {}};
  if (!draws.founded(chair)) place.devices.emplace_back();
  for (const Draws::Era& era : draws.eras(chair)) {
    const Person& person = *era.person;
    place.devices.emplace_back(Device{.own = shown(person.anchors.own, person.own),
                                      .help = shown(person.anchors.help, person.help)});
  }
  return place;
}

// Which device of a chair that had a part in draw k it was, counted as in `place_of`.
std::size_t device_at(const Draws& draws, std::size_t chair, std::uint32_t k) {
  std::size_t device = draws.founded(chair) ? 0 : 1;
  const std::vector<Draws::Era> eras = draws.eras(chair);
  for (std::size_t i = 1; i < eras.size() && eras[i].from <= k; ++i) ++device;
  return device;
}

}  // namespace

Proof proof_of(const State& state) {
  Proof proof;
  proof.room = state.id;
  proof.drawn = state.setup.drawn_order;
  const std::vector<PastDraw>& past = state.draws.past();
  const std::uint32_t last = past.empty() ? 0 : past.back().k;
  proof.server = {state.setup.anchor, last + 1, state.server_link(last + 1)};
  for (const std::size_t chair : state.order) {
    proof.seats.push_back(place_of(state.draws, chair));
  }
  for (const PastDraw& draw : past) {
    Roll roll{.k = draw.k, .company = Company(state.order.size())};
    for (std::size_t seat = 0; seat < state.order.size(); ++seat) {
      const std::size_t chair = state.order[seat];
      if ((draw.company >> chair & 1U) != 0) {
        roll.company[seat] = device_at(state.draws, chair, draw.k);
      }
    }
    proof.rolls.push_back(std::move(roll));
  }
  proof.sides = state.sides;
  return proof;
}

}  // namespace menagerie::rooms
