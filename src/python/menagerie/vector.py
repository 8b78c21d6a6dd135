"""Thousands of games at once in numpy arrays, stepped in C++."""

import numpy as np

from menagerie import _core

__all__ = ["VectorEnv"]


class VectorEnv:
    """Many games that go on side by side. Every step takes one action a game; chance is drawn inside.

        env = VectorEnv(menagerie.load_game("tokan"), 1024, threads=2)
        observations, masks = env.reset(seed=1)
        while training:
            observations, masks, rewards, dones, players = env.step(choose(observations, masks))

    The arrays are the environment's own and are written in place by the next step: copy what has to last. They are
    read-only. A row is a game:

    observations   uint8, as the player on turn sees the game; the blocks are game.observation_blocks()
    masks          uint8, 1 for every legal action
    rewards        float32, a column a player: the returns of a game that ended in this step, 0 elsewhere
    dones          uint8, 1 for a game that ended in this step
    players        int32, who decides next, whose eyes the observation is made for
    lengths        int32, decisions of the game so far; of the ended game where dones is 1

    Where a game ended, observation, mask and player are those of a new one, unless autoreset is False: then the mask
    is empty and the player -1 until restart(). Game i draws from a generator of its own, so neither the number of
    threads nor that of games changes game i.
    """

    def __init__(self, game, num_envs, threads=1, autoreset=True, observe=True):
        self.game = game
        self.num_envs = num_envs
        self.num_actions = game.num_distinct_actions()
        self._vector = _core.Vector(game, num_envs, threads, autoreset, observe)
        self.observations = self._vector.observations
        self.masks = self._vector.masks
        self.rewards = self._vector.rewards
        self.dones = self._vector.dones
        self.players = self._vector.players
        self.lengths = self._vector.lengths
        self.reset()

    def reset(self, seed=0):
        """New games everywhere; gives observations and masks."""
        self._vector.reset(seed)
        return self.observations, self.masks

    def restart(self, chosen=None):
        """A new game wherever `chosen` is not 0; where the games are over if it is missing."""
        self._vector.restart(self.players < 0 if chosen is None else chosen)
        return self.observations, self.masks

    def step(self, actions):
        """One action a game. If one is not legal, Error tells the first of them, and nothing was done."""
        self._vector.step(actions)
        return self.observations, self.masks, self.rewards, self.dones, self.players

    def sample(self):
        """A legal action of every game, drawn evenly; overwritten by the next call."""
        return self._vector.sample()

    def play_randomly(self, steps):
        """So many steps of every game with random actions, as step(sample()) would do them, without coming back to
        Python in between."""
        self._vector.play_randomly(steps)

    def block(self, name):
        """A named block of the observations in its shape, without a copy."""
        for known, offset, shape in self.game.observation_blocks():
            if known == name:
                size = int(np.prod(shape))
                return self.observations[:, offset : offset + size].reshape(self.num_envs, *shape)
        raise KeyError(name)
