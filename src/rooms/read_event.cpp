// Stored events as typed values. They come from a disk, so nothing about them is taken for granted.
#include <map>
#include <utility>

#include "core/scanner.h"
#include "engine/protocol/line_json.h"
#include "messages/rooms.h"
#include "rooms/fact.h"
#include "rooms/fields.h"
#include "rooms/refusal.h"

namespace menagerie::rooms {

namespace {

// Reads fields one after the other and remembers the first refusal, so that the readers below can
// simply list what there is.
class Reader {
 public:
  Reader(const Json& open, const Json& secret) : open_(open), secret_(secret) {}

  [[nodiscard]] const Fields& open() const { return open_; }
  [[nodiscard]] const Fields& secret() const { return secret_; }

  template <class T>
  T get(Heard<T> heard) {
    if (heard) return std::move(*heard);
    refuse(heard.error().error);
    return T{};
  }
  std::string text(std::string_view name) { return get(open_.text(name)); }
  std::uint32_t small(std::string_view name) {
    const std::uint64_t number = get(open_.number(name));
    if (number > 0xffff'ffffU) refuse_field(name);
    return static_cast<std::uint32_t>(number);
  }
  std::size_t index(std::string_view name) {
    return static_cast<std::size_t>(get(open_.number(name)));
  }
  char side(std::string_view name = "side") {
    return get(open_.letter(name, "we", messages::rooms_a_side));
  }
  std::vector<std::string> actions() { return get(open_.texts("actions")); }
  std::string option_text(std::string_view name) {
    return open_.has(name) ? text(name) : std::string();
  }
  std::optional<std::string> maybe_text(std::string_view name) {
    if (!open_.has(name)) return std::nullopt;
    return text(name);
  }

  void refuse(const Error& error) {
    if (!refused_) refused_ = error;
  }
  void refuse_field(std::string_view name) {
    refuse(Error{messages::rooms_event_field, {}, Place{.field = std::string(name)}});
  }
  [[nodiscard]] const std::optional<Error>& refused() const { return refused_; }

 private:
  Fields open_;
  Fields secret_;
  std::optional<Error> refused_;
};

std::optional<NextChair> read_next(Reader& reader) {
  const Json* const next = reader.secret().find("next");
  if (next == nullptr) return std::nullopt;
  const Fields fields(*next, "next.");
  return NextChair{reader.get(fields.digest("token")), reader.get(fields.anchors("anchors"))};
}

ChairKind read_chair_kind(Reader& reader, const Fields& fields) {
  const std::string kind = reader.get(fields.text("kind"));
  for (const ChairKind one : {ChairKind::open, ChairKind::person, ChairKind::computer})
    if (kind == name_of(one)) return one;
  reader.refuse_field("kind");
  return ChairKind::open;
}

std::vector<ChairSpec> read_chairs(Reader& reader) {
  std::vector<ChairSpec> chairs;
  const Json* const list = reader.open().find("chairs");
  const Json* const secrets = reader.secret().find("chairs");
  if (list == nullptr || !list->is_array() || secrets == nullptr || !secrets->is_array() ||
      secrets->size() != list->size()) {
    reader.refuse_field("chairs");
    return chairs;
  }
  for (std::size_t i = 0; i < list->size(); ++i) {
    const Fields fields((*list)[i]);
    const Fields secret((*secrets)[i]);
    ChairSpec chair;
    chair.kind = read_chair_kind(reader, fields);
    chair.name = reader.get(fields.text("name"));
    if (chair.kind == ChairKind::computer) chair.level = reader.get(fields.text("level"));
    chair.anchors = reader.get(fields.anchors("anchors"));
    chair.token = reader.get(secret.maybe_digest("token"));
    chair.invite = reader.get(secret.maybe_digest("invite"));
    chairs.push_back(std::move(chair));
  }
  return chairs;
}

void read(Reader& reader, facts::Made& made) {
  made.room = reader.get(reader.open().id("room"));
  made.game = reader.text("game");
  made.options = reader.get(reader.open().options("options"));
  made.position = reader.maybe_text("position");
  made.chairs = read_chairs(reader);
  made.drawn_order = reader.text("order") == "drawn";
  made.clock = reader.get(read_clock(reader.open(), "clock"));
  made.listed = reader.get(reader.open().flag("listed"));
  made.spectators = reader.get(reader.open().flag("spectators"));
  made.anchor = reader.get(reader.open().digest("anchor"));
  made.server_key = reader.get(reader.secret().digest("key"));
}
void read(Reader& reader, facts::Seated& seated) {
  seated.name = reader.text("name");
  seated.anchors = reader.get(reader.open().anchors("anchors"));
  seated.token = reader.get(reader.secret().digest("token"));
}
void read(Reader&, facts::Left&) {}
void read(Reader& reader, facts::Sealed& sealed) {
  const Json* const list = reader.open().find("anchors");
  if (list == nullptr || !list->is_array()) return reader.refuse_field("anchors");
  for (const Json& one : *list) {
    const Json wrapped = {{"anchors", one}};
    sealed.anchors.push_back(reader.get(Fields(wrapped).anchors("anchors")));
  }
}
void read(Reader& reader, facts::Linked& linked) {
  linked.from = reader.small("from");
  linked.links = reader.get(reader.open().digests("links"));
}
void read(Reader& reader, facts::Started& started) {
  started.server = reader.get(reader.open().digest("server"));
  const Json* const order = reader.open().find("order");
  if (order == nullptr || !order->is_array()) return reader.refuse_field("order");
  for (const Json& chair : *order) {
    if (!chair.is_number_unsigned()) return reader.refuse_field("order");
    started.order.push_back(chair.get<std::size_t>());
  }
  const Result<std::uint64_t> seed = parse_seed(reader.text("seed"));
  if (!seed) return reader.refuse(seed.error());
  started.seed = *seed;
  started.options = reader.get(reader.open().options("options"));
  started.start = reader.text("start");
}
void read(Reader& reader, facts::Acted& acted) {
  acted.seat = reader.text("seat");
  acted.actions = reader.actions();
}
void read(Reader& reader, facts::Rolled& rolled) {
  rolled.k = reader.small("k");
  rolled.seat = reader.text("seat");
  rolled.link = reader.get(reader.open().maybe_digest("link"));
  rolled.server = reader.get(reader.open().digest("server"));
  rolled.actions = reader.actions();
  rolled.seen = reader.get(reader.open().maybe_digest("seen"));
}
void read(Reader& reader, facts::Committed& committed) {
  committed.seat = reader.text("seat");
  committed.animal = reader.get(reader.open().letter("animal", "FHG", messages::rooms_an_animal));
  committed.commitment = reader.get(reader.open().digest("commitment"));
  if (!reader.secret().has("side")) return;
  const char side = reader.get(reader.secret().letter("side", "we", messages::rooms_a_side));
  committed.hidden = facts::Committed::Hidden{side, reader.get(reader.secret().digest("nonce"))};
}
void read(Reader& reader, facts::Blocked& blocked) {
  blocked.seat = reader.text("seat");
  blocked.side = reader.side();
}
void read(Reader& reader, facts::Opened& opened) {
  opened.seat = reader.text("seat");
  opened.side = reader.side();
  opened.nonce = reader.get(reader.open().maybe_digest("nonce"));
  opened.actions = reader.actions();
  opened.seen = reader.get(reader.open().maybe_digest("seen"));
}
void read(Reader& reader, facts::Unopened& unopened) {
  unopened.seat = reader.text("seat");
}
void read(Reader& reader, facts::Offered& offered) {
  const std::optional<OfferKind> kind = offer_kind(reader.text("offer"));
  if (!kind) return reader.refuse_field("offer");
  offered.offer = *kind;
  if (reader.open().has("about")) offered.about = reader.index("about");
  offered.level = reader.option_text("level");
  offered.invite = reader.get(reader.secret().maybe_digest("invite"));
  offered.next = read_next(reader);
}
void read(Reader& reader, facts::Answered& answered) {
  answered.to = reader.get(reader.open().number("to"));
  answered.yes = reader.get(reader.open().flag("yes"));
  answered.next = read_next(reader);
}
void read(Reader& reader, facts::TookBack& took_back) {
  took_back.ply = reader.index("ply");
}
void read(Reader& reader, facts::Replaced& replaced) {
  replaced.about = reader.index("about");
  replaced.level = reader.text("level");
}
void read(Reader& reader, facts::Reseated& reseated) {
  reseated.about = reader.index("about");
  reseated.name = reader.text("name");
  reseated.anchors = reader.get(reader.open().anchors("anchors"));
  reseated.token = reader.get(reader.secret().digest("token"));
}
void read(Reader&, facts::Hinted&) {}
void read(Reader& reader, facts::Gone& gone) {
  gone.seat = reader.text("seat");
  gone.actions = reader.actions();
}
void read(Reader& reader, facts::Ended& ended) {
  ended.result = reader.maybe_text("result");
  ended.ended = reader.maybe_text("ended");
  ended.reason = reader.text("reason");
}
void read(Reader&, facts::CalledOff&) {}
void read(Reader& reader, facts::Closed& closed) {
  closed.why = reader.text("why");
}
void read(Reader& reader, facts::Resumed& resumed) {
  resumed.since = reader.get(reader.open().time("since"));
}
void read(Reader& reader, facts::Rematched& rematched) {
  rematched.next = reader.get(reader.open().id("next"));
}

// Makes an empty fact of the kind of that name.
template <std::size_t Index = 0>
std::optional<Fact> fact_of_kind(std::string_view kind) {
  if constexpr (Index < std::variant_size_v<Fact>) {
    if (std::variant_alternative_t<Index, Fact>::kKind == kind)
      return Fact(std::in_place_index<Index>);
    return fact_of_kind<Index + 1>(kind);
  }
  return std::nullopt;
}

}  // namespace

Result<Stamped> read_event(const Event& event) {
  const LineJson open = read_line(event.open);
  if (!open.fine) return fail(open.fine.error());
  const LineJson secret = read_line(event.secret.empty() ? "{}" : event.secret);
  if (!secret.fine) return fail(secret.fine.error());
  Reader reader(open.json, secret.json);
  Stamped stamped;
  stamped.version = reader.get(reader.open().number("version"));
  stamped.at = reader.get(reader.open().time("at"));
  if (reader.open().has("chair")) stamped.cause.chair = reader.index("chair");
  if (reader.open().has("id")) stamped.cause.id = reader.get(reader.open().id("id"));
  if (reader.open().has("credit")) stamped.cause.credit = reader.get(reader.open().time("credit"));
  const std::string kind = reader.text("kind");
  std::optional<Fact> fact = fact_of_kind(kind);
  if (!fact) return fail(messages::rooms_event_kind, {quote(kind)}, Place{.field = "kind"});
  std::visit([&](auto& one) { read(reader, one); }, *fact);
  if (reader.refused()) return fail(*reader.refused());
  stamped.fact = std::move(*fact);
  return stamped;
}

}  // namespace menagerie::rooms
