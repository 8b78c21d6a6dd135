#include "native/whole_file.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <sys/stat.h>

#include "messages/native.h"
#include "native/file_error.h"

namespace menagerie {

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

// A draft is made for its owner alone; what takes its place may be read by whom the owner lets read
// new files.
bool open_to_others(int descriptor) {
  const mode_t hidden = umask(0);
  umask(hidden);
  return fchmod(descriptor, 0666U & ~hidden) == 0;
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

}  // namespace

Result<std::string> read_bytes(const std::string& path) {
  const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file.open()) {
    if (errno == ENOENT) return {};
    return file_error(messages::file_load, path);
  }
  return read_rest(file, path, ~std::size_t{0});
}

Result<std::string> read_rest(const Descriptor& file, const std::string& path, std::size_t most) {
  std::string bytes;
  std::array<char, 65536> part{};
  while (bytes.size() <= most) {
    const ssize_t got = read(file.number(), part.data(), part.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return file_error(messages::file_load, path);
    if (got == 0) break;
    bytes.append(part.data(), static_cast<std::size_t>(got));
  }
  return bytes;
}

Result<void> write_bytes(const std::string& path, std::string_view bytes) {
  std::string draft = path + ".XXXXXX";
  Descriptor file(mkostemp(draft.data(), O_CLOEXEC));
  if (!file.open()) return file_error(messages::file_save, path);
  const bool written = open_to_others(file.number()) && write_all(file.number(), bytes) &&
                       fsync(file.number()) == 0 && file.close() &&
                       std::rename(draft.c_str(), path.c_str()) == 0;
  if (!written) {
    const std::unexpected<Error> error = file_error(messages::file_save, path);
    unlink(draft.c_str());
    return error;
  }
  keep_name(path);
  return {};
}

}  // namespace menagerie
