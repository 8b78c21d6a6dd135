"""A network of the test's own: the server at one end, all clients at the other, each with an address of
its own, and between them a wire that delays, loses and cuts. Both ends are network namespaces; the wire
is a process that carries packets from one TUN device to the other, so that no kernel module is needed
and a seed repeats which packets are lost."""
import collections
import ctypes
import fcntl
import os
import random
import select
import socket
import struct
import subprocess
import sys
import time

from processes import child_setup

CLONE_NEWNET = 0x40000000
TUNSETIFF, IFF_TUN, IFF_NO_PI = 0x400454CA, 0x0001, 0x1000
IPV4 = 4


class NoNetwork(Exception):
    """Here no network can be made."""


def namespace():
    return os.open("/proc/thread-self/ns/net", os.O_RDONLY)


def enter(place):
    if ctypes.CDLL(None, use_errno=True).setns(place, CLONE_NEWNET) != 0:
        raise OSError(ctypes.get_errno(), "setns")


class Network:
    """While it is open, this thread and those that it starts are at the clients' end."""

    SERVER = "10.77.0.1"

    def __init__(self, delay, loss, clients, seed):
        self.clients = [f"10.77.1.{number}" for number in range(1, clients + 1)]
        self.settings = [str(delay), str(loss), str(seed)]

    def __enter__(self):
        self.home = namespace()
        try:
            server_end = self.make_end([self.SERVER])
            self.far = namespace()
            client_end = self.make_end(self.clients)
        except (OSError, subprocess.CalledProcessError) as reason:
            enter(self.home)
            raise NoNetwork(f"no network namespaces with TUN devices can be made here ({reason})") from reason
        self.wire = subprocess.Popen([sys.executable, "-B", os.path.abspath(__file__), str(server_end), str(client_end),
                                      *self.settings], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                     pass_fds=(server_end, client_end), preexec_fn=child_setup(None))
        os.close(server_end)
        os.close(client_end)
        return self

    @staticmethod
    def make_end(addresses):
        """A new namespace, which this thread is in from now on, with one end of the wire."""
        if ctypes.CDLL(None, use_errno=True).unshare(CLONE_NEWNET) != 0:
            raise OSError(ctypes.get_errno(), "unshare")
        end = os.open("/dev/net/tun", os.O_RDWR)
        fcntl.ioctl(end, TUNSETIFF, struct.pack("16sH22x", b"wire", IFF_TUN | IFF_NO_PI))
        for command in (["link", "set", "lo", "up"], ["link", "set", "wire", "up"],
                        *(["address", "add", address + "/16", "dev", "wire"] for address in addresses)):
            subprocess.run(["ip", *command], check=True)
        return end

    def __exit__(self, *_):
        self.tell("end")
        self.carried, self.lost = (int(number) for number in self.wire.stdout.read().split())
        self.wire.wait()
        enter(self.home)
        for place in (self.home, self.far):
            os.close(place)

    def enter(self):
        """For a process that belongs to the server's end."""
        enter(self.far)

    def tell(self, *words):
        print(*words, file=self.wire.stdin, flush=True)

    def cut(self, address):
        self.tell("cut", address)

    def mend(self, address):
        self.tell("mend", address)


def carry(ends, delay, loss, seed):
    """Tells at the end how many packets arrived, and how many did not."""
    luck, cut, travelling = random.Random(seed), set(), collections.deque()
    others = {ends[0]: ends[1], ends[1]: ends[0]}
    carried = lost = 0
    while True:
        wait = max(0, travelling[0][0] - time.monotonic()) if travelling else None
        ready = select.select([*ends, sys.stdin], [], [], wait)[0]
        if sys.stdin in ready:
            word, *address = sys.stdin.readline().split() or ["end"]
            if word == "end":
                return print(carried, lost)
            (cut.add if word == "cut" else cut.discard)(socket.inet_aton(address[0]))
        for end in others.keys() & ready:
            packet = os.read(end, 65536)
            if packet[0] >> 4 != IPV4:
                continue
            if luck.random() < loss or packet[12:16] in cut or packet[16:20] in cut:
                lost += 1
            else:
                travelling.append((time.monotonic() + delay, others[end], packet))
        while travelling and travelling[0][0] <= time.monotonic():
            _, end, packet = travelling.popleft()
            os.write(end, packet)
            carried += 1


if __name__ == "__main__":
    carry([int(word) for word in sys.argv[1:3]], float(sys.argv[3]), float(sys.argv[4]), sys.argv[5])
