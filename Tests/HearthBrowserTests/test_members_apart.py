"""Every operation and every page, tried with what is another member's: it is found in the files that
describe them, so that none can be forgotten."""

import json
import re
from urllib.parse import quote, urlencode

import api
import kinds
import neighbourhood
import raw
from case import BrowserTest
from long import IS_LONG, some
from pictures import picture
from plain_browser import PlainBrowser
from waiting import eventually

PASSPHRASE = "rubber duck"
# Only ever written, never in a question: whoever reads one of them reads what is another's.
SECRETS = ("Refractor", "Constellations", "Perseids", "Moonlight", "Nebulous", "Saturnine")
# What a node answers of itself to everybody who lives there, keys or not. No operation joins them
# without somebody who thought about it.
OF_THE_NODE = {
    "status", "household/set-up", "alarms", "alarms/clear", "key", "members",
    "members/add", "members/child", "members/unlock", "members/lock", "members/sign-in", "members/signed-in",
    "members/replace-passphrase", "recovery/begin",
    # A file that waits for its wish: the token that it is given belongs to nobody.
    "items/photos/prepare",
    # What the household is called is for all who live there to say.
    "household/rename",
    "household/currency",
    # Who decides for the household, householders say, and how all of it is backed up.
    "members/householder", "backups", "backups/set", "backups/make", "backups/confirm-code",
    "members/pack",
}  # fmt: skip
# Who is connected, by name: a node's own affair.
NAMES_PEOPLE = {"status", "alarms"}


