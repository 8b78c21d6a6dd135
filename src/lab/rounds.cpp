#include "lab/rounds.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <limits>

#include "engine/match.h"
#include "lab/cases.h"
#include "lab/statistics.h"
#include "messages/lab.h"

namespace menagerie::lab {

namespace {

struct RoundsPlan {
  std::string game;
  std::vector<Case> cases;  // with two players each
  std::uint64_t rounds = 0;
  std::uint64_t seed = 0;
  Limits limits;
};

class RoundsWorker final : public TaskWorker {
 public:
  explicit RoundsWorker(const RoundsPlan& plan) : plan_(plan) {}

  Result<std::optional<Json>> run(std::uint64_t task, const Surroundings& surroundings) override {
    const std::uint64_t number = task / plan_.rounds;
    if (!player_ || number != case_) {
      const Case& one = plan_.cases[number];
      player_.emplace(MatchPlan{
          plan_.game, one.options, {one.players[0], one.players[1]}, plan_.limits, plan_.seed});
      case_ = number;
    }
    const std::optional<Round> round = player_->play(task % plan_.rounds, surroundings.stopped);
    if (!round) return std::nullopt;
    return Json{{"case", number},          {"wins", round->wins},     {"draws", round->draws},
                {"losses", round->losses}, {"points", round->points}, {"actions", round->actions}};
  }

 private:
  const RoundsPlan& plan_;
  std::optional<MatchPlayer> player_;
  std::uint64_t case_ = 0;
};

// What the rounds of one case came to.
struct Rounds {
  Tally tally;
  int wins = 0;
  int draws = 0;
  int losses = 0;
  double points = 0;
  double squares = 0;  // of the points of single games
  Tally swept;         // rounds that one player won in every seat
  Tally seat;          // rounds that one seat won, whoever sat there
  Mean actions;

  [[nodiscard]] int games() const { return wins + draws + losses; }

  void add(const Json& line) {
    const int won = line["wins"].get<int>();
    const int drawn = line["draws"].get<int>();
    const int lost = line["losses"].get<int>();
    const int played = won + drawn + lost;
    if (played == 0) return;
    const double got = line["points"].get<double>();
    tally.add(got / played);
    wins += won;
    draws += drawn;
    losses += lost;
    points += got;
    const double a_draw = drawn == 0 ? 0 : (got - won) / drawn;
    squares += won + drawn * a_draw * a_draw;
    swept.add(won == played || lost == played ? 1 : 0);
    seat.add(played == 2 && won == 1 && lost == 1 ? 1 : 0);
    actions.add(line["actions"].get<double>() / played);
  }
};

class RoundsExperiment : public Experiment {
 public:
  explicit RoundsExperiment(RoundsPlan plan) : plan_(std::move(plan)) {}

  [[nodiscard]] std::uint64_t tasks() const override { return plan_.cases.size() * plan_.rounds; }
  [[nodiscard]] std::unique_ptr<TaskWorker> worker() const override {
    return std::make_unique<RoundsWorker>(plan_);
  }
  [[nodiscard]] Report report(const std::vector<Json>& results) const override {
    const std::vector<Rounds> cases = sorted(results);
    Report report;
    ReportTable table{
        "match", {"case", "rounds", "won", "drawn", "lost", "share", "rating", "actions"}, {}};
    Plot plot{"match", plan_.game, "share of the points", {}, 0.5};
    for (std::size_t i = 0; i < cases.size(); ++i) {
      const Rounds& one = cases[i];
      if (one.tally.rounds() == 0) continue;
      const std::string name = name_of(plan_.cases[i]);
      const int seats = seats_of(plan_.game, plan_.cases[i].options);
      if (seats != 2) plot.reference = 1.0 / seats;
      const Estimate share = one.tally.share();
      const Estimate rating = elo_of(share);
      const bool rated = seats == 2 && share.low > 0 && share.high < 1;
      table.rows.push_back({name, one.tally.rounds(), one.wins, one.draws, one.losses, cell(share),
                            rated ? cell(rating) : Json(), cell(one.actions.estimate())});
      plot.rows.push_back({name, share});
    }
    report.tables.push_back(std::move(table));
    report.plots.push_back(std::move(plot));
    return report;
  }

 protected:
  [[nodiscard]] const RoundsPlan& plan() const { return plan_; }
  [[nodiscard]] std::vector<Rounds> sorted(const std::vector<Json>& results) const {
    std::vector<Rounds> cases(plan_.cases.size());
    for (const Json& line : results) {
      const auto number = line.value("case", std::size_t{0});
      if (number < cases.size()) cases[number].add(line);
    }
    return cases;
  }

 private:
  RoundsPlan plan_;
};

// Every pair of levels, equal ones included, as often as any other. The result of a single game
// varies from game to game; the part of that which the pairing explains is skill, the rest is
// chance: dice, deals, seats and whims.
class LuckExperiment final : public RoundsExperiment {
 public:
  using RoundsExperiment::RoundsExperiment;

