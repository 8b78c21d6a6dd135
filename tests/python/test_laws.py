"""What holds for every state of every game, over random games."""

import copy
import math
import pickle

import numpy as np
import pytest
from conftest import random_states

import menagerie


def test_states_keep_their_word(game):
    terminals = 0
    for state in random_states(game, 3, most=20000):
        legal = state.legal_actions()
        assert legal == sorted(set(legal))
        assert state.is_terminal() == (not legal)
        player = state.current_player()
        if state.is_terminal():
            terminals += 1
            assert player == menagerie.spiel.PlayerId.TERMINAL
            assert math.isclose(sum(state.returns()), 0, abs_tol=1e-12)
            assert all(-1 <= gain <= 1 for gain in state.returns()) and state.reason()
        elif state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert [action for action, _ in outcomes] == legal
            assert math.isclose(sum(chance for _, chance in outcomes), 1)
            assert max(legal) < game.max_chance_outcomes()
        else:
            assert 0 <= player < game.num_players() and max(legal) < game.num_distinct_actions()
            assert state.returns() == [0.0] * game.num_players() and state.reason() == ""
        for each in range(game.num_players()):
            expected = legal if each == player else []
            assert state.legal_actions(each) == expected
            mask = state.legal_actions_mask(each)
            assert list(np.flatnonzero(mask)) == expected and len(mask) == game.num_distinct_actions()
    assert terminals > 0


def test_every_action_has_one_number_and_one_text(game):
    for player, count in ((0, game.num_distinct_actions()), (-1, game.max_chance_outcomes())):
        texts = {}
        for number in range(count):
            try:
                text = game.action_to_string(player, number)
            except menagerie.Error:
                continue  # a step over the edge of Totem's board
            assert text not in texts
            texts[text] = number
            assert game.string_to_action(text) == number
        assert len(texts) >= 0.9 * count


def test_texts_of_legal_actions_come_back(game):
    for state in random_states(game, 1):
        for action in state.legal_actions()[:20]:
            text = state.action_to_string(action)
            assert state.string_to_action(text) == action
            assert state.child(action).position() == state.child(text).position()


def test_a_clone_goes_its_own_way(game):
    for state in random_states(game, 1):
        if state.is_terminal():
            continue
        before = state.serialize()
        for copied in (state.clone(), copy.copy(state), copy.deepcopy(state)):
            copied.apply_action(copied.legal_actions()[-1])
            assert copied.move_number() == state.move_number() + 1
            assert state.serialize() == before


def test_states_come_back_from_their_bytes(game):
    for state in list(random_states(game, 1))[::7]:
        for back in (
            game.deserialize_state(state.serialize()),
            pickle.loads(pickle.dumps(state)),
            menagerie.spiel.deserialize_game_and_state(menagerie.spiel.serialize_game_and_state(game, state))[1],
        ):
            assert back.position() == state.position() and back.key() == state.key()
            assert back.history() == state.history() and back.get_game() == game
            assert [(s.player, s.action) for s in back.full_history()] == [(s.player, s.action) for s in state.full_history()]


def test_an_illegal_action_changes_nothing(game):
    for state in list(random_states(game, 1))[::5]:
        before = state.serialize()
        legal = set(state.legal_actions())
        for action in list(range(0, game.num_distinct_actions(), 37)) + [-1, 10**6, 10**30]:
            if action in legal or (game.name == "totem" and 2196 <= action < 2200):
                continue
            with pytest.raises(menagerie.Error):
                state.apply_action(action)
        assert state.serialize() == before


def test_the_same_seed_starts_the_same_game(game):
    assert game.new_initial_state(5).position() == game.new_initial_state(5).position()
    assert game.new_initial_state().position() == game.new_initial_state(game.seed).position()
    assert menagerie.load_game(str(game)) == game


def test_seeds_deal_what_the_program_deals():
    # T2: a promise of every version and build; `menagerie show tokan --deal 1` and the protocol's `start` agree.
    deals = {menagerie.load_game("tokan").new_initial_state(seed).position() for seed in range(50)}
    assert len(deals) == 50
    assert menagerie.load_game("tokan", {"seed": 9}).new_initial_state().position() == menagerie.load_game(
        "tokan"
    ).new_initial_state(9).position()


def test_a_seat_of_totem_may_leave_though_it_is_never_listed():
    state = menagerie.load_game("totem", {"seats": 3}).new_initial_state()
    state.apply_action("out 2")
    assert state.position().split()[0].split("/")[1] == "x"
    with pytest.raises(menagerie.Error):
        state.apply_action("out 2")


def test_history_tells_who_did_what():
    game = menagerie.load_game("totem")
    state = game.new_initial_state()
    state.apply_action("roll 53")
    state.apply_action("use 8")
    assert [(step.player, step.action) for step in state.full_history()] == [(-1, 12), (0, 2187)]
    assert state.actions() == ["roll 53", "use 8"] and state.history_str() == "12, 2187"
