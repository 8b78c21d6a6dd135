#include "lab/balance.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <limits>
#include <map>

#include "core/hash.h"
#include "engine/game_entry.h"
#include "engine/seated_game.h"
#include "lab/cases.h"
#include "lab/game_trace.h"
#include "lab/statistics.h"
#include "messages/lab.h"

namespace menagerie::lab {

namespace {

struct BalancePlan {
  std::string game;
  std::vector<Case> cases;  // with one player each, who has every seat
  std::uint64_t games = 0;
  std::uint64_t seed = 0;
  Limits limits;
};

class BalanceWorker final : public TaskWorker {
 public:
  explicit BalanceWorker(const BalancePlan& plan)
      : plan_(plan), expert_(*find_entry(plan.game).value()) {}

  Result<std::optional<Json>> run(std::uint64_t task, const Surroundings& surroundings) override {
    const std::uint64_t number = task / plan_.games;
    const std::uint64_t game = task % plan_.games;
    const Case& one = plan_.cases[number];
    Generator start(random_word(plan_.seed, 3 * game));
    Generator dice(random_word(plan_.seed, 3 * game + 1));
    Generator thoughts(random_word(plan_.seed, 3 * game + 2));
    Result<Table> table = Table::start(plan_.game, one.options, start);
    if (!table) return fail(table.error());
    const Seat beginner = table->node().seat;
    const bool decides = table->node().turn == Turn::decision;
    GameTrace trace(*table);
    const SeatedGame seated{.seated = [&](Seat) { return Seated{one.players.data(), &expert_}; },
                            .limits = plan_.limits,
                            .stopped = surroundings.stopped,
                            .seen = [&](const Node& node, const std::string& action,
                                        double) { trace.see(node, action); }};
    if (!play_to_the_end(*table, seated, dice, thoughts)) return std::nullopt;
    Json json = {{"case", number}, {"game", game}};
    json["beginner"] = decides ? table->seat_name(beginner) : table->seat_name(Seat{0});
    json.update(trace.json());
    return json;
  }

 private:
  const BalancePlan& plan_;
  Expert expert_;
};

// What the games of one case came to. Seats are counted from whoever began.
struct Balance {
  std::vector<std::string> names;  // of seats
  std::vector<Tally> seats;        // by place after the beginner
  Tally draws;
  Mean beginners_margin;        // in the game's own points, of two at a table without dice
  std::vector<double> margins;  // of winners
  std::map<std::string, Tally> ends;
  Mean turns;
  std::vector<double> lengths;
  std::vector<double> quiets;  // the longest of each game
  Mean winners_exchanges;      // of the turns in which one was possible
  Mean losers_exchanges;
  Tally strikers;                             // whoever struck first won
  std::map<std::uint64_t, double> beginners;  // what the beginner got, by game

  void add(const Json& line, const std::vector<std::string>& every_end) {
    const auto scores = line["scores"].get<std::vector<int>>();
    const auto winner = line["winner"].get<std::string>();
    const auto beginner = static_cast<std::size_t>(
        std::ranges::find(names, line["beginner"].get<std::string>()) - names.begin());
    if (scores.size() != seats.size() || beginner >= seats.size()) return;
    const int most = std::ranges::max(scores);
    const auto sharers = static_cast<double>(std::ranges::count(scores, most));
    for (std::size_t place = 0; place < seats.size(); ++place) {
      const std::size_t seat = (beginner + place) % seats.size();
      double points = winner == names[seat] ? 1 : 0;
      if (winner == "draw" && scores[seat] == most) points = 1 / sharers;
      seats[place].add(points);
      if (place == 0) beginners[line["game"].get<std::uint64_t>()] = points;
      add_exchanges(line, seat, winner);
    }
    draws.add(winner == "draw" ? 1 : 0);
    if (scores.size() == 2 && !line.contains("quiet")) {
      beginners_margin.add(scores[beginner] - scores[1 - beginner]);
      if (winner != "draw") margins.push_back(std::abs(scores[0] - scores[1]));
    }
    for (const std::string& end : every_end) ends[end].add(line["end"] == end ? 1 : 0);
    turns.add(line["turns"].get<double>());
    lengths.push_back(line["turns"].get<double>());
    if (line.contains("quiet")) quiets.push_back(line["quiet"].get<double>());
    if (line.contains("first_strike") && line["first_strike"].is_string() && winner != "draw") {
      strikers.add(line["first_strike"] == winner ? 1 : 0);
    }
  }

