#!/usr/bin/env python3
"""How much a server of rooms carries, beside boardgame.io and Colyseus in the same run: the tables of
docs/performance.md. Each system gets a load generator of its own (bench/room_load, bench/peers) with
the same tables, rates and terms, one after the other on this machine.

  python3 bench/network.py                        everything, 2,000 sockets at 1,000 tables
  python3 bench/network.py --part play --part idle --tables 20 --rate 50 --seconds 3 --idle 20
  python3 bench/network.py --only ours

Needs `cmake --build --preset release --target menagerie room_load`, and for the peers Node.js and
`npm ci --prefix bench/peers`. Progress goes to standard error, the table to standard output."""
import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time

TOP = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(TOP, "tests", "faults"))
from processes import Postgres, free_port  # noqa: E402

OURS = "menagerie, SQLite"
# System, name and store for bench/peers, and where its search begins as a multiple of --rate.
PEERS = [("boardgame.io, in memory", ["boardgame.io"], 1.0),
         ("boardgame.io, file store", ["boardgame.io", "--store", "file"], 0.2),
         ("Colyseus, in memory", ["colyseus"], 2.0)]
OUR_SEARCH = 2.0
PARTS = ["play", "highest", "idle", "rooms", "resume", "postgres"]
SYSTEMS = ["ours", "boardgame.io", "colyseus"]
# A system that answers nothing any more ends the part, not the run.
LONGEST_SECONDS = 1800
BUSY = 1.0


def progress(*words):
    print(time.strftime("%H:%M:%S"), *words, file=sys.stderr, flush=True)


def positive(text):
    try:
        number = float(text)
    except ValueError:
        number = 0
    if not number > 0:
        raise argparse.ArgumentTypeError(f"expected a number above 0, not {text}")
    return number


def options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--part", action="append", choices=PARTS, help="several times; else all of them")
    parser.add_argument("--only", action="append", choices=SYSTEMS, help="several times; else all of them")
    parser.add_argument("--build", default=os.path.join(TOP, "build", "release"), help="with menagerie in it")
    parser.add_argument("--load", help="the program room_load; else bench/room_load of the build")
    parser.add_argument("--tables", type=positive, default=1000, help="with two sockets each")
    parser.add_argument("--rate", type=positive, default=1000, help="commands a second")
    parser.add_argument("--seconds", type=positive, default=10, help="for each rate")
    parser.add_argument("--idle", type=positive, default=10000, help="idle sockets; a fifth of them for peers")
    parser.add_argument("--folder", default=tempfile.gettempdir(), help="for stores: on the disk to be measured")
    wanted = parser.parse_args()
    wanted.part = wanted.part or PARTS
    wanted.only = wanted.only or SYSTEMS
    return wanted


def require(wanted):
    """What is missing, before anything has begun."""
    wanted.program = os.path.join(wanted.build, "menagerie")
    wanted.load = wanted.load or os.path.join(wanted.build, "bench", "room_load")
    missing = []
    if "ours" in wanted.only:
        for program in (wanted.program, wanted.load):
            if not os.access(program, os.X_OK):
                missing.append(f"{program} is not there: cmake --preset release && "
                               "cmake --build --preset release --target menagerie room_load")
        if "postgres" in wanted.part and not Postgres.programs():
            missing.append("PostgreSQL is not installed: apt-get install postgresql-15, or leave the part out")
    if set(wanted.only) != {"ours"}:
        if not shutil.which("node"):
            missing.append("the peers need Node.js: apt-get install nodejs npm, or --only ours")
        elif not os.path.isdir(os.path.join(TOP, "bench", "peers", "node_modules")):
            missing.append("the peers are not installed: npm ci --prefix bench/peers, or --only ours")
    if not os.path.isdir(wanted.folder):
        missing.append(f"--folder {wanted.folder} is no folder")
    if missing:
        sys.exit("\n".join(missing))


def results(name, command):
    """Runs a load; what it said, by kind of line."""
    said = {"rates": []}
    words = ["timeout", LONGEST_SECONDS, *command]
    process = subprocess.Popen([str(word) for word in words], stdout=subprocess.PIPE, text=True)
    try:
        for line in process.stdout:
            progress(f"{name}: {line.strip()}")
            result = json.loads(line)
            if "wanted" in result:
                said["rates"].append(result)
            else:
                said[next(iter(result))] = result
        if process.wait() != 0:
            progress(f"{name}: ended with {process.returncode}")
    finally:
        process.terminate()
        process.wait()
    return said


class Runs:
    def __init__(self, wanted, folder):
        self.wanted = wanted
        self.folder = folder
        self.stores = 0
        self.pages = os.path.join(folder, "pages")
        os.mkdir(self.pages)
        with open(os.path.join(self.pages, "index.html"), "w", encoding="utf-8") as page:
            page.write("<!doctype html><title>Menagerie</title>")

    def store(self):
        self.stores += 1
        return os.path.join(self.folder, f"rooms{self.stores}.sqlite")

    def ours(self, *words, store=None, tables=None):
        if "ours" not in self.wanted.only:
            return None
        return results("menagerie", [
            self.wanted.load, "--program", self.wanted.program, "--folder", self.pages, "--port", free_port(),
            "--store", store or self.store(), "--tables", self.tables(tables), "--seconds",
            self.wanted.seconds, *words])

    def peer(self, named, *words, tables=None):
        if named[0] not in self.wanted.only:
            return None
        script = os.path.join(TOP, "bench", "peers", "load.mjs")
        return results(" ".join(named), [
            "node", script, *named, "--port", free_port(), "--tables", self.tables(tables), "--seconds",
            self.wanted.seconds, *words])

    def tables(self, count):
        return int(self.wanted.tables) if count is None else count


