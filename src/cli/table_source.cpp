#include "cli/table_source.h"

#include <utility>

#include "cli/text.h"

namespace menagerie::cli {

TableSource::TableSource(std::optional<std::uint64_t> seed) : seed_(seed) {
  if (seed) seeded_.emplace(*seed);
}

RandomSource& TableSource::random() {
  if (seeded_) return *seeded_;
  return system_;
}

Result<Table> TableSource::start(std::string_view game, const OptionValues& options) {
  return Table::start(game, options, random(), std::exchange(seed_, std::nullopt));
}

Result<Table> TableSource::open(std::string_view game, const OptionValues& options,
                                std::string_view position) {
  const std::string_view text = trimmed(position);
  if (text == "start") return start(game, options);
  return Table::at(game, options, text);
}

}  // namespace menagerie::cli
