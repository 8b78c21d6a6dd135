// Requests to make a room and to sit down in one, read into typed values and checked for everything
// that needs no room to be known.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rooms/fact.h"
#include "rooms/fields.h"

namespace menagerie::rooms {

struct MakeRequest {
  std::string game;
  OptionValues options;  // complete
  std::optional<std::string> position;
  std::vector<ChairSpec> chairs;  // without invitations
  bool drawn_order = false;
  ClockSetting clock;
  bool listed = false;
  bool spectators = true;
};

// Who asks: anybody, who may take one chair, or a room whose people agreed on a rematch, which
// brings the hashes of their tokens.
enum class Asker : std::uint8_t { anybody, room };
[[nodiscard]] Heard<MakeRequest> read_make(const Json& json, Asker asker);

struct SitRequest {
  std::optional<Digest> invite;      // its hash
  std::optional<std::size_t> chair;  // the only one that will do
  std::string name;
  Digest token;  // its hash
  std::optional<Anchors> anchors;
};
[[nodiscard]] Heard<SitRequest> read_sit(const Json& json);

// Whether any two anchors among these are equal; such chains would cancel or copy each other.
[[nodiscard]] bool equal_anchors(const std::vector<Digest>& all);

}  // namespace menagerie::rooms
