"""The real processes of a fault test: servers of rooms and of PostgreSQL, started, killed and
started again. What they say is kept in a file each; a test program that dies takes them with it."""
import ctypes
import glob
import os
import pwd
import random
import re
import signal
import socket
import subprocess
import time

READY_SECONDS = 60


def unprivileged(name):
    """The user a process runs as where this program is root's: root may write everywhere, and
    PostgreSQL refuses to be root's."""
    if os.geteuid() != 0:
        return None
    try:
        return pwd.getpwnam(name)
    except KeyError:
        return pwd.getpwnam("nobody")


def give(path, user):
    if user:
        os.chown(path, user.pw_uid, user.pw_gid)


def child_setup(user, enter=None):
    """What a child does before it becomes the program: `enter` where it has to be somewhere else."""
    def setup():
        if enter:
            enter()
        if user:
            os.setgroups([])
            os.setgid(user.pw_gid)
            os.setuid(user.pw_uid)
        # A file that may not grow is an error of the write, not the end of the process.
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        PR_SET_PDEATHSIG = 1
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)

    return setup


def free_port():
    """Below those that the system gives to outgoing connections: one of them could take it before the
    server does."""
    while True:
        port = random.SystemRandom().randrange(10_000, 32_000)
        try:
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", port))
                return port
        except OSError:
            continue  # somebody listens there


class Server:
    """One `menagerie serve`. Its port stays the same over restarts. With a `network` it runs at the far
    end of that (wire.py)."""

    def __init__(self, program, folder, store, name="server", options=(), network=None):
        pages = os.path.join(folder, "pages")
        os.makedirs(pages, exist_ok=True)
        with open(os.path.join(pages, "index.html"), "w") as page:
            page.write("<!doctype html><title>Menagerie</title>")
        # All clients share one address here, so what is for a household is too little.
        self.command = [program, "serve", "--store", store, "--folder", pages, "--log", "--node", name,
                        "--rooms-per-hour", "1000000", "--requests-per-second", "1000000", *options]
        self.port = free_port()
        self.place = (network.SERVER if network else "127.0.0.1", self.port)
        self.enter = network.enter if network else None
        self.folder = folder
        self.log = os.path.join(folder, name + ".log")
        self.user = unprivileged("nobody")
        self.process = None

    def spawn(self):
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                self.command + ["--listen", "%s:%d" % self.place], stdin=subprocess.DEVNULL,
                stdout=log, stderr=log, cwd=self.folder, preexec_fn=child_setup(self.user, self.enter),
                restore_signals=False, env={"PATH": os.environ["PATH"], "HOME": self.folder,
                                            "LC_ALL": "C.UTF-8"})

    def start(self):
        self.spawn()
        self.wait_ready()

    def wait_ready(self):
        end = time.monotonic() + READY_SECONDS
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended with {self.process.returncode}: {self.said()}")
            try:
                socket.create_connection(self.place, 1).close()
                return
            except OSError:
                time.sleep(0.005)
        raise AssertionError("the server did not start: " + self.said())

    def refused(self):
        """Starts where that has to fail; what it said."""
        self.spawn()
        code = self.process.wait(READY_SECONDS)
        assert code > 0, f"expected a refusal, got exit code {code}: {self.said()}"
        return self.said()

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        """As an operator does; it has to end by itself."""
        self.process.terminate()
        assert self.process.wait(READY_SECONDS) == 0, self.said()

    def said(self):
        with open(self.log, encoding="utf-8", errors="replace") as log:
            return log.read()

    def memory(self):
        """All that the process holds in memory, as a core dump would have it."""
        with open(f"/proc/{self.process.pid}/maps") as maps, \
                open(f"/proc/{self.process.pid}/mem", "rb", 0) as memory:
            for line in maps:
                fields = re.match(r"([0-9a-f]+)-([0-9a-f]+) r", line)
                if not fields or "[v" in line:
                    continue
                start, end = (int(field, 16) for field in fields.groups())
                try:
                    memory.seek(start)
                    yield memory.read(end - start)
                except (OSError, OverflowError):
                    continue


class Postgres:
    """A PostgreSQL of this test's own. `fsync` is left on: what is tested is what survives."""

    @staticmethod
    def programs():
        found = sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"))
        return os.path.dirname(found[-1]) if found else None

    def __init__(self, folder):
        self.bin = self.programs()
        self.user = unprivileged("postgres")
        self.data = os.path.join(folder, "data")
        self.port = free_port()
        self.log = os.path.join(folder, "postgres.log")
        give(folder, self.user)
        self.run("initdb", "-D", self.data, "-U", "menagerie", "-A", "trust", "-E", "UTF8", "--locale=C",
                 "--no-sync")
        self.start()
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "menagerie", "rooms")
        self.address = f"postgresql://menagerie@127.0.0.1:{self.port}/rooms"

    def run(self, program, *arguments):
        with open(self.log, "ab") as log:
            subprocess.run([os.path.join(self.bin, program), *arguments], check=True, stdout=log, stderr=log,
                           cwd="/", preexec_fn=child_setup(self.user))

    def start(self):
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                [os.path.join(self.bin, "postgres"), "-D", self.data, "-c", "listen_addresses=127.0.0.1",
                 "-c", f"port={self.port}", "-c", "unix_socket_directories=", "-c", "shared_buffers=32MB",
                 "-c", "recovery_init_sync_method=syncfs"],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd="/",
                preexec_fn=child_setup(self.user))
        status = os.path.join(self.data, "postmaster.pid")
        while True:
            assert self.process.poll() is None, "PostgreSQL did not start"
            try:
                with open(status) as lines:
                    if "ready" in lines.read():
                        return
            except FileNotFoundError:
                pass
            time.sleep(0.01)

    def stop(self):
        """What `pg_ctl stop -m immediate` does."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait()
