// Analyses, choices, reviews and matches: the engine's own, as the protocol tells them.
#include <atomic>
#include <deque>
#include <map>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <pybind11/functional.h>
#include <pybind11/stl.h>
#include <utility>

#include "engine/expert.h"
#include "engine/match.h"
#include "engine/protocol/opinion_json.h"
#include "engine/strength.h"
#include "messages/environment.h"
#include "native/parallel.h"
#include "python/errors.h"
#include "python/games.h"
#include "python/patient.h"

namespace menagerie::python {

namespace py = pybind11;
using Json = nlohmann::ordered_json;

namespace {

// Experts that nobody uses right now, by game: they keep tables and solutions for the next
// question. Only whoever has Python's lock comes here.
std::map<std::string, std::vector<Expert>, std::less<>>& rested() {
  static std::map<std::string, std::vector<Expert>, std::less<>> experts;
  return experts;
}

class Loan {
 public:
  explicit Loan(const Table& table) : game_(table.game()) {
    std::vector<Expert>& free = rested()[game_];
    if (free.empty()) {
      expert_.emplace(table);
    } else {
      expert_.emplace(std::move(free.back()));
      free.pop_back();
    }
  }
  ~Loan() { rested()[game_].push_back(std::move(*expert_)); }
  Loan(const Loan&) = delete;
  Loan& operator=(const Loan&) = delete;
  Expert* operator->() { return &*expert_; }

 private:
  std::string game_;
  std::optional<Expert> expert_;
};

py::object python_of(const Json& json) {
  return py::module_::import("json").attr("loads")(json.dump());
}

// Partial answers on their way from the thread that makes them to Python.
class Mail {
 public:
  void put(Json json) {
    const std::lock_guard lock(mutex_);
    letters_.push_back(std::move(json));
  }
  void deliver(const py::object& to) {
    std::deque<Json> arrived;
    {
      const std::lock_guard lock(mutex_);
      arrived.swap(letters_);
    }
    if (to.is_none()) return;
    for (const Json& json : arrived) to(python_of(json));
  }

 private:
  std::mutex mutex_;
  std::deque<Json> letters_;
};

struct Effort {
  double seconds = 0;
  std::uint64_t nodes = 0;
  int depth = 0;

