// Two Paths, solved: values and mixes of every state, and what any policy can lose.
#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstring>
#include <optional>
#include <pybind11/numpy.h>
#include <pybind11/stl.h>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "environment/two_paths_encoding.h"
#include "games/two_paths/game.h"
#include "messages/environment.h"
#include "players/two_paths/responses.h"
#include "players/two_paths/solution.h"
#include "python/errors.h"
#include "python/games.h"
#include "python/patient.h"

namespace menagerie::python {

namespace py = pybind11;

namespace {

using two_paths::Action;
using two_paths::Atlas;
using two_paths::Duel;
using two_paths::Kind;
using two_paths::kKinds;
using two_paths::kNorth;
using two_paths::kPolicyColumns;
using two_paths::kSouth;
using two_paths::LineUps;
using two_paths::Options;
using two_paths::Phase;
using two_paths::PolicyRow;
using two_paths::Position;
using two_paths::representative;
using two_paths::Responses;
using two_paths::Side;
using two_paths::Solution;
using two_paths::Spot;

using Floats = py::array_t<float, py::array::c_style | py::array::forcecast>;
using States = py::array_t<std::uint32_t, py::array::c_style | py::array::forcecast>;
using Encoding = environment::Encoding<two_paths::Game>;

// The nodes of a state at which a policy is asked: the mover's, and the blocker's after each kind.
constexpr py::ssize_t kNodes = 4;
constexpr std::size_t kFirstChoice = 6;
constexpr std::size_t kFirstBlock = 12;

// The seat that is on turn once the node's kind is announced; node 0 is the choice itself.
std::optional<Position> node_of(const Position& position, py::ssize_t node) {
  if (node == 0) return position;
  const Kind kind = kKinds[static_cast<std::size_t>(node - 1)];
  if (!position.may_announce(kind)) return std::nullopt;
  Position announced = position;
  announced.apply(Action::choose(kind, Side::east));
  return announced;
}

class PySolution {
 public:
  PySolution(int rows, bool declined, const py::object& progress) {
    std::atomic<bool> stop = false;
    std::atomic<double> done = 0;
    await(
        [&] {
          solution_ =
              Solution::solve({.rows = rows, .reward_may_be_declined = declined}, [&](double part) {
                done = part;
                return !stop.load();
              });
        },
        stop,
        [&] {
          if (!progress.is_none()) progress(done.load());
        });
    if (!solution_) raise(messages::environment_memory);
  }

  [[nodiscard]] int rows() const { return solution_->rules().rows; }
  [[nodiscard]] std::uint32_t states() const { return solution_->atlas().states(); }

  [[nodiscard]] double chance(const std::string& text, int player) const {
    return solution_->chance(parse(text), Seat{static_cast<std::uint8_t>(player)});
  }

  // The legal actions with how often best play chooses each, and the chance to win with it of
  // whoever is on turn.
  [[nodiscard]] std::vector<std::tuple<int, double, double>> mix(const std::string& text) const {
    const Position position = parse(text);
    std::vector<std::tuple<int, double, double>> all;
    Position::Actions actions;
    position.legal(actions);
    if (position.phase() == Phase::blocking) {
      const Duel duel = solution_->duel(position, *position.announced());
      for (const Action action : actions) {
        all.emplace_back(action.index(), duel.blocks(action.side()),
                         1 - duel.against_blocking(action.side()));
      }
      return all;
    }
    for (const Action action : actions) {
      double value = 0;
      if (action.type() == Action::Type::choose) {
        value = solution_->duel(position, action.kind()).hiding(action.side());
      } else {
        Position next = position;
        next.apply(action);
        value = solution_->chance(next, position.mover());
      }
      all.emplace_back(action.index(), 0.0, value);
    }
    set_best(position, all);
    return all;
  }

