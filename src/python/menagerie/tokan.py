"""Tokan: proofs of who wins a position."""

from menagerie import _core
from menagerie._core import State

__all__ = ["prove"]


def prove(state, seconds=60.0, threads=1, megabytes=512, progress=None):
    """Proves who wins, if the time is enough: a dict.

    result     1 where the side on turn wins, 0 for a draw, -1 where it loses; None if it is still open
    best       a move that keeps the result (notation), or None
    nodes, progress, seconds   the positions visited, the share of first moves that are refuted, the time it took

    seconds=0 sets no limit. Ctrl-C ends it at once. progress(dict) is called meanwhile.
    """
    return _core.tokan_prove(state, float(seconds), threads, megabytes, progress)
