"""Two Paths solved, and policies judged exactly."""

import numpy as np
import pytest
from conftest import random_states

import menagerie
from menagerie import two_paths

ENDGAME = "3/G2/3/3/2f/3/3 s 3 -"
MIDGAME = "3/1h1/1gF/1Gf/3/3/1H1 n 3 -"


def solution():
    return two_paths.solve(7)


def uniform(observations, masks):
    return masks / masks.sum(axis=1, keepdims=True)


def test_known_values_come_out():
    game = menagerie.load_game("two-paths")
    assert solution().value(game.state("fhg/3/3/3/3/3/FHG s 1 -")) == pytest.approx(0.503451468808, abs=1e-9)
    assert solution().value(game.state("ghf/3/3/3/3/3/FHG s 1 -")) == pytest.approx(0.503374557123, abs=1e-9)
    assert two_paths.solve(7) is solution() and solution().rows == 7
    with pytest.raises(menagerie.Error):
        solution().value("3/3/3/3/3/3/3/3 s - -")
    with pytest.raises(menagerie.Error):
        two_paths.solve(9)


def test_mixes_are_distributions_and_worth_the_value():
    for state in list(random_states(menagerie.load_game("two-paths"), 3))[::3]:
        if state.is_terminal():
            continue
        mix, values = solution().mix(state), solution().action_values(state)
        assert list(mix) == state.legal_actions() and sum(mix.values()) == pytest.approx(1)
        player = state.current_player()
        worth = sum(mix[action] * values[action] for action in mix)
        assert worth == pytest.approx(solution().value(state, player), abs=1e-8)
        assert max(values.values()) <= solution().value(state, player) + 1e-8


def test_every_state_is_found_in_the_arrays():
    values = solution().values
    assert len(values) == len(solution()) and 0 <= values.min() and values.max() <= 1
    for state in random_states(menagerie.load_game("two-paths"), 12):
        if state.is_terminal() or state.legal_actions()[0] < 6:
            continue
        number, image = solution().locate(state)
        if state.legal_actions()[0] == 6 or state.legal_actions()[0] in (8, 10):
            player = state.current_player()
            assert values[number] == pytest.approx(solution().value(state, player), abs=1e-9)
            shown = menagerie.load_game("two-paths").state(solution().position(number))
            assert sorted(image[a] for a in state.legal_actions()) == shown.legal_actions()
            row = solution().policy_of([number])
            table = {number: row[0]}
            mix = solution().probabilities(table, state)
            worth = sum(mix[a] * v for a, v in solution().action_values(state).items())
            assert worth == pytest.approx(values[number], abs=1e-6)
            for action in state.legal_actions():
                after = state.child(action)
                mine = solution().probabilities(table, after)
                best = solution().mix(after)
                values_of = solution().action_values(after)
                assert sum(mine[a] * values_of[a] for a in mine) == pytest.approx(sum(best[a] * values_of[a] for a in best), abs=1e-6)


def brute_force(policy, position, responder, depth):
    """A best response by going through the game tree, to a depth: the chance is at least the first number, at most the second."""
    game = menagerie.load_game("two-paths")

    def follow(state, left):
        if state.is_terminal():
            won = state.returns()[responder] > 0
            return (1.0, 1.0) if won else (0.0, 0.0)
        if left == 0:
            return 0.0, 1.0
        low = high = 0.0
        mover = state.current_player()
        lows, highs = [], []
        for kind in sorted({state.action_to_string(a)[0] for a in state.legal_actions()}):
            blocks = policy(state.child(kind + "e"))
            ends = {(h, b): follow(state.child(kind + h).child(b), left - 1) for h in "ew" for b in "ew"}
            if mover == responder:
                for h in "ew":
                    lows.append(sum(blocks[b] * ends[h, b][0] for b in "ew"))
                    highs.append(sum(blocks[b] * ends[h, b][1] for b in "ew"))
            else:
                hides = policy(state)
                low += max(sum(hides[kind + h] * ends[h, b][0] for h in "ew") for b in "ew")
                high += max(sum(hides[kind + h] * ends[h, b][1] for h in "ew") for b in "ew")
        return (max(lows), max(highs)) if mover == responder else (low, high)

    return follow(game.state(position), depth)


