// Typed events as they are stored: the public bytes, written field by field in the order of
// docs/network.md, and what only the server may know.
#include <array>
#include <utility>

#include "rooms/fact.h"
#include "rooms/json_text.h"

namespace menagerie::rooms {

namespace {

constexpr std::array<std::string_view, 6> kOffers = {"draw",    "take_back", "rematch",
                                                     "replace", "reseat",    "hints"};

void put_options(JsonText& json, const OptionValues& options) {
  json.name("options").begin();
  for (const auto& [name, value] : options) json.field(name, std::string_view(value));
  json.end();
}

void put_text(JsonText& json, std::string_view name, const std::string& text) {
  json.field(name, std::string_view(text));
}

void put_next(JsonText& json, const std::optional<NextChair>& next) {
  if (!next) return;
  json.name("next").begin().field("token", next->token).field("anchors", next->anchors).end();
}

// The public fields of each kind, and below those that stay with the server.
struct Public {
  JsonText& json;

  void operator()(const facts::Made& made) const {
    json.word("room", made.room).word("game", made.game);
    put_options(json, made.options);
    if (made.position) put_text(json, "position", *made.position);
    json.name("chairs").begin_list();
    for (const ChairSpec& chair : made.chairs) {
      json.begin().word("kind", name_of(chair.kind));
      put_text(json, "name", chair.name);
      if (chair.kind == ChairKind::computer) json.word("level", chair.level);
      json.field("anchors", chair.anchors).end();
    }
    json.end_list().word("order", made.drawn_order ? "drawn" : "given");
    json.name("clock");
    put_clock(made.clock);
    json.field("listed", made.listed).field("spectators", made.spectators);
    json.field("anchor", made.anchor);
  }
  void put_clock(const ClockSetting& clock) const {
    switch (clock.kind) {
      case ClockSetting::Kind::none:
        json.value(nullptr);
        break;
      case ClockSetting::Kind::minutes:
        json.begin().field("minutes", clock.minutes).field("increment", clock.increment).end();
        break;
      case ClockSetting::Kind::days:
        json.begin().field("days", clock.days).end();
        break;
    }
  }
  void operator()(const facts::Seated& seated) const {
    put_text(json, "name", seated.name);
    json.field("anchors", seated.anchors);
  }
  void operator()(const facts::Left&) const {}
  void operator()(const facts::Sealed& sealed) const {
    json.name("anchors").begin_list();
    for (const auto& anchors : sealed.anchors) json.value(anchors);
    json.end_list();
  }
  void operator()(const facts::Linked& linked) const {
    json.field("from", linked.from).name("links").begin_list();
    for (const Digest& link : linked.links) json.value(link);
    json.end_list();
  }
  void operator()(const facts::Started& started) const {
    json.field("server", started.server).name("order").begin_list();
    for (const std::size_t chair : started.order) json.value(chair);
    json.end_list().word("seed", std::to_string(started.seed));
    put_options(json, started.options);
    put_text(json, "start", started.start);
  }
  void operator()(const facts::Acted& acted) const {
    json.word("seat", acted.seat).field("actions", acted.actions);
  }
  void operator()(const facts::Rolled& rolled) const {
    json.field("k", rolled.k).word("seat", rolled.seat).field("link", rolled.link);
    json.field("server", rolled.server).field("actions", rolled.actions);
    if (rolled.seen) json.field("seen", *rolled.seen);
  }
  void operator()(const facts::Committed& committed) const {
    json.word("seat", committed.seat).word("animal", {&committed.animal, 1});
    json.field("commitment", committed.commitment);
  }
  void operator()(const facts::Blocked& blocked) const {
    json.word("seat", blocked.seat).word("side", {&blocked.side, 1});
  }
  void operator()(const facts::Opened& opened) const {
    json.word("seat", opened.seat).word("side", {&opened.side, 1}).field("nonce", opened.nonce);
    json.field("actions", opened.actions);
    if (opened.seen) json.field("seen", *opened.seen);
  }
  void operator()(const facts::Unopened& unopened) const { json.word("seat", unopened.seat); }
  void operator()(const facts::Offered& offered) const {
    json.word("offer", name_of(offered.offer));
    if (offered.about) json.field("about", *offered.about);
    if (!offered.level.empty()) json.word("level", offered.level);
  }
  void operator()(const facts::Answered& answered) const {
    json.field("to", answered.to).field("yes", answered.yes);
  }
  void operator()(const facts::TookBack& took_back) const { json.field("ply", took_back.ply); }
  void operator()(const facts::Replaced& replaced) const {
    json.field("about", replaced.about).word("level", replaced.level);
  }
  void operator()(const facts::Reseated& reseated) const {
    json.field("about", reseated.about);
    put_text(json, "name", reseated.name);
    json.field("anchors", reseated.anchors);
  }
  void operator()(const facts::Hinted&) const {}
  void operator()(const facts::Gone& gone) const {
    json.word("seat", gone.seat).field("actions", gone.actions);
  }
  void operator()(const facts::Ended& ended) const {
    put_maybe("result", ended.result);
    put_maybe("ended", ended.ended);
    json.word("reason", ended.reason);
  }
  void put_maybe(std::string_view name, const std::optional<std::string>& text) const {
    json.name(name);
    text ? json.plain(*text) : json.value(nullptr);
  }
  void operator()(const facts::CalledOff&) const {}
  void operator()(const facts::Closed& closed) const { json.word("why", closed.why); }
  void operator()(const facts::Resumed& resumed) const { json.field("since", resumed.since); }
  void operator()(const facts::Rematched& rematched) const { json.word("next", rematched.next); }
};

struct Secret {
  JsonText& json;

