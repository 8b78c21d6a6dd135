// What the package brings for those who run a server.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <string>
#include <sys/wait.h>

#include "server/settings/options.h"
#include "server/settings/settings.h"
#include "support/folder.h"

namespace menagerie::server {
namespace {

using menagerie::testing::Folder;

std::string deployed(const char* file) {
  std::ostringstream text;
  text << std::ifstream(std::filesystem::path(MENAGERIE_TESTS).parent_path() / "deploy" / file)
              .rdbuf();
  return text.str();
}

TEST(Deploy, TheExampleConfigurationIsOne) {
  const Result<Given> given = read_configuration(deployed("menagerie.conf"));
  ASSERT_TRUE(given) << given.error().full_sentence();
  const Result<ServeSettings> settings = settings_from(*given);
  ASSERT_TRUE(settings);
  EXPECT_EQ(settings->store, "/var/lib/menagerie/rooms.sqlite");
  EXPECT_TRUE(settings->connections.behind_proxy);
}

TEST(Deploy, SystemdFindsNoFaultInTheService) {
  constexpr const char* kProgram = "/usr/bin/menagerie";
  if (!std::filesystem::exists("/usr/bin/systemd-analyze")) GTEST_SKIP() << "no systemd";
  std::string unit = deployed("menagerie.service");
  const std::size_t program = unit.find(kProgram);
  ASSERT_NE(program, std::string::npos);
  unit.replace(program, std::string(kProgram).size(), "/bin/true");  // which is installed here
  const Folder folder;
  folder.write("menagerie.service", unit);
  const std::string command = "systemd-analyze verify " + folder.path("menagerie.service") + " >" +
                              folder.path("said") + " 2>&1";
  EXPECT_EQ(std::system(command.c_str()), 0);
  std::ostringstream said;
  said << std::ifstream(folder.path("said")).rdbuf();
  EXPECT_EQ(said.str(), "");
}

}  // namespace
}  // namespace menagerie::server
