#include "engine/opinion_json.h"

#include <string>

namespace menagerie {

using Json = nlohmann::ordered_json;

Json by_seat_json(const Table& table, const std::vector<double>& values) {
  Json json = Json::object();
  for (std::size_t i = 0; i < values.size(); ++i) {
    json[std::string(table.seat_name(Seat{static_cast<std::uint8_t>(i)}))] = values[i];
  }
  return json;
}

Json opinion_json(const Table& table, const Opinion& opinion, std::uint64_t ms) {
  Json policy = Json::array();
  for (const Advice& advice : opinion.policy) {
    policy.push_back(
        {{"action", advice.action}, {"probability", advice.probability}, {"value", advice.value}});
  }
  return {{"value", by_seat_json(table, opinion.value)},
          {"exact", opinion.exact},
          {"policy", policy},
          {"pv", opinion.pv},
          {"depth", opinion.depth},
          {"nodes", opinion.nodes},
          {"ms", ms}};
}

}  // namespace menagerie
