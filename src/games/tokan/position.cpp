#include "games/tokan/position.h"

namespace menagerie::tokan {

static_assert(menagerie::Position<Position>);
static_assert(menagerie::Symmetric<Position>);
static_assert(sizeof(Position) <= 256);

Node Position::node() const {
  if (const Laying* tiles = laying()) return {Turn::decision, seat_of(tiles->side())};
  return field()->node();
}

void Position::legal(Actions& actions) const {
  if (const Laying* tiles = laying()) return tiles->legal(actions);
  field()->legal(actions);
}

std::uint64_t Position::count_legal() const {
  if (const Laying* tiles = laying()) return tiles->count_legal();
  return field()->count_legal();
}

Result<void> Position::check(Action action) const {
  if (const Laying* tiles = laying()) return tiles->check(action);
  return field()->check(action);
}

void Position::apply(Action action) {
  if (Laying* tiles = std::get_if<Laying>(&phase_)) {
    tiles->apply(action);
    if (tiles->complete()) phase_ = tiles->field();
  } else {
    std::get_if<Field>(&phase_)->apply(action);
  }
}

Scores Position::scores() const {
  return laying() != nullptr ? Scores{} : field()->scores();
}

Outcome Position::outcome() const {
  return field()->outcome();
}

Reason Position::reason() const {
  return field()->reason();
}

std::uint64_t Position::key() const {
  if (const Laying* tiles = laying()) return tiles->key();
  return field()->key();
}

std::string Position::text() const {
  if (const Laying* tiles = laying()) return tiles->text();
  return field()->text();
}

Result<Position> Position::parse(std::string_view text, const Options& options) {
  if (text.find(" lay") != std::string_view::npos) {
    const Result<Laying> laying = Laying::parse(text, options);
    if (!laying) return fail(laying.error());
    return Position(*laying);
  }
  const Result<Field> field = Field::parse(text, options);
  if (!field) return fail(field.error());
  return Position(*field);
}

Position Position::transformed(int symmetry) const {
  if (const Laying* tiles = laying()) return Position(tiles->transformed(symmetry));
  return Position(field()->transformed(symmetry));
}

}  // namespace menagerie::tokan
