"""What a browser keeps and sends, without one: for what nobody looks at."""

import http.client
import re
import ssl
from http.cookies import SimpleCookie
from urllib.parse import urlencode


class PlainBrowser:
    """Asks on the node's machine, or on a device over TLS."""

    def __init__(self, home, elsewhere=None, source="127.0.0.1"):
        """`source`: the address in the home network that it asks from."""
        self.source = (source, 0)
        self.home = home
        self.elsewhere = elsewhere
        self.cookies = {}
        self.line = None
        self.known = None

    @classmethod
    def of(cls, visitor):
        """As a visitor would ask outside of any page: with their cookies."""
        plain = cls(visitor.home)
        plain.cookies = {one["name"]: one["value"] for one in visitor.profile.cookies()}
        return plain

    def connected(self):
        if self.line is None and self.elsewhere:
            context = ssl.create_default_context()
            context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
            port = int(self.elsewhere.host.rsplit(":", 1)[1])
            self.line = http.client.HTTPSConnection(
                "127.0.0.1", port, timeout=30, source_address=self.source, context=context
            )
        elif self.line is None:
            self.line = http.client.HTTPConnection(self.home.host, timeout=30)
        return self.line

    @property
    def cookie(self):
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def ask(self, path, form=None, **more):
        """`more`: headers, besides those that a browser sends or in their place."""
        headers = {
            "host": self.elsewhere.host if self.elsewhere else self.home.host,
            "cookie": self.cookie,
            "content-type": "application/x-www-form-urlencoded",
            **{name.replace("_", "-"): value for name, value in more.items()},
        }
        body = None if form is None else urlencode(form)
        line = self.connected()
        line.request("GET" if form is None else "POST", path, body, headers)
        answer = line.getresponse()
        for given in answer.headers.get_all("set-cookie", []):
            for cookie in SimpleCookie(given).values():
                self.cookies[cookie.key] = cookie.value
        # The stream of a page that is open does not end.
        is_stream = answer.headers.get("content-type", "").startswith("text/event-stream")
        answer.octets = b"" if is_stream else answer.read()
        answer.text = answer.octets.decode("utf-8", "replace")
        if is_stream or answer.will_close:
            self.leaves()
        return answer

    def follows(self):
        """The stream of an open page, on a line of its own."""
        self.leaves()
        line, self.line = self.connected(), None
        line.request("GET", "/live", headers={"host": self.elsewhere.host, "cookie": self.cookie})
        return line.getresponse()

    def leaves(self):
        if self.line:
            self.line.close()
        self.line = None

    def is_let_in(self):
        answer = self.ask(f"/enter?key={self.home.key}")
        assert answer.status == 303, answer.text
        return self

    def signs_in(self, member, passphrase=""):
        answer = self.ask("/sign-in", {"member": member, "passphrase": passphrase})
        assert answer.status == 303, answer.text
        self.known = None
        return self

    def token(self):
        if self.known is None:
            self.known = re.search(r'name="form-token" value="([0-9a-f]+)"', self.ask("/lists").text).group(1)
        return self.known

    def sends(self, form, **fields):
        """A form by its own address, or by its operation."""
        is_own = form.startswith("/")
        given = {"form-token": self.token(), "page": "/lists", **fields}
        return self.ask(form if is_own else "/do", given if is_own else {**given, "do": form})
