#!/usr/bin/env python3
"""Fault tests with real processes: servers are killed under load, stores are full, read-only, locked
or away, and memory is searched for what must not be there.

run.py PROGRAM [--soak] [SCENARIO…]
"""
import ctypes
import os
import random
import resource
import shutil
import sys
import tempfile
import threading
import time
import traceback

FOLDER = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [FOLDER, os.path.join(FOLDER, "..", "fairness")]
from checker import check_file  # noqa: E402
from load import Load  # noqa: E402
from player import Player  # noqa: E402
from processes import Postgres, Server, give, unprivileged  # noqa: E402

SOAK = "--soak" in sys.argv


def killed_under_load(folder, program):
    """SQLite: the server is killed with -9 again and again, at moments that a seed draws."""
    store = os.path.join(folder, "rooms.db")
    server, luck = Server(program, folder, store), random.Random(1)
    server.start()
    kills = 200 if SOAK else 5
    with Load([server.port], 1) as load:
        for _ in range(kills):
            load.until(luck.randint(5, 60))
            server.kill()
            server.start()
        load.until(50)
    commands, rolls, told = load.judge()
    server.stop()
    check_file(store, told)
    return f"{kills} kills, {commands} acknowledged commands, {rolls} rolls, {len(told)} rooms"


def killed_at_the_roll(folder, program):
    """The server is killed around the moment at which a roll is stored and answered. The same roll
    comes back: the checker makes it from the chains."""
    store = os.path.join(folder, "rooms.db")
    server, luck = Server(program, folder, store), random.Random(2)
    server.start()
    kills = 1000 if SOAK else 10
    with Load([server.port], 2, pairs=1, games=["totem"]) as load:
        for _ in range(kills):
            load.rolling.clear()
            load.wait_until(load.rolling.is_set)
            time.sleep(luck.uniform(0, 0.006))
            server.kill()
            server.start()
        load.until(10)
    commands, rolls, told = load.judge()
    server.stop()
    check_file(store, told)
    return f"{kills} kills, {rolls} rolls"


