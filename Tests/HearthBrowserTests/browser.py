"""The one browser that all tests share, started when somebody looks at something; each visitor has a profile of her own
in it."""

import os
import shutil
import signal
import subprocess

from playwright.sync_api import Error, expect, sync_playwright

from waiting import SECONDS

# The pages are our own; in a container there is no user for Chromium's sandbox. The microphone beeps, and nobody is
# asked for it.
ARGUMENTS = ["--no-sandbox", "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"]

_playwright = None
_chromium = None
_launched = []


def start():
    """Says at once if there is none; it is started when it is needed."""
    _program()
    expect.set_options(timeout=SECONDS * 1000)


def _program():
    program = os.environ.get("HEARTH_CHROMIUM") or shutil.which("chromium-headless-shell")
    if program is None:
        raise SystemExit(
            "There is no chromium-headless-shell in PATH, and HEARTH_CHROMIUM names no Chromium."
        )
    return program


def _launch(**options):
    global _playwright
    if _playwright is None:
        _playwright = sync_playwright().start()
    launched = _playwright.chromium.launch(executable_path=_program(), **options)
    _launched.append(launched)
    return launched


def lives(chromium):
    """Whether it was started, and did not crash since."""
    return chromium in _launched and chromium.is_connected()


def _shared():
    global _chromium
    if not lives(_chromium):
        _chromium = _launch(args=ARGUMENTS)
    return _chromium


def clears():
    """Whatever tests left open ends, and one that crashed is forgotten: another is started in its place."""
    for one in list(_launched):
        try:
            for context in one.contexts:
                context.close()
            # That it has crashed is heard of when it is asked for something.
            one.new_context().close()
        except Error:
            _launched.remove(one)


def stop():
    global _playwright, _chromium
    for one in _launched:
        if lives(one):
            one.close()
    if _playwright is not None:
        _playwright.stop()
    _launched.clear()
    _playwright = _chromium = None


def trusting(folder, certificate, places):
    """A Chromium in which a certificate was installed as somebody would, or none. `places`: where it finds hosts."""
    database = os.path.join(folder, ".pki/nssdb")
    os.makedirs(database)
    steps = [["-N", "--empty-password"]]
    if certificate:
        steps.append(["-A", "-t", "C,,", "-n", "hearth", "-i", certificate])
    for arguments in steps:
        subprocess.run(["certutil", "-d", "sql:" + database, *arguments], check=True)
    rules = ", ".join(f"MAP {host} {place}" for host, place in places.items())
    return _launch(
        args=[*ARGUMENTS, f"--host-resolver-rules={rules}"],
        env=dict(os.environ, HOME=folder),
    )


def lasting(folder, home, places, **options):
    """A browser with one profile, which is in a folder and so is there again when the browser was killed. `home`: where
    its certificates are."""
    global _playwright
    if _playwright is None:
        _playwright = sync_playwright().start()
    rules = ", ".join(f"MAP {host} {place}" for host, place in places.items())
    context = _playwright.chromium.launch_persistent_context(
        folder, executable_path=_program(), args=[*ARGUMENTS, f"--host-resolver-rules={rules}"],
        env=dict(os.environ, HOME=home), **options,
    )  # fmt: skip
    context.set_default_timeout(SECONDS * 1000)
    return context


def kill(folder):
    """The browser whose profile is in a folder ends at once, as when the battery is empty."""
    for process in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{process}/cmdline", "rb") as file:
                is_meant = folder.encode() in file.read()
        except OSError:
            continue
        if is_meant:
            os.kill(int(process), signal.SIGKILL)
    for name in ("SingletonLock", "SingletonCookie", "SingletonSocket"):
        path = os.path.join(folder, name)
        if os.path.lexists(path):
            os.unlink(path)


def profile(chromium=None, **options):
    """A browser profile: its own cookies, window and language. `chromium`: other than the shared one."""
    context = (chromium or _shared()).new_context(**options)
    context.set_default_timeout(SECONDS * 1000)
    return context
