"""What a page costs: octets on the wire, rounds of requests, and whether anything moves."""

from urllib.parse import urlsplit

# What a page shows of people's own; how large that is, is not the page's doing.
PICTURES = ("/photo/", "/face")

_SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const nodes = entry.sources.map((one) => one.node && one.node.outerHTML);
      if (!entry.hadRecentInput) window.shifts.push([entry.value, (nodes[0] || "").slice(0, 120)]);
    }
  }).observe({ type: "layout-shift", buffered: true });
}"""

# A slow telephone line: so that what comes late comes visibly late.
_SLOW = {
    "offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000,
}  # fmt: skip


class Wire:
    """Watches what a page asks for, with everything that the answers cost."""

    def __init__(self, page, is_slow=False):
        self.page = page
        self.asked = {}
        self.session = page.context.new_cdp_session(page)
        self.session.on("Network.requestWillBeSent", self._asked)
        self.session.on("Network.responseReceived", self._answered)
        self.session.on("Network.requestServedFromCache", self._served)
        self.session.on("Network.loadingFinished", self._finished)
        self.session.send("Network.enable")
        if is_slow:
            self.session.send("Network.emulateNetworkConditions", _SLOW)

    def opens(self, path, is_first=True):
        """Opens a page, as a browser that was never here unless told otherwise."""
        self.session.send("Network.setCacheDisabled", {"cacheDisabled": is_first})
        self.asked = {}
        self.page.goto(path, wait_until="load")
        self.page.wait_for_function(
            "() => [...document.images].every((one) => one.complete || one.loading === 'lazy')"
        )

    def _asked(self, event):
        by = event.get("initiator", {})
        self.asked[event["requestId"]] = {
            "path": urlsplit(event["request"]["url"]).path,
            "type": event.get("type"),
            "by": urlsplit(by.get("url", "")).path if by.get("type") != "other" else "",
            "octets": 0,
            "isKept": False,
        }

    def _answered(self, event):
        if event["requestId"] in self.asked:
            self.asked[event["requestId"]]["isKept"] |= event["response"].get("fromDiskCache", False)

    def _served(self, event):
        if event["requestId"] in self.asked:
            self.asked[event["requestId"]]["isKept"] = True

    def _finished(self, event):
        if event["requestId"] in self.asked:
            self.asked[event["requestId"]]["octets"] = event["encodedDataLength"]

    # What it came to

    @property
    def own(self):
        """What the page itself needs: no pictures of people's, and not the stream of news."""
        return [
            one
            for one in self.asked.values()
            if one["type"] not in ("EventSource", None)
            and not (one["type"] == "Image" and one["path"].startswith(PICTURES))
        ]

    @property
    def octets(self):
        return sum(one["octets"] for one in self.own)

    @property
    def rounds(self):
        """How many answers in a row have to come before everything is there."""

        def depth(one, seen=()):
            by = [other for other in self.own if other["path"] == one["by"] != one["path"]]
            if not by or one["path"] in seen:
                return 1
            return 1 + depth(by[0], (*seen, one["path"]))

        return max(depth(one) for one in self.own)

    def shifts(self):
        """What moved without anybody's doing: how far, and which element."""
        self.page.evaluate(_SHIFTS)
        # The observer is told in a task of its own.
        return self.page.evaluate(
            "() => new Promise((done) => setTimeout(() => done(window.shifts), 50))"
        )
