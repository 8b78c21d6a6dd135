// A PostgreSQL server of a test program's own: in a folder of its own, reached by a socket in it,
// gone afterwards, also where the program dies. Whatever the test loses with it is a test's, so it
// does not wait for the disk.
#pragma once

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <grp.h>
#include <optional>
#include <pwd.h>
#include <string>
#include <sys/prctl.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

#include "support/folder.h"

namespace menagerie::testing {

class PostgresServer {
 public:
  // The one of this program, started when it is first asked for; null where this computer has no
  // PostgreSQL.
  static PostgresServer* shared() {
    static const std::optional<std::filesystem::path> programs = find_programs();
    if (!programs) return nullptr;
    static PostgresServer server(*programs);
    return &server;
  }

  ~PostgresServer() { stop(); }
  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;

  // The address of a fresh database.
  [[nodiscard]] std::string make_database() {
    const std::string name = "test" + std::to_string(++databases_);
    sql("postgres", "CREATE DATABASE " + name);
    return address(name);
  }
  // Runs SQL in the database of an address.
  void sql_at(const std::string& place, const std::string& text) const {
    run({program("psql"), "-qX", "-v", "ON_ERROR_STOP=1", "-c", text, place}, false);
  }

  // As if the machine had stopped.
  void stop() {
    if (process_ <= 0) return;
    kill(process_, SIGQUIT);
    waitpid(process_, nullptr, 0);
    process_ = -1;
  }
  void start() {
    process_ =
        spawn({program("postgres"), "-D", data(), "-c", "listen_addresses=", "-c",
               "unix_socket_directories=" + folder_.path("socket"), "-c", "fsync=off", "-c",
               "full_page_writes=off", "-c", "shared_buffers=16MB", "-c", "max_connections=40",
               "-c", "recovery_init_sync_method=syncfs", "-c", "log_min_messages=fatal"},
              true);
    // The server says so in the last line of its file.
    while (!read(data() + "/postmaster.pid").contains("ready")) {
      if (waitpid(process_, nullptr, WNOHANG) != 0) {
        process_ = -1;
        ADD_FAILURE() << "PostgreSQL did not start: " << read(folder_.path("log"));
        return;
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
  }

 private:
  explicit PostgresServer(std::filesystem::path programs) : programs_(std::move(programs)) {
    std::filesystem::create_directory(folder_.path("socket"));
    give(folder_.path());
    give(folder_.path("socket"));
    run({program("initdb"), "-D", data(), "-U", "menagerie", "-A", "trust", "-E", "UTF8",
         "--locale=C", "--no-sync", "--no-instructions"},
        true);
    start();
  }

  static std::optional<std::filesystem::path> find_programs() {
    std::optional<std::filesystem::path> best;
    std::error_code none;
    for (const auto& entry : std::filesystem::directory_iterator("/usr/lib/postgresql", none)) {
      const std::filesystem::path programs = entry.path() / "bin";
      if (std::filesystem::exists(programs / "initdb") && (!best || *best < programs)) {
        best = programs;
      }
    }
    return best;
  }

  [[nodiscard]] std::string program(const std::string& name) const { return programs_ / name; }
  [[nodiscard]] std::string data() const { return folder_.path("data"); }
  [[nodiscard]] std::string address(const std::string& database) const {
    return "postgresql:///" + database + "?host=" + folder_.path("socket") + "&user=menagerie";
  }
  void sql(const std::string& database, const std::string& text) const {
    sql_at(address(database), text);
  }
  static std::string read(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
  }

  // PostgreSQL refuses to run as root; its package brings a user for it.
  static const passwd* other_user() { return geteuid() == 0 ? getpwnam("postgres") : nullptr; }
  static void give(const std::string& path) {
    if (const passwd* user = other_user()) {
      ASSERT_EQ(chown(path.c_str(), user->pw_uid, user->pw_gid), 0);
    }
  }

  // A child that dies with this program.
  [[nodiscard]] pid_t spawn(const std::vector<std::string>& command, bool as_user) const {
    std::vector<char*> words;
    for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
    words.push_back(nullptr);
    const passwd* user = as_user ? other_user() : nullptr;
    const std::string log = folder_.path("log");
    const pid_t child = fork();
    if (child != 0) return child;
    const int output = open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0666);
    dup2(output, STDOUT_FILENO);
    dup2(output, STDERR_FILENO);
    if (user != nullptr &&
        (setgroups(0, nullptr) != 0 || setgid(user->pw_gid) != 0 || setuid(user->pw_uid) != 0)) {
      _exit(126);
    }
    prctl(PR_SET_PDEATHSIG, SIGQUIT);
    setenv("LC_ALL", "C", 1);
    if (chdir(folder_.path().c_str()) != 0) _exit(126);
    execv(words[0], words.data());
    _exit(127);
  }
  void run(const std::vector<std::string>& command, bool as_user) const {
    int status = -1;
    waitpid(spawn(command, as_user), &status, 0);
    EXPECT_EQ(status, 0) << command.front() << ": " << read(folder_.path("log"));
  }

  std::filesystem::path programs_;
  Folder folder_;
  pid_t process_ = -1;
  int databases_ = 0;
};

}  // namespace menagerie::testing
