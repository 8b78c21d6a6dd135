#include "python/games.h"

#include <algorithm>
#include <optional>
#include <pybind11/numpy.h>
#include <pybind11/stl.h>
#include <utility>
#include <vector>

#include "core/random.h"
#include "engine/game_info.h"
#include "messages/environment.h"
#include "python/errors.h"

namespace menagerie::python {

namespace py = pybind11;
using environment::Block;
using environment::Layout;
using environment::Step;

namespace {

// As OpenSpiel numbers them.
constexpr int kChance = -1;
constexpr int kTerminal = -4;

using Bytes = std::vector<std::uint8_t>;

OptionValues options_from(const py::dict& given, std::optional<std::uint64_t>& seed) {
  OptionValues options;
  for (const auto& [name, value] : given) {
    const std::string key = py::str(name);
    if (key == "seed") {
      seed = take(parse_seed(std::string(py::str(value))));
    } else {
      options[key] = std::string(py::str(value));
    }
  }
  return options;
}

std::shared_ptr<PyGame> load_game(const std::string& name, const py::dict& given) {
  std::optional<std::uint64_t> seed;
  const OptionValues options = options_from(given, seed);
  auto game = std::make_shared<PyGame>();
  game->game = take(environment::load(name, options));
  game->seed = seed.value_or(0);
  return game;
}

py::dict parameters(const PyGame& game) {
  py::dict all;
  for (const auto& [name, value] : game.game->options()) {
    // Numbers are given as numbers, as they may be taken.
    const bool number =
        !value.empty() && std::ranges::all_of(value, [](char c) { return c >= '0' && c <= '9'; });
    all[py::str(name)] =
        number ? py::object(py::int_(std::stol(value))) : py::object(py::str(value));
  }
  all["seed"] = game.seed;
  return all;
}

// "totem(seats=3)": the name and what differs from the standard.
std::string game_text(const PyGame& game) {
  std::string text;
  const Result<GameInfo> info = find_game(game.game->name());
  for (const OptionSpec& spec : info->options) {
    const std::string& value = game.game->options().find(spec.name)->second;
    if (value == spec.standard) continue;
    text += (text.empty() ? "" : ",") + std::string(spec.name) + "=" + value;
  }
  if (game.seed != 0) text += (text.empty() ? "" : ",") + ("seed=" + std::to_string(game.seed));
  const std::string name(game.game->name());
  return text.empty() ? name : name + "(" + text + ")";
}

PyState new_state(const std::shared_ptr<PyGame>& game, const py::object& from) {
  if (py::isinstance<py::str>(from)) {
    return {game, take(game->game->at(from.cast<std::string>()))};
  }
  Generator random(from.is_none() ? game->seed : take(parse_seed(std::string(py::str(from)))));
  return {game, game->game->start(random)};
}

int current_player(const PyState& self) {
  const Node node = self.state->node();
  if (node.turn == Turn::over) return kTerminal;
  return node.turn == Turn::chance ? kChance : node.seat.index;
}

int checked_player(const PyState& self, int player) {
  if (player < 0) raise(messages::environment_player_low, {std::to_string(player)});
  const int seats = self.game->game->seats();
  if (player >= seats) {
    raise(messages::environment_player_high, {std::to_string(player), std::to_string(seats)});
  }
  return player;
}

Viewer seat(int player) {
  return Seat{static_cast<std::uint8_t>(player)};
}

// Whose eyes an observation is made for: at nodes where nobody is on turn, a spectator's.
Viewer observer(const PyState& self, std::optional<int> player) {
  if (player) return seat(checked_player(self, *player));
  const int current = current_player(self);
  return current >= 0 ? seat(current) : Viewer();
}

// Memories are somebody's: without a name they are those of the player on turn.
Viewer rememberer(const PyState& self, std::optional<int> player) {
  if (!player && current_player(self) < 0) raise(messages::environment_nobody_on_turn);
  return observer(self, player);
}

py::list list_of(const std::vector<int>& numbers) {
  py::list list(numbers.size());
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    PyList_SET_ITEM(list.ptr(), static_cast<Py_ssize_t>(i), PyLong_FromLong(numbers[i]));
  }
  return list;
}

// Kept between calls: a list a call would be a visit to the heap a call.
const std::vector<int>& legal(const PyState& self) {
  thread_local std::vector<int> numbers;
  self.state->legal(numbers);
  return numbers;
}

py::list legal_actions(const PyState& self, std::optional<int> player) {
  if (player && *player != kChance) {
    if (checked_player(self, *player) != current_player(self)) return py::list();
  } else if (player && current_player(self) != kChance) {
    return py::list();
  }
  return list_of(legal(self));
}

py::array_t<std::uint8_t> legal_mask(const PyState& self, std::optional<int> player) {
  const bool chance = current_player(self) == kChance && !player;
  const int size = chance ? self.game->game->chances() : self.game->game->decisions();
  py::array_t<std::uint8_t> mask(size);
  std::uint8_t* out = mask.mutable_data();
  std::fill_n(out, size, std::uint8_t{0});
  if (player && checked_player(self, *player) != current_player(self)) return mask;
  if (current_player(self) == kTerminal) return mask;
  for (const int number : legal(self)) out[number] = 1;
  return mask;
}

// The number of an action that is given by number or by text.
int number_of(const PyState& self, const py::handle& action) {
  if (PyLong_Check(action.ptr()) != 0) {
    int overflow = 0;
    const long number = PyLong_AsLongAndOverflow(action.ptr(), &overflow);
    return overflow != 0 ? -1 : static_cast<int>(std::clamp<long>(number, -1, 1 << 30));
  }
  if (py::isinstance<py::str>(action)) {
    return take(self.game->game->parse_action(action.cast<std::string>()));
  }
  return action.cast<int>();  // numpy's whole numbers
}

void apply(PyState& self, const py::handle& action) {
  take(self.state->apply(number_of(self, action)));
}

Turn turn_of(const PyState& self, std::optional<int> player) {
  if (player) return *player == kChance ? Turn::chance : Turn::decision;
  return self.state->node().turn;
}

// The bytes as float32, in a new array or in the caller's.
template <class Write>
py::array tensor(std::size_t size, const py::object& out, Write&& write) {
  thread_local Bytes bytes;
  bytes.resize(size);
  write(bytes.data());
  if (out.is_none()) {
    py::array_t<float> made(static_cast<py::ssize_t>(size));
    std::copy(bytes.begin(), bytes.end(), made.mutable_data());
    return made;
  }
  if (!py::isinstance<py::array>(out)) {
    raise(messages::environment_array, {"out", std::to_string(size) + " × float32 | uint8"});
  }
  py::array array = py::reinterpret_borrow<py::array>(out);
  const bool fits = static_cast<std::size_t>(array.size()) == size && array.writeable() &&
                    (array.flags() & py::array::c_style) != 0;
  if (fits && py::isinstance<py::array_t<float>>(array)) {
    std::copy(bytes.begin(), bytes.end(), static_cast<float*>(array.mutable_data()));
  } else if (fits && py::isinstance<py::array_t<std::uint8_t>>(array)) {
    std::copy(bytes.begin(), bytes.end(), static_cast<std::uint8_t*>(array.mutable_data()));
  } else {
    raise(messages::environment_array, {"out", std::to_string(size) + " × float32 | uint8"});
  }
  return array;
}

py::array observation_tensor(const PyState& self, std::optional<int> player,
                             const py::object& out) {
  const Viewer viewer = observer(self, player);
  return tensor(self.game->game->observation().size(), out,
                [&](std::uint8_t* bytes) { self.state->observe(viewer, bytes); });
}

py::array information_state_tensor(const PyState& self, std::optional<int> player,
                                   const py::object& out) {
  const Viewer viewer = rememberer(self, player);
  return tensor(self.game->game->recollection().size(), out,
                [&](std::uint8_t* bytes) { self.state->write_recollection(viewer, bytes); });
}

// The start and then an action a line.
std::string serialize(const PyState& self) {
  std::string text = self.state->start();
  for (const std::string& action : self.state->actions()) text += "\n" + action;
  return text;
}

PyState deserialize(const std::shared_ptr<PyGame>& game, const std::string& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  PyState made{game, take(game->game->at(text.substr(0, end)))};
  for (std::size_t at = end; at < text.size();) {
    const std::size_t next = std::min(text.find('\n', at + 1), text.size());
    const std::string action = text.substr(at + 1, next - at - 1);
    if (!action.empty()) take(made.state->apply(take(game->game->parse_action(action))));
    at = next;
  }
  return made;
}

py::list layout_of(const Layout& layout) {
  py::list blocks;
  for (const Block& block : layout.blocks()) {
    blocks.append(
        py::make_tuple(std::string(block.name), block.offset, py::tuple(py::cast(block.shape))));
  }
  return blocks;
}

py::list specs_of(const GameInfo& info) {
  py::list specs;
  for (const OptionSpec& spec : info.options) {
    py::dict one;
    one["name"] = std::string(spec.name);
    one["standard"] = std::string(spec.standard);
    py::list choices;
    for (const std::string_view choice : spec.choices) choices.append(std::string(choice));
    one["choices"] = choices;
    one["min"] = spec.min;
    one["max"] = spec.max;
    specs.append(one);
  }
  return specs;
}

py::dict info_of(const std::string& name) {
  const GameInfo info = take(find_game(name));
  py::dict all;
  all["name"] = name;
  all["rules_version"] = info.rules_version;
  all["fewest_seats"] = info.fewest_seats;
  all["most_seats"] = info.most_seats;
  all["options"] = specs_of(info);
  return all;
}

void define_game(py::module_& module) {
  using Game = std::shared_ptr<PyGame>;
  py::class_<PyGame, Game>(module, "Game")
      .def_property_readonly("name", [](const PyGame& g) { return std::string(g.game->name()); })
      .def_property_readonly("seed", [](const PyGame& g) { return g.seed; })
      .def("get_parameters", &parameters)
      .def("new_initial_state", &new_state, py::arg("start") = py::none())
      .def("state", &new_state, py::arg("position"))
      .def("deserialize_state", &deserialize, py::arg("text"))
      .def("num_players", [](const PyGame& g) { return g.game->seats(); })
      .def("num_distinct_actions", [](const PyGame& g) { return g.game->decisions(); })
      .def("max_chance_outcomes", [](const PyGame& g) { return g.game->chances(); })
      .def("max_game_length", [](const PyGame& g) { return g.game->longest(); })
      .def("seat_names",
           [](const PyGame& g) {
             py::list names;
             for (int i = 0; i < g.game->seats(); ++i) {
               names.append(std::string(g.game->seat_name(*seat(i))));
             }
             return names;
           })
      .def(
          "action_to_string",
          [](const PyGame& g, int player, int action) {
            return take(
                g.game->action_text(action, player == kChance ? Turn::chance : Turn::decision));
          },
          py::arg("player"), py::arg("action"))
      .def(
          "string_to_action",
          [](const PyGame& g, const std::string& text) { return take(g.game->parse_action(text)); },
          py::arg("text"))
      .def("observation_blocks", [](const PyGame& g) { return layout_of(g.game->observation()); })
      .def("information_state_blocks",
           [](const PyGame& g) { return layout_of(g.game->recollection()); })
      .def("observation_tensor_size", [](const PyGame& g) { return g.game->observation().size(); })
      .def("information_state_tensor_size",
           [](const PyGame& g) { return g.game->recollection().size(); })
      .def("__str__", &game_text)
      .def("__repr__", &game_text)
      .def("__eq__", [](const PyGame& a, const PyGame& b) { return game_text(a) == game_text(b); })
      .def("__hash__", [](const PyGame& g) { return py::hash(py::str(game_text(g))); })
      .def(py::pickle(
          [](const PyGame& g) {
            return py::make_tuple(std::string(g.game->name()), parameters(g));
          },
          [](const py::tuple& kept) {
            return load_game(kept[0].cast<std::string>(), kept[1].cast<py::dict>());
          }));
}

void define_play(py::class_<PyState>& state) {
  state.def("current_player", &current_player)
      .def("is_terminal", [](const PyState& s) { return s.state->node().turn == Turn::over; })
      .def("is_chance_node", [](const PyState& s) { return s.state->node().turn == Turn::chance; })
      .def("is_player_node",
           [](const PyState& s) { return s.state->node().turn == Turn::decision; })
      .def("is_simultaneous_node", [](const PyState&) { return false; })
      .def("is_mean_field_node", [](const PyState&) { return false; })
      .def("legal_actions", [](const PyState& s) { return list_of(legal(s)); })
      .def("legal_actions", &legal_actions, py::arg("player"))
      .def("legal_actions_mask", &legal_mask, py::arg("player") = py::none())
      .def("chance_outcomes",
           [](const PyState& s) {
             if (s.state->node().turn != Turn::chance) raise(messages::environment_not_chance);
             return s.state->outcomes();
           })
      .def("apply_action", &apply, py::arg("action"))
      .def(
          "child",
          [](const PyState& s, const py::handle& action) {
            PyState next{s.game, s.state->clone()};
            apply(next, action);
            return next;
          },
          py::arg("action"))
      .def("returns", [](const PyState& s) { return s.state->returns(); })
      .def("rewards", [](const PyState& s) { return s.state->returns(); })
      .def(
          "player_return",
          [](const PyState& s, int player) {
            return s.state->returns()[static_cast<std::size_t>(checked_player(s, player))];
          },
          py::arg("player"))
      .def(
          "player_reward",
          [](const PyState& s, int player) {
            return s.state->returns()[static_cast<std::size_t>(checked_player(s, player))];
          },
          py::arg("player"))
      .def("scores", [](const PyState& s) { return s.state->scores(); })
      .def("reason", [](const PyState& s) { return std::string(s.state->reason()); });
}

void define_knowledge(py::class_<PyState>& state) {
  state.def("position", [](const PyState& s) { return s.state->position(); })
      .def("key", [](const PyState& s) { return s.state->key(); })
      .def(
          "observation_string",
          [](const PyState& s, std::optional<int> player) {
            return s.state->seen_by(observer(s, player));
          },
          py::arg("player") = py::none())
      .def(
          "information_state_string",
          [](const PyState& s, std::optional<int> player) {
            return s.state->recollection(rememberer(s, player));
          },
          py::arg("player") = py::none())
      .def("observation_tensor", &observation_tensor, py::arg("player") = py::none(),
           py::arg("out") = py::none())
      .def("information_state_tensor", &information_state_tensor, py::arg("player") = py::none(),
           py::arg("out") = py::none())
      .def(
          "resample_from_infostate",
          [](const PyState& s, int player, const py::object& sampler) {
            // OpenSpiel's samplers draw a number from 0 to 1 each.
            const double drawn = sampler().cast<double>();
            Generator random(static_cast<std::uint64_t>(drawn * 9007199254740992.0));
            return PyState{s.game, s.state->resampled(seat(checked_player(s, player)), random)};
          },
          py::arg("player"), py::arg("sampler"));
}

void define_past(py::class_<PyState>& state) {
  state
      .def("history",
           [](const PyState& s) {
             std::vector<int> numbers;
             for (const Step& step : s.state->history()) numbers.push_back(step.number);
             return list_of(numbers);
           })
      .def("history_str",
           [](const PyState& s) {
             std::string text;
             for (const Step& step : s.state->history()) {
               text += (text.empty() ? "" : ", ") + std::to_string(step.number);
             }
             return text;
           })
      .def("_steps",
           [](const PyState& s) {
             std::vector<std::pair<int, int>> steps;
             for (const Step& step : s.state->history())
               steps.emplace_back(step.player, step.number);
             return steps;
           })
      .def("actions", [](const PyState& s) { return s.state->actions(); })
      .def("start", [](const PyState& s) { return s.state->start(); })
      .def("move_number", [](const PyState& s) { return s.state->history().size(); })
      .def("serialize", &serialize);
}

void define_state(py::module_& module) {
  py::class_<PyState> state(module, "State");
  define_play(state);
  define_knowledge(state);
  define_past(state);
  state.def("clone", [](const PyState& s) { return PyState{s.game, s.state->clone()}; })
      .def("__copy__", [](const PyState& s) { return PyState{s.game, s.state->clone()}; })
      .def(
          "__deepcopy__",
          [](const PyState& s, const py::dict&) { return PyState{s.game, s.state->clone()}; },
          py::arg("memo"))
      .def("get_game", [](const PyState& s) { return std::const_pointer_cast<PyGame>(s.game); })
      .def("num_players", [](const PyState& s) { return s.game->game->seats(); })
      .def("num_distinct_actions", [](const PyState& s) { return s.game->game->decisions(); })
      .def(
          "action_to_string",
          [](const PyState& s, int action) {
            return take(s.game->game->action_text(action, turn_of(s, std::nullopt)));
          },
          py::arg("action"))
      .def(
          "action_to_string",
          [](const PyState& s, int player, int action) {
            return take(s.game->game->action_text(action, turn_of(s, player)));
          },
          py::arg("player"), py::arg("action"))
      .def(
          "string_to_action",
          [](const PyState& s, const std::string& text) {
            return take(s.game->game->parse_action(text));
          },
          py::arg("text"))
      .def(
          "string_to_action",
          [](const PyState& s, int, const std::string& text) {
            return take(s.game->game->parse_action(text));
          },
          py::arg("player"), py::arg("text"))
      .def("__str__", [](const PyState& s) { return s.state->position(); })
      .def("__repr__",
           [](const PyState& s) {
             return "<" + game_text(*s.game) + ": " + s.state->position() + ">";
           })
      .def(py::pickle(
          [](const PyState& s) {
            return py::make_tuple(std::const_pointer_cast<PyGame>(s.game), serialize(s));
          },
          [](const py::tuple& kept) {
            return deserialize(kept[0].cast<std::shared_ptr<PyGame>>(),
                               kept[1].cast<std::string>());
          }));
}

}  // namespace

Table table_of(const PyState& state) {
  const environment::LoadedGame& game = *state.game->game;
  Table table = take(Table::at(game.name(), game.options(), state.state->start()));
  for (const std::string& action : state.state->actions()) take(table.act(action));
  return table;
}

void define_games(py::module_& module) {
  define_game(module);
  define_state(module);
  module.def("load_game", &load_game, py::arg("name"), py::arg("parameters") = py::dict());
  module.def("game_names", [] {
    py::list names;
    for (const GameInfo& info : games()) names.append(std::string(info.name));
    return names;
  });
  module.def("game_info", &info_of, py::arg("name"));
}

}  // namespace menagerie::python
