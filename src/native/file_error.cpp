#include "native/file_error.h"

#include <cerrno>
#include <cstring>

#include "core/text.h"
#include "messages/native.h"

namespace menagerie {

namespace {

Word reason(int number) {
  switch (number) {
    case ENOENT:
    case ENOTDIR:
      return messages::file_missing;
    case EACCES:
    case EPERM:
    case EROFS:
      return messages::file_forbidden;
    case ENOSPC:
    case EDQUOT:
      return messages::file_full;
    default:
      return std::strerror(number);
  }
}

}  // namespace

std::unexpected<Error> file_error(Message code, const std::string& path) {
  const int number = errno;
  return fail(code, {printable(path), reason(number)});
}

}  // namespace menagerie
