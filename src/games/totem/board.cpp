#include "games/totem/board.h"

#include "messages/totem.h"

namespace menagerie::totem {

namespace {

[[nodiscard]] constexpr Axial turned(Axial place, int symmetry) {
  if (symmetry >= 6) place = {place.r, place.q};
  for (int turn = 0; turn < symmetry % 6; ++turn) {
    place = {static_cast<std::int8_t>(-place.r), static_cast<std::int8_t>(place.q + place.r)};
  }
  return place;
}

using Symmetry = std::array<Space, kSpaces>;

[[nodiscard]] constexpr std::array<Symmetry, kHexagonSymmetries> make_symmetries() {
  std::array<Symmetry, kHexagonSymmetries> symmetries{};
  for (int symmetry = 0; symmetry < kHexagonSymmetries; ++symmetry) {
    for (std::size_t i = 0; i < kSpaces; ++i) {
      const Axial place = turned(tables::kPlaces[i], symmetry);
      symmetries[static_cast<std::size_t>(symmetry)][i] = space_at(place.q, place.r);
    }
  }
  return symmetries;
}

constexpr std::array<Symmetry, kHexagonSymmetries> kSymmetries = make_symmetries();

// The order of the neighbours is what legal lists rely on.
[[nodiscard]] constexpr bool neighbours_ascend() {
  for (const Around& around : kAround) {
    std::size_t last = 0;
    for (const Space space : around.spaces) {
      if (space == kNoSpace) continue;
      if (index(space) < last) return false;
      last = index(space);
    }
  }
  return true;
}
static_assert(neighbours_ascend());

}  // namespace

Space transformed(Space space, int symmetry) {
  return kSymmetries[static_cast<std::size_t>(symmetry)][index(space)];
}

std::string name_of(Space space) {
  const Axial place = place_of(space);
  std::string name(1, static_cast<char>('a' + place.r + kRadius));
  name += std::to_string(place.q + kRadius + 1);
  return name;
}

Result<Space> read_space(Scanner& in) {
  const std::size_t column = in.column();
  const char letter = in.peek();
  if (letter < 'a' || letter > 's') return fail(in.unexpected(messages::totem_expected_space));
  in.take();
  const Result<std::uint32_t> number = in.number(19);
  if (!number) return fail(number.error());
  const Space space = space_at(static_cast<int>(*number) - 10, letter - 'a' - kRadius);
  if (space != kNoSpace) return space;
  const std::string name = letter + std::to_string(*number);
  return fail(Scanner::error_at(column, messages::totem_no_such_space, {name}));
}

}  // namespace menagerie::totem
