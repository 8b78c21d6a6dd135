// Options of `serve` from the command line, the environment and a file.
#include "server/settings/settings.h"

#include <gtest/gtest.h>
#include <map>
#include <string>

#include "messages/server.h"
#include "server/settings/options.h"

namespace menagerie::server {
namespace {

Variable variables(const std::map<std::string, std::string>& values) {
  return [values](const std::string& name) -> std::optional<std::string> {
    const auto found = values.find(name);
    return found == values.end() ? std::nullopt : std::optional(found->second);
  };
}

using Values = std::vector<std::string>;

TEST(Options, AFileHasALineForEach) {
  const Result<Given> given = read_configuration(
      "# our club\n\nlisten = 127.0.0.1:80\n  listen=[::1]:80 10.0.0.7:80\r\nlan = no\nlog = yes\n"
      "store = /var/lib/menagerie/my rooms.sqlite\nretention = 7");
  ASSERT_TRUE(given) << given.error().full_sentence();
  EXPECT_EQ(given->at("listen"), (Values{"127.0.0.1:80", "[::1]:80", "10.0.0.7:80"}));
  EXPECT_EQ(given->at("lan"), Values{});
  EXPECT_EQ(given->at("log"), Values{"yes"});
  EXPECT_EQ(given->at("store"), Values{"/var/lib/menagerie/my rooms.sqlite"});
  EXPECT_EQ(given->at("retention"), Values{"7"});
}

TEST(Options, WhatIsWrongInAFileIsNamedWithItsLine) {
  const auto error = [](std::string_view text) {
    const Result<Given> given = read_configuration(text);
    EXPECT_FALSE(given) << text;
    return given ? Error{} : given.error();
  };
  EXPECT_EQ(error("log = yes\n\nlisten\n").place.line, 3U);
  EXPECT_EQ(error("listen").code, messages::server_option_line);
  EXPECT_EQ(error("lisen = a").code, messages::server_option_unknown);
  EXPECT_EQ(error("log = true").code, messages::server_option_flag);
  EXPECT_EQ(error("store =").code, messages::server_option_empty);
  EXPECT_EQ(error("store = a\nstore = b").code, messages::server_option_twice);
  for (const std::string_view number : {"0", "-1", "1e3", "36501", "99999999999999999999", "x"}) {
    EXPECT_EQ(error("retention = " + std::string(number)).code, messages::server_option_number)
        << number;
  }
  const std::string endless(100'000, 'x');
  for (const std::string& text :
       {endless, endless + " = 1", "log = " + endless, "retention = " + endless}) {
    EXPECT_LT(error(text).full_sentence().size(), 200U);
  }
  EXPECT_EQ(error("log = yes\nretention = 0").full_sentence(),
            "Line 2, column 1: retention is a whole number from 1 to 36500, not 0.");
}

TEST(Options, VariablesAreNamedAfterThem) {
  const Result<Given> given = read_environment(variables(
      {{"MENAGERIE_LISTEN", "127.0.0.1:1 127.0.0.1:2"}, {"MENAGERIE_LOG_ADDRESSES", "yes"}}));
  ASSERT_TRUE(given);
  EXPECT_EQ(given->at("listen"), (Values{"127.0.0.1:1", "127.0.0.1:2"}));
  EXPECT_EQ(given->at("log-addresses"), Values{"yes"});
  EXPECT_EQ(given->size(), 2U);
  const Result<Given> wrong = read_environment(variables({{"MENAGERIE_THINKERS", "many"}}));
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().place.field, "MENAGERIE_THINKERS");
}

TEST(Options, TheFirstSourceWins) {
  const Given all = combined({{{"store", {"a"}}, {"lan", {}}},
                              {{"store", {"b"}}, {"lan", {"yes"}}, {"name", {"x"}}},
                              {{"name", {"y", "z"}}}});
  EXPECT_EQ(all.at("store"), Values{"a"});
  EXPECT_EQ(all.at("lan"), Values{});
  EXPECT_EQ(all.at("name"), Values{"x"});
}

TEST(Settings, SaySomethingForAllThatWasNotSaid) {
  const Result<ServeSettings> settings = settings_from({});
  ASSERT_TRUE(settings);
  EXPECT_EQ(settings->retention, std::chrono::days(30));
  EXPECT_GE(settings->thinkers, 1U);
  EXPECT_TRUE(settings->connections.listen.empty());
  EXPECT_FALSE(settings->connections.behind_proxy);
  EXPECT_FALSE(settings->log);
}

TEST(Settings, FollowWhatWasSaid) {
  const Result<ServeSettings> settings = settings_from({{"listen", {"127.0.0.1:80"}},
                                                        {"name", {"games.example.org"}},
                                                        {"proxy", {"10.0.0.2"}},
                                                        {"retention", {"2"}},
                                                        {"seats-limit", {"100"}},
                                                        {"requests-per-second", {"400"}},
                                                        {"log-addresses", {"yes"}}});
  ASSERT_TRUE(settings);
  EXPECT_EQ(settings->connections.listen, Values{"127.0.0.1:80"});
  EXPECT_EQ(settings->connections.names, Values{"games.example.org"});
  EXPECT_TRUE(settings->connections.behind_proxy);
  EXPECT_EQ(settings->retention, std::chrono::days(2));
  EXPECT_EQ(settings->limits.loaded_rooms, 50U);
  EXPECT_EQ(settings->limits.requests_per_second, 400);
  EXPECT_EQ(settings->limits.requests_burst, 2 * ServiceLimits().requests_burst);
  EXPECT_TRUE(settings->log);
}

TEST(Settings, ContradictionsAreRefused) {
  const auto code = [](const Given& given) {
    const Result<ServeSettings> settings = settings_from(given);
    EXPECT_FALSE(settings);
    return settings ? Message{} : settings.error().code;
  };
  EXPECT_EQ(code({{"key", {"k.pem"}}}), messages::server_option_pair);
  EXPECT_EQ(code({{"certificate", {"c.pem"}}}), messages::server_option_pair);
  EXPECT_EQ(code({{"listen", {"127.0.0.1:1"}}, {"lan", {"yes"}}}),
            messages::server_option_listen_alone);
  EXPECT_EQ(code({{"listen", {"127.0.0.1:1"}}, {"port", {"1"}}}),
            messages::server_option_listen_alone);
}

TEST(Settings, ANameIsThatOfAHost) {
  for (const char* const name :
       {"games.example.org", "xn--spel-0ra.se", "192.168.1.7", "[fd00::1]"})
    EXPECT_TRUE(settings_from({{"name", {name}}})) << name;
  for (const char* const name : {"http://x", "https://games.example.org/", "games.example.org:8321",
                                 "games.example.org/menagerie", "a b", "*", "[]", "spël.se"}) {
    const Result<ServeSettings> settings = settings_from({{"name", {"localhost", name}}});
    ASSERT_FALSE(settings) << name;
    EXPECT_EQ(settings.error().code, messages::server_name_form);
    EXPECT_EQ(settings.error().place.field, "name");
  }
}

TEST(Settings, AnOptionWithoutAValueIsRefusedAndExplained) {
  for (const char* const option : {"store", "folder", "node", "listen", "name"}) {
    const Result<ServeSettings> settings = settings_from({{option, {""}}});
    ASSERT_FALSE(settings) << option;
    EXPECT_EQ(settings.error().code, messages::server_option_empty);
    EXPECT_EQ(settings.error().place.field, option);
  }
  EXPECT_EQ(
      settings_from({{"store", {""}}}).error().sentence(),
      "--store needs a value. Where rooms are kept: a file, or postgresql://… (else a file in "
      "your data folder).");
}

TEST(Settings, RoomsLieInTheUsersDataFolder) {
  EXPECT_EQ(usual_store(variables({{"XDG_DATA_HOME", "/data"}, {"HOME", "/home/anna"}})),
            "/data/menagerie/rooms.sqlite");
  EXPECT_EQ(usual_store(variables({{"XDG_DATA_HOME", "data"}, {"HOME", "/home/anna"}})),
            "/home/anna/.local/share/menagerie/rooms.sqlite");
  EXPECT_EQ(usual_store(variables({})), "");
}

}  // namespace
}  // namespace menagerie::server
