// How much a server of rooms carries: tables of two clients that play Tokan over sockets,
// everything durable before it is acknowledged. Starts the servers itself, at ports of 127.0.0.1
// and with a store of their own. bench/network.mjs runs it beside other servers.
#include <CLI/CLI.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <exception>
#include <sys/resource.h>

#include "load.h"

namespace menagerie::load {
namespace {

void allow_many_descriptors() {
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

int run(const Wanted& wanted) {
  allow_many_descriptors();
  boost::asio::io_context context{1};
  bool interrupted = false;
  // The servers end with the load.
  boost::asio::signal_set signals(context, SIGINT, SIGTERM);
  signals.async_wait([&](const boost::system::error_code& error, int) {
    interrupted = !error;
    context.stop();
  });
  Load load(context, wanted);
  boost::asio::co_spawn(context, load.run(), [](const std::exception_ptr& error) {
    if (error) std::rethrow_exception(error);
  });
  context.run();
  return interrupted || load.failed() ? 1 : 0;
}

}  // namespace
}  // namespace menagerie::load

int main(int argc, char** argv) {
  menagerie::load::Wanted wanted;
  CLI::App app("Load for a server of rooms");
  app.add_option("--program", wanted.program, "the server's program")->check(CLI::ExistingFile);
  app.add_option("--folder", wanted.folder, "the pages that it serves")
      ->check(CLI::ExistingDirectory);
  app.add_option("--store", wanted.store, "a file, postgresql://… or memory:");
  app.add_option("--port", wanted.port, "of 127.0.0.1, and the next ones for further nodes");
  app.add_option("--nodes", wanted.nodes, "servers at one store; a table's clients are at two")
      ->check(CLI::Range(1, 2));
  app.add_option("--tables", wanted.tables, "each with two sockets");
  app.add_option("--rate", wanted.rate, "commands a second, or where the search begins")
      ->check(CLI::Range(1.0, 1e6));
  app.add_option("--seconds", wanted.seconds, "for each rate")->check(CLI::Range(0.1, 3600.0));
  app.add_flag("--search", wanted.search, "raise the rate until p99 exceeds 100 ms");
  app.add_flag("--resume", wanted.resume, "then kill the servers, and come back");
  app.add_flag("--memory", wanted.memory, "then restart the servers, and load all rooms");
  app.add_option("--idle", wanted.idle, "sockets that only listen, and their memory");
  CLI11_PARSE(app, argc, argv);
  return menagerie::load::run(wanted);
}
