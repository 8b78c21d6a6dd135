#include "lab/proofs.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <limits>

#include "core/random.h"
#include "engine/expert.h"
#include "engine/table.h"
#include "lab/cases.h"
#include "lab/kept_proof.h"
#include "lab/statistics.h"
#include "messages/lab.h"

namespace menagerie::lab {

namespace {

constexpr const char* kTokan = "tokan";

struct ProofsPlan {
  std::vector<Case> cases;
  std::vector<std::uint64_t> deals;
  ProofBudget budget;
  std::uint64_t judge = 0;  // nodes of the analysis
};

ProofBudget read_budget(PlanReader& reader) {
  ProofBudget budget;
  budget.seconds = static_cast<double>(reader.number("seconds", 0, 10'000'000, 0));
  budget.nodes = reader.number("nodes", 0, kMostNodes, 0);
  budget.megabytes = reader.number("memory", 1, 8192, 512);
  if (budget.seconds == 0 && budget.nodes == 0) {
    reader.refuse("seconds", {messages::lab_plan_budget, {}, {}});
  }
  return budget;
}

std::string file_name(std::uint64_t deal, const OptionValues& options) {
  std::string name = fmt::format("deal-{}", deal);
  for (const auto& [option, value] : options) name += fmt::format("-{}-{}", option, value);
  return name;
}

Json result_json(const ProofResult& proof) {
  Json json;
  json["result"] = proof.result ? Json(*proof.result) : Json();
  json["move"] = proof.move;
  json["nodes"] = proof.nodes;
  json["progress"] = proof.progress;
  return json;
}

// What the analysis tells the side on turn, without a proof of its own where nodes are few.
Json judged(Expert& expert, const Table& table, std::uint64_t nodes) {
  const Opinion opinion = expert.analyse(table, {}, Patience(Limits{.nodes = nodes}));
  return {{"chance", opinion.value[table.node().seat.index]},
          {"exact", opinion.exact},
          {"move", opinion.policy.empty() ? "" : opinion.policy.front().action}};
}

class ProofsWorker final : public TaskWorker {
 public:
  explicit ProofsWorker(const ProofsPlan& plan) : plan_(plan) {}

  Result<std::optional<Json>> run(std::uint64_t task, const Surroundings& surroundings) override {
    const std::size_t number = task / plan_.deals.size();
    const std::uint64_t deal = plan_.deals[task % plan_.deals.size()];
    const OptionValues& options = plan_.cases[number].options;
    Generator random(deal);
    const Result<Table> table = Table::start(kTokan, options, random, deal);
    if (!table) return fail(table.error());
    const Result<std::optional<ProofResult>> proof =
        prove(options, table->position(), plan_.budget,
              {surroundings.folder, file_name(deal, options), surroundings.stopped,
               surroundings.between_checkpoints});
    if (!proof) return fail(proof.error());
    if (!*proof) return std::nullopt;
    Json json = {
        {"case", number}, {"deal", deal}, {"beginner", table->seat_name(table->node().seat)}};
    json.update(result_json(**proof));
    json["seconds"] = std::round((*proof)->seconds);
    if (plan_.judge > 0) {
      Expert expert(*table);
      json["judged"] = judged(expert, *table, plan_.judge);
    }
    return json;
  }

 private:
  const ProofsPlan& plan_;
};

// Proven parts of a whole, the open ones as what is not known.
struct Bounds {
  int all = 0;
  int open = 0;
  int won = 0;
  int drawn = 0;
  int lost = 0;

  void add(const Json& result) {
    ++all;
    if (result.is_null()) {
      ++open;
      return;
    }
    const int value = result.get<int>();
    ++(value > 0 ? won : value == 0 ? drawn : lost);
  }
  // Between all open ones being something else and all being this.
  [[nodiscard]] Estimate share(int part) const {
    const double n = std::max(all, 1);
    const int proven = all - open;
    return {part / n, proven == 0 ? 0 : static_cast<double>(part) / proven, (part + open) / n};
  }
};

class ProofsExperiment final : public Experiment {
 public:
  explicit ProofsExperiment(ProofsPlan plan) : plan_(std::move(plan)) {}

