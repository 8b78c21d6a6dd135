// The chains of a room as far as they are revealed, and which links the next draw is made of. Draw
// k uses c(k+1) of the server's chain, of the roller's own and of everybody else's help chain. Of a
// chain only its highest link is kept: the ones below follow by hashing. Who may hand over what,
// and when, is for the commands to check.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/seat.h"
#include "fairness/chain.h"
#include "fairness/draw.h"
#include "fairness/story.h"

namespace menagerie::rooms {

using fairness::Anchors;
using fairness::Digest;
using fairness::MaybeLink;

// Links further beyond the next draw than this are refused: a device hands over what is needed
// until its own next turn and one more, which is 5 with four seats, and extra turns come on top.
inline constexpr std::uint32_t kFurthestLink = 8;

// A chain of which c(index) is the highest link that everybody knows.
class RevealedChain {
 public:
  RevealedChain() = default;
  explicit RevealedChain(const Digest& anchor) : link_(anchor) {}

  [[nodiscard]] std::uint32_t index() const { return index_; }
  [[nodiscard]] const Digest& highest() const { return link_; }
  // c(i). Pre: i <= index().
  [[nodiscard]] Digest link(std::uint32_t i) const;
  // Whether c(i) = link belongs to the chain, known or beyond what is known.
  [[nodiscard]] bool holds(std::uint32_t i, const Digest& link) const;
  // Pre: holds(i, link).
  void reveal(std::uint32_t i, const Digest& link);

 private:
  std::uint32_t index_ = 0;
  Digest link_;
};

// The two chains of a person's device.
struct Person {
  explicit Person(const Anchors& both) : anchors(both), own(both.own), help(both.help) {}
  Anchors anchors;
  RevealedChain own;
  RevealedChain help;
};

// By chair: which of the devices that it has had takes part in a draw, counted from 0.
using Devices = std::array<std::optional<std::uint8_t>, kMaxSeats>;

// A draw that was made, for the record. Links are not kept: they follow from the chains.
struct PastDraw {
  std::uint32_t k = 0;
  Devices devices{};
};

class Draws {
 public:
  Draws() = default;
  // The server's anchor, and by chair everybody's, nothing for those without.
  Draws(const Digest& server, const std::vector<std::optional<Anchors>>& anchors);

  // The index of the next draw. Beyond fairness::kLastDraw there is none.
  [[nodiscard]] std::uint32_t next() const { return next_; }
  [[nodiscard]] const RevealedChain& server() const { return server_; }
  // The chains of whoever has the chair now; nothing without anchors.
  [[nodiscard]] const std::optional<Person>& person(std::size_t chair) const {
    return chairs_[chair].devices.back();
  }
  // Everybody who has had the chair, the present one last.
  [[nodiscard]] const std::vector<std::optional<Person>>& devices(std::size_t chair) const {
    return chairs_[chair].devices;
  }
  [[nodiscard]] const std::vector<PastDraw>& past() const { return past_; }

  // Chairs whose help links for the next draw are not there yet, if this chair rolls.
  [[nodiscard]] std::vector<std::size_t> missing(std::optional<std::size_t> roller) const;
  // The help links of the next draw by chair, without the roller's. Pre: none is missing.
  [[nodiscard]] std::vector<MaybeLink> help(std::optional<std::size_t> roller) const;

  // Pre: the chair has anchors, and its chain holds the link.
  void reveal_help(std::size_t chair, std::uint32_t index, const Digest& link);
  // The start was drawn. Pre: draw 0 is next, and the chain holds the link.
  void started(const Digest& server);
  // The next draw was made by this chair, with its own link if it has anchors. Pre: the chains hold
  // the links.
  void rolled(std::size_t roller, const MaybeLink& own, const Digest& server);

  // The chair is out of the company, or somebody new sits on it (with anchors or without). `before`
  // and `after` are the chairs that would roll next without the change and with it. A draw that
  // whoever rolls may foresee has to stand as it was; every other index for which a link is known
  // is skipped, so that nobody gains by a change of the company.
  void leave(std::size_t chair, std::optional<std::size_t> before,
             std::optional<std::size_t> after);
  void change(std::size_t chair, const std::optional<Anchors>& anchors,
              std::optional<std::size_t> roller);

 private:
  struct Seating {
    std::vector<std::optional<Person>> devices;  // never empty
    bool out = false;
  };
  // The company of the next draw where it is not the present one.
  struct Standing {
    Devices devices;
    std::uint32_t then = 0;  // the index of the draw after it
  };

  // Who takes part in the next draw; the roller is among them.
  [[nodiscard]] Devices company() const;
  void settle_next(std::size_t chair, std::optional<std::size_t> before,
                   std::optional<std::size_t> after);

  RevealedChain server_;
  std::vector<Seating> chairs_;
  std::uint32_t next_ = 0;
  std::uint32_t highest_ = 0;  // the highest index of a help link that anybody handed over
  std::optional<Standing> standing_;
  std::vector<PastDraw> past_;
};

}  // namespace menagerie::rooms
