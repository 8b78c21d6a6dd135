// A solution as bytes: a line that names the format, its version and that of the rules, a line with
// the rules' options, the states in four bytes each, the lowest byte first, and a check over
// everything before it. The order of the states is the atlas's: a change there needs a new version.
#include <new>

#include "core/hash.h"
#include "games/two_paths/game.h"
#include "messages/players_two_paths.h"
#include "players/two_paths/solution.h"

namespace menagerie::two_paths {

namespace {

constexpr std::string_view kFormat = "menagerie two-paths solution ";
constexpr int kVersion = 1;
constexpr std::size_t kCheckBytes = 8;

void append_number(std::string& bytes, std::uint64_t number, std::size_t size) {
  for (std::size_t i = 0; i < size; ++i) bytes += static_cast<char>(number >> (8 * i) & 0xff);
}

// Pre: the bytes are as many as the number has.
std::uint64_t read_number(std::string_view bytes) {
  std::uint64_t number = 0;
  for (std::size_t i = bytes.size(); i > 0; --i) {
    number = number << 8 | static_cast<unsigned char>(bytes[i - 1]);
  }
  return number;
}

std::string version() {
  return std::to_string(kVersion) + "." + std::to_string(Game::kRulesVersion);
}

std::string header(const Rules& rules) {
  std::string text(kFormat);
  text += version() + "\nrows " + std::to_string(rules.rows);
  text += rules.reward_may_be_declined ? " declinable\n" : " forced\n";
  return text;
}

}  // namespace

std::string Solution::to_bytes() const {
  std::string bytes = header(rules_);
  bytes.reserve(bytes.size() + sizeof(Kept) * atlas_->states() + kCheckBytes);
  for (std::uint32_t i = 0; i < atlas_->states(); ++i) {
    append_number(bytes, states_[i], sizeof(Kept));
  }
  append_number(bytes, hash_bytes(bytes), kCheckBytes);
  return bytes;
}

Result<Solution> Solution::from_bytes(std::string_view bytes) {
  if (!bytes.starts_with(kFormat)) return fail(messages::players_two_paths_file_foreign);
  const std::string_view first = bytes.substr(0, bytes.find('\n'));
  if (first.substr(kFormat.size()) != version()) {
    return fail(messages::players_two_paths_file_version, {version()});
  }
  for (const int rows : {kFewestRows, kMostRows}) {
    for (const bool declinable : {false, true}) {
      const Rules rules{rows, declinable};
      if (bytes.starts_with(header(rules))) return read_states(rules, bytes);
    }
  }
  return fail(messages::players_two_paths_file_damaged);
}

Result<Solution> Solution::read_states(const Rules& rules, std::string_view bytes) {
  std::unique_ptr<const Atlas> atlas = std::make_unique<Atlas>(rules.rows);
  const std::string start = header(rules);
  const std::size_t length = start.size() + sizeof(Kept) * atlas->states() + kCheckBytes;
  if (bytes.size() != length || hash_bytes(bytes.substr(0, length - kCheckBytes)) !=
                                    read_number(bytes.substr(length - kCheckBytes))) {
    return fail(messages::players_two_paths_file_damaged);
  }
  std::unique_ptr<Kept[]> states(new (std::nothrow) Kept[atlas->states()]);
  if (!states) return fail(messages::players_two_paths_no_memory);
  for (std::uint32_t i = 0; i < atlas->states(); ++i) {
    const std::size_t at = start.size() + sizeof(Kept) * i;
    states[i] = static_cast<Kept>(read_number(bytes.substr(at, sizeof(Kept))));
  }
  return Solution(rules, std::move(atlas), std::move(states));
}

}  // namespace menagerie::two_paths
