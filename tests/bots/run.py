#!/usr/bin/env python3
"""Programs that take seats from another machine: examples/bot.py and `menagerie bot` play whole games
against each other at a real server, whose records prove themselves.

run.py PROGRAM [SCENARIO…]
"""
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request

FOLDER = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(FOLDER, "..", "faults"))
from processes import Server, give, unprivileged  # noqa: E402

PYTHON_BOT = [sys.executable, "-B", os.path.join(FOLDER, "..", "..", "examples", "bot.py")]
PATIENCE_SECONDS = 120
NO_ROOM = "0" * 32


class World:
    """A server with its store, and the bots at its tables."""

    def __init__(self, folder, program):
        self.program, self.store = program, os.path.join(folder, "rooms.db")
        self.folder = folder
        self.server = Server(program, folder, self.store)
        self.server.start()
        self.address = f"http://127.0.0.1:{self.server.port}"
        self.bots = []

    def table(self, game, **more):
        """The room and the links that invite to its two chairs."""
        body = {"game": game, "chairs": [{"kind": "open"}, {"kind": "open"}], **more}
        with urllib.request.urlopen(self.address + "/api/rooms", json.dumps(body).encode(), 30) as answer:
            made = json.load(answer)
        return made["room"], [f"{self.address}/#/room/{made['room']}/{invite}" for invite in made["invites"]]

    def state(self, room):
        with urllib.request.urlopen(f"{self.address}/api/rooms/{room}", timeout=30) as answer:
            return json.load(answer)

    def start(self, command):
        environment = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
        bot = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment)
        self.bots.append(bot)
        return bot

    def python(self, link, *options):
        return self.start([*PYTHON_BOT, link, *options])

    def menagerie(self, link, *options):
        return self.start([self.program, "bot", "--level", "1", "--table", link, *options])

    def wait_for(self, room, condition):
        end = time.monotonic() + PATIENCE_SECONDS
        while not condition(self.state(room)):
            assert time.monotonic() < end, self.state(room)
            time.sleep(0.02)

    def verify(self, room):
        """What `menagerie verify` says of the exported record. The store is free once the server has ended."""
        self.server.stop()
        record = os.path.join(self.folder, "game.menagerie")
        subprocess.run([self.program, "rooms", "export", room, "--store", self.store, "--file", record], check=True,
                       stdout=subprocess.DEVNULL)
        told = subprocess.run([self.program, "verify", "--json", record], stdout=subprocess.PIPE, check=False)
        return json.loads(told.stdout)


def ended(bot):
    """How it ended, and what it said."""
    out, _ = bot.communicate(timeout=PATIENCE_SECONDS)
    return bot.returncode, out


def expect_refusal(bot, *sentences):
    code, out = ended(bot)
    assert code == 1, (code, out)
    assert any(sentence in out for sentence in sentences), out
    assert "Traceback" not in out, out


def play_to_the_end(world, room, bots):
    for bot in bots:
        code, out = ended(bot)
        assert code == 0 and "The game is over:" in out, out
    assert world.state(room)["over"]
    verdict = world.verify(room)
    assert verdict["holds"] and verdict["start_drawn"] and not verdict["absent"], verdict
    return verdict


def tokan(world):
    room, links = world.table("tokan")
    play_to_the_end(world, room, [world.python(links[0], "--seat", "r"), world.menagerie(links[1], "--seat", "b")])


def two_paths(world):
    room, links = world.table("two-paths")
    verdict = play_to_the_end(world, room, [world.python(links[0]), world.menagerie(links[1])])
    assert verdict["sides"] > 0 and verdict["unopened"] == 0, verdict


def totem(world):
    room, links = world.table("totem", options={"quiet_limit": 1})
    verdict = play_to_the_end(world, room, [world.python(links[0]), world.menagerie(links[1])])
    assert verdict["rolls"] > 0, verdict


def server_killed(world):
    """The server is killed in the middle of the game and started again."""
    room, links = world.table("two-paths", options={"rows": "8"})
    bots = [world.python(links[0]), world.menagerie(links[1])]
    world.wait_for(room, lambda state: state["version"] > 15)
    world.server.kill()
    world.server.start()
    play_to_the_end(world, room, bots)


def came_back(world):
    """Both bots are ended in the middle of the game and come back to their seats."""
    room, links = world.table("two-paths", options={"rows": "8"})
    keep = [("--keep", os.path.join(world.folder, name)) for name in ("python", "menagerie")]
    first = [world.python(links[0], *keep[0]), world.menagerie(links[1], *keep[1])]
    world.wait_for(room, lambda state: state["version"] > 15)
    for bot in first:
        bot.send_signal(signal.SIGINT)
    for bot in first:
        code, out = ended(bot)
        assert code == 0 and "Traceback" not in out, out
    for _, file in keep:
        assert os.stat(file).st_mode & 0o077 == 0, "others can read the secret"
    play_to_the_end(world, room, [world.python(links[0], *keep[0]), world.menagerie(links[1], *keep[1])])


def left(world):
    """Whoever is ended without a file gives the chair back before the game."""
    room, links = world.table("tokan")
    for begin in (world.python, world.menagerie):
        bot = begin(links[0])
        world.wait_for(room, lambda state: state["chairs"][0]["connected"])
        bot.send_signal(signal.SIGINT)
        code, out = ended(bot)
        assert code == 0 and "left the table" in out, out
        assert world.state(room)["chairs"][0]["kind"] == "open"


def refusals(world):
    room, links = world.table("tokan")
    seated = world.python(links[0])
    world.wait_for(room, lambda state: state["chairs"][0]["connected"])
    nowhere = f"http://127.0.0.1:1/#/room/{NO_ROOM}"
    wrong = links[1][:-64] + "0" * 64
    for begin in (world.python, world.menagerie):
        expect_refusal(begin("nonsense"), "This is not a link to a table.")
        expect_refusal(begin(nowhere), "No server of tables answers there.", "No server answers at 127.0.0.1:1.")
        expect_refusal(begin(f"{world.address}/#/room/{NO_ROOM}"), "There is no such table here.")
        expect_refusal(begin(wrong), "This invitation does not belong to the room.")
        expect_refusal(begin(links[0]), "This invitation has been used: somebody sits there already.")
        expect_refusal(begin(links[1], "--seat", "r"), "This invitation is for another chair.")
    seated.send_signal(signal.SIGINT)
    assert ended(seated)[0] == 0


SCENARIOS = (tokan, two_paths, totem, server_killed, came_back, left, refusals)


def run(scenario, program):
    folder = tempfile.mkdtemp(prefix="menagerie-bots-")
    give(folder, unprivileged("nobody"))
    world = World(folder, program)
    try:
        scenario(world)
    except BaseException:
        print(world.server.said()[-4000:])
        raise
    finally:
        for bot in world.bots:
            bot.kill()
            bot.wait()
        world.server.kill()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    for one in SCENARIOS:
        if not sys.argv[2:] or one.__name__ in sys.argv[2:]:
            begun = time.monotonic()
            run(one, os.path.abspath(sys.argv[1]))
            print(f"{one.__name__}: fine, {time.monotonic() - begun:.1f} s", flush=True)
