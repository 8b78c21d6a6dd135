// What a player of Two Paths may do: line up (`FHG`), choose an animal and a hidden side (`Fw`),
// or block a side (`e`). Whether it is legal is the position's business.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.h"
#include "games/two_paths/board.h"

namespace menagerie::two_paths {

// The kinds on a, b, c.
using Order = std::array<Kind, 3>;

// Every order, in the order of the actions' texts. The first is that of the kinds themselves.
inline constexpr std::array<Order, 6> kOrders = {{
    {Kind::fox, Kind::hedgehog, Kind::hare},
    {Kind::fox, Kind::hare, Kind::hedgehog},
    {Kind::hedgehog, Kind::fox, Kind::hare},
    {Kind::hedgehog, Kind::hare, Kind::fox},
    {Kind::hare, Kind::fox, Kind::hedgehog},
    {Kind::hare, Kind::hedgehog, Kind::fox},
}};

class Action {
 public:
  enum class Type : std::uint8_t { line_up, choose, block };
  static constexpr int kCount = 14;

  constexpr Action() = default;  // the first line-up
  // Pre: the three kinds differ.
  [[nodiscard]] static constexpr Action line_up(const Order& order) {
    std::uint8_t index = 0;
    while (kOrders[index] != order) ++index;
    return Action(index);
  }
  [[nodiscard]] static constexpr Action choose(Kind kind, Side side) {
    return Action(static_cast<std::uint8_t>(kFirstChoice + 2 * index_of(kind) + index_of(side)));
  }
  [[nodiscard]] static constexpr Action block(Side side) {
    return Action(static_cast<std::uint8_t>(kFirstBlock + index_of(side)));
  }
  // Every action has a number below kCount. Pre: index < kCount.
  [[nodiscard]] static constexpr Action from_index(std::uint8_t index) {
    assert(index < kCount);
    return Action(index);
  }
  [[nodiscard]] constexpr std::uint8_t index() const { return index_; }
  friend constexpr bool operator==(const Action&, const Action&) = default;

  [[nodiscard]] constexpr Type type() const {
    if (index_ >= kFirstBlock) return Type::block;
    return index_ >= kFirstChoice ? Type::choose : Type::line_up;
  }
  // Pre: a line-up.
  [[nodiscard]] constexpr const Order& order() const { return kOrders[index_]; }
  // Pre: a choice.
  [[nodiscard]] constexpr Kind kind() const {
    return static_cast<Kind>((index_ - kFirstChoice) >> 1);
  }
  // Pre: a choice or a block.
  [[nodiscard]] constexpr Side side() const {
    static_assert(kFirstChoice % 2 == 0 && kFirstBlock % 2 == 0);
    return static_cast<Side>(index_ & 1);
  }

  [[nodiscard]] std::string text() const;
  [[nodiscard]] static Result<Action> parse(std::string_view text);

 private:
  static constexpr std::uint8_t kFirstChoice = 6;
  static constexpr std::uint8_t kFirstBlock = 12;
  constexpr explicit Action(std::uint8_t index) : index_(index) {}

  std::uint8_t index_ = 0;
};

}  // namespace menagerie::two_paths
