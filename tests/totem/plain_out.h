// What happens when a seat is out (H19) and after two sixes (H13), a second time and word by word:
// on the text of a position, with its own geometry, in the order in which the rules tell it. Slow
// and simple, so that the real thing can be held against it.
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace menagerie::totem::plain {

using Names = std::set<std::string>;  // in byte order

inline std::vector<std::string> split(const std::string& text, char at) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (c == at) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

inline std::string join(const Names& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ",") + name;
  return text.empty() ? "-" : text;
}

struct Place {
  int q, r;
};

inline Place place(const std::string& name) {
  return {std::atoi(name.c_str() + 1) - 10, name[0] - 'j'};
}

inline int apart(const std::string& a, const std::string& b) {
  const int q = place(a).q - place(b).q;
  const int r = place(a).r - place(b).r;
  return (std::abs(q) + std::abs(r) + std::abs(q + r)) / 2;
}

inline Names around(const std::string& name) {
  constexpr std::array<std::pair<int, int>, 6> kSides = {
      {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};
  Names names;
  for (const auto& [dq, dr] : kSides) {
    const int q = place(name).q + dq;
    const int r = place(name).r + dr;
    if (std::max({std::abs(q), std::abs(r), std::abs(q + r)}) > 9) continue;
    names.insert(static_cast<char>('j' + r) + std::to_string(q + 10));
  }
  return names;
}

// One seat of field 1.
struct Player {
  std::string totem;  // empty: out or not seated
  Names pieces;
  std::string reserve;

  explicit Player(const std::string& text) {
    if (text == "x" || text == "-") return;
    const std::size_t colon = text.find(':');
    const std::size_t plus = text.find('+');
    totem = text.substr(0, colon);
    reserve = text.substr(plus + 1);
    if (plus == colon + 1) return;
    for (const std::string& piece : split(text.substr(colon + 1, plus - colon - 1), ','))
      pieces.insert(piece);
  }
  [[nodiscard]] Names all() const {
    Names all = pieces;
    if (!totem.empty()) all.insert(totem);
    return all;
  }
};

inline bool connected(const Names& group) {
  Names found = {*group.begin()};
  for (std::size_t before = 0; before != found.size();) {
    before = found.size();
    for (const std::string& name : Names(found)) {
      for (const std::string& next : around(name)) {
        if (group.contains(next)) found.insert(next);
      }
    }
  }
  return found == group;
}

// The fields of a position.
struct Fields {
  std::vector<std::string> seats;
  std::size_t turn = 0;
  std::string dice, points, path, travelled, quiet;

  explicit Fields(const std::string& text) {
    const std::vector<std::string> fields = split(text, ' ');
    seats = split(fields[0], '/');
    turn = static_cast<std::size_t>(fields[1][0] - '1');
    dice = fields[2];
    points = fields[3];
    path = fields[4];
    travelled = fields[5];
    quiet = fields[6];
  }
  [[nodiscard]] std::string text() const {
    std::string text;
    for (const std::string& seat : seats) text += (text.empty() ? "" : "/") + seat;
    return text + ' ' + static_cast<char>('1' + turn) + ' ' + dice + ' ' + points + ' ' + path +
           ' ' + travelled + ' ' + quiet;
  }

  void pass_on() {
    do {
      turn = (turn + 1) % seats.size();
    } while (seats[turn] == "x");
  }
  void before_the_roll() { dice = points = path = travelled = "-"; }

  // The end of a turn, with the field of the quiet turns as it is after it. `may`: the table leaves
  // the extra turn to the player (H13).
  void end_turn(const std::string& quiet_turns, bool may) {
    const bool twelve = dice == "66";
    before_the_roll();
    quiet = quiet_turns;
    if (!twelve) return pass_on();
    if (!may || over() || quiet == "100") return;
    dice = "66";
    path = "?";
  }

  // H17 and H18 for seats that all have been seated.
  [[nodiscard]] bool over() const {
    int left = 0;
    int with_one = 0;
    int with_none = 0;
    for (const std::string& seat : seats) {
      if (seat == "x") continue;
      const Player player(seat);
      ++left;
      with_one += player.pieces.size() == 1 && player.reserve == "0" ? 1 : 0;
      with_none += player.pieces.empty() && player.reserve == "0" ? 1 : 0;
    }
    return left == 1 || with_one == left || with_none == left;
  }

  // The pieces between which the attacker chooses (H14).
  [[nodiscard]] Names choices() const {
    const std::string attacker = split(path.substr(1), '>').back();
    Names farthest;
    int far = 0;
    for (std::size_t i = 0; i < seats.size(); ++i) {
      const Player player(seats[i]);
      if (i == turn) continue;
      for (const std::string& piece : player.pieces) {
        if (apart(piece, attacker) != 1) continue;
        const int here = apart(piece, player.totem);
        if (here > far) farthest.clear();
        if (here >= far) farthest.insert(piece);
        far = std::max(far, here);
      }
    }
    return farthest;
  }

  // Whether a piece that has not travelled has a step (H7, H9, H12).
  [[nodiscard]] bool another_can_step() const {
    Names taken;
    for (const std::string& seat : seats) taken.merge(Player(seat).all());
    const Names group = Player(seats[turn]).all();
    Names rested;
    for (const std::string& name : split(travelled, ',')) rested.insert(name);
    if (group.size() == 1) return false;
    for (const std::string& from : group) {
      if (rested.contains(from)) continue;
      for (const std::string& to : around(from)) {
        if (taken.contains(to)) continue;
        Names moved = group;
        moved.erase(from);
        moved.insert(to);
        if (connected(moved)) return true;
      }
    }
    return false;
  }

  void end_travel() {
    Names rested = {split(path.starts_with('!') ? path.substr(1) : path, '>').back()};
    if (travelled != "-") {
      for (const std::string& name : split(travelled, ',')) rested.insert(name);
    }
    travelled = join(rested);
    path = "-";
  }
};

// The text after `again` or `leave`.
inline std::string after_decision(const std::string& text, bool again) {
  Fields now(text);
  now.before_the_roll();
  if (!again) now.pass_on();
  return now.text();
}

// The text after `out` of a seat, counted from 0.
inline std::string after_out(const std::string& text, std::size_t seat, bool may) {
  Fields now(text);
  const bool seating = std::ranges::count(now.seats, "-") > 0;
  const bool choosing = now.path.starts_with('!');
  const Names before = choosing ? now.choices() : Names{};
  const Names gone = Player(now.seats[seat]).all();
  now.seats[seat] = "x";
  now.quiet = "0";
  if (seating) {
    const auto lowest = [&](auto&& fits) {
      return static_cast<std::size_t>(std::ranges::find_if(now.seats, fits) - now.seats.begin());
    };
    now.turn = lowest([](const std::string& other) { return other == "-"; });
    if (now.turn == now.seats.size())
      now.turn = lowest([](const std::string& other) { return other != "x"; });
    return now.text();
  }
  if (seat == now.turn) {
    now.before_the_roll();
    now.pass_on();
    return now.text();
  }
  if (now.over()) {
    if (now.path == "?") {
      now.before_the_roll();
    } else if (now.path != "-") {
      now.end_travel();
    }
    return now.text();
  }
  const bool none_left = choosing && std::ranges::all_of(before, [&](const auto& name) {
                           return gone.contains(name);
                         });
  if (!none_left) return now.text();
  now.end_travel();
  if (now.points != "0" && now.another_can_step()) return now.text();
  now.end_turn("1", may);
  return now.text();
}

}  // namespace menagerie::totem::plain
