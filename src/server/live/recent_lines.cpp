#include "server/live/recent_lines.h"

#include <utility>

namespace menagerie::server {

std::string with_room_and_view(std::string_view line, std::string_view room,
                               std::string_view view) {
  std::string text;
  text.reserve(line.size() + room.size() + view.size() + 24);
  text.append(line.substr(0, line.size() - 1));
  if (!room.empty()) text.append(R"(,"room":")").append(room).append("\"");
  if (!view.empty()) text.append(R"(,"view":)").append(view);
  text += '}';
  return text;
}

void RecentLines::add(std::uint64_t version, std::string line) {
  if (version != last_ + 1) clear();
  last_ = version;
  bytes_ += line.size();
  lines_.push_back(std::move(line));
  while (lines_.size() > kMostLines || (bytes_ > kMostBytes && lines_.size() > 1)) {
    bytes_ -= lines_.front().size();
    lines_.pop_front();
  }
}

void RecentLines::clear() {
  lines_.clear();
  last_ = 0;
  bytes_ = 0;
}

bool RecentLines::reach(std::uint64_t since) const {
  return since + lines_.size() >= last_;
}

const std::string& RecentLines::at(std::uint64_t version) const {
  return lines_[lines_.size() - 1 - static_cast<std::size_t>(last_ - version)];
}

}  // namespace menagerie::server