  [[nodiscard]] std::uint64_t tasks() const override {
    return plan_.cases.size() * plan_.deals.size();
  }
  [[nodiscard]] std::unique_ptr<TaskWorker> worker() const override {
    return std::make_unique<ProofsWorker>(plan_);
  }
  [[nodiscard]] Report report(const std::vector<Json>& results) const override {
    ReportTable deals{"deals",
                      {"case", "deal", "beginner", "result", "move", "processor seconds",
                       "judged chance", "judged move"},
                      {}};
    ReportTable shares{"beginner",
                       {"case", "deals", "open", "wins, bounds", "draws, bounds", "loses, bounds"},
                       {}};
    Plot plot{"beginner",
              "Tokan: what the beginner gets in proven deals",
              "share of deals, bounds",
              {},
              {}};
    std::vector<Bounds> bounds(plan_.cases.size());
    for (const Json& line : results) {
      const auto number = line["case"].get<std::size_t>();
      if (number >= bounds.size()) continue;
      bounds[number].add(line["result"]);
      const bool has_judged = line.contains("judged");
      deals.rows.push_back({name_of(plan_.cases[number]), line["deal"], line["beginner"],
                            result_word(line["result"]), line["move"], line["seconds"],
                            has_judged ? line["judged"]["chance"] : Json(),
                            has_judged ? line["judged"]["move"] : Json()});
    }
    for (std::size_t i = 0; i < bounds.size(); ++i) {
      const Bounds& one = bounds[i];
      if (one.all == 0) continue;
      const std::string name = name_of(plan_.cases[i]);
      shares.rows.push_back({name, one.all, one.open, cell(one.share(one.won)),
                             cell(one.share(one.drawn)), cell(one.share(one.lost))});
      plot.rows.push_back({name + ", wins", one.share(one.won)});
      plot.rows.push_back({name + ", draws", one.share(one.drawn)});
      plot.rows.push_back({name + ", loses", one.share(one.lost)});
    }
    return {{std::move(shares), std::move(deals)}, {std::move(plot)}};
  }

 private:
  [[nodiscard]] static std::string result_word(const Json& result) {
    if (result.is_null()) return "open";
    const int value = result.get<int>();
    return value > 0 ? "wins" : value == 0 ? "draws" : "loses";
  }

  ProofsPlan plan_;
};

// Agreement -------------------------------------------------------------------------------------

struct AgreementPlan {
  OptionValues options;
  std::vector<std::uint64_t> deals;
  std::uint64_t plies = 0;
  std::vector<std::uint64_t> judges;  // nodes
  std::vector<Contender> levels;
  ProofBudget budget;
};

class AgreementWorker final : public TaskWorker {
 public:
  explicit AgreementWorker(const AgreementPlan& plan) : plan_(plan) {}

  Result<std::optional<Json>> run(std::uint64_t task, const Surroundings& surroundings) override {
    const std::uint64_t deal = plan_.deals[task];
    Generator random(deal);
    Result<Table> table = Table::start(kTokan, plan_.options, random, deal);
    if (!table) return fail(table.error());
    for (std::uint64_t ply = 0; ply < plan_.plies && table->node().turn != Turn::over; ++ply) {
      if (!table->act(table->random_action(random))) break;
    }
    Json json = {{"deal", deal}};
    if (table->node().turn == Turn::over) {
      json["over"] = true;
      return json;
    }
    const Result<std::optional<int>> truth = value_of(*table, surroundings);
    if (!truth) return fail(truth.error());
    if (surroundings.stopped()) return std::nullopt;
    json["result"] = *truth ? Json(**truth) : Json();
    if (!*truth) return json;
    Expert expert(*table);
    for (const std::uint64_t nodes : plan_.judges) {
      json["judged"][std::to_string(nodes)] = judged(expert, *table, nodes)["chance"];
    }
    for (const Contender& level : plan_.levels) {
      Generator thoughts(deal);
      const std::string action = expert.choose(*table, level, thoughts, Patience(Limits{}));
      const Result<Json> kept = keeps(*table, action, **truth, surroundings);
      if (!kept) return fail(kept.error());
      if (surroundings.stopped()) return std::nullopt;
      json["kept"][contender_text(level)] = *kept;
    }
    return json;
  }

