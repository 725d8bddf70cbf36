// One line on top of the page says that there is no connection, and how much waits. Unfolded it says what, and what
// came of it.

// So many are named; the others are counted.
const NAMED = 50;
let lastWent = "";
// For how many that were not done it has unfolded itself.
let shownStuck = 0;

async function showOutbox() {
  if (!keepsOutbox()) return;
  const [all, hidesGifts] = [await waiting(), await isGiftsTimeOver()];
  waitingNow = all.filter((one) => !(one.isHushed && hidesGifts) && (one.id !== direct?.id || direct.isDrawn));
  drawWaiting();
  showBox();
}

// What somebody gives who lives with its owner is shown for as long as pages with gifts are (worker.js), counted from
// the last answer.
let giftsEnd = 0;
async function isGiftsTimeOver() {
  const note = await (await caches.match("/kept", { cacheName: "note" }))?.json().catch(() => null);
  const heard = Math.max(note?.at ?? 0, document.body.dataset.kept ? 0 : madeAt);
  const until = heard + (note?.gifts ?? 1800) * 1000;
  const now = Date.now();
  clearTimeout(giftsEnd);
  // A page may stand open when their time is over.
  if (until > now) giftsEnd = setTimeout(showOutbox, Math.min(HOUR, until - now + 50));
  return now > until || now < heard - 60e3;
}

function showBox() {
  const [stuck, moving] = [waitingNow.filter((one) => one.problem), waitingNow.filter((one) => !one.problem)];
  const { kept } = document.body.dataset;
  const said = [
    (kept || isUnheard) && words.away,
    moving.length && words.count.replace("{1}", moving.length),
    stuck.length && words.stuck.replace("{1}", stuck.length),
    !waitingNow.length && kept && asOf(kept),
    !waitingNow.length && lastWent,
  ].filter(Boolean);
  box.hidden = !said.length;
  if (box.hidden) box.open = false;
  const head = box.querySelector("summary span");
  if (head.textContent !== said.join(" · ")) head.textContent = said.join(" · ");
  if (stuck.length > shownStuck) box.open = true;
  shownStuck = stuck.length;
  const list = [...stuck, ...moving].slice(0, NAMED).map(boxLine);
  box.querySelector("ul").replaceChildren(...list);
  const more = waitingNow.length - list.length;
  box.querySelector("[data-more]").textContent = more > 0 ? words.others.replace("{1}", more) : "";
  box.querySelector("[data-went]").textContent = lastWent;
  box.querySelector(".row").hidden = !waitingNow.length;
  const tries = box.querySelector("[data-tries]");
  tries.hidden = !kept && !isUnheard;
  tries.textContent = [words.tries, kept && asOf(kept, words.shownAs)].filter(Boolean).join(" ");
}

const asOf = (kept, pattern = words.asOf) => pattern.replace("{1}", momentText(new Date(kept)));

// By the clock of the page and as the home writes it, as all else on it (zones.js).
function momentText(at) {
  const { lang } = document.documentElement;
  const timeZone = otherZone();
  const said = (moment, parts) => new Intl.DateTimeFormat(lang === "en" ? "en-GB" : lang, { ...parts, timeZone })
    .format(moment);
  const day = (moment) => said(moment, { day: "numeric", month: "long", year: "numeric" });
  const time = said(at, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const text = day(at) === day(new Date()) ? time : `${day(at)}, ${time}`;
  return timeZone ? `${text} (${timeZone})` : text;
}

function boxLine(entry) {
  const line = document.createElement("li");
  line.append(Object.assign(document.createElement("bdi"), { textContent: entry.words }));
  if (entry.problem) {
    const reason = document.createElement("strong");
    reason.textContent = `${words.notDone} ${entry.problem}`;
    line.append(document.createElement("br"), reason, wayOn(entry));
  }
  line.append(" ", tool(entry.isOver ? words.close : words.drop, () => takeBack(entry)));
  return line;
}

// What a person can do about what was refused.
function wayOn(entry) {
  const all = document.createDocumentFragment();
  if (entry.isOver) return all;
  if (entry.choices) return choosing(entry);
  if (entry.isGone) return tool(words.asNew, () => intoForm(entry, entry.newPage));
  all.append(tool(words.tryAgain, () => sendAgain({ ...entry, problem: null })));
  if (entry.isOfItem) all.append(tool(words.correct, () => correct(entry)));
  return all;
}

async function sendAgain(entry) {
  await changeOutbox(() => ({ put: [entry] }));
  await showOutbox();
  sendWaiting();
}

function tool(text, act) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "plain";
  button.textContent = text;
  button.addEventListener("click", act);
  return button;
}

// Says what came of it.
async function sendAtOnce() {
  lastWent = words.sending;
  rested = 0;
  showBox();
  const went = await sendWaiting();
  lastWent = [
    went?.sent && words.sent.replace("{1}", went.sent),
    went?.isAway && words.stillAway,
    went?.isLocked && words.locked,
  ].filter(Boolean).join(" ");
  showBox();
  say(lastWent);
  const shown = lastWent;
  setTimeout(() => { if (lastWent === shown) { lastWent = ""; showBox(); } }, 8000);
}

// The words of what waits, without photos, for somebody who wants to sign out before there is a connection.
function saveWaiting() {
  const texts = waitingNow.map((one) => ({
    words: one.words, at: new Date(one.at).toISOString(),
    fields: Object.fromEntries(
      one.fields.filter(([name, value]) => typeof value === "string" && !name.startsWith("form-"))),
  }));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(texts, null, 2)], { type: "application/json" }));
  link.download = "hearth-waiting.json";
  link.click();
  URL.revokeObjectURL(link.href);
}

// What waits would be lost by signing out: they are asked.
document.addEventListener("click", async (event) => {
  const button = event.target.closest("form[action='/sign-out'] button");
  if (!button || !keepsOutbox() || button.dataset.isSure) return;
  event.preventDefault();
  const leave = () => {
    button.dataset.isSure = "yes";
    button.click();
  };
  if (!(await waiting()).length) { leave(); return; }
  closeMenus(null);
  tellNoMore("outbox-first");
  const line = tell("outbox-first", words.outboxFirst);
  line.append(
    tool(words.sendNow, async () => { tellNoMore("outbox-first"); await sendAtOnce(); }),
    tool(words.dropAndLeave, async () => {
      await changeOutbox((all) => ({ drop: all.map((one) => one.id) }));
      leave();
    }));
});

box?.querySelector("[data-send-now]").addEventListener("click", sendAtOnce);
box?.querySelector("[data-save]").addEventListener("click", saveWaiting);
