#include "cli/terminal/output.h"

#include <cstdio>

namespace menagerie::cli {

bool write_output(std::string_view text) {
  return std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
}

bool flush_output() {
  return std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
}

void write_error(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stderr);
  std::fflush(stderr);
}

}  // namespace menagerie::cli
