"""Whether something stands where it is seen: in the window, and not behind a bar or a message."""

IN_WINDOW = """(element) => {
  const box = element.getBoundingClientRect();
  const bar = document.querySelector('.places')?.getBoundingClientRect();
  const bottom = bar && bar.width > innerWidth / 2 ? bar.top : innerHeight;
  return box.height > 0 && box.top >= 0 && box.bottom <= bottom + 1;
}"""

# What can be used and lies under a message, in its middle. What stands before the place that an address leads to is
# scrolled away; under what is told on top, like under any head, it is what belongs to the form that was refused.
COVERED = """() => {
  const messages = [...document.querySelectorAll('main > .passing, .told > *')];
  const boxesOf = (some) => some.map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0);
  const [all, passing] = [messages, messages.filter((one) => one.matches('.passing'))].map(boxesOf);
  const boxesOver = (one) => (one.closest('form')?.querySelector('.problem') ? all : passing);
  const place = document.querySelector(':target');
  const isBefore = (one) => place && one.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING;
  const isUsed = (one) => one.type !== 'hidden' && one.checkVisibility() && !isBefore(one)
    && !messages.some((it) => it.contains(one));
  return [...document.querySelectorAll('a, button, input, select, textarea, summary')].filter(isUsed).filter((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const isInWindow = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
    return isInWindow && boxesOver(one).some((it) => it.left < x && x < it.right && it.top < y && y < it.bottom);
  }).map((one) => one.outerHTML.slice(0, 100));
}"""