def one_of_two_nodes(folder, program):
    """PostgreSQL: one of two nodes is killed, then another; and now and then the database itself."""
    if not Postgres.programs():
        return "skipped: there is no PostgreSQL on this computer"
    database, luck = Postgres(os.path.join(folder, "db")), random.Random(3)
    nodes = [Server(program, folder, database.address, f"node{number}") for number in (1, 2)]
    for node in nodes:
        node.start()
    kills, restarts = (200, 20) if SOAK else (4, 1)
    with Load([node.port for node in nodes], 3) as load:
        for kill in range(kills):
            load.until(luck.randint(5, 60))
            node = luck.choice(nodes)
            node.kill()
            if kill % (kills // restarts) == 0:
                database.stop()
                database.start()
            node.start()
        load.until(50)
    commands, rolls, told = load.judge()
    for node in nodes:
        node.stop()
    database.stop()
    return f"{kills} kills, {restarts} of the database, {commands} acknowledged commands, {rolls} rolls, {len(told)} rooms"


def database_away(folder, program):
    """People are told while PostgreSQL is away, and go on when it is back."""
    if not Postgres.programs():
        return "skipped: there is no PostgreSQL on this computer"
    database = Postgres(os.path.join(folder, "db"))
    server = Server(program, folder, database.address)
    server.start()
    with Load([server.port], 4, pairs=3) as load:
        load.until(30)
        database.stop()
        time.sleep(10 if SOAK else 2)
        told = load.troubles()
        database.start()
        load.until(30)
    commands, _, _ = load.judge()
    assert told > 0, "nobody was told"
    server.stop()
    database.stop()
    return f"told {told} times, {commands} acknowledged commands"


class SmallDisk:
    """A disk that can be filled: a small one in memory where we may mount it, else a limit to the
    size of the server's files."""

    def __init__(self, folder):
        self.folder = os.path.join(folder, "disk")
        os.mkdir(self.folder)
        self.mounted = os.geteuid() == 0 and ctypes.CDLL(None).mount(
            b"none", self.folder.encode(), b"tmpfs", 0, b"size=6m") == 0
        give(self.folder, unprivileged("nobody"))

    def fill(self, server):
        if not self.mounted:
            size = os.path.getsize(os.path.join(self.folder, "rooms.db-wal"))
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
            return
        try:
            with open(os.path.join(self.folder, "filler"), "wb", 0) as filler:
                while True:
                    filler.write(bytes(4096))
        except OSError:
            pass

    def empty(self, server):
        if self.mounted:
            os.remove(os.path.join(self.folder, "filler"))
        else:
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def remove(self):
        if self.mounted:
            ctypes.CDLL(None).umount2(self.folder.encode(), 2)


def full_disk(folder, program):
    """People are told while the disk is full, nothing is lost, and they go on when there is room."""
    disk = SmallDisk(folder)
    try:
        store = os.path.join(disk.folder, "rooms.db")
        server = Server(program, folder, store)
        server.start()
        with Load([server.port], 5, pairs=3) as load:
            load.until(30)
            disk.fill(server)
            before = load.troubles()
            load.wait_until(lambda: load.troubles() >= before + 10)
            told = load.troubles() - before
            disk.empty(server)
            load.until(30)
        commands, _, rooms = load.judge()
        server.stop()
        check_file(store, rooms)
        return f"told {told} times, {commands} acknowledged commands"
    finally:
        disk.remove()


def locked_and_read_only(folder, program):
    """A store that another server has, or that may not be written to, is refused with a sentence."""
    store = os.path.join(folder, "rooms.db")
    server = Server(program, folder, store)
    server.start()
    said = Server(program, folder, store, "second").refused()
    assert "in use by another program" in said, said
    server.stop()
    os.chmod(store, 0o400)
    said = Server(program, folder, store, "third").refused()
    assert "not allowed" in said, said
    os.chmod(store, 0o600)
    server.start()
    server.stop()
    return "both refused"


def hidden_side(folder, program):
    """Until the block nothing but the commitment is in the server's memory, files and logs."""
    store = os.path.join(folder, "rooms.db")
    server = Server(program, folder, store)
    server.start()
    stop = threading.Event()
    players = [Player([server.port], seed, stop) for seed in (1, 2)]
    invites = players[0].make("two-paths", [{"kind": "open"}])
    players[1].sit(players[0].room, invites[0])
    searched = 0
    duels = 0

    def search(id):
        nonlocal searched
        mover = next(player for player in players if id in player.sides)
        nonce, key = mover.sides[id][1], mover.key
        secrets = [nonce.encode(), bytes.fromhex(nonce), key.encode(), bytes.fromhex(key)]
        chunks = list(server.memory())
        for name in os.listdir(folder):
            path = os.path.join(folder, name)
            if os.path.isfile(path):
                with open(path, "rb") as file:
                    chunks.append(file.read())
        assert any(mover.token.encode() in chunk or mover.room.encode() in chunk for chunk in chunks)
        for chunk in chunks:
            searched += len(chunk)
            for secret in secrets:
                assert secret not in chunk, "what is hidden is known to the server"

    wanted = 20 if SOAK else 3
    while duels < wanted:
        for player in players:
            player.catch_up()
            waiting = player.duel and not player.duel["blocked"] and player.duel["chair"] != player.chair
            if waiting:
                search(player.duel["id"])
                duels += 1
            player.act()
    server.stop()
    return f"{duels} duels, {searched >> 20} MB searched"


def clocks_over_a_restart(folder, program):
    """A clock never gains by a kill, and while no server is up for long it stands."""
    server = Server(program, folder, os.path.join(folder, "rooms.db"))
    server.start()
    stop = threading.Event()
    players = [Player([server.port], seed, stop) for seed in (1, 2)]
    invites = players[0].make("tokan", [{"kind": "open"}], clock={"minutes": 5, "increment": 0})
    players[1].sit(players[0].room, invites[0])
    for _ in range(4):
        for player in players:
            player.catch_up()
            player.act()
    begin = time.monotonic()
    before = players[0].state()["clock"]
    server.kill()
    down = 20 if SOAK else 1
    time.sleep(down)
    server.start()
    after = players[0].state()["clock"]
    passed = (time.monotonic() - begin) * 1000
    [running] = before["running"]
    lost = before["left"][running] - after["left"][running]
    # A node says every few seconds that it is alive; what lies between its last word and its end counts.
    assert 0 <= lost <= min(passed, 5_000) + 100, f"{lost} ms of {passed:.0f}"
    others = {seat: left for seat, left in before["left"].items() if seat != running}
    assert all(after["left"][seat] == left for seat, left in others.items()), (before, after)
    server.stop()
    return f"{down} s down, {lost} ms of the clock"


SCENARIOS = [killed_under_load, killed_at_the_roll, one_of_two_nodes, database_away, full_disk, locked_and_read_only,
             hidden_side, clocks_over_a_restart]


def run(scenario, program):
    folder = tempfile.mkdtemp(prefix="menagerie-faults-")
    os.mkdir(os.path.join(folder, "db"))
    give(folder, unprivileged("nobody"))
    os.chmod(folder, 0o755)
    begin = time.monotonic()
    try:
        report = scenario(folder, program)
    except Exception:
        print(f"{scenario.__name__} failed; its files lie in {folder}\n{traceback.format_exc()}", flush=True)
        return False
    print(f"{scenario.__name__}: {report} ({time.monotonic() - begin:.1f} s)", flush=True)
    shutil.rmtree(folder)
    return True


def main():
    words = [word for word in sys.argv[1:] if not word.startswith("--")]
    program, chosen = os.path.abspath(words[0]), words[1:]
    results = [run(scenario, program) for scenario in SCENARIOS if not chosen or scenario.__name__ in chosen]
    sys.exit(0 if results and all(results) else 1)


if __name__ == "__main__":
    main()
