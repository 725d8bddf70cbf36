// Open pages look again when something on them has changed, without a reload.

// What nobody asked for is no use of a sign-in.
const byItself = { headers: { "hearth-by-itself": "yes" } };

let timer = 0;
function lookAgain(wait = 200) {
  if (!document.body.dataset.address) return;
  clearTimeout(timer);
  timer = setTimeout(look, wait);
}

// What a form was answered with and no address leads to, such as a code: it stays until the page is left.
let showsAnswer = false;
// A form's page once more: what stands in it is what was typed.
let isShownAgain = (document.body.dataset.address ?? location.pathname + location.search)
  !== location.pathname + location.search;
let isLooking = false;
// Before which the node had made what is shown, in milliseconds since 1970.
let madeAt = performance.timeOrigin;

async function look() {
  if (showsAnswer || hasLeft) return;
  if (isLooking || beingSent.size || document.querySelector(".dragging")) { lookAgain(500); return; }
  isLooking = true;
  // Not the browser's own address: after a form that was refused that is the form's.
  const { address } = document.body.dataset;
  const sent = sendings;
  const asked = Date.now();
  const answer = await ask(address, byItself);
  const text = answer && await answer.text().catch(() => null);
  isLooking = false;
  if (hasLeft) return;
  if (text === null) { lookAgain(4000); return; }
  // What was sent meanwhile has an answer of its own, and more of the list may stand here now.
  const isOther = address !== document.body.dataset.address;
  if (sent !== sendings || beingSent.size || isOther) { lookAgain(); return; }
  if (answer.redirected) {
    leaveOrTell(() => { location.href = answer.url; });
    return;
  }
  const fresh = parsed(text);
  if (answer.ok && fresh) {
    madeAt = asked;
    tellNoMore("gone", "ended");
    sayChanges(exchange(fresh, { keepsFields: isShownAgain }));
  } else if (answer.status === 404) {
    showGone(text);
  }
}

// What the page was about is not there any more: the node's page for that says so, and what to do. A text that was
// not sent yet is not thrown away for it.
function showGone(text) {
  const fresh = parsed(text);
  if (!fresh) return;
  if (unsent().length) tell("gone", wordsOf(fresh));
  else { exchange(fresh); say(wordsOf(fresh)); }
}

// What a page says that has no more than a few words on it.
function wordsOf(fresh) {
  const lines = [...fresh.querySelectorAll("main h1, main p:not(:has(a))")];
  return lines.map((one) => one.textContent.trim()).join(" ");
}

function parsed(text) {
  const fresh = new DOMParser().parseFromString(text, "text/html");
  return fresh.getElementById("content") ? fresh : null;
}

// Forms with something in them that was not sent.
function unsent() {
  return [...document.querySelectorAll("main form[method=post]")].filter(hasTyped);
}

// Their sign-in has ended. What they write on a page of their own, where nobody's surprise stands, stays until they
// come back; but not where they signed out.
let hasSignedOut = false;
function leaveOrTell(go) {
  if (!hasSignedOut && document.body.matches(".own") && unsent().length) tell("ended");
  else go();
}

// Shows a fresh page in place of the one that is there. `keepsFields`: fields stay as they are, also where the
// fresh page has other things in them. `isRefusal`: it says why a form was refused. `isAnswer`: it is
// the page after a form of this one.
let keepsFields = false;
let isRefusal = false;
function exchange(fresh, how = {}) {
  // Somebody else's; but a form can give its member another name.
  if (fresh.body.dataset.member !== member && !how.isAnswer) { location.reload(); return []; }
  ({ member } = fresh.body.dataset);
  if (!how.isAnswer) keepNew(fresh);
  show(fresh);
  const changed = new Set();
  const noted = (node) => { changed.add(node); };
  morphAttributes(document.documentElement, fresh.documentElement);
  ({ keepsFields = false, isRefusal = false } = how);
  document.dispatchEvent(new CustomEvent("fresh", { detail: fresh }));
  outbox?.hides();
  morph(document.body, fresh.body, noted);
  keepsFields = isRefusal = false;
  document.title = fresh.title;
  setClock(Date.now());
  countMoments();
  sayKept();
  sayZone();
  showOnIcon();
  watchParts();
  outbox?.isFresh();
  return [...changed].filter((one) => one.isConnected && one.closest("#content"));
}

// What was new when the list of news was opened counts as read by then, and is marked as new until it is left.
function keepNew(fresh) {
  const list = fresh.querySelector("[data-stays-new]");
  for (const line of list ? document.querySelectorAll("[data-stays-new] > .unread") : []) {
    const mate = list.querySelector(`[data-id="${line.dataset.id}"]`);
    if (mate) mate.replaceWith(line.cloneNode(true));
    else list.append(line.cloneNode(true));
  }
}

// What is told once stays until something else is done here: a fresh page does not know of it.
function keepTold() {
  for (const one of document.querySelectorAll("main > .notice, main .problem[role=alert]")) {
    one.dataset.lasting = "";
  }
  attendMessage();
}
function forgetTold() {
  for (const one of document.querySelectorAll("main [data-lasting]:is(.notice, .problem, .asked)")) one.remove();
}

addEventListener("pageshow", (event) => {
  // The browser kept the page as it was, and much may have been done since.
  if (event.persisted) lookAgain(0);
});
addEventListener("online", () => lookAgain(0));
