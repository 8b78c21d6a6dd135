#include "games/tokan/laying.h"

#include <bit>

#include "core/hash.h"
#include "messages/tokan.h"

namespace menagerie::tokan {

namespace {

using Spaces = std::uint64_t;

constexpr Spaces kFrame = (Spaces{1} << kFrameSpaces) - 1;
constexpr Spaces kBottomRow = [] {
  Spaces row = 0;
  for (int column = 0; column < kFrameColumns; ++column) row |= Spaces{1} << space_at(column, 0);
  return row;
}();
constexpr Spaces kTopRow = kBottomRow << (kRows - 1);

// The spaces that share a side with one of the given.
constexpr Spaces beside(Spaces spaces) {
  return (spaces << kRows | spaces >> kRows | (spaces & ~kTopRow) << 1 |
          (spaces & ~kBottomRow) >> 1) &
         kFrame;
}

// Whole columns from `first` to `last`.
constexpr Spaces columns_between(int first, int last) {
  return kFrame >> (kRows * (kFrameColumns - 1 - last)) & kFrame << (kRows * first);
}

// T14: the first columns and two on each side.
constexpr int kCentreFirst = 2;
constexpr int kCentreLast = kCentreFirst + kColumns - 1;
constexpr Spaces kCentre = columns_between(kCentreFirst, kCentreLast);

constexpr std::uint64_t kTileTable = 0x746f6b616e05;
constexpr std::uint64_t kBlackWord = random_word(0x746f6b616e06, 0);
constexpr std::uint64_t kLayingWord = random_word(0x746f6b616e06, 1);

// As in a field's key: the standard adds nothing.
constexpr std::uint64_t options_word(PlayRules rules, Frame frame) {
  return (rules.ends == Ends::either ? random_word(0x746f6b616e08, 0) : 0) +
         (rules.gaps == Gaps::all ? random_word(0x746f6b616e08, 1) : 0) +
         (frame == Frame::centre ? random_word(0x746f6b616e08, 2) : 0);
}

}  // namespace

Laying::Laying(PlayRules rules, Frame frame)
    : contents_(options_word(rules, frame)), rules_(rules), frame_(frame) {
  tiles_.fill(kFree);
  for (const Tile tile : kAllTiles) hands_[index(tile)] = static_cast<std::uint8_t>(supply(tile));
}

Laying Laying::started(const std::array<Tile, kCoreTiles>& core, Colour begins,
                       const Options& options) {
  Laying laying(options.play_rules(), options.frame);
  for (std::size_t i = 0; i < core.size(); ++i) {
    laying.put(static_cast<Space>(kCoreFirst + i), core[i]);
  }
  laying.side_ = begins;
  return laying;
}

void Laying::put(Space space, Tile tile) {
  --hands_[index(tile)];
  tiles_[space] = static_cast<std::uint8_t>(tile);
  laid_ |= Spaces{1} << space;
  contents_ += random_word(kTileTable, space * std::uint64_t{kTileTypes} + index(tile));
}

int Laying::leftmost() const {
  return std::countr_zero(laid_) / kRows;
}

int Laying::rightmost() const {
  return (63 - std::countl_zero(laid_)) / kRows;
}

// T14: the field is never wider than six columns. The columns e and f are laid, so neither limit
// leaves the frame.
Laying::Spaces Laying::within() const {
  if (frame_ == Frame::centre) return kCentre;
  return columns_between(rightmost() - (kColumns - 1), leftmost() + kColumns - 1);
}

// T14: a side must touch.
Laying::Spaces Laying::edge() const {
  return beside(laid_) & ~laid_ & within();
}

void Laying::legal(Actions& actions) const {
  actions.clear();
  const Spaces free = edge();
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    const Tile tile = tile_of(side_, static_cast<Kind>(kind));
    if (in_hand(tile) == 0) continue;
    for (Spaces left = free; left != 0; left &= left - 1) {
      actions.push_back(Action::lay(tile, static_cast<Space>(std::countr_zero(left))));
    }
  }
}

std::uint64_t Laying::count_legal() const {
  int kinds = 0;
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    if (in_hand(tile_of(side_, static_cast<Kind>(kind))) > 0) ++kinds;
  }
  return static_cast<std::uint64_t>(kinds * std::popcount(edge()));
}

