"""Another app hands something to Hearth on a phone."""

from base64 import b64encode

from playwright.sync_api import expect

# As Android hands it over: a form that the system sends (W3C, "Web Share Target API").
SHARE = """([words, photos]) => {
  const form = document.createElement("form");
  Object.assign(form, { method: "post", action: "/share", enctype: "multipart/form-data" });
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


class Shares:
    """For a test of `OwnPhone`."""

    def hands(self, title="", text="", url="", photos=()):
        """`photos`: each a name and its octets, and a type where it is no PNG."""
        files = [[name, b64encode(octets).decode(), *(kind or ["image/png"])] for name, octets, *kind in photos]
        with self.phone.page.expect_navigation(url="**/new?shared=*"):
            self.phone.page.evaluate(SHARE, [{"title": title, "text": text, "url": url}, files])

    def holds(self, **fields):
        for name, value in fields.items():
            expect(self.phone.page.locator(f"[name={name}]")).to_have_value(value)
