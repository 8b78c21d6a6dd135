#include "rooms/taking.h"

#include <algorithm>
#include <utility>

#include "fairness/story.h"
#include "messages/rooms.h"
#include "rooms/duel.h"
#include "rooms/ending.h"
#include "rooms/offers.h"
#include "rooms/owing.h"
#include "rooms/rolling.h"
#include "rooms/starting.h"

namespace menagerie::rooms {

namespace {

std::unexpected<Error> misfit(std::string_view field) {
  return fail(messages::rooms_event_misfit, {}, Place{.field = std::string(field)});
}

// One event, taken by its kind.
class Taker {
 public:
  Taker(State& state, const Stamped& event) : state_(state), event_(event) {}

  Result<void> operator()(const facts::Made& made) {
    if (state_.version != 0 || made.room != state_.id) return misfit("room");
    if (made.chairs.size() < 2 || made.chairs.size() > static_cast<std::size_t>(kMaxSeats))
      return misfit("chairs");
    for (const ChairSpec& spec : made.chairs) {
      Chair chair{.kind = spec.kind,
                  .name = spec.name,
                  .anchors = spec.anchors,
                  .token = spec.token,
                  .invite = spec.invite};
      if (spec.kind == ChairKind::computer) {
        const Result<Contender> level = parse_contender(spec.level, made.game);
        if (!level) return fail(level.error());
        chair.computer = *level;
      }
      if (spec.kind == ChairKind::person) chair.seated = 1;
      state_.chairs.push_back(std::move(chair));
    }
    state_.next_chairs.resize(made.chairs.size());
    state_.setup = made;
    state_.setup.chairs.clear();
    return {};
  }

  Result<void> operator()(const facts::Seated& seated) {
    if (state_.stage != Stage::waiting || chair().kind != ChairKind::open) return misfit("chair");
    chair().kind = ChairKind::person;
    chair().name = seated.name;
    chair().anchors = seated.anchors;
    chair().token = seated.token;
    chair().seated = event_.version;
    return {};
  }
  Result<void> operator()(const facts::Left&) {
    if (state_.stage != Stage::waiting || chair().kind != ChairKind::person) return misfit("chair");
    chair() = Chair{.invite = chair().invite};
    return {};
  }
  Result<void> operator()(const facts::Sealed& sealed) {
    if (state_.stage != Stage::waiting || sealed.anchors.size() != state_.chairs.size())
      return misfit("anchors");
    for (std::size_t i = 0; i < state_.chairs.size(); ++i) {
      if (state_.chairs[i].kind == ChairKind::open || state_.chairs[i].anchors != sealed.anchors[i])
        return misfit("anchors");
    }
    state_.draws = Draws(state_.setup.anchor, sealed.anchors);
    state_.stage = Stage::sealed;
    return {};
  }
  Result<void> operator()(const facts::Linked& linked) {
    const bool open = state_.stage == Stage::sealed || state_.stage == Stage::running;
    if (!open || linked.links.empty() || linked.from == 0 ||
        linked.links.size() > fairness::kLastLink ||
        linked.from + linked.links.size() - 1 > fairness::kLastLink) {
      return misfit("links");
    }
    const auto last = static_cast<std::uint32_t>(linked.from + linked.links.size() - 1);
    const std::optional<Person>& person = state_.draws.person(*event_.cause.chair);
    if (!person || !person->help.holds(last, linked.links.back())) return misfit("links");
    state_.draws.reveal_help(*event_.cause.chair, last, linked.links.back());
    return {};
  }
  Result<void> operator()(const facts::Started& started) {
    if (state_.stage != Stage::sealed || !state_.draws.missing(std::nullopt).empty())
      return misfit("start");
    if (!state_.draws.server().holds(1, started.server)) return misfit("server");
    if (start_of(state_.setup, started.server, state_.draws.help(std::nullopt)) != started)
      return misfit("start");
    Result<Table> table = table_of(state_.setup, started.seed);
    if (!table) return fail(table.error());
    state_.table = std::move(*table);
    state_.order = started.order;
    for (std::size_t i = 0; i < state_.order.size(); ++i) {
      Chair& one = state_.chairs[state_.order[i]];
      one.seat = Seat{static_cast<std::uint8_t>(i)};
      state_.table->set_player(*one.seat, one.name);
      state_.table->set_computer(*one.seat, one.computer);
    }
    state_.draws.started(started.server);
    state_.clock = Clock(state_.setup.clock);
    state_.stage = Stage::running;
    // Only dice need further links of the server.
    if (!state_.table->next_to_roll()) state_.server_chain.reset();
    return turned();
  }

