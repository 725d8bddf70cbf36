"""A network of its own for this process and all that it starts: the same ports in every life."""

import ctypes
import fcntl
import os
import socket
import struct

_NEW_NETWORK, _NEW_USER = 0x40000000, 0x10000000
_GET_FLAGS, _SET_FLAGS, _UP = 0x8913, 0x8914, 1


def enter():
    """Nothing but a loopback device. Where only root may do it, root is played in a namespace."""
    libc = ctypes.CDLL(None, use_errno=True)
    user, group = os.getuid(), os.getgid()
    if libc.unshare(_NEW_NETWORK if user == 0 else _NEW_NETWORK | _NEW_USER) != 0:
        reason = os.strerror(ctypes.get_errno())
        raise OSError(f"this machine gives no network namespace ({reason}); to root it may")
    if user != 0:
        _write("setgroups", "deny")
        _write("uid_map", f"0 {user} 1")
        _write("gid_map", f"0 {group} 1")
    with socket.socket() as any_socket:
        request = struct.pack("16sh14x", b"lo", 0)
        (flags,) = struct.unpack_from("h", fcntl.ioctl(any_socket, _GET_FLAGS, request), 16)
        fcntl.ioctl(any_socket, _SET_FLAGS, struct.pack("16sh14x", b"lo", flags | _UP))


def _write(name, text):
    with open(f"/proc/self/{name}", "w", encoding="ascii") as file:
        file.write(text)
