#include "rooms/starting.h"

#include <algorithm>
#include <numeric>

namespace menagerie::rooms {

Result<Table> table_of(const facts::Made& setup, std::uint64_t seed) {
  if (setup.position) return Table::at(setup.game, setup.options, *setup.position);
  Generator generator(seed);
  return Table::start(setup.game, setup.options, generator, seed);
}

facts::Started start_of(const facts::Made& setup, const Digest& server,
                        std::span<const MaybeLink> help) {
  const Digest draw = fairness::start_draw(setup.room, server, help);
  facts::Started started{.server = server, .seed = fairness::seed_of(draw)};
  if (setup.drawn_order) {
    started.order = fairness::order_of(draw, help.size());
  } else {
    started.order.resize(help.size());
    std::iota(started.order.begin(), started.order.end(), std::size_t{0});
  }
  // Making the room has tried game, options and position; a log may hold anything.
  if (const Result<Table> table = table_of(setup, started.seed)) {
    started.options = table->options();
    started.start = table->position();
  }
  return started;
}

void seal(Script& script, const facts::Made& setup,
          const std::vector<std::optional<Anchors>>& anchors, const Digest& server) {
  script.add(facts::Sealed{anchors});
  const bool anybody =
      std::ranges::any_of(anchors, [](const auto& one) { return one.has_value(); });
  if (!anybody) script.add(start_of(setup, server, std::vector<MaybeLink>(anchors.size())));
}

}  // namespace menagerie::rooms
