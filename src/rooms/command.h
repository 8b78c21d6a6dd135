// What somebody seated may ask of a room, as typed values. Reading a command is apart from what it
// means: whatever is wrong with its form is refused here, by field.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "rooms/fact.h"
#include "rooms/fields.h"

namespace menagerie::rooms {

namespace commands {

struct Act {
  std::vector<std::string> actions;
  bool listed = false;  // came as a list, so that refusals name `actions[i]`
};
struct Links {
  std::uint32_t from = 0;
  std::vector<Digest> links;
};
struct Roll {
  std::optional<Digest> link;
  std::optional<Digest> seen;
};
struct Commit {
  char animal = 'F';
  Digest commitment;
};
struct Open {
  char side = 'w';
  Digest nonce;
  std::optional<Digest> seen;
};
struct CannotOpen {};
struct Offer {
  OfferKind offer = OfferKind::draw;
  std::optional<std::size_t> about;
  std::string level;
  std::optional<Digest> invite;  // hash of the secret that was sent
  std::optional<NextChair> next;
};
struct Answer {
  std::uint64_t to = 0;
  bool yes = false;
  std::optional<NextChair> next;
};
struct Resign {};
struct Leave {};
struct Close {};
struct Claim {
  std::string seat;
};

}  // namespace commands

using Deed = std::variant<commands::Act, commands::Links, commands::Roll, commands::Commit,
                          commands::Open, commands::CannotOpen, commands::Offer, commands::Answer,
                          commands::Resign, commands::Leave, commands::Close, commands::Claim>;

struct Command {
  std::string id;
  std::uint64_t version = 0;  // the last event its sender knows
  Deed deed;
};

[[nodiscard]] Heard<Command> read_command(const Json& json);
// Whether there is a command of that name.
[[nodiscard]] Heard<void> check_command_word(std::string_view name);

// The server keeps no token or invitation, only this.
[[nodiscard]] Digest hash_of_secret(const Digest& secret);

}  // namespace menagerie::rooms
