// Many games of one type, stepped in place.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/hash.h"
#include "core/play.h"
#include "environment/encoding.h"
#include "environment/state_of.h"
#include "environment/vector.h"
#include "messages/environment.h"
#include "native/crew.h"

namespace menagerie::environment {

template <Game G>
class VectorOf final : public Vector {
 public:
  using Position = typename G::Position;
  using Action = typename Position::Action;
  using Start = std::function<Position(Generator&)>;

  VectorOf(std::shared_ptr<const Encoding<G>> encoding, Start start, int seats,
           const VectorPlan& plan)
      : encoding_(std::move(encoding)),
        start_(std::move(start)),
        seats_(static_cast<std::size_t>(seats)),
        restarts_(plan.restarts),
        arrays_(plan.arrays),
        slots_(plan.games, Slot(0)),
        crew_(plan.threads) {}

  void reset(std::uint64_t seed) override {
    share([&](std::size_t game, Actions& legal) {
      slots_[game].random = Generator(mix(seed ^ mix(game + 1)));
      clear(game);
      begin(game, legal);
    });
  }

  void restart(const std::uint8_t* chosen) override {
    share([&](std::size_t game, Actions& legal) {
      if (chosen[game] == 0) return;
      clear(game);
      begin(game, legal);
    });
  }

  [[nodiscard]] Result<void> step(const std::int64_t* actions) override {
    std::atomic<std::size_t> refused = slots_.size();
    crew_.share(slots_.size(), [&](std::size_t first, std::size_t last) {
      for (std::size_t game = first; game < last; ++game) {
        if (game + 4 < last) prefetch_numbers(game + 4);
        if (may(game, actions[game])) continue;
        std::size_t lowest = refused.load(std::memory_order_relaxed);
        while (game < lowest && !refused.compare_exchange_weak(lowest, game)) {
        }
        return;
      }
    });
    if (refused < slots_.size()) {
      return fail(messages::environment_vector_illegal,
                  {std::to_string(actions[refused]), std::to_string(refused)});
    }
    crew_.share(slots_.size(), [&](std::size_t first, std::size_t last) {
      Actions legal;
      for (std::size_t game = first; game < last; ++game) {
        if (game + 2 < last) prefetch_numbers(game + 2);
        if (game + 1 < last) prefetch(game + 1);
        act(game, action_of(game, actions[game]), legal);
      }
    });
    return {};
  }

  void sample(std::int64_t* actions) override {
    crew_.share(slots_.size(), [&](std::size_t first, std::size_t last) {
      for (std::size_t game = first; game < last; ++game) actions[game] = draw_action(game);
    });
  }

  void play_randomly(std::uint64_t steps) override {
    share([&](std::size_t game, Actions& legal) {
      for (std::uint64_t step = 0; step < steps; ++step) {
        act(game, action_of(game, draw_action(game)), legal);
      }
    });
  }

 private:
  using Actions = typename Position::Actions;
  static constexpr std::uint16_t kNoNumber = 0xffff;
  static constexpr std::size_t kBlock = 16;  // so many numbers are looked at together

  // One game. Its legal numbers are kept beside the mask, which the caller could have written to,
  // and after them as many of kNoNumber as fill a block. What drawing and looking up actions want
  // comes first, and begins a line of the caches.
  struct alignas(64) Slot {
    explicit Slot(std::uint64_t seed) : random(seed) {}

    Generator random;
    std::int32_t length = 0;
    std::uint16_t count = 0;
    bool ended = false;  // in the last step, as the arrays tell
    std::array<std::uint16_t, Actions::capacity() + kBlock> numbers;
    alignas(64) Position position;
  };

  // Every game once. Making a list costs more than filling it, so that of a thread serves all its
  // games.
  template <class Work>
  void share(Work&& work) {
    crew_.share(slots_.size(), [&](std::size_t first, std::size_t last) {
      Actions legal;
      for (std::size_t game = first; game < last; ++game) work(game, legal);
    });
  }

  [[nodiscard]] bool may(std::size_t game, std::int64_t number) const {
    const Slot& slot = slots_[game];
    if (slot.count == 0) return true;  // over
    if (number < 0 || number >= encoding_->decisions()) return false;
    const auto wanted = static_cast<std::uint16_t>(number);
    std::uint16_t found = 0;
    for (std::size_t i = 0; i < (slot.count + kBlock - 1) / kBlock * kBlock; ++i) {
      found = static_cast<std::uint16_t>(found | (slot.numbers[i] == wanted ? kNoNumber : 0U));
    }
    return found != 0;
  }

  // Pre: the number is legal there, or the game is over.
  [[nodiscard]] Action action_of(std::size_t game, std::int64_t number) const {
    if (slots_[game].count == 0) return {};
    return *encoding_->action(static_cast<int>(number), Turn::decision);
  }