  [[nodiscard]] Limits limits() const {
    Limits limits;
    if (seconds > 0) limits.ms = static_cast<std::uint64_t>(seconds * 1000) + 1;
    limits.nodes = nodes;
    limits.depth = depth;
    return limits;
  }
};

py::object analyse(const PyState& state, double seconds, std::uint64_t nodes, int depth, int lines,
                   std::uint64_t seed, const py::object& progress) {
  const Table table = table_of(state);
  if (table.node().turn == Turn::over) raise(messages::environment_over);
  std::atomic<bool> stop = false;
  const Patience patience(Effort{seconds, nodes, depth}.limits(), &stop);
  Loan expert(table);
  Mail mail;
  Opinion opinion;
  await(
      [&] {
        opinion = expert->analyse(
            table, {.lines = std::max(lines, 1), .seed = seed}, patience,
            [&](const Opinion& better) { mail.put(opinion_json(table, better, patience.ms())); });
      },
      stop, [&] { mail.deliver(progress); });
  mail.deliver(progress);
  return python_of(opinion_json(table, opinion, patience.ms()));
}

std::string choose(const PyState& state, const py::object& level, double seconds,
                   std::uint64_t nodes, std::uint64_t seed) {
  const Table table = table_of(state);
  if (table.node().turn != Turn::decision) raise(messages::environment_nobody_on_turn);
  const Contender contender = take(parse_contender(std::string(py::str(level)), table.game()));
  std::atomic<bool> stop = false;
  const Patience patience(Effort{seconds, nodes, 0}.limits(), &stop);
  Loan expert(table);
  Generator random(seed);
  std::string action;
  await([&] { action = expert->choose(table, contender, random, patience); }, stop);
  return action;
}

py::object review(const Table& table, std::uint64_t nodes, const py::object& progress) {
  std::atomic<bool> stop = false;
  std::atomic<std::size_t> judged = 0;
  std::atomic<std::size_t> all = 0;
  std::size_t told = 0;
  Loan expert(table);
  GameReview answer;
  await(
      [&] {
        answer = expert->review(table, nodes, [&](std::size_t done, std::size_t of) {
          judged = done;
          all = of;
          return !stop.load();
        });
      },
      stop,
      [&] {
        if (progress.is_none() || judged == told) return;
        told = judged;
        progress(told, all.load());
      });
  return python_of(review_json(table, answer));
}

py::object review_state(const PyState& state, std::uint64_t nodes, const py::object& progress) {
  return review(table_of(state), nodes, progress);
}

py::object review_record(const std::string& text, std::uint64_t nodes, const py::object& progress) {
  const Record record = take(parse_record(text));
  return review(take(Table::replay(record)), nodes, progress);
}

std::string record_of(const PyState& state) {
  return record_text(table_of(state).record());
}

// Rounds in the order of their numbers, whoever was quicker.
struct Score {
  std::mutex mutex;
  std::uint64_t next = 0;  // round that nobody has begun
  std::map<std::uint64_t, Round> played;
};

py::dict match_result(const Score& score) {
  Round total;
  Tally tally;
  for (const auto& [number, round] : score.played) {
    total.wins += round.wins;
    total.draws += round.draws;
    total.losses += round.losses;
    total.points += round.points;
    total.actions += round.actions;
    tally.add(round.points / round.games());
  }
  const Estimate share = tally.share();
  py::dict result;
  result["rounds"] = tally.rounds();
  result["games"] = total.games();
  result["wins"] = total.wins;
  result["draws"] = total.draws;
  result["losses"] = total.losses;
  result["share"] = py::make_tuple(share.low, share.value, share.high);
  result["actions"] = total.actions;
  return result;
}

py::dict match(const PyGame& game, const py::object& first, const py::object& second,
               std::uint64_t rounds, double seconds, std::uint64_t nodes, int threads,
               std::uint64_t seed, const py::object& progress) {
  MatchPlan plan{std::string(game.game->name()),
                 game.game->options(),
                 {},
                 Effort{seconds, nodes, 0}.limits(),
                 seed};
  take(check(plan));
  plan.contenders[0] = take(parse_contender(std::string(py::str(first)), plan.game));
  plan.contenders[1] = take(parse_contender(std::string(py::str(second)), plan.game));
  std::atomic<bool> stop = false;
  Score score;
  const auto work = [&](const Stop& ended) {
    MatchPlayer player(plan);
    while (true) {
      std::uint64_t number = 0;
      {
        const std::lock_guard lock(score.mutex);
        if (score.next == rounds) return false;
        number = score.next++;
      }
      const std::optional<Round> round = player.play(number, ended);
      if (!round) return false;
      const std::lock_guard lock(score.mutex);
      score.played.emplace(number, *round);
    }
  };
  std::size_t told = 0;
  await(
      [&] {
        const ParallelPlan parallel{.threads = std::max(threads, 1),
                                    .enough = [&] { return stop.load(); }};
        (void)work_in_parallel(parallel, work);
      },
      stop,
      [&] {
        const std::lock_guard lock(score.mutex);
        if (progress.is_none() || score.played.size() == told) return;
        told = score.played.size();
        progress(match_result(score));
      });
  return match_result(score);
}

py::list opponents(const std::string& game) {
  py::list names;
  for (const std::string& name : contender_names(game)) names.append(name);
  return names;
}

}  // namespace

void define_experts(py::module_& module) {
  module.def("analyse", &analyse, py::arg("state"), py::arg("seconds"), py::arg("nodes"),
             py::arg("depth"), py::arg("lines"), py::arg("seed"), py::arg("progress"));
  module.def("choose", &choose, py::arg("state"), py::arg("level"), py::arg("seconds"),
             py::arg("nodes"), py::arg("seed"));
  module.def("review_state", &review_state, py::arg("state"), py::arg("nodes"),
             py::arg("progress"));
  module.def("review_record", &review_record, py::arg("text"), py::arg("nodes"),
             py::arg("progress"));
  module.def("record", &record_of, py::arg("state"));
  module.def("match", &match, py::arg("game"), py::arg("first"), py::arg("second"),
             py::arg("rounds"), py::arg("seconds"), py::arg("nodes"), py::arg("threads"),
             py::arg("seed"), py::arg("progress"));
  module.def("opponents", &opponents, py::arg("game"));
}

}  // namespace menagerie::python
