"""How long a page takes: until the node has answered, and until it is shown in a browser."""

import http.client
import os
import statistics
import time

from wire import Wire

SHORT = "Birthday"
LONG = "Wedding"
WISHES = 500
PHOTOS = 50
ROUNDS = 9

SHOWN = """() => new Promise((done) => {
  new PerformanceObserver((list) => {
    const [shown] = list.getEntriesByName("first-contentful-paint");
    if (shown) done(shown.startTime);
  }).observe({ type: "paint", buffered: true });
})"""
_READY = """() => {
  const [page] = performance.getEntriesByType("navigation");
  return page.loadEventEnd > 0 && page.loadEventEnd;
}"""


def add_long_list(home, folder, photo):
    """500 wishes as people write them, 50 of them with a photo."""
    home.run("list", "new", LONG, "--date", "2099-06-01", "--occasion", "wedding")
    for number in range(PHOTOS):
        home.run("wish", "add", f"Picture {number}", "--list", LONG, "--photo", photo)
    table = os.path.join(folder, "wishes.csv")
    with open(table, "w", encoding="utf-8") as file:
        file.write("name,price,link,store,notes\n")
        for number in range(WISHES - PHOTOS):
            file.write(
                f"Thing {number},{number + 20} SEK,https://shop{number % 7}.example/things/{number},"
                f"Shop {number % 7},The one with number {number} on it please\n"
            )
    home.run("import", table, "--to", LONG, "--yes")


class Measured:
    """Medians of one page, in milliseconds and octets."""

    def __init__(self, answered, shown, ready, octets):
        self.answered = answered
        self.shown = shown
        self.ready = ready
        self.octets = octets

    def __str__(self):
        return (
            f"answered in {self.answered:.0f} ms, shown after {self.shown:.0f}, "
            f"ready after {self.ready:.0f}, {self.octets / 1000:.1f} kB"
        )

    def beside(self, other):
        return (
            f"{self.answered / other.answered:.1f}, {self.shown / other.shown:.1f} and "
            f"{self.ready / other.ready:.1f} times the list of 6"
        )


class Clock:
    """Measures pages for somebody who is signed in in a browser."""

    def __init__(self, visitor):
        self.visitor = visitor
        self.wire = Wire(visitor.page)

    def measures(self, path):
        answered = statistics.median(self._answers(path) for _ in range(ROUNDS))
        shown, ready, octets = [], [], []
        for _ in range(ROUNDS):
            self.wire.opens(path, is_first=False)
            page = self.visitor.page
            shown.append(page.evaluate(SHOWN))
            ready.append(page.wait_for_function(_READY).json_value())
            octets.append(sum(o["octets"] for o in self.wire.own if o["type"] == "Document"))
        return Measured(
            answered, statistics.median(shown), statistics.median(ready), statistics.median(octets)
        )

    def _answers(self, path):
        """As a browser asks, without one."""
        cookies = self.visitor.profile.cookies()
        headers = {
            "Cookie": "; ".join(f"{one['name']}={one['value']}" for one in cookies),
            "Accept-Encoding": "gzip, deflate",
        }
        connection = http.client.HTTPConnection(self.visitor.home.host, timeout=60)
        connection.connect()
        begun = time.perf_counter()
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        answer.read()
        passed = (time.perf_counter() - begun) * 1000
        connection.close()
        assert answer.status == 200, f"{path}: {answer.status}"
        return passed
