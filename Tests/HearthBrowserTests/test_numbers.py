"""Numbers from outside, however large, end a request and never the node."""

import http.client
import os
import re
import subprocess
from urllib.parse import parse_qsl, quote, urlencode, urlsplit

import api
import crawl
import extremes
import forms
import neighbourhood
import raw
from case import BrowserTest
from pictures import picture

# By the names of fields: what stands where the number is not, for the owner and for a friend.
OWNERS = {"list": "Birthday", "wish": "Birthday/Lamp", "wishes": "Birthday/Lamp"}
FRIENDS = {
    "list": "Owner/Birthday", "wish": "Owner/Birthday/Lamp", "wishes": "Owner/Birthday/Lamp",
}  # fmt: skip
# Where another wish is needed to come as far as the number.
OTHER_WISHES = {"giving/chip-in": "Owner/Birthday/Chair", "giving/hold": "Owner/Birthday/Bell"}


class Numbers(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.owner, cls.friend = cls.homes = [cls.home("Owner"), cls.home("Friend")]
        cls.spec = api.description()
        cls.owner.adds_lists("Birthday")
        priced = {"price": "9999999999.99 SEK", "quantity": "10000"}
        wishes = {"Lamp": priced, "Chair": priced, "Bell": priced, "Book": {}}
        cls.owner.adds_wishes("Birthday", wishes)
        cls.owner.sends_file("items/photos/add", picture(), item="Birthday/Lamp")
        neighbourhood.befriend(cls.owner, cls.friend)
        neighbourhood.share(cls.owner, "Birthday", cls.friend)
        cls.friend.post("giving/reserve", wish="Owner/Birthday/Lamp", quantity=10_000)

    def tearDown(self):
        super().tearDown()
        for home in self.homes:
            self.assertIsNone(home.node.poll(), f"the node ended: {home.last_words()}")

    def withstands(self, sentence, status):
        self.assertLess(status, 500, sentence)

    # The API

    def test_every_field_of_the_api_for_a_number(self):
        """No number in any field of the API ends the node, or is an error of its own."""
        met = set()
        for path, methods in self.spec["paths"].items():
            for method, described in methods.items():
                operation = path.removeprefix(api.PREFIX)
                self.parameters(path, method, described.get("parameters", []), met)
                content = described.get("requestBody", {}).get("content", {})
                if "application/json" in content:
                    self.body(path, operation, content["application/json"]["schema"], met)
        self.assertGreater(len(met), 40)
        self.assertEqual(extremes.TEXTS - {name for _, name in met}, set())

    def body(self, path, operation, schema, met):
        for home, words in ((self.owner, OWNERS), (self.friend, FRIENDS)):
            words = {**words, "wish": OTHER_WISHES.get(operation, words["wish"])}
            for place, body in extremes.bodies(self.spec, schema, words):
                met.add((operation, place[-1]))
                for number in extremes.NUMBERS:
                    self.sends(home, "POST", path, f"{'.'.join(place)}: {number}", body(number))

    def parameters(self, path, method, parameters, met):
        # The others are shared by all operations, and name people.
        parameters = [one for one in parameters if "name" in one]
        numbers = [one for one in parameters if extremes.is_number(one["name"], one["schema"])]
        for one in numbers:
            met.add((path, one["name"]))
            for home, words in ((self.owner, OWNERS), (self.friend, FRIENDS)):
                for number in extremes.NUMBERS:
                    fields = {
                        other["name"]: words.get(other["name"], "Other")
                        for other in parameters
                        if other.get("required") and other["in"] == "query"
                    }
                    headers = {}
                    (headers if one["in"] == "header" else fields)[one["name"]] = number
                    address = f"{path}?{urlencode(fields, quote_via=quote)}"
                    self.sends(home, method.upper(), address, one["name"], headers=headers)

    def sends(self, home, method, path, what, body=None, headers=None):
        connection = http.client.HTTPConnection(home.host, timeout=30)
        known = {"Authorization": f"Bearer {home.token}", **(headers or {})}
        try:
            connection.request(method, path, body=body, headers=known)
            # The stream of news has no end: its head says enough.
            self.withstands(f"{path} with {what}", connection.getresponse().status)
        finally:
            connection.close()

    # The pages

    def test_every_address_of_a_page(self):
        """No number in the address of a page, nor behind it, ends the node."""
        names = self.names_in_queries()
        self.assertGreater(len(names), 8)
        for home in self.homes:
            visitor = self.member(home)
            pages = self.pages_by_shape(visitor)
            self.assertGreater(len(pages), 30)
            for address in pages:
                path, query = urlsplit(address).path, urlsplit(address).query
                for number in extremes.ON_PAGES:
                    for asked in self.altered(path, parse_qsl(query), names, number):
                        self.gets(home, visitor, asked)

    def altered(self, path, query, names, number):
        pieces = path.split("/")[1:]
        for index, piece in enumerate(pieces):
            if piece:
                yield "/" + "/".join([*pieces[:index], number, *pieces[index + 1 :]])
        if query:
            yield f"{path}?{urlencode([(name, number) for name, _ in query])}"
        yield f"{path}?{urlencode([(name, number) for name in names])}"

    def gets(self, home, visitor, address):
        self.withstands(address, raw.ask(home, address, cookies=visitor.profile).status)

    def test_every_field_of_a_form(self):
        """No number in any field of any form ends the node."""
        found = {}
        for home in self.homes:
            visitor = self.member(home)
            for address in self.pages_by_shape(visitor):
                page = raw.ask(home, address, cookies=visitor.profile)
                for action, fields in forms.forms(page.body):
                    kind = (action, fields.get("do", ""), frozenset(fields))
                    found.setdefault(kind, (visitor, fields))
        self.assertGreater(len(found), 30)
        for (action, *_), (visitor, fields) in sorted(found.items(), key=lambda one: one[0][:2]):
            for name in fields.keys() - forms.OWN:
                for number in extremes.ON_PAGES:
                    form = {**fields, name: number}
                    answer = raw.ask(visitor.home, action, cookies=visitor.profile, form=form)
                    self.withstands(f"{action}: {name} = {number}", answer.status)

    def pages_by_shape(self, visitor):
        """One address of each kind that links lead to; pages about one thing look alike."""
        shapes = {}
        for address in sorted(crawl.everything(visitor)):
            if not address.startswith("/assets/"):
                shape = re.sub(r"[0-9a-f]{16,}", "*", re.sub(r"=[^&]*", "", address))
                shapes.setdefault(shape, address)
        return list(shapes.values())

    def names_in_queries(self):
        folder = os.path.join(os.path.dirname(__file__), "..", "..", "Sources", "HearthWeb")
        names = set()
        for place, _, files in os.walk(folder):
            for file in files:
                with open(os.path.join(place, file), encoding="utf-8") as source:
                    names.update(re.findall(r'query\("([a-z-]+)"\)', source.read()))
        return sorted(names)

    def test_forms_in_parts_that_are_none(self):
        """Nothing that calls itself a form in parts ends the node, whoever sends it."""
        owner = self.member(self.owner)
        empty = [
            "--X\r\n--X--\r\n", "--X\r\n\r\n--X--\r\n", "--X--\r\n",
            "--X\r\n--X\r\n--X--\r\n", "--X", "",
        ]  # fmt: skip
        for address in ("/sign-in", "/set-up", "/wish", "/import", "/friends/scan"):
            for body in empty:
                answer = raw.ask(
                    self.owner, address, method="POST", cookies=owner.profile, body=body.encode(),
                    content_type="multipart/form-data; boundary=X",
                )  # fmt: skip
                self.withstands(f"{address}: {body!r}", answer.status)

    # The command line

    def test_every_number_on_the_command_line(self):
        """No number on the command line ends the program or the node."""
        table = os.path.join(self.folder, "wishes.csv")
        with open(table, "w", encoding="utf-8") as file:
            file.write("Gift,Cost\nKite,1 SEK\n")
        photo, gift = ["wish", "photo"], "Owner/Birthday/Chair"
        saved = os.path.join(self.folder, "saved")
        # What the program itself cannot read as a number comes no further than its arguments.
        for number in extremes.ENDS:
            for home, arguments in (
                (self.owner, [*photo, "save", "--overwrite", f"--number={number}", "Birthday/Lamp", saved]),
                (self.owner, [*photo, "caption", "--", "Birthday/Lamp", number, "Text"]),
                (self.owner, [*photo, "move", f"--to={number}", "Birthday/Lamp", "1"]),
                (self.owner, [*photo, "remove", "--yes", "--", "Birthday/Lamp", number]),
                (self.owner, ["wish", "order", "Birthday/Lamp", f"--position={number}"]),
                (self.owner, ["list", "order", "Birthday", f"--position={number}"]),
                (self.owner, ["invite", "new", f"--days={number}"]),
                (self.owner, ["import", table, "--preview", f"--map={number}=name"]),
                (self.owner, ["run", f"--beat={number}"]),
                (self.friend, ["cart", f"--due={number}"]),
                (self.friend, ["hold", gift, "--yes", f"--minutes={number}"]),
                (self.friend, ["hold", gift, "--yes", f"--quantity={number}"]),
                (self.friend, ["reserve", gift, "--yes", f"--quantity={number}"]),
                (self.friend, ["chip-in", "--yes", "--", gift, number]),
            ):
                self.runs(home, arguments)

    def runs(self, home, arguments):
        done = subprocess.run(
            [os.environ["HEARTH_BINARY"], *arguments],
            env=dict(os.environ, HEARTH_HOME=home.folder, HEARTH_LANGUAGE="en"),
            stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60,
        )  # fmt: skip
        self.assertIn(done.returncode, (0, 1, 2), f"{arguments}: {done.stderr}")
        for word in ("Unknown option", "Unexpected argument", "Missing expected"):
            self.assertNotIn(word, done.stderr, arguments)
