"""Every example runs, with little to do."""

import os
import subprocess
import sys

import pytest
from conftest import PACKAGE, ROOT

EXAMPLES = ROOT / "examples" / "python"
ARGUMENTS = {
    "random_play.py": ["--games", "3"],
    "tokan_tree_search.py": ["--playouts", "20"],
    "two_paths_learner.py": ["--rounds", "64", "--plot", "{folder}/learner.svg"],
    "totem_self_play.py": ["--updates", "2", "--envs", "8", "--games", "4"],
    "win_chances.py": ["--nodes", "500", "--plot", "{folder}/chances.svg"],
}


def test_every_example_is_run():
    assert {file.name for file in EXAMPLES.glob("*.py")} == set(ARGUMENTS)


@pytest.mark.parametrize("name", ARGUMENTS)
def test_the_example_runs(name, tmp_path):
    arguments = [argument.format(folder=tmp_path) for argument in ARGUMENTS[name]]
    environment = {**os.environ, "PYTHONPATH": PACKAGE, "MPLCONFIGDIR": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-B", str(EXAMPLES / name), *arguments], capture_output=True, text=True, env=environment, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout
    for argument in arguments:
        if argument.endswith(".svg"):
            with open(argument) as file:
                assert "<svg" in file.read()
