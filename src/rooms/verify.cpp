#include "rooms/verify.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <set>
#include <utility>

#include "core/random.h"
#include "engine/table.h"
#include "fairness/chain.h"
#include "fairness/draw.h"
#include "fairness/side.h"
#include "messages/rooms_verify.h"
#include "rooms/proof.h"

namespace menagerie::rooms {

using fairness::Digest;
using fairness::MaybeLink;

namespace {

using Fits = std::expected<void, Misfit>;

std::unexpected<Misfit> misfit(Check check, std::string at, Message message,
                               std::vector<Word> words = {}) {
  return std::unexpected(Misfit{check, std::move(at), Error{message, std::move(words), {}}});
}

// A chain's links from its anchor to the highest one revealed.
class Links {
 public:
  // Nothing where they do not lead to the anchor.
  static std::optional<Links> of(const ShownChain& chain) {
    Links links;
    links.all_.resize(chain.index + 1, chain.anchor);
    if (chain.index > 0) links.all_.back() = chain.link;
    for (std::size_t i = chain.index; i > 0; --i) links.all_[i - 1] = links.all_[i].hash();
    if (!(links.all_.front() == chain.anchor)) return std::nullopt;
    return links;
  }
  // c(i), or nothing beyond what was revealed.
  [[nodiscard]] MaybeLink at(std::size_t i) const {
    return i < all_.size() ? MaybeLink(all_[i]) : std::nullopt;
  }

 private:
  std::vector<Digest> all_;
};

struct DeviceLinks {
  Links own;
  Links help;
};

// What a position says of a roll that comes next.
struct Dicing {
  std::size_t roller = 0;
  std::vector<bool> out;  // by seat
};

Dicing dicing(const Table& table) {
  Dicing dicing;
  if (const std::optional<Seat> roller = table.next_to_roll()) dicing.roller = roller->index;
  for (int i = 0; i < table.seats(); ++i) {
    dicing.out.push_back(table.is_out(Seat{static_cast<std::uint8_t>(i)}));
  }
  return dicing;
}

std::string dice_text(const std::array<int, 2>& dice) {
  const auto [low, high] = std::minmax(dice[0], dice[1]);
  return "roll " + std::to_string(high) + std::to_string(low);
}

bool announces(std::string_view game, std::string_view action) {
  return game == "two-paths" && action.size() == 2 && std::string_view("FHG").contains(action[0]) &&
         std::string_view("we").contains(action[1]);
}

class Verifier {
 public:
  Verifier(const Record& record, Table whole)
      : record_(record), whole_(std::move(whole)), actions_(whole_.history(std::nullopt)) {
    for (int i = 0; i < whole_.seats(); ++i) {
      names_.emplace_back(whole_.seat_name(Seat{static_cast<std::uint8_t>(i)}));
    }
  }

  Verdict check() {
    const std::size_t rolls = static_cast<std::size_t>(std::ranges::count_if(
        actions_, [](const auto& text) { return text.starts_with("roll "); }));
    Result<Proof> proof = parse_proof(record_, names_, rolls);
    if (!proof) {
      // The sentence names the tag already.
      Error error = proof.error();
      std::string tag = std::exchange(error.place.field, {});
      return std::unexpected(Misfit{Check::form, std::move(tag), std::move(error)});
    }
    proof_ = std::move(*proof);
    for (const auto step :
         {&Verifier::check_anchors, &Verifier::check_links, &Verifier::check_start,
          &Verifier::check_rolls, &Verifier::check_sides}) {
      if (Fits fits = (this->*step)(); !fits) return std::unexpected(std::move(fits.error()));
    }
    return proven();
  }

