#include "native/whole_file.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>

#include "core/text.h"
#include "messages/native.h"
#include "native/descriptor.h"
#include "native/file_error.h"
#include "native/os_random.h"

namespace menagerie {

namespace fs = std::filesystem;

namespace {

bool write_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = write(descriptor, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

std::string folder_of(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  if (slash == std::string::npos) return ".";
  return slash == 0 ? "/" : path.substr(0, slash);
}

// The name outlives a power cut only once the folder is on the disk too. Where a folder cannot be
// synchronised the file itself still is.
void keep_name(const std::string& path) {
  const Descriptor folder(open(folder_of(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (folder.open()) fsync(folder.number());
}

// Where a name leads in the end, also if nothing is there yet.
Result<std::string> target_of(const std::string& path) {
  constexpr int kMostLinks = 40;  // as many as the system follows
  fs::path target = path;
  for (int links = 0; links < kMostLinks; ++links) {
    std::error_code no_link;
    const fs::path next = fs::read_symlink(target, no_link);
    if (no_link) return target.string();
    target = target.parent_path() / next;  // an absolute `next` stands alone
  }
  errno = ELOOP;
  return file_error(messages::file_save, path);
}

// May be read by whom the owner lets read new files.
constexpr mode_t kNewFile = 0666;

// A file without a name is gone with its process, however that ends; it gets the draft's name when
// all of it is on the disk. Not every file system has such files.
bool write_nameless(const std::string& draft, std::string_view bytes) {
  const Descriptor file(open(folder_of(draft).c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, kNewFile));
  if (!file.open() || !write_all(file.number(), bytes) || fsync(file.number()) != 0) return false;
  const std::string open_file = "/proc/self/fd/" + std::to_string(file.number());
  return linkat(AT_FDCWD, open_file.c_str(), AT_FDCWD, draft.c_str(), AT_SYMLINK_FOLLOW) == 0;
}

bool write_named(const std::string& draft, std::string_view bytes) {
  Descriptor file(open(draft.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kNewFile));
  return file.open() && write_all(file.number(), bytes) && fsync(file.number()) == 0 &&
         file.close();
}

}  // namespace

Result<bool> plain_file_exists(const std::string& path) {
  struct stat status{};
  if (stat(path.c_str(), &status) != 0) return false;
  if (S_ISDIR(status.st_mode)) return fail(messages::file_folder, {printable(path)});
  if (!S_ISREG(status.st_mode)) return fail(messages::file_special, {printable(path)});
  return true;
}

Result<std::string> read_bytes(const std::string& path, std::size_t most) {
  if (const Result<bool> plain = plain_file_exists(path); !plain) return fail(plain.error());
  // Should a pipe have taken the file's place meanwhile, nobody waits for it.
  const Descriptor file(open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
  if (!file.open()) return file_error(messages::file_load, path);
  std::string bytes;
  std::array<char, 65536> part{};
  while (true) {
    const ssize_t got = read(file.number(), part.data(), part.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return file_error(messages::file_load, path);
    if (got == 0) return bytes;
    bytes.append(part.data(), static_cast<std::size_t>(got));
    if (bytes.size() > most) {
      return fail(messages::file_large, {printable(path), std::to_string(most)});
    }
  }
}

Result<void> check_writable(const std::string& path) {
  const Result<bool> plain = plain_file_exists(path);
  if (!plain) return fail(plain.error());
  const Result<std::string> target = target_of(path);
  if (!target) return fail(target.error());
  const std::string folder = folder_of(*target) + "/.";  // a file is not taken for a folder
  if (access(folder.c_str(), W_OK | X_OK) == 0) return {};
  return file_error(messages::file_save, path);
}

Result<void> write_bytes(const std::string& path, std::string_view bytes) {
  if (const Result<void> fine = check_writable(path); !fine) return fine;
  const Result<std::string> target = target_of(path);
  if (!target) return fail(target.error());
  const std::string draft =
      folder_of(*target) + "/.menagerie-draft-" + std::to_string(OsRandom().next());
  const bool written = (write_nameless(draft, bytes) || write_named(draft, bytes)) &&
                       std::rename(draft.c_str(), target->c_str()) == 0;
  if (!written) {
    const std::unexpected<Error> error = file_error(messages::file_save, path);
    unlink(draft.c_str());
    return error;
  }
  keep_name(*target);
  return {};
}

}  // namespace menagerie
