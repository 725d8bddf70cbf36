// Whether this browser tells what is new outside of the page, too: chosen here, kept here, by each
// member for themselves. Others of the household look at the same screen.
const notified = () => `hearth-notified-${member}`;
function isNotified() {
  return Boolean(localStorage.getItem(notified())) && "Notification" in window && Notification.permission === "granted";
}
// Why the switch on a page cannot be had here; undefined: it can, as far as one knows before one tries.
function whyNoNotifications(area) {
  const needsPush = area.matches("[data-push]");
  const isThere = "Notification" in window
    && (!needsPush || ("PushManager" in window && "serviceWorker" in navigator));
  // Phones that say whether they opened the page from the home screen have none elsewhere.
  if (!isThere && navigator.standalone === false) return "app";
  if (!window.isSecureContext) return "insecure";
  if (!isThere) return "missing";
  return Notification.permission === "denied" ? "blocked" : undefined;
}
function sayWhyNot(area, why) {
  for (const one of area.parentElement.querySelectorAll("[data-why]")) {
    one.hidden = one.dataset.why !== why;
    if (!one.hidden) say(one.textContent.trim());
  }
}
function offerNotifications(area) {
  const why = whyNoNotifications(area);
  sayWhyNot(area, why);
  if (area.matches("[data-push]")) {
    // A device is told by its maker's service alone: its switch is the only one.
    localStorage.removeItem(notified());
    area.hidden = Boolean(area.querySelector("[data-subscribe]")) && Boolean(why) && why !== "blocked";
    return;
  }
  area.hidden = Boolean(why) && why !== "blocked";
  const button = area.querySelector("button");
  const isOn = isNotified();
  button.textContent = isOn ? button.dataset.on : button.dataset.off;
  button.classList.toggle("quiet", isOn);
}
document.addEventListener("click", async (event) => {
  const area = event.target.closest("[data-notify] button")?.closest("[data-notify]");
  if (!area) return;
  if (isNotified()) localStorage.removeItem(notified());
  else if (await Notification.requestPermission() === "granted") localStorage.setItem(notified(), "yes");
  offerNotifications(area);
  attend();
});
// Whoever allows them in the browser's settings sees it when they come back.
document.addEventListener("visibilitychange", () => {
  const area = document.querySelector("[data-notify], [data-push]");
  if (area && !document.hidden) offerNotifications(area);
});

// In the words of the page with the news, which are in the reader's language. Where somebody gives to an owner in
// the same home, only that there is something: desktops keep what they were told.
async function notify(id) {
  if (!isNotified() || !document.hidden) return;
  const answer = await ask("/news", byItself);
  if (!answer?.ok || answer.redirected) return;
  const news = new DOMParser().parseFromString(await answer.text(), "text/html");
  const text = news.querySelector(".lines .unread bdi")?.textContent;
  if (!document.hidden) return;
  const body = text && (document.body.dataset.hushed ?? text);
  if (!body) return;
  // One for all open pages. Phones have them shown by the worker.
  const how = { body, tag: `hearth-${id}` };
  try { new Notification("Hearth", how); } catch {
    const worker = await navigator.serviceWorker?.getRegistration();
    worker?.showNotification("Hearth", how).catch(() => { /* Not allowed any more. */ });
  }
}

// A device that is told while its Hearth is closed: its browser says where it takes messages.
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-subscribe]");
  if (!button) return;
  event.preventDefault();
  const { form } = button;
  sayWhyNot(form, undefined);
  try {
    // A browser starts no worker of a page whose certificate it does not trust.
    if (!await navigator.serviceWorker.getRegistration()) { sayWhyNot(form, "insecure"); return; }
    for (const [name, value] of Object.entries(await subscribe(form.dataset.push))) form.elements[name].value = value;
    form.requestSubmit();
  } catch (error) {
    // They were asked, and did not answer.
    sayWhyNot(form, whyNoNotifications(form) ?? (error.name === "NotAllowedError" ? undefined : "failed"));
  }
});

// Where the browser takes messages that are signed with a key of the home's. One with another key goes first.
async function subscribe(key) {
  const { pushManager } = await navigator.serviceWorker.ready;
  const there = await pushManager.getSubscription();
  if (there && !isWithKey(there, key)) await there.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return { endpoint, key: keys.p256dh, secret: keys.auth };
}
function isWithKey(subscription, key) {
  const octets = new Uint8Array(subscription.options.applicationServerKey ?? []);
  const text = btoa(String.fromCharCode(...octets));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === key;
}

// The home has another key, or the browser has forgotten that it is told: it says anew where it takes messages.
async function staysTold() {
  const key = document.body.dataset.pushKey;
  const allowed = "Notification" in window && Notification.permission === "granted";
  if (!key || !allowed || !("PushManager" in window) || document.body.dataset.kept) return;
  const { pushManager } = await navigator.serviceWorker.ready;
  const there = await pushManager.getSubscription();
  if (there && isWithKey(there, key)) return;
  const token = document.querySelector("[name=form-token]").value;
  const said = { ...await subscribe(key), do: "devices/push", again: "yes", "form-token": token };
  await fetch("/do", { method: "POST", body: new URLSearchParams(said), headers: { "hearth-in-place": "yes" } });
}
