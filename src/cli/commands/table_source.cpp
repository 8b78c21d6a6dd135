#include "cli/commands/table_source.h"

#include <array>
#include <ctime>
#include <utility>

#include "cli/terminal/text.h"
#include "native/record_file.h"

namespace menagerie::cli {

TableSource::TableSource(std::optional<std::uint64_t> seed) : seed_(seed) {
  if (seed) seeded_.emplace(*seed);
}

RandomSource& TableSource::random() {
  if (seeded_) return *seeded_;
  return system_;
}

Result<Table> TableSource::start(std::string_view game, const OptionValues& options) {
  Result<Table> table = Table::start(game, options, random(), std::exchange(seed_, std::nullopt));
  if (!table) return table;
  return dated(std::move(*table));
}

Result<Table> TableSource::open(std::string_view game, const OptionValues& options,
                                std::string_view position) {
  const std::string_view text = trimmed(position);
  if (text == "start") return start(game, options);
  Result<Table> table = Table::at(game, options, text);
  if (!table) return table;
  return dated(std::move(*table));
}

Result<Table> load_table(const std::string& path) {
  const Result<Record> record = load_record(path);
  if (!record) return fail(record.error());
  return Table::replay(*record);
}

Table dated(Table table) {
  const std::time_t now = std::time(nullptr);
  std::tm date{};
  localtime_r(&now, &date);
  std::array<char, 16> text{};
  std::strftime(text.data(), text.size(), "%Y-%m-%d", &date);
  table.set_tag("Date", text.data());
  return table;
}

}  // namespace menagerie::cli
