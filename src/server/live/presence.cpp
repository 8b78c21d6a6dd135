#include "server/live/presence.h"

#include <algorithm>

namespace menagerie::server {

namespace {
// Nodes that a room has heard of; more than any installation has.
constexpr std::size_t kMostNodes = 64;
}  // namespace

Presence::Presence(std::size_t chairs, Millis now) : chairs_(chairs, Chair{.seen = now}) {}

void Presence::connect(std::optional<std::size_t> chair) {
  if (!chair) {
    ++watching_;
    return;
  }
  ++chairs_.at(*chair).connections;
  chairs_.at(*chair).ever = true;
}

void Presence::disconnect(std::optional<std::size_t> chair, Millis now) {
  if (!chair) {
    --watching_;
    return;
  }
  --chairs_.at(*chair).connections;
  seen(*chair, now);
}

void Presence::seen(std::size_t chair, Millis now) {
  chairs_.at(chair).seen = std::max(chairs_.at(chair).seen, now);
  chairs_.at(chair).ever = true;
}

bool Presence::connected(std::size_t chair, Millis now) const {
  if (chairs_.at(chair).connections > 0) return true;
  return std::ranges::any_of(elsewhere_, [&](const auto& node) {
    return node.second.until > now && node.second.chairs.at(chair);
  });
}

std::vector<std::optional<Presence::Millis>> Presence::away_since(Millis now) const {
  std::vector<std::optional<Millis>> since(chairs_.size());
  for (std::size_t chair = 0; chair < chairs_.size(); ++chair) {
    if (connected(chair, now)) continue;
    Millis seen = chairs_[chair].seen;
    // A note that nobody repeated was true until it ran out.
    for (const auto& [node, there] : elsewhere_) {
      if (there.chairs.at(chair)) seen = std::max(seen, std::min(there.until, now));
    }
    since[chair] = seen;
  }
  return since;
}

std::size_t Presence::watching(Millis now) const {
  std::size_t count = watching_;
  for (const auto& [node, there] : elsewhere_) {
    if (there.until > now) count += there.watching;
  }
  return count;
}

bool Presence::anybody_here() const {
  return watching_ > 0 ||
         std::ranges::any_of(chairs_, [](const Chair& chair) { return chair.connections > 0; });
}

std::string Presence::note(std::string_view node) const {
  std::string text = R"({"node":")" + std::string(node) + R"(","chairs":[)";
  bool first = true;
  for (std::size_t chair = 0; chair < chairs_.size(); ++chair) {
    if (chairs_[chair].connections == 0) continue;
    text += (first ? "" : ",") + std::to_string(chair);
    first = false;
  }
  return text + R"(],"watching":)" + std::to_string(watching_) + "}";
}

bool Presence::heard(const std::string& node, const std::vector<std::size_t>& chairs,
                     std::size_t watching, Millis now) {
  if (elsewhere_.size() >= kMostNodes && !elsewhere_.contains(node)) return false;
  Elsewhere& there = elsewhere_[node];
  std::vector<bool> here(chairs_.size());
  for (const std::size_t chair : chairs) {
    if (chair < here.size()) here[chair] = true;
  }
  for (std::size_t chair = 0; chair < there.chairs.size(); ++chair) {
    if (there.chairs[chair] && !here[chair]) seen(chair, now);
  }
  for (std::size_t chair = 0; chair < here.size(); ++chair) {
    if (here[chair]) chairs_[chair].ever = true;
  }
  const bool changed = there.until <= now || there.chairs != here || there.watching != watching;
  there = {std::move(here), watching, now + kNoteHolds};
  return changed;
}

std::string Presence::text(Millis now) const {
  const std::vector<std::optional<Millis>> away = away_since(now);
  std::string text = R"("presence":[)";
  for (std::size_t chair = 0; chair < away.size(); ++chair) {
    if (chair > 0) text += ',';
    if (!away[chair]) {
      text += R"({"connected":true})";
    } else {
      const std::string since =
          chairs_[chair].ever ? std::to_string(std::max<Millis>(now - *away[chair], 0)) : "null";
      text += R"({"connected":false,"away":)" + since + "}";
    }
  }
  return text + R"(],"watching":)" + std::to_string(watching(now));
}

}  // namespace menagerie::server
