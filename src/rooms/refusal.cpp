#include "rooms/refusal.h"

#include <utility>

#include "messages/rooms.h"

namespace menagerie::rooms {

std::unexpected<Refusal> refuse(std::string_view code, int status, Message message,
                                std::vector<Word> words, std::string field) {
  return std::unexpected(
      Refusal{code, status, Error{message, std::move(words), Place{.field = std::move(field)}}});
}

std::unexpected<Refusal> malformed(std::string field, Message expected) {
  return refuse("malformed", kMalformed, messages::rooms_expected, {expected}, std::move(field));
}

std::unexpected<Refusal> malformed(Error error, std::string_view field) {
  if (error.place.field.empty()) error.place.field = field;
  return std::unexpected(Refusal{"malformed", kMalformed, std::move(error)});
}

std::unexpected<Refusal> illegal(Error error, std::string_view field) {
  if (error.place.field.empty()) error.place.field = field;
  return std::unexpected(Refusal{"illegal", kConflict, std::move(error)});
}

std::unexpected<Refusal> ahead(std::uint64_t version, std::string field) {
  return refuse("ahead", kConflict, messages::rooms_ahead, {std::to_string(version)},
                std::move(field));
}

}  // namespace menagerie::rooms
