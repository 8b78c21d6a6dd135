"""The names of OpenSpiel's pyspiel over the games of Menagerie, for algorithms that were written for it.

    import menagerie.spiel as pyspiel
    game = pyspiel.load_game("two_paths(rows=7)")

What Game and State offer besides is in docs/python.md.
"""

import enum
import random as _random
import types

import numpy as np

from menagerie import _core
from menagerie._core import Game, State
from menagerie.errors import Error

SpielError = Error
INVALID_ACTION = -1


class PlayerId(enum.IntEnum):
    DEFAULT_PLAYER_ID = 0
    CHANCE = -1
    SIMULTANEOUS = -2
    INVALID = -3
    TERMINAL = -4
    MEAN_FIELD = -5


class StateType(enum.Enum):
    TERMINAL = 0
    CHANCE = 1
    DECISION = 2
    MEAN_FIELD = 3


class TensorLayout(enum.Enum):
    HWC = 0
    CHW = 1


class PrivateInfoType(enum.Enum):
    NONE = 0
    SINGLE_PLAYER = 1
    ALL_PLAYERS = 2


class IIGObservationType:
    """What an observer is to tell: the present alone, or all that is remembered."""

    def __init__(self, public_info=True, perfect_recall=False, private_info=PrivateInfoType.SINGLE_PLAYER):
        self.public_info = public_info
        self.perfect_recall = perfect_recall
        self.private_info = private_info


class GameType:
    """What kind of game it is."""

    class Dynamics(enum.Enum):
        SIMULTANEOUS = 0
        SEQUENTIAL = 1
        MEAN_FIELD = 2

    class ChanceMode(enum.Enum):
        DETERMINISTIC = 0
        EXPLICIT_STOCHASTIC = 1
        SAMPLED_STOCHASTIC = 2

    class Information(enum.Enum):
        ONE_SHOT = 0
        PERFECT_INFORMATION = 1
        IMPERFECT_INFORMATION = 2

    class Utility(enum.Enum):
        ZERO_SUM = 0
        CONSTANT_SUM = 1
        GENERAL_SUM = 2
        IDENTICAL = 3

    class RewardModel(enum.Enum):
        REWARDS = 0
        TERMINAL = 1

    def __init__(self, name):
        info = _core.game_info(name)
        self.short_name = name.replace("-", "_")
        self.long_name = {"tokan": "Tokan", "two-paths": "Two Paths", "totem": "Totem"}[name]
        self.dynamics = GameType.Dynamics.SEQUENTIAL
        self.chance_mode = (
            GameType.ChanceMode.EXPLICIT_STOCHASTIC if name == "totem" else GameType.ChanceMode.DETERMINISTIC
        )
        self.information = (
            GameType.Information.IMPERFECT_INFORMATION
            if name == "two-paths"
            else GameType.Information.PERFECT_INFORMATION
        )
        self.utility = GameType.Utility.ZERO_SUM
        self.reward_model = GameType.RewardModel.TERMINAL
        self.min_num_players = info["fewest_seats"]
        self.max_num_players = info["most_seats"]
        self.provides_information_state_string = True
        self.provides_information_state_tensor = True
        self.provides_observation_string = True
        self.provides_observation_tensor = True
        self.provides_factored_observation_string = False
        self.parameter_specification = {
            **{option["name"]: option["standard"] for option in info["options"]},
            "seed": 0,
        }
        self.default_loadable = True

    def provides_information_state(self):
        return True

    def provides_observation(self):
        return True

    def __repr__(self):
        return f"<GameType '{self.short_name}'>"

    def __eq__(self, other):
        return isinstance(other, GameType) and self.short_name == other.short_name

    def __hash__(self):
        return hash(self.short_name)


def load_game(name, parameters=None):
    from menagerie import load_game as load

    return load(name, parameters)


def registered_names():
    return [name.replace("-", "_") for name in _core.game_names()]


def registered_games():
    return [GameType(name) for name in _core.game_names()]


