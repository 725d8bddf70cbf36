"""The forms on a page, as a browser would send them."""

from html.parser import HTMLParser

# What stands in forms for the pages' own use.
OWN = {"form-token", "form-number", "page", "next", "do"}


def forms(text):
    """Of each form that is sent: its address, and its fields with what stands in them."""
    reader = _Reader()
    reader.feed(text)
    return [(action, fields) for action, method, fields in reader.forms if method == "post"]


class _Reader(HTMLParser):
    def __init__(self):
        super().__init__()
        self.forms = []
        # By the id that fields elsewhere on the page name.
        self.named = {}
        self.area = self.select = None

    def handle_starttag(self, tag, attributes):
        has = dict(attributes)
        if tag == "form":
            self.forms.append((has.get("action"), has.get("method", "get").lower(), {}))
            self.named[has.get("id")] = self.forms[-1]
            return
        if tag == "option" and self.select:
            fields, name = self.select
            fields.setdefault(name, has.get("value", ""))
            return
        form = self.named.get(has["form"]) if "form" in has else (self.forms or [None])[-1]
        name = has.get("name")
        if form is None or not name:
            return
        if tag == "select":
            self.select = (form[2], name)
        elif tag == "textarea":
            self.area = (form[2], name)
            form[2][name] = ""
        elif tag in ("input", "button") and has.get("type") != "file":
            form[2].setdefault(name, has.get("value") or "")

    def handle_endtag(self, tag):
        if tag == "select":
            self.select = None
        elif tag == "textarea":
            self.area = None

    def handle_data(self, data):
        if self.area:
            fields, name = self.area
            fields[name] += data
