"""Pairs of players who play one game after the other while something is done to the servers, and
what is judged afterwards."""
import random
import threading
import time
import traceback

from checker import check_room
from player import Player

GAMES = ("tokan", "totem", "two-paths")


class Load:
    def __init__(self, ports, seed, pairs=6, games=GAMES, **options):
        self.ports, self.options = ports, options
        self.stop = threading.Event()
        self.games, self.failures = [], []
        self.lock = threading.Lock()
        self.rolling = threading.Event()  # somebody is about to roll
        luck = random.Random(seed)
        self.threads = [threading.Thread(target=self.guarded, args=(self.play_on, games[pair % len(games)], luck.random()))
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

    def play_on(self, game, seed):
        luck = random.Random(seed)
        while not self.stop.is_set():
            self.play(game, luck)

    def play(self, game, luck):
        first, second = (Player(self.ports, luck.random(), self.stop) for _ in range(2))
        invites = first.make(game, [{"kind": "open"}], **self.options)
        second.sit(first.room, invites[0])
        with self.lock:
            self.games.append((first, second))
        for player in (first, second):
            player.rolling = self.rolling
        other = threading.Thread(target=self.guarded, args=(second.play,))
        other.start()
        first.play()
        other.join()

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
        """Waits until that many more commands were acknowledged."""
        goal = self.acknowledged() + commands
        self.wait_until(lambda: self.acknowledged() >= goal)

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
