"""A page as somebody walks it who has a keyboard and nothing else."""

# More stops than any page of the tests has.
MOST = 400

# What Tab has to come to: of a group of round boxes one.
_STOPS = """() => {
  const groups = new Set();
  return [...document.querySelectorAll("a[href], button, summary, select, textarea, input")].filter((one) => {
    if (one.disabled || !one.checkVisibility({ visibilityProperty: true })) return false;
    if (one.type === "radio") {
      const group = `${one.form?.id} ${one.name}`;
      const isFirst = !groups.has(group);
      groups.add(group);
      return isFirst;
    }
    return one.type !== "hidden";
  }).length;
}"""

# Where one is; nothing: outside of the page. What is said of it is what is wrong there.
_HERE = """() => {
  const here = document.activeElement;
  const last = window.lastStop;
  window.lastStop = here;
  if (!here || here === document.body || here === window.firstStop && last !== here) return null;
  window.firstStop ??= here;
  const wrong = [];
  const name = here.outerHTML.slice(0, 90);
  if (last?.isConnected && last !== here
    && !(last.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING)) wrong.push(`${name} comes too late`);
  const style = getComputedStyle(here);
  if (style.outlineStyle === "none" || parseFloat(style.outlineWidth) < 2) wrong.push(`${name} does not show the focus`);
  const box = here.getBoundingClientRect();
  if (box.width < 2 || box.height < 2) wrong.push(`${name} has no size`);
  const bar = document.querySelector(".places");
  if (bar && !bar.contains(here)) {
    const over = bar.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, over.left), Math.min(box.right, over.right)];
    const [top, bottom] = [Math.max(box.top, over.top), Math.min(box.bottom, over.bottom)];
    const isUnder = left + 1 < right && top + 1 < bottom
      && bar.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    if (isUnder) wrong.push(`${name} is under the bar`);
  }
  if (box.bottom < 1 || box.top > innerHeight - 1) wrong.push(`${name} is out of sight`);
  const isNew = last !== here;
  return { wrong, isNew };
}"""


def walk(page):
    """Presses Tab until the page is left again; what is wrong on the way, as sentences."""
    page.evaluate("() => { window.lastStop = window.firstStop = null; document.activeElement.blur(); scrollTo(0, 0); }")
    # From the beginning, whatever had the focus when the page came.
    page.evaluate(
        """() => {
          document.body.tabIndex = -1;
          document.body.focus();
          document.body.removeAttribute("tabindex");
        }"""
    )
    wanted, stops, wrong = page.evaluate(_STOPS), 0, []
    for _ in range(MOST):
        page.keyboard.press("Tab")
        here = page.evaluate(_HERE)
        if here is None:
            break
        stops += here["isNew"]
        wrong += here["wrong"]
    else:
        wrong.append(f"Tab does not end after {MOST} stops")
    if stops != wanted:
        wrong.append(f"Tab comes to {stops} of {wanted}")
    return wrong
