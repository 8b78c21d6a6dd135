// Links to tables, as people paste them. Whatever is read as one names a place that can be asked
// for, and nothing of it can end a line of a request.
#include <algorithm>
#include <cstdint>
#include <string>

#include "client/table_link.h"
#include "fuzz/must.h"

namespace menagerie::fuzz {
namespace {

bool is_hex(std::string_view text) {
  return std::ranges::all_of(
      text, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

void check(std::string_view input) {
  const Result<client::TableLink> link = client::parse_table_link(input);
  if (!link) {
    must(!link.error().full_sentence().empty(), "a refusal says why", input);
    return;
  }
  must(link->room.size() == 32 && is_hex(link->room), "a room is an id", input);
  must((link->invite.empty() || link->invite.size() == 64) && is_hex(link->invite),
       "an invitation is a secret or none", input);
  must(!link->host.empty() && !link->port.empty(), "there is somebody to ask", input);
  must(std::ranges::all_of(link->authority, [](char c) { return c > ' ' && c != '/' && c != '@'; }),
       "a host is one word", input);
  const std::string again = (link->secure ? "https://" : "http://") + link->authority + "/#/room/" +
                            link->room + (link->invite.empty() ? "" : "/" + link->invite);
  const Result<client::TableLink> same = client::parse_table_link(again);
  must(same && same->host == link->host && same->port == link->port && same->room == link->room &&
           same->invite == link->invite && same->secure == link->secure,
       "what was read can be written", input);
}

}  // namespace
}  // namespace menagerie::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  menagerie::fuzz::check(menagerie::fuzz::text_of(data, size));
  return 0;
}
