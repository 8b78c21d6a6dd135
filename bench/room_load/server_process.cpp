#include "server_process.h"

#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <netinet/in.h>
#include <spawn.h>
#include <sstream>
#include <sys/socket.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace menagerie::load {

namespace {

bool accepts(std::uint16_t port) {
  sockaddr_in server{};
  server.sin_family = AF_INET;
  server.sin_port = htons(port);
  server.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  // The calls of the socket library want every kind of address as this one.
  const bool connected =
      ::connect(socket, reinterpret_cast<const sockaddr*>(&server), sizeof server) == 0;
  ::close(socket);
  return connected;
}

}  // namespace

ServerProcess::ServerProcess(std::string program, std::string folder, std::string store,
                             std::uint16_t port)
    : arguments_{std::move(program), "serve", "--folder", std::move(folder), "--store",
                 std::move(store), "--listen", "127.0.0.1:" + std::to_string(port),
                 // All clients of the load have one address.
                 "--connections", "60000", "--sockets-per-address", "60000",
                 "--requests-per-second", "1000000", "--rooms-per-hour", "1000000", "--seats-limit",
                 "1000000"},
      port_(port) {}

ServerProcess::~ServerProcess() {
  if (process_ > 0) kill();
}

void ServerProcess::start() {
  std::vector<char*> arguments;
  arguments.reserve(arguments_.size() + 1);
  for (std::string& argument : arguments_) arguments.push_back(argument.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions{};
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  if (posix_spawn(&process_, arguments.front(), &actions, nullptr, arguments.data(), environ) !=
      0) {
    std::fprintf(stderr, "%s could not be started\n", arguments.front());
    std::exit(1);
  }
  posix_spawn_file_actions_destroy(&actions);
  while (!accepts(port_)) {
    if (waitpid(process_, nullptr, WNOHANG) != 0) {
      std::fprintf(stderr, "the server ended\n");
      std::exit(1);
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

void ServerProcess::kill() {
  ::kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
  process_ = -1;
}

std::size_t ServerProcess::memory() const {
  std::ifstream status("/proc/" + std::to_string(process_) + "/status");
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with("RssAnon:")) return std::stoul(line.substr(8)) * 1024;
  }
  return 0;
}

double ServerProcess::processor_time() const {
  constexpr int kUserTime = 14;  // of the fields in proc(5), counted from 1
  std::ifstream stat("/proc/" + std::to_string(process_) + "/stat");
  std::string field;
  double ticks = 0;
  for (int number = 1; number <= kUserTime + 1 && stat >> field; ++number) {
    if (number >= kUserTime) ticks += std::stod(field);
  }
  return ticks / static_cast<double>(sysconf(_SC_CLK_TCK));
}

}  // namespace menagerie::load
