// What is new comes over one stream for all open pages of a browser, which opens six connections to one
// place and no more: the page whose turn it is has the stream and passes on what comes. Pages that nobody sees let
// go of it and look again when they are seen; but they keep one where somebody wants to be told outside of the
// page, too (notifications.js), or gives to an owner in the same home: their pages are left as soon as they are
// away for long. A browser without locks has a stream for each page.
const isSignedIn = Boolean(document.querySelector(".own-corner"));
const others = "BroadcastChannel" in window ? new BroadcastChannel("hearth-live") : null;

let turn = null; // Aborts waiting for it.
let endTurn = null;
let stream = null;
let retry = 0;
let refusals = 0;
let hasLeft = false;

// Takes its place in the line, or leaves it, as it is seen or not.
function attend() {
  if (!isSignedIn || !("EventSource" in window) || hasLeft) return;
  if (document.hidden && !isNotified() && !("hushed" in document.body.dataset)) leave();
  else if (!turn) wait();
}

function wait() {
  const mine = new AbortController();
  turn = mine;
  if (!navigator.locks || !others) { listen(); return; }
  navigator.locks.request("hearth-live", { signal: mine.signal }, () => {
    if (mine.signal.aborted) return undefined;
    return new Promise((done) => {
      endTurn = done;
      listen();
    });
  }).catch(() => { /* It has left the line. */ });
}

function leave() {
  turn?.abort();
  turn = null;
  clearTimeout(retry);
  stream?.close();
  stream = null;
  endTurn?.();
  endTurn = null;
}

// Not before the page is another one.
function leaveForGood() {
  hasLeft = true;
  clearTimeout(timer);
  leave();
  others?.close();
}

// When the last of what all were told came, in milliseconds since 1970.
let lastTold = 0;
function listen() {
  clearTimeout(retry);
  stream?.close();
  const { moment } = document.body.dataset;
  stream = new EventSource(moment ? `/live?seen=${encodeURIComponent(moment)}` : "/live");
  stream.addEventListener("open", () => {
    // The node tells this page of a change where something happened since it was made. The others may have
    // missed what this one has seen.
    pass({ type: "opened" });
    others?.postMessage({ type: "missed", before: Date.now() });
    refusals = 0;
  });
  stream.addEventListener("error", () => {
    pass({ type: "silent" });
    // Refused, after which a browser does not try again by itself.
    if (stream?.readyState !== EventSource.CLOSED) return;
    refusals += 1;
    retry = setTimeout(listen, Math.min(60, 2 ** refusals) * 1000);
  });
  for (const type of ["change", "news", "end"]) {
    stream.addEventListener(type, (event) => {
      lastTold = Date.now();
      pass({ type, data: event.data });
      if (type === "news") notify(event.lastEventId);
    });
  }
}

// To the other pages, and to this one.
function pass(message) {
  others?.postMessage(message);
  hear(message);
}
others?.addEventListener("message", (event) => hear(event.data));

function hear({ type, data, made, before }) {
  if (hasLeft) return;
  switch (type) {
    // Somebody signed out, or another did in: what stands here may be theirs.
    case "left": lookAgain(0); break;
    case "silent": isSilent(); break;
    case "end":
      if (data.includes("locked")) leaveOrTell(() => location.reload());
      break;
    case "signed-out": hasSignedOut = true; break;
    case "opened":
      isHeard();
      if (document.body.dataset.kept) lookAgain(0);
      break;
    // Another page came, and this one may have heard of something after that was made.
    case "arrived":
      if (stream && lastTold > made) others?.postMessage({ type: "missed", before: lastTold });
      break;
    // What this page has shown since needs no look.
    case "missed": if (before > madeAt) lookIfSeen(0); break;
    default:
      isHeard();
      lookIfSeen(200);
  }
}

// Who comes back to a page that nobody sees looks then.
function lookIfSeen(wait) {
  if (!document.hidden) lookAgain(wait);
}

if (isSignedIn) {
  others?.postMessage({ type: "arrived", made: madeAt });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) lookAgain(0);
    attend();
  });
  addEventListener("pagehide", leave);
  addEventListener("pageshow", attend);
  addEventListener("online", () => { if (stream?.readyState === EventSource.CLOSED) listen(); });
} else {
  others?.postMessage({ type: "left" });
}

show(document);
// What the page came with is said, too, and stays while it looks again.
if (isShownAgain || document.querySelector("main > .notice")) keepTold();
say(document.querySelector("main > .notice > span")?.textContent);
restoreDrafts();
watchParts();
attend();
