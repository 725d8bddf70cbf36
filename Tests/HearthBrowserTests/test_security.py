"""Who is let in, and what is refused."""

import html
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import crawl
import raw
from case import BrowserTest
from plain_browser import PlainBrowser
from playwright.sync_api import expect

SECRETS = ["Owner", "Child", "House by the lake", "Stars and planets", "Telescope"]
NEW_LIST = {"do": "lists/new", "title": "Made by a stranger", "next": "/lists", "from": "/lists"}


class Security(BrowserTest):
    @classmethod
    def prepare(cls):
        cls.owners = cls.home("Owner", "Child", household="House by the lake")
        cls.owners.adds_lists("Stars and planets")
        cls.owners.adds_wishes("Stars and planets", ["Telescope"])
        cls.owners.adds_lists("Tree house", by="Child")

    def setUp(self):
        super().setUp()
        self.lists = self.all_lists()

    def plain(self, member):
        """Somebody who is let in and signed in, where nothing has to be looked at."""
        return PlainBrowser(self.owners).is_let_in().signs_in(member)

    def all_lists(self):
        return [
            sorted(entry["title"] for entry in self.owners.get("lists", by=one))
            for one in ("Owner", "Child")
        ]

    def keeps_silent(self, answer, status=403):
        self.assertEqual(answer.status, status)
        for secret in SECRETS:
            self.assertNotIn(secret, answer.text)

    # The key

    def test_without_the_key_nothing_of_the_household_is_shown_or_done(self):
        """Without the key every address answers the same, and no form does anything."""
        owner = self.plain("Owner")
        paths = [path for path in crawl.everything(owner) if not path.startswith("/assets/")]
        self.assertGreater(len(paths), 10)
        token = owner.token()
        stranger = PlainBrowser(self.owners)
        thief = PlainBrowser(self.owners)
        thief.cookies = {name: value for name, value in owner.cookies.items() if "session" in name}
        self.assertEqual(len(thief.cookies), 1)
        self.keeps_silent(thief.ask("/api/v1/lists"), status=401)
        for path in [*paths, "/sign-in", "/live", "/nowhere"]:
            self.keeps_silent(stranger.ask(path))
            # Somebody's sign-in alone does not open the door either.
            self.keeps_silent(thief.ask(path))
        form = {**NEW_LIST, "form-token": token}
        for path in ("/do", "/wish", "/sign-out"):
            self.keeps_silent(thief.ask(path, form))
        self.keeps_silent(stranger.ask("/sign-in", {"member": "Owner"}))
        self.assertEqual(self.all_lists(), self.lists)

    def test_a_wrong_key_lets_nobody_in(self):
        """A wrong key lets nobody in, whatever it looks like."""
        stranger, key = PlainBrowser(self.owners), self.owners.key
        for wrong in ("", key[:-1], key + "0", key.swapcase(), "0" * len(key), "%00"):
            answer = stranger.ask(f"/enter?key={wrong}")
            self.assertEqual(answer.status, 403)
            self.assertEqual(stranger.cookies, {})
        self.assertIn("This is not the right code. Copy all of it.", answer.text)

    def test_another_host_is_not_answered(self):
        """A name that leads here from elsewhere is not answered, whoever asks."""
        owner = self.plain("Owner")
        port = self.owners.host.split(":")[1]
        for host in (
            "attacker.example", f"attacker.example:{port}", f"127.0.0.1.attacker.example:{port}",
            "127.0.0.1", "127.0.0.1:1", f"127.0.0.1:{port}.attacker.example", f"0.0.0.0:{port}",
        ):  # fmt: skip
            for path in ("/", "/lists", "/assets/style.css", f"/enter?key={self.owners.key}"):
                answer = owner.ask(path, host=host)
                with self.subTest(host=host, path=path):
                    self.keeps_silent(answer, status=421)
                    self.assertNotIn("set-cookie", answer.headers)

    # Forms

    def test_forms_need_the_token_of_the_same_sign_in(self):
        """A form without the token of the same sign-in is refused, and nothing is done."""
        owner, child = self.plain("Owner"), self.plain("Child")
        mine, theirs = owner.token(), child.token()
        self.assertNotEqual(mine, theirs)
        for token in (None, "", theirs, mine[:-1], mine.upper() + "0"):
            form = NEW_LIST if token is None else {**NEW_LIST, "form-token": token}
            for path in ("/do", "/settings/people", "/settings/look", "/sign-out", "/wish"):
                answer = owner.ask(path, form)
                self.assertEqual((path, answer.status), (path, 403))
        self.assertEqual(self.all_lists(), self.lists)
        # And they are still signed in, under their name.
        profile = owner.ask("/settings/profile")
        self.assertEqual(profile.status, 200)
        self.assertIn("Owner", profile.text)

    def test_forms_of_other_sites_are_refused(self):
        """A form that stood elsewhere is refused even with the right token."""
        owner = self.plain("Owner")
        form = {**NEW_LIST, "form-token": owner.token()}
        port = self.owners.host.split(":")[1]
        for origin in (
            "null", "http://attacker.example", "http://127.0.0.1", "http://127.0.0.1:1",
            f"https://127.0.0.1:{port}", f"http://127.0.0.1:{port}.attacker.example", "",
        ):  # fmt: skip
            answer = owner.ask("/do", form, origin=origin)
            self.assertEqual((origin, answer.status), (origin, 403))
        for site in ("cross-site", "same-site", "none"):
            answer = owner.ask("/do", form, sec_fetch_site=site)
            self.assertEqual((site, answer.status), (site, 403))
        self.assertEqual(self.all_lists(), self.lists)

    def test_another_page_on_this_machine_can_neither_send_forms_nor_frame_pages(self):
        """Another page on this machine can neither send forms here nor show pages in a frame."""
        owner = self.visitor(self.owners).is_let_in().signs_in()
        owner.goes("/lists/new")
        token = raw.form_token(owner.page.content())
        with OtherSite(self.owners, token) as other:
            # Another port is the same site to a browser: all cookies go along.
            owner.page.goto(other.address)
            owner.page.get_by_role("button", name="Win a prize").click()
            expect(owner.page.locator("body")).to_contain_text("This form came from another site.")
            owner.page.goto(other.address + "/frame")
            owner.page.wait_for_load_state("load")
            for frame in owner.page.frames[1:]:
                self.assertNotIn("Stars and planets", frame.content())
        self.assertEqual(self.all_lists(), self.lists)
        # All of them are about the other site.
        self.assertTrue(any(other.address in one for one in owner.complaints))
        owner.complaints.clear()

    def test_a_link_of_another_site_opens_its_page_and_nothing_else_is_answered(self):
        """A link of another site opens its page; it can neither act here nor read or show anything."""
        owner = self.visitor(self.owners).is_let_in().signs_in()
        owner.goes("/lists/new")
        token = raw.form_token(owner.page.content())
        # Another name is another site, which this one's cookies do not go along with.
        with OtherSite(self.owners, token, host="localhost") as other:
            owner.page.goto(other.address)
            owner.page.get_by_role("link", name="Look").click()
            owner.sees_heading("Your lists")
            owner.page.goto(other.address)
            owner.page.get_by_role("button", name="Win a prize").click()
            expect(owner.page.locator("body")).to_contain_text("Let this browser in")
            owner.page.goto(other.address + "/frame")
            owner.page.wait_for_load_state("load")
            for frame in owner.page.frames[1:]:
                self.assertNotIn("Stars and planets", frame.content())
            read = owner.page.evaluate(
                """async (address) => Promise.all(["cors", "no-cors"].map(
                  (mode) => fetch(address, { mode, credentials: "include" })
                    .then((answer) => answer.text()).catch(() => "")))""",
                self.owners.address + "/lists",
            )
            self.assertEqual(read, ["", ""])
            is_shown = owner.page.evaluate(
                """(address) => new Promise((done) => {
                  const image = new Image();
                  image.onload = () => done(true);
                  image.onerror = () => done(false);
                  image.src = address;
                })""",
                self.owners.address + "/assets/mark.svg",
            )
            self.assertFalse(is_shown)
        self.assertEqual(self.all_lists(), self.lists)
        owner.goes("/lists")
        owner.sees_heading("Your lists")
        self.assertTrue(any(other.address in one for one in owner.complaints))
        owner.complaints.clear()

    # Cookies and headers

    def test_cookies_are_out_of_reach_of_scripts_and_other_sites(self):
        """Cookies are kept from scripts and from other sites, and outlast the browser."""
        owner = self.visitor(self.owners).is_let_in().signs_in()
        owner.goes("/settings/look")
        owner.page.get_by_label("Text size").select_option("large")
        owner.page.locator("form[action='/settings/look'] button").click()
        owner.sees("Saved.")
        # The clock, which the page's script says, is no secret and ends nothing.
        cookies = [one for one in owner.profile.cookies() if one["name"] != "hearth-zone"]
        # The key, the sign-in and the size of the text.
        self.assertEqual(len(cookies), 3)
        for one in cookies:
            with self.subTest(cookie=one["name"]):
                self.assertTrue(one["httpOnly"])
                self.assertEqual(one["sameSite"], "Lax")
                self.assertGreater(one["expires"], 0)
        self.assertRegex(owner.page.evaluate("() => document.cookie"), r"^hearth-zone=[^;]*$")

    def test_every_answer_says_what_may_run(self):
        """Every answer carries a strict policy, is not guessed at, and is not kept but for photos and styles."""
        owner, stranger = self.plain("Owner"), PlainBrowser(self.owners)
        answers = {path: answer[:2] for path, answer in crawl.everything(owner).items()}
        others = {
            path: owner.ask(path)
            for path in ("/nowhere", "/not-sent", "/lists/none", "/assets/none", "/sign-in", "/enter?key=no")
        }
        others["/do"] = owner.ask("/do", NEW_LIST)
        others["(another host)"] = stranger.ask("/lists", host="attacker.example")
        others["(no key)"] = stranger.ask("/")
        others["(another form)"] = owner.ask("/lists", NEW_LIST)
        answers |= {path: (answer.status, answer.headers) for path, answer in others.items()}
        for path, (status, headers) in answers.items():
            with self.subTest(path=path, status=status):
                policy = headers.get("content-security-policy", "")
                for rule in ("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"):
                    self.assertIn(rule, policy)
                self.assertNotIn("unsafe", policy)
                self.carries_what_every_answer_does(headers)
                control = headers.get("cache-control", "")
                if path.startswith("/photo/") and status == 200:
                    # For the one who is signed in, by an address that no other photo ever has.
                    self.assertIn("private", control)
                    self.assertEqual(headers.get("vary"), "cookie")
                elif not path.startswith("/assets/"):
                    self.assertIn("no-store", control)

    def carries_what_every_answer_does(self, headers):
        self.assertEqual(headers.get("x-content-type-options"), "nosniff")
        for name in ("referrer-policy", "cross-origin-opener-policy", "cross-origin-resource-policy"):
            self.assertEqual(headers.get(name), "same-origin", name)

    def test_no_window_of_another_site_holds_on_to_any_answer(self):
        """Errors of the API, answers to its programs and the stream of changes carry what pages do."""
        token = "Bearer " + self.owners.token
        for path, options, status in (
            ("/api/v1/lists", {}, 401), ("/api/v1/none", {"authorization": token}, 404),
            ("/api/v1/status", {"authorization": token}, 200), ("/health", {}, None),
            ("/api/v1/status", {"authorization": token, "host": "attacker.example"}, 401),
        ):  # fmt: skip
            answer = raw.ask(self.owners, path, **options)
            with self.subTest(path=path, status=answer.status):
                self.assertIn(answer.status, (status, answer.status if status is None else status))
                self.carries_what_every_answer_does(answer.headers)
        stream = self.plain("Owner").ask("/live")
        self.assertEqual(stream.status, 200)
        self.carries_what_every_answer_does(stream.headers)

    def test_a_stranger_gets_no_part_of_a_photo(self):
        """Without the key of the home, or of the browser, no range of anything is answered."""
        for path in ("/api/v1/items/photos/show?item=Stars%20and%20planets/Telescope&number=1", "/photo/1/2/3"):
            answer = PlainBrowser(self.owners).ask(path, range="bytes=0-1")
            self.assertIn(answer.status, (401, 403))
            self.assertNotIn("content-range", answer.headers)

    def test_no_script_of_a_page_runs_but_ours(self):
        """A script that somebody got into a page does not run."""
        owner = self.member(self.owners)
        ran = owner.page.evaluate(
            """() => {
              const script = document.createElement("script");
              script.textContent = "window.hasRun = true";
              document.body.append(script);
              return window.hasRun === true;
            }"""
        )
        self.assertFalse(ran)
        self.assertTrue(any("Content Security Policy" in one for one in owner.complaints))
        owner.complaints.clear()

    # Members

    def test_a_member_never_sees_what_is_anothers(self):
        """A member sees nothing of another's at any address, in the same browser or another."""
        owner, child = self.plain("Owner"), self.plain("Child")
        hers = crawl.everything(owner)
        theirs = crawl.everything(child)
        for path, (_, _, body) in theirs.items():
            self.assertNotIn(b"Telescope", body, path)
            self.assertNotIn(b"Stars and planets", body, path)
        self.assertTrue(any(b"Telescope" in body for _, _, body in hers.values()))
        only_hers = [path for path in hers if path.startswith("/lists/") and path not in theirs]
        self.assertGreater(len(only_hers), 2)
        for path in only_hers:
            answer = child.ask(path)
            self.assertEqual((path, answer.status), (path, 404))
            self.assertNotIn("Telescope", answer.text)
        # Somebody else at the same browser.
        self.assertEqual(owner.sends("/sign-out").status, 303)
        self.assertEqual(owner.ask(only_hers[0]).status, 303)
        owner.signs_in("Child")
        self.assertIn("Child's settings", html.unescape(owner.ask("/").text))
        self.assertEqual(owner.ask(only_hers[0]).status, 404)

    def test_a_passphrase_keeps_others_out(self):
        """Whoever has a passphrase is not signed in without it."""
        owner = self.member(self.owners)
        owner.goes("/settings/people/new")
        owner.fills("Name", "Partner")
        owner.fills("Passphrase", "rubber duck")
        owner.fills("Repeat the passphrase", "rubber duck")
        owner.taps("Add")
        owner.sees("Partner lives here now")
        self.signs_out(owner)
        owner.page.get_by_role("link", name="Partner").click()
        owner.fills("Passphrase", "rubber goose")
        owner.taps("Sign in")
        expect(owner.page.get_by_role("alert")).to_be_visible()
        answer = raw.ask(self.owners, "/sign-in", form={"member": "Partner"}, cookies=owner.profile)
        self.assertNotIn("set-cookie", answer.headers)
        owner.fills("Passphrase", "rubber duck")
        owner.taps("Sign in")
        expect(owner.page.locator("[aria-label=\"Partner's settings\"]")).to_be_visible()

    def test_who_signs_out_leaves_nothing_on_the_screen(self):
        """Who signs out leaves nothing on any open page, in the history or behind the cookie."""
        owner = self.member(self.owners)
        owner.goes("/lists")
        owner.opens_list("Stars and planets")
        stolen = "; ".join(f"{one['name']}={one['value']}" for one in owner.profile.cookies())
        address = owner.path
        other = owner.profile.new_page()
        other.goto("/lists")
        other.goto("/settings")
        other.get_by_role("button", name="Sign out", exact=True).click()
        expect(other.locator("body")).to_contain_text("Who is it?")
        expect(owner.page.locator("body")).to_contain_text("Who is it?")
        self.assertNotIn("Telescope", owner.page.content())
        other.go_back()
        expect(other.locator("body")).to_contain_text("Who is it?")
        self.keeps_silent(PlainBrowser(self.owners).ask(address, cookie=stolen), status=303)

    def signs_out(self, visitor):
        visitor.goes("/settings")
        visitor.signs_out()
        visitor.sees("Who is it?")


class OtherSite:
    """A page of a stranger's on this machine, which knows more than it could."""

    def __init__(self, home, token, host="127.0.0.1"):
        form = (
            f"<form method=post action='{home.address}/do'>"
            f"<input name=form-token value='{token}'><input name=title value='Made by a stranger'>"
            "<input name=do value=lists/new><button>Win a prize</button></form>"
            f"<a href='{home.address}/lists'>Look</a>"
        )
        frame = f"<iframe src='{home.address}/lists'></iframe>"

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                body = (frame if self.path == "/frame" else form).encode()
                self.send_response(200)
                self.send_header("content-type", "text/html; charset=utf-8")
                self.send_header("content-length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *arguments):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://{host}:{self.server.server_port}"

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *error):
        self.server.shutdown()
        self.server.server_close()