  [[nodiscard]] py::array_t<double> values() const {
    py::array_t<double> all(states());
    double* out = all.mutable_data();
    const py::gil_scoped_release free;
    std::fill_n(out, Atlas::kStatesOfPage, 0.0);
    for (std::uint32_t state = 0; state < Atlas::kStatesOfPage; ++state) {
      out[state] = state % Atlas::kStatesOfMeeting < 3 ? 0 : 1;  // North has won
    }
    for (std::uint32_t state = Atlas::kStatesOfPage; state < states(); ++state) {
      const Position position = representative(solution_->atlas(), state);
      out[state] = solution_->chance(position, position.mover());
    }
    return all;
  }

  // Best play as a policy.
  [[nodiscard]] py::array_t<float> policy(const States& wanted) const {
    const auto count = wanted.size();
    py::array_t<float> rows({count, static_cast<py::ssize_t>(kPolicyColumns)});
    const std::uint32_t* state = wanted.data();
    float* out = rows.mutable_data();
    check_states(wanted);
    const py::gil_scoped_release free;
    for (py::ssize_t i = 0; i < count; ++i, out += kPolicyColumns) write_best(state[i], out);
    return rows;
  }

  // What a policy is asked in these states, as the seat on turn sees it: four nodes a state.
  void nodes(const States& wanted, py::array_t<std::uint8_t, py::array::c_style>& observations,
             py::array_t<std::uint8_t, py::array::c_style>& masks) const {
    check_states(wanted);
    const Encoding encoding(options());
    const std::size_t size = encoding.layout().size();
    if (static_cast<std::size_t>(observations.size()) !=
            static_cast<std::size_t>(wanted.size() * kNodes) * size ||
        masks.size() != wanted.size() * kNodes * Action::kCount) {
      raise(messages::environment_array, {"observations, masks", "4 × states"});
    }
    const std::uint32_t* state = wanted.data();
    std::uint8_t* observation = observations.mutable_data();
    std::uint8_t* mask = masks.mutable_data();
    const py::gil_scoped_release free;
    for (py::ssize_t i = 0; i < wanted.size(); ++i) {
      const Position position = representative(solution_->atlas(), state[i]);
      for (py::ssize_t node = 0; node < kNodes; ++node) {
        std::memset(observation, 0, size);
        std::memset(mask, 0, Action::kCount);
        if (const std::optional<Position> here = node_of(position, node)) {
          encoding.write(*here, here->node().seat, observation);
          Position::Actions actions;
          here->legal(actions);
          for (const Action action : actions) mask[action.index()] = 1;
        }
        observation += size;
        mask += Action::kCount;
      }
    }
  }

  // The same as texts; empty where there is no such node.
  [[nodiscard]] std::vector<std::string> texts(std::uint32_t state) const {
    check_state(state);
    const Position position = representative(solution_->atlas(), state);
    std::vector<std::string> all;
    for (py::ssize_t node = 0; node < kNodes; ++node) {
      const std::optional<Position> here = node_of(position, node);
      all.push_back(here ? here->text() : std::string());
    }
    return all;
  }

  [[nodiscard]] py::array_t<std::uint32_t> reachable(const std::string& text) const {
    const Position from = parse(text);
    std::vector<std::uint32_t> found;
    {
      const py::gil_scoped_release free;
      if (from.phase() == Phase::choosing) found = reachable_states(solution_->atlas(), from);
    }
    py::array_t<std::uint32_t> all(static_cast<py::ssize_t>(found.size()));
    std::ranges::copy(found, all.mutable_data());
    return all;
  }

  // The number of the state, and for each action its number in the atlas' own position.
  [[nodiscard]] std::pair<std::uint32_t, std::vector<int>> locate(const std::string& text) const {
    const Position position = before_announcement(parse_in_play(text));
    const Spot spot = solution_->atlas().spot(solution_->atlas().meeting(position));
    const std::uint32_t state = spot.state(position.mover(), position.duel());
    const Position image = representative(solution_->atlas(), state);
    for (int symmetry = 0; symmetry < Position::kSymmetries; ++symmetry) {
      if (position.transformed(symmetry) != image) continue;
      std::vector<int> numbers;
      numbers.reserve(Action::kCount);
      for (std::uint8_t i = 0; i < Action::kCount; ++i) {
        numbers.push_back(Position::transformed(Action::from_index(i), symmetry).index());
      }
      return {state, numbers};
    }
    raise(messages::environment_action_nowhere, {text});
  }

