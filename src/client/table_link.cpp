#include "client/table_link.h"

#include <algorithm>

#include "fairness/digest.h"
#include "messages/client.h"

namespace menagerie::client {

namespace {

constexpr std::string_view kRoom = "/room/";
constexpr std::size_t kRoomDigits = 32;

bool skip(std::string_view& text, std::string_view what) {
  const bool there = text.starts_with(what);
  if (there) text.remove_prefix(what.size());
  return there;
}

bool is_host_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
         c == '-';
}

bool is_address_letter(char c) {
  return is_host_letter(c) || c == ':';
}

bool is_port(std::string_view text) {
  return !text.empty() && text.size() <= 5 &&
         std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

// "host", "host:port", "[address]" or "[address]:port".
bool read_authority(std::string_view text, TableLink& link) {
  link.authority = text;
  link.port = link.secure ? "443" : "80";
  if (skip(text, "[")) {
    const std::size_t end = text.find(']');
    if (end == std::string_view::npos) return false;
    link.host = text.substr(0, end);
    text.remove_prefix(end + 1);
    if (!std::ranges::all_of(link.host, is_address_letter)) return false;
  } else {
    const std::size_t end = std::min(text.find(':'), text.size());
    link.host = text.substr(0, end);
    text.remove_prefix(end);
    if (!std::ranges::all_of(link.host, is_host_letter)) return false;
  }
  if (skip(text, ":")) {
    link.port = text;
    text = {};
  }
  return text.empty() && !link.host.empty() && is_port(link.port);
}

// What stands behind the #: "/room/ROOM" or "/room/ROOM/INVITE".
bool read_room(std::string_view text, TableLink& link) {
  if (!skip(text, kRoom)) return false;
  link.room = text.substr(0, kRoomDigits);
  if (!fairness::is_id(link.room)) return false;
  text.remove_prefix(kRoomDigits);
  if (text.empty() || text == "/") return true;
  if (!skip(text, "/")) return false;
  link.invite = text;
  return fairness::Digest::parse(text).has_value();
}

}  // namespace

Result<TableLink> parse_table_link(std::string_view text) {
  TableLink link;
  link.secure = skip(text, "https://");
  const bool known = link.secure || skip(text, "http://");
  const std::size_t mark = text.find('#');
  const std::string_view place = text.substr(0, mark);
  const bool fine = known && mark != std::string_view::npos &&
                    read_authority(place.substr(0, place.find_first_of("/?")), link) &&
                    read_room(text.substr(mark + 1), link);
  if (!fine) return fail(messages::client_link);
  return link;
}

}  // namespace menagerie::client
