"""Every form of every page answers where the eye is: far down on a phone, sent right and wrong, with and without
scripts. Which forms there are is the program's own table (every-form.txt, which FormAnswersTests keeps)."""

import os
import re

import crawl
import forms
import kinds
import raw
import stocked_homes
from case import BrowserTest
from in_window import COVERED, IN_WINDOW
from playwright.sync_api import Error, expect

TABLE = os.path.join(os.path.dirname(__file__), "every-form.txt")

# Forms that no page of these homes shows, and why.
ELSEWHERE = {
    "/sign-out": "ends the sign-in, and leads to its page",
    "/shared": "is sent by a script, for what another app shares",
    "/import/confirm": "stands on the page that importing leads to",
    "/friends/scan": "takes a picture alone",
    "/settings/calendar": "shows an address once, on the answer",
    "/settings/recovery": "shows the code once, on the answer",
    "/friends/invite": "shows the link once, on the answer",
    "/settings/devices/invite": "shows the link once, on the answer",
    "/settings/people/recover": "needs a computer that is lost",
    "devices/remove": "needs a device that was let in",
    "items/notes/settle": "needs notes that two people changed at the same time",
    "lists/confirm-readers": "is there after a list was put back",
    "recovery/ask": "needs one too",
    "recovery/take-over": "is there on the computer that was lost",
    "members/stay": "is there while somebody moves out",
    "devices/end-link": "needs a guest",
    "devices/answer": "is there while a device waits",
    "devices/along": "is there on a device of one's own",
    "devices/push": "is sent by a script of a device",
    "lists/undelete": "is the button of a message",
    "items/undelete": "is the button of a message",
    "items/take-back": "is the button of a message",
    "items/undo-many": "is the button of a message",
    "paste/add": "is asked once many lines are pasted",
    "introductions/ask": "needs a friend of a housemate's",
    "introductions/put-away": "needs a friend of a housemate's",
    "members/child/invite": "needs a child",
    "zone/keep": "is there on a device in another time zone",
    "members/replacements/acknowledge": "is there after a recovery code was used",
} | kinds.gathered("ELSEWHERE")
# They lead to the page of what was made or is asked next, and say nothing else.
LEADS_ON = {
    "lists/new", "/import", "/settings/people", "/children/new", "friends/add", "inbox/answer", "/settings/delete",
    *kinds.gathered("LEADS_ON"),
}  # fmt: skip
# Scripts show what came of them where they were sent.
SEEN = {
    "comments/add", "whispers/add", "items/order", "lists/order", "giving/order", "thanks/mark", "news/read",
    *kinds.gathered("SEEN"),
}  # fmt: skip
# In this order at the end: what they take away, others need.
LAST = [
    "giving/free", "ideas/delete", "whispers/delete", "comments/delete", "invitations/revoke",
    *kinds.gathered("LAST"), "lists/unshare", "lists/leave", "lists/empty", "lists/delete", "members/householder",
    "friends/remove",
    "/settings/passphrase", "members/sign-out-elsewhere", "/settings/delete",
]  # fmt: skip
RIGHT = {
    "name": "Cake", "title": "Cakes", "text": "Hello", "amount": "10 SEK", "passphrase": "seven green apples",
    "again": "seven green apples", "host": "127.0.0.1", "address": "127.0.0.1",
}  # fmt: skip
# No page shows a recovery code that was typed, as none shows a passphrase.
TYPED_AGAIN = {"code"}
# Names of members are shortened; what is wrong is one that is taken.
NAMES = {"/settings/people", "/children/new"}
# What is too long elsewhere is no fault here: it asks further.
SHORTENED = {"/import"}
LONG = "too long " * 4000
# What a form is about, where nothing is typed.
ABOUT = (*kinds.gathered("ABOUT"), "list", "friend", "entry", "of", "whisper", "comment", "on", "about", "invitation",
         "member", "to", "with[]")  # fmt: skip

UNFOLD = """(form) => {
  form.noValidate = true;
  for (let one = form.closest('details'); one; one = one.parentElement.closest('details')) one.open = true;
  for (const one of form.querySelectorAll('details')) one.open = true;
  document.scrollingElement.scrollTo(0, document.scrollingElement.scrollHeight);
}"""
TAMPER = """(form, names) => {
  const field = names.map((name) => form.elements[name]).find((one) => one?.type === 'hidden');
  if (field) field.value = 'nothing/there';
  return Boolean(field);
}"""
TYPED = "input:not([type]), input[type=text], input[type=number], input[type=url], input[type=search], textarea"

SAID = f"""(element) => [
  ({IN_WINDOW})(element), element.innerText.slice(0, 80), element.matches('.notice'), ({COVERED})(),
]"""


