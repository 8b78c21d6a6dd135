// The set-up "Less chance" (T14): players lay their tiles one by one around two columns of five. It
// ends when all tiles are down; then it becomes a Field. The frame has ten columns because the
// field may float: it grows to the left, to the right or both, up to six columns. With the option
// `centre` the first columns stay in the middle, and only the columns c to h are laid.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "games/tokan/action.h"
#include "games/tokan/field.h"
#include "games/tokan/options.h"

namespace menagerie::tokan {

class Laying {
 public:
  static constexpr int kCoreTiles = 10;  // in the columns e and f
  static constexpr Space kCoreFirst = space_at(4, 0);

  // The tiles of e1 to e5 and f1 to f5. Pre: five of each colour, no more of a kind than T1's.
  [[nodiscard]] static Laying started(const std::array<Tile, kCoreTiles>& core, Colour begins,
                                      const Options& options);

  // Every tile of each kind in hand on every space that touches the field. There always is one.
  void legal(Actions& actions) const;
  [[nodiscard]] std::uint64_t count_legal() const;
  [[nodiscard]] Result<void> check(Action action) const;
  // Pre: the action is legal.
  void apply(Action action);
  // Whether all tiles are down.
  [[nodiscard]] bool complete() const;
  // Pre: complete().
  [[nodiscard]] Field field() const;

  [[nodiscard]] std::uint64_t key() const;
  [[nodiscard]] std::string text() const;
  [[nodiscard]] static Result<Laying> parse(std::string_view text, const Options& options);
  [[nodiscard]] Laying transformed(int symmetry) const;

  [[nodiscard]] Colour side() const { return side_; }
  [[nodiscard]] PlayRules rules() const { return rules_; }
  [[nodiscard]] Frame frame() const { return frame_; }
  [[nodiscard]] std::optional<Tile> tile(Space space) const;
  [[nodiscard]] int in_hand(Tile tile) const { return hands_[index(tile)]; }
  [[nodiscard]] int in_hand(Colour colour) const;

  friend bool operator==(const Laying&, const Laying&) = default;

 private:
  // A bit for every space of the frame.
  using Spaces = std::uint64_t;
  static constexpr std::uint8_t kFree = kTileTypes;

  explicit Laying(PlayRules rules, Frame frame);
  [[nodiscard]] bool laid(Space space) const { return tiles_[space] != kFree; }
  [[nodiscard]] int leftmost() const;
  [[nodiscard]] int rightmost() const;
  // The columns that may be laid as the field is now.
  [[nodiscard]] Spaces within() const;
  // The free spaces where a tile may be laid.
  [[nodiscard]] Spaces edge() const;
  // Takes the tile from the hand and puts it down.
  void put(Space space, Tile tile);

  // Where in the text each space stands, for refusals.
  using TextColumns = std::array<std::size_t, kFrameSpaces>;
  [[nodiscard]] Result<void> scan_frame(Scanner& scanner, TextColumns& columns);
  [[nodiscard]] Result<void> check_frame(const TextColumns& columns) const;
  [[nodiscard]] Result<void> check_turn(const Scanner& side) const;
  [[nodiscard]] Result<void> scan_hands(Scanner& scanner) const;

  std::uint64_t contents_ = 0;  // the sum that key() is made of
  Spaces laid_ = 0;
  std::array<std::uint8_t, kFrameSpaces> tiles_{};  // a Tile, or kFree
  Counts hands_{};
  Colour side_ = Colour::red;
  PlayRules rules_;
  Frame frame_ = Frame::floating;
};

}  // namespace menagerie::tokan
