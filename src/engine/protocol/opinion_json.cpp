#include "engine/protocol/opinion_json.h"

#include <algorithm>
#include <string>

#include "engine/protocol/view_json.h"

namespace menagerie {

using Json = nlohmann::ordered_json;

Json by_seat_json(const Table& table, const std::vector<double>& values) {
  Json json = Json::object();
  for (std::size_t i = 0; i < values.size(); ++i) {
    json[std::string(table.seat_name(Seat{static_cast<std::uint8_t>(i)}))] = values[i];
  }
  return json;
}

namespace {

// Averages of chances may miss 0 and 1 by a rounding; a client may rely on the bounds.
double chance(double value) {
  return std::clamp(value, 0.0, 1.0);
}

Json chances_json(const Table& table, std::vector<double> values) {
  for (double& value : values) value = chance(value);
  return by_seat_json(table, values);
}

Json plan_json(const Table& table, const Plan& plan) {
  Json reasons = Json::array();
  for (const Plan::Reason& one : plan.reasons) {
    Json reason = {{"kind", one.kind}};
    if (one.seat) reason["seat"] = table.seat_name(*one.seat);
    if (one.count > 0) reason["count"] = one.count;
    reasons.push_back(reason);
  }
  return {{"actions", plan.actions}, {"reasons", reasons}};
}

}  // namespace

Json opinion_json(const Table& table, const Opinion& opinion, std::uint64_t ms) {
  Json policy = Json::array();
  for (const Advice& advice : opinion.policy) {
    policy.push_back({{"action", advice.action},
                      {"probability", chance(advice.probability)},
                      {"value", chance(advice.value)}});
  }
  Json json = {{"value", chances_json(table, opinion.value)},
               {"exact", opinion.exact},
               {"policy", policy},
               {"pv", opinion.pv},
               {"depth", opinion.depth},
               {"nodes", opinion.nodes},
               {"ms", ms}};
  if (opinion.plan) json["plan"] = plan_json(table, *opinion.plan);
  if (opinion.solved > 0) json["solved"] = opinion.solved;
  return json;
}

namespace {

Json judgement_json(Judgement judgement) {
  switch (judgement) {
    case Judgement::slip:
      return "slip";
    case Judgement::mistake:
      return "mistake";
    case Judgement::blunder:
      return "blunder";
    case Judgement::none:
      break;
  }
  return nullptr;
}

Json judged_json(const Table& table, const JudgedAction& one) {
  Json json = {{"action", one.action},
               {"turn", turn_name(one.node.turn)},
               {"seat", seat_json(table, one.node)},
               {"before", chances_json(table, one.before)},
               {"after", chances_json(table, one.after)},
               {"exact", one.exact}};
  if (one.node.turn == Turn::decision) {
    json["best"] = one.best;
    json["best_value"] = chance(one.best_value);
    json["cost"] = one.cost;
    json["judgement"] = judgement_json(one.judgement());
  }
  json["luck"] = by_seat_json(table, one.luck);
  return json;
}

Json turn_json(const Table& table, const JudgedTurn& one) {
  return {{"seat", table.seat_name(one.seat)},
          {"from", one.from},
          {"to", one.to},
          {"dice", one.dice},
          {"before", chances_json(table, one.before)},
          {"after", chances_json(table, one.after)},
          {"luck", by_seat_json(table, one.luck)},
          {"best", one.best},
          {"best_value", chance(one.best_value)},
          {"cost", one.cost},
          {"judgement", judgement_json(one.judgement())}};
}

Json summary_json(const Table& table, const std::vector<SeatSummary>& by_seat) {
  Json json = Json::object();
  for (std::size_t i = 0; i < by_seat.size(); ++i) {
    const SeatSummary& one = by_seat[i];
    json[std::string(table.seat_name(Seat{static_cast<std::uint8_t>(i)}))] = {
        {"choices", one.choices},   {"given", one.given},       {"slips", one.slips},
        {"mistakes", one.mistakes}, {"blunders", one.blunders}, {"events", one.events},
        {"luck", one.luck}};
  }
  return json;
}

Json foretelling_json(const Table& table, const std::vector<Foretelling>& by_seat) {
  Json json = Json::object();
  for (std::size_t i = 0; i < by_seat.size(); ++i) {
    const Foretelling& one = by_seat[i];
    const Json best = {{"predictor", one.best.predictor},
                       {"right", one.best.right},
                       {"gained", one.best.gained},
                       {"by_luck", one.best.by_luck}};
    json[std::string(table.seat_name(Seat{static_cast<std::uint8_t>(i)}))] = {
        {"sides", one.sides},
        {"right", one.right},
        {"usual", one.usual},
        {"gained", one.gained},
        {"best", best}};
  }
  return json;
}

}  // namespace

Json review_json(const Table& table, const GameReview& review) {
  Json actions = Json::array();
  for (const JudgedAction& one : review.actions) actions.push_back(judged_json(table, one));
  Json json = {{"actions", actions}};
  if (review.turns) {
    json["turns"] = Json::array();
    for (const JudgedTurn& one : *review.turns) json["turns"].push_back(turn_json(table, one));
  }
  json["complete"] = review.complete;
  json["summary"] = summary_json(table, summary_of(review));
  json["result"] = chances_json(table, review.result);
  if (!review.hiding.empty()) {
    json["hiding"] = foretelling_json(table, review.hiding);
    json["blocking"] = foretelling_json(table, review.blocking);
  }
  return json;
}

}  // namespace menagerie