  // The chances of a best responder as South and as North, from the start on.
  [[nodiscard]] std::pair<double, double> respond(const Floats& policy, const States& wanted,
                                                  const Floats& line_ups, const std::string& start,
                                                  const py::object& progress) const {
    const std::uint32_t all = states();
    const auto rows = static_cast<std::size_t>(wanted.size() == 0 ? all : wanted.size());
    check_policy(policy, rows);
    if (line_ups.size() != 42) raise(messages::environment_array, {"line_up", "7 × 6"});
    LineUps lined{};
    std::copy_n(line_ups.data(), 42, lined[0].data());
    const Position from = parse(start);
    if (from.phase() == Phase::blocking) {
      raise(messages::environment_array, {"start", "lining up | choosing"});
    }
    check_states(wanted);
    std::unordered_map<std::uint32_t, std::size_t> places;
    for (py::ssize_t i = 0; i < wanted.size(); ++i) {
      places[wanted.data()[i]] = static_cast<std::size_t>(i);
    }
    const float* values = policy.data();
    const auto row = [&](std::uint32_t state) {
      const std::size_t place = places.empty() ? state : places.at(state);
      return values + place * kPolicyColumns;
    };
    check_sums(row, wanted);
    std::optional<Responses> responses;
    std::atomic<bool> stop = false;
    std::atomic<double> done = 0;
    bool complete = false;
    await(
        [&] {
          responses.emplace(solution_->atlas());
          complete = responses->respond({wanted.data(), static_cast<std::size_t>(wanted.size())},
                                        row, [&](double part) {
                                          done = part;
                                          return !stop.load();
                                        });
        },
        stop,
        [&] {
          if (!progress.is_none()) progress(done.load());
        });
    if (!complete) raise(messages::environment_stopped);
    return {responses->chance(from, kSouth, lined), responses->chance(from, kNorth, lined)};
  }

 private:
  [[nodiscard]] Options options() const {
    Options options;
    options.rows = rows();
    return options;
  }

  [[nodiscard]] Position parse(const std::string& text) const {
    const Position position = take(Position::parse(text));
    if (position.rows() != rows()) {
      raise(messages::environment_rows, {std::to_string(position.rows()), std::to_string(rows())});
    }
    return position;
  }

  [[nodiscard]] Position parse_in_play(const std::string& text) const {
    const Position position = parse(text);
    if (position.phase() == Phase::lining_up || position.phase() == Phase::over) {
      raise(messages::environment_action_nowhere, {text});
    }
    return position;
  }

  void check_state(std::uint32_t state) const {
    if (state >= Atlas::kStatesOfPage && state < states()) return;
    raise(messages::environment_array,
          {"states", std::to_string(Atlas::kStatesOfPage) + " … " + std::to_string(states() - 1)});
  }
  void check_states(const States& wanted) const {
    for (py::ssize_t i = 0; i < wanted.size(); ++i) check_state(wanted.data()[i]);
  }

  void check_policy(const Floats& policy, std::size_t rows) const {
    if (policy.ndim() == 2 && static_cast<std::size_t>(policy.shape(0)) == rows &&
        policy.shape(1) == static_cast<py::ssize_t>(kPolicyColumns)) {
      return;
    }
    raise(messages::environment_policy, {std::to_string(rows), std::to_string(kPolicyColumns),
                                         std::to_string(policy.ndim() > 0 ? policy.shape(0) : 0),
                                         std::to_string(policy.ndim() > 1 ? policy.shape(1) : 0)});
  }

