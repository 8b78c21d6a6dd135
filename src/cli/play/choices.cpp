#include "cli/play/choices.h"

#include <map>

#include "cli/terminal/text.h"
#include "messages/cli.h"

namespace menagerie::cli {

namespace {

void add_group(Lines& lines, const Scene& scene, const std::string& title,
               const std::vector<std::string>& items) {
  constexpr int kIndent = 4;
  std::string line = "  " + (title.empty() ? "" : scene.say(messages::cli_list_title, {title}));
  bool fresh = title.empty();
  for (const std::string& item : items) {
    if (!fresh && columns(line) + 3 + columns(item) > scene.look.width) {
      lines.push_back(line);
      line = std::string(kIndent, ' ');
      fresh = true;
    }
    line += (fresh ? "" : "   ") + item;
    fresh = false;
  }
  lines.push_back(line);
}

}  // namespace

Lines list_of(const Scene& scene, const std::vector<Choice>& choices) {
  std::vector<std::string> titles;
  std::map<std::string, std::vector<std::string>> groups;
  for (const Choice& choice : choices) {
    if (!groups.contains(choice.heading)) titles.push_back(choice.heading);
    groups[choice.heading].push_back(choice.item);
  }
  Lines lines;
  for (const std::string& title : titles) add_group(lines, scene, title, groups[title]);
  return lines;
}

}  // namespace menagerie::cli
