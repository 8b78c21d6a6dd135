#!/usr/bin/env python3
"""Runs a plan on a Slurm cluster of four nodes on this machine, kills a node in the middle, and compares
the result byte for byte with that of a local run.

run.py PROGRAM          exits with 0, with 1 where something differs, with 77 where Slurm is missing
"""
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
NODES = 4
SKIPPED = 77
# Twelve shards of some seconds each, so that every node has work when one of them dies.
PLAN = """kind = balance
title = A small plan for a cluster
game = totem
option.seats = 2
levels = 3
games = 2400
seed = 9
shards = 12
"""


class Skipped(Exception):
    pass


def needed(name):
    for folder in ("/usr/sbin", "/usr/bin"):
        if os.access(f"{folder}/{name}", os.X_OK):
            return f"{folder}/{name}"
    raise Skipped(f"there is no {name}")


def free_ports(count):
    """The first of so many ports in a row that nobody listens on."""
    for first in range(17100, 30000, count):
        sockets = []
        try:
            for port in range(first, first + count):
                one = socket.socket()
                sockets.append(one)
                one.bind(("127.0.0.1", port))
            return first
        except OSError:
            continue
        finally:
            for one in sockets:
                one.close()
    raise Skipped("no ports are free")


class Cluster:
    """Its daemons are children of this process, so that they end with it and by their own ids only."""

    def __init__(self, folder):
        self.folder = folder
        self.processes = {}
        host = socket.gethostname().split(".")[0]
        try:
            address = socket.gethostbyname(host)
        except OSError:
            address = ""
        if not address.startswith("127."):
            raise Skipped(f"the name {host} does not lead to 127.x, which /etc/hosts could say")
        port = free_ports(NODES + 1)
        text = (HERE / "slurm.conf.in").read_text()
        for name, value in {"HOST": host, "PORT": port, "FIRST": port + 1, "LAST": port + NODES,
                            "USER": pwd.getpwuid(os.getuid()).pw_name, "FOLDER": folder}.items():
            text = text.replace(f"@{name}@", str(value))
        (folder / "slurm.conf").write_text(text)
        (folder / "state").mkdir()
        os.environ["SLURM_CONF"] = str(folder / "slurm.conf")

    def start(self):
        key = self.folder / "munge.key"
        key.write_bytes(os.urandom(128))
        key.chmod(0o600)
        self.folder.chmod(0o755)
        self.run("munged", needed("munged"), "--foreground", f"--key-file={key}", f"--socket={self.folder}/munge.sock",
                 f"--pid-file={self.folder}/munged.pid", f"--log-file={self.folder}/munged.log",
                 f"--seed-file={self.folder}/munged.seed")
        wait_for(lambda: (self.folder / "munge.sock").exists(), 10, "munged")
        self.run("slurmctld", needed("slurmctld"), "-D", "-f", os.environ["SLURM_CONF"])
        for number in range(1, NODES + 1):
            (self.folder / f"spool-n{number}").mkdir()
            self.start_node(number)
        wait_for(lambda: self.idle() == NODES, 60, "four idle nodes")

    def start_node(self, number):
        self.run(f"n{number}", needed("slurmd"), "-D", "-f", os.environ["SLURM_CONF"], "-N", f"n{number}")

    def run(self, name, *command):
        log = open(self.folder / f"{name}.out", "ab")
        self.processes[name] = subprocess.Popen(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL)

    @staticmethod
    def idle():
        return len(output("sinfo", "-h", "-N", "-t", "idle", "-o", "%N").split())

    @staticmethod
    def busy_nodes():
        return set(output("squeue", "-h", "-t", "running", "-o", "%N").split())

    def kill_node(self):
        """Kills a node that works, and the work on it: nothing of it can say goodbye."""
        name = sorted(self.busy_nodes())[0]
        self.processes[name].kill()
        for pid in self.work_on(name):
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
        self.processes[name].wait()
        return name

    def work_on(self, name):
        """The tasks of this cluster's node, and the step daemons that watch over them."""
        found = []
        for entry in Path("/proc").glob("[0-9]*"):
            try:
                surroundings = (entry / "environ").read_bytes().split(b"\0")
                parent = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
            except (OSError, IndexError, ValueError):
                continue
            if f"SLURMD_NODENAME={name}".encode() not in surroundings:
                continue
            if f"SLURM_CONF={self.folder}/slurm.conf".encode() not in surroundings:
                continue
            found.append(int(entry.name))
            try:
                if Path(f"/proc/{parent}/comm").read_text().startswith("slurmstepd"):
                    found.insert(0, parent)
            except OSError:
                pass
        return found

    def stop(self):
        subprocess.run(["scancel", "-u", pwd.getpwuid(os.getuid()).pw_name], stderr=subprocess.DEVNULL, check=False)
        time.sleep(1)
        for name in reversed(list(self.processes)):
            process = self.processes[name]
            if process.poll() is None:
                process.terminate()
                try:
                    process.wait(15)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()


def output(*command, check=True):
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=check).stdout


def wait_for(condition, seconds, what):
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise RuntimeError(f"waited in vain for {what}")
        time.sleep(0.2)


def compare(program, folder):
    plan = folder / "plan.txt"
    plan.write_text(PLAN)
    cluster_folder = folder / "cluster"
    cluster_folder.mkdir()
    cluster = Cluster(cluster_folder)
    shared = folder / "shared"
    try:
        cluster.start()
        subprocess.run([program, "lab", "run", plan, "--out", shared, "--engine", "slurm", "--checkpoint", "1"], check=True)
        wait_for(lambda: len(cluster.busy_nodes()) >= 2 and any(shared.glob("shards/*.part")), 120, "work on the nodes")
        print("killed", cluster.kill_node(), "with", len(list(shared.glob("shards/*.jsonl"))), "shards done")
        wait_for(lambda: (shared / "result.jsonl").exists() or not output("squeue", "-h"), 900, "the end of all jobs")
        if not (shared / "result.jsonl").exists():
            print((shared / "slurm/merge.log").read_text() if (shared / "slurm/merge.log").exists() else "no merge")
    finally:
        cluster.stop()
    local = folder / "local"
    subprocess.run([program, "lab", "run", plan, "--out", local], check=True)
    same = (shared / "result.jsonl").exists() and (
        (shared / "result.jsonl").read_bytes() == (local / "result.jsonl").read_bytes())
    print("the cluster's result is", "that of this machine" if same else "ANOTHER one")
    return 0 if same else 1


def main():
    program = str(Path(sys.argv[1]).resolve())
    try:
        for name in ("munged", "slurmctld", "slurmd", "sbatch"):
            needed(name)
        folder = Path(tempfile.mkdtemp(prefix="menagerie-slurm-"))
        folder.chmod(0o755)  # munged refuses a socket that others could not reach
        try:
            return compare(program, folder)
        finally:
            shutil.rmtree(folder, ignore_errors=True)
    except Skipped as why:
        print("skipped:", why)
        return SKIPPED


if __name__ == "__main__":
    sys.exit(main())
