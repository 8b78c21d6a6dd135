"""Agents that take turns, as PettingZoo's users expect them."""

import numpy as np
import pytest

import menagerie
from menagerie import AECEnv


def test_a_whole_cycle_ends_with_every_agents_return(game):
    env = AECEnv(game)
    for seed in (1, 2):
        env.reset(seed=seed)
        total = dict.fromkeys(env.possible_agents, 0.0)
        steps = 0
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            total[agent] += reward
            assert env.observation_space(agent).contains(observation) and not truncated
            if terminated:
                env.step(None)
                continue
            steps += 1
            mask = observation["action_mask"]
            assert mask.any()
            env.step(env.action_space(agent).sample(mask))
        assert env.agents == [] and steps > 5
        assert np.isclose(sum(total.values()), 0)


def test_the_same_seed_gives_the_same_game():
    env = AECEnv(menagerie.load_game("totem"))
    seen = []
    for _ in range(2):
        env.reset(seed=7)
        for _ in range(40):
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(int(np.flatnonzero(mask)[0]))
        seen.append(env.render())
    assert seen[0] == seen[1]


def test_a_mask_is_empty_for_who_is_not_on_turn():
    env = AECEnv(menagerie.load_game("two-paths"))
    env.reset(seed=1)
    assert not env.observe("player_1")["action_mask"].any()
    with pytest.raises(menagerie.Error):
        env.step(13)
