#include "cli/proof_file.h"

#include <cerrno>
#include <cstdio>
#include <memory>
#include <unistd.h>

#include "cli/file_error.h"

namespace menagerie::cli {

namespace {

struct Close {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Close>;

}  // namespace

Result<std::string> read_bytes(const std::string& path) {
  const File file(std::fopen(path.c_str(), "rbe"));
  if (!file) {
    if (errno == ENOENT) return {};
    return file_error(Message::cli_file_load, path);
  }
  std::string bytes;
  std::string part(std::size_t{1} << 16, '\0');
  while (const std::size_t got = std::fread(part.data(), 1, part.size(), file.get())) {
    bytes.append(part, 0, got);
  }
  if (std::ferror(file.get()) != 0) return file_error(Message::cli_file_load, path);
  return bytes;
}

Result<void> write_bytes(const std::string& path, std::string_view bytes) {
  const std::string draft = path + ".draft";
  File file(std::fopen(draft.c_str(), "wbe"));
  if (!file) return file_error(Message::cli_file_save, path);
  const bool written = std::fwrite(bytes.data(), 1, bytes.size(), file.get()) == bytes.size() &&
                       std::fflush(file.get()) == 0 && fsync(fileno(file.get())) == 0 &&
                       std::fclose(file.release()) == 0 &&
                       std::rename(draft.c_str(), path.c_str()) == 0;
  if (written) return {};
  const std::unexpected<Error> error = file_error(Message::cli_file_save, path);
  std::remove(draft.c_str());
  return error;
}

}  // namespace menagerie::cli
