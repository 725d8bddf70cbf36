"""What sticks out of a page, and what is too small for a finger."""

# CSS pixels: the "enhanced" size of WCAG 2.2, success criterion 2.5.5.
FINGER = 44

_OVERFLOW = """() => {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  return [...document.querySelectorAll("body *")]
    .filter((one) => one.getBoundingClientRect().right > width + 0.5
      || one.getBoundingClientRect().left < -0.5)
    .slice(0, 5)
    .map((one) => `${one.tagName.toLowerCase()}.${one.getAttribute("class") || ""} ` +
      `${Math.round(one.getBoundingClientRect().left)} to ` +
      `${Math.round(one.getBoundingClientRect().right)} of ${width}`);
}"""

# Links within a sentence are as high as its lines; a box to tick is reached by its label.
_SMALL = """(finger) => {
  const isInSentence = (one) => one.tagName === "A"
    && getComputedStyle(one).display === "inline"
    && one.parentElement.textContent.trim() !== one.textContent.trim();
  const targets = document.querySelectorAll("a[href], button, summary, select, textarea, input");
  const small = [];
  for (const one of targets) {
    const target = ["checkbox", "radio"].includes(one.type) ? one.closest("label") || one : one;
    const box = target.getBoundingClientRect();
    if (!one.checkVisibility({ visibilityProperty: true }) || box.bottom + scrollY < 0) continue;
    if (isInSentence(one) || (box.height > finger - 0.5 && box.width > finger - 0.5)) continue;
    small.push(`${one.outerHTML.slice(0, 90)} is ${Math.round(box.width)} x ${Math.round(box.height)}`);
  }
  return small;
}"""


def overflow(page):
    """What makes the page wider than the window."""
    return page.evaluate(_OVERFLOW)


def too_small(page):
    """The links and fields that a finger misses."""
    return page.evaluate(_SMALL, FINGER)


def fits(test, visitor):
    test.assertEqual(overflow(visitor.page), [], f"sticks out of {visitor.page.url}")