class Bot:
    """Somebody who plays; to be subclassed."""

    def __init__(self):
        pass

    def step(self, state):
        raise NotImplementedError

    def step_with_policy(self, state):
        raise NotImplementedError

    def get_policy(self, state):
        raise NotImplementedError

    def provides_policy(self):
        return False

    def restart(self):
        pass

    def restart_at(self, state):
        pass

    def inform_action(self, state, player_id, action):
        pass

    def inform_actions(self, state, actions):
        pass

    def provides_force_action(self):
        return False

    def force_action(self, state, action):
        raise NotImplementedError


class UniformProbabilitySampler:
    """Gives a number from low to high at every call."""

    def __init__(self, low=0.0, high=1.0, seed=None):
        self._low, self._high = low, high
        self._random = _random.Random(seed)

    def __call__(self):
        return self._low + (self._high - self._low) * self._random.random()


class Observer:
    """Tensors and strings of states, into one array that is written again and again.

    `dict` has every block of the tensor by name and in its shape; they share the tensor's memory.
    """

    def __init__(self, game, iig_obs_type=None, params=None):
        kind = iig_obs_type or IIGObservationType(perfect_recall=False)
        self._recalls = kind.perfect_recall
        if kind.private_info == PrivateInfoType.ALL_PLAYERS:
            raise Error("An observer sees what one player or nobody in particular may know.", "python.observer")
        self._private = kind.private_info == PrivateInfoType.SINGLE_PLAYER
        blocks = game.information_state_blocks() if self._recalls else game.observation_blocks()
        size = game.information_state_tensor_size() if self._recalls else game.observation_tensor_size()
        self.tensor = np.zeros(size, np.float32)
        self.dict = {
            name: self.tensor[offset : offset + int(np.prod(shape))].reshape(shape) for name, offset, shape in blocks
        }

    def set_from(self, state, player):
        if self._recalls:
            state.information_state_tensor(player, self.tensor)
        else:
            state.observation_tensor(player, self.tensor)

    def string_from(self, state, player):
        return state.information_state_string(player) if self._recalls else state.observation_string(player)

    def compress(self):
        return self.tensor.tobytes()

    def decompress(self, data):
        self.tensor[:] = np.frombuffer(data, np.float32)


def serialize_game_and_state(game, state):
    return f"menagerie 1\n{game}\n{state.serialize()}"


def deserialize_game_and_state(text):
    head, _, rest = text.partition("\n")
    if head != "menagerie 1":
        raise Error(f"Expected 'menagerie 1', found {head[:40]!r}.", "python.serialized", line=1)
    name, _, past = rest.partition("\n")
    game = load_game(name)
    return game, game.deserialize_state(past)


# What Game and State offer for OpenSpiel's users besides what _core gives them.


def _get_type(self):
    return GameType(self.name)


def _state_type(self):
    if self.is_terminal():
        return StateType.TERMINAL
    return StateType.CHANCE if self.is_chance_node() else StateType.DECISION


def _history_length(self):
    return self.max_game_length()


def _full_history(self):
    return [types.SimpleNamespace(player=player, action=action) for player, action in self._steps()]


def _apply_actions(self, actions):
    raise Error("No node is simultaneous: use apply_action.", "python.simultaneous")


Game.get_type = _get_type
Game.min_utility = lambda self: -1.0
Game.max_utility = lambda self: 1.0
Game.utility_sum = lambda self: 0.0
Game.max_history_length = _history_length
Game.max_move_number = _history_length
Game.max_chance_nodes_in_history = lambda self: self.max_game_length() if self.max_chance_outcomes() else 0
Game.observation_tensor_shape = lambda self: [self.observation_tensor_size()]
Game.information_state_tensor_shape = lambda self: [self.information_state_tensor_size()]
Game.observation_tensor_layout = lambda self: TensorLayout.CHW
Game.information_state_tensor_layout = lambda self: TensorLayout.CHW
Game.policy_tensor_shape = lambda self: [self.num_distinct_actions()]
Game.make_observer = lambda self, iig_obs_type=None, params=None: Observer(self, iig_obs_type, params)
State.get_type = _state_type
State.full_history = _full_history
State.apply_actions = _apply_actions
State.apply_action_with_legality_check = lambda self, action: self.apply_action(action)
State.to_string = lambda self: str(self)
State.is_initial_state = lambda self: self.move_number() == 0
