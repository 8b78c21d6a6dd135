"""Many games at once: the same games as single states, whatever the threads, in place and without leaks."""

import resource
import threading

import numpy as np
import pytest
from conftest import load

import menagerie
from menagerie import VectorEnv


def resident():
    """The memory that the process holds now, in KB."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * resource.getpagesize() // 1024


def test_games_that_ended_wait_for_a_restart(game):
    env = VectorEnv(game, 3, autoreset=False)
    env.reset(seed=4)
    ends = 0
    for _ in range(30000):
        actions = env.sample().copy()
        assert all(env.masks[i, action] == 1 for i, action in enumerate(actions) if env.players[i] >= 0)
        _, masks, rewards, dones, players = env.step(actions)
        ends += int(dones.sum())
        assert (masks.any(axis=1) == (players >= 0)).all()
        assert (rewards.any(axis=1) <= (dones == 1)).all()
        if (players < 0).all():
            break
    assert ends == 3
    env.restart()
    assert (env.players >= 0).all() and (env.lengths == 0).all()


@pytest.mark.parametrize("table", ["tokan", "tokan-either-all", "tokan-lay", "two-paths", "two-paths-8", "totem", "totem-3-choose", "totem-4-may"])
def test_updates_in_place_equal_observations_from_nothing(table):
    """The environment writes only what changed; a state of the same position writes everything."""
    game = load(table)
    env = VectorEnv(game, 4)
    env.reset(seed=11)
    shadow = [position_of(game, env, i) for i in range(4)]
    checked = ends = 0
    for _ in range(600):
        actions = env.sample().copy()
        env.step(actions)
        for i in range(4):
            if env.dones[i]:
                shadow[i] = position_of(game, env, i)
                ends += 1
            elif shadow[i] is not None:
                shadow[i] = advance(shadow[i], int(actions[i]), env, i)
            if shadow[i] is None:
                continue
            state = shadow[i]
            assert state.current_player() == env.players[i]
            assert (state.observation_tensor(None, np.empty(env.observations.shape[1], np.uint8)) == env.observations[i]).all()
            assert (state.legal_actions_mask() == env.masks[i]).all()
            checked += 1
    assert checked > 200


def position_of(game, env, i):
    """The state of a new game of the environment, or None where it cannot be told from outside."""
    if game.name == "two-paths":
        return game.new_initial_state()
    if game.name == "totem":
        return settle(game.new_initial_state(), env, i)
    return decode_tokan(game, env.observations[i])


def settle(state, env, i):
    """Lets dice fall as the observation says."""
    while state.is_chance_node():
        fitting = []
        for roll, _ in state.chance_outcomes():
            after = state.child(roll)
            if after.is_chance_node():
                fitting.append(after)
                continue
            seen = after.observation_tensor(None, np.empty(env.observations.shape[1], np.uint8))
            if (seen == env.observations[i]).all():
                return after
        return None  # a turn passed unseen: several rolls in one step
    return state


def advance(state, action, env, i):
    after = state.child(action)
    return settle(after, env, i)


def decode_tokan(game, observation):
    """The position that the observation tells of: it holds everything."""
    blocks = {name: observation[offset : offset + int(np.prod(shape))].reshape(shape) for name, offset, shape in game.observation_blocks()}
    side = "rb"[int(blocks["turn"].argmax())]
    letters = "JLMjlm"
    if "laying" in blocks and blocks["laying"][0]:
        frame = blocks["frame"]
        rows = ["".join(",".join(letters[frame[c, r].argmax()] if frame[c, r].any() else "." for c in range(10))) for r in range(4, -1, -1)]
        hands = blocks["hands"]
        count = lambda tiles: "".join(f"{t}{hands[letters.index(t)]}" for t in tiles)
        return game.state(f"{'/'.join(rows)} {side} lay {count('MJL')}/{count('mjl')}")
    spaces = blocks["spaces"]
    stack = lambda c, r: "".join(letters[code - 1] for code in spaces[c, r, 19:49] if code) or "."
    rows = [",".join(stack(c, r) for c in range(6)) for r in range(4, -1, -1)]
    taboo = [f"{'abcdef'[c]}{r + 1}" for c in range(6) for r in range(5) if spaces[c, r, 49]]
    return game.state(f"{'/'.join(rows)} {side} {taboo[0] if taboo else '-'}")


def play(game, envs, threads, steps=150):
    env = VectorEnv(game, envs, threads=threads)
    env.reset(seed=3)
    trace = []
    for _ in range(steps):
        env.step(env.sample())
        trace.append((env.observations.copy(), env.masks.copy(), env.rewards.copy(), env.dones.copy(), env.players.copy(), env.lengths.copy()))
    return trace


def test_threads_do_not_change_the_games(game):
    alone, together = play(game, 13, 1), play(game, 13, 3)
    for one, other in zip(alone, together):
        assert all((a == b).all() for a, b in zip(one, other))


def test_a_game_does_not_depend_on_how_many_there_are(game):
    for few, many in zip(play(game, 2, 1, 60), play(game, 7, 1, 60)):
        assert all((a == b[:2]).all() for a, b in zip(few, many))


def test_random_play_inside_is_random_play_outside(game):
    inside, outside = VectorEnv(game, 5), VectorEnv(game, 5)
    inside.reset(seed=8), outside.reset(seed=8)
    inside.play_randomly(200)
    for _ in range(200):
        outside.step(outside.sample())
    assert (inside.observations == outside.observations).all() and (inside.masks == outside.masks).all()


def test_an_illegal_action_is_refused_and_nothing_is_done(game):
    env = VectorEnv(game, 6, threads=2)
    before = env.observations.copy()
    actions = env.sample().copy()
    for wrong in (-1, env.num_actions, 2**40, int(np.flatnonzero(env.masks[4] == 0)[0])):
        actions[4] = wrong
        with pytest.raises(menagerie.Error, match="game 4") as caught:
            env.step(actions)
        assert caught.value.code == "environment.vector_illegal"
    assert (env.observations == before).all() and not env.lengths.any()
    with pytest.raises(menagerie.Error):
        env.step(actions[:3])


def test_arrays_are_in_place_and_cannot_be_written(game):
    env = VectorEnv(game, 2)
    arrays = env.observations, env.masks, env.rewards, env.dones, env.players
    assert all(a is b for a, b in zip(env.step(env.sample()), arrays))
    for array in arrays:
        with pytest.raises(ValueError):
            array[:] = 1


def test_returns_reach_every_player_once(game):
    env = VectorEnv(game, 8)
    games = 0
    while games < 10:
        _, _, rewards, dones, _ = env.step(env.sample())
        ended = rewards[dones == 1]
        assert np.allclose(ended.sum(axis=1), 0, atol=1e-6)
        assert not rewards[dones == 0].any() and (env.lengths[dones == 1] > 0).all()
        games += len(ended)


def test_other_threads_of_python_run_meanwhile():
    env = VectorEnv(menagerie.load_game("tokan"), 512)
    counted = 0
    ready = threading.Event()
    ended = threading.Event()

    def count():
        nonlocal counted
        ready.set()
        while not ended.is_set():
            counted += 1

    thread = threading.Thread(target=count)
    thread.start()
    ready.wait()
    before = counted
    env.play_randomly(2000)
    after = counted
    ended.set()
    thread.join()
    assert after > before


def test_memory_stays_where_it_is_over_a_million_steps():
    for name in ("tokan", "two-paths", "totem"):
        env = VectorEnv(menagerie.load_game(name), 1000, threads=2)
        env.play_randomly(50)
        env.step(env.sample())
        before = resident()
        env.play_randomly(950)
        for _ in range(50):
            env.step(env.sample())
        grown = resident() - before
        assert grown < 4096, f"{name}: {grown} KB more"


def test_calls_from_python_leave_nothing_behind():
    env = VectorEnv(menagerie.load_game("two-paths"), 10)
    for _ in range(1000):
        env.step(env.sample())
    before = resident()
    for _ in range(100_000):
        env.step(env.sample())
    # A million steps. The smallest thing that a call could leave is 16 bytes; two of them would be 3 MB.
    assert resident() - before < 2048


def test_environments_give_their_memory_back():
    game = menagerie.load_game("totem")
    VectorEnv(game, 2000, threads=2)
    before = resident()
    for _ in range(30):
        VectorEnv(game, 2000, threads=2)
    # One of them has about 11 MB.
    assert resident() - before < 30000


def test_blocks_have_their_shapes():
    env = VectorEnv(menagerie.load_game("totem", {"seats": 3}), 4)
    assert env.block("spaces").shape == (4, 271, 8)
    assert (env.block("reserves") == 19).all()
    with pytest.raises(KeyError):
        env.block("nothing")
