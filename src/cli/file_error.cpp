#include "cli/file_error.h"

#include <cerrno>
#include <cstring>

#include "cli/text.h"

namespace menagerie::cli {

namespace {

Word reason(int number) {
  switch (number) {
    case ENOENT:
    case ENOTDIR:
      return Message::cli_file_missing;
    case EACCES:
    case EPERM:
    case EROFS:
      return Message::cli_file_forbidden;
    case ENOSPC:
    case EDQUOT:
      return Message::cli_file_full;
    default:
      return std::strerror(number);
  }
}

}  // namespace

std::unexpected<Error> file_error(Message code, const std::string& path) {
  const int number = errno;
  return fail(code, {printable(path), reason(number)});
}

}  // namespace menagerie::cli
