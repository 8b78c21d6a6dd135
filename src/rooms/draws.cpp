#include "rooms/draws.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace menagerie::rooms {

Digest RevealedChain::link(std::uint32_t i) const {
  assert(i <= index_);
  Digest link = link_;
  for (std::uint32_t at = index_; at > i; --at) link = link.hash();
  return link;
}

bool RevealedChain::holds(std::uint32_t i, const Digest& link) const {
  if (i > index_) return fairness::follows(link_, index_, link, i);
  return this->link(i) == link;
}

void RevealedChain::reveal(std::uint32_t i, const Digest& link) {
  if (i <= index_) return;
  index_ = i;
  link_ = link;
}

Draws::Draws(const std::vector<std::optional<Anchors>>& anchors) : out_(anchors.size()) {
  for (const std::optional<Anchors>& both : anchors) {
    people_.push_back(both ? std::optional<Person>(*both) : std::nullopt);
    founded_.push_back(both.has_value());
  }
}

bool Draws::in_company(std::size_t chair) const {
  if (standing_) return standing_->in[chair];
  return people_[chair] && !out_[chair];
}

std::vector<std::size_t> Draws::missing(std::optional<std::size_t> roller) const {
  std::vector<std::size_t> chairs;
  for (std::size_t chair = 0; chair < people_.size(); ++chair) {
    if (chair == roller || !in_company(chair)) continue;
    if (standing_ && standing_->fixed[chair]) continue;
    if (people_[chair]->help.index() <= next_) chairs.push_back(chair);
  }
  return chairs;
}

std::vector<MaybeLink> Draws::help(std::optional<std::size_t> roller) const {
  std::vector<MaybeLink> links(people_.size());
  for (std::size_t chair = 0; chair < people_.size(); ++chair) {
    if (chair == roller || !in_company(chair)) continue;
    const bool fixed = standing_ && standing_->fixed[chair];
    links[chair] = fixed ? standing_->fixed[chair] : people_[chair]->help.link(next_ + 1);
  }
  return links;
}

void Draws::reveal_help(std::size_t chair, std::uint32_t index, const Digest& link) {
  people_[chair]->help.reveal(index, link);
  highest_ = std::max(highest_, index);
}

void Draws::drawn(std::optional<std::size_t> roller, const MaybeLink& own) {
  if (roller) {
    PastDraw draw{.k = next_, .roller = *roller};
    for (std::size_t chair = 0; chair < people_.size(); ++chair) {
      const bool in = chair == *roller ? people_[chair].has_value() : in_company(chair);
      if (in) draw.company = static_cast<std::uint8_t>(draw.company | 1U << chair);
    }
    past_.push_back(draw);
    if (own && people_[*roller]) people_[*roller]->own.reveal(next_ + 1, *own);
  }
  next_ = standing_ ? standing_->then : next_ + 1;
  standing_.reset();
}

// What becomes of the next draw when this chair changes or goes.
void Draws::settle_next(std::size_t chair, std::optional<std::size_t> before,
                        std::optional<std::size_t> after) {
  const bool stands = before && before == after && chair != *before && missing(before).empty();
  if (!stands) {
    standing_.reset();
    next_ = std::max(next_, highest_);
    return;
  }
  if (!standing_) {
    Standing as_it_was{.in = {}, .fixed = std::vector<MaybeLink>(people_.size())};
    for (std::size_t i = 0; i < people_.size(); ++i) as_it_was.in.push_back(in_company(i));
    standing_ = std::move(as_it_was);
  }
  if (standing_->in[chair] && !standing_->fixed[chair])
    standing_->fixed[chair] = people_[chair]->help.link(next_ + 1);
  standing_->then = std::max(next_ + 1, highest_);
}

void Draws::leave(std::size_t chair, std::optional<std::size_t> before,
                  std::optional<std::size_t> after) {
  if (people_[chair]) settle_next(chair, before, after);
  out_[chair] = true;
}

void Draws::change(std::size_t chair, const std::optional<Anchors>& anchors,
                   std::optional<std::size_t> before, std::optional<std::size_t> after) {
  if (people_[chair] || anchors) settle_next(chair, before, after);
  if (people_[chair]) {
    // Nothing has been drawn yet if the very first draw is next.
    const std::uint32_t last = standing_ ? next_ : next_ - std::min(next_, 1U);
    former_.push_back({chair, last, *people_[chair]});
  }
  people_[chair] = anchors ? std::optional<Person>(*anchors) : std::nullopt;
}

const Person* Draws::person_at(std::size_t chair, std::uint32_t k) const {
  for (const Former& former : former_)
    if (former.chair == chair && k <= former.last) return &former.person;
  return people_[chair] ? &*people_[chair] : nullptr;
}

std::vector<Draws::Era> Draws::eras(std::size_t chair) const {
  std::vector<Era> eras;
  std::uint32_t from = 0;
  for (const Former& former : former_) {
    if (former.chair != chair) continue;
    eras.push_back({from, &former.person});
    from = former.last + 1;
  }
  if (people_[chair]) eras.push_back({from, &*people_[chair]});
  return eras;
}

}  // namespace menagerie::rooms
