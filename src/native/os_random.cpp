#include "native/os_random.h"

#include <cstdlib>
#include <unistd.h>

namespace menagerie {

std::uint64_t OsRandom::next() {
  std::uint64_t word = 0;
  // A system without entropy cannot deal fairly; there is nothing sensible to go on with.
  if (getentropy(&word, sizeof word) != 0) std::abort();
  return word;
}

}  // namespace menagerie
