"""Observations and information states: what a player sees and what a player remembers, kept apart."""

import numpy as np
import pytest
from conftest import load, random_states

import menagerie


def test_tensors_are_equal_exactly_where_strings_are(game):
    """Equal for states that the player cannot tell apart, different for those that can be told."""
    seen, remembered = {}, {}
    for state in list(random_states(game, 4, most=120)) + list(random_states(game, 4, most=120)):
        for player in range(game.num_players()):
            key = (player, state.observation_string(player))
            tensor = state.observation_tensor(player).tobytes()
            assert seen.setdefault(key, tensor) == tensor
            key = (player, state.information_state_string(player))
            tensor = state.information_state_tensor(player).tobytes()
            assert remembered.setdefault(key, tensor) == tensor
    assert len(set(seen.values())) == len(seen) > 100
    assert len(set(remembered.values())) == len(remembered) > 100


def test_the_blocker_cannot_tell_the_hidden_side():
    for state in random_states(load("two-paths"), 5):
        if state.is_terminal() or state.position().split()[2:] == ["-", "-"] or not state.legal_actions()[0] in range(6, 12):
            continue
        mover = state.current_player()
        blocker = 1 - mover
        for kind in {state.action_to_string(a)[0] for a in state.legal_actions()}:
            east, west = state.child(kind + "e"), state.child(kind + "w")
            assert east.observation_string(blocker) == west.observation_string(blocker)
            assert east.information_state_string(blocker) == west.information_state_string(blocker)
            assert (east.observation_tensor(blocker) == west.observation_tensor(blocker)).all()
            assert (east.information_state_tensor(blocker) == west.information_state_tensor(blocker)).all()
            # The seat on turn is the blocker, and that is who sees it where nobody is named.
            assert east.information_state_string() == west.information_state_string()
            assert not east.observation_tensor(blocker)[-4:-2].any()
            assert kind + "e" not in east.information_state_string(blocker).split("|")[2]
            assert east.information_state_string(blocker).split("|")[1].split()[-1] == "?"
            # The mover knows it.
            assert east.observation_string(mover) != west.observation_string(mover)
            assert (east.observation_tensor(mover) != west.observation_tensor(mover)).any()
            assert east.information_state_string(mover) != west.information_state_string(mover)
            # Once the guess is made, everybody does.
            open_east, open_west = east.child("e"), west.child("e")
            assert open_east.information_state_string(blocker) != open_west.information_state_string(blocker)


def test_a_resampled_state_looks_the_same_to_the_player_who_asked():
    game = load("two-paths")
    state = game.new_initial_state()
    for action in ("FHG", "GHF", "Fw"):
        state.apply_action(action)
    sampler = menagerie.spiel.UniformProbabilitySampler(seed=1)
    drawn = {state.resample_from_infostate(1, sampler).position() for _ in range(40)}
    assert drawn == {state.position(), state.position()[:-1] + "e"}
    assert {state.resample_from_infostate(0, sampler).position() for _ in range(10)} == {state.position()}
    for _ in range(5):
        other = state.resample_from_infostate(1, sampler)
        assert other.information_state_string(1) == state.information_state_string(1)
        assert other.child("e").history()[-1] == 12


def test_everything_is_defined_at_every_node(game):
    for state in list(random_states(game, 1))[::3]:
        for player in range(game.num_players()):
            assert state.observation_tensor(player).shape == (game.observation_tensor_size(),)
            assert state.information_state_tensor(player).dtype == np.float32
            assert state.observation_string(player) and state.information_state_string(player)
        assert state.observation_tensor().shape == (game.observation_tensor_size(),)
        if state.current_player() < 0:
            for ask in (state.information_state_string, state.information_state_tensor):
                with pytest.raises(RuntimeError):
                    ask()


def test_players_that_do_not_exist_are_refused(game):
    state = game.new_initial_state()
    for ask in (
        state.observation_tensor,
        state.observation_string,
        state.information_state_tensor,
        state.information_state_string,
        state.player_return,
    ):
        with pytest.raises(RuntimeError, match="player >= 0"):
            ask(-2)
        with pytest.raises(RuntimeError, match="player <"):
            ask(game.num_players())


def test_tensors_can_be_written_in_place(game):
    state = game.new_initial_state()
    for dtype in (np.float32, np.uint8):
        buffer = np.full(game.observation_tensor_size(), 77, dtype)
        assert state.observation_tensor(0, buffer) is buffer
        assert (buffer == state.observation_tensor(0)).all()
    for wrong in (np.zeros(3, np.float32), np.zeros(game.observation_tensor_size(), np.float64), [0.0], "x"):
        with pytest.raises(menagerie.Error):
            state.observation_tensor(0, wrong)
    frozen = np.zeros(game.observation_tensor_size(), np.float32)
    frozen.setflags(write=False)
    with pytest.raises(menagerie.Error):
        state.observation_tensor(0, frozen)


def test_blocks_cover_the_tensor_without_gaps(game):
    for blocks, size in (
        (game.observation_blocks(), game.observation_tensor_size()),
        (game.information_state_blocks(), game.information_state_tensor_size()),
    ):
        at = 0
        for _, offset, shape in blocks:
            assert offset == at
            at += int(np.prod(shape))
        assert at == size


def test_tokans_spaces_tell_their_stacks():
    game = menagerie.load_game("tokan")
    state = game.state("J,L,J,.,l,j/jl,L,J,L,m,l/J,j,L,lj,l,M/M,J,m,j,j,L/.,J,mM,J,j,. r d3")
    observer = game.make_observer()
    observer.set_from(state, 0)
    spaces = observer.dict["spaces"]
    d3 = spaces[3, 2]
    assert d3[18] == 2 and d3[49] == 1  # two tiles, taboo
    assert d3[3] == 1 and d3[6 + 4] == 1  # a black jackal over a black lion: J L M j l m
    assert list(d3[19:23]) == [5, 4, 0, 0]
    assert not spaces[0, 0].any()  # a1 is a gap
    assert list(observer.dict["turn"]) == [1, 0]


def test_observers_follow_their_kind():
    spiel = menagerie.spiel
    game = menagerie.load_game("two_paths")
    state = game.new_initial_state().child("FHG").child("GHF").child("Fw")
    present = game.make_observer()
    past = game.make_observer(spiel.IIGObservationType(perfect_recall=True))
    for player in (0, 1):
        present.set_from(state, player)
        past.set_from(state, player)
        assert (present.tensor == state.observation_tensor(player)).all()
        assert (past.tensor == state.information_state_tensor(player)).all()
        assert present.string_from(state, player) == state.observation_string(player)
        assert past.string_from(state, player) == state.information_state_string(player)
    kept = past.compress()
    past.set_from(game.new_initial_state(), 0)
    past.decompress(kept)
    assert (past.tensor == state.information_state_tensor(1)).all()
