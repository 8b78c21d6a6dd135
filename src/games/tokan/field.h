// The field in play: thirty spaces with stacks of tiles, who is on turn and what is taboo. It is
// the value that searches copy and play on, so it is small, and what may move where comes from
// masks of spaces. How the tiles got there is left to Laying and Game, text to field_text.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/fixed_list.h"
#include "core/position.h"
#include "core/scanner.h"
#include "core/seat.h"
#include "games/tokan/action.h"
#include "games/tokan/options.h"
#include "games/tokan/space.h"
#include "games/tokan/tile.h"

namespace menagerie::tokan {

// A bit for every space.
using Spaces = std::uint32_t;

// What one colour could move if it were on turn.
struct Mobility {
  int moves = 0;
  Spaces starts = 0;   // the spaces that a tile can leave
  Spaces targets = 0;  // the spaces on which one can land
};

class Field {
 public:
  using Action = tokan::Action;
  using Actions = tokan::Actions;
  using Chances = tokan::Chances;
  static constexpr int kSymmetries = kSymmetryCount;

  // A study without tiles, red on turn.
  Field() = default;
  // One tile on every space, in the order of spaces. Pre: together they are T1's.
  [[nodiscard]] static Field dealt(const std::array<Tile, kSpaces>& tiles, Colour begins,
                                   PlayRules rules);

  [[nodiscard]] Node node() const;
  // T11: who cannot move, so that the game is over; the side on turn where neither can.
  [[nodiscard]] std::optional<Seat> stuck() const;
  void legal(Actions& actions) const;
  // How many actions legal() would list, faster than listing them.
  [[nodiscard]] std::uint64_t count_legal() const;
  [[nodiscard]] Result<void> check(Action action) const;
  void apply(Action move);
  void chance(Chances& chances) const { chances.clear(); }

  [[nodiscard]] int seats() const { return kColours; }
  // By the scoring of this game, red first.
  [[nodiscard]] Scores scores() const;
  [[nodiscard]] Outcome outcome() const;
  // Ends: no_move, only_taboo, of who is stuck (T11). By: towers (T12), heads, tie_break (T13),
  // equal.
  [[nodiscard]] Reason reason() const;
  [[nodiscard]] std::uint64_t key() const;
  // The key of the position without its taboo where that hinders nothing: equal for positions that
  // go on alike. For searches.
  [[nodiscard]] std::uint64_t going_on_key() const;
  // All is public (T3).
  [[nodiscard]] Field seen_by(Viewer) const { return *this; }

  [[nodiscard]] std::string text() const;
  [[nodiscard]] static Result<Field> parse(std::string_view text) { return parse(text, Options{}); }
  [[nodiscard]] static Result<Field> parse(std::string_view text, const Options& options);
  [[nodiscard]] static std::string action_text(Action action) { return action.text(); }
  [[nodiscard]] static Result<Action> parse_action(std::string_view text) {
    return Action::parse(text);
  }

  [[nodiscard]] Field transformed(int symmetry) const;
  [[nodiscard]] Action transformed(Action action, int symmetry) const {
    return action.transformed(symmetry);
  }

  // What a view shows. Anyone may look into any stack (T3).
  [[nodiscard]] Colour side() const { return side_; }
  [[nodiscard]] PlayRules rules() const { return rules_; }
  [[nodiscard]] Scoring scoring() const { return rules_.scoring; }
  [[nodiscard]] std::optional<Space> taboo() const;
  [[nodiscard]] int height(Space space) const { return stacks_[space].height; }
  [[nodiscard]] std::optional<Tile> top(Space space) const;
  // The letters of the stack's tiles from the bottom to the top, empty for a gap.
  [[nodiscard]] std::string stack(Space space) const;
  // The stack's tiles from the top down, for who wants them without a text.
  template <class Visit>
  void for_each_tile_down(Space space, Visit&& visit) const {
    for (TileId id = stacks_[space].top; id != kNoTile; id = below_[id]) visit(tile_of_id(id));
  }

  // What evaluations look at. The taboo counts for the side on turn only (T6).
  [[nodiscard]] Mobility mobility(Colour colour) const;
  [[nodiscard]] Spaces occupied() const { return tops_[0] | tops_[1] | tops_[2]; }
  [[nodiscard]] Spaces tops(Colour colour) const {
    return colour == Colour::red ? red_ : occupied() & ~red_;
  }
  [[nodiscard]] Spaces tops(Kind kind) const { return tops_[index(kind)]; }
  // Where at least two tiles lie.
  [[nodiscard]] Spaces towers() const { return towers_; }

