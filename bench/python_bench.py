"""How fast the Python module is, beside the same work done natively in the same run.

    PYTHONPATH=build/python/python python3 bench/python_bench.py [--rounds 15] [--seconds 0.2] [--json]

Native are the games of `menagerie random`, and for single calls the same pairs of calls made
inside C++. The vector environment is stepped with 1024 games on one thread, with masks and uint8 observations, by actions
that it draws itself, once through Python at every step and once without coming back; its games have gone on for so long
that they are at all stages. Its steps are decisions; natively the rolls of Totem are counted as well.

All measurements of a game take turns, for a machine's speed changes from one second to the next. Times are the
processor's for this thread. A share is that of one round, and its median and range over all rounds are printed.
"""

import argparse
import json
import random
import statistics
import time

import menagerie
from menagerie import _core

GAMES = ["tokan", "two-paths", "totem"]
# Steps until every game of a vector has ended at least once or twice, on average.
WARM = {"tokan": 60, "two-paths": 200, "totem": 6000}


def rate(work, seconds):
    """What `work` counts, a second of the thread's time."""
    done = 0
    start = time.thread_time()
    while (passed := time.thread_time() - start) < seconds:
        done += work()
    return done / passed


def native_playouts(game):
    seed = 0

    def work():
        nonlocal seed
        seed += 1
        return _core.random_playouts(game, 16, seed)

    return work


def vector_of(game, games=1024):
    env = menagerie.VectorEnv(game, games)
    env.play_randomly(WARM[game.name])
    return env


def vector_steps(game):
    env = vector_of(game)

    def work():
        for _ in range(4):
            env.step(env.sample())
        return 4 * env.num_envs

    return work


def vector_inside(game):
    env = vector_of(game)

    def work():
        env.play_randomly(16)
        return 16 * env.num_envs

    return work


def python_loop(game):
    """A plain loop: the legal actions and one of them, until the end."""
    draw = random.Random(1)
    seed = 0

    def work():
        nonlocal seed
        seed += 1
        steps = 0
        state = game.new_initial_state(seed)
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(draw.random() * len(legal))])
            steps += 1
        return steps

    return work


class Pairs:
    """Microseconds of apply_action and legal_actions from Python, and of the same pair inside C++."""

    def __init__(self, game):
        self.game = game
        draw = random.Random(2)
        self.games = []
        for seed in range(30):
            state = game.new_initial_state(seed)
            while not state.is_terminal() and state.move_number() < 400:
                state.apply_action(draw.choice(state.legal_actions()))
            self.games.append((seed, state.history()))
        self.count = sum(len(history) for _, history in self.games)

    def outside(self):
        spent = 0.0
        for seed, history in self.games:
            state = self.game.new_initial_state(seed)
            start = time.thread_time()
            for action in history:
                state.apply_action(action)
                state.legal_actions()
            spent += time.thread_time() - start
        return 1e6 * spent / self.count

    def inside(self):
        return 1e6 * sum(_core.time_pairs(self.game, seed, history) for seed, history in self.games) / self.count


def measure(name, rounds, seconds):
    game = menagerie.load_game(name)
    pairs = Pairs(game)
    rates = {
        "native playouts, actions/s": native_playouts(game),
        "vector environment, steps/s": vector_steps(game),
        "vector environment without Python, steps/s": vector_inside(game),
        "plain Python loop, steps/s": python_loop(game),
    }
    seen = {what: [] for what in rates}
    outside, inside = [], []
    for _ in range(rounds):
        for what, work in rates.items():
            seen[what].append(rate(work, seconds))
        outside.append(pairs.outside())
        inside.append(pairs.inside())
    native, vector, within, _ = seen.values()
    results = dict(seen)
    results["vector environment, % of native"] = [100 * a / b for a, b in zip(vector, native)]
    results["without Python, % of native"] = [100 * a / b for a, b in zip(within, native)]
    results["apply_action and legal_actions, µs"] = outside
    results["the same natively, µs"] = inside
    results["more than natively, µs"] = [a - b for a, b in zip(outside, inside)]
    return {
        what: {"median": statistics.median(values), "least": min(values), "most": max(values)}
        for what, values in results.items()
    }


def shown(number):
    return f"{number:12,.2f}" if abs(number) < 100 else f"{number:12,.0f}"


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--rounds", type=int, default=15)
    arguments.add_argument("--seconds", type=float, default=0.2, help="of each measurement in a round")
    arguments.add_argument("--json", action="store_true")
    options = arguments.parse_args()
    results = {name: measure(name, options.rounds, options.seconds) for name in GAMES}
    if options.json:
        print(json.dumps(results))
        return
    for name, rows in results.items():
        print(f"{name:45} {'median':>12} {'least':>12} {'most':>12}")
        for what, row in rows.items():
            print(f"  {what:43} {shown(row['median'])} {shown(row['least'])} {shown(row['most'])}")


if __name__ == "__main__":
    main()
