// `server_with_clock FOLDER STORE`: the server as `menagerie serve` runs it, with a clock that a
// test moves. A line of its standard input says how many milliseconds pass at once, and the same
// line comes back when they have; between such lines its clock runs as the system's does. It is a
// program of its own so that no option, variable or file can ever move the clock of a server that
// people play at.
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/read_until.hpp>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <unistd.h>

#include "server/live/room_service.h"
#include "server/net/http_server.h"
#include "server/pages/site.h"
#include "store/store.h"

namespace {

using namespace menagerie;

// What moves the clock; none of it outlives the server's context.
class Hand {
 public:
  Hand(boost::asio::io_context& context, store::Store& store)
      : input_(context, ::dup(STDIN_FILENO)),
        rooms_(context, store, {.node = {}, .clock = [this] { return now(); }}) {
    listen();
  }
  server::RoomApi& rooms() { return rooms_; }

 private:
  [[nodiscard]] std::int64_t now() const {
    const auto system = std::chrono::system_clock::now().time_since_epoch();
    return (std::chrono::duration_cast<std::chrono::milliseconds>(system) + ahead_).count();
  }

  void listen() {
    boost::asio::async_read_until(input_, boost::asio::dynamic_buffer(heard_), '\n',
                                  [this](const boost::system::error_code& error, std::size_t size) {
                                    if (error) return;
                                    pass(std::string_view(heard_).substr(0, size - 1));
                                    heard_.erase(0, size);
                                    listen();
                                  });
  }

  void pass(std::string_view line) {
    std::int64_t time = 0;
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), time);
    if (error != std::errc() || end != line.data() + line.size() || time < 0) {
      std::fprintf(stderr, "expected milliseconds, not \"%s\"\n", std::string(line).c_str());
      std::exit(EXIT_FAILURE);
    }
    ahead_ += std::chrono::milliseconds(time);
    rooms_.wake();
    std::printf("%lld\n", static_cast<long long>(time));
    std::fflush(stdout);
  }

  std::chrono::milliseconds ahead_{0};
  boost::asio::posix::stream_descriptor input_;
  std::string heard_;
  server::RoomService rooms_;
};

int fail_with(const Error& error) {
  std::fprintf(stderr, "%s\n", error.full_sentence({}).c_str());
  return EXIT_FAILURE;
}

}  // namespace

int main(int count, char** words) {
  if (count != 3) {
    std::fputs("usage: server_with_clock FOLDER STORE\n", stderr);
    return EXIT_FAILURE;
  }
  const Result<server::Site> site = server::Site::load(words[1]);
  if (!site) return fail_with(site.error());
  Result<server::HttpServer> server = server::HttpServer::open(*site, {});
  if (!server) return fail_with(server.error());
  const Result<std::unique_ptr<store::Store>> store = store::open_store(words[2]);
  if (!store) return fail_with(store.error());
  Hand hand(server->context(), **store);
  server->use(hand.rooms());
  std::printf("http://localhost:%u/\n", unsigned{server->port()});
  std::fflush(stdout);
  server->run();
}
