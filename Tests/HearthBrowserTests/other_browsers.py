"""Firefox and WebKit, as far as they are on this machine: driven with plain WebDriver commands."""

import gc
import glob
import os
import shutil
import socket
import subprocess
import tempfile

from waiting import SECONDS, Unmet, eventually

_SHOWS = """
const [text, within] = arguments;
const part = document.querySelector(within);
return document.readyState === "complete" && part !== null && part.innerText.includes(text);
"""

_MIDDLE = """
const [selector, number] = arguments;
const box = document.querySelectorAll(selector)[number].getBoundingClientRect();
return [box.left + box.width / 2, box.top + box.height / 2];
"""


class OtherBrowser:
    """What both can; `driver` speaks for the one that runs."""

    def opens(self, address):
        raise NotImplementedError

    def asks(self, script, *arguments):
        raise NotImplementedError

    def taps(self, name):
        """A button or a link, by what stands on it, within the page itself or in the menu."""
        one = f'[self::a or self::button][normalize-space()="{name}"]'
        self._first("xpath", f"//main//*{one} | //nav//*{one}").click()

    def taps_card(self, name):
        self._first("xpath", f'//main//li//a[.//strong[normalize-space()="{name}"]]').click()

    def taps_face(self, name):
        self._first("xpath", f'//main//button[.//strong[normalize-space()="{name}"]]').click()

    def fills(self, field, text):
        self._first("css selector", f'main [name="{field}"]').send_keys(text)

    def drags(self, grip, to):
        """By the mouse, in small steps; each is a selector and which of those that it finds."""
        begin, end = (self.asks(_MIDDLE, *one) for one in (grip, to))
        end = [begin[0], end[1] + (10 if end[1] > begin[1] else -10)]
        steps = [
            [round(one + (other - one) * step / 10) for one, other in zip(begin, end)]
            for step in range(11)
        ]
        self._drags(steps)

    def sees(self, text, within="main"):
        eventually(
            f"that {self.name} shows “{text}”", lambda: self._says(_SHOWS, text, within)
        )

    def marks_page(self):
        self.asks("document.head.dataset.isStillTheSame = 'yes';")

    def has_same_page(self):
        return self.asks("return document.head.dataset.isStillTheSame === 'yes';")

    def _first(self, how, what):
        def found():
            # The page may just be on its way.
            elements = self.driver.find_elements(how, what)
            return elements and elements[0]

        return eventually(f"that {self.name} has {what}", found)

    def _says(self, script, *arguments):
        try:
            return self.asks(script, *arguments)
        except self.passing:
            return False


class Firefox(OtherBrowser):
    name = "Firefox"

    @staticmethod
    def missing():
        return None if Firefox._program() else "there is no firefox-esr and no firefox here"

    @staticmethod
    def _program():
        return shutil.which("firefox-esr") or shutil.which("firefox")

    def __init__(self, certificate=None, host=None):
        """`certificate`: installed beforehand, as somebody would; `host`: found on this machine."""
        from marionette_driver import errors
        from marionette_driver.marionette import Marionette
        from mozlog.structuredlog import StructuredLogger, set_default_logger

        # Without this it says on the screen which Firefox it found.
        set_default_logger(StructuredLogger("hearth"))
        self.passing = (errors.JavascriptException, errors.NoSuchWindowException)
        self.folder = tempfile.mkdtemp(prefix="hearth-firefox-")
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self.driver = Marionette(
            bin=self._program(), headless=True, port=port, workspace=self.folder,
            gecko_log=os.path.join(self.folder, "log"), startup_timeout=120,
            profile=self._profile(certificate), prefs={"network.dns.localDomains": host or ""},
        )  # fmt: skip
        self.driver.start_session()

    def _profile(self, certificate):
        if certificate is None:
            return None
        profile = os.path.join(self.folder, "profile")
        os.makedirs(profile)
        for arguments in (
            ["-N", "--empty-password"], ["-A", "-t", "C,,", "-n", "hearth", "-i", certificate],
        ):  # fmt: skip
            subprocess.run(["certutil", "-d", "sql:" + profile, *arguments], check=True)
        return profile

    def opens(self, address):
        self.driver.navigate(address)

    def asks(self, script, *arguments):
        return self.driver.execute_script(script, script_args=arguments)

    def _drags(self, steps):
        from marionette_driver.marionette import ActionSequence

        mouse = ActionSequence(self.driver, "pointer", "mouse", {"pointerType": "mouse"})
        mouse.pointer_move(*steps[0]).pointer_down()
        for step in steps[1:]:
            mouse.pointer_move(*step, duration=20)
        mouse.pointer_up().perform()

    def stop(self):
        self.driver.quit()
        self.driver.cleanup()
        # It takes its profile away when it is collected, which is too late at the end of the program.
        self.driver = None
        gc.collect()
        shutil.rmtree(self.folder, ignore_errors=True)


class WebKit(OtherBrowser):
    name = "WebKit"

    @staticmethod
    def missing():
        for program, package in (("WebKitWebDriver", "webkit2gtk-driver"), ("Xvfb", "xvfb")):
            if not shutil.which(program):
                return f"there is no {program} here (Debian: {package})"
        return None if WebKit._program() else "WebKitGTK has no MiniBrowser here"

    @staticmethod
    def _program():
        found = sorted(glob.glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser"))
        return found and found[-1]

    def __init__(self):
        from selenium import webdriver
        from selenium.common import exceptions
        from selenium.webdriver.webkitgtk.options import Options
        from selenium.webdriver.webkitgtk.service import Service

        self.passing = (exceptions.JavascriptException, exceptions.NoSuchWindowException)
        # It cannot do without a screen, so it gets one that nobody sees.
        self.screen = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL,
        )  # fmt: skip
        number = self.screen.stdout.readline().strip().decode()
        if not number:
            raise Unmet("Xvfb did not start")
        options = Options()
        options.binary_location = self._program()
        options.add_argument("--automation")
        environment = dict(os.environ, DISPLAY=f":{number}", GDK_BACKEND="x11", NO_AT_BRIDGE="1")
        self.driver = webdriver.WebKitGTK(
            options=options, service=Service(shutil.which("WebKitWebDriver"), env=environment)
        )
        self.driver.set_page_load_timeout(SECONDS)

    def opens(self, address):
        self.driver.get(address)

    def asks(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def _drags(self, steps):
        from selenium.webdriver.common.action_chains import ActionChains

        chain = ActionChains(self.driver, duration=20)
        mouse = chain.w3c_actions.pointer_action
        mouse.move_to_location(*steps[0])
        mouse.pointer_down()
        for step in steps[1:]:
            mouse.move_to_location(*step)
        mouse.pointer_up()
        chain.perform()

    def stop(self):
        self.driver.quit()
        self.screen.terminate()
        self.screen.wait(timeout=15)
