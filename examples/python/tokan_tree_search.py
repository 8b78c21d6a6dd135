"""A tree search of some 40 lines for Tokan (UCT with random playouts) against a level of the house.

    python3 tokan_tree_search.py [--playouts 200] [--level 2] [--games 1]
"""

import argparse
import math
import random

import menagerie


class Node:
    def __init__(self, state):
        self.untried = state.legal_actions()
        self.children = {}
        self.visits = 0
        self.gain = 0.0  # of whoever moved into this node

    def best(self):
        weight = 1.4 * math.sqrt(math.log(self.visits))
        return max(self.children.items(), key=lambda item: item[1].gain / item[1].visits + weight / math.sqrt(item[1].visits))


def playout(state, draw):
    while not state.is_terminal():
        state.apply_action(draw.choice(state.legal_actions()))
    return state.returns()


def search(root_state, playouts, draw):
    root = Node(root_state)
    for _ in range(playouts):
        state, node = root_state.clone(), root
        path = []
        while not node.untried and node.children:
            action, node = node.best()
            path.append((state.current_player(), node))
            state.apply_action(action)
        if node.untried:
            action = node.untried.pop(draw.randrange(len(node.untried)))
            player = state.current_player()
            state.apply_action(action)
            child = node.children[action] = Node(state)
            path.append((player, child))
        returns = playout(state, draw)
        root.visits += 1
        for player, visited in path:
            visited.visits += 1
            visited.gain += returns[player]
    return max(root.children.items(), key=lambda item: item[1].visits)[0]


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--playouts", type=int, default=200)
    arguments.add_argument("--level", default="2")
    arguments.add_argument("--games", type=int, default=1)
    options = arguments.parse_args()
    draw = random.Random(1)
    game = menagerie.load_game("tokan")
    points = 0.0
    for number in range(options.games):
        state = game.new_initial_state(number)
        mine = number % 2
        while not state.is_terminal():
            if state.current_player() == mine:
                action = search(state, options.playouts, draw)
            else:
                action = menagerie.choose(state, options.level, seed=draw.getrandbits(32))
            state.apply_action(action)
        points += (state.returns()[mine] + 1) / 2
        print(f"game {number + 1}: {state.scores()} after {state.move_number()} moves; search has {points:g} of {number + 1}")


if __name__ == "__main__":
    main()
