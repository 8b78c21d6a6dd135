// Totem for learners. A step is its space and one of six directions, so that a step of the same
// number in another place goes the same way; rolls have numbers of their own.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "environment/encoding.h"
#include "games/totem/game.h"

namespace menagerie::environment {

// The six directions by number: of two neighbours' words the difference tells which it is.
struct TotemDirections {
  static constexpr int kMiddle = 4;
  std::array<std::int8_t, totem::kSpaces> words{};
  std::array<std::int8_t, 2 * kMiddle + 1> numbers{};

  static constexpr int word(totem::Axial place) { return 3 * place.q + place.r; }

  constexpr TotemDirections() {
    for (std::size_t i = 0; i < totem::kSpaces; ++i) {
      words[i] = static_cast<std::int8_t>(word(totem::tables::kPlaces[i]));
    }
    for (std::size_t i = 0; i < totem::kNeighbours; ++i) {
      const int difference = word(totem::tables::kSteps[i]);
      numbers[static_cast<std::size_t>(kMiddle + difference)] = static_cast<std::int8_t>(i);
    }
  }
  // Pre: neighbours.
  [[nodiscard]] constexpr int number(totem::Space from, totem::Space to) const {
    return numbers[static_cast<std::size_t>(kMiddle + words[index(to)] - words[index(from)])];
  }
};
inline constexpr TotemDirections kTotemDirections;

template <>
class Encoding<totem::Game> {
 public:
  static constexpr int kBoard = static_cast<int>(totem::kSpaces);
  // Where each kind of action begins. A step is 6 * space + direction, the directions in the order
  // of (1,0), (0,1), (-1,1), (-1,0), (0,-1), (1,-1).
  static constexpr int kExchange = kBoard * static_cast<int>(totem::kNeighbours);
  static constexpr int kTake = kExchange + kBoard;
  static constexpr int kStart = kTake + kBoard;
  static constexpr int kUse = kStart + static_cast<int>(totem::kStartSpaces.size());
  static constexpr int kPass = kUse + totem::kMaxPoints;
  static constexpr int kEnd = kPass + 1;
  static constexpr int kAgain = kEnd + 1;
  static constexpr int kLeave = kAgain + 1;
  static constexpr int kOut = kLeave + 1;  // legal lists never have it, but it may be done (H19)
  static constexpr int kDecisions = kOut + kMaxSeats;

  explicit Encoding(const totem::Options& options);

  [[nodiscard]] int decisions() const { return kDecisions; }
  [[nodiscard]] int chances() const { return totem::Position::Chances::capacity(); }
  [[nodiscard]] int number(totem::Action action) const {
    if (action.kind() != totem::Action::Kind::step) return number_besides_steps(action);
    return static_cast<int>(index(action.space()) * totem::kNeighbours) +
           kTotemDirections.number(action.space(), action.to());
  }
  [[nodiscard]] std::optional<totem::Action> action(int number, Turn turn) const {
    const bool steps = turn == Turn::decision && number >= 0 && number < kExchange;
    return steps ? step_of(number) : action_besides_steps(number, turn);
  }
  [[nodiscard]] int longest() const { return longest_; }
  [[nodiscard]] const Layout& layout() const { return layout_; }
  void write(const totem::Position& position, Viewer viewer, std::uint8_t* out) const;
  [[nodiscard]] Node awaited(const totem::Position& position) const { return position.node(); }
  // How far a turn has come.
  struct Progress {
    Seat seat;
    totem::Dice dice;
    int points;  // -1 while none are chosen
    totem::Stage stage;
  };
  struct Note {
    totem::Action action;
    std::array<totem::SpaceSet, kMaxSeats> groups;
    std::array<totem::Space, kMaxSeats> totems;
    totem::SpaceSet travelled;
    totem::Position::Path path;
    Progress progress;
    std::uint32_t quiet_turns;
  };
  [[nodiscard]] Note note(const totem::Position& before, totem::Action action) const {
    constexpr Seat kSeats[kMaxSeats] = {{0}, {1}, {2}, {3}};
    return {.action = action,
            .groups = {before.group(kSeats[0]), before.group(kSeats[1]), before.group(kSeats[2]),
                       before.group(kSeats[3])},
            .totems = {before.totem(kSeats[0]), before.totem(kSeats[1]), before.totem(kSeats[2]),
                       before.totem(kSeats[3])},
            .travelled = before.travelled(),
            .path = before.path(),
            .progress = progress_of(before),
            .quiet_turns = before.quiet_turns()};
  }
  void update(const Note& note, const totem::Position& after, Viewer viewer,
              std::uint8_t* out) const;
  void prefetch(const Note& note, const std::uint8_t* out) const {
    environment::prefetch(out + reserves_, layout_.size() - reserves_);
    if (note.action.kind() == totem::Action::Kind::step) {
      environment::prefetch(out + index(note.action.space()) * channels_, channels_);
      environment::prefetch(out + index(note.action.to()) * channels_, channels_);
    }
    // Travels end, and their paths are forgotten.
    for (const totem::Space stood : note.path) {
      environment::prefetch(out + index(stood) * channels_ + path_, 1);
    }
  }

 private:
  [[nodiscard]] static int number_besides_steps(totem::Action action);
  [[nodiscard]] static std::optional<totem::Action> step_of(int number) {
    const auto parts = static_cast<std::uint16_t>(number);
    const totem::Space from{static_cast<std::uint16_t>(parts / totem::kNeighbours)};
    const totem::Axial place = totem::place_of(from);
    const totem::Axial step = totem::tables::kSteps[parts % totem::kNeighbours];
    const totem::Space to = totem::space_at(place.q + step.q, place.r + step.r);
    if (to == totem::kNoSpace) return std::nullopt;
    return totem::Action::step(from, to);
  }
  [[nodiscard]] static std::optional<totem::Action> action_besides_steps(int number, Turn turn);
  [[nodiscard]] std::uint8_t* space(std::uint8_t* out, totem::Space space) const {
    return out + index(space) * channels_;
  }
  void write_seats(const totem::Position& position, Viewer viewer, std::uint8_t* out) const;
  void write_quiet(const totem::Position& position, std::uint8_t* out) const;
  [[nodiscard]] static Progress progress_of(const totem::Position& position) {
    return {position.on_turn(), position.dice(), position.points_chosen() ? position.points() : -1,
            position.stage()};
  }
  void mark(const Progress& progress, std::uint8_t mark, std::uint8_t* out) const;
  void update_group(Seat seat, const Note& note, const totem::Position& after,
                    std::uint8_t* out) const;

  int seats_;  // as many as the table has
  int longest_;
  Layout layout_;
  // Of a space: for every seat a piece and a totem, then "has travelled" and the place in the path.
  std::size_t travelled_;
  std::size_t path_;
  std::size_t channels_;
  std::size_t reserves_ = 0;
  std::size_t waits_ = 0;
  std::size_t turn_ = 0;
  std::size_t viewer_ = 0;
  std::size_t dice_ = 0;
  std::size_t points_ = 0;
  std::size_t stage_ = 0;
  std::size_t quiet_ = 0;
};

}  // namespace menagerie::environment
