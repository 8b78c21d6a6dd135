#include "native/record_file.h"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>

#include "core/text.h"
#include "messages/core.h"
#include "messages/native.h"
#include "native/file_error.h"
#include "native/whole_file.h"

namespace menagerie {

namespace {

// Only a place where nothing is, or an earlier record, may be written to: a mistyped name must not
// cost somebody a file.
Result<void> may_replace(const std::string& path) {
  struct stat status{};
  if (stat(path.c_str(), &status) != 0) {
    if (errno == ENOENT) return {};
    return file_error(messages::file_save, path);
  }
  if (S_ISDIR(status.st_mode)) return fail(messages::file_folder, {printable(path)});
  const Descriptor file(open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
  constexpr std::string_view kStart = "[Game \"";
  std::array<char, kStart.size()> start{};
  const bool record =
      S_ISREG(status.st_mode) && file.open() &&
      read(file.number(), start.data(), start.size()) == static_cast<ssize_t>(start.size()) &&
      std::string_view(start.data(), start.size()) == kStart;
  if (record) return {};
  return fail(messages::file_other, {printable(path)});
}

}  // namespace

Result<void> save_record(const std::string& path, const Record& record) {
  if (const Result<void> fine = may_replace(path); !fine) return fine;
  return write_bytes(path, record_text(record));
}

Result<std::string> read_record_text(const std::string& path) {
  const Descriptor file(open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
  if (!file.open()) return file_error(messages::file_load, path);
  struct stat status{};
  if (fstat(file.number(), &status) != 0) return file_error(messages::file_load, path);
  if (S_ISDIR(status.st_mode)) return fail(messages::file_folder, {printable(path)});
  if (!S_ISREG(status.st_mode)) return fail(messages::file_special, {printable(path)});
  Result<std::string> text = read_rest(file, path, kLongestRecord);
  if (text && text->size() > kLongestRecord) {
    return fail(messages::record_too_long, {std::to_string(kLongestRecord)});
  }
  return text;
}

Result<Record> load_record(const std::string& path) {
  const Result<std::string> text = read_record_text(path);
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
