// Runs the real program: once with a given input, or in a conversation over a pipe or a
// pseudo-terminal, in which a test reads up to a text and answers it.
#pragma once

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <string>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#include <utility>
#include <vector>

#include "support/folder.h"

namespace menagerie::testing {

using Arguments = std::vector<std::string>;

struct Finished {
  int code = -1;
  std::string out;
  std::string err;
};

namespace detail {

// Where programs run that were given no folder: games that are left are saved where one is.
inline const std::string& anywhere() {
  static const Folder folder;
  static const std::string path = folder.path();
  return path;
}

// In the child: a plain surrounding, then the program.
[[noreturn]] inline void become(const Arguments& arguments, const std::string& folder) {
  if (chdir(folder.c_str()) != 0) _exit(126);
  setenv("TERM", "xterm", 1);
  setenv("LANG", "C.UTF-8", 1);
  for (const char* const name :
       {"LC_ALL", "LC_CTYPE", "LC_MESSAGES", "NO_COLOR", "COLUMNS", "LINES"}) {
    unsetenv(name);
  }
  std::vector<char*> argv;
  std::string program = MENAGERIE_PROGRAM;
  argv.push_back(program.data());
  std::vector<std::string> copies = arguments;
  for (std::string& argument : copies) argv.push_back(argument.data());
  argv.push_back(nullptr);
  execv(program.c_str(), argv.data());
  _exit(127);
}

inline int code_of(int status) {
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace detail

// The whole program with this input; everything it wrote and how it ended.
inline Finished run(const Arguments& arguments, const std::string& input = {},
                    const std::string& folder = detail::anywhere()) {
  std::array<int, 2> in{};
  std::array<int, 2> out{};
  std::array<int, 2> err{};
  EXPECT_TRUE(pipe(in.data()) == 0 && pipe(out.data()) == 0 && pipe(err.data()) == 0);
  const pid_t child = fork();
  if (child == 0) {
    dup2(in[0], STDIN_FILENO);
    dup2(out[1], STDOUT_FILENO);
    dup2(err[1], STDERR_FILENO);
    for (const int end : {in[0], in[1], out[0], out[1], err[0], err[1]}) close(end);
    detail::become(arguments, folder);
  }
  for (const int end : {in[0], out[1], err[1]}) close(end);
  signal(SIGPIPE, SIG_IGN);
  fcntl(in[1], F_SETFL, O_NONBLOCK);
  Finished result;
  std::string_view rest = input;
  std::array<pollfd, 3> ends = {{{in[1], POLLOUT, 0}, {out[0], POLLIN, 0}, {err[0], POLLIN, 0}}};
  const auto shut = [](pollfd& end) {
    close(end.fd);
    end.fd = -1;
  };
  while (ends[1].fd >= 0 || ends[2].fd >= 0) {
    if (rest.empty() && ends[0].fd >= 0) shut(ends[0]);
    poll(ends.data(), ends.size(), -1);
    if (ends[0].fd >= 0 && ends[0].revents != 0) {
      const ssize_t wrote = write(ends[0].fd, rest.data(), rest.size());
      if (wrote > 0) rest.remove_prefix(static_cast<std::size_t>(wrote));
      if (wrote < 0 && errno != EAGAIN) rest = {};
    }
    for (std::size_t i = 1; i < 3; ++i) {
      if (ends[i].fd < 0 || ends[i].revents == 0) continue;
      std::array<char, 65536> bytes{};
      const ssize_t got = read(ends[i].fd, bytes.data(), bytes.size());
      if (got > 0)
        (i == 1 ? result.out : result.err).append(bytes.data(), static_cast<std::size_t>(got));
      if (got <= 0) shut(ends[i]);
    }
  }
  if (ends[0].fd >= 0) shut(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  result.code = detail::code_of(status);
  return result;
}

// The exit code of a command line in which $menagerie is the program; for streams that are closed
// or full, which a shell can name.
inline int shell(const std::string& command, const std::string& folder = detail::anywhere()) {
  setenv("menagerie", MENAGERIE_PROGRAM, 1);
  setenv("folder", folder.c_str(), 1);
  return detail::code_of(std::system(("cd \"$folder\" && " + command).c_str()));
}

// A program at a pseudo-terminal, with somebody typing.
class Conversation {
 public:
  explicit Conversation(const Arguments& arguments, const std::string& folder = detail::anywhere(),
                        int width = 100, int height = 50) {
    winsize size{};
    size.ws_col = static_cast<unsigned short>(width);
    size.ws_row = static_cast<unsigned short>(height);
    child_ = forkpty(&terminal_, nullptr, nullptr, &size);
    if (child_ == 0) detail::become(arguments, folder);
  }
  ~Conversation() {
    if (child_ > 0) {
      kill(child_, SIGKILL);
      waitpid(child_, nullptr, 0);
    }
    if (terminal_ >= 0) close(terminal_);
  }
  Conversation(const Conversation&) = delete;
  Conversation& operator=(const Conversation&) = delete;

  // Reads until the text has appeared after what was read before; what came up to its end.
  std::string read_to(const std::string& text) {
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (true) {
      const std::size_t found = bytes_.find(text, read_);
      if (found != std::string::npos) {
        std::string part = bytes_.substr(read_, found + text.size() - read_);
        read_ = found + text.size();
        return part;
      }
      if (std::chrono::steady_clock::now() > deadline || !more()) {
        ADD_FAILURE() << "never saw: " << text << "\nafter: " << bytes_.substr(read_);
        return bytes_.substr(read_);
      }
    }
  }
  void type(const std::string& keys) {
    EXPECT_EQ(write(terminal_, keys.data(), keys.size()), static_cast<ssize_t>(keys.size()));
  }
  // Types a line and reads to what is expected after it; the line's own echo repeats the prompt at
  // every key, so it is not searched.
  std::string answer(const std::string& line, const std::string& next) {
    type(line + "\r");
    const std::string echo = read_to("\n");
    return echo + read_to(next);
  }
  void signal(int number) const { kill(child_, number); }
  // Takes the terminal away and gives the exit code.
  int hang_up() {
    close(std::exchange(terminal_, -1));
    return exit_code();
  }
  // Reads to the end and gives the exit code.
  int finish() {
    while (more()) {
    }
    return exit_code();
  }
  // Everything the program has written.
  [[nodiscard]] const std::string& bytes() const { return bytes_; }
  [[nodiscard]] bool echoes() const {
    termios mode{};
    tcgetattr(terminal_, &mode);
    return (mode.c_lflag & ECHO) != 0;
  }

 private:
  int exit_code() {
    int status = 0;
    waitpid(std::exchange(child_, -1), &status, 0);
    return detail::code_of(status);
  }
  bool more() {
    pollfd end{terminal_, POLLIN, 0};
    if (poll(&end, 1, 20000) <= 0) return false;
    std::array<char, 65536> bytes{};
    const ssize_t got = read(terminal_, bytes.data(), bytes.size());
    if (got <= 0) return false;
    bytes_.append(bytes.data(), static_cast<std::size_t>(got));
    return true;
  }

  pid_t child_ = -1;
  int terminal_ = -1;
  std::string bytes_;
  std::size_t read_ = 0;
};

}  // namespace menagerie::testing
