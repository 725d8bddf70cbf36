"""Shares the files out to some processes that last, and shows what each file came to when it has ended."""

import os
import queue
import signal
import subprocess
import sys
import threading

_HERE = os.path.dirname(os.path.abspath(__file__))
# What is shown of a log besides the failures.
_SHOWN = ("✔", "✘", "–", "⏱", "  (")


class Workers:
    def __init__(self, count, logs, files):
        """`logs`: how the names of their logs begin."""
        self.count = count
        self.logs = logs
        # The longest first, so that none waits for the last one of the others.
        self.files = queue.SimpleQueue()
        for file in sorted(files, key=lambda file: -os.path.getsize(file)):
            self.files.put(file)
        self.left = len(files)
        self.ran = 0
        self.has_passed = True
        self.lock = threading.Lock()
        self.alive = set()

    def run(self):
        """Whether everything passed."""
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
        threads = [threading.Thread(target=self._works, daemon=True) for _ in range(self.count)]
        try:
            for one in threads:
                one.start()
            for one in threads:
                one.join()
        finally:
            # There are some where somebody broke off: nothing else is begun.
            self.files = queue.SimpleQueue()
            for worker in list(self.alive):
                self._ends(worker)
        if self.ran == 0:
            print("No test ran.")
        return self.has_passed and self.ran > 0 and self.left == 0

    def _works(self):
        worker = None
        try:
            while True:
                file = self.files.get_nowait()
                worker = worker or self._worker()
                log = f"{self.logs}-part-{os.path.basename(file).removesuffix('.py')}.log"
                if not self._tests(worker, file, log):
                    self._ends(worker)
                    worker = None
        except queue.Empty:
            pass
        if worker:
            worker.stdin.close()
            worker.wait()
            self.alive.discard(worker)

    def _worker(self):
        # In a session of its own: what it started ends with it.
        worker = subprocess.Popen(
            [sys.executable, "-B", _HERE, "--worker"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True,
        )  # fmt: skip
        self.alive.add(worker)
        return worker

    def _tests(self, worker, file, log):
        """Whether the worker lives on."""
        try:
            worker.stdin.write(f"{file}\t{log}\n")
            worker.stdin.flush()
            answer = worker.stdout.readline()
        except OSError:
            answer = ""
        if not answer:
            with open(log, "a", encoding="utf-8") as text:
                text.write(f"\n✘ The worker died in {os.path.basename(file)} (0.0 s)\n")
        with self.lock:
            count, said = answer.split() if answer else (0, "failed")
            self.left -= 1
            self.ran += int(count)
            self.has_passed &= said == "passed"
            self._shows(log)
        return bool(answer)

    @staticmethod
    def _shows(log):
        is_failure = False
        with open(log, encoding="utf-8", errors="replace") as text:
            for line in text:
                if line.startswith(("=====", "Ran ")):
                    is_failure = line.startswith("=")
                if is_failure or line.startswith(_SHOWN):
                    print(line, end="")
        sys.stdout.flush()

    def _ends(self, worker):
        try:
            os.killpg(worker.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        worker.wait()
        self.alive.discard(worker)
