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
function showPush() {
  const form = document.querySelector("[data-push]");
  if (form) form.hidden = !("PushManager" in window && "serviceWorker" in navigator);
}
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-subscribe]");
  if (!button) return;
  event.preventDefault();
  const { form } = button;
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: form.dataset.push });
    const { endpoint, keys } = made.toJSON();
    form.elements.endpoint.value = endpoint;
    form.elements.key.value = keys.p256dh;
    form.elements.secret.value = keys.auth;
    form.requestSubmit();
  } catch {
    button.textContent = "✗";
  }
});
