// Refusals as they are told: the service's own ones, and the JSON of any.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "rooms/room.h"
#include "server/live/room_api.h"

namespace menagerie::server {

// Where a field is to blame it is named.
[[nodiscard]] rooms::Refusal refusal_of(std::string_view code, int status, Message message,
                                        std::vector<Word> words = {}, std::string field = {});
// The same with the time to wait, in milliseconds.
[[nodiscard]] rooms::Refusal refusal_until(std::string_view code, int status, Message message,
                                           rooms::Millis retry_after);
// What could not be read, because of its form.
[[nodiscard]] rooms::Refusal malformed(Error error);

[[nodiscard]] rooms::Refusal no_such_room();
[[nodiscard]] rooms::Refusal unavailable();
[[nodiscard]] rooms::Refusal closing();

// `"error":{…}`, and behind it the `events` (a JSON list) where there are some.
[[nodiscard]] std::string error_member(const rooms::Refusal& refusal, Language language,
                                       std::string_view events = {});
[[nodiscard]] ApiAnswer answer_of(const rooms::Refusal& refusal, Language language,
                                  std::string_view events = {});
// A text in quotes, whatever it holds.
[[nodiscard]] std::string json_text(std::string_view text);

}  // namespace menagerie::server