  Result<void> operator()(const facts::Acted& acted) {
    const Node node = state_.table ? state_.table->node() : Node{};
    if (!running() || state_.duel || node.turn != Turn::decision) return misfit("actions");
    const Seat seat = node.seat;
    if (state_.table->seat_name(seat) != acted.seat) return misfit("seat");
    if (const Result<void> fine = play(acted.actions); !fine) return fine;
    const Node after = state_.table->node();
    if (after.turn != Turn::decision || after.seat != seat) moved(state_.chair_at(seat));
    return turned();
  }
  Result<void> operator()(const facts::Rolled& rolled) {
    if (!running() || state_.duel || state_.table->node().turn != Turn::chance ||
        rolled.k != state_.draws.next()) {
      return misfit("k");
    }
    const std::size_t roller = *state_.next_roller();
    const std::optional<Person>& person = state_.draws.person(roller);
    if (!roll_is_due(state_) || person.has_value() != rolled.link.has_value() ||
        (person && !person->own.holds(rolled.k + 1, *rolled.link))) {
      return misfit("link");
    }
    if (!state_.draws.server().holds(rolled.k + 1, rolled.server)) return misfit("server");
    if (rolled.actions != outcome_of(state_, rolled.link, rolled.server)) return misfit("actions");
    if (const Result<void> fine = play(rolled.actions); !fine) return fine;
    state_.draws.rolled(roller, rolled.link, rolled.server);
    return turned();
  }

  Result<void> operator()(const facts::Committed& committed) {
    if (!running() || !decides(state_, *event_.cause.chair)) return misfit("chair");
    const std::vector<std::string> west = {std::string{committed.animal, 'w'}};
    if (const Result<Prospect> fine = state_.table->foresee(west); !fine) return fail(fine.error());
    state_.duel = Duel{.mover = *event_.cause.chair,
                       .id = event_.cause.id,
                       .animal = committed.animal,
                       .commitment = committed.commitment,
                       .hidden = committed.hidden,
                       .blocked = {}};
    moved(state_.duel->mover);
    return turned();
  }
  Result<void> operator()(const facts::Blocked& blocked) {
    if (!state_.duel || state_.duel->blocked || !running()) return misfit("side");
    state_.duel->blocked = blocked.side;
    moved(blocker(state_, *state_.duel));
    return turned();
  }
  Result<void> operator()(const facts::Opened& opened) {
    if (!state_.duel || !state_.duel->blocked || !running()) return misfit("side");
    const std::vector<std::string> actions = {std::string{state_.duel->animal, opened.side},
                                              std::string{*state_.duel->blocked}};
    if (opened.actions != actions) return misfit("actions");
    if (!opens(opened)) return misfit("nonce");
    state_.sides.push_back(
        {state_.table->ply() + 1, state_.duel->id, state_.duel->commitment, opened.nonce});
    if (const Result<void> fine = play(actions); !fine) return fine;
    state_.duel.reset();
    return turned();
  }
  Result<void> operator()(const facts::Unopened&) {
    if (!opening_is_owed(state_) || !running()) return misfit("seat");
    state_.duel->unopened = true;
    return turned();
  }

