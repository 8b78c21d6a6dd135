#!/usr/bin/env python3
"""Fault tests with real processes: servers are killed under load, stores are full, read-only, locked
or away, networks lose packets, and memory and times are searched for what must not be there.

run.py PROGRAM [--soak] [SCENARIO…]

Ends with 77 if something was skipped and nothing failed.
"""
import ctypes
import json
import os
import random
import re
import resource
import shutil
import sqlite3
import sys
import tempfile
import threading
import time
import traceback

FOLDER = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [FOLDER, os.path.join(FOLDER, "..", "fairness")]
from checker import check_file  # noqa: E402
from load import Load  # noqa: E402
from player import Connection, Player, Refused  # noqa: E402
from processes import Postgres, Server, give, unprivileged  # noqa: E402
from vectors import digest  # noqa: E402
from timing import pairs_of_people, pairs_of_the_computer, verdict  # noqa: E402
from web_socket import Closed, WebSocket  # noqa: E402
from wire import Network, NoNetwork  # noqa: E402

SOAK = "--soak" in sys.argv
SKIPPED = 77


class Skipped(Exception):
    """Something that the scenario needs is not on this computer."""


def own_database(folder):
    if not Postgres.programs():
        raise Skipped("there is no PostgreSQL on this computer")
    return Postgres(os.path.join(folder, "db"))


def killed_under_load(folder, program):
    """SQLite: the server is killed with -9 again and again, at moments that a seed draws."""
    store = os.path.join(folder, "rooms.db")
    server, luck = Server(program, folder, store), random.Random(1)
    server.start()
    kills = 200 if SOAK else 5
    with Load([server.place], 1) as load:
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
    with Load([server.place], 2, pairs=1, games=["totem"]) as load:
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
    database, luck = own_database(folder), random.Random(3)
    nodes = [Server(program, folder, database.address, f"node{number}") for number in (1, 2)]
    for node in nodes:
        node.start()
    kills, restarts = (200, 20) if SOAK else (4, 1)
    with Load([node.place for node in nodes], 3) as load:
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
    database = own_database(folder)
    server = Server(program, folder, database.address)
    server.start()
    with Load([server.place], 4, pairs=3) as load:
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
        with Load([server.place], 5, pairs=3) as load:
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


def locked_in_mid_game(folder, program):
    """People are told while another program has the store, nothing is lost, and they go on when it is free."""
    store = os.path.join(folder, "rooms.db")
    server = Server(program, folder, store)
    server.start()
    with Load([server.place], 10, pairs=3) as load:
        load.until(30)
        other = sqlite3.connect(store, isolation_level=None, timeout=60)
        other.execute("BEGIN IMMEDIATE")
        before = load.troubles()
        load.wait_until(lambda: load.troubles() >= before + 3)
        told = load.troubles() - before
        other.execute("ROLLBACK")
        other.close()
        load.until(30)
    commands, _, rooms = load.judge()
    server.stop()
    check_file(store, rooms)
    return f"told {told} times, {commands} acknowledged commands"


def without_time(said):
    """An object of the server's without what no two runs have in common: times, and digests, which hash them."""
    if isinstance(said, dict):
        return {name: without_time(value) for name, value in said.items() if name not in ("at", "away", "digest")}
    return [without_time(value) for value in said] if isinstance(said, list) else said