 private:
  void add_exchanges(const Json& line, std::size_t seat, const std::string& winner) {
    if (!line.contains("exchanged") || winner == "draw") return;
    const double could = line["could_exchange"][seat].get<double>();
    if (could == 0) return;
    Mean& mean = winner == names[seat] ? winners_exchanges : losers_exchanges;
    mean.add(line["exchanged"][seat].get<double>() / could);
  }
};

class BalanceExperiment : public Experiment {
 public:
  explicit BalanceExperiment(BalancePlan plan) : plan_(std::move(plan)) {}

  [[nodiscard]] std::uint64_t tasks() const override { return plan_.cases.size() * plan_.games; }
  [[nodiscard]] std::unique_ptr<TaskWorker> worker() const override {
    return std::make_unique<BalanceWorker>(plan_);
  }
  [[nodiscard]] Report report(const std::vector<Json>& results) const override {
    const std::vector<Balance> cases = sorted(results);
    Report report;
    ReportTable seats{"seats", {"case", "games", "place", "share"}, {}};
    ReportTable lengths{
        "lengths", {"case", "turns", "median", "9 of 10 below", "longest", "draws"}, {}};
    ReportTable margins{
        "margins",
        {"case", "beginner's margin", "winner's margin, median", "9 of 10 below", "largest"},
        {}};
    ReportTable ends{"ends", {"case", "end", "share"}, {}};
    ReportTable quiet{
        "quiet",
        {"case", "longest quiet, median", "9 of 10 below", "99 of 100 below", "longest"},
        {}};
    ReportTable manner{
        "manner", {"case", "first striker wins", "winners exchange", "losers exchange"}, {}};
    Plot chances{"seats", plan_.game + ": chances by place", "share of the points", {}, {}};
    Plot turns{"lengths", plan_.game + ": length", "turns", {}, {}};
    for (std::size_t i = 0; i < cases.size(); ++i) {
      const Balance& one = cases[i];
      const std::string name = name_of(plan_.cases[i]);
      if (one.turns.count() == 0) continue;
      for (std::size_t place = 0; place < one.seats.size(); ++place) {
        const Estimate share = one.seats[place].share();
        seats.rows.push_back({name, one.turns.count(), place + 1, cell(share)});
        chances.rows.push_back({fmt::format("{}, place {}", name, place + 1), share});
      }
      lengths.rows.push_back({name, cell(one.turns.estimate()), quantile(one.lengths, 0.5),
                              quantile(one.lengths, 0.9), quantile(one.lengths, 1),
                              cell(one.draws.share())});
      turns.rows.push_back({name, one.turns.estimate()});
      if (one.beginners_margin.count() > 0) {
        margins.rows.push_back({name, cell(one.beginners_margin.estimate()),
                                quantile(one.margins, 0.5), quantile(one.margins, 0.9),
                                quantile(one.margins, 1)});
      }
      for (const auto& [end, tally] : one.ends) {
        ends.rows.push_back({name, end, cell(tally.share())});
      }
      if (one.quiets.empty()) continue;
      quiet.rows.push_back({name, quantile(one.quiets, 0.5), quantile(one.quiets, 0.9),
                            quantile(one.quiets, 0.99), quantile(one.quiets, 1)});
      manner.rows.push_back({name, cell(one.strikers.share()),
                             cell(one.winners_exchanges.estimate()),
                             cell(one.losers_exchanges.estimate())});
    }
    report.tables = {std::move(seats), std::move(lengths), std::move(ends)};
    if (!margins.rows.empty()) report.tables.push_back(std::move(margins));
    if (!quiet.rows.empty()) report.tables.push_back(std::move(quiet));
    if (!manner.rows.empty()) report.tables.push_back(std::move(manner));
    report.plots = {std::move(chances), std::move(turns)};
    return report;
  }

 protected:
  [[nodiscard]] const BalancePlan& plan() const { return plan_; }
  [[nodiscard]] std::vector<Balance> sorted(const std::vector<Json>& results) const {
    std::vector<std::string> every_end;
    for (const Json& line : results) {
      const std::string end = line.value("end", "");
      if (std::ranges::find(every_end, end) == every_end.end()) every_end.push_back(end);
    }
    const GameInfo info = find_game(plan_.game).value();
    std::vector<Balance> cases(plan_.cases.size());
    for (std::size_t i = 0; i < cases.size(); ++i) {
      const auto seats = static_cast<std::size_t>(seats_of(plan_.game, plan_.cases[i].options));
      cases[i].seats.resize(seats);
      for (std::size_t seat = 0; seat < seats; ++seat) {
        cases[i].names.emplace_back(info.seat_names[seat]);
      }
    }
    for (const Json& line : results) {
      const auto number = line.value("case", std::size_t{0});
      if (number < cases.size()) cases[number].add(line, every_end);
    }
    return cases;
  }

