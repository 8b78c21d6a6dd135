#include "server/live/secrets.h"

#include <cstdint>

#include "fairness/digest.h"
#include "native/os_random.h"

namespace menagerie::server {

namespace {
constexpr std::size_t kIdDigits = 32;

std::string id_from(const fairness::Digest& digest) {
  return digest.hex().substr(0, kIdDigits);
}
}  // namespace

std::string random_secret() {
  fairness::Digest digest;
  OsRandom random;
  for (std::size_t i = 0; i < digest.bytes.size(); i += sizeof(std::uint64_t)) {
    const std::uint64_t word = random.next();
    for (std::size_t byte = 0; byte < sizeof word; ++byte) {
      digest.bytes[i + byte] = static_cast<std::uint8_t>(word >> (8 * byte));
    }
  }
  return digest.hex();
}

std::string random_id() {
  return random_secret().substr(0, kIdDigits);
}

std::string room_id_of(std::string_view token) {
  return id_from(fairness::digest_of({"menagerie id", fairness::digest_of({token}).hex()}));
}

std::string invite_of(std::string_view token, std::size_t n) {
  return fairness::digest_of({"menagerie invite", token, std::to_string(n)}).hex();
}

std::string rematch_id(std::string_view room) {
  return id_from(fairness::digest_of({"menagerie rematch", room}));
}

}  // namespace menagerie::server
