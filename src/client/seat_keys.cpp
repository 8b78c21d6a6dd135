#include "client/seat_keys.h"

namespace menagerie::client {

using fairness::Chain;
using fairness::ChainKind;
using fairness::Digest;
using fairness::digest_of;

SeatKeys SeatKeys::make(std::string_view secret, std::string_view room) {
  const Digest key = digest_of({"key", secret, room});
  return {.token = digest_of({"token", secret, room}).hex(),
          .key = key,
          .own = Chain::make(ChainKind::own, key),
          .help = Chain::make(ChainKind::help, key)};
}

}  // namespace menagerie::client
