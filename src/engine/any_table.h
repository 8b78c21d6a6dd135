// The part of a table that depends on the game's type, behind one virtual interface. Only tables
// and experts use it; `TableOf` in table_of.h is its one implementation.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/message.h"
#include "core/random.h"
#include "core/result.h"
#include "core/seat.h"
#include "engine/prospect.h"
#include "engine/view.h"

namespace menagerie {

class AnyTable {
 public:
  AnyTable() = default;
  AnyTable(const AnyTable&) = delete;
  AnyTable& operator=(const AnyTable&) = delete;
  virtual ~AnyTable() = default;

  [[nodiscard]] virtual int seats() const = 0;
  [[nodiscard]] virtual std::string_view seat_name(Seat seat) const = 0;
  [[nodiscard]] virtual Message seat_word(Seat seat) const = 0;

  // The options that its first position settles by itself.
  [[nodiscard]] virtual OptionValues settled_options() const = 0;

  [[nodiscard]] virtual Node node() const = 0;
  [[nodiscard]] virtual std::string start_text() const = 0;
  [[nodiscard]] virtual std::string position_text() const = 0;
  [[nodiscard]] virtual std::vector<std::string> legal() const = 0;
  [[nodiscard]] virtual std::vector<std::uint32_t> weights() const = 0;
  [[nodiscard]] virtual Standing standing() const = 0;
  // Whether the position hides nothing from its owner, so that it can be played on.
  [[nodiscard]] virtual bool complete() const = 0;
  // Everything of a view but what the table adds: game, options, ply and last action.
  [[nodiscard]] virtual View view(Viewer viewer) const = 0;
  // Whether the viewer may know everything about the position, the last action included.
  [[nodiscard]] virtual bool sees_all(Viewer viewer) const = 0;

  virtual Result<void> act(std::string_view action) = 0;
  [[nodiscard]] virtual Result<Prospect> foresee(std::span<const std::string> actions) const = 0;
  [[nodiscard]] virtual std::optional<Seat> next_to_roll() const = 0;
  [[nodiscard]] virtual bool is_out(Seat seat) const = 0;
  virtual std::string draw(RandomSource& random) = 0;
  [[nodiscard]] virtual std::string random_action(RandomSource& random) const = 0;
  // Goes back to so many actions. Pre: ply <= this->ply().
  virtual void rewind(std::size_t ply) = 0;
  // How many actions are left when the last decision of one of these seats is taken back; nothing
  // where it has to stand.
  [[nodiscard]] virtual std::optional<std::size_t> take_back_to(
      std::span<const Seat> seats) const = 0;
  // The action by which the seat leaves while the others play on, where the game has one.
  [[nodiscard]] virtual std::optional<std::string> leaving(Seat seat) const = 0;
  [[nodiscard]] virtual std::vector<std::string> actions() const = 0;
  // The same, taken apart; nothing in a game that has no board.
  [[nodiscard]] virtual std::vector<AnyMove> taken_apart() const = 0;
  // What the game waited for before each of them, and of a seat that left: that seat.
  [[nodiscard]] virtual std::vector<Node> nodes() const = 0;
  [[nodiscard]] virtual std::size_t ply() const = 0;
  // Pre: there is one.
  [[nodiscard]] virtual std::string last_action() const = 0;

  [[nodiscard]] virtual std::unique_ptr<AnyTable> rematch(RandomSource& random) const = 0;
  // Where a rematch begins, if the game says so (T15).
  [[nodiscard]] virtual std::optional<std::string> rematch_start() const = 0;
  [[nodiscard]] virtual Result<std::uint64_t> perft(int depth,
                                                    const std::function<bool()>& stop) const = 0;
};

}  // namespace menagerie
