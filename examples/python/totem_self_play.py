"""A small self-play learner for Totem with numpy only: a linear policy by REINFORCE over a vector environment.

Features of an action are what it is (a step of the totem, an exchange, many points) and whether it comes nearer to
the other totem. The games are stepped many at a time in C++.

    python3 totem_self_play.py [--updates 30] [--envs 64]
"""

import argparse

import numpy as np

import menagerie

STEPS = 1626  # steps have the numbers below; then exchanges, takes, starts, points and the rest
FEATURES = 7


class Board:
    """Where spaces lie, read off the texts of the steps."""

    def __init__(self, game):
        steps = {}
        for number in range(STEPS):
            try:
                steps[number] = game.action_to_string(0, number).split("-")
            except menagerie.Error:
                continue  # beyond the edge
        space = {start: number // 6 for number, (start, _) in steps.items()}
        self.to = np.zeros((271, 6), int)
        for number, (_, end) in steps.items():
            self.to[number // 6, number % 6] = space[end]
        names = sorted(space, key=space.get)
        q = np.array([int(name[1:]) - 10 for name in names])
        r = np.array([ord(name[0]) - ord("j") for name in names])
        dq, dr = q[:, None] - q[None, :], r[:, None] - r[None, :]
        self.distance = (abs(dq) + abs(dr) + abs(dq + dr)) / 2


def features(env, board, rows, actions):
    """A row of numbers for each pair of game and action."""
    made = np.zeros((len(rows), FEATURES), np.float32)
    spaces = env.block("spaces")
    player = env.players[rows]
    is_step = actions < STEPS
    start, way = actions // 6, actions % 6
    start = np.where(is_step, start, 0)
    end = np.where(is_step, board.to[start, np.where(is_step, way, 0)], 0)
    totems = spaces[:, :, 1:4:2].argmax(axis=1)[rows]
    other = totems[np.arange(len(rows)), 1 - player]
    gain = board.distance[start, other] - board.distance[end, other]
    near = board.distance[end, other]
    made[:, 0] = is_step * gain
    made[:, 1] = is_step * (near <= 1)
    made[:, 2] = is_step * gain * (near < 5)
    made[:, 3] = is_step * (start == totems[np.arange(len(rows)), player])
    made[:, 4] = (actions >= 1626) & (actions < 1897)
    made[:, 5] = (actions >= 2180) * (actions < 2192) * (actions - 2179) / 12
    made[:, 6] = actions == 2193
    return made


def choose(env, board, weights, draw):
    """A softmax over the legal actions of every game; also the gradient of each choice's logarithm."""
    rows, actions = np.nonzero(env.masks)
    values = features(env, board, rows, actions)
    scores = values @ weights
    starts = np.searchsorted(rows, np.arange(env.num_envs))
    top = np.maximum.reduceat(scores, starts)
    odds = np.exp(scores - top[rows])
    sums = np.add.reduceat(odds, starts)
    chances = odds / sums[rows]
    upto = np.cumsum(chances)
    before = upto[starts] - chances[starts]
    picked = np.searchsorted(upto, before + draw.random(env.num_envs) * 0.999999)
    picked = np.clip(picked, starts, np.append(starts[1:], len(rows)) - 1)
    mean = np.add.reduceat(values * chances[:, None], starts)
    return actions[picked], values[picked] - mean


def train(updates, envs, draw):
    game = menagerie.load_game("totem", {"quiet_limit": 20})
    board = Board(game)
    env = menagerie.VectorEnv(game, envs)
    env.reset(seed=1)
    weights = np.zeros(FEATURES, np.float32)
    gradients = np.zeros((envs, 2, FEATURES), np.float32)
    games = np.arange(envs)
    for update in range(updates):
        change = np.zeros(FEATURES)
        ended = 0
        lengths = []
        while ended < envs // 2:
            players = env.players.copy()
            actions, gradient = choose(env, board, weights, draw)
            gradients[games, players] += gradient
            _, _, rewards, dones, _ = env.step(actions)
            over = np.flatnonzero(dones)
            change += (rewards[over][:, :, None] * gradients[over]).sum(axis=(0, 1))
            gradients[over] = 0
            ended += len(over)
            lengths.extend(env.lengths[over])
        weights += 0.02 * np.clip(change / ended, -10, 10)
        print(f"update {update + 1}: {ended} games of {np.mean(lengths):.0f} decisions, weights {np.round(weights, 2)}")
    return weights, board


def measure(weights, board, games, draw):
    """The share of points of the learnt play against random play, which has the other seat in half of the games."""
    env = menagerie.VectorEnv(menagerie.load_game("totem", {"quiet_limit": 20}), games, autoreset=False)
    env.reset(seed=99)
    mine = np.arange(games) % 2
    points = np.full(games, np.nan)
    while np.isnan(points).any():
        running = env.players >= 0
        actions = env.sample().copy()
        if running.all():
            learnt, _ = choose(env, board, weights, draw)
            actions = np.where(env.players == mine, learnt, actions)
        else:
            for i in np.flatnonzero(running & (env.players == mine)):
                legal = np.flatnonzero(env.masks[i])
                scores = features(env, board, np.full(len(legal), i), legal) @ weights
                actions[i] = legal[scores.argmax()]
        _, _, rewards, dones, _ = env.step(actions)
        for i in np.flatnonzero(dones):
            points[i] = (rewards[i, mine[i]] + 1) / 2
    return points.mean()


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--updates", type=int, default=30)
    arguments.add_argument("--envs", type=int, default=64)
    arguments.add_argument("--games", type=int, default=40)
    options = arguments.parse_args()
    draw = np.random.default_rng(1)
    weights, board = train(options.updates, options.envs, draw)
    print(f"against random play: {measure(weights, board, options.games, draw):.2f} of the points")


if __name__ == "__main__":
    main()
