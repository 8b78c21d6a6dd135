"""A person's device, as docs/network.md describes it: it has a token and a key, plays one game over
HTTP with moves drawn from a seed, sends whatever was not acknowledged again, and remembers every line
that it was shown and every answer that it got."""
import http.client
import json
import random
import socket
import threading
import time

from vectors import chain, digest

PATIENCE_SECONDS = 120
# What a server says that is not there at the moment.
TRY_AGAIN = {"unavailable", "closing", "busy", "too_fast"}


def connect(place, timeout, source=None):
    """HTTP to a (host, port), from an address of one's own where that matters."""
    return http.client.HTTPConnection(*place, timeout=timeout, source_address=source and (source, 0))


class Refused(Exception):
    def __init__(self, status, body):
        super().__init__(f"{status}: {body}")
        self.code = body.get("error", {}).get("code")
        self.body = body


class Connection:
    """Requests to any of several nodes, repeated until one answers."""

    def __init__(self, places, seed, stop, source):
        self.places, self.random, self.stop, self.source = places, random.Random(seed), stop, source
        self.open = None
        self.troubles = 0  # how often it was told that the store does not answer

    def close(self):
        if self.open:
            self.open.close()
        self.open = None

    def once(self, method, path, body=None, token=None):
        if not self.open:
            self.open = connect(self.random.choice(self.places), 30, self.source)
        headers = {"Content-Type": "application/json", "Accept-Language": "en"}
        if token:
            headers["Authorization"] = "Bearer " + token
        try:
            self.open.request(method, path, json.dumps(body) if body is not None else None, headers)
            answer = self.open.getresponse()
            content = json.loads(answer.read())
        except (OSError, http.client.HTTPException, ValueError):
            self.close()
            raise
        if answer.status >= 400:
            raise Refused(answer.status, content)
        return content

    def ask(self, method, path, body=None, token=None):
        end = time.monotonic() + PATIENCE_SECONDS
        while True:
            try:
                return self.once(method, path, body, token)
            except Refused as refused:
                if refused.code not in TRY_AGAIN:
                    raise
                self.troubles += refused.code == "unavailable"
            except (OSError, http.client.HTTPException, ValueError):
                pass
            assert time.monotonic() < end, f"nobody answered {method} {path} in {PATIENCE_SECONDS} s"
            time.sleep(0.02)