  // Whether there is anything secret about the fact.
  bool operator()(const facts::Made& made) const {
    json.field("key", made.server_key).name("chairs").begin_list();
    for (const ChairSpec& chair : made.chairs)
      json.begin().field("token", chair.token).field("invite", chair.invite).end();
    json.end_list();
    return true;
  }
  bool operator()(const facts::Seated& seated) const {
    json.field("token", seated.token);
    return true;
  }
  bool operator()(const facts::Committed& committed) const {
    if (!committed.hidden) return false;
    json.word("side", {&committed.hidden->side, 1}).field("nonce", committed.hidden->nonce);
    return true;
  }
  bool operator()(const facts::Offered& offered) const {
    if (offered.invite) json.field("invite", *offered.invite);
    put_next(json, offered.next);
    return offered.invite || offered.next;
  }
  bool operator()(const facts::Answered& answered) const {
    put_next(json, answered.next);
    return answered.next.has_value();
  }
  bool operator()(const facts::Reseated& reseated) const {
    json.field("token", reseated.token);
    return true;
  }
  bool operator()(const auto&) const { return false; }
};

}  // namespace

std::string_view name_of(OfferKind kind) {
  return kOffers[static_cast<std::size_t>(kind)];
}

std::optional<OfferKind> offer_kind(std::string_view name) {
  for (std::size_t i = 0; i < kOffers.size(); ++i) {
    if (kOffers[i] == name) return static_cast<OfferKind>(i);
  }
  return std::nullopt;
}

std::string_view name_of(ChairKind kind) {
  switch (kind) {
    case ChairKind::open:
      return "open";
    case ChairKind::person:
      return "person";
    case ChairKind::computer:
      break;
  }
  return "computer";
}

Event write_event(const Stamped& stamped) {
  JsonText open;
  open.begin().field("version", stamped.version);
  open.word("kind", std::visit([](const auto& fact) { return fact.kKind; }, stamped.fact));
  open.field("at", stamped.at);
  if (stamped.cause.chair) open.field("chair", *stamped.cause.chair);
  if (!stamped.cause.id.empty()) open.word("id", stamped.cause.id);
  if (stamped.cause.credit > 0) open.field("credit", stamped.cause.credit);
  std::visit(Public{open}, stamped.fact);
  open.end();
  JsonText secret;
  secret.begin();
  const bool any = std::visit(Secret{secret}, stamped.fact);
  secret.end();
  return {std::move(open).take(), any ? std::move(secret).take() : std::string()};
}

}  // namespace menagerie::rooms
