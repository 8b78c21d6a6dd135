// Proves who wins a field with best play, however long it takes: a search to the end of the game in
// one large table. Several workers may search at once; they share the table and keep out of each
// other's way. The threads they run in, the clock and the file belong to the caller. What is found
// can be kept as bytes and taken up again.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "games/tokan/field.h"
#include "search/busy.h"
#include "search/transposition_table.h"

namespace menagerie::tokan {

class Proof {
 public:
  // Asked every few thousand nodes of one worker with their number; true stops it.
  using Enough = std::function<bool(std::uint64_t nodes)>;

  // The table takes at most so many bytes.
  Proof(const Field& field, std::size_t bytes) : field_(field), table_(bytes) {}

  // Works on the proof until it is done or that is enough. 1 where the side on turn wins, 0 for a
  // draw, -1 where it loses. Several may work at the same time.
  [[nodiscard]] std::optional<int> work(const Enough& enough);

  // How many of the first moves are known to bring less than a win.
  [[nodiscard]] int refuted() const;
  [[nodiscard]] int moves() const { return static_cast<int>(field_.count_legal()); }
  // A move that keeps the result. Pre: the proof is done and the game is not over.
  [[nodiscard]] Action best(int result);
  [[nodiscard]] std::size_t table_bytes() const { return table_.bytes(); }

  // The results that took most work, at most so many. Pre: nobody works.
  [[nodiscard]] std::string to_bytes(std::size_t most = kMostKept) const;
  // Takes up what was kept from the same field. Pre: nobody works.
  [[nodiscard]] Result<void> take_up(std::string_view bytes);

  static constexpr std::size_t kMostKept = std::size_t{1} << 20;

 private:
  [[nodiscard]] std::string header() const;

  Field field_;
  search::TranspositionTable table_;
  search::Busy busy_;
};

}  // namespace menagerie::tokan
