"""Tokan, Two Paths and Totem for programs that learn and for people who want to know.

    import menagerie
    game = menagerie.load_game("totem", {"seats": 3})
    state = game.new_initial_state()

docs/python.md tells all of it.
"""

from menagerie import _core
from menagerie._core import Game, State, __version__, languages, set_language
from menagerie.errors import Error
from menagerie.experts import analyse, choose, match, opponents, record, review

__all__ = [
    "AECEnv",
    "Error",
    "Game",
    "State",
    "VectorEnv",
    "__version__",
    "analyse",
    "choose",
    "game_info",
    "game_names",
    "languages",
    "load_game",
    "match",
    "opponents",
    "record",
    "review",
    "set_language",
    "tokan",
    "two_paths",
]

game_names = _core.game_names
game_info = _core.game_info


def load_game(name, parameters=None):
    """The game of that name with these options: load_game("totem", {"seats": 3}) or "totem(seats=3)".

    Besides the options of the rules there is `seed`, which deals the start that new_initial_state() gives.
    """
    given = {}
    if "(" in name:
        name, _, inside = name.partition("(")
        if not inside.endswith(")"):
            raise Error(f"Expected NAME(option=value,…), found {name}({inside}", "python.game")
        for part in filter(None, inside[:-1].split(",")):
            key, equals, value = part.partition("=")
            if not equals:
                raise Error(f"Expected option=value, found {part}", "python.game")
            given[key.strip()] = value.strip()
    given.update(parameters or {})
    return _core.load_game(name.strip().replace("_", "-"), given)


from menagerie import spiel as _spiel  # noqa: E402, F401  the rest of the vocabulary of Game and State
from menagerie import tokan, two_paths  # noqa: E402
from menagerie.aec import AECEnv  # noqa: E402
from menagerie.vector import VectorEnv  # noqa: E402
