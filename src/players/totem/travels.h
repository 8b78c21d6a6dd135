// All travels that are worth telling apart from where a turn stands: each piece to each space that
// it can reach, for each number of points that this takes. Ways of equal length to the same space
// are told once.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "core/fixed_list.h"
#include "games/totem/position.h"
#include "players/totem/meter.h"

namespace menagerie::totem {

// The actions of a turn so far, each pointing at the one before: plans that begin alike share
// their beginnings.
class Trails {
 public:
  using Index = std::uint32_t;
  static constexpr Index kStart = 0;

  explicit Trails(std::size_t room);

  void clear() { size_ = 1; }
  // kStart when there is no room left: the plan cannot be told and must be dropped.
  [[nodiscard]] Index add(Index before, Action action) {
    if (size_ >= room_) return kStart;
    steps_[size_] = {before, action};
    return static_cast<Index>(size_++);
  }
  // The actions that lead there, in order.
  using Line = FixedList<Action, 64>;
  [[nodiscard]] Line line(Index end) const;
  // The first of them. Pre: end is not kStart.
  [[nodiscard]] Action first(Index end) const;

 private:
  struct Step {
    Index before = kStart;
    Action action;
  };
  std::unique_ptr<Step[]> steps_;
  std::size_t room_ = 0;
  std::size_t size_ = 1;
};

// Which ways are worth walking.
enum class Ways : std::uint8_t {
  shortest,    // to each space by as few steps as possible
  all_lengths  // also by detours, which use up points
};

class Travels {
 public:
  Travels(Trails& trails, Meter& meter) : trails_(trails), meter_(meter) {}

  // Shows every travel of every piece as visit(position after it, its trail, points it took): the
  // position waits for another piece, for the next roll, or is over. Pre: stage move.
  template <class Visit>
  void from_standing(const Position& position, Trails::Index trail, Ways ways, Visit&& visit) {
    Position::Actions actions;
    position.legal(actions);
    for (std::size_t i = 0; i < actions.size();) {
      const Space piece = actions[i].space();
      begin();
      for (; i < actions.size() && actions[i].space() == piece; ++i)
        advance({position, trail}, actions[i], 1, visit);
      crawl(1, ways, visit);
      if (meter_.stopped()) return;
    }
  }

  // The same for the piece that is travelling already. Pre: stage travel.
  template <class Visit>
  void from_travel(const Position& position, Trails::Index trail, Ways ways, Visit&& visit) {
    begin();
    fronts_[0].push_back({position, trail});
    crawl(0, ways, visit);
  }

  // Shows what follows the end of a travel, once for each choice of the attacker.
  template <class Visit>
  void settle(const Position& position, Trails::Index trail, int cost, Visit&& visit) {
    if (position.stage() != Stage::strike) return visit(position, trail, cost);
    after_each(position, trail,
               [&](const Position& next, Trails::Index longer) { visit(next, longer, cost); });
  }

  // Shows every action of a decision as visit(position after it, its trail).
  template <class Visit>
  void after_each(const Position& position, Trails::Index trail, Visit&& visit) {
    Position::Actions actions;
    position.legal(actions);
    for (const Action action : actions) {
      Position next = position;
      next.apply(action);
      meter_.count();
      const Trails::Index longer = trails_.add(trail, action);
      if (longer != Trails::kStart) visit(next, longer);
    }
  }

 private:
  struct Walker {
    Position position;
    Trails::Index trail = Trails::kStart;
  };
  static constexpr std::size_t kFront = 48;
  using Front = FixedList<Walker, kFront>;

  void begin() {
    fronts_[0].clear();
    fronts_[1].clear();
    visited_.clear();
  }

  template <class Visit>
  void advance(const Walker& from, Action action, int cost, Visit&& visit) {
    Front& to = fronts_[static_cast<std::size_t>(cost) % 2];
    if (visited_.contains(action.to())) return;
    visited_.insert(action.to());
    Walker next = from;
    next.position.apply(action);
    meter_.count();
    next.trail = trails_.add(from.trail, action);
    if (next.trail == Trails::kStart) return;
    if (next.position.stage() != Stage::travel) {
      settle(next.position, next.trail, cost, visit);
    } else if (to.size() < Front::capacity()) {
      to.push_back(next);
    }
  }

  template <class Visit>
  void crawl(int cost, Ways ways, Visit&& visit) {
    Position::Actions actions;
    for (; !fronts_[static_cast<std::size_t>(cost) % 2].empty(); ++cost) {
      const Front& front = fronts_[static_cast<std::size_t>(cost) % 2];
      fronts_[static_cast<std::size_t>(cost + 1) % 2].clear();
      if (ways == Ways::all_lengths) visited_.clear();
      for (const Walker& walker : front) {
        if (meter_.stopped()) return;
        walker.position.legal(actions);
        for (const Action action : actions) {
          if (action.kind() == Action::Kind::end) {
            Position ended = walker.position;
            ended.apply(action);
            meter_.count();
            const Trails::Index trail = trails_.add(walker.trail, action);
            if (trail != Trails::kStart) settle(ended, trail, cost, visit);
          } else {
            advance(walker, action, cost + 1, visit);
          }
        }
      }
    }
  }

  Trails& trails_;
  Meter& meter_;
  std::array<Front, 2> fronts_;
  SpaceSet visited_;
};

}  // namespace menagerie::totem
