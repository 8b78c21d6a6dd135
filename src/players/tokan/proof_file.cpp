// What a proof has found as bytes: a line that names the format, its version and that of the rules,
// a line with the rules and the position, the number of results and the results, two words each,
// the lowest byte first, and a check over everything before it.
#include <array>

#include "core/hash.h"
#include "games/tokan/game.h"
#include "messages/players_tokan.h"
#include "players/tokan/proof.h"

namespace menagerie::tokan {

namespace {

using search::Entry;
using search::TranspositionTable;

constexpr std::string_view kFormat = "menagerie tokan proof ";
constexpr int kVersion = 1;
constexpr std::size_t kWord = 8;

void append_word(std::string& bytes, std::uint64_t word) {
  for (std::size_t i = 0; i < kWord; ++i) bytes += static_cast<char>(word >> (8 * i) & 0xff);
}

// Pre: a word stands there.
std::uint64_t word_at(std::string_view bytes, std::size_t at) {
  std::uint64_t word = 0;
  for (std::size_t i = kWord; i > 0; --i) {
    word = word << 8 | static_cast<unsigned char>(bytes[at + i - 1]);
  }
  return word;
}

std::string version() {
  return std::to_string(kVersion) + "." + std::to_string(Game::kRulesVersion);
}

// Only what differs from the standard is named, so that proofs from before there were options stay
// what they are.
std::string rules_text(PlayRules rules) {
  std::string text = rules.scoring == Scoring::classic ? "classic " : "heads ";
  if (rules.ends == Ends::either) text += "ends=either ";
  if (rules.gaps == Gaps::all) text += "gaps=all ";
  return text;
}

// The least weight of which there are no more than so many entries.
int least_weight(const TranspositionTable& table, std::size_t most) {
  std::array<std::size_t, 256> counts{};
  for (std::size_t place = 0; place < table.capacity(); ++place) {
    ++counts[table.at(place).entry.weight];
  }
  std::size_t kept = 0;
  int weight = 255;
  while (weight > 0 && kept + counts[static_cast<std::size_t>(weight)] <= most) {
    kept += counts[static_cast<std::size_t>(weight--)];
  }
  return weight + 1;
}

}  // namespace

std::string Proof::header() const {
  return std::string(kFormat) + version() + "\n" + rules_text(field_.rules()) + field_.text() +
         "\n";
}

std::string Proof::to_bytes(std::size_t most) const {
  const int least = least_weight(table_, most);
  std::string entries;
  for (std::size_t place = 0; place < table_.capacity(); ++place) {
    const TranspositionTable::Kept kept = table_.at(place);
    if (kept.entry.weight < least) continue;
    append_word(entries, kept.key);
    append_word(entries, TranspositionTable::packed(kept.entry));
  }
  std::string bytes = header();
  append_word(bytes, entries.size() / (2 * kWord));
  bytes += entries;
  append_word(bytes, hash_bytes(bytes));
  return bytes;
}

Result<void> Proof::take_up(std::string_view bytes) {
  if (!bytes.starts_with(kFormat)) return fail(messages::players_tokan_file_foreign);
  const std::string start = header();
  const std::size_t first_line = bytes.find('\n');
  if (first_line == std::string_view::npos) return fail(messages::players_tokan_file_damaged);
  if (bytes.substr(kFormat.size(), first_line - kFormat.size()) != version()) {
    return fail(messages::players_tokan_file_version, {version()});
  }
  const std::size_t second_line = bytes.find('\n', first_line + 1);
  // The least there is: the count and the check.
  if (second_line == std::string_view::npos || bytes.size() < second_line + 1 + 2 * kWord ||
      word_at(bytes, bytes.size() - kWord) != hash_bytes(bytes.substr(0, bytes.size() - kWord))) {
    return fail(messages::players_tokan_file_damaged);
  }
  if (!bytes.starts_with(start)) {
    const bool same_position = bytes.substr(0, second_line).ends_with(" " + field_.text());
    return fail(same_position ? messages::players_tokan_file_options
                              : messages::players_tokan_file_position);
  }
  const std::size_t entries = bytes.size() - start.size() - 2 * kWord;
  const std::uint64_t count = word_at(bytes, start.size());
  if (entries % (2 * kWord) != 0 || count != entries / (2 * kWord)) {
    return fail(messages::players_tokan_file_damaged);
  }
  for (std::size_t at = start.size() + kWord; at + kWord < bytes.size(); at += 2 * kWord) {
    const Entry entry = TranspositionTable::unpacked(word_at(bytes, at + kWord));
    if (entry.lower > entry.upper || entry.weight == 0 || entry.depth != 0) {
      return fail(messages::players_tokan_file_damaged);
    }
    table_.store(word_at(bytes, at), entry);
  }
  return {};
}

}  // namespace menagerie::tokan