def side_in_bytes(folder, program):
    """Two runs that differ in nothing but the side differ in nothing but the commitment: in what the blocker and a
    spectator are told, in the store and in the log."""
    first = os.path.join(folder, "first")
    server = Server(program, folder, first)
    server.start()
    stop = threading.Event()
    players = [Player([server.place], seed, stop) for seed in (1, 2)]
    [invite] = players[0].make("two-paths", [{"kind": "open"}])
    room = players[0].room
    players[1].sit(room, invite)

    def announcer():
        for player in players:
            player.catch_up()
            view = player.view
            if view and view["seat"] == player.seat_name() and view["board"]["moves"][0]["deed"] == "announce":
                return player
        return None

    while not announcer():
        for player in players:
            player.catch_up()
            player.act()
    mover = announcer()
    blocker = next(player for player in players if player is not mover)
    server.stop()
    id, animal = mover.hex(16), mover.view["board"]["moves"][0]["kind"]
    nonce = digest("menagerie nonce", room, id, mover.key).hex()

    def run_with(side):
        commitment = digest("menagerie side", room, id, mover.seat_name(), animal, side, nonce).hex()
        home = os.path.join(folder, side)
        os.mkdir(home)
        store = os.path.join(home, "rooms.db")
        shutil.copy(first, store)
        for path in (home, store):
            give(path, unprivileged("nobody"))
        node = Server(program, home, store)
        node.start()
        sockets = [WebSocket(node.place) for _ in range(2)]
        heard = []
        for socket, token in zip(sockets, ({"token": blocker.token}, {})):
            socket.send(cmd="subscribe", room=room, since=0, **token)
            socket.hear_until(lambda said: said.get("version") == mover.version and "kind" in said)
        Connection([node.place], 1, stop, None).ask("POST", f"/api/rooms/{room}/commands", {
            "id": id, "version": mover.version, "cmd": "commit", "animal": animal, "commitment": commitment}, mover.token)
        for socket in sockets:
            heard.append(socket.hear_until(lambda said: said.get("kind") == "committed"))
        for token in (blocker.token, None):
            heard.append(Connection([node.place], 1, stop, None).ask("GET", f"/api/rooms/{room}", token=token))
        for socket in sockets:
            socket.close()
        node.stop()
        with sqlite3.connect(f"file:{store}?mode=ro", uri=True) as rows:
            heard += [[json.loads(text) if text else "" for text in row]
                      for row in rows.execute("SELECT open, secret FROM events ORDER BY number")]
        text = json.dumps([without_time(heard), re.sub(r"\d+", "", node.said())])
        assert commitment in text and nonce not in text
        return text.replace(commitment, "COMMITMENT")

    west, east = run_with("w"), run_with("e")
    apart = next((at for at, (one, other) in enumerate(zip(west, east)) if one != other), min(len(west), len(east)))
    assert west == east, f"what is hidden shows: {west[apart - 200:apart + 50]} | {east[apart - 200:apart + 50]}"
    return f"{len(west)} characters alike"


def hidden_side(folder, program):
    """Until the block nothing but the commitment is in the server's memory, files and logs."""
    store = os.path.join(folder, "rooms.db")
    server = Server(program, folder, store)
    server.start()
    stop = threading.Event()
    players = [Player([server.place], seed, stop) for seed in (1, 2)]
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
        # What the blocker was told, and what a spectator sees.
        others = [player for player in players if player is not mover]
        chunks += [public.encode() for player in others for public, _ in player.log.values()]
        chunks.append(json.dumps(mover.api.ask("GET", f"/api/rooms/{mover.room}")).encode())
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
    said = server.said()
    assert "/commands" in said
    for secret in (players[0].room, invites[0], *(player.token for player in players), "Ada", "Ben", "127.0.0.1\""):
        assert secret not in said, "a log line tells who plays, or how to"
    return f"{duels} duels, {searched >> 20} MB searched"


def clocks_over_a_restart(folder, program):
    """A clock never gains by a kill, and while no server is up for long it stands."""
    server = Server(program, folder, os.path.join(folder, "rooms.db"))
    server.start()
    stop = threading.Event()
    players = [Player([server.place], seed, stop) for seed in (1, 2)]
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


