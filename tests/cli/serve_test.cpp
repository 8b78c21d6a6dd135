// `menagerie serve` as a shell calls it.
#include <algorithm>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <string>
#include <sys/file.h>
#include <sys/socket.h>
#include <unistd.h>

#include "cli/commands/web_folder.h"
#include "program.h"
#include "support/folder.h"

namespace menagerie::testing {
namespace {

// One test at a time uses the usual ports, even where several programs run tests: whoever finds a
// port taken must find it taken a moment later, too.
class UsualPortsLock {
 public:
  UsualPortsLock() : lock_(open(file().c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666)) {
    EXPECT_EQ(flock(lock_, LOCK_EX), 0);
    unsetenv("DISPLAY");  // no test opens a browser
    unsetenv("WAYLAND_DISPLAY");
    setenv("XDG_DATA_HOME", data_.path().c_str(), 1);  // and none uses the user's rooms
  }
  ~UsualPortsLock() { close(lock_); }
  UsualPortsLock(const UsualPortsLock&) = delete;
  UsualPortsLock& operator=(const UsualPortsLock&) = delete;

 private:
  static std::string file() {
    return std::filesystem::temp_directory_path() / "menagerie_usual_ports.lock";
  }
  int lock_;
  Folder data_;
};

// Port 8321, taken by somebody else: by us, or by whoever has it already.
class TakenUsualPort {
 public:
  TakenUsualPort() : socket_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in usual{};
    usual.sin_family = AF_INET;
    usual.sin_port = htons(8321);
    usual.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const int yes = 1;
    setsockopt(socket_, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    // The calls of the socket library want every kind of address as this one.
    if (bind(socket_, reinterpret_cast<const sockaddr*>(&usual), sizeof usual) == 0) {
      listen(socket_, 1);
    }
  }
  ~TakenUsualPort() { close(socket_); }
  TakenUsualPort(const TakenUsualPort&) = delete;
  TakenUsualPort& operator=(const TakenUsualPort&) = delete;

