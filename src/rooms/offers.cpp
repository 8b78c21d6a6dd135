#include "rooms/offers.h"

#include <algorithm>
#include <array>
#include <vector>

#include "messages/rooms.h"
#include "rooms/hearing.h"
#include "rooms/owing.h"
#include "rooms/refusal.h"

namespace menagerie::rooms {

namespace {

bool agrees_already(const Offer& offer, std::size_t chair) {
  return std::ranges::find(offer.agreed, chair) != offer.agreed.end();
}

std::optional<Millis> away_since(const Moment& moment, std::size_t chair) {
  return chair < moment.away_since.size() ? moment.away_since[chair] : std::nullopt;
}

// Another person's chair that still plays and is away for at least so long.
Heard<void> check_about(const Hearing& hearing, const std::optional<std::size_t>& about,
                        Millis away_for) {
  const State& state = hearing.state;
  if (!about || *about >= state.chairs.size() || *about == hearing.chair ||
      !state.is_person(*about) || !state.plays(*about)) {
    return malformed("about", messages::rooms_another_chair);
  }
  const std::optional<Millis> since = away_since(hearing.moment, *about);
  if (!since) return refuse("not_gone", kConflict, messages::rooms_not_gone, {}, "about");
  const Millis left = *since + away_for - hearing.moment.now;
  if (left <= 0) return {};
  auto refusal = refuse("not_gone", kConflict, messages::rooms_not_gone_yet,
                        {std::to_string((left + 999) / 1000)}, "about");
  refusal.error().retry_after = left;
  return refusal;
}

// What somebody brings for the new room has to be fit to make it with: anchors that nobody else has
// and that were not used in this room, and a token that opens no other chair.
Heard<void> check_next(const Hearing& hearing, const NextChair& next) {
  const State& state = hearing.state;
  std::vector<Digest> anchors;
  const auto add = [&anchors](const std::optional<Anchors>& some) {
    if (some) anchors.insert(anchors.end(), {some->own, some->help});
  };
  bool same_token = false;
  for (std::size_t i = 0; i < state.chairs.size(); ++i) {
    add(state.chairs[i].anchors);
    const std::optional<NextChair>& other = state.next_chairs[i];
    if (!other || i == hearing.chair) continue;
    add(other->anchors);
    same_token = same_token || other->token == next.token;
  }
  if (same_token)
    return refuse("same_token", kConflict, messages::rooms_same_token, {}, "next_token");
  const auto known = [&anchors](const Digest& one) {
    return std::ranges::find(anchors, one) != anchors.end();
  };
  if (next.anchors && (next.anchors->own == next.anchors->help || known(next.anchors->own) ||
                       known(next.anchors->help))) {
    return refuse("same_anchors", kConflict, messages::rooms_same_anchors, {}, "next_anchors");
  }
  return {};
}

Heard<void> check_rematch(const Hearing& hearing, const std::optional<NextChair>& next) {
  const State& state = hearing.state;
  if (state.stage != Stage::over || !state.table)
    return refuse("not_over", kConflict, messages::rooms_not_over);
  if (state.rematch_agreed || !state.next.empty())
    return refuse("rematched", kConflict, messages::rooms_rematched);
  if (!next) return malformed("next_token", messages::rooms_hex_digits);
  return check_next(hearing, *next);
}

Heard<void> check_draw(const State& state) {
  for (std::size_t i = 0; i < state.chairs.size(); ++i) {
    if (state.plays(i) && state.chairs[i].kind == ChairKind::computer)
      return refuse("no_draw", kConflict, messages::rooms_no_draw);
  }
  return {};
}

// What the kind asks for; the game is running for all but rematches.
Heard<void> check_kind(const Hearing& hearing, const commands::Offer& offer) {
  const State& state = hearing.state;
  if (offer.offer == OfferKind::rematch) return check_rematch(hearing, offer.next);
  if (const Heard<void> fine = check_running(state); !fine) return fine;
  if (!state.plays(hearing.chair)) return refuse("out", kConflict, messages::rooms_out);
  switch (offer.offer) {
    case OfferKind::draw:
      return check_draw(state);
    case OfferKind::take_back:
      if (!take_back_to(state, hearing.chair))
        return refuse("no_take_back", kConflict, messages::rooms_no_take_back);
      return {};
    case OfferKind::replace:
      if (const Result<Contender> level = parse_contender(offer.level, state.setup.game); !level)
        return malformed(level.error(), "level");
      return check_about(hearing, offer.about, gone_after(state.setup.clock));
    case OfferKind::reseat:
      if (!offer.invite) return malformed("invite", messages::rooms_hex_digits);
      return check_about(hearing, offer.about, gone_after(state.setup.clock));
    case OfferKind::hints:
      if (state.hints) return refuse("hinted", kConflict, messages::rooms_hinted);
      return {};
    case OfferKind::rematch:
      break;
  }
  return {};
}

bool all_agree(const State& state, const Offer& offer, std::optional<std::size_t> besides) {
  return std::ranges::all_of(needed(state, offer), [&](std::size_t chair) {
    return chair == besides || agrees_already(offer, chair);
  });
}

}  // namespace

std::vector<std::size_t> needed(const State& state, const Offer& offer) {
  std::vector<std::size_t> chairs;
  for (std::size_t i = 0; i < state.chairs.size(); ++i) {
    const bool asked = i != offer.by && i != offer.about && state.is_person(i);
    if (asked && (offer.kind == OfferKind::rematch || state.plays(i))) chairs.push_back(i);
  }
  return chairs;
}

std::optional<std::size_t> take_back_to(const State& state, std::size_t chair) {
  // Between block and opening nothing goes back: one of the two knows more by then.
  if (state.duel && state.duel->blocked) return std::nullopt;
  if (state.duel && state.duel->mover == chair) return state.table->ply();
  const std::array<Seat, 1> seats = {*state.chairs[chair].seat};
  return state.table->take_back_to(seats);
}

void carry_out(Script& script, const State& state, const Offer& offer) {
  switch (offer.kind) {
    case OfferKind::draw: {
      const std::string ended = ending_text({.kind = Ending::Kind::agreed}, "");
      script.add(facts::Ended{"draw", ended, "agreed"});
      break;
    }
    case OfferKind::take_back:
      if (const std::optional<std::size_t> ply = take_back_to(state, offer.by))
        script.add(facts::TookBack{*ply});
      break;
    case OfferKind::replace:
      script.add(facts::Replaced{*offer.about, offer.level});
      break;
    case OfferKind::hints:
      script.add(facts::Hinted{});
      break;
    case OfferKind::rematch:
    case OfferKind::reseat:
      break;  // the answers say it all
  }
}

Heard<Script> perform(const Hearing& hearing, const commands::Offer& offer) {
  const State& state = hearing.state;
  if (const Heard<void> fine = check_kind(hearing, offer); !fine)
    return std::unexpected(fine.error());
  const Chair& chair = state.chairs[hearing.chair];
  if (chair.offers >= kMostOffers || chair.refused_in == state.turn_version)
    return refuse("offered_enough", kConflict, messages::rooms_offered_enough);
  if (std::ranges::find(state.offers, hearing.chair, &Offer::by) != state.offers.end())
    return refuse("offer_open", kConflict, messages::rooms_offer_open);
  const Offer made{.version = state.version + 1,
                   .by = hearing.chair,
                   .kind = offer.offer,
                   .about = offer.about,
                   .level = offer.level};
  Script script = hearing.script();
  script.add(facts::Offered{offer.offer, offer.about, offer.level, offer.invite, offer.next},
             hearing.cause());
  if (needed(state, made).empty()) carry_out(script, state, made);
  return script;
}

Heard<Script> perform(const Hearing& hearing, const commands::Answer& answer) {
  const State& state = hearing.state;
  const auto offer = std::ranges::find(state.offers, answer.to, &Offer::version);
  if (offer == state.offers.end())
    return refuse("late", kConflict, messages::rooms_offer_gone, {}, "to");
  const bool withdraws = offer->by == hearing.chair && !answer.yes;
  const std::vector<std::size_t> asked = needed(state, *offer);
  const bool is_asked = std::ranges::find(asked, hearing.chair) != asked.end();
  if (!withdraws && (!is_asked || agrees_already(*offer, hearing.chair)))
    return refuse("not_asked", kConflict, messages::rooms_not_asked, {}, "to");
  if (answer.yes && offer->kind == OfferKind::rematch) {
    if (!answer.next) return malformed("next_token", messages::rooms_hex_digits);
    if (const Heard<void> fine = check_next(hearing, *answer.next); !fine)
      return std::unexpected(fine.error());
  }
  // Who is back keeps the chair.
  if (answer.yes && offer->kind == OfferKind::replace &&
      !away_since(hearing.moment, *offer->about)) {
    return refuse("not_gone", kConflict, messages::rooms_not_gone, {}, "to");
  }
  Script script = hearing.script();
  script.add(facts::Answered{answer.to, answer.yes, answer.next}, hearing.cause());
  if (answer.yes && all_agree(state, *offer, hearing.chair)) carry_out(script, state, *offer);
  return script;
}

}  // namespace menagerie::rooms
