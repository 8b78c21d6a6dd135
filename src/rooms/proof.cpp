#include "rooms/proof.h"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <system_error>
#include <utility>

#include "fairness/chain.h"
#include "messages/rooms_verify.h"

namespace menagerie::rooms {

using fairness::Digest;

namespace {

constexpr std::string_view kNone = "-";

// ---- Writing.

std::string joined(const std::vector<std::string>& parts, char separator) {
  std::string text;
  for (const std::string& part : parts) {
    if (!text.empty()) text += separator;
    text += part;
  }
  return text;
}

std::string link_text(const ShownChain& chain) {
  if (chain.index == 0) return std::string(kNone);
  return std::to_string(chain.index) + ':' + chain.link.hex();
}

void add_seat(Record& record, const Proof::Place& place, const std::string& name) {
  const auto has_anchors = [](const std::optional<Device>& device) { return device.has_value(); };
  if (std::ranges::none_of(place.devices, has_anchors)) return;
  const auto add = [&](std::string_view kind, ShownChain Device::* chain) {
    std::vector<std::string> anchors;
    std::vector<std::string> links;
    for (const std::optional<Device>& device : place.devices) {
      anchors.push_back(device ? ((*device).*chain).anchor.hex() : std::string(kNone));
      links.push_back(device ? link_text((*device).*chain) : std::string(kNone));
    }
    record.set("Anchor." + name + '.' + std::string(kind), joined(anchors, ' '));
    record.set("Link." + name + '.' + std::string(kind), joined(links, ' '));
  };
  add("own", &Device::own);
  add("help", &Device::help);
}

std::string company_text(const Company& company) {
  std::vector<std::string> parts;
  for (const std::optional<std::size_t>& device : company) {
    parts.push_back(device ? std::to_string(*device + 1) : std::string(kNone));
  }
  return joined(parts, ',');
}

std::string draws_text(const std::vector<Roll>& rolls) {
  std::vector<std::string> runs;
  for (std::size_t i = 0; i < rolls.size(); ++i) {
    const bool goes_on =
        i > 0 && rolls[i].k == rolls[i - 1].k + 1 && rolls[i].company == rolls[i - 1].company;
    if (goes_on) continue;
    runs.push_back(std::to_string(i + 1) + '=' + std::to_string(rolls[i].k) + ':' +
                   company_text(rolls[i].company));
  }
  return joined(runs, ' ');
}

std::string sides_text(const std::vector<Side>& sides) {
  std::vector<std::string> parts;
  parts.reserve(sides.size());
  for (const Side& side : sides) {
    parts.push_back(std::to_string(side.ply) + ':' + side.id + ':' + side.commitment.hex() + ':' +
                    (side.nonce ? side.nonce->hex() : std::string(kNone)));
  }
  return joined(parts, ' ');
}

// ---- Reading.

using Parts = std::vector<std::string_view>;

Parts split(std::string_view text, char separator) {
  Parts parts;
  while (true) {
    const std::size_t end = text.find(separator);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

// The two parts around the first separator, or nothing without one.
std::optional<std::pair<std::string_view, std::string_view>> halves(std::string_view text,
                                                                    char separator) {
  const std::size_t at = text.find(separator);
  if (at == std::string_view::npos) return std::nullopt;
  return std::pair(text.substr(0, at), text.substr(at + 1));
}

// Plain digits without leading zeros.
std::optional<std::uint32_t> number(std::string_view text, std::uint32_t most) {
  std::uint32_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool whole = error == std::errc() && end == text.data() + text.size();
  if (!whole || value > most || (text.size() > 1 && text.front() == '0')) return std::nullopt;
  return value;
}

// c(i) as index:value; an index of 0 is none.
bool read_link(std::string_view text, ShownChain& chain) {
  const auto parts = halves(text, ':');
  if (!parts) return false;
  const auto index = number(parts->first, fairness::kLastLink);
  const std::optional<Digest> link = Digest::parse(parts->second);
  if (!index || *index == 0 || !link) return false;
  chain.index = *index;
  chain.link = *link;
  return true;
}

class ProofReader {
 public:
  ProofReader(const Record& record, const std::vector<std::string>& seat_names, std::size_t rolls)
      : record_(record), names_(seat_names), rolls_(rolls) {}

  Result<Proof> read() {
    if (!read_room()) return refuse("Room");
    if (!read_chairs()) return refuse("Chairs");
    if (!read_server_anchor()) return refuse("Anchor.server");
    if (!read_link(value("Link.server"), proof_.server)) return refuse("Link.server");
    for (std::size_t seat = 0; seat < names_.size(); ++seat) {
      if (const Result<void> fine = read_seat(seat); !fine) return fail(fine.error());
    }
    if (!read_draws()) return refuse("Draws");
    if (!read_sides()) return refuse("Sides");
    return std::move(proof_);
  }

 private:
  // Of a tag; empty where there is none, which no tag may be.
  [[nodiscard]] std::string_view value(const std::string& name) const {
    const Tag* const tag = record_.tag(name);
    return tag == nullptr ? std::string_view() : std::string_view(tag->value);
  }

  [[nodiscard]] std::unexpected<Error> refuse(const std::string& name) const {
    const Tag* const tag = record_.tag(name);
    Error error{messages::verify_form, {name}, {}};
    if (tag != nullptr) error = at(tag->where, std::move(error));
    error.place.field = name;
    return fail(std::move(error));
  }

  bool read_room() {
    proof_.room = value("Room");
    return fairness::is_id(proof_.room);
  }

  bool read_chairs() {
    const Parts parts = split(value("Chairs"), ' ');
    proof_.drawn = parts[0] == "drawn";
    if (!proof_.drawn && parts[0] != "given") return false;
    if (parts.size() != names_.size() + 1) return false;
    std::vector<bool> taken(names_.size());
    for (std::size_t seat = 0; seat < names_.size(); ++seat) {
      const auto chair = number(parts[seat + 1], static_cast<std::uint32_t>(names_.size() - 1));
      if (!chair || taken[*chair]) return false;
      taken[*chair] = true;
      proof_.seats.push_back({.chair = *chair, .devices = {}});
    }
    return true;
  }

  bool read_server_anchor() {
    const std::optional<Digest> anchor = Digest::parse(value("Anchor.server"));
    if (anchor) proof_.server.anchor = *anchor;
    return anchor.has_value();
  }

  Result<void> read_seat(std::size_t seat) {
    std::vector<std::optional<Device>>& devices = proof_.seats[seat].devices;
    const std::string& name = names_[seat];
    const Parts first = split(value("Anchor." + name + ".own"), ' ');
    if (first.size() > kMostDevices) return refuse("Anchor." + name + ".own");
    devices.resize(first.size());
    if (first[0].empty()) {
      // Nobody ever vouched for this seat: then it has none of the four.
      for (const std::string tag : {"Anchor.", "Link."}) {
        for (const std::string kind : {".own", ".help"}) {
          if (record_.tag(tag + name + kind) != nullptr) return refuse("Anchor." + name + ".own");
        }
      }
      return {};
    }
    for (std::size_t i = 0; i < first.size(); ++i) {
      if (first[i] != kNone) devices[i].emplace();
    }
    if (const Result<void> fine = read_chain(seat, "own", &Device::own); !fine) return fine;
    return read_chain(seat, "help", &Device::help);
  }

  // The anchors and links of one kind, for the devices that have some.
  Result<void> read_chain(std::size_t seat, const std::string& kind, ShownChain Device::* chain) {
    std::vector<std::optional<Device>>& devices = proof_.seats[seat].devices;
    const std::string suffix = names_[seat] + '.' + kind;
    const Parts anchors = split(value("Anchor." + suffix), ' ');
    const Parts links = split(value("Link." + suffix), ' ');
    if (anchors.size() != devices.size()) return refuse("Anchor." + suffix);
    if (links.size() != devices.size()) return refuse("Link." + suffix);
    for (std::size_t i = 0; i < devices.size(); ++i) {
      if (!devices[i]) {
        if (anchors[i] != kNone) return refuse("Anchor." + suffix);
        if (links[i] != kNone) return refuse("Link." + suffix);
        continue;
      }
      const std::optional<Digest> anchor = Digest::parse(anchors[i]);
      if (!anchor) return refuse("Anchor." + suffix);
      ShownChain& shown = (*devices[i]).*chain;
      shown.anchor = *anchor;
      if (links[i] != kNone && !read_link(links[i], shown)) return refuse("Link." + suffix);
    }
    return {};
  }

  std::optional<Company> read_company(std::string_view text) const {
    const Parts parts = split(text, ',');
    if (parts.size() != names_.size()) return std::nullopt;
    Company company(parts.size());
    for (std::size_t seat = 0; seat < parts.size(); ++seat) {
      if (parts[seat] == kNone) continue;
      const auto& devices = proof_.seats[seat].devices;
      const auto device = number(parts[seat], static_cast<std::uint32_t>(devices.size()));
      if (!device || *device == 0 || !devices[*device - 1]) return std::nullopt;
      company[seat] = *device - 1;
    }
    return company;
  }

  // One run of rolls, which ends where the next begins.
  bool read_run(std::string_view text) {
    const auto equation = halves(text, '=');
    const auto draw = equation ? halves(equation->second, ':') : std::nullopt;
    if (!draw) return false;
    const auto roll = number(equation->first, fairness::kLastDraw);
    const auto k = number(draw->first, fairness::kLastDraw);
    std::optional<Company> company = read_company(draw->second);
    if (!roll || !k || *k == 0 || !company) return false;
    const bool in_order = proof_.rolls.empty() ? *roll == 1 : *roll > proof_.rolls.size();
    if (!in_order || *roll > rolls_) return false;
    go_on_until(*roll - 1);
    proof_.rolls.push_back({*k, std::move(*company)});
    return true;
  }

  void go_on_until(std::size_t rolls) {
    while (proof_.rolls.size() < rolls) {
      Roll next = proof_.rolls.back();
      ++next.k;
      proof_.rolls.push_back(std::move(next));
    }
  }

  bool read_draws() {
    if (rolls_ == 0) return record_.tag("Draws") == nullptr;
    if (rolls_ > fairness::kLastDraw) return false;
    for (const std::string_view run : split(value("Draws"), ' ')) {
      if (!read_run(run)) return false;
    }
    go_on_until(rolls_);
    return std::ranges::all_of(proof_.rolls,
                               [](const Roll& roll) { return roll.k <= fairness::kLastDraw; });
  }

  bool read_side(std::string_view text) {
    const Parts parts = split(text, ':');
    if (parts.size() != 4) return false;
    const auto ply = number(parts[0], kMostActions);
    const std::optional<Digest> commitment = Digest::parse(parts[2]);
    const std::optional<Digest> nonce = Digest::parse(parts[3]);
    const bool fits =
        ply && *ply > 0 && fairness::is_id(parts[1]) && commitment && (nonce || parts[3] == kNone);
    if (!fits || (!proof_.sides.empty() && proof_.sides.back().ply >= *ply)) return false;
    proof_.sides.push_back({*ply, std::string(parts[1]), *commitment, nonce});
    return true;
  }

  bool read_sides() {
    if (record_.tag("Sides") == nullptr) return true;
    const Parts sides = split(value("Sides"), ' ');
    return std::ranges::all_of(sides, [this](std::string_view side) { return read_side(side); });
  }

  const Record& record_;
  const std::vector<std::string>& names_;
  std::size_t rolls_;
  Proof proof_;
};

}  // namespace

void add_proof(Record& record, const Proof& proof, const std::vector<std::string>& seat_names) {
  std::string chairs = proof.drawn ? "drawn" : "given";
  for (const Proof::Place& place : proof.seats) chairs += ' ' + std::to_string(place.chair);
  record.set("Room", proof.room);
  record.set("Chairs", std::move(chairs));
  record.set("Anchor.server", proof.server.anchor.hex());
  record.set("Link.server", link_text(proof.server));
  for (std::size_t i = 0; i < proof.seats.size(); ++i) {
    add_seat(record, proof.seats[i], seat_names[i]);
  }
  if (!proof.rolls.empty()) record.set("Draws", draws_text(proof.rolls));
  if (!proof.sides.empty()) record.set("Sides", sides_text(proof.sides));
}

Result<Proof> parse_proof(const Record& record, const std::vector<std::string>& seat_names,
                          std::size_t rolls) {
  return ProofReader(record, seat_names, rolls).read();
}

}  // namespace menagerie::rooms
