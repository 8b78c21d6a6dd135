#include "games/tokan/field.h"

#include <algorithm>
#include <bit>

#include "core/hash.h"

namespace menagerie::tokan {

static_assert(menagerie::Position<Field>);
static_assert(menagerie::Symmetric<Field>);
static_assert(sizeof(Field) <= 160);

namespace {

using Spaces = std::uint32_t;

// In the order in which targets sort: a smaller column, a smaller row, a greater row, ...
enum Direction : unsigned { west, south, north, east };
constexpr int kDirections = 4;
constexpr std::array<int, kDirections> kSteps = {-kRows, -1, 1, kRows};

// The rows from which one can go `distance` north, and those from which one can go south.
constexpr Spaces rows_within(int first, int last) {
  Spaces spaces = 0;
  for (int column = 0; column < kColumns; ++column) {
    for (int row = first; row <= last; ++row) spaces |= Spaces{1} << space_at(column, row);
  }
  return spaces;
}
constexpr Spaces room_north(int distance) {
  return rows_within(0, kRows - 1 - distance);
}
constexpr Spaces room_south(int distance) {
  return rows_within(distance, kRows - 1);
}

// The space next to each in each direction; off the board it is kSpaces, which is never occupied.
constexpr auto kNeighbours = [] {
  std::array<std::array<Space, kSpaces>, kDirections> neighbours{};
  for (int column = 0; column < kColumns; ++column) {
    for (int row = 0; row < kRows; ++row) {
      const auto at = static_cast<std::size_t>(space_at(column, row));
      neighbours[west][at] = column > 0 ? space_at(column - 1, row) : Space{kSpaces};
      neighbours[south][at] = row > 0 ? space_at(column, row - 1) : Space{kSpaces};
      neighbours[north][at] = row + 1 < kRows ? space_at(column, row + 1) : Space{kSpaces};
      neighbours[east][at] = column + 1 < kColumns ? space_at(column + 1, row) : Space{kSpaces};
    }
  }
  return neighbours;
}();

// Which way a legal move goes: it spans at most three spaces, so a column and a row never mix.
constexpr Direction direction_of(Space start, Space target) {
  const int distance = target - start;
  if (distance > 0) return distance < kRows ? north : east;
  return distance > -kRows ? south : west;
}

constexpr Spaces shifted(Spaces spaces, Direction direction) {
  const int step = kSteps[direction];
  return step > 0 ? spaces << step : spaces >> -step;
}

// A stack has the sum of its tiles' words, each by level and type; the field has the sum over all
// spaces of the stack's sum times the space's odd factor. So a stack can slide (T10) without its
// tiles being looked up one by one in a table of spaces.
constexpr auto kTileWords = [] {
  std::array<std::array<std::uint64_t, kTileTypes>, kTilesInAll + 1> words{};
  for (std::size_t level = 0; level < words.size(); ++level) {
    for (std::size_t tile = 0; tile < kTileTypes; ++tile) {
      words[level][tile] = random_word(0x746f6b616e01, level * kTileTypes + tile);
    }
  }
  return words;
}();
constexpr auto kSpaceFactors = [] {
  std::array<std::uint64_t, kSpaces> factors{};
  for (std::size_t space = 0; space < kSpaces; ++space) {
    factors[space] = random_word(0x746f6b616e02, space) | 1;
  }
  return factors;
}();
constexpr auto kTabooWords = [] {
  std::array<std::uint64_t, kSpaces + 1> words{};
  for (std::size_t space = 0; space < kSpaces; ++space) {
    words[space] = random_word(0x746f6b616e03, space);
  }
  return words;
}();
constexpr std::uint64_t kBlackWord = random_word(0x746f6b616e04, 0);

// Moves 16 bits apart: bit i becomes bit 4i.
constexpr std::uint64_t spread(Spaces bits) {
  std::uint64_t x = bits & 0xffff;
  x = (x | x << 24) & 0x000000ff000000ff;
  x = (x | x << 12) & 0x000f000f000f000f;
  x = (x | x << 6) & 0x0303030303030303;
  x = (x | x << 3) & 0x1111111111111111;
  return x;
}

}  // namespace

Field::Field() {
  top_.fill(kNoTile);
}

Field Field::dealt(const std::array<Tile, kSpaces>& tiles, Colour begins, Scoring scoring) {
  Field field;
  Counts used{};
  for (std::size_t space = 0; space < kSpaces; ++space) {
    field.put(static_cast<Space>(space), tiles[space], used);
  }
  field.side_ = begins;
  field.scoring_ = scoring;
  return field;
}

void Field::put(Space space, Tile tile, Counts& used) {
  const auto id = static_cast<TileId>(index(tile) * 8 + used[index(tile)]++);
  below_[id] = top_[space];
  top_[space] = id;
  const std::uint8_t level = ++height_[space];
  show_top(space, id);
  if (level > 1) towers_ |= Spaces{1} << space;
  contents_ += kTileWords[level][index(tile)] * kSpaceFactors[space];
}

void Field::show_top(Space space, TileId id) {
  const Spaces bit = Spaces{1} << space;
  for (Spaces& kind : tops_) kind &= ~bit;
  tops_[index(kind_of(tile_of_id(id)))] |= bit;
  red_ = colour_of(tile_of_id(id)) == Colour::red ? red_ | bit : red_ & ~bit;
}

// T4, T5, T6, T8: for each direction, `way` holds the spaces whose neighbours there are occupied
// as far as the path goes.
Field::Reach Field::reach() const {
  const Spaces full = occupied();
  const Spaces open = full & ~taboo_space();
  const Spaces own = own_tops();
  const Spaces mice = own & tops_[index(Kind::mouse)];
  const Spaces jackals = own & tops_[index(Kind::jackal)];
  const Spaces lions = own & tops_[index(Kind::lion)];
  Reach reach;
  Spaces way = full << kRows;
  reach.west = (mice & open << kRows) | (jackals & way & open << 2 * kRows) |
               (lions & way & full << 2 * kRows & open << 3 * kRows);
  way = full >> kRows;
  reach.east = (mice & open >> kRows) | (jackals & way & open >> 2 * kRows) |
               (lions & way & full >> 2 * kRows & open >> 3 * kRows);
  way = full << 1;
  reach.south = (mice & room_south(1) & open << 1) | (jackals & room_south(2) & way & open << 2) |
                (lions & room_south(3) & way & full << 2 & open << 3);
  way = full >> 1;
  reach.north = (mice & room_north(1) & open >> 1) | (jackals & room_north(2) & way & open >> 2) |
                (lions & room_north(3) & way & full >> 2 & open >> 3);
  return reach;
}

// T7 and T9: from height L with k carried onto height h the tile rises if h + k >= L.
Field::Carries Field::carries(Space start, Space target, Kind kind) const {
  const int from = height_[start];
  const int least = std::max(0, from - height_[target]);
  const int most = std::min(most_carried(kind), from - 1);
  return {least, std::max(0, most - least + 1)};
}

void Field::legal(Actions& actions) const {
  actions.clear();
  const Reach reach = this->reach();
  // Bit 4 * start + direction, so that the lowest bit first is the order of the texts.
  for (int half = 0; half < 2; ++half) {
    const int first = 16 * half;
    std::uint64_t steps = spread(reach.west >> first) | spread(reach.south >> first) << 1 |
                          spread(reach.north >> first) << 2 | spread(reach.east >> first) << 3;
    for (; steps != 0; steps &= steps - 1) {
      const int step = std::countr_zero(steps);
      const auto start = static_cast<Space>(first + step / kDirections);
      const Kind kind = top_kind(start);
      const int offset = kSteps[static_cast<std::size_t>(step % kDirections)] * range(kind);
      const auto target = static_cast<Space>(start + offset);
      const Carries carry = carries(start, target, kind);
      // Always writing three and keeping `count` of them costs less than guessing branches.
      const std::size_t size = actions.size();
      for (int more = 0; more < 3; ++more) {
        actions.push_back(Action::move(start, target, (carry.least + more) & 3));
      }
      actions.truncate(size + static_cast<std::size_t>(carry.count));
    }
  }
}

std::uint64_t Field::count_legal() const {
  const Reach reach = this->reach();
  // A single tile always rises and carries nothing: one move for each direction.
  const Spaces singles = ~towers_;
  const std::uint64_t across = std::uint64_t{reach.west & singles} << 32 | (reach.east & singles);
  const std::uint64_t along = std::uint64_t{reach.south & singles} << 32 | (reach.north & singles);
  int count = std::popcount(across) + std::popcount(along);
  const std::array<Spaces, kDirections> all = {reach.west, reach.south, reach.north, reach.east};
  for (std::size_t direction = 0; direction < kDirections; ++direction) {
    for (Spaces starts = all[direction] & towers_; starts != 0; starts &= starts - 1) {
      const auto start = static_cast<Space>(std::countr_zero(starts));
      const Kind kind = top_kind(start);
      const auto target = static_cast<Space>(start + kSteps[direction] * range(kind));
      count += carries(start, target, kind).count;
    }
  }
  return static_cast<std::uint64_t>(count);
}

// T11: tested at the start of a turn, for the player on turn.
Node Field::node() const {
  return {count_legal() > 0 ? Turn::decision : Turn::over, seat_of(side_)};
}

void Field::apply(Action move) {
  const Space start = move.start();
  const Space target = move.target();
  const TileId head = top_[start];
  const int lifted = move.carried() + 1;
  std::size_t from = height_[start];
  std::size_t to = height_[target] + static_cast<std::size_t>(lifted);
  height_[start] = static_cast<std::uint8_t>(height_[start] - lifted);
  height_[target] = static_cast<std::uint8_t>(to);

  std::uint64_t left = 0;
  std::uint64_t landed = 0;
  TileId rest = head;
  TileId lowest = head;
  for (int n = 0; n < lifted; ++n) {
    const std::size_t tile = index(tile_of_id(rest));
    left += kTileWords[from--][tile];
    landed += kTileWords[to--][tile];
    lowest = rest;
    rest = below_[rest];
  }
  contents_ += landed * kSpaceFactors[target] - left * kSpaceFactors[start];

  below_[lowest] = top_[target];
  top_[target] = head;
  show_top(target, head);
  towers_ |= Spaces{1} << target;
  if (rest == kNoTile) {
    close_up(start, target);
  } else {
    top_[start] = rest;
    show_top(start, rest);
    if (height_[start] == 1) towers_ &= ~(Spaces{1} << start);
  }
  taboo_ = target;
  side_ = other(side_);
}

std::uint64_t Field::content(Space space) const {
  std::uint64_t sum = 0;
  std::size_t level = height_[space];
  for (TileId id = top_[space]; id != kNoTile; id = below_[id]) {
    sum += kTileWords[level--][index(tile_of_id(id))];
  }
  return sum;
}

// T10: the unbroken run behind the emptied start slides one space forward.
void Field::close_up(Space start, Space target) {
  const Direction forward = direction_of(start, target);
  const std::array<Space, kSpaces>& behind = kNeighbours[east - forward];
  const Spaces full = occupied();
  Spaces run = 0;
  Space gap = start;
  for (Space next = behind[gap]; (full >> next & 1) != 0; next = behind[gap]) {
    contents_ += content(next) * (kSpaceFactors[gap] - kSpaceFactors[next]);
    top_[gap] = top_[next];
    height_[gap] = height_[next];
    run |= Spaces{1} << next;
    gap = next;
  }
  top_[gap] = kNoTile;
  height_[gap] = 0;
  const Spaces stay = ~(run | Spaces{1} << start);
  const auto slide = [&](Spaces& spaces) {
    spaces = (spaces & stay) | shifted(spaces & run, forward);
  };
  for (Spaces& kind : tops_) slide(kind);
  slide(red_);
  slide(towers_);
}

std::uint64_t Field::key() const {
  return mix(contents_ + kTabooWords[taboo_] + (side_ == Colour::black ? kBlackWord : 0));
}

Field Field::transformed(int symmetry) const {
  Field field;
  Counts used{};
  for (Space space = 0; space < kSpaces; ++space) {
    const Space there = mirrored(space, kColumns, symmetry);
    for (const char c : stack(space)) field.put(there, recoloured(*tile_of(c), symmetry), used);
  }
  field.side_ = recoloured(side_, symmetry);
  field.taboo_ = taboo_ == kNoSpace ? kNoSpace : mirrored(taboo_, kColumns, symmetry);
  field.scoring_ = scoring_;
  return field;
}

bool operator==(const Field& a, const Field& b) {
  if (a.side_ != b.side_ || a.taboo_ != b.taboo_ || a.scoring_ != b.scoring_) return false;
  if (a.contents_ != b.contents_ || a.height_ != b.height_) return false;
  for (std::size_t space = 0; space < kSpaces; ++space) {
    Field::TileId one = a.top_[space];
    Field::TileId two = b.top_[space];
    for (int level = a.height_[space]; level > 0; --level) {
      if (Field::tile_of_id(one) != Field::tile_of_id(two)) return false;
      one = a.below_[one];
      two = b.below_[two];
    }
  }
  return true;
}

}  // namespace menagerie::tokan
