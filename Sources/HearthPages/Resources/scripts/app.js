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
  outbox?.show();
  if (!kept) return;
  // The worker shows it no more then.
  const left = Number(keptUntil) - Date.now();
  runsOut = setTimeout(left > 0 ? sayKept : () => location.reload(), Math.max(0, Math.min(left, HOUR)));
  madeAt = Date.parse(kept);
}

const standing = askHowItStands();
sayKept();
// A phone that slept was not told that the time is over.
document.addEventListener("visibilitychange", () => { if (!document.hidden) sayKept(); });
if (isApp) staysTold().catch(() => { /* The settings say what became of it. */ });
// On the icon stands how much is new.
function showOnIcon() {
  if (!isApp || !document.body.dataset.keep || document.body.dataset.kept) return;
  const news = Number(document.getElementById("unread")?.firstChild.textContent.replace("+", "") ?? 0);
  (news ? navigator.setAppBadge?.(news) : navigator.clearAppBadge?.())?.catch(() => { /* It has no icon. */ });
}
showOnIcon();
sayHowMuchWaits();
// The page for what is not kept leads to what is.
for (const link of isApp ? document.querySelectorAll("[data-where-kept]") : []) {
  caches.match(link.href, { ignoreVary: true }).then((kept) => { link.hidden = !kept; });
}

// What was caught is kept with the hands on the keys.
document.addEventListener("keydown", (event) => {
  const form = event.target.closest?.("form[data-quick]");
  if (!form || event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  form.requestSubmit(form.querySelector("[aria-keyshortcuts]"));
});