 private:
  UsualPortsLock alone_;
  int socket_;
};

// Where the server says that it is.
std::string port_of(Conversation& serve) {
  serve.read_to("http://localhost:");
  std::string port = serve.read_to("/");
  port.pop_back();
  return port;
}

// Sentences are broken to the terminal's width.
std::string on_one_line(std::string text) {
  std::erase(text, '\r');
  std::ranges::replace(text, '\n', ' ');
  return text;
}

TEST(Serve, TellsItsAddressAndEndsWithCtrlC) {
  const UsualPortsLock lock;
  const Folder folder;
  folder.write("index.html", "hello");
  Conversation serve({"serve", "--folder", folder.path()});
  serve.read_to("http://localhost:");
  serve.read_to("Ctrl-C");
  serve.type("\x03");
  serve.read_to("Closed.");
  EXPECT_EQ(serve.finish(), 0);
}

TEST(Serve, ATakenPortIsPassedOverWithAWordAboutTheGames) {
  const TakenUsualPort taken;
  const Folder folder;
  folder.write("index.html", "hello");
  Conversation serve({"serve", "--folder", folder.path()});
  const std::string port = port_of(serve);
  EXPECT_NE(port, "8321");
  const std::string said = serve.read_to("Ctrl-C");
  for (const std::string& words :
       {std::string("Port 8321 is in use"), "port " + port, std::string("http://localhost:8321/"),
        std::string("not lost")}) {
    EXPECT_NE(on_one_line(said).find(words), std::string::npos) << said;
  }
}

TEST(Serve, AtTheUsualPortNothingIsSaidOfOthers) {
  const UsualPortsLock lock;
  const Folder folder;
  folder.write("index.html", "hello");
  Conversation serve({"serve", "--folder", folder.path()});
  const std::string port = port_of(serve);
  const std::string said = serve.read_to("Ctrl-C");
  EXPECT_EQ(said.find("in use") == std::string::npos, port == "8321") << said;
}

TEST(Serve, APortThatWasAskedForIsNotPassedOver) {
  const UsualPortsLock lock;
  const Folder folder;
  folder.write("index.html", "hello");
  Conversation first({"serve", "--folder", folder.path()});
  const std::string port = port_of(first);
  const Finished second = run({"serve", "--folder", folder.path(), "--port", port});
  EXPECT_EQ(second.code, 1);
  EXPECT_TRUE(second.err.starts_with("Port " + port + " is in use")) << second.err;
}

TEST(Serve, WhoWantsABrowserGetsTheServerThatRunsAlready) {
  const UsualPortsLock lock;
  const Folder folder;
  folder.write("index.html", "hello, running one");
  Conversation first({"serve", "--folder", folder.path()});
  const std::string port = port_of(first);
  const Finished second = run({"serve", "--folder", folder.path(), "--open"});
  EXPECT_EQ(second.code, 0);
  EXPECT_EQ(on_one_line(second.out), "Menagerie is already open at http://localhost:" + port +
                                         "/, so no second one was started. ");
}

TEST(Serve, AServerOfOtherPagesIsNotTheOneThatRunsAlready) {
  const UsualPortsLock lock;
  const Folder folder;
  folder.write("index.html", "hello, old one");
  Conversation first({"serve", "--folder", folder.path()});
  const std::string port = port_of(first);
  folder.write("index.html", "hello, new one");
  Conversation second({"serve", "--folder", folder.path(), "--open"});
  EXPECT_NE(port_of(second), port);
}

TEST(Serve, AFolderWithoutPagesIsRefused) {
  const Folder folder;
  const Finished missing = run({"serve", "--folder", folder.path("nowhere")});
  EXPECT_EQ(missing.code, 1);
  EXPECT_EQ(missing.err, "There is no folder " + folder.path("nowhere") + ".\n");
  const Finished empty = run({"serve", "--folder", folder.path()});
  EXPECT_EQ(empty.code, 1);
  EXPECT_NE(empty.err.find("it has no index.html"), std::string::npos) << empty.err;
}

TEST(Serve, ServesPagesWhereRoomsCannotBeKept) {
  const UsualPortsLock lock;
  const Folder folder;
  folder.write("index.html", "hello");
  setenv("XDG_DATA_HOME", folder.path("index.html").c_str(), 1);
  Conversation serve({"serve", "--folder", folder.path()});
  serve.read_to("Nobody can play over the network this time");
  serve.read_to("http://localhost:");
  serve.read_to("Ctrl-C");
  serve.type("\x03");
  EXPECT_EQ(serve.finish(), 0);
}

TEST(Serve, AStoreThatWasNamedHasToOpen) {
  const Folder folder;
  folder.write("index.html", "hello");
  const Finished refused = run({"serve", "--folder", folder.path(), "--listen", "127.0.0.1:0",
                                "--store", folder.path("index.html") + "/rooms"});
  EXPECT_EQ(refused.code, 1);
  EXPECT_NE(refused.err, "");
}

TEST(Serve, PublicAddressesWithoutTlsAreRefused) {
  const Folder folder;
  folder.write("index.html", "hello");
  const Finished refused =
      run({"serve", "--folder", folder.path(), "--listen", "0.0.0.0:0", "--store", "memory:"});
  EXPECT_EQ(refused.code, 1);
  EXPECT_TRUE(refused.err.starts_with("listen: Anybody could reach 0.0.0.0:0")) << refused.err;
}

TEST(Serve, OptionsComeFromAFileTheEnvironmentAndTheCommandLine) {
  const Folder folder;
  folder.write("index.html", "hello");
  folder.write("serve.conf",
               "folder = " + folder.path() + "\nstore = memory:\nlisten = 0.0.0.0:0\nlog = yes\n");
  setenv("MENAGERIE_LISTEN", "0.0.0.0:1", 1);
  const std::string file = folder.path("serve.conf");
  const Finished by_environment = run({"serve", "--config", file});
  const Finished by_command_line = run({"serve", "--config", file, "--listen", "0.0.0.0:2"});
  unsetenv("MENAGERIE_LISTEN");
  const Finished by_file = run({"serve", "--config", file});
  EXPECT_TRUE(by_environment.err.starts_with("listen: Anybody could reach 0.0.0.0:1"));
  EXPECT_TRUE(by_command_line.err.starts_with("listen: Anybody could reach 0.0.0.0:2"));
  EXPECT_TRUE(by_file.err.starts_with("listen: Anybody could reach 0.0.0.0:0"));
}

TEST(Serve, AMistakeInTheFileIsNamedWithItsLine) {
  const Folder folder;
  folder.write("serve.conf", "log = yes\nlisen = 127.0.0.1:80\n");
  const Finished refused = run({"serve", "--config", folder.path("serve.conf")});
  EXPECT_EQ(refused.code, 1);
  EXPECT_NE(refused.err.find("Line 2"), std::string::npos) << refused.err;
  EXPECT_NE(refused.err.find("lisen"), std::string::npos) << refused.err;
}

TEST(Serve, TheHomeNetworkIsToldOrKindlyMissed) {
  const UsualPortsLock lock;
  const Folder folder;
  folder.write("index.html", "hello");
  Conversation serve({"serve", "--folder", folder.path(), "--lan", "--store", "memory:"});
  const std::string said = on_one_line(serve.read_to("Ctrl-C"));
  const bool home = said.find("On your home network it is open at http://") != std::string::npos;
  EXPECT_EQ(said.find("could read along") != std::string::npos, home) << said;
  EXPECT_EQ(said.find("in no home network") == std::string::npos, home) << said;
}

TEST(Serve, APortIsANumberThatPortsHave) {
  for (const char* const port : {"0", "65536", "-1", "http"}) {
    EXPECT_EQ(run({"serve", "--port", port}).code, 2) << port;
  }
}

TEST(Serve, WhatIsGivenAsNothingOrAsNoNameIsRefusedByItsOption) {
  const Folder folder;
  folder.write("index.html", "hello");
  const auto refused = [&](const Arguments& more) {
    Arguments arguments = {"serve", "--folder", folder.path(), "--listen", "127.0.0.1:0"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Finished finished = run(arguments);
    EXPECT_EQ(finished.code, 1);
    return finished.err;
  };
  EXPECT_TRUE(
      refused({"--store", ""}).starts_with("store: --store needs a value. Where rooms are"));
  EXPECT_TRUE(refused({"--store", "memory:", "--name", "http://x"}).starts_with("name: A name is"));
  const Finished unknown = run({"serve", "--" + std::string(10'000, 'x')});
  EXPECT_EQ(unknown.code, 2);
  EXPECT_LT(unknown.err.size(), 200U);
}

TEST(Serve, PagesLieBesideTheInstalledProgramOrTheBuiltOne) {
  using Folders = std::vector<std::filesystem::path>;
  EXPECT_EQ(cli::usual_web_folders("/usr/bin/menagerie"),
            (Folders{"/usr/share/menagerie/web", "/usr/web"}));
  EXPECT_EQ(cli::usual_web_folders("/src/build/release/menagerie"),
            (Folders{"/src/build/share/menagerie/web", "/src/build/web"}));
}

}  // namespace
}  // namespace menagerie::testing
