// `engine`: the protocol on standard input and output, a line at a time, until the input ends and
// what was asked is answered.
#include <array>
#include <cerrno>
#include <mutex>
#include <string>
#include <string_view>
#include <unistd.h>

#include "cli/commands/commands.h"
#include "cli/commands/exit_code.h"
#include "cli/commands/last_answers.h"
#include "cli/commands/line_reader.h"
#include "engine/protocol/protocol.h"
#include "messages/cli.h"
#include "native/os_random.h"
#include "native/threads.h"

namespace menagerie::cli {

namespace {

bool write_line(std::string_view line) {
  std::string bytes(line);
  bytes += '\n';
  std::string_view rest = bytes;
  while (!rest.empty()) {
    const ssize_t written = write(STDOUT_FILENO, rest.data(), rest.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    rest.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

std::size_t read_some(char* bytes, std::size_t room) {
  while (true) {
    const ssize_t got = read(STDIN_FILENO, bytes, room);
    if (got < 0 && errno == EINTR) continue;
    return got < 0 ? 0 : static_cast<std::size_t>(got);
  }
}

// No answer of the engine's own: the line was never read as a whole.
std::string too_long() {
  return R"({"id":null,"error":{"code":")" + std::string(name_of(messages::cli_engine_too_long)) +
         R"(","field":null,"message":")" +
         say(messages::cli_engine_too_long, {std::to_string(kLongestLine)}) + R"("}})";
}

}  // namespace

int engine() {
  OsRandom random;
  std::mutex mutex;
  bool open = true;  // guarded by the mutex, like the output itself
  const auto emit = [&](std::string_view line) {
    const std::lock_guard lock(mutex);
    if (open) open = write_line(line);
    return open;
  };
  Threads threads;
  Protocol protocol(random, threads);
  LineReader reader(read_some, kLongestLine);
  while (true) {
    const LineReader::Line line = reader.next();
    if (line.kind == LineReader::Kind::end) {
      await_last_answers(threads, protocol, kTimeAfterTheInput,
                         [] { return is_read(STDOUT_FILENO); });
      return kFine;
    }
    if (line.kind == LineReader::Kind::too_long) {
      emit(too_long());
    } else {
      protocol.answer(line.text, emit);
    }
    const std::lock_guard lock(mutex);
    if (!open) break;
  }
  protocol.stop_all();  // nobody hears the answers
  return kRefused;
}

}  // namespace menagerie::cli
