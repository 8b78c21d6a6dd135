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
    share([&](std::size_t game) {
      slots_[game].random = Generator(mix(seed ^ mix(game + 1)));
      clear(game);
      begin(game);
    });
  }

  void restart(const std::uint8_t* chosen) override {
    share([&](std::size_t game) {
      if (chosen[game] == 0) return;
      clear(game);
      begin(game);
    });
  }

  [[nodiscard]] Result<void> step(const std::int64_t* actions) override {
    std::atomic<std::size_t> refused = slots_.size();
    share([&](std::size_t game) {
      if (may(game, actions[game])) return;
      std::size_t first = refused.load(std::memory_order_relaxed);
      while (game < first && !refused.compare_exchange_weak(first, game)) {
      }
    });
    if (refused < slots_.size()) {
      return fail(messages::environment_vector_illegal,
                  {std::to_string(actions[refused]), std::to_string(refused)});
    }
    share([&](std::size_t game) {
      if (game + 1 < slots_.size()) fetch(game + 1);
      act(game, static_cast<int>(actions[game]));
    });
    return {};
  }

  void sample(std::int64_t* actions) override {
    share([&](std::size_t game) { actions[game] = draw_action(game); });
  }

  void play_randomly(std::uint64_t steps) override {
    share([&](std::size_t game) {
      for (std::uint64_t step = 0; step < steps; ++step) act(game, draw_action(game));
    });
  }

 private:
  // One game. Its legal numbers are kept beside the mask, which the caller could have written to.
  struct Slot {
    explicit Slot(std::uint64_t seed) : random(seed) {}

    Position position;
    Generator random;
    std::int32_t length = 0;
    std::uint32_t count = 0;
    std::array<std::uint16_t, Position::Actions::capacity()> numbers;
  };

  template <class Work>
  void share(Work&& work) {
    crew_.share(slots_.size(), [&](std::size_t first, std::size_t last) {
      for (std::size_t game = first; game < last; ++game) work(game);
    });
  }

  [[nodiscard]] bool may(std::size_t game, std::int64_t number) const {
    const Slot& slot = slots_[game];
    if (slot.count == 0) return true;  // over
    const auto end = slot.numbers.begin() + slot.count;
    return number >= 0 && number < encoding_->decisions() &&
           std::find(slot.numbers.begin(), end, static_cast<std::uint16_t>(number)) != end;
  }

  [[nodiscard]] int draw_action(std::size_t game) {
    Slot& slot = slots_[game];
    return slot.count == 0 ? 0 : slot.numbers[slot.random.quick_below(slot.count)];
  }

  // Draws chance until somebody decides or the game is over, and tells which: asking a position
  // what it waits for can cost as much as a list, so it is asked once.
  [[nodiscard]] static Node settle_chance(Slot& slot) {
    Node node = slot.position.node();
    while (node.turn == Turn::chance) {
      slot.position.apply(draw(slot.position, slot.random));
      node = slot.position.node();
    }
    return node;
  }

  // The games together are larger than the fast caches: the next one is fetched while this one is
  // played.
  void fetch(std::size_t game) const {
    constexpr std::size_t kLine = 64;
    const char* slot = reinterpret_cast<const char*>(&slots_[game]);
    for (std::size_t at = 0; at < sizeof(Slot); at += kLine) __builtin_prefetch(slot + at);
    const std::uint8_t* row = mask(game);
    const auto size = std::min<std::size_t>(static_cast<std::size_t>(encoding_->decisions()), 1024);
    for (std::size_t at = 0; at < size; at += kLine) __builtin_prefetch(row + at, 1);
  }

  // Pre: the number is legal there, or the game is over.
  void act(std::size_t game, int number) {
    Slot& slot = slots_[game];
    arrays_.dones[game] = 0;
    std::fill_n(arrays_.rewards + game * seats_, seats_, 0.0F);
    if (slot.count == 0) return;
    const Position before = slot.position;
    const Action action = *encoding_->action(number, Turn::decision);
    slot.position.apply(action);
    const Node node = settle_chance(slot);
    arrays_.lengths[game] = ++slot.length;
    clear_mask(game);
    if (node.turn == Turn::over) {
      end(game);
      if (restarts_) return begin(game);
    }
    show(game, node, [&](Viewer viewer, std::uint8_t* out) {
      encoding_->update(before, action, slot.position, viewer, out);
    });
  }

  void end(std::size_t game) {
    arrays_.dones[game] = 1;
    const std::vector<double> returns = StateOf<G>::returns_of(slots_[game].position);
    std::transform(returns.begin(), returns.end(), arrays_.rewards + game * seats_,
                   [](double value) { return static_cast<float>(value); });
  }

  void clear(std::size_t game) {
    arrays_.dones[game] = 0;
    arrays_.lengths[game] = 0;
    std::fill_n(arrays_.rewards + game * seats_, seats_, 0.0F);
    clear_mask(game);
  }

  // A new game. What the arrays tell of an ended one stays until the next step.
  void begin(std::size_t game) {
    Slot& slot = slots_[game];
    slot.position = start_(slot.random);
    slot.length = 0;
    const Node node = settle_chance(slot);
    show(game, node,
         [&](Viewer viewer, std::uint8_t* out) { encoding_->write(slot.position, viewer, out); });
  }

  [[nodiscard]] std::uint8_t* mask(std::size_t game) const {
    return arrays_.masks + game * static_cast<std::size_t>(encoding_->decisions());
  }

  void clear_mask(std::size_t game) {
    Slot& slot = slots_[game];
    std::uint8_t* row = mask(game);
    for (std::uint32_t i = 0; i < slot.count; ++i) row[slot.numbers[i]] = 0;
    slot.count = 0;
  }

  template <class Write>
  void show(std::size_t game, Node node, Write&& write) {
    Slot& slot = slots_[game];
    const bool over = node.turn == Turn::over;
    arrays_.players[game] = over ? -1 : node.seat.index;
    if (!over) {
      typename Position::Actions actions;
      slot.position.legal(actions);
      std::uint8_t* row = mask(game);
      for (const Action action : actions) {
        const int number = encoding_->number(action);
        slot.numbers[slot.count++] = static_cast<std::uint16_t>(number);
        row[number] = 1;
      }
    }
    if (arrays_.observations == nullptr) return;
    write(over ? Viewer() : Viewer(node.seat),
          arrays_.observations + game * encoding_->layout().size());
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
