// The tags by which a room's record proves itself (docs/network.md, Records that prove themselves):
// written from plain values, and read back. Whether they hold is for verify.h to say.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/record.h"
#include "core/result.h"
#include "fairness/digest.h"
#include "fairness/story.h"

namespace menagerie::rooms {

// A chain as far as it is public: its anchor and the highest link that was revealed.
struct ShownChain {
  fairness::Digest anchor;
  std::uint32_t index = 0;  // 0: none was
  fairness::Digest link{};  // c(index); means nothing where index is 0
  friend bool operator==(const ShownChain&, const ShownChain&) = default;
};

// A device that had a seat.
struct Device {
  ShownChain own;
  ShownChain help;
  friend bool operator==(const Device&, const Device&) = default;
};

// By seat: which of its devices has a part in a draw, counted from 0; nothing where none has.
using Company = std::vector<std::optional<std::size_t>>;

struct Roll {
  std::uint32_t k = 0;
  Company company;
  friend bool operator==(const Roll&, const Roll&) = default;
};

struct Side {
  std::size_t ply = 0;  // of the announcing action in the record, from 1
  std::string id;       // of the `commit`
  fairness::Digest commitment;
  std::optional<fairness::Digest> nonce{};  // nothing where the mover had lost the key
  friend bool operator==(const Side&, const Side&) = default;
};

// A seat changes hands now and then; more devices than these would make a record slow to check, so
// a room lets no more in.
inline constexpr std::size_t kMostDevices = 16;

struct Proof {
  struct Place {
    std::size_t chair = 0;
    // The one at the start first, at most kMostDevices; nothing for one without anchors.
    std::vector<std::optional<Device>> devices;
    friend bool operator==(const Place&, const Place&) = default;
  };

  std::string room;
  bool drawn = false;  // the order of chairs
  ShownChain server;
  std::vector<Place> seats;  // from first to last
  std::vector<Roll> rolls;   // one for every roll of the record, in order
  std::vector<Side> sides;   // by ply
  friend bool operator==(const Proof&, const Proof&) = default;
};

// Sets the proof's tags. `seat_names` are those of `proof.seats`.
void add_proof(Record& record, const Proof& proof, const std::vector<std::string>& seat_names);

// The proof of a record whose game has these seats and which has so many rolls. A tag that is
// missing or misshapen is refused by its name, in the error's field.
[[nodiscard]] Result<Proof> parse_proof(const Record& record,
                                        const std::vector<std::string>& seat_names,
                                        std::size_t rolls);

}  // namespace menagerie::rooms
