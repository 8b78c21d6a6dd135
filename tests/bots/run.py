#!/usr/bin/env python3
"""Programs that take seats from another machine: examples/bot.py and `menagerie bot` play whole games
against each other at a real server, whose records prove themselves; examples/random_bot.py plays against
the computer.

run.py PROGRAM [SCENARIO…]
"""
import json
import os
import re
import shutil
import signal
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.request

FOLDER = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(FOLDER, "..", "faults"))
from processes import Server, give, unprivileged  # noqa: E402

EXAMPLES = os.path.join(FOLDER, "..", "..", "examples")
PYTHON_BOT = [sys.executable, "-B", os.path.join(EXAMPLES, "bot.py")]
RANDOM_BOT = [sys.executable, "-B", os.path.join(EXAMPLES, "random_bot.py")]
PATIENCE_SECONDS = 120
NO_ROOM = "0" * 32


class World:
    """A server with its store, and the bots at its tables."""

    def __init__(self, folder, program, options=()):
        self.program, self.store = program, os.path.join(folder, "rooms.db")
        self.folder = folder
        self.server = Server(program, folder, self.store, options=options)
        self.server.start()
        self.address, self.believed = f"http://127.0.0.1:{self.server.port}", None
        self.bots = []

    def read(self, path, body=None):
        with urllib.request.urlopen(self.address + path, body and json.dumps(body).encode(), 30,
                                    context=self.believed) as answer:
            return json.load(answer)

    def table(self, game, **more):
        """The room and the links that invite to its two chairs."""
        body = {"game": game, "chairs": [{"kind": "open"}, {"kind": "open"}], **more}
        made = self.read("/api/rooms", body)
        return made["room"], [f"{self.address}/#/room/{made['room']}/{invite}" for invite in made["invites"]]

    def state(self, room):
        return self.read(f"/api/rooms/{room}")

    def start(self, command, **variables):
        environment = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1", **variables}
        bot = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment)
        self.bots.append(bot)
        return bot

    def python(self, link, *options):
        return self.start([*PYTHON_BOT, link, *options])

    def menagerie(self, link, *options):
        return self.start([self.program, "bot", "--level", "1", "--table", link, *options])

    def believing(self, certificate):
        """How each kind of bot is told whose certificates to believe."""
        return (lambda link: self.start([*PYTHON_BOT, link], SSL_CERT_FILE=certificate),
                lambda link: self.menagerie(link, "--ca", certificate))

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


def smallest(world):
    """The smallest example makes a table of its own, and plays there to the end."""
    code, out = ended(world.start([*RANDOM_BOT, world.address]))
    assert code == 0 and re.fullmatch(r"The game is over: (I have won|it is a draw|the computer has won)\.\n", out), out
    world.server.stop()
    listed = subprocess.run([world.program, "rooms", "list", "--json", "--store", world.store], check=True,
                            stdout=subprocess.PIPE)
    verdict = world.verify(json.loads(listed.stdout)["room"])  # one line: there was one table
    assert verdict["holds"] and verdict["end"] == "played", verdict


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


def put_back(world):
    """The store is put back to a backup: both bots know more than the server, say so and end."""
    room, links = world.table("two-paths", options={"rows": "8"})
    bots = [world.python(links[0]), world.menagerie(links[1])]
    world.wait_for(room, lambda state: state["version"] > 8)
    world.server.stop()
    backup = shutil.copy(world.store, world.store + ".backup")
    world.server.start()
    before = world.state(room)["version"]
    world.wait_for(room, lambda state: state["version"] > before + 4)
    world.server.stop()
    os.replace(backup, world.store)
    give(world.store, unprivileged("nobody"))
    world.server.start()
    for bot in bots:
        expect_refusal(bot, f"The server knows this table up to event {world.state(room)['version']} only")


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
        expect_refusal(begin(nowhere), "No server of tables answers there: ", "No server answers at 127.0.0.1:1.")
        expect_refusal(begin(f"{world.address}/#/room/{NO_ROOM}"), "There is no such table here.")
        expect_refusal(begin(wrong), "This invitation does not belong to the room.")
        expect_refusal(begin(links[0]), "This invitation has been used: somebody sits there already.")
        expect_refusal(begin(links[1], "--seat", "r"), "This invitation is for another chair.")
    seated.send_signal(signal.SIGINT)
    assert ended(seated)[0] == 0


def secure(world):
    """Over TLS: a whole game with a server that is believed; with any other nothing is said to it, and why is told."""
    room, links = world.table("two-paths")
    other, _ = make_certificate(world.folder, "other")
    for begin in (world.python, world.menagerie, *world.believing(other)):
        expect_refusal(begin(links[0]), "self-signed certificate")
    for begin in world.believing(world.certificate):
        expect_refusal(begin(links[0].replace("localhost", "127.0.0.1")), "IP address mismatch")
    expect_refusal(world.menagerie(links[0], "--ca", os.path.join(world.folder, "none.pem")), "none.pem cannot be read")
    assert "/chairs" not in world.server.said()
    python, menagerie = world.believing(world.certificate)
    play_to_the_end(world, room, [python(links[0]), menagerie(links[1])])


SCENARIOS = (tokan, smallest, two_paths, totem, server_killed, put_back, came_back, left, refusals, secure)


def make_certificate(folder, name):
    """One that nobody but the test believes, for localhost; its file and that of its key."""
    files = [os.path.join(folder, f"{name}-{kind}.pem") for kind in ("certificate", "key")]
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
                    "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-out", files[0],
                    "-keyout", files[1]], check=True, stderr=subprocess.DEVNULL)
    for file in files:
        give(file, unprivileged("nobody"))
    return files


def secure_world(folder, program):
    certificate, key = make_certificate(folder, "server")
    world = World(folder, program, ("--certificate", certificate, "--key", key))
    world.address, world.certificate = f"https://localhost:{world.server.port}", certificate
    world.believed = ssl.create_default_context(cafile=certificate)
    return world


def run(scenario, program):
    folder = tempfile.mkdtemp(prefix="menagerie-bots-")
    give(folder, unprivileged("nobody"))
    world = secure_world(folder, program) if scenario is secure else World(folder, program)
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
