#include "server/live/refusals.h"

#include <chrono>
#include <utility>

#include "messages/live.h"

namespace menagerie::server {

namespace {
// When a store that fails is likely to be back: PostgreSQL restarts within seconds.
constexpr rooms::Millis kStoreIsBack = 2000;
constexpr rooms::Millis kServerIsBack = 2000;
}  // namespace

rooms::Refusal refusal_of(std::string_view code, int status, Message message,
                          std::vector<Word> words, std::string field) {
  return {.code = code,
          .status = status,
          .error = {message, std::move(words), Place{.field = std::move(field)}}};
}

rooms::Refusal refusal_until(std::string_view code, int status, Message message,
                             rooms::Millis retry_after) {
  rooms::Refusal refusal = refusal_of(code, status, message);
  refusal.retry_after = retry_after;
  return refusal;
}

rooms::Refusal malformed(Error error) {
  return {.code = "malformed", .status = 400, .error = std::move(error)};
}

rooms::Refusal no_such_room() {
  return refusal_of("not_found", 404, messages::live_no_such_room, {}, "room");
}

rooms::Refusal unavailable() {
  return refusal_until("unavailable", 503, messages::live_unavailable, kStoreIsBack);
}

rooms::Refusal closing() {
  return refusal_until("closing", 503, messages::live_closing, kServerIsBack);
}

std::string json_text(std::string_view text) {
  return rooms::Json(text).dump(-1, ' ', false, rooms::Json::error_handler_t::replace);
}

std::string error_member(const rooms::Refusal& refusal, Language language,
                         std::string_view events) {
  const std::string& field = refusal.error.place.field;
  std::string text = R"("error":{"code":)" + json_text(refusal.code);
  text += R"(,"field":)" + (field.empty() ? "null" : json_text(field));
  text += R"(,"message":)" + json_text(refusal.error.sentence(language));
  text += R"(,"retry_after":)";
  text += refusal.retry_after ? std::to_string(*refusal.retry_after) : "null";
  text += '}';
  if (!events.empty()) text.append(R"(,"events":)").append(events);
  return text;
}

ApiAnswer answer_of(const rooms::Refusal& refusal, Language language, std::string_view events) {
  ApiAnswer answer{.status = refusal.status,
                   .body = '{' + error_member(refusal, language, events) + '}'};
  if (refusal.retry_after) answer.retry_after = std::chrono::milliseconds(*refusal.retry_after);
  return answer;
}

}  // namespace menagerie::server
