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

# Labels of which a part is not shown, or whose words are broken.
_CUT = """() => [...document.querySelectorAll(".places a > span:not(.badge), .mark span")].filter((label) => {
  // Drawn by its icon alone, and only heard.
  if (getComputedStyle(label).clipPath !== "none") return false;
  const box = label.getBoundingClientRect();
  const bar = label.closest(".places, .top").getBoundingClientRect();
  const words = document.createRange();
  const text = label.firstChild;
  const isBroken = [...text.data.matchAll(/\\S+/g)].some((word) => {
    words.setStart(text, word.index);
    words.setEnd(text, word.index + word[0].length);
    return words.getClientRects().length > 1;
  });
  return isBroken || label.scrollWidth > label.clientWidth + 1
    || box.left < bar.left || box.right > bar.right || box.bottom > innerHeight || box.left < 0
    || box.right > innerWidth;
}).map((label) => label.textContent)"""

# What says by its background alone where one is, without one.
_INVISIBLE = """() => {
  const bar = document.querySelector(".places");
  const here = bar?.querySelector("[aria-current]");
  if (!here || innerWidth >= 960) return [];
  const mark = getComputedStyle(here, "::before").backgroundColor;
  return mark === getComputedStyle(bar).backgroundColor ? [`the mark of ${here.textContent.trim()}`] : [];
}"""


# Of every text that is seen.
_SIZES = """() => {
  const sizes = new Map();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const one = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || !one.checkVisibility({ visibilityProperty: true })) continue;
    if (one.closest("script, style, option, .said")) continue;
    sizes.set(getComputedStyle(one).fontSize, texts.currentNode.data.trim().slice(0, 30));
  }
  return Object.fromEntries(sizes);
}"""

# What can be pressed in a colour that says whose a thing is.
_MARKED = """() => {
  const probe = document.body.appendChild(document.createElement("i"));
  const marks = ["--friend", "--parcel"].map((name) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return [...document.querySelectorAll("button, .button, a:not(:has(*))")].filter((one) => {
    const { color, backgroundColor } = getComputedStyle(one);
    return marks.includes(color) || marks.includes(backgroundColor);
  }).map((one) => one.outerHTML.slice(0, 90));
}"""

_ROWS = """() => new Set([...document.querySelectorAll(".places > a")].map((one) =>
  Math.round(one.getBoundingClientRect().top))).size"""


def letter_sizes(page):
    """The sizes of all letters that are seen, each with a text of that size."""
    return page.evaluate(_SIZES)


def marked_buttons(page):
    """Buttons and links in one of the colours that say whose a thing is."""
    return page.evaluate(_MARKED)


def rows_of_bar(page):
    return page.evaluate(_ROWS)


def overflow(page):
    """What makes the page wider than the window."""
    return page.evaluate(_OVERFLOW)


def too_small(page):
    """The links and fields that a finger misses."""
    return page.evaluate(_SMALL, FINGER)


def cut_labels(page):
    """The words of the bar and of the head that are not whole."""
    return page.evaluate(_CUT)


def invisible_marks(page):
    """What cannot be told from what is around it, in colours of the reader's own."""
    return page.evaluate(_INVISIBLE)


def scales_text(page, percent):
    """As a browser's own setting for the size of text does."""
    page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", f"{percent}%")


def fits(test, visitor):
    test.assertEqual(overflow(visitor.page), [], f"sticks out of {visitor.page.url}")
