"""The line between a phone and its home: it can be cut, or carry what is asked and lose the answers."""

import socket
import threading

import devices


class Line:
    def __init__(self, port):
        self.home = self.target = port
        self.is_cut = self.loses_answers = False
        self.open = set()
        self.server = socket.create_server((devices.LINE_ADDRESS, port))
        threading.Thread(target=self._accept, daemon=True).start()

    def cuts(self):
        self.is_cut = True
        for one in list(self.open):
            try:
                one.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass  # It is closed already.

    def holds(self):
        self.target = self.home
        self.is_cut = self.loses_answers = False

    def leads_to(self, port):
        """From now on another server on this machine is at its end."""
        self.target = port
        self.is_cut = False

    def closes(self):
        self.cuts()
        self.server.close()

    def _accept(self):
        while True:
            try:
                near, _ = self.server.accept()
            except OSError:
                return
            if self.is_cut:
                near.close()
                continue
            try:
                far = socket.create_connection(("127.0.0.1", self.target))
            except OSError:
                near.close()
                continue
            self.open |= {near, far}
            for source, target, answers in ((near, far, False), (far, near, True)):
                threading.Thread(
                    target=self._carry, args=(source, target, answers), daemon=True
                ).start()

    def _carry(self, source, target, answers):
        try:
            while octets := source.recv(65536):
                if not (answers and self.loses_answers):
                    target.sendall(octets)
        except OSError:
            pass  # One of the two is gone, and so is the other.
        for one in (source, target):
            self.open.discard(one)
            try:
                one.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
            one.close()
