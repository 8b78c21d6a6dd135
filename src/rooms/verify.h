// Whether a record of a room proves itself: the game by its rules, and the start, every roll and
// every opened side by the chains and commitments in its tags (docs/network.md, Records that prove
// themselves). What no record can prove stands there, too.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "core/record.h"
#include "core/result.h"
#include "fairness/story.h"

namespace menagerie::rooms {

// What is checked, in this order.
enum class Check : std::uint8_t {
  record,
  form,
  anchors,
  links,
  order,
  seed,
  start,
  draws,
  rolls,
  sides
};
[[nodiscard]] std::string_view name_of(Check check);

// The first thing that does not fit.
struct Misfit {
  Check check = Check::record;
  std::string at;  // a tag's name, or the number of a roll or an action; empty for the record
  Error error;     // the sentence
};

// Everything fits. What it does not cover is part of it.
struct Proven {
  // How the record says that the game ended: by its rules, which the replay shows; otherwise (the
  // tag `Ended`), which nothing proves; or not at all.
  enum class End : std::uint8_t { played, told, missing };

  std::string room;
  bool order_drawn = false;
  // Or else the record has no `Seed`: the start was given when the room was made, or somebody has
  // left it out.
  bool start_drawn = false;
  // A device at some chair had a part in draw 0. Or else the server drew by itself, and could have
  // tried until it liked what came.
  bool start_vouched = false;
  End end = End::missing;
  std::size_t rolls = 0;
  std::size_t opened = 0;
  std::size_t unopened = 0;  // sides whose movers had lost the key: the opponent chose
  // Seats without a device of their own in some draws (draw 0 counts, too): nobody vouched for
  // them.
  struct Absent {
    std::string name;  // of the seat: "2"
    Message word{};    // what the game calls it
    std::size_t draws = 0;
  };
  std::vector<Absent> absent{};
  fairness::FourWords words{};

  // The whole game follows from the record: its start, every side and its end.
  [[nodiscard]] bool complete() const {
    return start_drawn && start_vouched && unopened == 0 && end == End::played;
  }
};

using Verdict = std::expected<Proven, Misfit>;

[[nodiscard]] Verdict verify(const Record& record);

// Two records of one room, as two devices kept them: how many actions they share. Refused where
// they tell two stories. Pre: both were verified.
[[nodiscard]] Result<std::size_t> compare(const Record& a, const Record& b);

}  // namespace menagerie::rooms
