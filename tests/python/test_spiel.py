"""What algorithms written for OpenSpiel call, and an algorithm of that kind that runs unchanged."""

import pytest
from conftest import random_states, vectors

import menagerie
import menagerie.spiel as pyspiel

NAMES = ["tokan", "two_paths", "totem"]


@pytest.mark.parametrize("name", NAMES)
def test_games_offer_what_algorithms_ask(name):
    game = pyspiel.load_game(name)
    kind = game.get_type()
    assert kind.short_name == name and kind.long_name
    assert kind.dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    assert kind.utility == pyspiel.GameType.Utility.ZERO_SUM
    assert kind.reward_model == pyspiel.GameType.RewardModel.TERMINAL
    assert kind.provides_information_state_string and kind.provides_observation_tensor
    assert kind.min_num_players <= game.num_players() <= kind.max_num_players
    assert set(kind.parameter_specification) == set(game.get_parameters())
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1, 1, 0)
    for shape, size in (
        (game.observation_tensor_shape(), game.observation_tensor_size()),
        (game.information_state_tensor_shape(), game.information_state_tensor_size()),
    ):
        assert shape == [size]
    assert game.policy_tensor_shape() == [game.num_distinct_actions()]
    assert game.max_game_length() >= 400 and game.max_history_length() and game.max_move_number()
    assert (game.max_chance_nodes_in_history() > 0) == (name == "totem")
    assert game.observation_tensor_layout() in pyspiel.TensorLayout
    assert kind in pyspiel.registered_games() and name in pyspiel.registered_names()


def test_kinds_of_games_are_told_apart():
    kinds = {kind.short_name: kind for kind in pyspiel.registered_games()}
    information, chance = pyspiel.GameType.Information, pyspiel.GameType.ChanceMode
    assert kinds["two_paths"].information == information.IMPERFECT_INFORMATION
    assert kinds["tokan"].information == kinds["totem"].information == information.PERFECT_INFORMATION
    assert kinds["totem"].chance_mode == chance.EXPLICIT_STOCHASTIC
    assert kinds["tokan"].chance_mode == kinds["two_paths"].chance_mode == chance.DETERMINISTIC


@pytest.mark.parametrize("name", NAMES)
def test_states_answer_as_the_api_test_wants(name):
    game = pyspiel.load_game(name)
    for state in list(random_states(game, 1, most=3000))[::9]:
        assert not state.is_simultaneous_node() and not state.is_mean_field_node()
        kind = state.get_type()
        assert (kind == pyspiel.StateType.TERMINAL) == state.is_terminal()
        assert (kind == pyspiel.StateType.CHANCE) == state.is_chance_node()
        assert state.rewards() == state.returns()
        assert [state.player_return(p) for p in range(state.num_players())] == state.returns()
        assert len(state.history()) == state.move_number() == len(state.full_history())
        if kind != pyspiel.StateType.DECISION:
            with pytest.raises(RuntimeError):
                state.information_state_string()
            for player in range(state.num_players()):
                assert state.legal_actions(player) == []
        if not state.is_chance_node():
            with pytest.raises(RuntimeError):
                state.chance_outcomes()
        else:
            assert state.legal_actions(pyspiel.PlayerId.CHANCE) == state.legal_actions()
        with pytest.raises(pyspiel.SpielError):
            state.apply_actions([0, 0])
        with pytest.raises(pyspiel.SpielError):
            state.apply_action(pyspiel.INVALID_ACTION)
        if state.is_terminal():
            with pytest.raises(RuntimeError):
                state.apply_action(0)


def test_an_expectiminimax_written_for_openspiel_finds_what_proofs_find():

    def best(state, player):
        if state.is_terminal():
            return state.player_return(player)
        if state.is_chance_node():
            return sum(chance * best(state.child(action), player) for action, chance in state.chance_outcomes())
        values = [best(state.child(action), player) for action in state.legal_actions()]
        return max(values) if state.current_player() == player else min(values)

    game = pyspiel.load_game("tokan")
    lines = vectors("tokan-games")
    ends = [number for number, line in enumerate(lines) if not line[1]]
    for end in ends[:8]:
        state = game.new_initial_state(lines[end - 3][0])
        assert best(state, state.current_player()) == menagerie.tokan.prove(state, megabytes=16)["result"]


class Uniform(pyspiel.Bot):
    def __init__(self, random):
        super().__init__()
        self._random = random
        self.informed = 0

    def step(self, state):
        return self._random.choice(state.legal_actions())

    def inform_action(self, state, player_id, action):
        self.informed += 1


def test_bots_can_be_subclassed_and_play():
    import random

    bots = [Uniform(random.Random(seed)) for seed in (1, 2)]
    state = pyspiel.load_game("two_paths").new_initial_state()
    while not state.is_terminal():
        player = state.current_player()
        action = bots[player].step(state)
        bots[1 - player].inform_action(state, player, action)
        state.apply_action(action)
    assert sorted(state.returns()) == [-1, 1] and sum(bot.informed for bot in bots) == state.move_number()


def test_games_and_states_travel_as_text():
    game = pyspiel.load_game("totem(seats=3,quiet_limit=40)")
    state = game.new_initial_state()
    state.apply_action(3)
    text = pyspiel.serialize_game_and_state(game, state)
    other_game, other_state = pyspiel.deserialize_game_and_state(text)
    assert other_game == game and str(other_state) == str(state)
    for broken in ("", "menagerie 2\ntotem\n", text.replace("totem", "chess"), text + "\nnonsense"):
        with pytest.raises(pyspiel.SpielError):
            pyspiel.deserialize_game_and_state(broken)


def test_cfr_written_for_openspiel_runs_on_an_endgame():
    """External sampling over information states, with the calls that OpenSpiel's own uses."""
    import random

    draw = random.Random(3)
    game = pyspiel.load_game("two_paths")
    start = "3/G2/3/3/2f/3/3 s 3 -"
    regrets = {}

    def strategy(key, count):
        table = [max(x, 0) for x in regrets.setdefault(key, [0.0] * count)]
        total = sum(table)
        return [x / total for x in table] if total > 0 else [1 / count] * count

    def walk(state, player, depth=0):
        if state.is_terminal() or depth > 40:
            return state.player_return(player)
        key = state.observation_string()
        actions = state.legal_actions()
        mix = strategy(key, len(actions))
        if state.current_player() != player:
            return walk(state.child(draw.choices(actions, mix)[0]), player, depth + 1)
        values = [walk(state.child(action), player, depth + 1) for action in actions]
        mean = sum(p * v for p, v in zip(mix, values))
        for i, value in enumerate(values):
            regrets[key][i] += value - mean
        return mean

    for _ in range(20):
        for player in (0, 1):
            walk(game.new_initial_state(start), player)
    assert len(regrets) > 3
