// The pages as an app of a phone. A worker (worker.js) keeps what it may for the moments without a connection.
const isApp = "app" in document.body.dataset && "serviceWorker" in navigator;
if (isApp) navigator.serviceWorker.register("/worker.js").catch(() => { /* Then there is a connection or nothing. */ });
if (isApp && document.body.dataset.keep) navigator.storage?.persist?.();

// A page with nobody on it asks how this device stands: the worker hears the answer, and what may not stay here goes.
async function askHowItStands() {
  if (!isApp || member) return;
  const answer = await fetch("/standing", byItself).catch(() => null);
  if (answer?.headers.get("hearth-kept") !== "none") return;
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith("hearth-drafts-")) localStorage.removeItem(name);
  }
}

// The page is as it was then, and not fresh from the node.
const HOUR = 3600e3;
let runsOut = 0;
function sayKept() {
  const { kept, keptUntil } = document.body.dataset;
  clearTimeout(runsOut);
  if (!kept) { tellNoMore("as-of"); return; }
  // The worker shows it no more then.
  const left = Number(keptUntil) - Date.now();
  runsOut = setTimeout(left > 0 ? sayKept : () => location.reload(), Math.max(0, Math.min(left, HOUR)));
  madeAt = Date.parse(kept);
  const at = new Date(madeAt);
  const isToday = at.toDateString() === new Date().toDateString();
  const { lang } = document.documentElement;
  const time = at.toLocaleTimeString(lang, { hour: "2-digit", minute: "2-digit" });
  const text = isToday ? time : `${at.toLocaleDateString(lang)} ${time}`;
  tell("as-of", `${told?.dataset.asOf} ${text}`);
}

// The main places and the lists are kept before anybody needs them: once an hour, one after the other.
async function keepMore() {
  const last = Number(localStorage.getItem("hearth-kept-more") ?? 0);
  if (!isApp || !document.body.dataset.keep || document.body.dataset.kept) return;
  // What has run out meanwhile is kept again.
  if (Date.now() - last < HOUR && await caches.match("/cart", { ignoreVary: true })) return;
  localStorage.setItem("hearth-kept-more", String(Date.now()));
  await navigator.serviceWorker.ready;
  const lists = new Set();
  const notes = document.querySelector(".rooms a[href='/notes']") ? ["/notes", "/notes/new"] : [];
  // The last but those of notes asks what is shared.
  const places = ["/", "/wishes", "/lists", "/new", "/friends", "/cart", "/new?shared=0000000000000000", ...notes];
  for (const place of places) {
    const answer = await fetch(place, byItself).catch(() => null);
    const found = answer?.ok && !answer.redirected && parsed(await answer.text());
    if (!found) return;
    for (const link of found.querySelectorAll("main a[href^='/lists/']")) {
      const { pathname } = new URL(link.href);
      if (pathname.split("/").length === 3 && pathname !== "/lists/new") lists.add(pathname);
    }
  }
  for (const list of [...lists].slice(0, 60)) await fetch(list, byItself).catch(() => null);
}

const standing = askHowItStands();
sayKept();
// A phone that slept was not told that the time is over.
document.addEventListener("visibilitychange", () => { if (!document.hidden) sayKept(); });
if (isApp) staysTold().catch(() => { /* The settings say what became of it. */ });
// On the icon stands how much is new.
function showOnIcon() {
  if (!isApp || !document.body.dataset.keep) return;
  const news = Number(document.getElementById("unread")?.firstChild.textContent.replace("+", "") ?? 0);
  (news ? navigator.setAppBadge?.(news) : navigator.clearAppBadge?.())?.catch(() => { /* It has no icon. */ });
}
showOnIcon();
if (isApp) setTimeout(() => { if (!document.hidden) keepMore(); }, 5000);

// What was caught is kept with the hands on the keys.
document.addEventListener("keydown", (event) => {
  const form = event.target.closest?.("form[data-quick]");
  if (!form || event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  form.requestSubmit(form.querySelector("[aria-keyshortcuts]"));
});