 private:
  // For the side on turn; nothing where it is open.
  [[nodiscard]] Result<std::optional<int>> value_of(const Table& table,
                                                    const Surroundings& surroundings) const {
    ProofKeeping keeping;
    keeping.stopped = surroundings.stopped;
    const auto proof = prove(plan_.options, table.position(), plan_.budget, keeping);
    if (!proof) return fail(proof.error());
    return *proof ? (*proof)->result : std::nullopt;
  }

  // Whether the action keeps what the position is worth; null where that is open.
  [[nodiscard]] Result<Json> keeps(const Table& table, const std::string& action, int truth,
                                   const Surroundings& surroundings) const {
    if (truth < 0) return Json(true);
    Result<Table> after = Table::at(kTokan, plan_.options, table.position());
    if (!after) return fail(after.error());
    if (const Result<void> done = after->act(action); !done) return fail(done.error());
    const Seat mover = table.node().seat;
    int worth = 0;
    if (after->node().turn == Turn::over) {
      const Standing standing = after->standing();
      worth = !standing.winner ? 0 : *standing.winner == mover ? 1 : -1;
    } else {
      const Result<std::optional<int>> found = value_of(*after, surroundings);
      if (!found) return fail(found.error());
      if (!*found) return Json();
      worth = after->node().seat == mover ? **found : -**found;
    }
    return Json(worth >= truth);
  }

  const AgreementPlan& plan_;
};

class AgreementExperiment final : public Experiment {
 public:
  explicit AgreementExperiment(AgreementPlan plan) : plan_(std::move(plan)) {}

  [[nodiscard]] std::uint64_t tasks() const override { return plan_.deals.size(); }
  [[nodiscard]] std::unique_ptr<TaskWorker> worker() const override {
    return std::make_unique<AgreementWorker>(plan_);
  }
  [[nodiscard]] Report report(const std::vector<Json>& results) const override {
    Report report;
    int open = 0;
    int proven = 0;
    for (const Json& line : results) {
      if (line.contains("over")) continue;
      ++(line["result"].is_null() ? open : proven);
    }
    report.tables.push_back({"positions", {"proven", "open"}, {{proven, open}}});
    add_judged(results, report);
    add_levels(results, report);
    return report;
  }

 private:
  static constexpr std::size_t kBins = 5;

  // What was told, and what is true: 1 for a win of the side on turn, a half for a draw.
  void add_judged(const std::vector<Json>& results, Report& report) const {
    ReportTable table{"judged", {"nodes", "told", "positions", "mean told", "true"}, {}};
    ReportTable sides{"right side", {"nodes", "positions", "right side", "mean square error"}, {}};
    Plot plot{"judged", "Tokan: judged chances against proofs", "true share of the points", {}, {}};
    for (const std::uint64_t nodes : plan_.judges) {
      const std::string name = std::to_string(nodes);
      std::array<Tally, kBins> truth;
      std::array<Mean, kBins> told;
      Tally right;
      Mean square;
      for (const Json& line : results) {
        if (!line.contains("judged")) continue;
        const double chance = line["judged"][name].get<double>();
        const double value = (line["result"].get<double>() + 1) / 2;
        const auto bin = std::min(static_cast<std::size_t>(chance * kBins), kBins - 1);
        truth[bin].add(value);
        told[bin].add(chance);
        square.add((chance - value) * (chance - value));
        if (value != 0.5) right.add((chance > 0.5) == (value > 0.5) ? 1 : 0);
      }
      for (std::size_t bin = 0; bin < kBins; ++bin) {
        if (truth[bin].rounds() == 0) continue;
        const std::string range = fmt::format("{:.1f}-{:.1f}", static_cast<double>(bin) / kBins,
                                              static_cast<double>(bin + 1) / kBins);
        table.rows.push_back(
            {name, range, truth[bin].rounds(), told[bin].mean(), cell(truth[bin].share())});
        plot.rows.push_back({fmt::format("{} nodes, told {}", name, range), truth[bin].share()});
      }
      sides.rows.push_back({name, square.count(), cell(right.share()), cell(square.estimate())});
    }
    report.tables.push_back(std::move(sides));
    report.tables.push_back(std::move(table));
    report.plots.push_back(std::move(plot));
  }

