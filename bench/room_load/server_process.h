// The server under load: `menagerie serve` as a process of its own, its memory, and its end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <sys/types.h>
#include <vector>

namespace menagerie::load {

class ServerProcess {
 public:
  ServerProcess(std::string program, std::string folder, std::string store, std::uint16_t port);
  ~ServerProcess();
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  // Waits until it accepts connections.
  void start();
  // With SIGKILL, as a power failure would.
  void kill();
  [[nodiscard]] std::uint16_t port() const { return port_; }
  // What it has in memory of its own, in bytes.
  [[nodiscard]] std::size_t memory() const;
  // The processor time it has used, in seconds.
  [[nodiscard]] double processor_time() const;

 private:
  std::vector<std::string> arguments_;
  std::uint16_t port_;
  pid_t process_ = -1;
};

}  // namespace menagerie::load
