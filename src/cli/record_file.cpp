#include "cli/record_file.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

#include "cli/file_error.h"
#include "cli/text.h"

namespace menagerie::cli {

namespace {

// A descriptor that is closed when its time is over.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  [[nodiscard]] bool open() const { return number_ >= 0; }
  [[nodiscard]] int number() const { return number_; }
  // Closes now, to learn whether that went well.
  [[nodiscard]] bool close() { return ::close(std::exchange(number_, -1)) == 0; }

 private:
  int number_;
};

bool write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(descriptor, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

std::string folder_of(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  if (slash == std::string::npos) return ".";
  return slash == 0 ? "/" : path.substr(0, slash);
}

// Only a place where nothing is, or an earlier record, may be written to: a mistyped name must not
// cost somebody a file.
Result<void> may_replace(const std::string& path) {
  struct stat status{};
  if (stat(path.c_str(), &status) != 0) {
    if (errno == ENOENT) return {};
    return file_error(Message::cli_file_save, path);
  }
  if (S_ISDIR(status.st_mode)) return fail(Message::cli_file_folder, {printable(path)});
  const Descriptor file(open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
  constexpr std::string_view kStart = "[Game \"";
  std::array<char, kStart.size()> start{};
  const bool record =
      S_ISREG(status.st_mode) && file.open() &&
      read(file.number(), start.data(), start.size()) == static_cast<ssize_t>(start.size()) &&
      std::string_view(start.data(), start.size()) == kStart;
  if (record) return {};
  return fail(Message::cli_file_other, {printable(path)});
}

// The name outlives a power cut only once the folder is on the disk too. Where a folder cannot be
// synchronised the record itself still is.
void keep_name(const std::string& path) {
  const Descriptor folder(open(folder_of(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (folder.open()) fsync(folder.number());
}

}  // namespace

Result<void> save_record(const std::string& path, const Record& record) {
  if (const Result<void> fine = may_replace(path); !fine) return fine;
  std::string draft = path + ".XXXXXX";
  Descriptor file(mkostemp(draft.data(), O_CLOEXEC));
  if (!file.open()) return file_error(Message::cli_file_save, path);
  const mode_t hidden = umask(0);
  umask(hidden);
  const bool written = fchmod(file.number(), 0666U & ~hidden) == 0 &&
                       write_all(file.number(), record_text(record)) && fsync(file.number()) == 0 &&
                       file.close() && std::rename(draft.c_str(), path.c_str()) == 0;
  if (!written) {
    const std::unexpected<Error> error = file_error(Message::cli_file_save, path);
    unlink(draft.c_str());
    return error;
  }
  keep_name(path);
  return {};
}

Result<std::string> read_record_text(const std::string& path) {
  const Descriptor file(open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
  if (!file.open()) return file_error(Message::cli_file_load, path);
  struct stat status{};
  if (fstat(file.number(), &status) != 0) return file_error(Message::cli_file_load, path);
  if (S_ISDIR(status.st_mode)) return fail(Message::cli_file_folder, {printable(path)});
  if (!S_ISREG(status.st_mode)) return fail(Message::cli_file_special, {printable(path)});
  std::string text;
  std::array<char, 65536> bytes{};
  while (true) {
    const ssize_t got = read(file.number(), bytes.data(), bytes.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return file_error(Message::cli_file_load, path);
    if (got == 0) return text;
    text.append(bytes.data(), static_cast<std::size_t>(got));
    if (text.size() > kLongestRecord) {
      return fail(Message::record_too_long, {std::to_string(kLongestRecord)});
    }
  }
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

}  // namespace menagerie::cli
