"""Another app, or another site, hands something to Hearth on a phone."""

from base64 import b64encode

import kept
from playwright.sync_api import expect
from waiting import eventually

# As Android hands it over: a form that the system sends (W3C, "Web Share Target API").
SHARE = """([words, photos, home]) => {
  const form = document.createElement("form");
  Object.assign(form, { method: "post", action: `${home}/share`, enctype: "multipart/form-data" });
  for (const [name, value] of Object.entries(words)) {
    const field = document.createElement("textarea");
    Object.assign(field, { name, value });
    form.append(field);
  }
  const files = document.createElement("input");
  Object.assign(files, { type: "file", name: "photo", multiple: true });
  const carrier = new DataTransfer();
  for (const [name, data, type] of photos) {
    const octets = Uint8Array.from(atob(data), (one) => one.charCodeAt(0));
    carrier.items.add(new File([octets], name, { type }));
  }
  files.files = carrier.files;
  form.append(files);
  document.body.append(form);
  setTimeout(() => HTMLFormElement.prototype.submit.call(form));
}"""


# The same from a page of the home, and all at once; a list says how large each file is. What became of each.
AT_ONCE = """(shares) => Promise.all(shares.map(async ({ title = "", text = 0, files = [] }) => {
  const form = new FormData();
  form.append("title", title);
  form.append("text", "x".repeat(text));
  for (const size of files) form.append("photo", new File([new Uint8Array(size)], "a.png", { type: "image/png" }));
  const answer = await fetch("/share", { method: "POST", body: form });
  return new URL(answer.url).searchParams.get("shared");
}))"""
WAITING = """async () => {
  const shelf = await caches.open("shelf");
  const forms = (await shelf.keys()).map(async (key) => (await shelf.match(key)).formData());
  return (await Promise.all(forms)).map((form) => form.get("title"));
}"""
# Pages that are there without a connection: the one that asks, and the form.
ASKS = """async () => {
  const pages = ["/new", "/new?shared=0000000000000000"];
  return (await Promise.all(pages.map((one) => caches.match(one, { ignoreVary: true })))).every(Boolean);
}"""


class Shares:
    """For a test of `OwnPhone`, which leaves nothing for the next one."""

    def tearDown(self):
        self.phone.page.evaluate("() => caches.delete('shelf')")
        super().tearDown()

    def shares_at_once(self, *shares):
        """What becomes of each: its number, or why it was not taken."""
        return self.phone.page.evaluate(AT_ONCE, list(shares))

    def waiting(self):
        """The titles of what waits on the phone, the oldest first."""
        return self.phone.page.evaluate(WAITING)

    def another_site_hands(self, title="", text="", url="", photos=()):
        """A page of another site sends a form to the home."""
        with kept.Site("<h1>Elsewhere</h1>") as site:
            self.phone.page.goto(site.address)
            self.hands(title, text, url, photos)

    def can_ask_alone(self):
        """The phone keeps what asks what is shared, and the forms."""
        self.phone.goes("/")
        self.phone.page.evaluate("() => { localStorage.removeItem('hearth-kept-more'); return keepMore(); }")
        eventually("that it is asked what is shared", lambda: self.phone.page.evaluate(ASKS))

    def hands(self, title="", text="", url="", photos=(), to="**/new?shared=*"):
        """`photos`: each a name and its octets, and a type where it is no PNG. `to`: where that leads."""
        files = [[name, b64encode(octets).decode(), *(kind or ["image/png"])] for name, octets, *kind in photos]
        with self.phone.page.expect_navigation(url=to):
            words = {"title": title, "text": text, "url": url}
            self.phone.page.evaluate(SHARE, [words, files, self.phone.home.address])

    def chooses(self, way):
        self.phone.taps(way, role="link")
        self.phone.sees_heading({"A wish": "New wish", "A note": "New note"}[way])

    def holds(self, **fields):
        for name, value in fields.items():
            expect(self.phone.page.locator(f"[name={name}]")).to_have_value(value)
