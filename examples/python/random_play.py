"""Random games of all three, and how they end.

    python3 random_play.py [--games 20]
"""

import argparse
import collections
import random

import menagerie


def play(game, draw):
    state = game.new_initial_state(draw.getrandbits(60))
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes())
            state.apply_action(draw.choices(actions, weights)[0])
        else:
            state.apply_action(draw.choice(state.legal_actions()))
    return state


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=20)
    games = arguments.parse_args().games
    draw = random.Random(1)
    for name in menagerie.game_names():
        game = menagerie.load_game(name)
        ends = [play(game, draw) for _ in range(games)]
        reasons = collections.Counter(state.reason() for state in ends)
        length = sum(state.move_number() for state in ends) / games
        first = sum(state.returns()[0] > 0 for state in ends)
        print(f"{name}: {games} games of {length:.0f} actions, the first seat won {first}; {dict(reasons)}")


if __name__ == "__main__":
    main()
