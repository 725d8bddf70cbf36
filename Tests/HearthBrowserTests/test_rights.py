"""Who may do what in a home: every operation, page and form, as everybody and from everywhere.

The table is the one that protocol-spec/api.json prints: x-askers, x-pages and x-forms.
"""

import http.client
import json
import os
import re

import api
import devices
from case import BrowserTest
from long import some
from operations import SocketConnection
from plain_browser import PlainBrowser

PREFIX = "/api/v1/"
PEOPLE = ("Owner", "Lodger", "Guest")
HOUSEHOLDERS = ("Owner",)
# What would end what the test goes on with.
ENDING = ("/sign-out", "members/delete")
# What an empty request would change for the rest of the test.
FIELDS = {"devices/address": {"address": devices.NAME}}
# By operation: the forms that ask for it, with fields that would do it.
PAGE = {"page": "/settings/devices"}
CONFIRMED = {
    "devices/answer": [("devices/answer", {"isLetIn": "true"})],
    "devices/address": [("devices/address", {"address": address, **PAGE}) for address in ("thief.local", "")],
    "devices/switch": [("devices/switch", {"areOn": are_on, **PAGE}) for are_on in ("false", "true")],
    "devices/invite": [
        ("/settings/devices/invite", {"guest": "Guest", "page": "/settings/devices/invite?guest=Guest"}),
        ("/settings/devices/invite", {"guest": "Guest", "?replacing": "0123abcd", "page": "/settings/devices"}),
    ],
    "devices/renew-authority": [("devices/renew-authority", PAGE)],
    "members/add": [("/settings/people", {"name": "Made up"})],
    "members/child": [("/children/new", {"name": "Made up"})],
    "members/householder": [("members/householder", {"member": "Guest", "isHouseholder": "true"})],
    "reach/set": [
        ("reach/set", {"asksRouter": asks, "page": "/settings/computer"}) for asks in ("true", "false")
    ],
    "recovery/begin": [("/settings/people/recover", {"name": "Made up"})],
    "recovery/take-over": [("recovery/take-over", {})],
}  # fmt: skip
SETTINGS = ["/settings"] + [
    f"/settings/{name}"
    for name in (
        "profile", "passphrase", "look", "notifications", "devices", "people", "currency", "privacy", "calendar",
        "data", "recovery", "computer",
    )
]  # fmt: skip
FOR_OTHERS = "This is for the householders to decide: Owner."
AT_HOME = "No page can do this."


