#include "native/record_file.h"

#include <algorithm>
#include <array>
#include <sys/stat.h>

#include "core/text.h"
#include "messages/core.h"
#include "messages/native.h"
#include "native/whole_file.h"

namespace menagerie {

namespace {

// The same moves from the same start, whoever played them and whatever was said about them.
bool same_moves(const Record& one, const Record& other) {
  const auto same_tag = [&](std::string_view name) {
    const Tag* const tag = one.tag(name);
    const Tag* const other_tag = other.tag(name);
    return (tag == nullptr ? "" : tag->value) == (other_tag == nullptr ? "" : other_tag->value);
  };
  return same_tag("Game") && same_tag("Options") && same_tag("Start") &&
         std::ranges::equal(one.actions, other.actions, {}, &RecordedAction::text,
                            &RecordedAction::text);
}

}  // namespace

Result<void> check_saving(const std::string& path, std::span<const Record> earlier) {
  if (const Result<void> fine = check_writable(path); !fine) return fine;
  const Result<bool> exists = plain_file_exists(path);
  if (exists && !*exists) return {};
  const Result<std::string> text = read_bytes(path, kLongestRecord);
  if (!text || !text->starts_with("[Game \"")) return fail(messages::file_other, {printable(path)});
  const Result<Record> there = parse_record(*text);
  const auto is_there = [&](const Record& record) { return same_moves(record, *there); };
  if (there && std::ranges::any_of(earlier, is_there)) return {};
  return fail(messages::file_other_game, {printable(path)});
}

Result<void> save_record(const std::string& path, const Record& record,
                         std::span<const Record> earlier) {
  if (const Result<void> fine = check_saving(path, earlier); !fine) return fine;
  const std::string text = record_text(record);
  if (text.size() > kLongestRecord) {
    return fail(messages::record_too_long, {std::to_string(kLongestRecord)});
  }
  return write_bytes(path, text);
}

Result<Record> load_record(const std::string& path) {
  const Result<std::string> text = read_bytes(path, kLongestRecord);
  if (!text) return fail(text.error());
  return parse_record(*text);
}

std::string new_record_name(std::string_view game, std::time_t now) {
  std::tm date{};
  localtime_r(&now, &date);
  std::array<char, 32> stamp{};
  std::strftime(stamp.data(), stamp.size(), "%Y%m%d-%H%M%S", &date);
  const std::string stem = std::string(game) + "-" + stamp.data();
  struct stat status{};
  for (int i = 1;; ++i) {
    const std::string name = stem + (i == 1 ? "" : "-" + std::to_string(i)) + ".menagerie";
    if (lstat(name.c_str(), &status) != 0) return name;
  }
}

}  // namespace menagerie
