"""Noise_XK_25519_ChaChaPoly_BLAKE2b as protocol-spec/transport.md has it, on libsodium.

A changed owner's program, and with the keys of throw-away homes both ends of a connection.
"""

import ctypes
import ctypes.util
import hashlib
import hmac
import os

_sodium = ctypes.CDLL(ctypes.util.find_library("sodium") or "libsodium.so.23")
_seal = _sodium.crypto_aead_chacha20poly1305_ietf_encrypt
_open = _sodium.crypto_aead_chacha20poly1305_ietf_decrypt
_long = ctypes.c_ulonglong
_seal.argtypes = [
    ctypes.c_char_p, ctypes.c_void_p, ctypes.c_char_p, _long, ctypes.c_char_p, _long,
    ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p,
]  # fmt: skip
_open.argtypes = [
    ctypes.c_char_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p, _long, ctypes.c_char_p,
    _long, ctypes.c_char_p, ctypes.c_char_p,
]  # fmt: skip

TAG, LENGTH = 16, 2
MESSAGES = (48, 48, 64)


class NoiseError(Exception):
    """Octets that are not what the other end of a handshake or a session would say."""


def public_key(secret):
    made = ctypes.create_string_buffer(32)
    _sodium.crypto_scalarmult_base(made, secret)
    return made.raw


def _shared(secret, public):
    made = ctypes.create_string_buffer(32)
    if _sodium.crypto_scalarmult(made, secret, public) != 0:
        raise NoiseError("a key of low order")
    return made.raw


class Cipher:
    def __init__(self, key):
        self.key, self.count = key, 0

    def _nonce(self):
        self.count += 1
        return bytes(4) + (self.count - 1).to_bytes(8, "little")

    def seal(self, text, extra=b""):
        made = ctypes.create_string_buffer(len(text) + TAG)
        _seal(made, None, text, len(text), extra, len(extra), None, self._nonce(), self.key)
        return made.raw

    def open(self, sealed, extra=b""):
        if len(sealed) < TAG:
            raise NoiseError("too short")
        made = ctypes.create_string_buffer(max(1, len(sealed) - TAG))
        nonce = self._nonce()
        if _open(made, None, None, sealed, len(sealed), extra, len(extra), nonce, self.key) != 0:
            raise NoiseError("a message that does not open")
        return made.raw[: len(sealed) - TAG]


class Handshake:
    """One side's. `there` is the listener's public key, for who dials."""

    def __init__(self, secret, there=None):
        self.is_dialler = there is not None
        self.secret, self.there = secret, there
        self.ephemeral = os.urandom(32)
        self.theirs = None
        self.hash = b"Noise_XK_25519_ChaChaPoly_BLAKE2b".ljust(64, b"\0")
        self.chain = self.hash
        self.cipher = None
        self._mix_hash(b"hearth/1")
        self._mix_hash(there if self.is_dialler else public_key(secret))

    def write(self, number):
        """Message 1, 2 or 3, where it is this side's turn."""
        if number == 3:
            said = self._seal(public_key(self.secret))
            self._mix_key(_shared(self.secret, self.theirs))
            return said + self._seal(b"")
        mine = public_key(self.ephemeral)
        self._mix_hash(mine)
        self._mix_key(_shared(self.ephemeral, self.there if number == 1 else self.theirs))
        return mine + self._seal(b"")

    def read(self, number, octets):
        if number == 3:
            self.there = self._opened(octets[:48])
            self._mix_key(_shared(self.ephemeral, self.there))
            self._opened(octets[48:])
            return
        self.theirs = octets[:32]
        self._mix_hash(self.theirs)
        self._mix_key(_shared(self.secret if number == 1 else self.ephemeral, self.theirs))
        self._opened(octets[32:])

    def ciphers(self):
        """For what this side says, and for what it hears."""
        first, second = (Cipher(key[:32]) for key in self._derive(b""))
        return (first, second) if self.is_dialler else (second, first)

    def _derive(self, octets):
        root = hmac.digest(self.chain, octets, "blake2b")
        first = hmac.digest(root, b"\1", "blake2b")
        return first, hmac.digest(root, first + b"\2", "blake2b")

    def _mix_hash(self, octets):
        self.hash = hashlib.blake2b(self.hash + octets).digest()

    def _mix_key(self, octets):
        self.chain, key = self._derive(octets)
        self.cipher = Cipher(key[:32])

    def _seal(self, text):
        sealed = self.cipher.seal(text, self.hash)
        self._mix_hash(sealed)
        return sealed

    def _opened(self, sealed):
        text = self.cipher.open(sealed, self.hash)
        self._mix_hash(sealed)
        return text