class RightsTest(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.house = cls.home("Owner", "Lodger", options=devices.options())
        cls.house.adds_member("Guest", isGuest=True)
        cls.house.post("members/householder", member="Lodger", isHouseholder=False)
        cls.elsewhere = devices.switch_on(cls.house)
        cls.table = api.description()
        cls.families = cls.device(None)

    @classmethod
    def at_home(cls, path, of=None, by=None, session=None, **body):
        """The answer of the home's own socket."""
        line = SocketConnection(os.path.join((of or cls.house).folder, "hearth.sock"))
        method = next(iter(cls.table["paths"][PREFIX + path]))
        headers = {"Hearth-Member": by, "Hearth-Session": session}
        try:
            line.request(
                method.upper(), PREFIX + path, None if method == "get" else json.dumps(body),
                {name: value for name, value in headers.items() if value},
            )  # fmt: skip
            answer = line.getresponse()
            answer.said = {} if path == "events" else json.loads(answer.read() or b"{}")
            return answer
        finally:
            line.close()

    @classmethod
    def device(cls, member, said_yes=None):
        """A device of a member's, or of the family's. `said_yes`: who lets it in, and not somebody at home."""
        code = cls.at_home("devices/add", **({"member": member} if member else {})).said["code"]
        device = PlainBrowser(cls.house, cls.elsewhere)
        assert device.ask("/pair", {"code": code}).status == 303
        if said_yes:
            answer = said_yes.sends("devices/answer", isLetIn="true", next="/settings/devices")
            assert answer.status == 303, answer.text
        else:
            cls.at_home("devices/answer", isLetIn=True)
        return device

    def let_in(self):
        return PlainBrowser(self.house).is_let_in()

    def places(self, person):
        """Everywhere that somebody may sign in."""
        yield "the node's machine", self.let_in()
        yield "the family's device", self.families
        yield "a device of their own", self.device(person)

    def state(self):
        return [
            self.at_home(path).said for path in ("members", "status", "devices", "reach")
        ]

    def is_refused(self, askers, person):
        return askers == "atHome" or askers == "householders" and person not in HOUSEHOLDERS

    def test_pages_and_forms(self):
        """Of pages and forms nobody gets one that is not for them, wherever they sit, and everybody the others."""
        self.assertIn("householders", self.table["x-pages"].values())
        self.assertGreater(list(self.table["x-forms"].values()).count("householders"), 8)
        for person in PEOPLE:
            for turn, (place, browser) in enumerate(self.places(person)):
                browser.signs_in(person)
                for page, askers in some(self.table["x-pages"].items(), turn, 3):
                    with self.subTest(person=person, place=place, page=page):
                        answer = browser.ask(re.sub(":[a-z]+", "0123456789abcdef", page))
                        refused = self.is_refused(askers, person)
                        self.assertEqual(FOR_OTHERS in answer.text, refused)
                        self.assertEqual(answer.status == 403, refused)
                for form, askers in some(self.table["x-forms"].items(), turn, 3):
                    if form in ENDING:
                        continue
                    with self.subTest(person=person, place=place, form=form):
                        answer = browser.sends(form, **FIELDS.get(form, {}))
                        self.assertEqual(FOR_OTHERS in answer.text, self.is_refused(askers, person))
                browser.leaves()

    def test_forms_that_are_not_shown(self):
        """A page shows no form that whoever looks at it may not send."""
        for person in PEOPLE:
            browser = self.let_in().signs_in(person)
            for page in SETTINGS:
                text = browser.ask(page).text
                shown = re.findall(r'name="do" value="([^"]+)"', text)
                shown += re.findall(r'action="(/[^"]+)"', text)
                for form in shown:
                    askers = self.table["x-forms"].get(form, "everybody")
                    self.assertFalse(self.is_refused(askers, person), f"{form} for {person} on {page}")
            # Looking after the computer is for householders, and no row leads others there.
            self.assertEqual(FOR_OTHERS in browser.ask("/settings/computer").text, person not in HOUSEHOLDERS)
            self.assertEqual("/settings/computer" in browser.ask("/settings").text, person in HOUSEHOLDERS)

    def test_no_page_names_a_program(self):
        """Whatever a page sends, no program is set to be run, for householders neither."""
        for person in PEOPLE:
            browser = self.let_in().signs_in(person)
            answer = browser.sends("/settings/hook", hook="set", program="/bin/true")
            self.assertIn(AT_HOME, answer.text)
            self.assertEqual(browser.sends("hook/set", program="/bin/true").status, 404)
            self.assertNotIn("program", self.at_home("hook", by=person).said)

    def test_at_home(self):
        """The home's own user may ask for everything, whoever's name they say; without the token nobody may."""
        for path, methods in self.table["paths"].items():
            operation = path.removeprefix(PREFIX)
            if path == "/health" or operation in ENDING:
                continue
            with self.subTest(operation=operation):
                self.assertIn("x-askers", next(iter(methods.values())))
                answer = self.at_home(operation, by="Guest", **FIELDS.get(operation, {}))
                code = answer.said.get("error", {}).get("code") if isinstance(answer.said, dict) else None
                self.assertNotIn(code, ("householdersOnly", "atHomeOnly"))
                line = http.client.HTTPConnection(self.house.host, timeout=30)
                line.request(next(iter(methods)).upper(), path)
                self.assertEqual(line.getresponse().status, 401)
                line.close()

    def test_a_calendar_program(self):
        """What opens dates for a calendar program opens nothing else: no page, no form, no operation."""
        token = self.at_home("members/sign-in", member="Owner", forCalendars=True).said["token"]
        browser = self.let_in()
        self.assertEqual(browser.ask(f"/calendar/{token}.ics").status, 200)
        form_token = self.let_in().signs_in("Owner").token()
        suffix = next(name for name in browser.cookies if name.startswith("hearth-key-"))[11:]
        browser.cookies[f"hearth-session-{suffix}"] = token
        for page in self.table["x-pages"]:
            answer = browser.ask(page) if page != "/live" else None
            self.assertEqual(answer is None or answer.status == 303, True, page)
        for form in self.table["x-forms"]:
            path = form if form.startswith("/") else "/do"
            answer = browser.ask(path, {"form-token": form_token, "do": form, "page": "/lists"})
            self.assertIn("/sign-in", answer.headers.get("location", ""), form)
        for path in self.table["paths"]:
            operation = path.removeprefix(PREFIX)
            if path == "/health" or operation == "events":
                continue
            said = self.at_home(operation, session=token, **FIELDS.get(operation, {})).said
            code = said.get("error", {}).get("code") if isinstance(said, dict) else None
            self.assertNotIn(code, ("householdersOnly", "atHomeOnly"), operation)

    def test_nobody(self):
        """Who is not signed in is shown nothing and does nothing, with the browser's key or without."""
        before = self.state()
        stranger, let_in = PlainBrowser(self.house), self.let_in()
        device, signed_out = PlainBrowser(self.house, self.elsewhere), self.families
        signed_out.cookies = {
            name: value for name, value in signed_out.cookies.items() if "device" in name
        }
        for page in self.table["x-pages"]:
            if page == "/live":
                continue
            self.assertEqual(stranger.ask(page).status, 403, page)
            self.assertEqual(device.ask(page).headers["location"], "/pair", page)
            for browser in (let_in, signed_out):
                self.assertIn("/sign-in", browser.ask(page).headers["location"], page)
        for form in self.table["x-forms"]:
            path = form if form.startswith("/") else "/do"
            for browser in (stranger, device, let_in, signed_out):
                answer = browser.ask(path, {"do": form, "page": "/lists", "member": "Owner"})
                self.assertIn(answer.status, (303, 403), form)
        after = self.state()
        for one, other in zip(before, after):
            if isinstance(one, dict):
                one.pop("uptimeSeconds", None), other.pop("uptimeSeconds", None)
        self.assertEqual(before, after)

    def test_devices_that_devices_let_in(self):
        """Take away names the devices that were let in from one, takes them along, and ends all sign-ins."""
        first = self.device("Owner").signs_in("Owner")
        second = self.device("Owner", said_yes=first).signs_in("Owner")
        third = self.device("Lodger", said_yes=second).signs_in("Lodger")
        other = self.device("Owner").signs_in("Owner")
        known = self.at_home("devices").said["devices"]
        one = next(device for device in known if len(device["takesAlong"]) == 2)
        # Somebody else takes away what is not theirs: not even by its id.
        lodger = self.let_in().signs_in("Lodger")
        self.assertIn("No device is called", lodger.sends("devices/remove", device=one["id"]).text)
        owner = self.let_in().signs_in("Owner")
        page = owner.ask(f"/settings/devices/{one['id']}/remove").text
        for name in one["takesAlong"]:
            self.assertIn(name, page)
        session = next(value for name, value in first.cookies.items() if "session" in name)
        streams = [device.follows() for device in (first, third)]
        self.assertEqual(owner.sends("devices/remove", device=one["id"]).status, 303)
        for device in (first, second, third):
            self.assertEqual(device.ask("/lists").headers["location"], "/pair")
        # What is open there ends, and does not begin again.
        for stream in streams:
            self.assertIn(b"event: end", stream.read())
        # Their sign-ins open nothing, wherever they are shown.
        self.assertEqual(self.at_home("members/signed-in", session=session).said["error"]["code"], "signedOut")
        self.assertEqual(other.ask("/lists").status, 200)

    def test_the_passphrase_again(self):
        """A thief with a signed-in phone lets nothing in, adds nobody, and moves, opens and shuts no door."""
        self.at_home("members/add", name="Partner", passphrase="correct horse")
        phone = self.device("Partner").signs_in("Partner", "correct horse")
        self.assertEqual(phone.sends("devices/add", **{"?member": "Partner"}).status, 303)
        code = self.at_home("devices/pairing").said["code"]
        second = PlainBrowser(self.house, self.elsewhere)
        self.assertEqual(second.ask("/pair", {"code": code}).status, 303)
        # What the table says is confirmed, by the forms that ask for it.
        schemas = self.table["components"]["schemas"]
        confirmed = {
            path.removeprefix(PREFIX)
            for path, methods in self.table["paths"].items()
            if "current" in self.fields_of(methods, schemas)
        }
        self.assertEqual(confirmed, {*CONFIRMED} | {"members/passphrase"})
        before = self.state()
        for asked in CONFIRMED.values():
            for form, fields in asked:
                for given in ({}, {"?current": ""}):
                    with self.subTest(form=form, fields=fields, given=given):
                        answer = phone.sends(form, **fields, **given)
                        self.assertEqual(answer.status, 422)
                        self.assertIn("The passphrase of Partner is asked for again", answer.text)
        for form in ("devices/address", "devices/switch", "reach/set"):
            answer = phone.sends(form, **CONFIRMED[form][0][1], **{"?current": "battery staple"})
            self.assertIn("This is not the passphrase", answer.text)
        after = self.state()
        for state in (before, after):
            state[1].pop("uptimeSeconds")
        self.assertEqual(before, after)
        # To take away goes without.
        for form, fields in (("devices/end-link", {"guest": "Guest"}), ("devices/remove", {"device": "0123abcd"})):
            self.assertEqual(phone.sends(form, **fields).status, 303, form)
        self.assertEqual(second.ask("/lists").headers["location"], "/pair")
        answer = phone.sends("devices/answer", isLetIn="true", **{"?current": "correct horse"})
        self.assertEqual(answer.status, 303)
        self.assertIn("/sign-in", second.ask("/lists").headers["location"])
        # A door is moved, opened and shut with it, and by who has none as before.
        owner = self.let_in().signs_in("Owner")
        for form, fields in (
            ("devices/address", {"address": devices.NAME}), ("devices/switch", {"areOn": "true"}),
            ("reach/set", {"asksRouter": "false"}),
        ):  # fmt: skip
            for browser, given in ((phone, {"?current": "correct horse"}), (owner, {})):
                answer = browser.sends(form, **fields, **given)
                self.assertEqual(answer.status, 303, answer.text)
        # Everybody sits at the family's: who has no passphrase decides nothing there.
        self.families.signs_in("Owner")
        answer = self.families.sends("/settings/people", name="Made up")
        self.assertIn("Choose a passphrase in the settings first", answer.text)
        self.assertNotIn("Made up", json.dumps(self.at_home("members").said))
        answer = self.families.sends("/settings/devices/invite", guest="Guest", page="/settings/people")
        self.assertIn("Choose a passphrase in the settings first", answer.text)
        self.assertEqual(self.at_home("devices").said["links"], [])

    @staticmethod
    def fields_of(methods, schemas):
        content = methods.get("post", {}).get("requestBody", {}).get("content", {})
        schema = content.get("application/json", {}).get("schema", {}).get("$ref", "").rpartition("/")[2]
        return schemas.get(schema, {}).get("properties", {})

    def test_switched_off_from_a_device(self):
        """Devices are switched off from one of them, and on again, and the node stops when it is asked to."""
        home = self.home("Mother", options=devices.options())
        elsewhere = devices.switch_on(home)
        code = self.at_home("devices/add", of=home, member="Mother").said["code"]
        device = PlainBrowser(home, elsewhere)
        self.assertEqual(device.ask("/pair", {"code": code}).status, 303)
        self.at_home("devices/answer", of=home, isLetIn=True)
        device.signs_in("Mother")
        for _ in range(3):
            stream = device.follows()
            device.token()
            answer = device.sends("devices/switch", areOn="false", next="/settings/devices")
            self.assertEqual(answer.status, 303)
            device.leaves()
            self.assertFalse(self.at_home("devices", of=home).said["areOn"])
            stream.read()
            self.assertTrue(self.at_home("devices/switch", of=home, areOn=True).said["areOn"])
            self.assertEqual(device.ask("/lists").status, 200)
        device.sends("devices/switch", areOn="false")
        home.node.terminate()
        self.assertEqual(home.node.wait(timeout=60), 0)
