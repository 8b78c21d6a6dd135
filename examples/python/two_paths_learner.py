"""A tabular learner on an ending of Two Paths, and its exact exploitability as it falls.

Every state keeps regrets of its choices and a guess of its own value. Both sides play by regret matching against each
other, the guesses follow what they learn, and the average of their play is judged: two_paths.exploitability says what
somebody who knows it could still gain, exactly. The learner itself never looks at the solution's values.

    python3 two_paths_learner.py [--rounds 300] [--plot learner.svg]
"""

import argparse

import numpy as np

import menagerie
from menagerie import two_paths

START = "3/3/1h1/2f/F2/1H1/3 s 1 -"
SIDES = "ew"


def uniform(observations, masks):
    return masks / masks.sum(axis=1, keepdims=True)


class Learner:
    def __init__(self, start):
        self.solution = two_paths.solve()
        self.states = self.solution.reachable(start)
        count = len(self.states)
        self.legal = two_paths.policy_array(uniform, self.states)[:, :6].reshape(count, 3, 2) > 0
        # What follows each kind, hidden and blocked side: the mover's chance is base + sign * (guess of next).
        self.next = np.zeros((count, 3, 2, 2), int)
        self.base = np.zeros((count, 3, 2, 2))
        self.sign = np.zeros((count, 3, 2, 2))
        places = {int(number): place for place, number in enumerate(self.states)}
        game = menagerie.load_game("two-paths")
        for place, number in enumerate(self.states):
            state = game.state(self.solution.position(int(number)))
            for kind, hidden, blocked in zip(*np.nonzero(np.repeat(self.legal[place][:, :, None], 2, axis=2))):
                after = state.child("FGH"[kind] + SIDES[hidden]).child(SIDES[blocked])
                self.connect((place, kind, hidden, blocked), state.current_player(), after, places)
        self.guess = np.full(count, 0.5)
        self.choice_regret = np.zeros((count, 3, 2))
        self.block_regret = np.zeros((count, 3))  # of east over west
        self.choices, self.blocks, self.weight = np.zeros((count, 3, 2)), np.zeros((count, 3)), 0.0
        self.table = np.zeros((len(self.solution), 9), np.float32)

    def connect(self, where, mover, after, places):
        if after.is_terminal():
            self.base[where] = after.returns()[mover] > 0
            return
        self.next[where] = places[self.solution.locate(after)[0]]
        same = after.current_player() == mover
        self.base[where], self.sign[where] = (0, 1) if same else (1, -1)

    def learn(self, weight):
        """One round of regret matching in all states at once; later rounds count more."""
        good = np.maximum(self.choice_regret, 0) * self.legal
        sums = good.sum(axis=(1, 2), keepdims=True)
        even = self.legal / self.legal.sum(axis=(1, 2), keepdims=True)
        choices = np.where(sums > 0, good / np.where(sums > 0, sums, 1), even)
        east, west = np.maximum(self.block_regret, 0), np.maximum(-self.block_regret, 0)
        blocks = np.where(east + west > 0, east / np.where(east + west > 0, east + west, 1), 0.5)

        chance = self.base + self.sign * self.guess[self.next]
        worth = chance[..., 0] * blocks[..., None] + chance[..., 1] * (1 - blocks[..., None])
        mean = (worth * choices).sum(axis=(1, 2))
        self.choice_regret += np.where(self.legal, worth - mean[:, None, None], 0)
        against = (chance * choices[..., None]).sum(axis=2)
        self.block_regret += against[..., 1] - against[..., 0]

        self.choices += weight * choices
        self.blocks += weight * blocks
        self.weight += weight
        self.guess += 0.2 * (mean - self.guess)

    def exploitability(self):
        rows = np.concatenate([self.choices.reshape(len(self.states), 6), self.blocks], axis=1) / self.weight
        self.table[self.states] = rows
        return two_paths.exploitability(self.table, start=START)


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--rounds", type=int, default=300)
    arguments.add_argument("--plot")
    options = arguments.parse_args()
    learner = Learner(START)
    print(f"{len(learner.states)} states; even play loses {two_paths.exploitability(uniform, start=START):.5f}")
    curve = []
    for number in range(1, options.rounds + 1):
        learner.learn(weight=number)
        if number & (number - 1) == 0 or number == options.rounds:
            curve.append((number, learner.exploitability()))
            print(f"round {number:5}: exploitability {curve[-1][1]:.6f}")
    if options.plot:
        import matplotlib

        matplotlib.use("Agg")
        import matplotlib.pyplot as plt

        plt.loglog(*zip(*curve), marker="o")
        plt.xlabel("rounds of regret matching")
        plt.ylabel("exploitability, chances to win")
        plt.title("A tabular learner on an ending of Two Paths")
        plt.savefig(options.plot)
    assert len(curve) < 2 or curve[-1][1] < curve[0][1]


if __name__ == "__main__":
    main()
