"""One game for agents that take turns, in the form that users of PettingZoo know; it needs no other package."""

import numpy as np

__all__ = ["AECEnv", "Box", "Dict", "Discrete"]


class Discrete:
    """The numbers below n."""

    def __init__(self, n, seed=None):
        self.n = n
        self.shape = ()
        self.dtype = np.dtype(np.int64)
        self._random = np.random.default_rng(seed)

    def contains(self, x):
        return 0 <= int(x) < self.n

    def sample(self, mask=None):
        if mask is None:
            return int(self._random.integers(self.n))
        allowed = np.flatnonzero(mask)
        return int(allowed[self._random.integers(len(allowed))]) if len(allowed) else 0

    def __repr__(self):
        return f"Discrete({self.n})"


class Box:
    """Arrays of one shape and type with bounds."""

    def __init__(self, low, high, shape, dtype):
        self.low, self.high, self.shape, self.dtype = low, high, tuple(shape), np.dtype(dtype)

    def contains(self, x):
        return x.shape == self.shape and x.dtype == self.dtype and bool((x >= self.low).all() and (x <= self.high).all())

    def __repr__(self):
        return f"Box({self.low}, {self.high}, {self.shape}, {self.dtype})"


class Dict(dict):
    """Spaces by name."""

    def contains(self, x):
        return x.keys() == self.keys() and all(space.contains(x[name]) for name, space in self.items())


class AECEnv:
    """A game as an agent environment cycle: agent_selection decides, step(action) does it, last() tells what it sees.

    Observations are {"observation": uint8, "action_mask": int8}. Chance is drawn inside, from reset's seed. When the
    game is over every agent is terminated, with its return as the reward, and takes its last step with None.
    """

    metadata = {"name": "menagerie", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, game, render_mode=None):
        self.game = game
        self.render_mode = render_mode
        self.possible_agents = [f"player_{i}" for i in range(game.num_players())]
        self._number = {agent: i for i, agent in enumerate(self.possible_agents)}
        size = game.observation_tensor_size()
        self._observation_space = Dict(
            observation=Box(0, 255, (size,), np.uint8),
            action_mask=Box(0, 1, (game.num_distinct_actions(),), np.int8),
        )
        self._action_spaces = {agent: Discrete(game.num_distinct_actions()) for agent in self.possible_agents}
        self.agents = []

    @property
    def unwrapped(self):
        return self

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    def observation_space(self, agent):
        return self._observation_space

    def action_space(self, agent):
        return self._action_spaces[agent]

    def reset(self, seed=None, options=None):
        self._random = np.random.default_rng(seed)
        start = (options or {}).get("position", int(self._random.integers(1 << 63)))
        self.state_ = self.game.new_initial_state(start)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._go_on()

    def _go_on(self):
        """Draws chance until somebody decides, or the game is over."""
        state = self.state_
        while state.is_chance_node():
            actions, probabilities = zip(*state.chance_outcomes())
            state.apply_action(int(self._random.choice(actions, p=probabilities)))
        if not state.is_terminal():
            self.agent_selection = self.possible_agents[state.current_player()]
            return
        for agent, gain in zip(self.possible_agents, state.returns()):
            self.rewards[agent] = gain
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def observe(self, agent):
        player = self._number[agent]
        size = self.game.observation_tensor_size()
        return {
            "observation": self.state_.observation_tensor(player, np.empty(size, np.uint8)),
            "action_mask": self.state_.legal_actions_mask(player).astype(np.int8),
        }

    def last(self, observe=True):
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("the game is over: the only action left is None")
            self.agents.remove(agent)
            for kept in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
                del kept[agent]
            self.rewards = dict.fromkeys(self.agents, 0.0)
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.state_.apply_action(action)
        self._go_on()
        for each, gain in self.rewards.items():
            self._cumulative_rewards[each] += gain

    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def state(self):
        return self.state_.observation_tensor(0)

    def render(self):
        return self.state_.position()

    def close(self):
        pass
