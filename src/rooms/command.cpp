#include "rooms/command.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/scanner.h"
#include "fairness/chain.h"
#include "messages/rooms.h"
#include "rooms/refusal.h"

namespace menagerie::rooms {

namespace {

// A turn of Totem has at most a roll's worth of steps and choices; Two Paths and Tokan one action.
constexpr std::size_t kMostActionsAtOnce = 64;
// Of one command; those further ahead than kFurthestLink are refused anyway.
constexpr std::size_t kMostLinksAtOnce = 16;
constexpr std::size_t kLongestAction = 32;

Heard<Deed> read_act(const Fields& fields) {
  commands::Act act;
  if (fields.has("action")) {
    Heard<std::string> action = fields.text("action");
    if (!action) return std::unexpected(action.error());
    act.actions.push_back(std::move(*action));
  } else {
    Heard<std::vector<std::string>> actions = fields.texts("actions");
    if (!actions) return std::unexpected(actions.error());
    act.actions = std::move(*actions);
    act.listed = true;
  }
  const auto too_long = [](const std::string& text) { return text.size() > kLongestAction; };
  if (act.actions.empty() || act.actions.size() > kMostActionsAtOnce ||
      std::ranges::any_of(act.actions, too_long)) {
    return malformed(act.listed ? "actions" : "action", messages::rooms_actions);
  }
  return act;
}

Heard<Deed> read_links(const Fields& fields) {
  const Heard<std::uint64_t> from = fields.number("from");
  if (!from) return std::unexpected(from.error());
  Heard<std::vector<Digest>> links = fields.digests("links");
  if (!links) return std::unexpected(links.error());
  if (*from == 0 || *from > fairness::kLastLink)
    return malformed("from", messages::rooms_a_link_index);
  if (links->empty() || links->size() > kMostLinksAtOnce)
    return malformed("links", messages::rooms_some_links);
  return commands::Links{static_cast<std::uint32_t>(*from), std::move(*links)};
}

Heard<Deed> read_roll(const Fields& fields) {
  const Heard<std::optional<Digest>> link = fields.maybe_digest("link");
  if (!link) return std::unexpected(link.error());
  const Heard<std::optional<Digest>> seen = fields.maybe_digest("seen");
  if (!seen) return std::unexpected(seen.error());
  return commands::Roll{*link, *seen};
}

Heard<Deed> read_commit(const Fields& fields) {
  const Heard<char> animal = fields.letter("animal", "FHG", messages::rooms_an_animal);
  if (!animal) return std::unexpected(animal.error());
  const Heard<Digest> commitment = fields.digest("commitment");
  if (!commitment) return std::unexpected(commitment.error());
  return commands::Commit{*animal, *commitment};
}

Heard<Deed> read_open(const Fields& fields) {
  const Heard<char> side = fields.letter("side", "we", messages::rooms_a_side);
  if (!side) return std::unexpected(side.error());
  const Heard<Digest> nonce = fields.digest("nonce");
  if (!nonce) return std::unexpected(nonce.error());
  const Heard<std::optional<Digest>> seen = fields.maybe_digest("seen");
  if (!seen) return std::unexpected(seen.error());
  return commands::Open{*side, *nonce, *seen};
}

Heard<std::optional<NextChair>> read_next(const Fields& fields) {
  if (!fields.has("next_token")) return std::nullopt;
  const Heard<Digest> token = fields.digest("next_token");
  if (!token) return std::unexpected(token.error());
  const Heard<std::optional<Anchors>> anchors = fields.anchors("next_anchors");
  if (!anchors) return std::unexpected(anchors.error());
  return NextChair{hash_of_secret(*token), *anchors};
}

Heard<Deed> read_offer(const Fields& fields) {
  commands::Offer offer;
  const Heard<std::string> kind = fields.text("offer");
  const std::optional<OfferKind> known = kind ? offer_kind(*kind) : std::nullopt;
  if (!known) return malformed("offer", messages::rooms_an_offer);
  offer.offer = *known;
  if (fields.has("about")) {
    const Heard<std::uint64_t> about = fields.number("about");
    if (!about) return std::unexpected(about.error());
    offer.about = static_cast<std::size_t>(*about);
  }
  if (fields.has("level")) {
    Heard<std::string> level = fields.text("level");
    if (!level) return std::unexpected(level.error());
    offer.level = std::move(*level);
  }
  const Heard<std::optional<Digest>> invite = fields.maybe_digest("invite");
  if (!invite) return std::unexpected(invite.error());
  if (*invite) offer.invite = hash_of_secret(**invite);
  Heard<std::optional<NextChair>> next = read_next(fields);
  if (!next) return std::unexpected(next.error());
  offer.next = *next;
  return offer;
}

Heard<Deed> read_answer(const Fields& fields) {
  const Heard<std::uint64_t> to = fields.number("to");
  if (!to) return std::unexpected(to.error());
  const Heard<bool> yes = fields.flag("yes");
  if (!yes) return std::unexpected(yes.error());
  const Heard<std::optional<NextChair>> next = read_next(fields);
  if (!next) return std::unexpected(next.error());
  return commands::Answer{*to, *yes, *next};
}

Heard<Deed> read_claim(const Fields& fields) {
  Heard<std::string> seat = fields.text("seat");
  if (!seat) return std::unexpected(seat.error());
  return commands::Claim{std::move(*seat)};
}

template <class Empty>
Heard<Deed> read_empty(const Fields&) {
  return Empty{};
}

struct CommandWord {
  std::string_view name;
  Heard<Deed> (*read)(const Fields&);
};
constexpr std::array<CommandWord, 12> kWords = {{{"act", read_act},
                                                 {"links", read_links},
                                                 {"roll", read_roll},
                                                 {"commit", read_commit},
                                                 {"open", read_open},
                                                 {"cannot_open", read_empty<commands::CannotOpen>},
                                                 {"offer", read_offer},
                                                 {"answer", read_answer},
                                                 {"resign", read_empty<commands::Resign>},
                                                 {"leave", read_empty<commands::Leave>},
                                                 {"close", read_empty<commands::Close>},
                                                 {"claim", read_claim}}};

Heard<const CommandWord*> find_word(std::string_view name) {
  const auto* const word = std::ranges::find(kWords, name, &CommandWord::name);
  if (word != kWords.end()) return word;
  return refuse("malformed", kMalformed, messages::rooms_unknown_command, {quote(name)}, "cmd");
}

}  // namespace

Digest hash_of_secret(const Digest& secret) {
  return fairness::digest_of({secret.hex()});
}

Heard<void> check_command_word(std::string_view name) {
  const Heard<const CommandWord*> word = find_word(name);
  return word ? Heard<void>() : std::unexpected(word.error());
}

Heard<Command> read_command(const Json& json) {
  const Fields fields(json);
  const Heard<std::string> name = fields.text("cmd");
  if (!name) return std::unexpected(name.error());
  const Heard<const CommandWord*> word = find_word(*name);
  if (!word) return std::unexpected(word.error());
  Heard<std::string> id = fields.id("id");
  if (!id) return std::unexpected(id.error());
  const Heard<std::uint64_t> version = fields.number("version");
  if (!version) return std::unexpected(version.error());
  Heard<Deed> deed = (*word)->read(fields);
  if (!deed) return std::unexpected(deed.error());
  return Command{std::move(*id), *version, std::move(*deed)};
}

}  // namespace menagerie::rooms
