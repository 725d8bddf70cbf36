"""All that a member can come to by links, octet for octet."""

import html
import re
from urllib.parse import urljoin, urlsplit

from plain_browser import PlainBrowser

# A stream that stays open; what it says is looked at in the page that follows it.
ENDLESS = {"/live"}
# The moment of the answer, in its headers and in files that say when they were written.
PASSING_HEADERS = {"date"}
# So are the number that a page gives its forms, and the mask of their token.
PASSING_WORDS = re.compile(
    rb'"exportedAt" ?: ?"[^"]*"|DTSTAMP:\w+|name="form-number" value="[0-9a-f]{32}"'
    rb'|name="form-token" value="[0-9a-f]{64}"'
)


def everything(visitor, start="/"):
    """What the home answers at every address that links lead to: path -> (status, headers, body).

    Asked outside of any page, with the visitor's cookies.
    """
    plain = visitor if isinstance(visitor, PlainBrowser) else PlainBrowser.of(visitor)
    answers, waiting = {}, [start]
    while waiting:
        path = waiting.pop()
        if path in answers:
            continue
        answer = plain.ask(path)
        headers = {name.lower(): value for name, value in answer.headers.items()}
        headers = {name: value for name, value in headers.items() if name not in PASSING_HEADERS}
        if "set-cookie" in headers:
            # In which order its attributes stand is left to chance.
            lines = answer.headers.get_all("set-cookie")
            headers["set-cookie"] = sorted(sorted(line.split("; ")) for line in lines)
        answers[path] = (answer.status, headers, PASSING_WORDS.sub(b"", answer.octets))
        if "text/html" in headers.get("content-type", ""):
            waiting += links(answer.text, plain.home.address + path)
        elif "location" in headers:
            waiting += own([urljoin(plain.home.address + path, headers["location"])])
    plain.leaves()
    return answers


def links(text, page):
    found = re.findall(r'(?:href|src|data-src)="([^"]*)"', text)
    return own(
        (urljoin(page, html.unescape(address)) for address in found), urlsplit(page).netloc
    )


def own(addresses, host=None):
    for address in addresses:
        parts = urlsplit(address)
        if parts.scheme == "http" and (host is None or parts.netloc == host):
            if parts.path not in ENDLESS:
                yield parts.path + ("?" + parts.query if parts.query else "")


def differences(before, after):
    """The addresses whose answers are not the same, for a message."""
    return sorted(
        path for path in before.keys() | after.keys() if before.get(path) != after.get(path)
    )