Result<void> Laying::check(Action action) const {
  if (!action.lays()) return fail(messages::tokan_move_still_laying);
  const Tile tile = action.tile();
  const Space space = action.target();
  if (colour_of(tile) != side_) return fail(messages::tokan_lay_not_yours);
  if (in_hand(tile) == 0) {
    return fail(messages::tokan_lay_none_left, {std::string(1, letter(tile))});
  }
  const Spaces bit = Spaces{1} << space;
  if ((laid_ & bit) != 0) return fail(messages::tokan_lay_taken, {space_name(space)});
  if (frame_ == Frame::centre && (kCentre & bit) == 0) {
    return fail(messages::tokan_lay_centre, {space_name(space)});
  }
  if ((beside(laid_) & bit) == 0) return fail(messages::tokan_lay_apart, {space_name(space)});
  if ((edge() & bit) == 0) return fail(messages::tokan_lay_wide, {space_name(space)});
  return {};
}

void Laying::apply(Action action) {
  put(action.target(), action.tile());
  side_ = other(side_);
}

bool Laying::complete() const {
  return std::popcount(laid_) == kTilesInAll;
}

int Laying::in_hand(Colour colour) const {
  int tiles = 0;
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    tiles += in_hand(tile_of(colour, static_cast<Kind>(kind)));
  }
  return tiles;
}

std::optional<Tile> Laying::tile(Space space) const {
  if (!laid(space)) return std::nullopt;
  return static_cast<Tile>(tiles_[space]);
}

// T14: whoever laid first moves first. Each laid ten, so that player is on turn again.
Field Laying::field() const {
  std::array<Tile, kSpaces> tiles{};
  const auto first = static_cast<std::size_t>(leftmost() * kRows);
  for (std::size_t i = 0; i < tiles.size(); ++i) tiles[i] = static_cast<Tile>(tiles_[first + i]);
  return Field::dealt(tiles, side_, rules_);
}

std::uint64_t Laying::key() const {
  return mix(contents_ + kLayingWord + (side_ == Colour::black ? kBlackWord : 0));
}

Laying Laying::transformed(int symmetry) const {
  Laying laying(rules_, frame_);
  for (Space space = 0; space < kFrameSpaces; ++space) {
    if (const std::optional<Tile> here = tile(space)) {
      laying.put(mirrored(space, kFrameColumns, symmetry), recoloured(*here, symmetry));
    }
  }
  laying.side_ = recoloured(side_, symmetry);
  return laying;
}

// Every tile was laid beside an earlier one, so all are joined to the first columns side by side;
// and whatever is joined to them could have been laid in some order. Whether the colours can have
// alternated in that order is not asked: a laying is judged by what lies there, not by its past.
Result<void> Laying::check_frame(const TextColumns& columns) const {
  const auto refuse = [&](Space space, Message message, std::vector<Word> words) {
    return fail(Scanner::error_at(columns[space], message, std::move(words)));
  };
  std::array<int, kColours> core{};
  Spaces joined = 0;
  for (int i = 0; i < kCoreTiles; ++i) {
    const auto space = static_cast<Space>(kCoreFirst + i);
    if (!laid(space)) return refuse(space, messages::tokan_laying_core, {});
    if (++core[index(colour_of(*tile(space)))] > kCoreTiles / kColours) {
      return refuse(space, messages::tokan_laying_core_colour, {});
    }
    joined |= Spaces{1} << space;
  }
  if (const Spaces outside = laid_ & ~kCentre; frame_ == Frame::centre && outside != 0) {
    const auto space = static_cast<Space>(std::countr_zero(outside));
    return refuse(space, messages::tokan_lay_centre, {space_name(space)});
  }
  if (rightmost() - leftmost() >= kColumns) {
    const auto space = static_cast<Space>(63 - std::countl_zero(laid_));
    return refuse(space, messages::tokan_laying_wide,
                  {std::string(1, static_cast<char>('a' + leftmost())),
                   std::string(1, static_cast<char>('a' + rightmost()))});
  }
  for (Spaces before = 0; joined != before;) {
    before = joined;
    joined |= beside(joined) & laid_;
  }
  if (joined != laid_) {
    const auto space = static_cast<Space>(std::countr_zero(laid_ & ~joined));
    return refuse(space, messages::tokan_laying_apart, {space_name(space)});
  }
  return {};
}

}  // namespace menagerie::tokan
