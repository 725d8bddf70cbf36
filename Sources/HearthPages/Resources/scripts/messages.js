// What was done is said in one line above every bar, where nothing stands that can be used. It goes by itself, or at
// the next touch; one that can be undone stays longer, whatever is touched. What takes more than a line to say has to
// be read, and stays until it is closed.
const LINE = 40; // Characters: what is read in a moment, and what a phone has room for.
const MOMENT = 5000; // Milliseconds, as the next one.
const UNDO_TIME = 10000;
let messageEnds = 0;

const messageNow = () => document.querySelector("main > .passing");

function attendMessage() {
  const message = messageNow();
  clearTimeout(messageEnds);
  if (!message) return;
  const canUndo = message.querySelector("form") !== null;
  message.classList.toggle("brief", !canUndo && message.textContent.trim().length <= LINE);
  placeMessage(message);
  if (canUndo) waitForMessage(message, UNDO_TIME);
  else if (message.matches(".brief")) waitForMessage(message, MOMENT);
}

// Whoever is at it is not hurried.
function waitForMessage(message, time) {
  messageEnds = setTimeout(() => {
    const isInUse = message.matches(":hover, :focus-within") || message.querySelector("[aria-busy]");
    if (isInUse) waitForMessage(message, MOMENT);
    else putAway(message);
  }, time);
}

function putAway(message) {
  const hadFocus = message.contains(document.activeElement);
  message.remove();
  if (hadFocus) document.getElementById("content").focus({ preventScroll: true });
}

// From the lower edge of the window up: the first place that is free. Where there is none, it leaves free what a
// finger aims at; and where even that cannot be, it stands above the bars.
function placeMessage(message) {
  message.style.insetBlockEnd = "";
  if (getComputedStyle(message).position !== "fixed") return;
  const { left, right, height } = message.getBoundingClientRect();
  const room = 6;
  const step = 8;
  const boxes = (names) => [...document.querySelectorAll(names)]
    .filter((one) => !message.contains(one) && isSeen(one)).map((one) => one.getBoundingClientRect());
  const [bars, used] = [boxes(BARS), boxes(USED)];
  for (const taken of [[...bars, ...used], [...bars, ...used.map(aim)]]) {
    const beside = taken.filter((box) => box.left < right && left < box.right);
    for (let bottom = innerHeight - step; bottom - height > step; bottom -= step) {
      const isFree = beside.every((box) => box.top >= bottom + room || box.bottom <= bottom - height - room);
      if (isFree) { message.style.insetBlockEnd = `${innerHeight - bottom}px`; return; }
    }
  }
}
// The bars, and what a camera looks at; and what can be used.
const BARS = ".places, .reach, .form > .head, .told > *, .problem, .qr";
const USED = "a, button, input, select, textarea, summary, label, audio";
function aim({ left, right, top, bottom }) {
  const half = 12; // Pixels.
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}
const isSeen = (one) => one.checkVisibility?.() ?? one.getClientRects().length > 0;

// What it stands beside moves with the window, with the page, and with what comes into that later.
const placeAgain = () => { if (messageNow()) placeMessage(messageNow()); };
for (const moved of ["resize", "scrollend"]) addEventListener(moved, placeAgain);
if ("ResizeObserver" in window) new ResizeObserver(placeAgain).observe(document.body);
document.addEventListener("pointerdown", ({ target }) => {
  const message = messageNow();
  if (message?.matches(".brief") && !message.contains(target)) putAway(message);
}, true);
document.addEventListener("click", (event) => {
  const closing = event.target.closest("[data-put-away]");
  if (!closing) return;
  event.preventDefault();
  putAway(closing.parentElement);
});

// What stands on top of the page never covers what sends a form, which stands there, too.
if (told && "ResizeObserver" in window) {
  new ResizeObserver(() => {
    document.documentElement.style.setProperty("--told", `${told.offsetHeight}px`);
  }).observe(told);
}
