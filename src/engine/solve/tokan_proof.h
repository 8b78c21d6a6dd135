// The proof of who wins a position of Tokan, for programs: from notation, with moves as texts.
// Several threads may work on it; the threads, the clock and the file are the caller's.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/game.h"
#include "core/result.h"
#include "engine/solve/refusal.h"

namespace menagerie {

class TokanProof {
 public:
  // Of a position in play; its table takes at most so many bytes.
  [[nodiscard]] static Result<TokanProof> of(const OptionValues& options, std::string_view position,
                                             std::size_t bytes);
  TokanProof(TokanProof&&) noexcept;
  TokanProof& operator=(TokanProof&&) noexcept;
  ~TokanProof();

  // Works until the proof is done or `stop` says so, which is asked every few thousand nodes. 1
  // where the side on turn wins, 0 for a draw, -1 where it loses. Several may work at once.
  [[nodiscard]] std::optional<int> work(const std::function<bool()>& stop);

  // The positions visited by all who worked.
  [[nodiscard]] std::uint64_t nodes() const;
  // How many of the first moves are refuted, from 0 to 1.
  [[nodiscard]] double progress() const;
  // A move that keeps the result. Pre: the proof is done and the game is not over.
  [[nodiscard]] std::string best(int result);
  [[nodiscard]] std::size_t table_bytes() const;

  // For keeping, and back; nothing where all went well. Pre: nobody works.
  [[nodiscard]] std::string to_bytes() const;
  [[nodiscard]] std::optional<Refusal> take_up(std::string_view bytes);

 private:
  struct State;
  explicit TokanProof(std::unique_ptr<State> state);

  std::unique_ptr<State> state_;
};

}  // namespace menagerie
