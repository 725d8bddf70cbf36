"""What real nodes answer, held against protocol-spec/api.json: for other programs, not a browser."""

import base64
import json
import tempfile

import api
import kinds
from case import BrowserTest
from openapi_spec_validator import validate
from pictures import picture
from waiting import eventually

# Asking another machine: tested elsewhere.
ELSEWHERE = api.OF_THE_SOCKET | {"shops/fetch"}


class TheAPI(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.homes = [cls.home("Owner"), cls.home("Friend")]
        cls.spec = api.description()

    def test_the_file_is_openapi(self):
        """The file is valid OpenAPI 3.1."""
        validate(self.spec)

    def test_a_refusal_is_as_described(self):
        """A refusal has a code of the file, with the status and the arguments that it says."""
        owner = api.Client(self.homes[0], self.spec, set())
        codes = self.spec["components"]["responses"]["Refusal"]["x-error-codes"]
        unknown = ("GET", "/api/v1/lists/show?list=Nowhere")
        for status, error in (
            owner.refused(*unknown),
            owner.refused(*unknown, token="0" * 64),
            owner.refused("GET", "/api/v1/nothing"),
            owner.refused("POST", "/api/v1/lists/new", b'{"id": "%032d", "title": ""}' % 1),
            owner.refused("POST", "/api/v1/items/photos/prepare", b"GIF89a"),
            owner.refused("POST", "/api/v1/lists/new", b"{}"),
            owner.refused("POST", "/api/v1/shops/fetch", b'{"link": "http://localhost/"}'),
        ):
            described = codes[error["code"]]
            self.assertEqual(status, described["status"])
            self.assertEqual(set(error["arguments"]), set(described["arguments"]))

    def test_every_answer_is_as_described(self):
        """Every operation of the file is asked of a real node, and the answer is as described."""
        asked = set()
        owner, friend = (api.Client(home, self.spec, asked) for home in self.homes)
        self.anew(api.Client(self.home("Aunt", is_made=False), self.spec, asked))
        self.alone(owner)
        self.people(owner, friend)
        self.sharing(owner, friend)
        self.giving(friend)
        self.talking(owner, friend)
        self.kinds(owner)
        self.news(owner, friend)
        self.leaving(owner, friend)
        described = {path.removeprefix(api.PREFIX) for path in self.spec["paths"]}
        self.assertEqual(described - asked - ELSEWHERE, {"/health"})

    # The steps

    def kinds(self, owner):
        for kind in kinds.ALL:
            if hasattr(kind, "asks"):
                kind.asks(owner, self)
        self.assertEqual(owner.get("items/notes/kept"), [])
        owner.post("items/notes/settle", item="Birthday/Lamp", putsBack=False)

    def anew(self, aunt):
        _, error = aunt.refused("GET", "/api/v1/members")
        self.assertEqual(error["code"], "nobodyHere")
        aunt.post("household/set-up", household="Oak Street", member="Aunt")
        aunt.post("members/add", name="Guest")
        aunt.session = aunt.post("members/sign-in", member="Guest")["token"]
        code = aunt.post("members/recovery-code")["code"]
        aunt.post("members/delete")
        aunt.session = None
        aunt.member = "Guest"
        link = aunt.get("key")["link"]
        aunt.post("recovery/begin", name="Cousin", code=code, friend=link)
        aunt.member = "Cousin"
        aunt.get("recovery")
        aunt.post("recovery/ask", without=[])
        aunt.post("recovery/take-over")
        with tempfile.TemporaryDirectory() as folder:
            aunt.post("members/pack", member="Cousin", file=f"{folder}/cousin.backup")
        aunt.post("members/stay")

    def alone(self, owner):
        owner.get("status")
        owner.get("members")
        owner.get("key")
        owner.get("alarms")
        owner.post("alarms/clear")
        owner.post("members/recovery-code")
        owner.post("members/sign-out-elsewhere")
        owner.post("members/add", name="Partner", passphrase="a long passphrase")
        owner.post("members/householder", member="Partner", isHouseholder=True)
        partner = {"member": "Partner", "passphrase": "a long passphrase"}
        owner.member, owner.session = "Partner", owner.post("members/sign-in", **partner)["token"]
        kept = owner.post("members/child", name="Lisa", title="Lisa's wishes", keepers=["Owner"])
        owner.post("members/child/invite", list=kept["list"], friends=["Owner"])
        owner.get("members/child/friends", list=kept["list"])
        owner.member = owner.session = None
        token = owner.post("members/sign-in", member="Owner")["token"]
        self.assertEqual(len(token), 64)
        owner.get("profile")
        image = base64.b64encode(picture(32, 32)).decode()
        owner.post(
            "profile/edit", birthday="1980-04-17", addresses=["Oak Street 1"], note="No wool",
            sizes=[{"label": "Shoes", "value": "39"}],
            picture={"mediaType": "image/png", "base64": image},
        )  # fmt: skip
        owner.get("profile/picture")
        self.assertEqual(
            owner.get("profile/pictures"), [{"name": "Owner", "isCaller": True}]
        )
        owner.post("lists/new", title="Birthday", occasion="birthday", date="2020-01-10")
        owner.post("lists/new", title="Other")
        owner.post("lists/edit", list="Other", notes="Old")
        owner.post("lists/order", list="Other", placement="first")
        everything = {
            "notes": "Red", "link": "https://shop.example/kettle", "price": "399.50 SEK",
            "store": "The corner shop", "place": "Oak Street", "position": "59.3293,18.0686",
            "quantity": "1", "priority": "high", "occasion": "birthday", "date": "2020-01-10",
            "tags": ["kitchen"],
        }  # fmt: skip
        for name in ("Kettle", "Lamp", "Chair", "Book", "Bell", "Cups"):
            owner.post("wishes/add", list="Birthday", name=name, fields=everything)
        owner.post("wishes/add", name="On the go", fields={}, placement="first")
        owner.post("wishes/edit", wish="Birthday/Lamp", fields={"notes": "Blue"})
        owner.post("items/edit", item="Birthday/Lamp", notes="Blue")
        owner.get("kinds")
        owner.post("kinds/set", kind="wishes", isOn=True)
        owner.post("items/order", items=["Birthday/Lamp"], placement="first")
        owner.post("items/move", items=["On the go"], to="Other")
        owner.get("items/find", text="ket")
        gone = owner.get("items/show", item="Other/On the go")
        owner.post("items/delete", item="Other/On the go")
        owner.post("items/undelete", item=f"Other/{gone['id']}")
        emptied = owner.post("lists/empty", list="Other")
        self.assertEqual(owner.post("items/undo-many", list="Other", at=emptied["at"])["stayed"], 0)
        self.photos(owner)
        owner.post(
            "lists/import", target="either", isPreview=False,
            lists=[{"title": "New", "wishes": [{"line": 1, "name": "Mat", "fields": {}}]}],
        )  # fmt: skip
        owner.get("lists/export", followed="yes", cart="yes")
        owner.get("lists/show", list="Birthday", sort="price")
        owner.get("lists")

    def photos(self, owner):
        prepared = owner.sends_file("items/photos/prepare", picture(), name="lamp.png")
        photo = {"token": prepared["token"], "caption": "The front"}
        owner.post("wishes/save", edit={"wish": "Birthday/Lamp", "fields": {}}, photos=[photo])
        owner.sends_file("items/photos/add", picture(300), item="Birthday/Lamp", caption="Back")
        first, second = [
            one["hash"] for one in owner.get("items/show", item="Birthday/Lamp")["photos"]
        ]
        owner.post("items/photos/move", item="Birthday/Lamp", hash=second, to=1)
        owner.post("items/photos/caption", item="Birthday/Lamp", hash=second, caption="Side")
        for _ in range(2):
            left = owner.post("items/photos/remove", item="Birthday/Lamp", hash=first)
            self.assertEqual([one["hash"] for one in left["photos"]], [second])
        shown = owner.get("items/photos/show", item="Birthday/Lamp", number=1, thumbnail="true")
        self.assertEqual(shown[:2], b"\xff\xd8")

    def people(self, owner, friend):
        owner.get("addresses")
        link = owner.get("key")["link"]
        friend.post("friends/add", link=link, at=[], greeting="Hello")
        self.says_yes(owner, "knock")
        for one, name in ((friend, "Owner"), (owner, "Friend")):
            eventually(
                f"that {name} is a friend",
                lambda one=one: any(f["state"] == "friends" for f in one.get("friends")),
            )
            one.get("friends/safety-number", friend=name)
            one.get("friends/show", friend=name)
        owner.post("friends/verify", friend="Friend", verified=True)
        owner.get("friends/housemates")
        owner.post("friends/housemate", friend="Friend", answer="yes")
        owner.get("friends/housemates")
        owner.post("friends/introduce", friend="Friend", members=[])
        owner.get("introductions")
        key = next(one["key"] for one in owner.get("friends") if one["name"] == "Friend")
        owner.post("introductions/ask", person=key)
        owner.post("introductions/put-away", person=key)
        owner.post("friends/name", friend="Friend", nickname="Godmother")
        owner.post("friends/name", friend="Godmother")
        owner.post("household/rename", name="Oak Street")
        owner.get("currency")
        owner.post("household/currency", currency="SEK")
        owner.post("currency/set", currency="EUR")
        self.assertEqual(owner.get("currency/settings")["usual"][0], "EUR")
        eventually("that a birthday arrived", lambda: friend.get("friends/birthdays"))
        friend.get("profile", friend="Owner")
        made = owner.post("invitations/new", list="Birthday", days=3)
        owner.get("invitations")
        owner.post("invitations/revoke", invitation=made["id"])

    def sharing(self, owner, friend):
        owner.post("lists/share", list="Birthday", **{"with": ["Friend"]}, keeper=False)
        self.says_yes(friend, "list")
        eventually(
            "that the friend reads the list",
            lambda: any(one["items"] == 6 for one in friend.get("lists") if not one["isOwn"]),
        )
        owner.get("lists/who", list="Birthday")
        friend.get("lists/show", list="Owner/Birthday")
        friend.get("items/show", item="Owner/Birthday/Lamp")
        friend.post("wishes/copy", wish="Owner/Birthday/Lamp")

    def giving(self, friend):
        def path(name):
            return f"Owner/Birthday/{name}"

        friend.get("giving/audience", list="Owner/Birthday")
        friend.post("giving/reserve", wish=path("Kettle"))
        friend.post("giving/hold", wish=path("Lamp"), minutes=30)
        friend.post("giving/chip-in", wish=path("Chair"), amount="100 SEK")
        friend.post("giving/roles", wish=path("Chair"), roles=["buys", "card"])
        friend.post("giving/reserve", wish=path("Book"))
        friend.post("giving/free", wish=path("Book"))
        friend.post("giving/bought", wish=path("Kettle"))
        friend.post("giving/order", wish=path("Chair"), placement="first")
        friend.post("giving/given", wish=path("Kettle"), given=True)
        friend.get("giving/cart", sort="hand")
        friend.get("giving/reminders", days="365")
        friend.post("giving/seen")
        friend.get("lists/show", list="Owner/Birthday")
        idea = friend.post("ideas/add", list="Owner/Birthday", name="Trip", price="900 SEK")
        self.assertEqual(idea["name"], "Trip")
        friend.get("ideas", list="Owner/Birthday")
        friend.post("ideas/delete", idea=path("Trip"))
        said = friend.post("whispers/add", about=path("Kettle"), text="I have it")
        friend.get("whispers", about="Owner/Birthday")
        friend.post("whispers/delete", list="Owner/Birthday", whisper=said["id"])

    def talking(self, owner, friend):
        said = friend.post("comments/add", on="Owner/Birthday/Bell", text="Which colour?")
        owner_sees = eventually(
            "that the comment arrived", lambda: owner.get("comments", on="Birthday")["comments"]
        )
        owner.post("comments/hide", comment=owner_sees[0]["id"], hidden=True)
        friend.post("comments/delete", comment=said["id"])
        friend.post("asks/add", of="Owner/Birthday", text="More, please")
        friend.get("asks")
        friend.post("asks/withdraw", of="Owner/Birthday")
        gifts = friend.get("thanks/propose", list="Owner/Birthday")["gifts"]
        friend.post("thanks/tell", list="Owner/Birthday", gifts=[{"wish": gifts[0]["id"]}])
        told = eventually("that she was told", lambda: owner.get("thanks", list="Birthday"))
        self.assertEqual(told[0]["from"], "Friend")
        owner.post("thanks/mark", list="Birthday", **{"from": "Friend"}, thanked=True)
        friend.post("thanks/withdraw", list="Owner/Birthday")

    def news(self, owner, friend):
        owner.get("frame")
        page = friend.get("news", which="all")
        self.assertTrue(page["items"])
        friend.get("news/reminders")
        friend.post("news/reminders/set", days=[14, 2])
        friend.post("hook/set", program="/bin/true", arguments=[], language="sv")
        friend.get("hook")
        friend.post("hook/test")
        friend.post("hook/remove")
        self.follows(owner, friend)
        friend.post("news/read", through=page["newest"])

    def follows(self, owner, friend):
        events = self.spec["paths"]["/api/v1/events"]["get"]["x-events"]
        connection, stream = friend.follows(changes="yes")
        try:
            self.assertEqual(stream.readline(), b"retry: 2000\n")
            owner.post("wishes/add", list="Birthday", name="Scarf", fields={})
            kinds, event = set(), None
            while not kinds >= {"news", "change"}:
                line = stream.readline().decode().rstrip("\n")
                self.assertTrue(line or not stream.closed, "the stream ended")
                name, _, value = line.partition(": ")
                if name == "event":
                    event = value
                    kinds.add(value)
                elif name == "data":
                    friend.fits(events[event], json.loads(value), f"events: {event}")
        finally:
            connection.close()

    def leaving(self, owner, friend):
        friend.get("strangers")
        friend.post("strangers/set", areRefused=False)
        friend.get("reach")
        friend.post("reach/set", asksRouter=False)
        friend.post("reach/check")
        friend.get("shops")
        friend.post("shops/set", areAllowed=False)
        friend.get("zone")
        friend.post("zone/set", zone="UTC")
        friend.get("backups")
        code = friend.post("members/recovery-code")["code"]
        friend.post("backups/confirm-code", code=code)
        friend.post("backups/set", folder=self.folder, keep=2)
        made = friend.post("backups/make", file=self.folder + "/friend.backup")
        self.assertEqual(made["lastPath"], self.folder + "/friend.backup")
        friend.post("addresses/set", isShown=False)
        owner.post("lists/confirm-readers", list="Birthday")
        owner.post("lists/unshare", list="Birthday", **{"with": ["Friend"]})
        owner.post("lists/delete", list="New")
        owner.post("lists/undelete", list="New")
        owner.post("lists/delete", list="New", atOnce=True)
        owner.post("lists/share", list="Other", **{"with": ["Friend"]}, keeper=True)
        self.says_yes(friend, "list")
        eventually(
            "that the other list is here",
            lambda: any(
                one["title"] == "Other" and one["state"] == "open" for one in friend.get("lists")
            ),
        )
        friend.post("lists/leave", list="Owner/Other")
        friend.post("friends/remove", friend="Owner")
        code = owner.post("members/recovery-code")["code"]
        owner.post("members/passphrase", new="another long passphrase")
        owner.post("members/unlock", passphrase="another long passphrase")
        signed_in = owner.post(
            "members/sign-in", member="Owner", passphrase="another long passphrase"
        )
        owner.session = signed_in["token"]
        owner.get("members/signed-in")
        owner.get("members/replacements")
        owner.post("members/replacements/acknowledge")
        owner.post("members/lock")
        owner.post("members/replace-passphrase", code=code, new="yet another long one", signsIn=True)

    def says_yes(self, client, kind):
        (entry,) = eventually(
            f"that {kind} waits for an answer",
            lambda: [one for one in client.get("inbox") if one["kind"] == kind],
        )
        client.post("inbox/answer", entry=entry["id"], answer="accept", showAddresses=True)
