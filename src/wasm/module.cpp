// The engine in the browser: the same protocol as on a pipe, a line in, lines out. A host asks
// `menagerie_buffer` for room, writes the line there (UTF-8, no newline) and calls
// `menagerie_answer`, which hands every answer line to the host's `menagerie.emit` as soon as there
// is one, so that a long analysis can be followed. A pointer from `menagerie_buffer` is good until
// it is called again; what `emit` is shown is good until it returns. After instantiation a host
// calls `_initialize` once, as with every WASI reactor.
#include <cstddef>
#include <string>
#include <string_view>

#include "engine/protocol/protocol.h"
#include "native/os_random.h"

// What the host brings along.
extern "C" [[clang::import_module("menagerie"), clang::import_name("emit")]] void host_emit(
    const char* line, std::size_t size);

namespace {

std::string& request() {
  static std::string line;
  return line;
}

menagerie::Protocol& protocol() {
  static menagerie::OsRandom random;
  static menagerie::InlineExecutor here;
  static menagerie::Protocol one(random, here);
  return one;
}

}  // namespace

// Room for a request of `size` bytes.
extern "C" [[clang::export_name("menagerie_buffer")]] char* menagerie_buffer(std::size_t size) {
  request().resize(size);
  return request().data();
}

// Answers the request in the buffer.
extern "C" [[clang::export_name("menagerie_answer")]] void menagerie_answer() {
  protocol().answer(request(), [](std::string_view line) { host_emit(line.data(), line.size()); });
}
