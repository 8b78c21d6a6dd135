// One game in progress as learners and tree searches hold it: a position and how it came about,
// behind one virtual interface. Players are seats; actions go by number. What a player may not know
// is in no string and no tensor that is made for that player.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/random.h"
#include "core/result.h"
#include "core/seat.h"

namespace menagerie::environment {

// Who did what; a player of kChancePlayer for the outcomes of chance.
inline constexpr int kChancePlayer = -1;
struct Step {
  std::int32_t number = 0;
  std::int8_t player = 0;
  friend bool operator==(const Step&, const Step&) = default;
};

class State {
 public:
  State() = default;
  State& operator=(const State&) = delete;
  virtual ~State() = default;

  [[nodiscard]] virtual std::unique_ptr<State> clone() const = 0;

  [[nodiscard]] virtual Node node() const = 0;
  // In ascending order; the outcomes at a chance node; none when the game is over.
  virtual void legal(std::vector<int>& numbers) const = 0;
  // Pre: a chance node. The probabilities add up to 1.
  [[nodiscard]] virtual std::vector<std::pair<int, double>> outcomes() const = 0;
  // Refused with the game's own reason where it is not legal.
  [[nodiscard]] virtual Result<void> apply(int number) = 0;

  // By seat, from -1 to 1, adding up to 0: what a win brings is shared by those who hold the best
  // place and paid by all alike. 0 for all while the game goes on.
  [[nodiscard]] virtual std::vector<double> returns() const = 0;
  [[nodiscard]] virtual std::vector<int> scores() const = 0;
  // Why the game is over, by the name that the protocol tells; empty while it goes on.
  [[nodiscard]] virtual std::string_view reason() const = 0;

  // The position in notation, all of it, and as a viewer sees it.
  [[nodiscard]] virtual std::string position() const = 0;
  [[nodiscard]] virtual std::string seen_by(Viewer viewer) const = 0;
  [[nodiscard]] virtual std::uint64_t key() const = 0;
  // The start, the actions that the viewer may know ("?" for one that is still hidden) and the
  // position as the viewer sees it: all that the viewer can remember.
  [[nodiscard]] virtual std::string recollection(Viewer viewer) const = 0;
  // The same as bytes: the observation, the last kRecent actions and a fingerprint of them all.
  virtual void write_recollection(Viewer viewer, std::uint8_t* out) const = 0;
  virtual void observe(Viewer viewer, std::uint8_t* out) const = 0;

  [[nodiscard]] const std::vector<Step>& history() const { return history_; }
  [[nodiscard]] virtual std::string start() const = 0;
  // The actions so far in notation.
  [[nodiscard]] virtual std::vector<std::string> actions() const = 0;
  // Another state that the viewer cannot tell from this one, drawn evenly.
  [[nodiscard]] virtual std::unique_ptr<State> resampled(Viewer viewer,
                                                         RandomSource& random) const = 0;

  // Of a recollection: how many actions, and the bits of one and of the fingerprint.
  static constexpr std::size_t kRecent = 16;
  static constexpr std::size_t kNumberBits = 12;
  static constexpr std::size_t kRecentBits = kNumberBits + 4;  // with "there is one", chance, seat
  static constexpr std::size_t kFingerprintBits = 64;

 protected:
  State(const State&) = default;

  std::vector<Step> history_;
};

}  // namespace menagerie::environment
