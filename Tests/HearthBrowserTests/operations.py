"""What is asked of a home on its own socket, which answers everything: no process is started for it."""

import http.client
import json
import os
import socket
from contextlib import contextmanager
from functools import cache
from urllib.parse import quote, urlencode

import api
from waiting import Unmet

# As long as a program on the command line may take.
SECONDS = 60


class SocketConnection(http.client.HTTPConnection):
    """HTTP over a socket in a folder."""

    def __init__(self, path):
        super().__init__("localhost", timeout=SECONDS)
        self.path = path

    def connect(self):
        self.sock = socket.socket(socket.AF_UNIX)
        self.sock.settimeout(self.timeout)
        self.sock.connect(self.path)


class Refused(Unmet):
    """The home said no: `code` is its reason."""

    def __init__(self, asked, status, code):
        super().__init__(f"{asked} was answered with {status} {code}")
        self.code = code


@cache
def creating():
    """The operations that want to be told how what they create is called: done twice, it is there once."""
    spec = api.description()
    schemas = spec["components"]["schemas"]
    found = set()
    for path, methods in spec["paths"].items():
        content = methods.get("post", {}).get("requestBody", {}).get("content", {})
        if "application/json" in content:
            schema = content["application/json"]["schema"]["$ref"].rpartition("/")[2]
            if "id" in schemas[schema].get("properties", {}):
                found.add(path.removeprefix(api.PREFIX))
    return found


class Operations:
    """For a home: it has a `folder`, and `members`, the first of whom asks unless it is said who does.

    `by`: another member. `token`: a sign-in of theirs, where they have a passphrase.
    """

    def get(self, path, by=None, token=None, **fields):
        query = f"?{urlencode(fields, quote_via=quote)}" if fields else ""
        return self._ask("GET", path, query, None, by, token)

    def post(self, path, by=None, token=None, **fields):
        if path in creating():
            fields.setdefault("id", api.new_id())
        return self._ask("POST", path, "", json.dumps(fields).encode(), by, token)

    def sends_file(self, path, octets, by=None, token=None, **fields):
        return self._ask("POST", path, f"?{urlencode(fields, quote_via=quote)}", octets, by, token)

    def _ask(self, method, path, query, body, by, token):
        headers = {}
        who = by or self.members[0]
        if path != "household/set-up":
            headers["Hearth-Member"] = quote(who)
        if token:
            headers["Hearth-Session"] = token
        line = SocketConnection(os.path.join(self.folder, "hearth.sock"))
        try:
            line.request(method, api.PREFIX + path + query, body=body, headers=headers)
            answer = line.getresponse()
            octets = answer.read()
        finally:
            line.close()
        if answer.status != 200:
            raise Refused(f"{path} of {who}", answer.status, self._code(octets))
        return json.loads(octets) if octets else None

    @staticmethod
    def _code(octets):
        try:
            return json.loads(octets)["error"]["code"]
        except (ValueError, KeyError, TypeError):
            return octets[:500]

    # What tests ask for most

    def adds_lists(self, *titles, **fields):
        for title in titles:
            made = self.post("lists/new", title=title, **fields)
        return made

    def adds_wishes(self, title, wishes, photo=None):
        """`wishes`: names, or names with what they say besides; None as the title: on no list. `photo`: octets."""
        place = {} if title is None else {"list": title}
        for name in wishes:
            fields = wishes[name] if isinstance(wishes, dict) else {}
            made = self.post("wishes/add", name=name, fields=fields, **place)
            if photo:
                self.sends_file("items/photos/add", photo, item=f"{made['listID']}/{made['id']}")

    def adds_member(self, name, **fields):
        self.post("members/add", name=name, **fields)

    def shares(self, title, *names, keeper=False):
        self.post("lists/share", list=title, keeper=keeper, **{"with": names})

    def items(self, title):
        return self.get("lists/show", list=title)["items"]

    def names(self, title):
        """Of what stands on a list."""
        return [one["name"] for one in self.items(title)]

    def item(self, path):
        return self.get("items/show", item=path)

    def reads(self, title):
        """Whether a friend's list of that title has come."""
        return any(one.get("title") == title and one["state"] == "open" for one in self.get("lists"))

    @property
    def link(self):
        """What friends need to find it."""
        return self.get("key")["link"]

    def recovery_code(self, **options):
        return self.post("members/recovery-code", **options)["code"]

    @contextmanager
    def unlocked(self, member, passphrase):
        """What has to be said with every question of a member who has a passphrase, until it is over."""
        token = self.post("members/unlock", by=member, passphrase=passphrase)["token"]
        try:
            yield {"by": member, "token": token}
        finally:
            self.post("members/lock", by=member, token=token)
