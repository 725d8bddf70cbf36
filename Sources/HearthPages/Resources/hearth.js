// What makes pages nicer; everything works without it. Listeners stand on the document, so that
// they hold for parts of a page that are exchanged while it is open.
"use strict";

// Whether this browser tells what is new outside of the page, too: chosen here, kept here, by each
// member for themselves. Others of the household look at the same screen.
const notified = `hearth-notified-${document.body.dataset.member}`;
function sayWhetherNotified(section) {
  const button = section.querySelector("button");
  const isOn = localStorage.getItem(notified) && Notification.permission === "granted";
  button.textContent = isOn ? button.dataset.on : button.dataset.off;
  button.setAttribute("aria-pressed", Boolean(isOn));
}
document.addEventListener("click", async (event) => {
  const section = event.target.closest("[data-notify] button")?.closest("[data-notify]");
  if (!section) return;
  if (localStorage.getItem(notified)) localStorage.removeItem(notified);
  else if (await Notification.requestPermission() === "granted") localStorage.setItem(notified, "yes");
  sayWhetherNotified(section);
});

// In the words of the page with the news, which are in the reader's language. Without an id there may
// be nothing new: then it is told what was not there the last time. Where somebody gives to an owner in the
// same home, only that there is something: desktops keep what they were told.
let known;
async function notify(id) {
  if (!localStorage.getItem(notified) || (id && !document.hidden)) return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const answer = await fetch("/news", byItself);
  if (!answer.ok || answer.redirected) return;
  const news = new DOMParser().parseFromString(await answer.text(), "text/html");
  const text = news.querySelector(".lines .unread bdi")?.textContent;
  const isKnown = known === undefined || known === (text ?? "");
  known = text ?? "";
  if (!document.hidden || (!id && isKnown)) return;
  // One for all open pages. Some phones know no messages without an installed app.
  const body = text && (document.body.dataset.hushed ?? text);
  try { if (body) new Notification("Hearth", { body, tag: `hearth-${id ?? "look"}` }); } catch { }
}

// What only works with scripts is hidden until there are some.
function show(root) {
  for (const one of root.querySelectorAll("[data-scripted]")) {
    if (one.matches("[data-copy]") && !navigator.clipboard) continue;
    if (one.matches("[data-notify]") && !("Notification" in window)) continue;
    one.hidden = false;
    if (one.matches("[data-notify]")) sayWhetherNotified(one);
  }
}
show(document);

// Links and texts are copied with one tap.
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent);
  button.setAttribute("aria-live", "polite");
  button.textContent = "✓";
});