 private:
  // Every chain of the proof with the end of its tags' names, the server's first.
  template <class Visit>
  Fits for_chains(Visit visit) const {
    if (Fits fits = visit(proof_.server, "server"); !fits) return fits;
    for (std::size_t seat = 0; seat < names_.size(); ++seat) {
      for (const auto& [kind, chain] :
           {std::pair{".own", &Device::own}, {".help", &Device::help}}) {
        for (const std::optional<Device>& device : proof_.seats[seat].devices) {
          if (!device) continue;
          if (Fits fits = visit((*device).*chain, names_[seat] + kind); !fits) return fits;
        }
      }
    }
    return {};
  }

  Fits check_anchors() {
    std::vector<std::pair<Digest, std::string>> seen;
    return for_chains([&](const ShownChain& chain, const std::string& name) -> Fits {
      const auto same =
          std::ranges::find(seen, chain.anchor, [](const auto& one) { return one.first; });
      if (same != seen.end()) {
        return misfit(Check::anchors, "Anchor." + name, messages::verify_anchors,
                      {"Anchor." + same->second, "Anchor." + name});
      }
      seen.emplace_back(chain.anchor, name);
      return {};
    });
  }

  Fits check_links() {
    std::vector<Links> links;
    Fits fits = for_chains([&](const ShownChain& chain, const std::string& name) -> Fits {
      std::optional<Links> all = Links::of(chain);
      if (!all) {
        return misfit(Check::links, "Link." + name, messages::verify_links, {"Link." + name});
      }
      links.push_back(std::move(*all));
      return {};
    });
    if (!fits) return fits;
    share_out(std::move(links));
    for (std::size_t seat = 0; seat < names_.size(); ++seat) {
      const std::optional<DeviceLinks>& first = links_[seat][0];
      const std::string tag = "Link." + names_[seat] + ".help";
      if (first && !first->help.at(1)) {
        return misfit(Check::links, tag, messages::verify_links_short, {tag, "0"});
      }
    }
    return {};
  }

  // Gives links, in the order of for_chains, to their devices.
  void share_out(std::vector<Links> links) {
    auto next = std::make_move_iterator(links.begin());
    server_ = *next++;
    for (const Proof::Place& place : proof_.seats) {
      std::vector<std::optional<DeviceLinks>>& devices = links_.emplace_back(place.devices.size());
      for (Links DeviceLinks::* const chain : {&DeviceLinks::own, &DeviceLinks::help}) {
        for (std::size_t i = 0; i < devices.size(); ++i) {
          if (!place.devices[i]) continue;
          if (!devices[i]) devices[i].emplace();
          (*devices[i]).*chain = *next++;
        }
      }
    }
  }

  // By chair.
  [[nodiscard]] std::vector<MaybeLink> first_help() const {
    std::vector<MaybeLink> help(names_.size());
    for (std::size_t seat = 0; seat < names_.size(); ++seat) {
      if (links_[seat][0]) help[proof_.seats[seat].chair] = links_[seat][0]->help.at(1);
    }
    return help;
  }

  Fits check_start() {
    const Digest draw = fairness::start_draw(proof_.room, *server_.at(1), first_help());
    std::vector<std::size_t> order = fairness::order_of(draw, names_.size());
    if (!proof_.drawn) std::ranges::sort(order);
    for (std::size_t seat = 0; seat < order.size(); ++seat) {
      if (proof_.seats[seat].chair == order[seat]) continue;
      return misfit(Check::order, "Chairs",
                    proof_.drawn ? messages::verify_order : messages::verify_order_given);
    }
    const Tag* const said = record_.tag("Seed");
    if (said == nullptr) return {};
    const std::uint64_t seed = fairness::seed_of(draw);
    if (parse_seed(said->value) != seed) {
      return misfit(Check::seed, "Seed", messages::verify_seed);
    }
    Generator random(seed);
    const Result<Table> dealt = Table::start(whole_.game(), whole_.options(), random);
    const Result<Table> start = Table::replay(record_, 0);
    if (!dealt || !start || dealt->position() != start->position()) {
      return misfit(Check::start, "Start", messages::verify_start);
    }
    return {};
  }

