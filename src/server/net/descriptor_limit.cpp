#include "server/net/descriptor_limit.h"

#include <algorithm>
#include <sys/resource.h>

namespace menagerie::server {

std::size_t descriptors_for_connections() {
  constexpr rlim_t kOther = 64;
  constexpr rlim_t kLeast = 16;
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  getrlimit(RLIMIT_NOFILE, &limit);
  return static_cast<std::size_t>(std::max(limit.rlim_cur, kOther + kLeast) - kOther);
}

}  // namespace menagerie::server
