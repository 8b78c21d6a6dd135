// `serve`: the web pages for the browsers of this computer, until Ctrl-C.
#include <algorithm>
#include <filesystem>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include "cli/commands/browser.h"
#include "cli/commands/commands.h"
#include "cli/commands/complain.h"
#include "cli/commands/exit_code.h"
#include "cli/commands/web_folder.h"
#include "cli/terminal/screen.h"
#include "cli/terminal/text.h"
#include "messages/server.h"
#include "server/net/http_server.h"
#include "server/net/running_instance.h"
#include "server/pages/site.h"

namespace menagerie::cli {

namespace fs = std::filesystem;

namespace {

constexpr server::Ports kUsualPorts = {8321, 8420};

Result<fs::path> folder_of(const ServeRequest& request) {
  if (!request.folder.empty()) return fs::path(request.folder);
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

std::string address_of(std::uint16_t port) {
  return "http://localhost:" + std::to_string(port) + "/";
}

// The first of these ports, up to the one before `end`, at which the same pages are open already.
std::optional<std::uint16_t> already_open(const server::Site& site, std::uint16_t first,
                                          std::uint16_t end) {
  for (std::uint16_t port = first; port < end; ++port) {
    if (server::serves_same_pages(port, site)) return port;
  }
  return std::nullopt;
}

void announce(Screen& screen, std::uint16_t port, std::uint16_t wanted) {
  screen.say(messages::server_address, {address_of(port)});
  if (port != wanted) {
    screen.say(messages::server_port_moved,
               {std::to_string(wanted), std::to_string(port), address_of(wanted)});
  }
  screen.say(messages::server_how_to_end);
  screen.flush();
}

int show_running(Screen& screen, std::uint16_t port) {
  screen.say(messages::server_running, {address_of(port)});
  screen.flush();
  open_in_browser(address_of(port));
  return kFine;
}

}  // namespace

int serve(const ServeRequest& request, const Manner& manner) {
  const Result<fs::path> folder = folder_of(request);
  if (!folder) return complain(folder.error(), manner);
  const Result<server::Site> site = server::Site::load(*folder);
  if (!site) return complain(site.error(), manner);
  const server::Ports ports =
      request.port ? server::Ports{*request.port, *request.port} : kUsualPorts;
  Result<server::HttpServer> server = server::HttpServer::open(*site, ports, manner.language);
  if (!server) return complain(server.error(), manner);

  Screen screen(manner.ascii, manner.language);
  if (request.open) {
    const auto running = already_open(*site, ports.first, server->port());
    if (running) return show_running(screen, *running);
    open_in_browser(address_of(server->port()));
  }
  announce(screen, server->port(), ports.first);
  server->run();
  screen.say(messages::server_closed);
  screen.flush();
  return kFine;
}

}  // namespace menagerie::cli