  [[nodiscard]] Report report(const std::vector<Json>& results) const override {
    Report report = RoundsExperiment::report(results);
    const std::vector<Rounds> cases = sorted(results);
    ReportTable pairs{"pairs", {"case", "share", "same player", "same seat"}, {}};
    for (std::size_t i = 0; i < cases.size(); ++i) {
      if (cases[i].tally.rounds() == 0) continue;
      pairs.rows.push_back({name_of(plan().cases[i]), cell(cases[i].tally.share()),
                            cell(cases[i].swept.share()), cell(cases[i].seat.share())});
    }
    report.tables.push_back(std::move(pairs));
    const Estimate skill = skill_share(cases);
    ReportTable luck{"luck", {"skill", "luck"}, {}};
    luck.rows.push_back({cell(skill), cell({1 - skill.high, 1 - skill.value, 1 - skill.low})});
    report.tables.push_back(std::move(luck));
    return report;
  }

 private:
  // The share of the variance of a single game's points that the pairing explains. A pair stands
  // for both orders, so the mean of all is a half. The means of few rounds vary by themselves; that
  // part is taken off. The interval is the jackknife's, over pairs.
  [[nodiscard]] static double skill_without(const std::vector<Rounds>& cases,
                                            std::size_t left_out) {
    double between = 0;
    double total = 0;
    double count = 0;
    for (std::size_t i = 0; i < cases.size(); ++i) {
      const Rounds& one = cases[i];
      const auto rounds = static_cast<double>(one.tally.rounds());
      if (i == left_out || rounds < 2) continue;
      const double mean = one.points / one.games() - 0.5;
      between += mean * mean - one.tally.variance() / rounds;
      total += one.squares / one.games() - one.points / one.games() + 0.25;
      ++count;
    }
    return count == 0 || total <= 0 ? 0 : std::clamp(between / total, 0.0, 1.0);
  }
  [[nodiscard]] static Estimate skill_share(const std::vector<Rounds>& cases) {
    const double all = skill_without(cases, cases.size());
    const auto n = static_cast<double>(cases.size());
    double sum = 0;
    for (std::size_t i = 0; i < cases.size(); ++i) {
      const double difference = skill_without(cases, i) - all;
      sum += difference * difference;
    }
    const double margin = kDeviations * std::sqrt(sum * (n - 1) / n);
    return {std::max(0.0, all - margin), all, std::min(1.0, all + margin)};
  }
};

RoundsPlan read_rounds(PlanReader& reader) {
  RoundsPlan plan;
  plan.game = read_game(reader);
  plan.cases = reader.refused() ? std::vector<Case>{Case{}} : read_cases(reader, plan.game);
  plan.rounds = reader.number("rounds", 1, kMostTasks);
  plan.seed = reader.number("seed", 0, std::numeric_limits<std::uint64_t>::max(), 1);
  plan.limits.nodes = reader.number("nodes", 0, kMostNodes, 0);
  return plan;
}

std::vector<Case> with_pairs(PlanReader& reader, const RoundsPlan& plan,
                             const std::vector<std::vector<Contender>>& pairs) {
  if (plan.cases.size() * pairs.size() > kMostCases) {
    refuse_too_many(reader, "levels");
    return {};
  }
  std::vector<Case> cases;
  for (const Case& one : plan.cases) {
    for (const std::vector<Contender>& pair : pairs) {
      cases.push_back(one);
      cases.back().players = pair;
    }
  }
  if (cases.size() * plan.rounds > kMostTasks) {
    reader.refuse("rounds", {messages::lab_plan_tasks, {std::to_string(kMostTasks)}, {}});
  }
  return cases;
}

}  // namespace

std::unique_ptr<Experiment> match_experiment(PlanReader& reader) {
  RoundsPlan plan = read_rounds(reader);
  if (reader.refused()) return nullptr;
  const std::vector<Contender> players = read_contenders(reader, "players", plan.game);
  if (players.size() != 2) reader.refuse("players", {messages::lab_plan_two, {}, {}});
  plan.cases = with_pairs(reader, plan, {players});
  if (reader.refused()) return nullptr;
  return std::make_unique<RoundsExperiment>(std::move(plan));
}

std::unique_ptr<Experiment> luck_experiment(PlanReader& reader) {
  RoundsPlan plan = read_rounds(reader);
  if (reader.refused()) return nullptr;
  const std::vector<Contender> levels = read_contenders(reader, "levels", plan.game);
  std::vector<std::vector<Contender>> pairs;
  for (std::size_t i = 0; i < levels.size() && pairs.size() <= kMostCases; ++i) {
    for (std::size_t j = 0; j <= i; ++j) pairs.push_back({levels[i], levels[j]});
  }
  plan.cases = with_pairs(reader, plan, pairs);
  for (const Case& one : plan.cases) {
    if (seats_of(plan.game, one.options) == 2) continue;
    reader.refuse("levels", {messages::lab_plan_two_seats, {}, {}});
    break;
  }
  if (reader.refused()) return nullptr;
  return std::make_unique<LuckExperiment>(std::move(plan));
}

}  // namespace menagerie::lab
