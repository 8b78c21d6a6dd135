"""The engine's own players asked from Python: analyses, choices, reviews, matches, proofs."""

import os
import signal
import threading
import time

import pytest
from conftest import vectors

import menagerie

NAMES = ["tokan", "two-paths", "totem"]


def start(name):
    state = menagerie.load_game(name).new_initial_state(3)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


@pytest.mark.parametrize("name", NAMES)
def test_analyses_repeat_and_tell_their_numbers(name):
    state = start(name)
    heard = []
    first = menagerie.analyse(state, nodes=20000, lines=3, progress=heard.append)
    assert first["value"] == menagerie.analyse(state, nodes=20000, lines=3)["value"]
    assert len(first["value"]) == 2 and abs(sum(first["value"]) - 1) < 1e-6
    for advice in first["policy"]:
        assert advice["number"] in state.legal_actions()
        assert state.action_to_string(advice["number"]) == advice["action"]
    assert heard and all("value" in opinion for opinion in heard)


@pytest.mark.parametrize("name", NAMES)
def test_every_opponent_chooses_a_legal_action(name):
    state = start(name)
    for level in menagerie.opponents(name):
        assert menagerie.choose(state, level, nodes=2000, seed=5) in state.legal_actions()
    assert menagerie.choose(state, 1, seed=9) == menagerie.choose(state, "1", seed=9)
    with pytest.raises(menagerie.Error):
        menagerie.choose(state, 9)


def test_the_end_is_not_analysed():
    state = menagerie.load_game("two-paths").state("3/3/3/F2/1H1/3/2G n 3 -")
    assert state.is_terminal()
    for ask in (menagerie.analyse, menagerie.choose):
        with pytest.raises(menagerie.Error):
            ask(state)


def test_a_review_judges_every_choice_and_counts_on_the_way():
    state = start("two-paths")
    while not state.is_terminal():
        state.apply_action(menagerie.choose(state, "random", seed=state.move_number()))
    heard = []
    review = menagerie.review(state, progress=lambda judged, of: heard.append((judged, of)))
    assert review["complete"] and len(review["actions"]) == state.move_number()
    assert all(action["cost"] >= 0 for action in review["actions"] if "cost" in action)
    assert menagerie.review(menagerie.record(state))["summary"] == review["summary"]


def test_a_match_is_the_same_on_any_number_of_threads():
    game = menagerie.load_game("two-paths")
    one = menagerie.match(game, 1, "random", rounds=6, seed=2)
    two = menagerie.match(game, 1, "random", rounds=6, seed=2, threads=2)
    assert one == two and one["games"] == 12 and one["rounds"] == 6
    low, value, high = one["share"]
    assert 0 <= low <= value <= high <= 1
    with pytest.raises(menagerie.Error):
        menagerie.match(game, 1, "nobody")


def interrupted(call, after=0.3):
    """How long the call still took once Ctrl-C came."""
    came = []

    def interrupt():
        came.append(time.monotonic())
        os.kill(os.getpid(), signal.SIGINT)

    timer = threading.Timer(after, interrupt)
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        call()
    timer.join()
    return time.monotonic() - came[0]


def test_ctrl_c_ends_what_would_take_hours():
    tokan = start("tokan")
    game = menagerie.load_game("tokan")
    # Minutes of patience are for a machine that is busy; nothing here is measured.
    assert interrupted(lambda: menagerie.analyse(tokan, seconds=3600)) < 120
    assert interrupted(lambda: menagerie.tokan.prove(tokan, seconds=0, megabytes=64, threads=2)) < 120
    assert interrupted(lambda: menagerie.match(game, 8, 8, rounds=10**6, threads=2)) < 120


def test_an_exception_in_progress_ends_the_work():
    def refuse(_):
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        menagerie.analyse(start("tokan"), seconds=3600, progress=refuse)
    with pytest.raises(ZeroDivisionError):
        menagerie.tokan.prove(start("tokan"), seconds=3600, megabytes=64, progress=refuse)


def test_a_proof_that_is_not_done_says_so():
    answer = menagerie.tokan.prove(start("tokan"), seconds=0.2, megabytes=64)
    assert answer["result"] is None and answer["best"] is None and answer["nodes"] > 0
    with pytest.raises(menagerie.Error):
        menagerie.tokan.prove(menagerie.load_game("tokan", {"setup": "lay"}).new_initial_state())


def test_the_best_move_of_a_proof_keeps_the_result():
    game = menagerie.load_game("tokan")
    for position, result in vectors("tokan-solved")[:8]:
        state = game.state(position)
        best = menagerie.tokan.prove(state, megabytes=64)["best"]
        after = menagerie.tokan.prove(state.child(best), megabytes=64)
        assert after["result"] == -int(result)