class Player:
    def __init__(self, places, seed, stop, source=None):
        self.random = random.Random(seed)
        self.places, self.stop, self.source = places, stop, source
        self.token, self.key = self.hex(32), self.hex(32)
        self.own, self.help = (chain(kind, self.key) for kind in ("own", "help"))
        self.api = Connection(places, self.random.random(), stop, source)
        self.room = self.chair = self.seat_index = self.view = None
        self.version, self.digest = 0, None
        self.log = {}       # version: (public bytes, digest)
        self.answers = []   # (id, version, cmd)
        self.refusals = []
        self.handed = 0     # links of the help chain that are in the log
        self.draws = 0
        self.sealed = self.over = False
        self.duel = None    # Two Paths: what is committed to and not opened
        self.rolling = threading.Event()
        self.stream = None
        self.sides = {}     # id of a commitment: (side, nonce)

    def hex(self, size):
        return self.random.randbytes(size).hex()

    def anchors(self):
        return {"own": self.own[0].hex(), "help": self.help[0].hex()}

    def make(self, game, chairs, **more):
        me = {"kind": "me", "name": "Ada", "token": self.token, "anchors": self.anchors()}
        made = self.api.ask("POST", "/api/rooms", {"game": game, "chairs": [me, *chairs], **more})
        self.room, self.chair = made["room"], made["chair"]
        return made["invites"]

    def sit(self, room, invite, name="Ben"):
        taken = self.api.ask("POST", f"/api/rooms/{room}/chairs",
                             {"invite": invite, "name": name, "token": self.token, "anchors": self.anchors()})
        self.room, self.chair = room, taken["chair"]

    def state(self):
        return self.api.ask("GET", f"/api/rooms/{self.room}", token=self.token)

    def command(self, cmd, **fields):
        """Sent until it is answered, always under the same id. Whether it was taken."""
        body = {"id": fields.pop("id", None) or self.hex(16), "version": self.version, "cmd": cmd, **fields}
        try:
            answer = self.api.ask("POST", f"/api/rooms/{self.room}/commands", body, self.token)
        except Refused as refused:
            self.refusals.append((cmd, refused.code))
            return False
        assert answer["id"] == body["id"]
        self.answers.append((body["id"], answer["version"], cmd))
        return True

    # What is shown.

    def take(self, line):
        """A line of the stream: its public bytes are what stands before the digest."""
        text = line.decode()
        public, _, rest = text.partition(',"digest":"')
        public += "}"
        event = json.loads(text)
        version = event["version"]
        if version in self.log:
            assert self.log[version][0] == public, f"two stories about event {version}"
            return
        assert version == self.version + 1, f"event {version} after {self.version}"
        before = self.digest or digest("menagerie room", self.room)
        self.digest = digest("menagerie event", before.hex(), public)
        assert event["digest"] == self.digest.hex(), f"the digest of event {version} does not fit"
        self.version = version
        self.log[version] = (public, event["digest"])
        if event.get("view") is not None:
            self.view = event["view"]
        self.follow(event)

    def follow(self, event):
        kind = event["kind"]
        if kind == "sealed":
            self.sealed = True
        elif kind == "started":
            self.seat_index = event["order"].index(self.chair)
        elif kind == "linked" and event["chair"] == self.chair:
            self.handed = max(self.handed, event["from"] + len(event["links"]) - 1)
        elif kind == "rolled":
            self.draws = max(self.draws, event["k"])
        elif kind == "committed":
            self.duel = {"chair": event["chair"], "id": event["id"], "blocked": False}
        elif kind == "blocked":
            self.duel["blocked"] = True
        elif kind in ("opened", "unopened"):
            self.duel = None
        self.over = self.over or kind in ("ended", "called_off", "closed")

    def play(self):
        """Reads lines and answers them until the game is over or the test ends; comes back when the
        stream is cut."""
        while not (self.over or self.stop.is_set()):
            connection = connect(self.random.choice(self.places), 20, self.source)
            try:
                connection.connect()
                self.stream = connection.sock  # which the answer takes over
                connection.request("GET", f"/api/rooms/{self.room}/events?since={self.version}",
                                   headers={"Authorization": "Bearer " + self.token})
                answer = connection.getresponse()
                if answer.status != 200:
                    time.sleep(0.02)
                    continue
                self.act()
                while not (self.over or self.stop.is_set()):
                    line = answer.readline()
                    if not line:
                        break
                    if line.strip() and line.endswith(b"\n"):
                        self.take(line.strip())
                        self.act()
            except (OSError, http.client.HTTPException):
                time.sleep(0.01)
            finally:
                connection.close()

    def hang_up(self):
        """Ends the wait for the next line."""
        try:
            if self.stream:
                self.stream.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass  # it was cut already

    def catch_up(self):
        """Reads what there is by now, for those who play step by step."""
        version = self.state()["version"]
        connection = connect(self.places[0], 20, self.source)
        connection.request("GET", f"/api/rooms/{self.room}/events?since={self.version}",
                           headers={"Authorization": "Bearer " + self.token})
        answer = connection.getresponse()
        while self.version < version:
            line = answer.readline().strip()
            if line:
                self.take(line)
        connection.close()

    # What is done.

    def seat_name(self):
        names = {"tokan": "rb", "two-paths": "sn", "totem": "1234"}[self.view["game"]]
        return names[self.seat_index]

    def act(self):
        """Everything that this device would do by itself or for its person now."""
        if self.over or self.stop.is_set():
            return
        if self.view is None:
            if self.sealed and self.handed < 1:
                self.hand_links(1)
            return
        if self.view["game"] == "totem" and self.handed < self.draws + 3:
            self.hand_links(self.draws + 6)
        if self.view["game"] == "two-paths" and self.duel:
            self.answer_duel()
        else:
            self.move()

    def hand_links(self, to):
        first = self.handed + 1
        if self.command("links", **{"from": first, "links": [link.hex() for link in self.help[first:to + 1]]}):
            self.handed = to

    def answer_duel(self):
        mover = self.duel["chair"] == self.chair
        if mover and self.duel["blocked"]:
            side, nonce = self.sides[self.duel["id"]]
            self.command("open", side=side, nonce=nonce, seen=self.digest.hex())
        elif not mover and not self.duel["blocked"]:
            self.command("act", action=self.random.choice("we"))

    def move(self):
        view = self.view
        if view["over"]:
            return
        if view["game"] == "totem" and view["board"]["mover"] == self.seat_name() and view["seat"] is None:
            self.rolling.set()
            self.command("roll", link=self.own[self.draws + 2].hex(), seen=self.digest.hex())
        elif view["seat"] == self.seat_name() and view["actions"]:
            announced = [move for move in view["board"]["moves"] if move.get("deed") == "announce"]
            if announced:
                self.commit(self.random.choice(announced)["kind"])
            else:
                self.command("act", action=self.random.choice(view["actions"]))

    def commit(self, animal):
        id, side = self.hex(16), self.random.choice("we")
        nonce = digest("menagerie nonce", self.room, id, self.key).hex()
        self.sides[id] = (side, nonce)
        commitment = digest("menagerie side", self.room, id, self.seat_name(), animal, side, nonce).hex()
        return self.command("commit", id=id, animal=animal, commitment=commitment)