def test_best_responses_agree_with_the_whole_tree():
    """Against a lopsided policy, on an ending where one animal of each is left."""

    def lopsided(state):
        texts = [state.action_to_string(a) for a in state.legal_actions()]
        weights = {text: (0.8 if text.endswith("e") else 0.2) for text in texts}
        total = sum(weights.values())
        return {text: weight / total for text, weight in weights.items()}

    class Lopsided:
        # West and east change places in half of the images, so what is judged must not know them: see docs.
        def action_probabilities(self, state):
            return {state.string_to_action(text): weight for text, weight in lopsided(state).items()}

    states = solution().reachable(ENDGAME)
    rows = two_paths.policy_array(Lopsided(), states)
    places = {int(number): row for number, row in zip(states, rows)}

    def as_judged(state):
        return {state.action_to_string(a): p for a, p in solution().probabilities(places, state).items()}

    south, north = two_paths.best_responses(Lopsided(), start=ENDGAME)
    for responder, exact in ((0, south), (1, north)):
        low, high = brute_force(as_judged, ENDGAME, responder, 7)
        assert low - 1e-6 <= exact <= high + 1e-6
        assert high - low < 0.35 and exact > solution().value(ENDGAME, responder) + 0.01


def test_best_play_loses_nothing_but_what_its_line_ups_lose():
    """Over the whole game: with the worst line-ups the loss is theirs and no more."""
    best = solution().best_line_ups()
    assert best.shape == (7, 6) and (best.sum(axis=1) == 1).all()
    start = menagerie.load_game("two-paths").new_initial_state()
    value = solution().value(start, 0)
    chances = np.array([[solution().value(start.child(i).child(j), 0) for j in range(6)] for i in range(6)])
    worst = np.zeros((7, 6), np.float32)
    worst[0, chances.max(axis=1).argmin()] = 1
    worst[np.arange(1, 7), chances.argmax(axis=1)] = 1
    south, north = two_paths.best_responses(solution().policy, line_ups=worst)
    # As South the responder lines up first and meets the worst answer; as North the answer is best.
    assert south == pytest.approx(chances.max(), abs=1e-6)
    assert north == pytest.approx(1 - chances[worst[0].argmax()].min(), abs=1e-6)
    assert south + north - 1 > 1e-6 and south >= value


def test_best_play_loses_nothing_in_an_ending():
    assert abs(two_paths.exploitability(solution().policy, start=MIDGAME)) < 1e-6


def test_worse_play_loses_more():
    rows = two_paths.policy_array(uniform, solution().reachable(MIDGAME))
    everywhere = np.zeros_like(solution().policy)
    everywhere[solution().reachable(MIDGAME)] = rows
    losses = [two_paths.exploitability(t * everywhere + (1 - t) * solution().policy, start=MIDGAME) for t in (0.0, 0.3, 1.0)]
    assert losses[0] < 1e-6 < losses[1] < losses[2]
    assert two_paths.exploitability(uniform, start=MIDGAME) == pytest.approx(losses[2], abs=1e-6)


def test_policies_of_the_wrong_form_are_refused():
    for wrong in (np.zeros((3, 9)), np.zeros((len(solution()), 8))):
        with pytest.raises(menagerie.Error):
            two_paths.exploitability(wrong)
    with pytest.raises(menagerie.Error) as caught:
        two_paths.exploitability(np.zeros((len(solution()), 9), np.float32), start=ENDGAME)
    assert caught.value.code == "environment.policy_sum"


def test_reachable_states_end_where_the_game_ends():
    states = solution().reachable(ENDGAME)
    assert 0 < len(states) < 5000 and len(states) % 6 == 0 and (np.diff(states) > 0).all()
    assert len(solution().reachable("3/3/3/3/3/3/3 s - -")) == 0
