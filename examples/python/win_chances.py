"""A plot of one game's win chances: two levels of the house play, and each position is analysed.

    python3 win_chances.py [--game tokan] [--levels 4 2] [--nodes 20000] [--plot chances.svg]
"""

import argparse
import random

import menagerie


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--game", default="tokan", choices=menagerie.game_names())
    arguments.add_argument("--levels", nargs=2, default=["4", "2"])
    arguments.add_argument("--nodes", type=int, default=20000)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--plot")
    options = arguments.parse_args()
    draw = random.Random(options.seed)
    game = menagerie.load_game(options.game)
    state = game.new_initial_state(options.seed)
    chances = []
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes())
            state.apply_action(draw.choices(actions, weights)[0])
            continue
        chances.append(menagerie.analyse(state, nodes=options.nodes)["value"][0])
        level = options.levels[min(state.current_player(), 1)]
        state.apply_action(menagerie.choose(state, level, seed=draw.getrandbits(32)))
        print(f"{len(chances):4} {chances[-1]:6.3f} {state.actions()[-1]}")
    chances.append((state.returns()[0] + 1) / 2)
    print(f"result {chances[-1]:g} for {game.seat_names()[0]}: {state.reason()}")
    if options.plot:
        import matplotlib

        matplotlib.use("Agg")
        import matplotlib.pyplot as plt

        plt.plot(chances)
        plt.ylim(0, 1)
        plt.axhline(0.5, color="grey", linewidth=0.5)
        plt.xlabel("decisions")
        plt.ylabel(f"chance to win of {game.seat_names()[0]}")
        plt.title(f"{options.game}, level {options.levels[0]} against level {options.levels[1]}")
        plt.savefig(options.plot)


if __name__ == "__main__":
    main()
