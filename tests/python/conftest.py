"""Where the tests find the module: in the build folder, unless MENAGERIE_PYTHON_PATH says otherwise."""

import os
import pathlib
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PACKAGE = os.environ.get("MENAGERIE_PYTHON_PATH", str(ROOT / "build" / "python" / "python"))
sys.path.insert(0, PACKAGE)

# Every game, with the options that change what its states are like.
TABLES = {
    "tokan": {},
    "tokan-heads": {"score": "heads"},
    "tokan-lay": {"setup": "lay"},
    "tokan-either-all": {"ends": "either", "gaps": "all"},
    "two-paths": {},
    "two-paths-8": {"rows": 8, "begins": "n"},
    "totem": {},
    "totem-3-choose": {"seats": 3, "seating": "choose"},
    "totem-4-may": {"seats": 4, "twelve": "may", "quiet_limit": 30},
}


def load(table):
    import menagerie

    name = next(game for game in ("tokan", "two-paths", "totem") if table.startswith(game))
    return menagerie.load_game(name, TABLES[table])


@pytest.fixture(params=TABLES)
def game(request):
    return load(request.param)


def random_states(game, games, seed=1, most=400):
    """The states of random games, from the start to the end; copies."""
    import random

    draw = random.Random(seed)
    for number in range(games):
        state = game.new_initial_state(draw.getrandbits(60))
        for _ in range(most):
            yield state.clone()
            if state.is_terminal():
                break
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes())
                state.apply_action(draw.choices(actions, weights)[0])
            else:
                state.apply_action(draw.choice(state.legal_actions()))


def vectors(name):
    """The lines of a file of tests/vectors, cut into fields."""
    text = (ROOT / "tests" / "vectors" / f"{name}.tsv").read_text()
    return [line.split("\t") for line in text.splitlines()]
