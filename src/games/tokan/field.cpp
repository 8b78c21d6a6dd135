#include "games/tokan/field.h"

#include <algorithm>
#include <bit>

#include "core/hash.h"

namespace menagerie::tokan {

static_assert(menagerie::Position<Field>);
static_assert(menagerie::Symmetric<Field>);
static_assert(sizeof(Field) <= 208);

namespace {

// In the order in which targets sort: a smaller column, a smaller row, a greater row, ...
enum Direction : std::uint8_t { west, south, north, east };
constexpr int kDirections = 4;
constexpr std::array<int, kDirections> kSteps = {-kRows, -1, 1, kRows};

// The move of each type of tile by 4 * start + direction, nothing carried (T4). Those that would
// leave the board are never looked up.
constexpr auto kMoves = [] {
  std::array<std::array<Action, 32 * kDirections>, kTileTypes> moves{};
  for (const Tile tile : kAllTiles) {
    for (int step = 0; step < kSpaces * kDirections; ++step) {
      const int start = step / kDirections;
      const int target =
          start + kSteps[static_cast<std::size_t>(step % kDirections)] * range(kind_of(tile));
      if (target < 0 || target >= kSpaces) continue;
      moves[index(tile)][static_cast<std::size_t>(step)] =
          Action::move(static_cast<Space>(start), static_cast<Space>(target));
    }
  }
  return moves;
}();

// What a type of tile shows on top: its bit in the masks of kinds and of red, and how many tiles it
// can lift, itself counted (T9).
struct Head {
  std::array<Spaces, kKinds> kinds{};
  Spaces red = 0;
  std::uint8_t liftable = 0;
};
constexpr auto kHeads = [] {
  std::array<Head, kTileTypes> heads{};
  for (const Tile tile : kAllTiles) {
    Head& head = heads[index(tile)];
    head.kinds[index(kind_of(tile))] = 1;
    head.red = colour_of(tile) == Colour::red ? 1 : 0;
    head.liftable = static_cast<std::uint8_t>(1 + most_carried(kind_of(tile)));
  }
  return heads;
}();

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

// Which way a legal move goes, by how far its target lies from its start, plus 15: it spans at most
// three spaces, so columns and rows never mix.
constexpr auto kDirectionOf = [] {
  std::array<Direction, 31> directions{};
  for (std::size_t i = 0; i < directions.size(); ++i) {
    const int distance = static_cast<int>(i) - 15;
    directions[i] = distance <= -kRows ? west
                    : distance < 0     ? south
                    : distance < kRows ? north
                                       : east;
  }
  return directions;
}();

// Pre: nothing would leave the board.
constexpr Spaces shifted(Spaces spaces, Direction direction) {
  return std::rotl(spaces, kSteps[direction] & 31);
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

// Positions that go on under different rules differ in their keys; the standard adds nothing. The
// scoring does not change how a game goes on.
constexpr std::uint64_t rules_word(PlayRules rules) {
  const std::uint64_t ends = rules.ends == Ends::either ? random_word(0x746f6b616e07, 0) : 0;
  const std::uint64_t gaps = rules.gaps == Gaps::all ? random_word(0x746f6b616e07, 1) : 0;
  return ends + gaps;
}

// Exchanges bits i and j (i < j) of the number of every bit in the word.
template <int I, int J>
constexpr std::uint64_t exchange(std::uint64_t word) {
  constexpr int kDistance = (1 << J) - (1 << I);
  constexpr std::uint64_t kLower = [] {
    std::uint64_t bits = 0;
    for (int n = 0; n < 64; ++n) {
      if ((n >> I & 1) == 1 && (n >> J & 1) == 0) bits |= std::uint64_t{1} << n;
    }
    return bits;
  }();
  const std::uint64_t differ = (word ^ word >> kDistance) & kLower;
  return word ^ differ ^ differ << kDistance;
}

// Weaves the low 16 bits of four words into one: bit n of the word for a direction becomes bit
// 4 * n + direction. Lying one behind the other they are numbered 16 * direction + n; so the six
// bits of those numbers are rotated by two, in two cycles of three.
constexpr std::uint64_t woven(Spaces w, Spaces s, Spaces n, Spaces e) {
  const std::uint64_t low = (w & 0xffff) | s << 16;
  const std::uint64_t high = (n & 0xffff) | e << 16;
  return exchange<0, 2>(exchange<2, 4>(exchange<1, 3>(exchange<3, 5>(low | high << 32))));
}
static_assert(woven(0x8000, 0, 0, 1) == (std::uint64_t{1} << 60 | 8));
static_assert(woven(0, 2, 0, 0) == 1 << 5 && woven(0, 0, 0x10, 0) == 1 << 18);

}  // namespace

Field::Field(PlayRules rules) : contents_(rules_word(rules)), rules_(rules) {}

Field Field::dealt(const std::array<Tile, kSpaces>& tiles, Colour begins, PlayRules rules) {
  Field field(rules);
  Counts used{};
  // What put() would do, made short because all stacks are single tiles: playouts deal a lot.
  for (std::size_t space = 0; space < kSpaces; ++space) {
    const std::size_t tile = index(tiles[space]);
    const auto id = static_cast<TileId>(tile * 8 + used[tile]++);
    field.below_[id] = kNoTile;
    field.stacks_[space] = {id, 1, 1};
    field.tops_[index(kind_of(tiles[space]))] |= Spaces{1} << space;
    field.red_ |= kHeads[tile].red << space;
    field.contents_ += kTileWords[1][tile] * kSpaceFactors[space];
  }
  field.side_ = begins;
  return field;
}

void Field::put(Space space, Tile tile, Counts& used) {
  const auto id = static_cast<TileId>(index(tile) * 8 + used[index(tile)]++);
  const Stack& stack = stacks_[space];
  below_[id] = stack.top;
  const auto level = static_cast<std::uint8_t>(stack.height + 1);
  contents_ += kTileWords[level][index(tile)] * kSpaceFactors[space];
  show(space, id, level);
}

void Field::show(Space space, TileId top, std::uint8_t height) {
  const Head& head = kHeads[index(tile_of_id(top))];
  const Spaces bit = Spaces{1} << space;
  stacks_[space] = {top, height, std::min(height, head.liftable)};
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    tops_[kind] = (tops_[kind] & ~bit) | head.kinds[kind] << space;
  }
  red_ = (red_ & ~bit) | head.red << space;
  towers_ = (towers_ & ~bit) | Spaces{height > 1} << space;
}

// Inlined where the colour is known to be on turn: searches ask nothing as often.
// T4, T5, T6, T8: for each direction, `way` holds the spaces whose neighbours there are occupied
// as far as the path goes.
[[gnu::always_inline]] inline Field::Reach Field::reach(Colour colour) const {
  const Spaces full = occupied();
  const Spaces open = open_to(colour);
  const Spaces own = tops(colour);
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

void Field::legal(Actions& actions) const {
  actions.clear();
  if (ended_by_other()) [[unlikely]]
    return;
  const Reach reach = this->reach(side_);
  Action* end = actions.room();
  // Bit 4 * start + direction, so that the lowest bit first is the order of the texts.
  for (unsigned first = 0; first < kSpaces; first += 16) {
    std::uint64_t steps =
        woven(reach.west >> first, reach.south >> first, reach.north >> first, reach.east >> first);
    for (; steps != 0; steps &= steps - 1) {
      const auto step = first * kDirections + static_cast<unsigned>(std::countr_zero(steps));
      const auto start = static_cast<Space>(step / kDirections);
      const Action move = kMoves[index(tile_of_id(stacks_[start].top))][step];
      if (stacks_[start].height == 1) {  // always rises and carries nothing
        *end++ = move;
        continue;
      }
      // Always writing three and keeping `count` of them costs less than guessing branches.
      const Carries carry = carries(start, move.target());
      end[0] = move.carrying(carry.least);
      end[1] = move.carrying(carry.least + 1);
      end[2] = move.carrying(carry.least + 2);
      end += carry.count;
    }
  }
  actions.take_until(end);
}

[[gnu::always_inline]] inline int Field::count(const Reach& reach) const {
  // Single tiles always rise and carry nothing: one move for each direction.
  const Spaces singles = ~towers_;
  const std::uint64_t across = std::uint64_t{reach.west & singles} << 32 | (reach.east & singles);
  const std::uint64_t along = std::uint64_t{reach.south & singles} << 32 | (reach.north & singles);
  int count = std::popcount(across) + std::popcount(along);
  const std::array<Spaces, kDirections> all = {reach.west, reach.south, reach.north, reach.east};
  for (std::size_t direction = 0; direction < kDirections; ++direction) {
    for (Spaces starts = all[direction] & towers_; starts != 0; starts &= starts - 1) {
      const auto start = static_cast<Space>(std::countr_zero(starts));
      const std::size_t step = start * kDirections + direction;
      const Action move = kMoves[index(tile_of_id(stacks_[start].top))][step];
      count += carries(start, move.target()).count;
    }
  }
  return count;
}

std::uint64_t Field::count_legal() const {
  if (ended_by_other()) [[unlikely]]
    return 0;
  return static_cast<std::uint64_t>(count(reach(side_)));
}

// A single tile that reaches a target can always move; only without one the towers matter.
bool Field::can_move(Colour colour) const {
  const Reach reach = this->reach(colour);
  const Spaces singles = ~towers_;
  if (((reach.west | reach.south | reach.north | reach.east) & singles) != 0) return true;
  return count(reach) > 0;
}

// T11: tested at the start of a turn, for the player on turn or for both.
std::optional<Seat> Field::stuck() const {
  if (!can_move(side_)) return seat_of(side_);
  if (ended_by_other()) return seat_of(other(side_));
  return std::nullopt;
}

Node Field::node() const {
  return {stuck() ? Turn::over : Turn::decision, seat_of(side_)};
}

void Field::apply(Action move) {
  const Space start = move.start();
  const Space target = move.target();
  const Stack from = stacks_[start];
  const Stack onto = stacks_[target];
  const int lifted = move.carried() + 1;

  std::uint64_t left = 0;
  std::uint64_t landed = 0;
  TileId rest = from.top;
  TileId lowest = from.top;
  for (int n = 0; n < lifted; ++n) {
    const std::size_t tile = index(tile_of_id(rest));
    left += kTileWords[static_cast<std::size_t>(from.height - n)][tile];
    landed += kTileWords[static_cast<std::size_t>(onto.height + lifted - n)][tile];
    lowest = rest;
    rest = below_[rest];
  }
  contents_ += landed * kSpaceFactors[target] - left * kSpaceFactors[start];

  below_[lowest] = onto.top;
  show(target, from.top, static_cast<std::uint8_t>(onto.height + lifted));
  if (rest == kNoTile) {
    close_up(start, target);
  } else {
    show(start, rest, static_cast<std::uint8_t>(from.height - lifted));
  }
  taboo_ = target;
  side_ = other(side_);
}

std::uint64_t Field::content(Space space) const {
  std::uint64_t sum = 0;
  std::size_t level = stacks_[space].height;
  for (TileId id = stacks_[space].top; id != kNoTile; id = below_[id]) {
    sum += kTileWords[level--][index(tile_of_id(id))];
  }
  return sum;
}

// T10: the unbroken run behind the emptied start slides one space forward, or all that lies there,
// gaps included.
void Field::close_up(Space start, Space target) {
  const Direction forward = kDirectionOf[static_cast<std::size_t>(15 + target - start)];
  const std::array<Space, kSpaces>& behind = kNeighbours[east - forward];
  const Spaces sliding = rules_.gaps == Gaps::run ? occupied() : kAllSpaces;
  Spaces run = 0;
  Space gap = start;
  for (Space next = behind[gap]; (sliding >> next & 1) != 0; next = behind[gap]) {
    contents_ += content(next) * (kSpaceFactors[gap] - kSpaceFactors[next]);
    stacks_[gap] = stacks_[next];
    run |= Spaces{1} << next;
    gap = next;
  }
  stacks_[gap] = {};
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

std::uint64_t Field::going_on_key() const {
  const std::uint64_t taboo = taboo_hinders() ? kTabooWords[taboo_] : 0;
  return mix(contents_ + taboo + (side_ == Colour::black ? kBlackWord : 0));
}

Field Field::transformed(int symmetry) const {
  Field field(rules_);
  Counts used{};
  for (Space space = 0; space < kSpaces; ++space) {
    const Space there = mirrored(space, kColumns, symmetry);
    for (const char c : stack(space)) field.put(there, recoloured(*tile_of(c), symmetry), used);
  }
  field.side_ = recoloured(side_, symmetry);
  field.taboo_ = taboo_ == kNoSpace ? kNoSpace : mirrored(taboo_, kColumns, symmetry);
  return field;
}

bool operator==(const Field& a, const Field& b) {
  if (a.side_ != b.side_ || a.taboo_ != b.taboo_ || a.rules_ != b.rules_) return false;
  if (a.contents_ != b.contents_) return false;
  for (std::size_t space = 0; space < kSpaces; ++space) {
    if (a.stacks_[space].height != b.stacks_[space].height) return false;
    Field::TileId one = a.stacks_[space].top;
    Field::TileId two = b.stacks_[space].top;
    for (int level = a.stacks_[space].height; level > 0; --level) {
      if (Field::tile_of_id(one) != Field::tile_of_id(two)) return false;
      one = a.below_[one];
      two = b.below_[two];
    }
  }
  return true;
}

}  // namespace menagerie::tokan
