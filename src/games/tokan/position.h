// A position of Tokan in any phase: the field in play or, with "Less chance" (T14), the laying
// before it. A table holds this; a search that knows it is in play can take the Field out.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "core/position.h"
#include "games/tokan/action.h"
#include "games/tokan/field.h"
#include "games/tokan/laying.h"
#include "games/tokan/options.h"

namespace menagerie::tokan {

class Position {
 public:
  using Action = tokan::Action;
  using Actions = tokan::Actions;
  using Chances = tokan::Chances;
  static constexpr int kSymmetries = kSymmetryCount;

  // A study without tiles, red on turn.
  Position() = default;
  explicit Position(const Field& field) : phase_(field) {}
  // Pre: not complete, for then it is a Field.
  explicit Position(const Laying& laying) : phase_(laying) {}

  // The field, or none while laying.
  [[nodiscard]] const Field* field() const { return std::get_if<Field>(&phase_); }
  // The laying, or none in play.
  [[nodiscard]] const Laying* laying() const { return std::get_if<Laying>(&phase_); }

  [[nodiscard]] Node node() const;
  void legal(Actions& actions) const;
  // How many actions legal() would list, faster than listing them.
  [[nodiscard]] std::uint64_t count_legal() const;
  [[nodiscard]] Result<void> check(Action action) const;
  void apply(Action action);
  void chance(Chances& chances) const { chances.clear(); }

  [[nodiscard]] int seats() const { return kColours; }
  // By the scoring of this game, red first; nothing is scored while laying.
  [[nodiscard]] Scores scores() const;
  [[nodiscard]] Outcome outcome() const;
  [[nodiscard]] Reason reason() const;
  [[nodiscard]] std::uint64_t key() const;
  // All is public (T3, T14).
  [[nodiscard]] Position seen_by(Viewer) const { return *this; }

  // The options of the table are not part of the text.
  [[nodiscard]] std::string text() const;
  [[nodiscard]] static Result<Position> parse(std::string_view text) {
    return parse(text, Options{});
  }
  [[nodiscard]] static Result<Position> parse(std::string_view text, const Options& options);
  [[nodiscard]] static std::string action_text(Action action) { return action.text(); }
  [[nodiscard]] static Result<Action> parse_action(std::string_view text) {
    return Action::parse(text);
  }

  [[nodiscard]] Position transformed(int symmetry) const;
  [[nodiscard]] Action transformed(Action action, int symmetry) const {
    return action.transformed(symmetry);
  }

  friend bool operator==(const Position&, const Position&) = default;

 private:
  std::variant<Field, Laying> phase_;
};

}  // namespace menagerie::tokan
