#include "server/net/api_refusal.h"

#include <nlohmann/json.hpp>

namespace menagerie::server {

ApiAnswer api_refusal(int status, std::string_view code, Message message, Language language,
                      std::optional<std::chrono::milliseconds> retry_after) {
  nlohmann::ordered_json error = {{"code", code},
                                  {"field", nullptr},
                                  {"message", say(message, {}, language)},
                                  {"retry_after", nullptr}};
  if (retry_after) error["retry_after"] = retry_after->count();
  return {status, nlohmann::ordered_json{{"error", std::move(error)}}.dump(), retry_after};
}

}  // namespace menagerie::server
