// The input is read as what a browser sends: method, target, host and four headers, a line each.
// The path in a target never leads up or out, whatever is asked, only the site's own bytes are
// shown, and a request has no body only if nothing announces one.
#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "fuzz/must.h"
#include "server/net/framing.h"
#include "server/pages/answer.h"
#include "server/pages/target.h"

namespace menagerie::fuzz {
namespace {

const server::Site& site() {
  static const server::Site one = server::Site::of({{"index.html", "index"},
                                                    {"404.html", "lost"},
                                                    {"assets/a-1.js", "plain"},
                                                    {"assets/a-1.js.br", "brotli"},
                                                    {"assets/a-1.js.gz", "gzip"}});
  return one;
}

void check_path(std::string_view target) {
  const std::optional<std::string> path = server::path_of(target);
  if (!path) return;
  must(!path->starts_with('/') && !path->ends_with('/'), "a path names a file", target);
  const std::string framed = "/" + *path + "/";
  for (const std::string_view step : {"//", "/./", "/../"}) {
    must(framed.find(step) == std::string::npos, "every step goes down", target);
  }
  must(std::ranges::none_of(*path, [](char c) { return c == '\0' || c == '\n' || c == '\\'; }),
       "a path has no characters that mislead", target);
}

void check_answer(const server::Request& request, std::string_view input) {
  constexpr std::array kStatus = {200, 304, 400, 404, 405, 421};
  const server::Answer answer = server::answer(site(), request, {});
  must(std::ranges::find(kStatus, answer.status) != kStatus.end(), "the status is known", input);
  must((answer.body == nullptr) == (answer.status == 304), "only 304 goes without a body", input);
  must(std::ranges::find(answer.headers, "Content-Security-Policy", &server::Header::name) !=
           answer.headers.end(),
       "every answer has the security headers", input);
  if (answer.status == 200) {
    constexpr std::array<std::string_view, 5> kPages = {"index", "lost", "plain", "brotli", "gzip"};
    must(std::ranges::find(kPages, *answer.body) != kPages.end(), "a page is shown", input);
  }
}

// A field whose line is empty is not there.
std::vector<std::string_view> values(std::string_view line) {
  return line.empty() ? std::vector<std::string_view>() : std::vector{line};
}

bool check_framing(std::string_view length, std::string_view coding, std::string_view input) {
  const std::vector<std::string_view> lengths = values(length);
  const std::vector<std::string_view> codings = values(coding);
  const server::Framing framing = server::framing_of({true, lengths, codings});
  const bool none = coding.empty() && length.find_first_not_of('0') == std::string_view::npos;
  must((framing == server::Framing::no_body) == none, "a body is never overlooked", input);
  return framing == server::Framing::body;
}

void check(std::string_view input) {
  std::array<std::string_view, 7> lines;
  std::string_view rest = input;
  for (std::string_view& line : lines) {
    line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
  }
  check_path(lines[1]);
  const bool has_body = check_framing(lines[5], lines[6], input);
  check_answer({lines[0], lines[1], lines[2], lines[3], lines[4], has_body}, input);
}

}  // namespace
}  // namespace menagerie::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  menagerie::fuzz::check(menagerie::fuzz::text_of(data, size));
  return 0;
}
