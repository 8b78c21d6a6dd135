// `serve`: the web pages for the browsers of this computer, until Ctrl-C.
#include <algorithm>
#include <filesystem>
#include <system_error>

#include "cli/commands/browser.h"
#include "cli/commands/commands.h"
#include "cli/commands/complain.h"
#include "cli/commands/exit_code.h"
#include "cli/commands/web_folder.h"
#include "cli/terminal/screen.h"
#include "cli/terminal/text.h"
#include "messages/server.h"
#include "server/net/http_server.h"
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

  const std::string address = "http://localhost:" + std::to_string(server->port()) + "/";
  Screen screen(manner.ascii, manner.language);
  screen.say(messages::server_address, {address});
  screen.say(messages::server_how_to_end);
  screen.flush();
  if (request.open) open_in_browser(address);
  server->run();
  screen.say(messages::server_closed);
  screen.flush();
  return kFine;
}

}  // namespace menagerie::cli
