"""What the house thinks of a position, plays, and says of a game: analyse, choose, review, match.

All of them can be ended by Ctrl-C, which raises KeyboardInterrupt as usual, and let other threads run meanwhile.
"""

from menagerie import _core

__all__ = ["analyse", "choose", "match", "opponents", "record", "review"]

opponents = _core.opponents
record = _core.record


def _tell(game, opinion):
    """The engine's answer with values by player and actions by number besides their text."""
    opinion["value"] = list(opinion["value"].values())
    for advice in opinion["policy"]:
        advice["number"] = game.string_to_action(advice["action"])
    return opinion


def analyse(state, seconds=None, nodes=0, depth=0, lines=1, seed=0, progress=None):
    """What best play thinks of the state: `value` (a chance to win a player), `exact`, `policy`, `pv` and more.

    The fields are those of the protocol's `analyse` (docs/protocol.md), with `value` as a list by player and `number`
    beside each `action`. Whichever limit is reached first ends it; without any it thinks for a second. progress(dict)
    hears every better answer on the way. The same nodes and seed give the same answer.
    """
    if seconds is None:
        seconds = 0 if nodes or depth else 1.0
    game = state.get_game()
    hear = None if progress is None else lambda opinion: progress(_tell(game, opinion))
    return _tell(game, _core.analyse(state, float(seconds), nodes, depth, lines, seed, hear))


def choose(state, level=8, seconds=0.0, nodes=0, seed=0):
    """The action, by number, that a player of the level does: 1 to 8, "random", or another of opponents(game)."""
    return state.get_game().string_to_action(_core.choose(state, level, float(seconds), nodes, seed))


def review(game, nodes=0, progress=None):
    """What every choice of a game cost and what was luck. Takes a state, whose past is the game, or a record's text.

    The fields are those of the protocol's `review`. progress(judged, all) is called meanwhile.
    """
    if isinstance(game, str):
        return _core.review_record(game, nodes, progress)
    return _core.review_state(game, nodes, progress)


def match(game, first, second, rounds=10, seconds=0.0, nodes=0, threads=1, seed=0, progress=None):
    """Two players of the house over many games: wins, draws and losses of the first, and its share of the points.

    A round has the same start and dice for every seating, the first player once in each seat. `share` is (low, value,
    high): 95 of 100 such matches lie between. The result does not depend on the threads, unless `seconds` sets a limit.
    """
    return _core.match(game, first, second, rounds, float(seconds), nodes, threads, seed, progress)
