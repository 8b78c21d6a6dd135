#include "native/standard_streams.h"

#include <fcntl.h>
#include <initializer_list>
#include <unistd.h>

namespace menagerie {

void fill_closed_streams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(stream, F_GETFD) >= 0) continue;
    // The wrong way round, so that its use is an error. The lowest free number is the stream's.
    (void)open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  }
}

}  // namespace menagerie