  // Positions that are lost anyway tell nothing.
  void add_levels(const std::vector<Json>& results, Report& report) const {
    ReportTable table{"levels", {"level", "positions", "keeps the result"}, {}};
    Plot plot{"levels",
              "Tokan: how often a level keeps a won or drawn position",
              "share of positions",
              {},
              {}};
    for (const Contender& level : plan_.levels) {
      const std::string name = contender_text(level);
      Tally kept;
      for (const Json& line : results) {
        if (!line.contains("kept") || line["result"].get<int>() < 0) continue;
        const Json& one = line["kept"][name];
        if (one.is_boolean()) kept.add(one.get<bool>() ? 1 : 0);
      }
      if (kept.rounds() == 0) continue;
      table.rows.push_back({name, kept.rounds(), cell(kept.share())});
      plot.rows.push_back({"level " + name, kept.share()});
    }
    report.tables.push_back(std::move(table));
    report.plots.push_back(std::move(plot));
  }

  AgreementPlan plan_;
};

constexpr std::uint64_t kAnySeed = std::numeric_limits<std::uint64_t>::max();

}  // namespace

std::unique_ptr<Experiment> proofs_experiment(PlanReader& reader) {
  ProofsPlan plan;
  plan.cases = read_cases(reader, kTokan);
  plan.deals = reader.numbers("deals", 0, kAnySeed);
  plan.budget = read_budget(reader);
  plan.judge = reader.number("judge", 0, kMostNodes, 0);
  for (const Case& one : plan.cases) {
    const auto setup = one.options.find("setup");
    if (setup == one.options.end() || setup->second != "lay") continue;
    reader.refuse("option.setup", {messages::lab_plan_dealt, {}, {}});
  }
  if (plan.cases.size() * plan.deals.size() > kMostTasks) {
    reader.refuse("deals", {messages::lab_plan_tasks, {std::to_string(kMostTasks)}, {}});
  }
  if (reader.refused()) return nullptr;
  return std::make_unique<ProofsExperiment>(std::move(plan));
}

std::unique_ptr<Experiment> agreement_experiment(PlanReader& reader) {
  AgreementPlan plan;
  const std::vector<Case> cases = read_cases(reader, kTokan);
  plan.options = cases.front().options;
  if (cases.size() > 1) reader.refuse("deals", {messages::lab_plan_one, {}, {}});
  if (const auto setup = plan.options.find("setup");
      setup != plan.options.end() && setup->second == "lay") {
    reader.refuse("option.setup", {messages::lab_plan_dealt, {}, {}});
  }
  plan.deals = reader.numbers("deals", 0, kAnySeed);
  plan.plies = reader.number("plies", 0, 100);
  plan.judges = reader.numbers("judge", 1, kMostNodes, 20'000);
  plan.levels = read_contenders(reader, "levels", kTokan);
  plan.budget = read_budget(reader);
  if (reader.refused()) return nullptr;
  return std::make_unique<AgreementExperiment>(std::move(plan));
}

}  // namespace menagerie::lab