  Fits check_rolls() {
    absent_.resize(names_.size());
    for (std::size_t seat = 0; seat < names_.size(); ++seat) {
      const bool there = proof_.seats[seat].devices[0].has_value();
      company_.push_back(there ? std::optional<std::size_t>(0) : std::nullopt);
      next_device_.push_back(there ? 1 : 0);
      if (!there) ++absent_[seat];
    }
    if (proof_.rolls.empty()) return {};
    Result<Table> table = Table::replay(record_, 0);
    if (!table) return misfit(Check::record, "", table.error().code, table.error().words);
    out_ = dicing(*table).out;
    std::size_t number = 0;
    for (const std::string& action : actions_) {
      if (action.starts_with("roll ")) {
        if (Fits fits = check_roll(number++, dicing(*table), action); !fits) return fits;
      }
      if (const Result<void> fine = table->act(action); !fine) {
        return misfit(Check::record, "", fine.error().code, fine.error().words);
      }
    }
    return {};
  }

  Fits check_roll(std::size_t number, const Dicing& dicing, const std::string& action) {
    const Roll& roll = proof_.rolls[number];
    const std::string at = std::to_string(number + 1);
    if (Fits fits = check_company(roll, dicing, at); !fits) return fits;
    const std::size_t index = roll.k + 1;
    const MaybeLink server = server_.at(index);
    if (!server) return short_link(at, "Link.server", roll.k);
    std::vector<MaybeLink> links(names_.size());
    for (std::size_t seat = 0; seat < names_.size(); ++seat) {
      if (!roll.company[seat]) continue;
      const DeviceLinks& device = *links_[seat][*roll.company[seat]];
      const bool rolls = seat == dicing.roller;
      links[seat] = (rolls ? device.own : device.help).at(index);
      const std::string tag = "Link." + names_[seat] + (rolls ? ".own" : ".help");
      if (!links[seat]) return short_link(at, tag, roll.k);
    }
    const Digest draw =
        fairness::roll_draw(proof_.room, roll.k, names_[dicing.roller], *server, links);
    const std::string dice = dice_text(fairness::dice_of(draw));
    if (dice == action) return {};
    return misfit(Check::rolls, at, messages::verify_rolls, {at, action, dice});
  }

  static Fits short_link(const std::string& at, const std::string& tag, std::uint32_t k) {
    return misfit(Check::rolls, at, messages::verify_links_short, {tag, std::to_string(k)});
  }

  // Whether this draw may follow on the one before, with these devices.
  Fits check_company(const Roll& roll, const Dicing& dicing, const std::string& at) {
    // After a seat has gone out the next draw may stand as it was, and numbers be left out after
    // it.
    const bool went_out = dicing.out != out_;
    const bool changed = roll.company != company_ || went_out || went_out_before_;
    const std::uint32_t next = k_ + 1;
    if (roll.k < next || (roll.k > next && !changed)) {
      return misfit(Check::draws, at, messages::verify_draws_number,
                    {at, std::to_string(roll.k), std::to_string(next)});
    }
    for (std::size_t seat = 0; seat < names_.size(); ++seat) {
      const std::optional<std::size_t> device = roll.company[seat];
      const Message word = whole_.seat_word(Seat{static_cast<std::uint8_t>(seat)});
      if (!device) {
        if (!dicing.out[seat]) ++absent_[seat];
        continue;
      }
      if (device != company_[seat] && *device < next_device_[seat]) {
        return misfit(Check::draws, at, messages::verify_draws_device, {at, word});
      }
      if (out_[seat]) return misfit(Check::draws, at, messages::verify_draws_out, {at, word});
      next_device_[seat] = *device + 1;
    }
    k_ = roll.k;
    company_ = roll.company;
    out_ = dicing.out;
    went_out_before_ = went_out;
    return {};
  }