  [[nodiscard]] int draw_action(std::size_t game) {
    Slot& slot = slots_[game];
    return slot.count == 0 ? 0 : slot.numbers[slot.random.quick_below(slot.count)];
  }

  // Draws chance until somebody decides or the game is over, tells which and lists what may be
  // done. The list shows the end: asking a position for it can cost as much.
  [[nodiscard]] Node settle(Slot& slot, Actions& legal) const {
    Node node = encoding_->awaited(slot.position);
    while (node.turn == Turn::chance) {
      slot.position.apply(draw(slot.position, slot.random));
      node = encoding_->awaited(slot.position);
    }
    slot.position.legal(legal);
    return legal.empty() ? Node{Turn::over, {}} : node;
  }

  // The games together are larger than the fast caches: what the next ones need is fetched while
  // this one is played.
  void prefetch_numbers(std::size_t game) const {
    __builtin_prefetch(&slots_[game]);
    __builtin_prefetch(&slots_[game].numbers[kBlock]);
  }
  // Pre: its numbers are there by now.
  void prefetch(std::size_t game) const {
    const Slot& slot = slots_[game];
    environment::prefetch(&slot.position, sizeof(Position));
    const std::uint8_t* row = mask(game);
    for (std::size_t i = 0; i < slot.count; i += 4) __builtin_prefetch(row + slot.numbers[i], 1);
  }

  // Pre: the action is legal there, or the game is over.
  void act(std::size_t game, Action action, Actions& legal) {
    Slot& slot = slots_[game];
    if (slot.ended) forget_end(game);
    if (slot.count == 0) return;
    const auto note = encoding_->note(slot.position, action);
    if (arrays_.observations != nullptr) encoding_->prefetch(note, observation(game));
    slot.position.apply(action);
    const Node node = settle(slot, legal);
    arrays_.lengths[game] = ++slot.length;
    clear_mask(game);
    if (node.turn == Turn::over) {
      end(game);
      if (restarts_) return begin(game, legal);
    }
    show(game, node, legal, [&](Viewer viewer, std::uint8_t* out) {
      encoding_->update(note, slot.position, viewer, out);
    });
  }

  void end(std::size_t game) {
    slots_[game].ended = true;
    arrays_.dones[game] = 1;
    write_returns(slots_[game].position, arrays_.rewards + game * seats_);
  }

  void forget_end(std::size_t game) {
    slots_[game].ended = false;
    arrays_.dones[game] = 0;
    std::fill_n(arrays_.rewards + game * seats_, seats_, 0.0F);
  }

  void clear(std::size_t game) {
    forget_end(game);
    arrays_.lengths[game] = 0;
    clear_mask(game);
  }

  // A new game. What the arrays tell of an ended one stays until the next step.
  void begin(std::size_t game, Actions& legal) {
    Slot& slot = slots_[game];
    slot.position = start_(slot.random);
    slot.length = 0;
    const Node node = settle(slot, legal);
    show(game, node, legal,
         [&](Viewer viewer, std::uint8_t* out) { encoding_->write(slot.position, viewer, out); });
  }

  [[nodiscard]] std::uint8_t* mask(std::size_t game) const {
    return arrays_.masks + game * static_cast<std::size_t>(encoding_->decisions());
  }

  [[nodiscard]] std::uint8_t* observation(std::size_t game) const {
    return arrays_.observations + game * encoding_->layout().size();
  }

  void clear_mask(std::size_t game) {
    Slot& slot = slots_[game];
    std::uint8_t* row = mask(game);
    const auto end = slot.numbers.begin() + slot.count;
    for (auto number = slot.numbers.begin(); number != end; ++number) row[*number] = 0;
    slot.count = 0;
  }

  void write_mask(std::size_t game, const Actions& legal) {
    Slot& slot = slots_[game];
    std::uint8_t* row = mask(game);
    auto next = slot.numbers.begin();
    for (const Action action : legal) {
      const int number = encoding_->number(action);
      *next++ = static_cast<std::uint16_t>(number);
      row[number] = 1;
    }
    std::fill_n(next, kBlock, kNoNumber);
    slot.count = static_cast<std::uint16_t>(legal.size());
  }

  template <class Write>
  void show(std::size_t game, Node node, const Actions& legal, Write&& write) {
    const bool over = node.turn == Turn::over;
    arrays_.players[game] = over ? -1 : node.seat.index;
    write_mask(game, legal);
    if (arrays_.observations == nullptr) return;
    write(over ? Viewer() : Viewer(node.seat), observation(game));
  }

  std::shared_ptr<const Encoding<G>> encoding_;
  Start start_;
  std::size_t seats_;
  bool restarts_;
  VectorArrays arrays_;
  std::vector<Slot> slots_;
  Crew crew_;
};

}  // namespace menagerie::environment