def page_text(visitor):
    return visitor.page.locator("main").inner_text().replace("\n", " ")


class EveryForm(BrowserTest):
    @classmethod
    def prepare(cls):
        # What one of them takes away at the end is there for the others.
        cls.visited = [(has_scripts, stocked_homes.pair(cls)[one]) for has_scripts in (True, False) for one in (0, 1)]

    def table(self):
        with open(TABLE, encoding="utf-8") as file:
            return file.read().split() + kinds.forms()

    def test_right_and_wrong(self):
        """The answer to each form stands in the window, and nothing that was typed is gone."""
        met, faults = set(), []
        for has_scripts, home in self.visited:
            visitor = self.member(home, java_script_enabled=has_scripts)
            kinds = self.kinds(visitor)
            met |= kinds.keys()
            for kind in sorted(kinds, key=lambda kind: LAST.index(kind) if kind in LAST else -1):
                for is_right in (False, True):
                    try:
                        fault = self.fault(visitor, kind, kinds[kind], is_right, has_scripts)
                    except (AssertionError, Error) as error:
                        fault = f"{page_text(visitor)[:400]} {str(error)[:200]}"
                    if fault:
                        how = f"{'right' if is_right else 'wrong'}, {'with' if has_scripts else 'without'} scripts"
                        faults.append(f"{home.members[0]}: {kind} on {kinds[kind]}, {how}: {fault}")
        self.assertEqual(len(faults), 0, "\n" + "\n".join(faults))
        self.assertEqual(set(self.table()) - met - ELSEWHERE.keys(), set(), "Forms that were not met.")

    def kinds(self, visitor):
        """Of each form in the table one page that shows it."""
        found, shapes = {}, set()
        for address in sorted(crawl.everything(visitor)):
            shape = re.sub(r"[0-9a-f]{16,}", "*", re.sub(r"=[^&]*", "", address))
            if address.startswith("/assets/") or shape in shapes and "/lists/" not in address:
                continue
            shapes.add(shape)
            page = raw.ask(visitor.home, address, cookies=visitor.profile)
            for action, fields in forms.forms(page.body):
                kind = fields["do"] if action == "/do" else action
                if kind not in ELSEWHERE:
                    found.setdefault(kind, address)
        return found

    def fault(self, visitor, kind, address, is_right, has_scripts):
        page = visitor.page
        visitor.goes(address)
        form = page.locator(f"form[action='{kind}']")
        if not kind.startswith("/"):
            form = page.locator("form").filter(has=page.locator(f"input[name=do][value='{kind}']"))
        form = form.first
        if not form.count():
            return None
        form.evaluate(UNFOLD)
        typed, taken = {}, visitor.home.members[-1]
        for field in form.locator(TYPED).all():
            name = field.get_attribute("name")
            if not name or not field.is_visible():
                continue
            if not is_right and not typed:
                wrong = LONG if field.get_attribute("type") != "number" else "99999999999"
                typed[name] = taken if kind in NAMES else wrong
            elif name.strip("?") in RIGHT and not field.input_value():
                typed[name] = RIGHT[name.strip("?")]
            else:
                continue
            field.fill(typed[name])
        if is_right:
            for field in form.locator("input[type=password]").all():
                field.fill(RIGHT["passphrase"])
            for field in form.locator("input[type=checkbox][required]").all():
                field.check()
        elif not typed and not form.evaluate(TAMPER, ABOUT):
            return None
        button = form.locator("button:not([type=button]):not([disabled])").first
        if not button.count():
            # What has no button is sent by a script, where something is moved.
            form.evaluate("(form) => form.requestSubmit()")
        else:
            button.click()
        says_nothing = kind in LEADS_ON or has_scripts and kind in SEEN
        return self.answer(page, typed, is_right, says_nothing and (is_right or kind in SHORTENED))

    def answer(self, page, typed, is_right, says_nothing):
        said = page.locator("main > .notice, main .problem")
        if says_nothing:
            expect(page.locator("form[aria-busy]")).to_have_count(0)
            return None
        expect(said.first).to_be_visible(timeout=15000)
        # It steps aside soon.
        is_seen, words, is_done, covered = said.first.evaluate(SAID)
        if not is_seen:
            return f"“{words}” stands outside the window"
        if covered:
            return f"“{words}” covers {covered}"
        if is_right or is_done:
            return None
        for name, text in typed.items():
            if name in TYPED_AGAIN:
                continue
            values = [one.input_value() for one in page.locator(f"main [name='{name}']").all()]
            # More than a field takes is more than anybody can type.
            if not any(text.startswith(value.strip()) and len(value) >= min(len(text), 200) for value in values):
                return f"what was typed as {name} is gone: {[value[:20] for value in values]}"
        return None