def hundred_claims(folder, program):
    """A hundred people who want one chair of a table at the same time, at two nodes: exactly one gets it."""
    database = own_database(folder)
    nodes = [Server(program, folder, database.address, f"node{number}") for number in (1, 2)]
    for node in nodes:
        node.start()
    tables, claims = (10 if SOAK else 1), 100
    for table in range(tables):
        stop, outcomes = threading.Event(), []
        maker = Player([nodes[0].place], f"maker {table}", stop)
        [invite] = maker.make("tokan", [{"kind": "open"}])
        begin = threading.Barrier(claims)

        def claim(number):
            player = Player([nodes[number % 2].place], f"{table} {number}", stop)
            begin.wait()
            try:
                player.sit(maker.room, invite)
                outcomes.append("seated")
            except Refused as refused:
                outcomes.append(refused.code)

        threads = [threading.Thread(target=claim, args=(number,)) for number in range(claims)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(outcomes) == ["seated"] + ["used_invite"] * (claims - 1), outcomes
    for node in nodes:
        node.stop()
    database.stop()
    return f"{tables} tables, {claims} claims each"


def lossy_network(folder, program):
    """Packets come late or never, and links are cut for a while: whole games come to their end."""
    delay, longest_cut = (0.2, 40) if SOAK else (0.01, 1)
    games = 6 if SOAK else 3
    store, luck, cuts = os.path.join(folder, "rooms.db"), random.Random(8), 0
    with Network(delay, 0.05, 2 * games, 8) as network:
        server = Server(program, folder, store, network=network)
        server.start()
        with Load([server.place], 8, pairs=games, sources=network.clients, one_each=True,
                  options={"totem": {"quiet_limit": 10 if SOAK else 2}}) as load:
            while load.playing():
                client = luck.choice(network.clients)
                network.cut(client)
                time.sleep(luck.uniform(0, longest_cut))
                network.mend(client)
                cuts += 1
                load.until(luck.randint(1, 10))
        commands, rolls, told = load.judge()
        assert all(player.over for player in load.players()), "a game has no end"
        server.stop()
    check_file(store, told)
    assert network.lost > 0
    return (f"{len(told)} games, {commands} acknowledged commands, {rolls} rolls, {cuts} cuts, "
            f"{network.lost} of {network.carried + network.lost} packets lost")


def cut_link(folder, program):
    """Somebody whose link is cut is away for the others, and there again once it is mended."""
    with Network(0.2, 0.05, 2, 9) as network:
        server = Server(program, folder, os.path.join(folder, "rooms.db"), network=network)
        server.start()
        stop = threading.Event()
        players = [Player([server.place], seed, stop, source) for seed, source in enumerate(network.clients)]
        [invite] = players[0].make("tokan", [{"kind": "open"}])
        players[1].sit(players[0].room, invite)

        def subscribed(player):
            socket = WebSocket(server.place, player.source)
            socket.send(cmd="subscribe", room=player.room, token=player.token)
            return socket

        def hears(socket, connected):
            """What the first one hears of the second."""
            return socket.hear_until(lambda said: said.get("presence", [{}, {}])[1].get("connected") is connected)

        stays, goes = (subscribed(player) for player in players)
        hears(stays, True)
        times = []
        for _ in range(3 if SOAK else 1):
            network.cut(players[1].source)
            begin = time.monotonic()
            hears(stays, False)
            times.append(time.monotonic() - begin)
            network.mend(players[1].source)
            try:  # the server has let go of it
                while True:
                    goes.hear()
            except Closed:
                goes = subscribed(players[1])
            hears(stays, True)
        stays.close()
        goes.close()
        server.stop()
    return f"away after {max(times):.1f} s at most, and back, {len(times)} times"


def side_in_time(folder, program):
    """When the blocker hears of an announcement does not tell the side."""
    server = Server(program, folder, os.path.join(folder, "rooms.db"))
    server.start()
    pairs, coarsest = (10_000, 1_000) if SOAK else (200, 100_000)
    report = verdict(pairs_of_people(server.place, pairs), coarsest)
    server.stop()
    return report


def computers_side_in_time(folder, program):
    """When a computer's announcement is heard does not tell its side."""
    server = Server(program, folder, os.path.join(folder, "rooms.db"))
    server.start()
    pairs, coarsest = (10_000, 1_000) if SOAK else (60, 100_000)
    report = verdict(pairs_of_the_computer(server.place, pairs), coarsest)
    server.stop()
    return report


SCENARIOS = [killed_under_load, killed_at_the_roll, one_of_two_nodes, database_away, full_disk, locked_and_read_only,
             locked_in_mid_game, hidden_side, side_in_bytes, clocks_over_a_restart, hundred_claims, lossy_network, cut_link, side_in_time,
             computers_side_in_time]


def check_logs(folder):
    """Where the servers were built with a sanitizer: it has found nothing, not even in those that were killed."""
    for name in os.listdir(folder):
        if name.endswith(".log"):
            with open(os.path.join(folder, name), errors="replace") as log:
                assert "Sanitizer" not in log.read(), f"{name} holds what a sanitizer found"


def run(scenario, program):
    folder = tempfile.mkdtemp(prefix="menagerie-faults-")
    os.mkdir(os.path.join(folder, "db"))
    give(folder, unprivileged("nobody"))
    os.chmod(folder, 0o755)
    begin = time.monotonic()
    code = 0
    try:
        report = scenario(folder, program)
        check_logs(folder)
    except (Skipped, NoNetwork) as reason:
        report, code = f"skipped: {reason}", SKIPPED
    except Exception:
        print(f"{scenario.__name__} failed; its files lie in {folder}\n{traceback.format_exc()}", flush=True)
        return 1
    print(f"{scenario.__name__}: {report} ({time.monotonic() - begin:.1f} s)", flush=True)
    shutil.rmtree(folder)
    return code


def main():
    words = [word for word in sys.argv[1:] if not word.startswith("--")]
    program, chosen = os.path.abspath(words[0]), words[1:]
    unknown = set(chosen) - {scenario.__name__ for scenario in SCENARIOS}
    if unknown:
        sys.exit(f"no such scenario: {', '.join(sorted(unknown))}")
    results = {run(scenario, program) for scenario in SCENARIOS if not chosen or scenario.__name__ in chosen}
    sys.exit(1 if 1 in results else max(results))


if __name__ == "__main__":
    main()
