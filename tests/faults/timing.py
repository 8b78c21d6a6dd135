"""Whether the time at which an announcement is heard tells its hidden side: times of duels that differ in
the side alone are compared in pairs."""
import collections
import itertools
import json
import math
import random
import time

from player import connect
from vectors import digest
from web_socket import Closed, WebSocket

# A seat may act so fast for 60 commands, of which a duel takes two at most.
DUELS_A_TABLE = 25
SUSPICIOUS = 4  # of a standard normal value: chance alone gets there once in 16,000 runs
OTHER = {"w": "e", "e": "w"}


def signed_rank(differences):
    """Wilcoxon's signed-rank statistic as a standard normal value. Outliers count by their rank alone."""
    ordered = sorted((difference for difference in differences if difference), key=abs)
    count = len(ordered)
    total = sum(math.copysign(rank, difference) for rank, difference in enumerate(ordered, 1))
    return total / math.sqrt(count * (count + 1) * (2 * count + 1) / 6)


def verdict(differences, coarsest):
    """What the differences in seconds tell. It proves nothing if it could not have seen the coarsest of
    leaks, in microseconds."""
    z = signed_rank(differences)
    assert abs(z) < SUSPICIOUS, f"the time tells the side: z = {z:.2f} over {len(differences)} pairs"
    visible = next(micros for micros in (digit * 10 ** power for power in range(9) for digit in (1, 2, 5))
                   if abs(signed_rank([difference + micros * 1e-6 for difference in differences])) >= SUSPICIOUS)
    assert visible <= coarsest, f"{len(differences)} pairs would have shown {visible} µs, not {coarsest}"
    return f"z = {z:+.2f} over {len(differences)} pairs; {visible} µs would have been seen"


class Table:
    """A table of Two Paths whose two people look at single frames."""

    def __init__(self, api, place, luck, key):
        self.api, self.luck, self.key, self.duels = api, luck, key, 0
        self.tokens = [luck.randbytes(32).hex() for _ in range(2)]
        made = api.ask("/api/rooms", {"game": "two-paths", "chairs": [
            {"kind": "me", "name": "Ada", "token": self.tokens[0]}, {"kind": "open"}]})
        self.room = made["room"]
        api.ask(f"/api/rooms/{self.room}/chairs", {"invite": made["invites"][0], "name": "Ben", "token": self.tokens[1]})
        self.sockets = [WebSocket(place) for _ in self.tokens]
        for socket, token in zip(self.sockets, self.tokens):
            socket.send(cmd="subscribe", room=self.room, token=token)
            self.state = socket.hear_until(lambda said: said.get("view"))

    def close(self):
        for socket in self.sockets:
            socket.close()

    def send(self, chair, cmd, **fields):
        self.sockets[chair].send(room=self.room, id=fields.pop("id", None) or self.luck.randbytes(16).hex(),
                                 version=self.state["version"], cmd=cmd, **fields)

    def hear(self, chair, kind):
        """The event, as the chair hears it; nothing may be refused on the way."""
        def awaited(said):
            assert "error" not in said, said
            return said.get("kind") == kind

        self.state = {**self.state, **self.sockets[chair].hear_until(awaited)}

    def hear_both(self, kind):
        for chair in (0, 1):
            self.hear(chair, kind)

    def line_up(self):
        for chair in (0, 1):
            self.send(chair, "act", action="FHG")
            self.hear_both("acted")

    def duel(self, side):
        """Seconds from the mover's decision to the blocker's frame."""
        view = self.state["view"]
        mover, animals = "sn".index(view["seat"]), [move["kind"] for move in view["board"]["moves"]]
        id, animal = self.luck.randbytes(16).hex(), self.luck.choice(animals)
        begin = time.perf_counter()
        nonce = digest("menagerie nonce", self.room, id, self.key).hex()
        commitment = digest("menagerie side", self.room, id, view["seat"], animal, side, nonce).hex()
        self.send(mover, "commit", id=id, animal=animal, commitment=commitment)
        self.hear(1 - mover, "committed")
        seconds = time.perf_counter() - begin
        self.hear(mover, "committed")
        self.send(1 - mover, "act", action=self.luck.choice("we"))
        self.hear_both("blocked")
        self.send(mover, "open", side=side, nonce=nonce)
        self.hear_both("opened")
        self.duels += 1
        return seconds

    def over(self):
        return self.state["view"]["over"]


class Api:
    """Requests over one connection, each answered at once."""

    def __init__(self, place):
        self.connection = connect(place, 30)

    def ask(self, path, body, token=None):
        headers = {"Authorization": "Bearer " + token} if token else {}
        self.connection.request("POST", path, json.dumps(body), headers)
        answer = self.connection.getresponse()
        content = json.loads(answer.read())
        assert answer.status < 300, content
        return content


def pairs_of_people(place, count):
    """Differences of the times of two duels in a row, west less east; a coin says which comes first."""
    luck, api, differences, table = random.Random(7), Api(place), [], None
    times = {}
    while len(differences) < count:
        if table is None or table.over() or table.duels == DUELS_A_TABLE:
            if table:
                table.close()
            table = Table(api, place, luck, luck.randbytes(32).hex())
            table.line_up()
        side = OTHER[next(iter(times))] if times else luck.choice("we")
        times[side] = table.duel(side)
        if len(times) == 2:
            differences.append(times["w"] - times["e"])
            times = {}
    table.close()
    return differences


# A computer that is on turn decides as soon as somebody sits down. Positions in which it hides either side.
POSITIONS = ("hgf/3/3/3/3/3/FHG s 1 -", "1gf/3/2G/3/2h/H2/F2 s 1 -")
LEVELS = (4, 8)


def one_commitment(api, socket, position, level):
    """How long it takes until the computer's commitment is heard, of which animal, and its side."""
    token = random.randbytes(32).hex()
    made = api.ask("/api/rooms", {"game": "two-paths", "position": position,
                                  "chairs": [{"kind": "computer", "level": level}, {"kind": "open"}]})
    room = made["room"]
    socket.send(cmd="subscribe", room=room, views=False)
    socket.hear_until(lambda said: said.get("subscribed"))
    begin = time.perf_counter()
    api.ask(f"/api/rooms/{room}/chairs", {"invite": made["invites"][0], "name": "Ada", "token": token})
    committed = socket.hear_until(lambda said: said.get("kind") == "committed")
    seconds = time.perf_counter() - begin
    command = {"id": random.randbytes(16).hex(), "version": committed["version"], "cmd": "act", "action": "w"}
    api.ask(f"/api/rooms/{room}/commands", command, token)
    side = socket.hear_until(lambda said: said.get("kind") == "opened")["side"]
    socket.send(cmd="unsubscribe", room=room)
    return seconds, committed["animal"], side


def pairs_of_the_computer(place, count):
    """Differences of commitments that have all but the side in common: position, level and animal."""
    api, socket, differences = Api(place), WebSocket(place), []
    last = collections.defaultdict(dict)  # the time of the last one that has no partner yet, by its side
    while len(differences) < count:
        for position, level in itertools.product(POSITIONS, LEVELS):
            try:
                seconds, animal, side = one_commitment(api, socket, position, level)
            except Closed:  # on a busy computer a ping may go unanswered for too long
                socket = WebSocket(place)
                continue
            times = last[position, level, animal]
            times[side] = seconds
            if len(times) == 2:
                differences.append(times["w"] - times["e"])
                times.clear()
    socket.close()
    return differences
