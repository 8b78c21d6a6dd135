#include "rooms/draws.h"

#include <algorithm>
#include <cassert>

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

Draws::Draws(const Digest& server, const std::vector<std::optional<Anchors>>& anchors)
    : server_(server) {
  for (const std::optional<Anchors>& both : anchors)
    chairs_.push_back({{both ? std::optional<Person>(*both) : std::nullopt}});
}

Devices Draws::company() const {
  if (standing_) return standing_->devices;
  Devices devices;
  for (std::size_t chair = 0; chair < chairs_.size(); ++chair) {
    if (person(chair) && !chairs_[chair].out)
      devices[chair] = static_cast<std::uint8_t>(chairs_[chair].devices.size() - 1);
  }
  return devices;
}

std::vector<std::size_t> Draws::missing(std::optional<std::size_t> roller) const {
  const Devices devices = company();
  std::vector<std::size_t> late;
  for (std::size_t chair = 0; chair < chairs_.size(); ++chair) {
    if (chair == roller || !devices[chair]) continue;
    if (chairs_[chair].devices[*devices[chair]]->help.index() <= next_) late.push_back(chair);
  }
  return late;
}

std::vector<MaybeLink> Draws::help(std::optional<std::size_t> roller) const {
  const Devices devices = company();
  std::vector<MaybeLink> links(chairs_.size());
  for (std::size_t chair = 0; chair < chairs_.size(); ++chair) {
    if (chair == roller || !devices[chair]) continue;
    links[chair] = chairs_[chair].devices[*devices[chair]]->help.link(next_ + 1);
  }
  return links;
}

void Draws::reveal_help(std::size_t chair, std::uint32_t index, const Digest& link) {
  chairs_[chair].devices.back()->help.reveal(index, link);
  highest_ = std::max(highest_, index);
}

void Draws::started(const Digest& server) {
  server_.reveal(1, server);
  next_ = 1;
}

void Draws::rolled(std::size_t roller, const MaybeLink& own, const Digest& server) {
  past_.push_back({next_, company()});
  server_.reveal(next_ + 1, server);
  if (own) chairs_[roller].devices.back()->own.reveal(next_ + 1, *own);
  next_ = standing_ ? standing_->then : next_ + 1;
  standing_.reset();
}

// What becomes of the next draw when this chair changes or goes.
void Draws::settle_next(std::size_t chair, std::optional<std::size_t> before,
                        std::optional<std::size_t> after) {
  const bool stands = before && before == after && chair != *before && missing(before).empty();
  if (stands) {
    standing_ = Standing{company(), std::max(next_ + 1, highest_)};
  } else {
    standing_.reset();
    next_ = std::max(next_, highest_);
  }
}

void Draws::leave(std::size_t chair, std::optional<std::size_t> before,
                  std::optional<std::size_t> after) {
  if (person(chair)) settle_next(chair, before, after);
  chairs_[chair].out = true;
}

void Draws::change(std::size_t chair, const std::optional<Anchors>& anchors,
                   std::optional<std::size_t> roller) {
  if (person(chair) || anchors) settle_next(chair, roller, roller);
  chairs_[chair].devices.push_back(anchors ? std::optional<Person>(*anchors) : std::nullopt);
}

}  // namespace menagerie::rooms