// Where the phone is, for the place of a wish; it goes nowhere but into the form.
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-locate]");
  if (!button) return;
  const said = (mark) => { button.lastElementChild.textContent = mark; };
  button.setAttribute("aria-live", "polite");
  said("…");
  navigator.geolocation.getCurrentPosition((found) => {
    const { latitude, longitude } = found.coords;
    const position = `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
    button.form.elements.position.value = position;
    said(`✓ ${position}`);
  }, () => said("✗"), { timeout: 20000 });
});

// On paper there is the list alone (style.css).
document.addEventListener("click", (event) => {
  if (event.target.closest("[data-print]")) print();
});

// Another order is shown as soon as it is chosen.
document.addEventListener("change", (event) => {
  if (event.target.matches(".search select")) event.target.form.requestSubmit();
});

// A form that was sent is not sent twice by an impatient finger.
document.addEventListener("submit", (event) => {
  if (event.target.dataset.sent) { event.preventDefault(); return; }
  event.target.dataset.sent = "yes";
});
addEventListener("pageshow", (event) => {
  for (const form of document.forms) delete form.dataset.sent;
  // The browser kept the page as it was, and much may have been done since.
  if (event.persisted && document.body.dataset.address) lookAgain(0);
});

// Open pages look again when something on them has changed, without a reload. What somebody is
// writing is never taken from under their hands.
function isBusy() {
  const main = document.getElementById("content");
  if (!main || main.querySelector(".dragging")) return true;
  if (main.contains(document.activeElement)
    && document.activeElement.matches("input, textarea, select")) return true;
  return [...main.querySelectorAll("input, textarea")].some((field) => {
    if (field.type === "file") return field.files.length > 0;
    if (field.type === "checkbox") return field.checked !== field.defaultChecked;
    return field.type !== "hidden" && field.value !== field.defaultValue;
  });
}

// What nobody asked for keeps no sign-in fresh.
const byItself = { headers: { "hearth-by-itself": "yes" } };

let timer = 0;
function lookAgain(wait = 200) {
  clearTimeout(timer);
  timer = setTimeout(refresh, wait);
}

// All but the number of the page's forms, which is another one each time.
function lasting(part) {
  return part.innerHTML.replace(/(name="form-request" value=")[0-9a-f]+/g, "$1");
}

async function refresh() {
  if (isBusy()) { lookAgain(2000); return; }
  // Not the browser's own address: after a form that was refused that is the form's.
  const answer = await fetch(document.body.dataset.address, byItself);
  if (answer.redirected) { location.href = answer.url; return; }
  if (!answer.ok || isBusy()) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  show(fresh);
  // What was done last is told once, so that a fresh page does not know of it any more.
  const notice = document.querySelector("main > .notice");
  const place = fresh.querySelector("main");
  if (notice && place && !place.querySelector(":scope > .notice")) place.prepend(notice.cloneNode(true));
  const summaries = () => [...document.querySelectorAll("main details > summary")];
  const open = new Set(
    summaries().filter((one) => one.parentElement.open).map((one) => one.textContent));
  for (const part of ["main", ".places", ".own-corner"]) {
    const [old, now] = [document.querySelector(part), fresh.querySelector(part)];
    if (old && now && lasting(old) !== lasting(now)) old.innerHTML = now.innerHTML;
  }
  for (const one of summaries()) {
    if (open.has(one.textContent)) one.parentElement.open = true;
  }
}

if (document.querySelector(".own-corner") && "EventSource" in window) {
  const live = new EventSource("/live");
  live.addEventListener("change", () => lookAgain());
  live.addEventListener("news", (event) => {
    lookAgain();
    notify(event.lastEventId);
  });
  // Where somebody gives to an owner in the same home, this is all that a page is told.
  live.addEventListener("look", () => {
    lookAgain();
    notify();
  });
  live.addEventListener("end", (event) => {
    // Signed out elsewhere: nothing of theirs stays on this screen.
    if (event.data.includes("locked")) location.reload();
    // They were away for long. What they write on a page of their own stays.
    if (event.data.includes("away") && !(isBusy() && document.body.matches(".own"))) location.reload();
  });
  // Here the answer to the form shows that: a reload would be in its way.
  document.addEventListener("submit", (event) => {
    if (new URL(event.target.action).pathname === "/sign-out") live.close();
  });
}

// Lines are dragged by their handles; their arrows do the same without. It is the others that are moved
// around the line: one that is taken out of the page, be it for a moment, gets no events any more.
document.addEventListener("pointerdown", (down) => {
  const grip = down.target.closest("[data-grip]");
  if (!grip || down.button !== 0) return;
  down.preventDefault();
  grip.setPointerCapture(down.pointerId);
  const line = grip.closest("li");
  const list = line.parentElement;
  const order = [...list.children];
  const place = () => [...list.children].indexOf(line);
  const middle = (other) => {
    const box = other.getBoundingClientRect();
    return box.top + box.height / 2;
  };
  line.classList.add("dragging");
  const move = (at) => {
    const edge = 60;
    if (at.clientY < edge) scrollBy(0, -20);
    if (at.clientY > innerHeight - edge) scrollBy(0, 20);
    for (let other; (other = line.previousElementSibling) && at.clientY < middle(other);) line.after(other);
    for (let other; (other = line.nextElementSibling) && at.clientY > middle(other);) line.before(other);
  };
  const letGo = new AbortController();
  const end = async (isDropped) => {
    letGo.abort();
    line.classList.remove("dragging");
    if (isDropped && place() !== order.indexOf(line)) {
      const form = line.querySelector("form");
      const fields = new URLSearchParams(new FormData(form));
      fields.set("number", place() + 1);
      const answer = await fetch(form.action, { method: "POST", body: fields }).catch(() => null);
      // What was refused is as it was, and what is new on the page stays.
      if (answer?.ok) { refresh(); return; }
    }
    list.append(...order.filter((one) => one.isConnected));
  };
  grip.addEventListener("pointermove", move, { signal: letGo.signal });
  grip.addEventListener("pointerup", () => end(true), { signal: letGo.signal });
  grip.addEventListener("pointercancel", () => end(false), { signal: letGo.signal });
});