  Result<void> operator()(const facts::Offered& offered) {
    if (!state_.table || (offered.about && *offered.about >= state_.chairs.size()))
      return misfit("about");
    const bool names_chair =
        offered.offer == OfferKind::replace || offered.offer == OfferKind::reseat;
    if (names_chair != offered.about.has_value()) return misfit("about");
    ++chair().offers;
    state_.next_chairs[*event_.cause.chair] = offered.next;
    const Offer offer{.version = event_.version,
                      .by = *event_.cause.chair,
                      .kind = offered.offer,
                      .about = offered.about,
                      .level = offered.level,
                      .invite = offered.invite};
    state_.offers.push_back(offer);
    return settle_offer(offer.version);
  }
  Result<void> operator()(const facts::Answered& answered) {
    const auto offer = std::ranges::find(state_.offers, answered.to, &Offer::version);
    if (offer == state_.offers.end()) return misfit("to");
    if (!answered.yes) {
      if (offer->by != *event_.cause.chair)
        state_.chairs[offer->by].refused_in = state_.turn_version;
      state_.offers.erase(offer);
      return {};
    }
    offer->agreed.push_back(*event_.cause.chair);
    if (offer->kind == OfferKind::rematch) state_.next_chairs[*event_.cause.chair] = answered.next;
    return settle_offer(answered.to);
  }
  Result<void> operator()(const facts::TookBack& took_back) {
    if (!running() || took_back.ply > state_.table->ply()) return misfit("ply");
    if (state_.duel && state_.duel->blocked) return misfit("ply");
    state_.duel.reset();
    state_.table->rewind(took_back.ply);
    std::erase_if(state_.sides, [&](const Side& side) { return side.ply > took_back.ply; });
    return turned();
  }
  Result<void> operator()(const facts::Replaced& replaced) {
    if (!running() || replaced.about >= state_.chairs.size() || !state_.is_person(replaced.about))
      return misfit("about");
    const Result<Contender> level = parse_contender(replaced.level, state_.setup.game);
    if (!level) return fail(level.error());
    Chair& chair = state_.chairs[replaced.about];
    change_company(replaced.about, std::nullopt);
    chair.kind = ChairKind::computer;
    chair.name.clear();
    chair.computer = *level;
    chair.token.reset();
    chair.invite.reset();
    chair.renewed = false;
    state_.table->set_computer(*chair.seat, *level);
    drop_offers_about_chairs(replaced.about);
    return turned();
  }
  Result<void> operator()(const facts::Reseated& reseated) {
    if (!running() || reseated.about >= state_.chairs.size() ||
        !state_.chairs[reseated.about].renewed) {
      return misfit("about");
    }
    Chair& chair = state_.chairs[reseated.about];
    change_company(reseated.about, reseated.anchors);
    chair.name = reseated.name;
    chair.token = reseated.token;
    chair.invite.reset();
    chair.renewed = false;
    chair.seated = event_.version;
    state_.table->set_player(*chair.seat, chair.name);
    drop_offers_about_chairs(reseated.about);
    return {};
  }
  Result<void> operator()(const facts::Hinted&) {
    state_.hints = true;
    drop_offers([](const Offer& offer) { return offer.kind == OfferKind::hints; });
    return {};
  }

  Result<void> operator()(const facts::Gone& gone) {
    if (!running()) return misfit("seat");
    const Result<Seat> seat = state_.table->find_seat(gone.seat);
    if (!seat) return fail(seat.error());
    const std::optional<std::string> leaving = state_.table->leaving(*seat);
    if (!gone.actions.empty() && (!leaving || gone.actions != std::vector{*leaving}))
      return misfit("actions");
    if (const Result<void> fine = play(gone.actions); !fine) return fine;
    return turned();
  }
  Result<void> operator()(const facts::Ended& ended) {
    if (!running()) return misfit("result");
    if (ended.ended) {
      const Result<Ending> ending = state_.table->parse_ending(*ended.ended);
      if (!ending) return fail(ending.error());
      if (const Result<void> fine = state_.table->restore_ending(*ending); !fine) return fine;
    }
    if (state_.table->node().turn != Turn::over) return misfit("ended");
    if (result_of(*state_.table, state_.table->standing()) != ended.result) return misfit("result");
    state_.reason = ended.reason;
    return over();
  }
  Result<void> operator()(const facts::CalledOff&) {
    if (!running()) return misfit("kind");
    if (const Result<void> fine = state_.table->end({.kind = Ending::Kind::abandoned}); !fine)
      return fine;
    state_.reason = "called_off";
    return over();
  }
  Result<void> operator()(const facts::Closed& closed) {
    if (state_.stage == Stage::over) return misfit("why");
    if (running()) {
      const Result<void> fine = state_.table->end({.kind = Ending::Kind::abandoned});
      if (!fine) return fine;
    }
    state_.reason = closed.why;
    return over();
  }
  Result<void> operator()(const facts::Resumed& resumed) {
    state_.resumed_since = resumed.since;
    return {};
  }
  Result<void> operator()(const facts::Rematched& rematched) {
    if (!state_.rematch_agreed || !state_.next.empty()) return misfit("next");
    state_.next = rematched.next;
    return {};
  }

 private:
  [[nodiscard]] Chair& chair() { return state_.chairs[*event_.cause.chair]; }
  [[nodiscard]] bool running() const { return state_.stage == Stage::running; }

  // Applies the actions; whoever is out after them leaves the company of the draws.
  Result<void> play(const std::vector<std::string>& actions) {
    const std::optional<std::size_t> before = state_.next_roller();
    std::vector<bool> played;
    played.reserve(state_.chairs.size());
    for (std::size_t i = 0; i < state_.chairs.size(); ++i) played.push_back(state_.plays(i));
    for (const std::string& action : actions)
      if (const Result<void> fine = state_.table->act(action); !fine) return fine;
    for (std::size_t i = 0; i < state_.chairs.size(); ++i)
      if (played[i] && !state_.plays(i)) state_.draws.leave(i, before, state_.next_roller());
    return {};
  }
  void change_company(std::size_t about, const std::optional<Anchors>& anchors) {
    state_.draws.change(about, anchors, state_.next_roller());
    state_.chairs[about].anchors = anchors;
  }