  [[nodiscard]] Scores classic_scores() const;  // T12
  [[nodiscard]] Scores heads_scores() const;    // T13
  // The towers topped by the colour, the tallest first.
  [[nodiscard]] FixedList<int, kTilesInAll / 2> tower_heights(Colour colour) const;
  [[nodiscard]] std::optional<Colour> heads_winner() const;  // T13, with the towers
  // Who is ahead by the scoring of this game, as if it ended here.
  [[nodiscard]] std::optional<Colour> leader() const;

  // Equal contents, turn, taboo and rules.
  friend bool operator==(const Field& a, const Field& b);

 private:
  // A single tile: its type times 8, plus a number that tells tiles of one type apart. Which of
  // them lies where is not part of the position.
  using TileId = std::uint8_t;
  static constexpr TileId kNoTile = 0xff;
  static constexpr std::size_t kTileIds = 8 * kTileTypes;
  static constexpr Space kNoSpace = kSpaces;
  // The spaces from which the own top tile reaches an allowed target, by direction.
  struct Reach {
    Spaces west = 0;
    Spaces south = 0;
    Spaces north = 0;
    Spaces east = 0;
  };
  // A stack as its top shows it; the tiles beneath are chained by below_.
  struct alignas(4) Stack {
    TileId top = kNoTile;
    std::uint8_t height = 0;
    std::uint8_t liftable = 0;  // how many tiles the top could move with itself counted (T9)
  };
  // The numbers of tiles that can be carried: `count` of them from `least` on.
  struct Carries {
    int least = 0;
    int count = 0;
  };

  // A study without tiles, red on turn, under those rules.
  explicit Field(PlayRules rules);

  static constexpr Tile tile_of_id(TileId id) { return static_cast<Tile>(id >> 3); }

  [[nodiscard]] Spaces taboo_space() const { return (Spaces{1} << taboo_) & kAllSpaces; }
  // Where the colour's tiles may land: the taboo is the side on turn's alone (T6).
  [[nodiscard]] Spaces open_to(Colour colour) const {
    return colour == side_ ? occupied() & ~taboo_space() : occupied();
  }
  [[nodiscard]] Reach reach(Colour colour) const;
  [[nodiscard]] int count(const Reach& reach) const;
  [[nodiscard]] bool can_move(Colour colour) const;
  // T11: whether the game is over whatever the side on turn could do.
  [[nodiscard]] bool ended_by_other() const {
    return rules_.ends == Ends::either && !can_move(other(side_));
  }
  // T7 and T9: from height L with k carried onto height h the tile rises if h + k >= L.
  [[nodiscard]] Carries carries(Space start, Space target) const {
    const Stack from = stacks_[start];
    const int least = std::max(0, from.height - stacks_[target].height);
    return {least, std::max(0, from.liftable - least)};
  }
  // Whether the side on turn could land on the taboo stack if it were not taboo.
  [[nodiscard]] bool taboo_hinders() const;
  [[nodiscard]] std::uint64_t content(Space space) const;
  [[nodiscard]] Result<void> check_line(Action move, Kind kind) const;
  [[nodiscard]] Result<void> check_stack(Action move, Kind kind) const;

  // Puts a tile on a stack while a position is set up; `used` counts the tiles put so far.
  void put(Space space, Tile tile, Counts& used);
  // Gives a space a stack of that top and height.
  void show(Space space, TileId top, std::uint8_t height);
  void close_up(Space start, Space target);
  Result<void> scan_taboo(Scanner& scanner);

  static constexpr Spaces kAllSpaces = (Spaces{1} << kSpaces) - 1;

  std::uint64_t contents_ = 0;         // the sum that key() is made of, with a word for the rules
  std::array<Spaces, kKinds> tops_{};  // where a tile of the kind is on top
  Spaces red_ = 0;                     // where a red tile is on top
  Spaces towers_ = 0;                  // where at least two tiles lie
  std::array<Stack, kSpaces> stacks_{};
  std::array<TileId, kTileIds> below_{};  // kNoTile for a tile on the table
  Colour side_ = Colour::red;
  Space taboo_ = kNoSpace;
  PlayRules rules_;
};

}  // namespace menagerie::tokan