class MembersApart(BrowserTest):
    """The owner has things of every kind; a child lives there too, and a partner whose keys are locked."""

    @classmethod
    def prepare(cls):
        cls.spec = api.description()
        # Whom *Add a member* would add, in whichever order the tests come.
        cls.shared = cls.home("Owner", "Child", "Mine now")
        cls.aunt = aunt = cls.home("Nebulous aunt")
        cls.shared.adds_member("Partner", passphrase=PASSPHRASE)
        aunt.adds_lists("Her birthday")
        aunt.adds_wishes("Her birthday", ["Kettle"])
        neighbourhood.befriend(cls.shared, aunt)
        aunt.shares("Her birthday", "Owner")
        neighbourhood.says_yes(cls.shared, "list", aunt.members[0])
        eventually("that the list can be read", lambda: cls.shared.reads("Her birthday"))
        cls.ids = cls.things(cls.shared)

    @classmethod
    def things(cls, owner):
        owner.post("lists/new", title="Constellations", notes="Perseids")
        made = owner.post("wishes/add", list="Constellations", name="Refractor", fields={"notes": "Saturnine"})
        owner.sends_file("items/photos/add", picture(), item="Constellations/Refractor")
        photo = owner.get("items/show", item="Constellations/Refractor")["photos"][0]
        said = owner.post("comments/add", on="Constellations/Refractor", text="Moonlight")
        invited = owner.post("invitations/new", list="Constellations", days=3)
        theirs = f"{cls.aunt.members[0]}/Her birthday"
        owner.post("giving/reserve", wish=f"{theirs}/Kettle")
        whisper = owner.post("whispers/add", about=theirs, text="Moonlight")
        idea = owner.post("ideas/add", list=theirs, name="Refractor")
        cls.aunt.adds_lists("Another")
        cls.aunt.shares("Another", "Owner")
        (entry,) = eventually("that the owner is asked", lambda: owner.get("inbox"))
        of_kinds = {}
        for kind in kinds.ALL:
            of_kinds |= kind.made(owner) if hasattr(kind, "made") else {}
        return of_kinds | {
            "list": made["listID"], "wish": made["id"], "comment": said["id"],
            "invitation": invited["id"], "whisper": whisper["id"], "idea": idea["id"],
            "followed": idea["listID"], "entry": entry["id"], "photo": photo["hash"],
        }  # fmt: skip

    # What is asked

    def questions(self, followed):
        """For every field that names something: what names the owner's. `followed`: of the list that
        she reads, instead of her own."""
        ids = self.ids
        list_ = ids["followed"] if followed else ids["list"]
        wish = f"{list_}/{ids['idea'] if followed else ids['wish']}"
        return {
            "list": list_, "wish": wish, "item": wish, "idea": wish, "on": wish, "about": f"x/{wish}",
            "wishes": [wish], "items": [wish], "to": list_, "allOf": list_, "other": wish, "lists": list_,
            "comment": ids["comment"], "whisper": ids["whisper"], "entry": ids["entry"],
            "id": ids["wish"] + 16 * "0", "hash": ids["photo"],
            "invitation": ids["invitation"], "friend": self.aunt.members[0],
            "person": self.aunt.members[0], "members": ["Child"],
            "of": f"{self.aunt.members[0]}/Her birthday", "with": [self.aunt.members[0]],
            "owners": [self.aunt.members[0]], "from": self.aunt.members[0],
            "gifts": [{"wish": wish}], "edit": {"wish": wish, "fields": {"notes": "Mine now"}},
            # What names nothing.
            "add": None, "without": [], "ifMatch": None, "photos": [], "sort": None, "filter": None, "tag": None,
            "store": None, "minPrice": None, "maxPrice": None, "cart": "yes", "followed": "yes",
            "days": [3], "title": "Mine now", "name": "Mine now", "text": "Mine now", "notes": None,
            "fields": {"notes": "Mine now"}, "answer": "accept", "number": 1, "kind": "wishes",
            "isOn": True, "tags": None,
            "amount": "1 SEK", "roles": ["buys"], "minutes": 5, "quantity": 1, "price": None,
            "hidden": True, "thanked": True, "given": True, "bought": True, "verified": True, "keeper": False,
            "archived": True, "atOnce": True, "placement": "first", "caption": "Mine now",
            "isShown": True, "isSure": True, "isPreview": True, "target": "present",
            "greeting": None, "at": [], "showAddresses": False, "link": "hearth:nobody",
            "passphrase": "not theirs", "current": None, "new": "short", "member": "Owner",
            "forCalendars": None, "household": "Mine now", "through": 0, "ids": [1],
            "remindsOfRecovery": False, "which": "all",
            "program": "/nowhere", "arguments": [], "language": None, "date": None,
            "occasion": None, "birthday": None, "sizes": None, "addresses": None, "note": None,
            "picture": None, "clear": None, "areRefused": True, "changes": None, "thumbnail": None,
            "nickname": "Mine now", "profile": None, "areAllowed": True, "asksRouter": False,
            "keepers": None, "friends": [self.aunt.members[0]],
            "isGuest": False, "isHouseholder": True, "device": None,
            "currency": None, "code": "hearthcode1", "signsIn": None, "file": "/nowhere/backup",
            "folder": "/nowhere", "keep": 3,
            "putsBack": True, "isDone": True, "undo": None, "restore": None, "count": None, "was": None,
            "added": None, "edited": None, "otherwise": None,
            "all": None, "zone": "Europe/Stockholm", "offsetMinutes": None,
        }  # fmt: skip

    def of_kind(self, path, answers):
        """The same for what is asked of one kind of list."""
        kind = kinds.of(path)
        return answers | kind.questions(self.ids, answers) if hasattr(kind, "questions") else answers

    def operations(self):
        for path, methods in self.spec["paths"].items():
            for method, described in methods.items():
                name = path.removeprefix(api.PREFIX)
                if name != path and name not in api.OF_THE_SOCKET:
                    yield name, method, described

    def fields(self, described, answers):
        """What one operation is asked with; a field that nobody thought of is an error."""
        names = [one["name"] for one in described.get("parameters", []) if one.get("in") == "query"]
        body = described.get("requestBody", {}).get("content", {}).get("application/json")
        kinds, required = {}, []
        if body:
            schema = body["schema"]
            if "$ref" in schema:
                schema = self.spec["components"]["schemas"][schema["$ref"].split("/")[-1]]
            kinds, required = schema.get("properties", {}), schema.get("required", [])
            names += kinds
        unknown = [name for name in names if name not in answers]
        self.assertEqual(unknown, [], "Say in this test what such a field names of another member's.")
        chosen = {name: answers[name] for name in names if answers[name] is not None}
        for name, kind in kinds.items():
            words = self.words(kind)
            if name in chosen and words and chosen[name] not in words:
                chosen[name] = words[0]
            if kind.get("type") == "integer" and (name in chosen or name in required):
                chosen[name] = 1
            if "pattern" in kind and name in required:
                chosen[name] = answers["id"]
            if name == "lines" and "$ref" in kind["items"]:
                chosen[name] = [{"name": "Mine now"}]
            if name == "lists" and kind.get("type") == "array":
                chosen[name] = [
                    {"title": self.ids["list"], "wishes": [{"line": 1, "name": "Mine now", "fields": {}}]}
                ]  # fmt: skip
        return chosen

    def words(self, kind):
        """Those that a field may have, where it is not any text; none: it may have others."""
        if "$ref" in kind:
            kind = self.spec["components"]["schemas"][kind["$ref"].split("/")[-1]]
        return kind.get("enum", [])

    def asks(self, path, method, described, answers, headers):
        fields = self.fields(described, self.of_kind(path, answers))
        address, body = api.PREFIX + path, None
        if method == "get":
            plain = {n: v if isinstance(v, str) else json.dumps(v) for n, v in fields.items()}
            address += "?" + urlencode(plain, quote_via=quote)
        elif "application/octet-stream" in described["requestBody"]["content"]:
            address += "?" + urlencode(fields, quote_via=quote)
            body = picture()
        else:
            body = json.dumps(fields).encode()
        headers = {"Authorization": f"Bearer {self.shared.token}", **headers}
        return raw.send(self.shared, method.upper(), address, body, headers)

    def everything(self):
        """All that the owner has."""
        seen = [
            self.shared.get(path, **fields)
            for path, fields in (
                ("lists/export", {"followed": "yes", "cart": "yes"}), ("lists", {}), ("inbox", {}),
                ("invitations", {}), ("friends", {}), ("profile", {}), ("addresses", {}),
                ("comments", {"on": "Constellations"}), ("giving/cart", {}), ("hook", {}),
                ("whispers", {"about": f"{self.aunt.members[0]}/Her birthday"}),
                ("news/reminders", {}), ("asks", {}), ("shops", {}), ("zone", {}),
                *kinds.gathered("READ"),
            )  # fmt: skip
        ]
        for one in seen:
            if isinstance(one, dict):
                one.pop("exportedAt", None)
        return [without(one, {"lastHeard", "isConnected", "members"}) for one in seen]

    # The promises

    def test_no_operation_shows_or_changes_what_is_anothers(self):
        """No operation shows a member what is another's, or changes it, whatever ids it is given."""
        before = self.everything()
        asked = 0
        for followed in (False, True):
            answers = self.questions(followed)
            for path, method, described in some(self.operations(), followed, 2):
                if path == "events":
                    continue
                answer = self.asks(path, method, described, answers, {"Hearth-Member": "Child"})
                with self.subTest(operation=path, followed=followed, status=answer.status):
                    self.assertLess(answer.status, 500)
                    secrets = SECRETS
                    if path in NAMES_PEOPLE or answers_with(described, "friend", "with", "of"):
                        # The name was in the question.
                        secrets = [one for one in SECRETS if one != "Nebulous"]
                    for secret in secrets:
                        self.assertNotIn(secret, answer.body)
                    if method == "post" and path not in OF_THE_NODE:
                        self.assertEqual(self.everything(), before)
                asked += 1
        self.assertGreater(asked, 180 if IS_LONG else 90)

    def test_locked_members_answer_nothing(self):
        """Of a member whose keys are locked every operation answers that, and nothing else."""
        answers = self.questions(False)
        refused = set()
        for path, method, described in self.operations():
            answer = self.asks(path, method, described, answers, {"Hearth-Member": "Partner"})
            with self.subTest(operation=path):
                if path in OF_THE_NODE:
                    self.assertNotEqual(answer.status, 500)
                    continue
                self.assertEqual((answer.status, code(answer)), (401, "locked"))
                refused.add(path)
        self.assertGreater(len(refused), 80)

    def test_no_page_shows_and_no_form_changes_what_is_anothers(self):
        """No page shows a member what is another's, and no form changes it, whatever ids it is given."""
        child = PlainBrowser(self.shared).is_let_in().signs_in("Child")
        pages = list(self.spec["x-pages"])
        self.assertGreater(len(pages), 30)
        for followed in (False, True):
            ids = self.questions(followed)
            list_, wish = ids["wish"].split("/")
            values = {
                "list": list_, "item": wish, "number": "1", "friend": quote(self.aunt.members[0]),
                "file": "hearth.json", "entry": ids["entry"],
                "photo": self.ids["photo"], "word": "0" * 32, "device": "0" * 8, "from": "0",
                "member": quote(self.shared.members[0]),
            }  # fmt: skip
            for page in pages:
                if page == "/live":
                    continue
                path = re.sub(r":(\w+)", lambda found: values[found.group(1)], page)
                answer = child.ask(path)
                with self.subTest(page=page, followed=followed):
                    names = re.findall(r":(\w+)", page)
                    if set(names) & {"list", "item", "friend"}:
                        self.assertEqual(answer.status, 404)
                    if "entry" in names:
                        # The page of a question that was answered meanwhile goes on to the friends.
                        self.assertEqual(answer.status, 303)
                    for secret in SECRETS:
                        if secret != "Nebulous" or "friend" not in names:
                            self.assertNotIn(secret, answer.text)
        before = self.everything()
        token = child.token()
        for followed in (False, True):
            answers = self.questions(followed)
            for path, method, described in some(self.operations(), followed, 2):
                if method != "post" or path == "household/set-up":
                    continue
                fields = self.fields(described, self.of_kind(path, answers))
                form = [("form-token", token), ("do", path), ("page", "/lists"), *flat(fields)]
                answer = child.ask("/do", form)
                with self.subTest(form=path, followed=followed):
                    self.assertLess(answer.status, 500)
                    for secret in SECRETS:
                        if secret != "Nebulous":
                            self.assertNotIn(secret, answer.text)
                    self.assertEqual(self.everything(), before)
        for followed in (False, True):
            self.sends_other_forms(child, token, self.questions(followed)["wish"], before)

    def sends_other_forms(self, child, token, wish, before):
        """The forms with addresses of their own, with what is the owner's in each field that names."""
        list_ = wish.split("/")[0]
        told = {"name": "Mine now", "notes": "Mine now", "remove": "1"}
        pasted = "https://shop.example/mine-now"
        owner = PlainBrowser(self.shared).is_let_in().signs_in("Owner")
        theirs = {"form-token": owner.token(), "pasted": "https://shop.example/theirs"}
        kept = owner.ask("/import", theirs).headers["location"]
        for address, fields in (
            ("/wish", {"path": wish, **told}),
            ("/wish", {"list": list_, **told}),
            ("/friends/invite", {"?list": list_}),
            ("/import", {"list": list_, "pasted": pasted}),
            ("/import/confirm", {"import": kept.split("of=")[1]}),
        ):
            form = {"form-token": token, "page": "/lists", **fields}
            answer = child.ask(address, form)
            answers = [answer]
            with self.subTest(form=address, fields=list(fields)):
                self.assertLess(answer.status, 500)
                if address == "/import" and answer.status == 303:
                    # What would come is shown, and then brought in.
                    shown = answer.headers["location"]
                    answers.append(child.ask(shown))
                    form["import"] = shown.split("of=")[1]
                    answers.append(child.ask("/import/confirm", form))
                self.assertNotIn(303, [one.status for one in answers[1:] or answers])
                for one in answers:
                    for secret in SECRETS:
                        if secret != "Nebulous":
                            self.assertNotIn(secret, one.text)
                self.assertEqual(self.everything(), before)


def without(value, names):
    """The same without fields that change by themselves."""
    if isinstance(value, list):
        return [without(one, names) for one in value]
    if isinstance(value, dict):
        return {n: without(one, names) for n, one in value.items() if n not in names}
    return value


def answers_with(described, *names):
    return any(f'"{name}"' in json.dumps(described) for name in names) or "$ref" in json.dumps(
        described.get("requestBody", {})
    )


def code(answer):
    try:
        return json.loads(answer.body)["error"]["code"]
    except (ValueError, KeyError, TypeError):
        return None


def flat(fields, prefix=""):
    """As forms name what is inside of something."""
    for name, value in fields.items():
        key = f"{prefix}[{name}]" if prefix else name
        if isinstance(value, dict):
            yield from flat(value, key)
        elif isinstance(value, list):
            for one in value:
                yield (f"{key}[]", one if isinstance(one, str) else json.dumps(one))
        else:
            yield (key, str(value).lower() if isinstance(value, bool) else str(value))