 private:
  BalancePlan plan_;
};

// The first case is the one that the others are compared with.
class OptionsExperiment final : public BalanceExperiment {
 public:
  using BalanceExperiment::BalanceExperiment;

  [[nodiscard]] Report report(const std::vector<Json>& results) const override {
    Report report = BalanceExperiment::report(results);
    const std::vector<Balance> cases = sorted(results);
    ReportTable effects{"effects", {"case", "games", "beginner", "turns"}, {}};
    Plot plot{"effects",
              plan().game + ": what a change does to the beginner",
              "difference of the beginner's share",
              {},
              0};
    for (std::size_t i = 1; i < cases.size(); ++i) {
      const Mean beginner = difference(cases[0], cases[i]);
      if (beginner.count() == 0) continue;
      const std::string name = name_of(plan().cases[i]);
      const Estimate before = cases[0].turns.estimate();
      const Estimate after = cases[i].turns.estimate();
      const double margin = std::hypot(before.high - before.value, after.high - after.value);
      const double longer = after.value - before.value;
      effects.rows.push_back({name, beginner.count(), cell(beginner.estimate()),
                              cell({longer - margin, longer, longer + margin})});
      plot.rows.push_back({name, beginner.estimate()});
    }
    report.tables.insert(report.tables.begin(), std::move(effects));
    report.plots.insert(report.plots.begin(), std::move(plot));
    return report;
  }

 private:
  // Game by game, because they begin alike.
  [[nodiscard]] static Mean difference(const Balance& base, const Balance& other) {
    Mean mean;
    for (const auto& [game, points] : other.beginners) {
      const auto before = base.beginners.find(game);
      if (before != base.beginners.end()) mean.add(points - before->second);
    }
    return mean;
  }
};

BalancePlan read_balance(PlanReader& reader) {
  BalancePlan plan;
  plan.game = read_game(reader);
  plan.cases = reader.refused() ? std::vector<Case>{Case{}} : read_cases(reader, plan.game);
  plan.games = reader.number("games", 1, kMostTasks);
  plan.seed = reader.number("seed", 0, std::numeric_limits<std::uint64_t>::max(), 1);
  plan.limits.nodes = reader.number("nodes", 0, kMostNodes, 0);
  return plan;
}

void check_size(PlanReader& reader, const BalancePlan& plan) {
  if (plan.cases.size() * plan.games <= kMostTasks) return;
  reader.refuse("games", {messages::lab_plan_tasks, {std::to_string(kMostTasks)}, {}});
}

// Every value of every option but the standard, as far as they are words and for tables.
std::vector<std::string> all_changes(const GameInfo& info) {
  std::vector<std::string> changes;
  for (const OptionSpec& spec : info.options) {
    if (spec.for_study) continue;
    for (const std::string_view value : spec.choices) {
      if (value != spec.standard) changes.push_back(fmt::format("{}={}", spec.name, value));
    }
  }
  return changes;
}

}  // namespace

std::unique_ptr<Experiment> balance_experiment(PlanReader& reader) {
  BalancePlan plan = read_balance(reader);
  if (reader.refused()) return nullptr;
  plan.cases = with_each(reader, plan.cases, read_contenders(reader, "levels", plan.game));
  check_size(reader, plan);
  if (reader.refused()) return nullptr;
  return std::make_unique<BalanceExperiment>(std::move(plan));
}

std::unique_ptr<Experiment> options_experiment(PlanReader& reader) {
  BalancePlan plan = read_balance(reader);
  if (reader.refused()) return nullptr;
  const GameInfo info = find_game(plan.game).value();
  const std::vector<Contender> levels = read_contenders(reader, "levels", plan.game);
  if (plan.cases.size() != 1 || levels.size() != 1) {
    reader.refuse("levels", {messages::lab_plan_one, {}, {}});
    return nullptr;
  }
  const Case base{plan.cases.front().options, levels};
  plan.cases = {base};
  std::vector<std::string> changes = reader.words("changes", "name=value …", "");
  if (changes.empty()) changes = all_changes(info);
  if (changes.size() >= kMostCases) {
    refuse_too_many(reader, "changes");
    return nullptr;
  }
  for (const std::string& change : changes) {
    const std::size_t equals = std::min(change.find('='), change.size());
    const std::string value = equals < change.size() ? change.substr(equals + 1) : "";
    Case one = base;
    one.options[change.substr(0, equals)] = value;
    const Result<OptionValues> fine = complete_options(info.options, one.options);
    if (!fine) reader.refuse("changes", fine.error());
    plan.cases.push_back(std::move(one));
  }
  check_size(reader, plan);
  if (reader.refused()) return nullptr;
  return std::make_unique<OptionsExperiment>(std::move(plan));
}

}  // namespace menagerie::lab
