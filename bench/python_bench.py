"""How fast the Python module is, beside the same work done natively in the same run.

    PYTHONPATH=build/python/python python3 bench/python_bench.py [--seconds 1] [--json]

Native are the games of `menagerie random`, and for single calls the same pairs of calls made
inside C++. The vector environment is stepped with 1024 games on one thread, with masks and uint8 observations, by actions
that it draws itself, once through Python at every step and once without coming back.
"""

import argparse
import json
import random
import time

import menagerie
from menagerie import _core

GAMES = ["tokan", "two-paths", "totem"]


def best_of(measure, seconds, tries=3):
    """The best rate of some tries: what disturbs a measurement makes it slower, never faster."""
    return max(measure(seconds / tries) for _ in range(tries))


def native_playouts(game):
    def measure(seconds):
        games, actions = 64, 0
        start = time.perf_counter()
        while (passed := time.perf_counter() - start) < seconds:
            actions += _core.random_playouts(game, games, actions)
        return actions / passed

    return measure


def vector_steps(game, games=1024):
    env = menagerie.VectorEnv(game, games)

    def measure(seconds):
        steps = 0
        start = time.perf_counter()
        while (passed := time.perf_counter() - start) < seconds:
            for _ in range(8):
                env.step(env.sample())
            steps += 8 * games
        return steps / passed

    return measure


def vector_inside(game, games=1024):
    env = menagerie.VectorEnv(game, games)

    def measure(seconds):
        steps = 0
        start = time.perf_counter()
        while (passed := time.perf_counter() - start) < seconds:
            env.play_randomly(16)
            steps += 16 * games
        return steps / passed

    return measure


def python_loop(game):
    """A plain loop: the legal actions and one of them, until the end."""
    draw = random.Random(1)

    def measure(seconds):
        steps = 0
        start = time.perf_counter()
        while (passed := time.perf_counter() - start) < seconds:
            state = game.new_initial_state(steps)
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(draw.random() * len(legal))])
                steps += 1
        return steps / passed

    return measure


def pairs(game, tries=5):
    """Microseconds of apply_action and legal_actions from Python, and of the same pair inside C++."""
    draw = random.Random(2)
    games = []
    for seed in range(30):
        state = game.new_initial_state(seed)
        while not state.is_terminal() and state.move_number() < 400:
            state.apply_action(draw.choice(state.legal_actions()))
        games.append((seed, state.history()))
    count = sum(len(history) for _, history in games)
    outside = []
    for _ in range(tries):
        spent = 0.0
        for seed, history in games:
            state = game.new_initial_state(seed)
            start = time.perf_counter()
            for action in history:
                state.apply_action(action)
                state.legal_actions()
            spent += time.perf_counter() - start
        outside.append(spent / count)
    inside = min(sum(_core.time_pairs(game, seed, history) for seed, history in games) / count for _ in range(tries))
    return 1e6 * min(outside), 1e6 * inside


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=1.5)
    arguments.add_argument("--json", action="store_true")
    options = arguments.parse_args()
    results = {}
    for name in GAMES:
        game = menagerie.load_game(name)
        outside, inside = pairs(game)
        results[name] = {
            "native playouts, actions/s": best_of(native_playouts(game), options.seconds),
            "vector environment, steps/s": best_of(vector_steps(game), options.seconds),
            "vector environment without Python, steps/s": best_of(vector_inside(game), options.seconds),
            "plain Python loop, steps/s": best_of(python_loop(game), options.seconds),
            "apply_action and legal_actions, µs": outside,
            "the same natively, µs": inside,
        }
    if options.json:
        print(json.dumps(results))
        return
    for name, numbers in results.items():
        print(name)
        for what, number in numbers.items():
            print(f"  {what:45} {number:15,.2f}" if number < 100 else f"  {what:45} {number:15,.0f}")


if __name__ == "__main__":
    main()