  void moved(std::size_t chair) {
    ++state_.chairs[chair].moves;
    state_.clock.moved(*state_.chairs[chair].seat);
  }
  // What the game waits for is another thing now: answers to what was before come too late.
  Result<void> turned() {
    state_.turn_version = event_.version;
    state_.view.reset();
    drop_offers([](const Offer& offer) {
      return offer.kind == OfferKind::draw || offer.kind == OfferKind::take_back;
    });
    return {};
  }
  Result<void> over() {
    state_.stage = Stage::over;
    state_.duel.reset();
    state_.offers.clear();
    state_.server_chain.reset();
    state_.turn_version = event_.version;
    state_.view.reset();
    return {};
  }

  // The side is what was committed to, or the blocker's choice where that cannot be shown.
  [[nodiscard]] bool opens(const facts::Opened& opened) const {
    const Duel& duel = *state_.duel;
    return opened.nonce ? !duel.unopened && opens_duel(state_, opened.side, *opened.nonce)
                        : duel.unopened;
  }

  // Whoever is meant by the others may sit there now.
  void drop_offers_about_chairs(std::size_t chair) {
    drop_offers([&](const Offer& offer) {
      return offer.by == chair || offer.kind == OfferKind::replace ||
             offer.kind == OfferKind::reseat;
    });
  }
  void drop_offers(const auto& which) { std::erase_if(state_.offers, which); }
  // Ends an offer that all have agreed to. What it does has its own event, but for what only the
  // server may know.
  Result<void> settle_offer(std::uint64_t version) {
    const auto offer = std::ranges::find(state_.offers, version, &Offer::version);
    for (const std::size_t one : needed(state_, *offer))
      if (std::ranges::find(offer->agreed, one) == offer->agreed.end()) return {};
    if (offer->kind == OfferKind::rematch) state_.rematch_agreed = true;
    if (offer->kind == OfferKind::reseat) {
      state_.chairs[*offer->about].invite = offer->invite;
      state_.chairs[*offer->about].renewed = true;
    }
    state_.offers.erase(offer);
    return {};
  }

  State& state_;
  const Stamped& event_;
};

// Kinds whose events come from a chair, and mean nothing without one.
bool needs_chair(const Fact& fact) {
  return std::visit(
      []<class Kind>(const Kind&) {
        using namespace facts;
        return std::same_as<Kind, Seated> || std::same_as<Kind, Left> ||
               std::same_as<Kind, Linked> || std::same_as<Kind, Committed> ||
               std::same_as<Kind, Offered> || std::same_as<Kind, Answered>;
      },
      fact);
}

void pass_time(State& state, const Stamped& event) {
  if (state.stage != Stage::running || !state.clock.counts()) return;
  Millis passed = event.at - state.at;
  // While no server was up the clocks stood.
  if (const auto* const resumed = std::get_if<facts::Resumed>(&event.fact))
    passed = std::clamp<Millis>(resumed->since - state.at, 0, passed);
  std::optional<Seat> sender;
  if (event.cause.chair) sender = state.chairs[*event.cause.chair].seat;
  state.clock.pass(owing(state), passed, sender, event.cause.credit);
}

}  // namespace

Result<void> take_event(State& state, const Event& event) {
  const Result<Stamped> stamped = read_event(event);
  if (!stamped) return fail(stamped.error());
  const Cause& cause = stamped->cause;
  const bool first = std::holds_alternative<facts::Made>(stamped->fact);
  if (stamped->version != state.version + 1 || stamped->version > kMostEvents)
    return misfit("version");
  if (first != (state.version == 0)) return misfit("kind");
  if (stamped->at < state.at) return misfit("at");
  if (cause.chair && *cause.chair >= state.chairs.size()) return misfit("chair");
  if (needs_chair(stamped->fact) && !cause.chair) return misfit("chair");
  if (!cause.id.empty() && (!cause.chair || state.ids.find(cause.id))) return misfit("id");
  pass_time(state, *stamped);
  if (const Result<void> fine = std::visit(Taker(state, *stamped), stamped->fact); !fine)
    return fine;
  // Whoever plays on needs nobody in the own chair.
  if (cause.chair) state.chairs[*cause.chair].renewed = false;
  state.version = stamped->version;
  state.at = stamped->at;
  state.digest = fairness::next_digest(state.digest, event.open);
  if (!cause.id.empty()) {
    state.ids.add(cause.id, {static_cast<std::uint32_t>(stamped->version),
                             static_cast<std::uint8_t>(*cause.chair)});
  }
  return {};
}

}  // namespace menagerie::rooms
