// The chains of a room as far as they are revealed, and which links the next draw is made of. Draw
// k uses c(k+1) of the server's chain, of the roller's own and of everybody else's help chain. Of a
// chain only its highest link is kept: the ones below follow by hashing. Who may hand over what,
// and when, is for the commands to check.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

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
  explicit RevealedChain(const Digest& anchor) : link_(anchor) {}

  [[nodiscard]] std::uint32_t index() const { return index_; }
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

// The chains of whoever sits on a chair.
struct Person {
  explicit Person(const Anchors& both) : anchors(both), own(both.own), help(both.help) {}
  Anchors anchors;
  RevealedChain own;
  RevealedChain help;
};

// A draw that was made, for the record. Links are not kept: they follow from the chains.
struct PastDraw {
  std::uint32_t k = 0;
  std::size_t roller = 0;    // a chair
  std::uint8_t company = 0;  // a bit for each chair whose link was in it
};

class Draws {
 public:
  Draws() = default;
  // By chair, nothing for those without anchors.
  explicit Draws(const std::vector<std::optional<Anchors>>& anchors);

  // The index of the next draw. Beyond fairness::kLastDraw there is none.
  [[nodiscard]] std::uint32_t next() const { return next_; }
  // The chains of a chair; nothing where it has no anchors.
  [[nodiscard]] const std::optional<Person>& person(std::size_t chair) const {
    return people_[chair];
  }

  // Chairs whose help links for the next draw are not there yet, if this chair rolls.
  [[nodiscard]] std::vector<std::size_t> missing(std::optional<std::size_t> roller) const;
  // The help links of the next draw by chair, without the roller's. Pre: none is missing.
  [[nodiscard]] std::vector<MaybeLink> help(std::optional<std::size_t> roller) const;

  // Pre: the chair has anchors, and its chain holds the link.
  void reveal_help(std::size_t chair, std::uint32_t index, const Digest& link);
  // The next draw was made by this chair, with its own link if it has anchors; nobody makes draw 0.
  void drawn(std::optional<std::size_t> roller, const MaybeLink& own);

  // The chair is out of the company, or (with anchors or without) somebody new sits on it. `before`
  // and `after` are the chairs that would roll next without the change and with it. A draw that
  // whoever rolls may foresee has to stand as it was; every other index for which a link is known
  // is skipped, so that nobody gains by a change of the company.
  void leave(std::size_t chair, std::optional<std::size_t> before,
             std::optional<std::size_t> after);
  void change(std::size_t chair, const std::optional<Anchors>& anchors,
              std::optional<std::size_t> before, std::optional<std::size_t> after);

  [[nodiscard]] const std::vector<PastDraw>& past() const { return past_; }
  // The chains that a chair had at draw k; null where it had none.
  [[nodiscard]] const Person* person_at(std::size_t chair, std::uint32_t k) const;
  // Everybody who ever had the chair, with the first draw that was theirs.
  struct Era {
    std::uint32_t from = 0;
    const Person* person = nullptr;
  };
  [[nodiscard]] std::vector<Era> eras(std::size_t chair) const;
  // Whether the chair had anchors when the room was sealed.
  [[nodiscard]] bool founded(std::size_t chair) const { return founded_[chair]; }

 private:
  // Who was on a chair before, and the last draw with those chains.
  struct Former {
    std::size_t chair = 0;
    std::uint32_t last = 0;
    Person person;
  };
  // The company of the next draw where it is not the present one.
  struct Standing {
    std::vector<bool> in;
    std::vector<MaybeLink> fixed;  // links of chairs that have changed since
    std::uint32_t then = 0;        // the index of the draw after it
  };

  [[nodiscard]] bool in_company(std::size_t chair) const;
  void settle_next(std::size_t chair, std::optional<std::size_t> before,
                   std::optional<std::size_t> after);

  std::vector<std::optional<Person>> people_;
  std::vector<bool> founded_;
  std::vector<bool> out_;
  std::vector<Former> former_;
  std::uint32_t next_ = 0;
  std::uint32_t highest_ = 0;  // the highest index of a help link that anybody handed over
  std::optional<Standing> standing_;
  std::vector<PastDraw> past_;
};

}  // namespace menagerie::rooms
