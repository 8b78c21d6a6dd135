#include "engine/solve/tokan_proof.h"

#include <algorithm>
#include <atomic>
#include <utility>

#include "games/tokan/game.h"
#include "messages/players_tokan.h"
#include "players/tokan/proof.h"

namespace menagerie {

struct TokanProof::State {
  State(const tokan::Field& field, std::size_t bytes) : proof(field, bytes) {}

  tokan::Proof proof;
  std::atomic<std::uint64_t> nodes = 0;
};

Result<TokanProof> TokanProof::of(const OptionValues& options, std::string_view position,
                                  std::size_t bytes) {
  const Result<OptionValues> complete = complete_options(tokan::Game::option_specs(), options);
  if (!complete) return fail(complete.error());
  const Result<tokan::Position> parsed =
      tokan::Game::parse(position, tokan::Game::options(*complete));
  if (!parsed) return fail(parsed.error());
  if (parsed->field() == nullptr) return fail(messages::players_tokan_proof_laying);
  return TokanProof(std::make_unique<State>(*parsed->field(), bytes));
}

TokanProof::TokanProof(std::unique_ptr<State> state) : state_(std::move(state)) {}
TokanProof::TokanProof(TokanProof&&) noexcept = default;
TokanProof& TokanProof::operator=(TokanProof&&) noexcept = default;
TokanProof::~TokanProof() = default;

std::optional<int> TokanProof::work(const std::function<bool()>& stop) {
  std::uint64_t counted = 0;
  return state_->proof.work([&](std::uint64_t nodes) {
    state_->nodes += nodes - std::exchange(counted, nodes);
    return stop();
  });
}

std::uint64_t TokanProof::nodes() const {
  return state_->nodes;
}

double TokanProof::progress() const {
  return static_cast<double>(state_->proof.refuted()) / std::max(state_->proof.moves(), 1);
}

std::string TokanProof::best(int result) {
  return state_->proof.best(result).text();
}

std::size_t TokanProof::table_bytes() const {
  return state_->proof.table_bytes();
}

std::string TokanProof::to_bytes() const {
  return state_->proof.to_bytes();
}

std::optional<Refusal> TokanProof::take_up(std::string_view bytes) {
  const Result<void> fine = state_->proof.take_up(bytes);
  if (fine) return std::nullopt;
  const Message why = fine.error().code;
  return Refusal{fine.error(), why == messages::players_tokan_file_foreign ||
                                   why == messages::players_tokan_file_position ||
                                   why == messages::players_tokan_file_options};
}

}  // namespace menagerie
