// Whether this browser tells what is new outside of the page, too: chosen here, kept here, by each
// member for themselves. Others of the household look at the same screen.
const notified = () => `hearth-notified-${member}`;
function isNotified() {
  return Boolean(localStorage.getItem(notified())) && "Notification" in window && Notification.permission === "granted";
}
function sayWhetherNotified(section) {
  const button = section.querySelector("button");
  const isOn = isNotified();
  button.textContent = isOn ? button.dataset.on : button.dataset.off;
  button.setAttribute("aria-pressed", isOn);
}
document.addEventListener("click", async (event) => {
  const section = event.target.closest("[data-notify] button")?.closest("[data-notify]");
  if (!section) return;
  if (localStorage.getItem(notified())) localStorage.removeItem(notified());
  else if (await Notification.requestPermission() === "granted") localStorage.setItem(notified(), "yes");
  sayWhetherNotified(section);
  attend();
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
  // One for all open pages. Some phones know no messages without an installed app.
  const body = text && (document.body.dataset.hushed ?? text);
  try { if (body) new Notification("Hearth", { body, tag: `hearth-${id}` }); } catch { }
}

// A device that is told while its Hearth is closed: its browser says where it takes messages.
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-subscribe]");
  if (!button) return;
  event.preventDefault();
  const { form } = button;
  const denied = form.querySelector("[data-denied]");
  try {
    for (const [name, value] of Object.entries(await subscribe(form.dataset.push))) form.elements[name].value = value;
    denied.hidden = true;
    form.requestSubmit();
  } catch {
    denied.hidden = false;
    say(denied.textContent.trim());
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
