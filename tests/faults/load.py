"""Pairs of players who play one game after the other, or one each, while something is done to the
servers; and what is judged afterwards."""
import random
import threading
import time
import traceback

from checker import check_room
from player import Player

GAMES = ("tokan", "totem", "two-paths")


class Load:
    def __init__(self, places, seed, pairs=6, games=GAMES, sources=None, one_each=False, options=None):
        self.places, self.options = places, options or {}
        self.stop = threading.Event()
        self.games, self.failures = [], []
        self.lock = threading.Lock()
        self.rolling = threading.Event()  # somebody is about to roll
        luck, work = random.Random(seed), self.play if one_each else self.play_on
        addresses = sources or [None] * (2 * pairs)
        self.threads = [threading.Thread(target=self.guarded, args=(
            work, games[pair % len(games)], random.Random(luck.random()), addresses[2 * pair:2 * pair + 2]))
            for pair in range(pairs)]

    def __enter__(self):
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_):
        self.stop.set()
        for thread in self.threads:
            while thread.is_alive():
                for player in self.players():
                    player.hang_up()
                thread.join(0.05)

    def guarded(self, work, *arguments):
        try:
            work(*arguments)
        except Exception:  # told by `judge`
            self.failures.append(traceback.format_exc())
            self.stop.set()

    def play_on(self, game, luck, sources):
        while not self.stop.is_set():
            self.play(game, luck, sources)

    def play(self, game, luck, sources):
        first, second = (Player(self.places, luck.random(), self.stop, source) for source in sources)
        invites = first.make(game, [{"kind": "open"}], options=self.options.get(game, {}))
        second.sit(first.room, invites[0])
        with self.lock:
            self.games.append((first, second))
        for player in (first, second):
            player.rolling = self.rolling
        other = threading.Thread(target=self.guarded, args=(second.play,))
        other.start()
        first.play()
        other.join()

    def playing(self):
        return any(thread.is_alive() for thread in self.threads)

    def players(self):
        with self.lock:
            return [player for game in self.games for player in game]

    def acknowledged(self):
        return sum(len(player.answers) for player in self.players())

    def troubles(self):
        """How often people were told that it does not work at the moment."""
        return sum(player.api.troubles for player in self.players())

    def wait_until(self, condition):
        while not condition() and not self.stop.is_set():
            time.sleep(0.005)

    def until(self, commands):
        """Waits until that many more commands were acknowledged, or nobody plays any more."""
        goal = self.acknowledged() + commands
        self.wait_until(lambda: self.acknowledged() >= goal or not self.playing())

    def judge(self):
        """Acknowledged commands, rolls, and by room the public bytes of its log."""
        assert not self.failures, self.failures[0]
        commands = rolls = 0
        told = {}
        for players in self.games:
            if players[0].version:
                of_room = check_room(players)
                commands, rolls, told[players[0].room] = commands + of_room[0], rolls + of_room[1], of_room[2]
        return commands, rolls, told