def milliseconds(rate):
    return f"{rate['ack_p50']:.1f} / {rate['ack_p99']:.1f}, {rate['opponent_p50']:.1f} / {rate['opponent_p99']:.1f} ms"


def shown_rate(said):
    if not said["rates"]:
        return "failed"
    rate = said["rates"][-1]
    reached = "" if rate["sent"] >= 0.98 * rate["wanted"] else f" (only {rate['sent']}/s were sent)"
    trouble = rate["refused"] + rate["lost"] + rate["unanswered"]
    return milliseconds(rate) + reached + (f" ({trouble} refused, lost or unanswered)" if trouble else "")


def shown_highest(said):
    if "highest" not in said:
        return "failed"
    if said["highest"]["highest"] == 0:
        return f"below {said['rates'][0]['wanted']:,}/s"
    highest = [rate for rate in said["rates"] if rate["fine"]][-1]
    return (f"{highest['wanted']:,}/s, p99 {max(highest['ack_p99'], highest['opponent_p99']):.0f} ms; "
            f"{highest['server_cores']:.2f} cores, load {highest['load_cores']:.2f}")


def shown_idle(said):
    if "idle" not in said:
        return "failed"
    idle = said["idle"]
    return f"{idle['bytes'] / 1024:.1f} KB, {idle['idle'] - idle['lost']:,} of {idle['idle']:,} held"


def shown_rooms(said):
    if "loaded" not in said:
        return "failed"
    rooms = said["loaded"]
    return (f"{rooms['room_bytes'] / 1024:.1f} KB loaded, {rooms['stored_bytes'] / 1024:.1f} KB in the store alone; "
            f"its sockets {rooms['socket_bytes'] / 1024:.1f} KB each")


def shown_resume(said):
    if "resumed" not in said:
        return "failed"
    back = said["resumed"]
    return f"{back['seconds']:.2f} s for {back['resumed']:,} clients, {back['behind']} knew more than the server"


class Report:
    def __init__(self):
        self.rows = []

    def add(self, what, system, said, shown):
        if said is None:
            return
        self.rows.append((what, system, shown(said)))
        progress("=>", what, "|", system, "|", self.rows[-1][2])

    def print(self):
        print("| what | system | measured |\n|---|---|---|")
        for row in self.rows:
            print("|", " | ".join(row), "|")


def run_all(wanted, runs, report):
    sockets = f"{2 * int(wanted.tables):,} sockets"
    if "play" in wanted.part:
        what = f"{wanted.rate:,.0f}/s, {sockets}: p50 / p99 to answer, to opponent"
        report.add(what, OURS, runs.ours("--rate", wanted.rate), shown_rate)
        for name, named, _ in PEERS:
            report.add(what, name, runs.peer(named, "--rate", wanted.rate), shown_rate)
    if "highest" in wanted.part:
        what = f"highest rate with p99 ≤ 100 ms, {sockets}"
        report.add(what, OURS, runs.ours("--search", "--rate", OUR_SEARCH * wanted.rate), shown_highest)
        for name, named, begin in PEERS:
            report.add(what, name, runs.peer(named, "--search", "--rate", begin * wanted.rate), shown_highest)
    if "idle" in wanted.part:
        what = "memory of an idle socket"
        report.add(what, OURS, runs.ours("--idle", int(wanted.idle), tables=0), shown_idle)
        for name, named, _ in PEERS[::2]:
            said = runs.peer(named, "--idle", max(2, int(wanted.idle) // 5), tables=0)
            report.add(what, name, said, shown_idle)
    if "rooms" in wanted.part:
        report.add("memory of a room", OURS, runs.ours("--rate", wanted.rate, "--memory"), shown_rooms)
    if "resume" in wanted.part:
        said = runs.ours("--rate", wanted.rate, "--resume")
        report.add("killed and started again: until all are back", OURS, said, shown_resume)
    if "postgres" in wanted.part and "ours" in wanted.only:
        postgres(wanted, runs, report)


def postgres(wanted, runs, report):
    folder = os.path.join(runs.folder, "postgres")
    os.mkdir(folder)
    database = Postgres(folder)
    try:
        said = runs.ours("--nodes", 2, "--rate", 2 * wanted.rate, store=database.address)
        what = f"{2 * wanted.rate:,.0f}/s, two nodes: p50 / p99 to answer, to opponent"
        report.add(what, "menagerie, PostgreSQL", said, shown_rate)
    finally:
        database.stop()


def conditions(folder):
    with open("/proc/cpuinfo", encoding="utf-8") as info:
        model = next(line.split(":")[1].strip() for line in info if line.startswith("model name"))
    disk = subprocess.run(["df", "--output=fstype", folder], capture_output=True, text=True, check=True)
    return (f"{time.strftime('%Y-%m-%d %H:%M UTC', time.gmtime())}, {os.cpu_count()} cores of {model}, stores on "
            f"{disk.stdout.split()[-1]}; load average at the start {os.getloadavg()[0]:.1f}")


def main():
    wanted = options()
    require(wanted)
    report = Report()
    # Asked to end, it ends what it has started, too.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    print(conditions(wanted.folder), end="\n\n", flush=True)
    if os.getloadavg()[0] > BUSY:
        progress("the machine is busy with something else: these are not the numbers it can reach")
    with tempfile.TemporaryDirectory(prefix="network-", dir=wanted.folder) as folder:
        os.chmod(folder, 0o755)  # PostgreSQL runs as a user of its own
        try:
            run_all(wanted, Runs(wanted, folder), report)
        except KeyboardInterrupt:
            progress("interrupted: what was measured so far")
    print(f"Load average at the end {os.getloadavg()[0]:.1f}.\n")
    report.print()


if __name__ == "__main__":
    main()