  Fits check_sides() {
    const std::vector<Node> nodes = whole_.nodes();
    std::set<std::string_view> ids;
    auto next = proof_.sides.begin();
    for (std::size_t i = 0; i < actions_.size(); ++i) {
      const std::string at = std::to_string(i + 1);
      const bool committed = next != proof_.sides.end() && next->ply == i + 1;
      if (announces(whole_.game(), actions_[i]) != committed) {
        return misfit(Check::sides, at,
                      committed ? messages::verify_sides_place : messages::verify_sides_missing,
                      {at});
      }
      if (!committed) continue;
      if (!ids.insert(next->id).second) {
        return misfit(Check::sides, at, messages::verify_sides_twice, {at});
      }
      if (!opens(*next, names_[nodes[i].seat.index], actions_[i])) {
        return misfit(Check::sides, at, messages::verify_sides, {at});
      }
      ++next;
    }
    if (next == proof_.sides.end()) return {};
    const std::string at = std::to_string(next->ply);
    return misfit(Check::sides, at, messages::verify_sides_place, {at});
  }

  // Whether a side is the one committed to; one that was never opened may be any.
  [[nodiscard]] bool opens(const Side& side, std::string_view seat, std::string_view action) const {
    if (!side.nonce) return true;
    const fairness::HiddenSide hidden{seat, action.substr(0, 1), action.substr(1)};
    return fairness::commitment_of(proof_.room, side.id, hidden, *side.nonce) == side.commitment;
  }

  [[nodiscard]] Proven::End end() const {
    if (whole_.ending()) return Proven::End::told;
    return whole_.node().turn == Turn::over ? Proven::End::played : Proven::End::missing;
  }

  [[nodiscard]] Proven proven() const {
    Proven proven{
        .room = proof_.room,
        .order_drawn = proof_.drawn,
        .start_drawn = record_.tag("Seed") != nullptr,
        .start_vouched = std::ranges::any_of(
            proof_.seats, [](const Proof::Place& place) { return place.devices[0].has_value(); }),
        .end = end(),
        .rolls = proof_.rolls.size()};
    for (const Side& side : proof_.sides) ++(side.nonce ? proven.opened : proven.unopened);
    std::vector<std::optional<fairness::Anchors>> anchors(names_.size());
    for (std::size_t i = 0; i < names_.size(); ++i) {
      const Seat seat{static_cast<std::uint8_t>(i)};
      if (absent_[i] > 0) proven.absent.push_back({names_[i], whole_.seat_word(seat), absent_[i]});
      const Proof::Place& place = proof_.seats[i];
      const std::optional<Device>& device = place.devices[0];
      if (device) anchors[place.chair] = {device->own.anchor, device->help.anchor};
    }
    proven.words = fairness::four_words(proof_.room, anchors, *server_.at(1), first_help());
    return proven;
  }

  const Record& record_;
  Table whole_;
  std::vector<std::string> actions_;
  std::vector<std::string> names_;
  Proof proof_;
  Links server_;
  std::vector<std::vector<std::optional<DeviceLinks>>> links_;  // by seat and device
  // As the last roll left them.
  std::uint32_t k_ = 0;
  Company company_;
  std::vector<bool> out_;
  bool went_out_before_ = false;
  std::vector<std::size_t> next_device_;  // by seat: earlier ones do not come back
  std::vector<std::size_t> absent_;       // by seat: draws without a device of its own
};

}  // namespace

std::string_view name_of(Check check) {
  constexpr std::array<std::string_view, 10> kNames = {
      "record", "form", "anchors", "links", "order", "seed", "start", "draws", "rolls", "sides"};
  return kNames.at(static_cast<std::size_t>(check));
}

Verdict verify(const Record& record) {
  Result<Table> table = Table::replay(record);
  if (!table) return std::unexpected(Misfit{Check::record, "", table.error()});
  if (record.tag("Room") == nullptr) return misfit(Check::record, "Room", messages::verify_no_room);
  return Verifier(record, std::move(*table)).check();
}

}  // namespace menagerie::rooms
