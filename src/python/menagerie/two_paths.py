"""Two Paths, solved: values and mixes of every state, and what any policy can lose against best answers.

States go by number in an order of the solution's own. States that differ only by exchanging the kinds,
mirroring the board, or turning it and exchanging the players have one number; `Solution.position(number)` is the
position that stands for them, and `Solution.locate(state)` finds the number of any state.

A policy is an array with a row a state and nine columns: how often the mover chooses Fe, Fw, Ge, Gw, He, Hw,
and how often the blocker blocks east after F, G, H was announced, all in the position that stands for the state.
"""

import numpy as np

from menagerie import _core
from menagerie._core import State
from menagerie.errors import Error

__all__ = ["Solution", "best_responses", "exploitability", "policy_array", "solve"]

ACTIONS = 14
_CHOICES = slice(6, 12)
_BLOCK_EAST = 12
_BATCH = 1 << 15

_solved = {}


def _text(state):
    return state if isinstance(state, str) else state.position()


class Solution:
    """All of Two Paths on 7 or 8 rows. Made by solve()."""

    def __init__(self, rows, reward_may_be_declined=False, progress=None):
        if rows not in (7, 8):
            raise Error(f"rows is 7 or 8, found {rows}", "python.rows", field="rows")
        self._solution = _core.TwoPathsSolution(rows, reward_may_be_declined, progress)
        self._values = None
        self._policy = None

    @property
    def rows(self):
        return self._solution.rows

    def __len__(self):
        """How many numbers of states there are. The first 36 stand for finished games."""
        return self._solution.states

    def value(self, state, player=0):
        """The chance of the player to win when both play best; a hidden side plays no part."""
        return self._solution.chance(_text(state), player)

    def mix(self, state):
        """How best play chooses: {action: probability}, all legal actions."""
        return {action: probability for action, probability, _ in self._solution.mix(_text(state))}

    def action_values(self, state):
        """The chance to win of whoever is on turn with each action, the other playing best: {action: chance}."""
        return {action: value for action, _, value in self._solution.mix(_text(state))}

    @property
    def values(self):
        """The mover's chance to win in every state, by number: one array."""
        if self._values is None:
            self._values = self._solution.values()
        return self._values

    @property
    def policy(self):
        """Best play as a policy: one array of a row a state. The first 36 rows, of finished games, are empty."""
        if self._policy is None:
            rows = np.zeros((len(self), 9), np.float32)
            rows[36:] = self._solution.policy(np.arange(36, len(self), dtype=np.uint32))
            self._policy = rows
        return self._policy

    def policy_of(self, states):
        """The same rows for some states only."""
        return self._solution.policy(np.asarray(states, np.uint32))

    def position(self, number):
        """The position that stands for the states of that number."""
        return self._solution.texts(number)[0]

    def locate(self, state):
        """(number, image): where the state is, and for each of the 14 actions its image in that position."""
        number, image = self._solution.locate(_text(state))
        return number, np.array(image)

    def probabilities(self, policy, state):
        """What a policy array chooses in any state: {action: probability}. The array holds all states."""
        number, image = self.locate(state)
        row = policy[number]
        text = _text(state)
        announced = text.split()[3][0]
        if announced != "-":
            # The kind may have another name in the image.
            choice = {"F": 6, "G": 8, "H": 10}[announced]
            east = row[6 + (image[choice] - 6) // 2]
            return {a: float(east if image[a] == _BLOCK_EAST else 1 - east) for a in (12, 13)}
        return {a: float(row[image[a] - 6]) for a, _, _ in self._solution.mix(text)}

    def reachable(self, state):
        """The numbers of all states that can follow this one, and of those that share a position with them."""
        return self._solution.reachable(_text(state))

    def best_line_ups(self):
        """How best play lines up: 7 rows of 6, first as the first, then as the second after each order."""
        rows = np.zeros((7, 6), np.float32)
        game = _core.load_game("two-paths", {"rows": self.rows})
        first = game.new_initial_state()
        rows[0, :] = list(self.mix(first).values())
        for order in range(6):
            rows[1 + order, :] = list(self.mix(first.child(order)).values())
        return rows


def solve(rows=7, reward_may_be_declined=False, progress=None):
    """Two Paths solved from nothing, in about a second; kept for the next call. progress(share) is called meanwhile.

    reward_may_be_declined solves the game in which a blocker who guessed right may leave the own animal in place.
    """
    key = (rows, reward_may_be_declined)
    if key not in _solved:
        _solved[key] = Solution(rows, reward_may_be_declined, progress)
    return _solved[key]


def policy_array(policy, states=None, rows=7):
    """The rows of a policy that is given as a function, for these states or for all.

    policy(observations, masks) gets uint8 arrays of n rows (as a vector environment gives them, the seat on turn
    watching) and returns n rows of 14 probabilities. An object with action_probabilities(state), as OpenSpiel's
    policies have it, is asked state by state.
    """
    solution = solve(rows)
    everything = states is None
    states = np.arange(36, len(solution), dtype=np.uint32) if everything else np.asarray(states, np.uint32)
    made = np.zeros((len(states), 9), np.float32)
    ask = _ask_each if hasattr(policy, "action_probabilities") else _ask_many
    for start in range(0, len(states), _BATCH):
        part = slice(start, start + _BATCH)
        made[part] = ask(solution, policy, states[part])
    if not everything:
        return made
    return np.concatenate([np.zeros((36, 9), np.float32), made])


def _ask_many(solution, policy, states):
    size = _core.load_game("two-paths", {"rows": solution.rows}).observation_tensor_size()
    observations = np.zeros((len(states), 4, size), np.uint8)
    masks = np.zeros((len(states), 4, ACTIONS), np.uint8)
    solution._solution.nodes(states, observations, masks)
    asked = masks.reshape(-1, ACTIONS).any(axis=1)
    answers = np.zeros((len(states) * 4, ACTIONS), np.float32)
    answers[asked] = policy(observations.reshape(-1, size)[asked], masks.reshape(-1, ACTIONS)[asked])
    answers *= masks.reshape(-1, ACTIONS)
    totals = answers.sum(axis=1, keepdims=True)
    answers = (answers / np.where(totals > 0, totals, 1)).reshape(len(states), 4, ACTIONS)
    return np.concatenate([answers[:, 0, _CHOICES], answers[:, 1:, _BLOCK_EAST]], axis=1)


def _ask_each(solution, policy, states):
    game = _core.load_game("two-paths", {"rows": solution.rows})
    rows = np.zeros((len(states), 9), np.float32)
    for row, number in zip(rows, states):
        texts = solution._solution.texts(int(number))
        for action, probability in policy.action_probabilities(game.state(texts[0])).items():
            row[action - 6] = probability
        for kind, text in enumerate(texts[1:]):
            if text:
                row[6 + kind] = policy.action_probabilities(game.state(text)).get(_BLOCK_EAST, 0.0)
    return rows


def best_responses(policy, rows=7, start=None, line_ups=None, progress=None):
    """The chances to win of somebody who knows the policy and answers best: as South and as North, exact.

    policy     an array over all states (see above), a function or an object (see policy_array)
    start      a state or position to play from; only what can follow it is looked at, and a function is asked
               there only. Without it, the whole game with the line-ups
    line_ups   how the policy lines up, 7 rows of 6 (see Solution.best_line_ups); best where it is missing
    """
    solution = solve(rows)
    line_ups = solution.best_line_ups() if line_ups is None else np.asarray(line_ups, np.float32)
    text = "/".join(["3"] * rows) + " s - -" if start is None else _text(start)
    states = solution.reachable(text)
    is_array = not (callable(policy) or hasattr(policy, "action_probabilities"))
    if not is_array:
        policy = policy_array(policy, states if len(states) else None, rows)
    elif len(states):
        policy = np.asarray(policy)
        if policy.shape != (len(solution), 9):
            raise Error(f"The policy must be an array of {len(solution)} rows and 9 columns, found {policy.shape}", "environment.policy")
        policy = policy[states]
    return solution._solution.respond(policy, states, line_ups, text, progress)


def exploitability(policy, rows=7, start=None, line_ups=None, progress=None):
    """What the policy loses to best answers, in chances to win, the mean of both seats; 0 for best play. Exact.

    Takes what best_responses takes. Against a policy without a fault the two responders' chances add up to 1; what
    they exceed it by is NashConv, and half of that is given.
    """
    south, north = best_responses(policy, rows, start, line_ups, progress)
    return (south + north - 1) / 2