  template <class Row>
  void check_sums(const Row& row, const States& wanted) const {
    // What may be announced is the same in all three duels of a turn.
    std::array<bool, 3> may{};
    const auto check = [&](std::uint32_t state) {
      if (state % 3 == 0) {
        const Position position = representative(solution_->atlas(), state);
        for (const Kind kind : kKinds) may[index_of(kind)] = position.may_announce(kind);
      }
      const PolicyRow values = row(state);
      double sum = 0;
      bool fine = true;
      for (std::size_t kind = 0; kind < 3; ++kind) {
        if (!may[kind]) continue;
        const float block = values[6 + kind];
        sum += static_cast<double>(values[2 * kind] + values[2 * kind + 1]);
        fine = fine && values[2 * kind] >= 0 && values[2 * kind + 1] >= 0 && block >= 0 &&
               block <= 1.001F;
      }
      constexpr double kSlack = 1e-3;
      if (!fine || !(std::abs(sum - 1) <= kSlack)) {
        raise(messages::environment_policy_sum, {std::to_string(state), std::to_string(sum)});
      }
    };
    for (py::ssize_t i = 0; i < wanted.size(); ++i) check(wanted.data()[i]);
    if (wanted.size() > 0) return;
    for (std::uint32_t state = Atlas::kStatesOfPage; state < states(); ++state) check(state);
  }

  // Best play announces one kind and mixes its sides; of equal kinds the first.
  void write_best(std::uint32_t state, float* out) const {
    const Position position = representative(solution_->atlas(), state);
    std::fill_n(out, kPolicyColumns, 0.0F);
    double best = -1;
    std::size_t chosen = 0;
    double hides = 0;
    for (const Kind kind : kKinds) {
      if (!position.may_announce(kind)) continue;
      const Duel duel = solution_->duel(position, kind);
      out[6 + index_of(kind)] = static_cast<float>(duel.block_east);
      if (duel.chance <= best) continue;
      best = duel.chance;
      chosen = index_of(kind);
      hides = duel.hide_east;
    }
    out[2 * chosen] = static_cast<float>(hides);
    out[2 * chosen + 1] = static_cast<float>(1 - hides);
  }

  // While lining up the first of the best orders; while choosing the mix of the best kind.
  void set_best(const Position& position, std::vector<std::tuple<int, double, double>>& all) const {
    if (all.empty()) return;
    if (position.phase() == Phase::lining_up) {
      const auto best =
          std::ranges::max_element(all, {}, [](const auto& one) { return std::get<2>(one); });
      std::get<1>(*best) = 1;
      return;
    }
    std::optional<Kind> best;
    for (const Kind kind : kKinds) {
      if (!position.may_announce(kind)) continue;
      if (!best ||
          solution_->duel(position, kind).chance > solution_->duel(position, *best).chance) {
        best = kind;
      }
    }
    const Duel duel = solution_->duel(position, *best);
    for (auto& [number, probability, value] : all) {
      const Action action = Action::from_index(static_cast<std::uint8_t>(number));
      if (action.kind() == *best) probability = duel.hides(action.side());
    }
  }

  std::optional<Solution> solution_;
};

}  // namespace

void define_two_paths(py::module_& module) {
  static_assert(kFirstChoice + 6 == kFirstBlock);
  py::class_<PySolution>(module, "TwoPathsSolution")
      .def(py::init<int, bool, py::object>(), py::arg("rows"), py::arg("declined"),
           py::arg("progress"))
      .def_property_readonly("rows", &PySolution::rows)
      .def_property_readonly("states", &PySolution::states)
      .def("chance", &PySolution::chance, py::arg("position"), py::arg("player"))
      .def("mix", &PySolution::mix, py::arg("position"))
      .def("values", &PySolution::values)
      .def("policy", &PySolution::policy, py::arg("states"))
      .def("nodes", &PySolution::nodes, py::arg("states"), py::arg("observations"),
           py::arg("masks"))
      .def("texts", &PySolution::texts, py::arg("state"))
      .def("reachable", &PySolution::reachable, py::arg("position"))
      .def("locate", &PySolution::locate, py::arg("position"))
      .def("respond", &PySolution::respond, py::arg("policy"), py::arg("states"),
           py::arg("line_ups"), py::arg("start"), py::arg("progress"));
}

}  // namespace menagerie::python
