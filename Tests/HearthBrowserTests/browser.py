"""The one browser that all tests share; each visitor has a profile of her own in it."""

import os
import shutil
import subprocess

from playwright.sync_api import expect, sync_playwright

from waiting import SECONDS

# The pages are our own; in a container there is no user for Chromium's sandbox. The microphone beeps, and nobody is
# asked for it.
ARGUMENTS = ["--no-sandbox", "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"]

_playwright = None
_chromium = None


def start():
    global _playwright, _chromium
    program = _program()
    _playwright = sync_playwright().start()
    _chromium = _playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
    expect.set_options(timeout=SECONDS * 1000)


def _program():
    program = os.environ.get("HEARTH_CHROMIUM") or shutil.which("chromium-headless-shell")
    if program is None:
        raise SystemExit(
            "There is no chromium-headless-shell in PATH, and HEARTH_CHROMIUM names no Chromium."
        )
    return program


def stop():
    global _playwright, _chromium
    if _chromium is not None:
        _chromium.close()
    if _playwright is not None:
        _playwright.stop()
    _playwright = _chromium = None


def trusting(folder, certificate, host, port=None):
    """A Chromium in which a certificate was installed as somebody would, or none; it finds a host on this machine,
    at another port if one is given."""
    place = f"127.0.0.1:{port}" if port else "127.0.0.1"
    database = os.path.join(folder, ".pki/nssdb")
    os.makedirs(database)
    steps = [["-N", "--empty-password"]]
    if certificate:
        steps.append(["-A", "-t", "C,,", "-n", "hearth", "-i", certificate])
    for arguments in steps:
        subprocess.run(["certutil", "-d", "sql:" + database, *arguments], check=True)
    return _playwright.chromium.launch(
        executable_path=_program(),
        args=[*ARGUMENTS, f"--host-resolver-rules=MAP {host} {place}"],
        env=dict(os.environ, HOME=folder),
    )


def profile(chromium=None, **options):
    """A browser profile: its own cookies, window and language. `chromium`: other than the shared one."""
    context = (chromium or _chromium).new_context(**options)
    context.set_default_timeout(SECONDS * 1000)
    return context
