// `serve`: the web pages and rooms for browsers, until Ctrl-C. Without further options for those of
// this computer.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include "cli/commands/browser.h"
#include "cli/commands/commands.h"
#include "cli/commands/complain.h"
#include "cli/commands/exit_code.h"
#include "cli/commands/web_folder.h"
#include "cli/terminal/qr.h"
#include "cli/terminal/screen.h"
#include "cli/terminal/text.h"
#include "messages/server.h"
#include "native/whole_file.h"
#include "server/game_server.h"
#include "server/net/own_addresses.h"
#include "server/net/running_instance.h"
#include "server/pages/site.h"
#include "server/settings/options.h"
#include "server/settings/settings.h"
#include "store/store.h"

namespace menagerie::cli {

namespace fs = std::filesystem;

namespace {

constexpr server::Ports kUsualPorts = {8321, 8420};
constexpr std::size_t kLongestConfiguration = 1U << 20U;

std::optional<std::string> variable(const std::string& name) {
  const char* const value = std::getenv(name.c_str());
  return value == nullptr ? std::nullopt : std::optional<std::string>(value);
}

Result<server::Given> configuration_in(const std::string& file, Language language) {
  if (file.empty()) return server::Given();
  const Result<std::string> text = read_bytes(file, kLongestConfiguration);
  if (!text) return fail(text.error());
  Result<server::Given> given = server::read_configuration(*text);
  if (given) return given;
  return fail(messages::server_config_unreadable, {file, given.error().full_sentence(language)});
}

// The command line wins over the environment, and that over the file.
Result<server::ServeSettings> settings_of(const ServeRequest& request, Language language) {
  const Result<server::Given> environment = server::read_environment(variable);
  if (!environment) return fail(environment.error());
  const Result<server::Given> file = configuration_in(request.config, language);
  if (!file) return fail(file.error());
  return server::settings_from(server::combined({request.options, *environment, *file}));
}

Result<fs::path> folder_of(const server::ServeSettings& settings) {
  if (!settings.folder.empty()) return fs::path(settings.folder);
  std::error_code error;
  const std::vector<fs::path> places = usual_web_folders(fs::read_symlink("/proc/self/exe", error));
  const auto found = std::ranges::find_if(
      places, [&error](const fs::path& place) { return fs::exists(place / "index.html", error); });
  if (found != places.end()) return *found;
  std::vector<std::string> names;
  names.reserve(places.size());
  for (const fs::path& place : places) names.push_back(place.string());
  return fail(messages::server_folder_none, {joined(names, ", ")});
}

// What the settings leave to this computer: its ports, its home network, its standard error.
void complete(server::ServeSettings& settings, Language language) {
  server::ServerSettings& connections = settings.connections;
  connections.language = language;
  connections.ports = settings.port ? server::Ports{*settings.port, *settings.port} : kUsualPorts;
  if (settings.lan) {
    for (const server::OwnAddress& own : server::private_addresses()) {
      connections.also.push_back(own.address);
    }
    const std::vector<std::string> names = server::own_names();
    connections.names.insert(connections.names.end(), names.begin(), names.end());
  }
  if (settings.log) {
    connections.log =
        server::Log([](std::string_view line) { std::fwrite(line.data(), 1, line.size(), stderr); },
                    settings.log_addresses);
  }
}

// The rooms' store. Without one that was named there are pages alone where it cannot be opened.
Result<std::unique_ptr<store::Store>> store_of(const server::ServeSettings& settings) {
  if (!settings.store.empty()) return store::open_store(settings.store);
  const std::string file = server::usual_store(variable);
  if (file.empty()) return fail(messages::server_rooms_no_place);
  std::error_code error;  // where this fails, opening the file does, too, and says why
  fs::create_directories(fs::path(file).parent_path(), error);
  return store::open_store(file);
}

class Announcer {
 public:
  Announcer(const server::ServeSettings& settings, const server::GameServer& server, Screen& screen)
      : settings_(settings), server_(server), screen_(screen) {}

  void announce() {
    if (settings_.connections.listen.empty()) {
      announce_port();
    } else {
      for (const std::string& address : server_.addresses()) {
        screen_.say(messages::server_address, {scheme() + address + "/"});
      }
    }
    if (settings_.lan) announce_lan();
    screen_.say(messages::server_how_to_end);
    screen_.flush();
  }
  [[nodiscard]] std::string localhost(std::uint16_t port) const {
    return scheme() + "localhost:" + std::to_string(port) + "/";
  }

 private:
  [[nodiscard]] std::string scheme() const {
    return settings_.connections.certificate.given() ? "https://" : "http://";
  }

  void announce_port() {
    const std::uint16_t port = server_.port();
    const std::uint16_t wanted = settings_.connections.ports.first;
    screen_.say(messages::server_address, {localhost(port)});
    if (port == wanted) return;
    screen_.say(messages::server_port_moved,
                {std::to_string(wanted), std::to_string(port), localhost(wanted)});
  }

  void announce_lan() {
    const std::optional<std::string> address = server_.lan_address();
    if (!address) return screen_.say(messages::server_lan_none);
    screen_.say(messages::server_lan_address, {*address});
    screen_.say(messages::server_lan_scan);
    screen_.lines(qr_lines(*address, screen_.look()));
    if (!settings_.connections.certificate.given()) screen_.say(messages::server_lan_plain);
  }

  const server::ServeSettings& settings_;
  const server::GameServer& server_;
  Screen& screen_;
};

// The first of these ports, up to the one before `end`, at which the same pages are open already.
std::optional<std::uint16_t> already_open(const server::Site& site, std::uint16_t first,
                                          std::uint16_t end) {
  for (std::uint16_t port = first; port < end; ++port) {
    if (server::serves_same_pages(port, site)) return port;
  }
  return std::nullopt;
}

int show_running(Screen& screen, const std::string& address) {
  screen.say(messages::server_running, {address});
  screen.flush();
  open_in_browser(address);
  return kFine;
}

int serve_site(const server::Site& site, const server::ServeSettings& settings,
               const Manner& manner) {
  Result<server::GameServer> server = server::GameServer::open(site, settings);
  if (!server) return complain(server.error(), manner);
  Screen screen(manner.ascii, manner.language);
  Announcer announcer(settings, *server, screen);
  const bool usual = settings.connections.listen.empty() && !settings.lan;
  if (settings.open && usual) {
    const auto running = already_open(site, settings.connections.ports.first, server->port());
    if (running) return show_running(screen, announcer.localhost(*running));
  }
  Result<std::unique_ptr<store::Store>> store = store_of(settings);
  if (store) {
    server->add_rooms(std::move(*store));
  } else if (!settings.store.empty() || !usual) {
    return complain(store.error(), manner);
  } else {
    screen.say(messages::server_rooms_none, {store.error().sentence(manner.language)});
  }
  if (settings.open) open_in_browser(announcer.localhost(server->port()));
  announcer.announce();
  server->run();
  screen.say(messages::server_closed);
  screen.flush();
  return kFine;
}

}  // namespace

int serve(const ServeRequest& request, const Manner& manner) {
  Result<server::ServeSettings> settings = settings_of(request, manner.language);
  if (!settings) return complain(settings.error(), manner);
  const Result<fs::path> folder = folder_of(*settings);
  if (!folder) return complain(folder.error(), manner);
  const Result<server::Site> site = server::Site::load(*folder);
  if (!site) return complain(site.error(), manner);
  complete(*settings, manner.language);
  return serve_site(*site, *settings, manner);
}

}  // namespace menagerie::cli
