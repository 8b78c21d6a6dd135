#include "lab/two_paths_exact.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>

#include "lab/two_paths_habits.h"
#include "messages/players_two_paths.h"

namespace menagerie::lab {

namespace {

using two_paths::Rules;
using two_paths::Solution;

// A task: the value of the game by these rules, or with a habit what that costs by them.
struct ExactTask {
  Rules rules;
  std::optional<Habit> habit;
};

Estimate exactly(double value) {
  return {value, value, value};
}

class ExactWorker final : public TaskWorker {
 public:
  explicit ExactWorker(const std::vector<ExactTask>& tasks) : tasks_(tasks) {}

  Result<std::optional<Json>> run(std::uint64_t number, const Surroundings& surroundings) override {
    const ExactTask& task = tasks_[number];
    if (!solution_ || solution_->rules() != task.rules) {
      bool stopped = false;
      solution_ = Solution::solve(task.rules, [&](double) {
        stopped = surroundings.stopped();
        return !stopped;
      });
      if (stopped) return std::nullopt;
      if (!solution_) return fail(messages::players_two_paths_no_memory);
    }
    Json json = {{"rows", task.rules.rows}, {"declined", task.rules.reward_may_be_declined}};
    if (!task.habit) {
      json["values"] = values();
      return json;
    }
    const std::optional<HabitCost> cost = cost_of(*task.habit, *solution_, surroundings.stopped);
    if (!cost) {
      if (surroundings.stopped()) return std::nullopt;
      return fail(messages::players_two_paths_no_memory);
    }
    json["habit"] = habit_names()[static_cast<std::size_t>(*task.habit)];
    json["value"] = cost->value;
    json["against_best"] = cost->against_best;
    json["against_reader"] = cost->against_reader;
    json["duels"] = cost->duels;
    json["swing"] = cost->swing;
    return json;
  }

 private:
  // The beginner's chance, with best line-ups and with every one of the other's.
  [[nodiscard]] Json values() const {
    using two_paths::kSouth;
    const auto start = two_paths::Position::lining_up(solution_->rules().rows, kSouth);
    double least = 1;
    double most = 0;
    two_paths::Position::Actions actions;
    start.legal(actions);
    for (const two_paths::Action first : actions) {
      two_paths::Position one = start;
      one.apply(first);
      for (const two_paths::Action second : actions) {
        two_paths::Position both = one;
        both.apply(second);
        const double chance = solution_->chance(both, kSouth);
        least = std::min(least, chance);
        most = std::max(most, chance);
      }
    }
    return {{"best", solution_->chance(start, kSouth)}, {"least", least}, {"most", most}};
  }

  const std::vector<ExactTask>& tasks_;
  std::optional<Solution> solution_;
};

std::string rules_name(const Json& line) {
  return fmt::format("{} rows{}", line["rows"].get<int>(),
                     line["declined"].get<bool>() ? ", reward may be declined" : "");
}

class ExactExperiment final : public Experiment {
 public:
  explicit ExactExperiment(std::vector<ExactTask> tasks) : tasks_(std::move(tasks)) {}

  [[nodiscard]] std::uint64_t tasks() const override { return tasks_.size(); }
  [[nodiscard]] std::unique_ptr<TaskWorker> worker() const override {
    return std::make_unique<ExactWorker>(tasks_);
  }
  [[nodiscard]] Report report(const std::vector<Json>& results) const override {
    ReportTable values{
        "values", {"rules", "beginner", "with the worst line-ups", "with the best line-ups"}, {}};
    ReportTable habits{"habits",
                       {"rules", "habit", "against best play", "costs", "against a reader",
                        "costs then", "duels", "swing of a duel"},
                       {}};
    Plot unread{
        "habits-best", "Two Paths: what habits cost against best play", "chance lost", {}, 0};
    Plot read{"habits-reader",
              "Two Paths: what habits cost against somebody who sees through them",
              "chance lost",
              {},
              0};
    for (const Json& line : results) {
      const std::string rules = rules_name(line);
      if (line.contains("values")) {
        const Json& v = line["values"];
        values.rows.push_back({rules, v["best"], v["least"], v["most"]});
        continue;
      }
      const auto habit = line["habit"].get<std::string>();
      const double value = line["value"].get<double>();
      const double best = line["against_best"].get<double>();
      const double reader = line["against_reader"].get<double>();
      habits.rows.push_back({rules, habit, best, rounded(value - best), reader,
                             rounded(value - reader), line["duels"], line["swing"]});
      const std::string label = fmt::format("{}, {}", habit, rules);
      unread.rows.push_back({label, exactly(rounded(value - best))});
      read.rows.push_back({label, exactly(rounded(value - reader))});
    }
    return {{std::move(values), std::move(habits)}, {std::move(unread), std::move(read)}};
  }

 private:
  // To what the sums are good for.
  [[nodiscard]] static double rounded(double value) {
    const double part = std::round(value * 1e6) / 1e6;
    return part == 0 ? 0 : part;
  }

  std::vector<ExactTask> tasks_;
};

}  // namespace

std::unique_ptr<Experiment> two_paths_exact_experiment(PlanReader& reader) {
  constexpr std::array<std::string_view, 2> kYesNo = {"no", "yes"};
  const std::vector<std::uint64_t> rows = reader.numbers("rows", 7, 8, 7);
  const std::vector<std::string> declined = reader.choices("declined", kYesNo, "no");
  const std::vector<std::string> habits = reader.choices("habits", habit_names(), "");
  std::vector<ExactTask> tasks;
  for (const std::uint64_t number : rows) {
    for (const std::string& yes : declined) {
      tasks.push_back({{static_cast<int>(number), yes == "yes"}, {}});
    }
    for (const std::string& habit : habits) {
      const auto found = std::ranges::find(habit_names(), habit);
      if (found == habit_names().end()) continue;
      tasks.push_back(
          {{static_cast<int>(number), false}, static_cast<Habit>(found - habit_names().begin())});
    }
  }
  if (reader.refused()) return nullptr;
  return std::make_unique<ExactExperiment>(std::move(tasks));
}

}  // namespace menagerie::lab
