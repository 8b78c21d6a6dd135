// The laws that hold in every position of every game, however it came about.
#pragma once

#include <string>
#include <string_view>

#include "core/position.h"
#include "fuzz/must.h"
#include "messages/core.h"

namespace menagerie::fuzz {

// Like `must` for a text: the position is written only when there is something to report.
template <Position P>
void must(bool holds, const char* law, const P& position) {
  if (!holds) must(false, law, std::string_view(position.text()));
}

// A position and its text mean each other. `parse` reads a text as this table does.
template <Position P, class Parse>
void check_text(const P& position, Parse&& parse) {
  const std::string text = position.text();
  const Result<P> again = parse(text);
  must(again.has_value(), "what a position writes can be read", text);
  must(*again == position, "what was read is the position that was written", text);
  must(again->text() == text, "a position is written in one way", text);
  must(again->key() == position.key(), "the key kept by apply is the key of the position", text);
}

// Every legal action is listed once, in order, can be written and read, and is allowed. The only
// position in which listed actions may not be played is a view that lacks a hidden choice.
template <Position P>
void check_actions(const P& position) {
  typename P::Actions actions;
  position.legal(actions);
  const bool over = position.node().turn == Turn::over;
  must(over == actions.empty(), "there is something to do until the game is over", position);
  std::string before;
  for (const typename P::Action action : actions) {
    const std::string word = P::action_text(action);
    must(before < word, "legal actions stand once, in byte order", position);
    const Result<typename P::Action> again = P::parse_action(word);
    must(again && *again == action, "an action can be written and read", word);
    const Result<void> allowed = position.check(action);
    must(allowed || allowed.error().code == messages::action_hidden, "what is legal is allowed",
         position);
    before = word;
  }
}

// Chances are the legal actions, each with a weight.
template <Position P>
void check_chances(const P& position) {
  if (position.node().turn != Turn::chance) return;
  typename P::Actions actions;
  typename P::Chances chances;
  position.legal(actions);
  position.chance(chances);
  must(actions.size() == chances.size(), "every outcome has its weight", position);
  for (std::size_t i = 0; i < chances.size(); ++i) {
    must(chances[i].action == actions[i] && chances[i].weight > 0,
         "outcomes stand in the order of legal actions", position);
  }
}

// Whose turn it is and how it stands makes sense.
template <Position P>
void check_standing(const P& position) {
  const Node node = position.node();
  const int seats = position.seats();
  must(seats >= 1 && seats <= kMaxSeats, "there are one to four seats", position);
  must(node.turn != Turn::decision || node.seat.index < seats, "a seat of the game is on turn",
       position);
  if (node.turn != Turn::over) return;
  const Outcome outcome = position.outcome();
  bool best = false;
  for (int seat = 0; seat < kMaxSeats; ++seat) {
    const int rank = outcome.ranks.at(static_cast<std::size_t>(seat));
    must(seat < seats ? rank >= 1 && rank <= seats : rank == 0, "every seat has its rank",
         position);
    best = best || rank == 1;
  }
  must(best, "somebody is first", position);
}

// What a viewer sees hides nothing more when looked at again, and can be written and read.
template <Position P, class Parse>
void check_views(const P& position, Parse&& parse) {
  for (int i = -1; i < position.seats(); ++i) {
    const Viewer viewer = i < 0 ? Viewer{} : Viewer{Seat{static_cast<std::uint8_t>(i)}};
    const P seen = position.seen_by(viewer);
    must(seen.seen_by(viewer) == seen, "a view is what its viewer sees of it", position);
    must(seen.seen_by({}) == position.seen_by({}), "a spectator sees no more than anybody",
         position);
    if (seen != position) check_text(seen, parse);
  }
}

// The same from every side.
template <Position P, class Parse>
void check_symmetries(const P& position, Parse&& parse) {
  if constexpr (Symmetric<P>) {
    must(position.transformed(0) == position, "symmetry 0 changes nothing", position);
    for (int s = 1; s < P::kSymmetries; ++s) check_text(position.transformed(s), parse);
  }
}

template <Position P, class Parse>
void check_laws(const P& position, Parse&& parse) {
  check_text(position, parse);
  check_actions(position);
  check_chances(position);
  check_standing(position);
  check_views(position, parse);
}

// The laws after each of the actions that are legal here.
template <Position P, class Parse>
void check_successors(const P& position, Parse&& parse) {
  typename P::Actions actions;
  position.legal(actions);
  for (const typename P::Action action : actions) {
    if (!position.check(action)) continue;
    P next = position;
    next.apply(action);
    check_text(next, parse);
    check_actions(next);
    check_standing(next);
  }
}

}  // namespace menagerie::fuzz
