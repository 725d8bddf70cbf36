// What somebody does on their own device without a connection waits here, and is sent in order when there is one.
// Every form has a number, so that one whose answer got lost does nothing twice; a change says which version it is of.
const mayWait = new Set([
  "comments/add", "giving/bought", "giving/free", "giving/hold", "giving/reserve", "whispers/add", "items/move",
  "notes/check", "notes/lines/add",
]);
// The form of an item says so itself, with the address of the page for changing it; a new one has none.
const isOfItem = (form) => "mayWait" in form.dataset;
// How long the node may take to answer before a form waits, in milliseconds.
const WAIT = 8000;
const keepsOutbox = () => Boolean(document.body.dataset.keep) && "indexedDB" in window && isApp;

function canWait(form, action, fields) {
  if (!keepsOutbox()) return false;
  return isOfItem(form) ? fields.get("then") !== "fetch" : action === "/do" && mayWait.has(fields.get("do"));
}

// One step in the store: `body` asks it for something, and what that says is the answer.
function inOutbox(mode, body) {
  return new Promise((done, failed) => {
    const opening = indexedDB.open("hearth-outbox", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("waiting", { keyPath: "id", autoIncrement: true });
    opening.onerror = () => failed(opening.error);
    opening.onsuccess = () => {
      const step = opening.result.transaction("waiting", mode);
      const asked = body(step.objectStore("waiting"));
      step.oncomplete = () => { opening.result.close(); done(asked.result); };
      step.onabort = () => { opening.result.close(); failed(step.error); };
    };
  });
}

async function waiting() {
  if (!keepsOutbox()) return [];
  const all = await inOutbox("readonly", (store) => store.getAll()).catch(() => []);
  return all.filter((one) => one.member === document.body.dataset.keep);
}

// Where nobody is, the words are hidden: only how much waits is said, so that it is not forgotten.
async function sayHowMuchWaits() {
  const line = document.getElementById("waits");
  if (!line || !isApp || !("indexedDB" in window)) return;
  await standing;
  const count = await inOutbox("readonly", (store) => store.count()).catch(() => 0);
  line.hidden = !count;
  line.textContent = count ? `${line.dataset.waits} ${count}` : "";
}

// Keeps a form until there is a connection; false where it cannot be kept, and then it stays on the page.
async function letWait(form, submitter, action, fields) {
  const entry = {
    member: document.body.dataset.keep, action, fields: [...fields], at: Date.now(), problem: null,
    // What an edit began with.
    given: fields.has("ifMatch") ? givenFields(form) : null,
    ...aboutGift(form, submitter),
    isOfItem: isOfItem(form), page: form.dataset.mayWait, newPage: form.dataset.newPage ?? "/new",
    isMultipart: form.enctype === "multipart/form-data",
    words: [wordsOn(submitter), fields.get("name") || document.querySelector("h1")?.textContent.trim(),
      fields.get("text")].filter(Boolean).join(" · "),
  };
  try { await inOutbox("readwrite", (store) => store.add(entry)); } catch { return false; }
  dropDraft(form);
  form.reset();
  const number = form.elements["form-number"];
  if (number) number.value = freshNumber();
  tellNoMore("unsent");
  tell("later", fields.get("do") === "giving/reserve" ? told.dataset.notTaken : told.dataset.later);
  await showOutbox();
  return true;
}

function freshNumber() {
  const octets = [...crypto.getRandomValues(new Uint8Array(16))];
  return octets.map((one) => one.toString(16).padStart(2, "0")).join("");
}

// Sends what waits, one after the other; what the node refuses stays with the reason. Of two tabs one sends.
async function sendWaiting() {
  if (!keepsOutbox() || !navigator.locks || !(await waiting()).some((one) => !one.problem)) return;
  const sent = await navigator.locks.request("hearth-outbox", { ifAvailable: true }, async (lock) => {
    let count = 0;
    const token = lock && await freshToken();
    for (const entry of token ? await waiting() : []) {
      if (entry.problem) continue;
      const became = await sendEntry(entry, token);
      // Without a connection, or without a sign-in, the rest waits on.
      if (became === "waits") break;
      count += became === "done" ? 1 : 0;
      await showOutbox();
    }
    return count;
  });
  if (!sent) return;
  tellNoMore("later");
  lookAgain(0);
}

// What becomes of one: it `waits` on, it is `done`, or it stays with a `problem`.
async function sendEntry(entry, token, isJoined = false) {
  const answer = await fetch(entry.action, {
    method: "POST", body: bodyOf(entry, token), headers: { "hearth-in-place": "yes", "hearth-waited": "yes" },
  }).catch(() => null);
  // 429: the home has too much to do at the moment.
  const isHeard = answer && isOfHome(answer) && answer.status < 500 && answer.status !== 429;
  if (!isHeard || answer.headers.get("hearth-next")?.startsWith("/sign-in")) return "waits";
  if (answer.ok) {
    await inOutbox("readwrite", (store) => store.delete(entry.id));
    return "done";
  }
  const refusal = await answer.text().catch(() => null);
  if (refusal === null) return "waits";
  const stuck = { ...entry, problem: reasonOf(refusal), choices: null, isGone: false };
  const joined = entry.given && !isJoined ? await join(entry, answer.status, refusal) : {};
  if (!joined) return "waits";
  const next = { ...stuck, ...joined };
  await inOutbox("readwrite", (store) => store.put(next));
  return next.problem ? "problem" : sendEntry(next, token, true);
}

// In the words of the page that says it, or of an answer that is a sentence itself.
function reasonOf(text) {
  const page = parsed(text);
  const said = page ? page.querySelector("main .problem")?.textContent.trim() || wordsOf(page) : text.slice(0, 300);
  return said.includes("<") || !said ? told.dataset.refusedPlainly : said;
}

// A form's token follows from the sign-in, which may be another one by now.
async function freshToken() {
  const answer = await fetch("/new", byItself).catch(() => null);
  if (!answer?.ok || answer.redirected || !isOfHome(answer)) return null;
  return parsed(await answer.text())?.querySelector("[name=form-token]")?.value ?? null;
}

function bodyOf(entry, token) {
  const hasFiles = entry.fields.some(([, value]) => value instanceof Blob);
  const body = hasFiles || entry.isMultipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of entry.fields) body.append(name, name === "form-token" ? token : value);
  return body;
}

// Always in sight while something waits.
async function showOutbox() {
  showWhatWaits();
  const all = await waiting();
  const there = told?.querySelector(".outbox");
  if (!told || !all.length) { there?.remove(); return; }
  const box = document.createElement("details");
  box.className = "outbox";
  box.open = there?.open || all.some((one) => one.problem);
  const head = document.createElement("summary");
  head.textContent = `${told.dataset.waits} ${all.length}`;
  const list = document.createElement("ul");
  for (const entry of all) {
    const line = document.createElement("li");
    line.append(entry.words);
    if (entry.problem) {
      const reason = document.createElement("strong");
      reason.textContent = `${told.dataset.notDone} ${entry.problem}`;
      line.append(document.createElement("br"), reason);
      line.append(wayOn(entry));
    }
    line.append(tool(told.dataset.drop, async () => {
      await inOutbox("readwrite", (store) => store.delete(entry.id));
      tellNoMore("later");
      showOutbox();
    }));
    list.append(line);
  }
  box.append(head, list, tool(told.dataset.sendNow, sendWaiting), tool(told.dataset.saveAsFile, saveWaiting));
  if (there) there.replaceWith(box); else told.append(box);
}

// What a person can do about what was refused.
function wayOn(entry) {
  if (entry.choices) return choosing(entry);
  if (entry.isGone) return tool(told.dataset.asNew, () => intoForm(entry, entry.newPage));
  const ways = [tool(told.dataset.tryAgain, () => sendAgain({ ...entry, problem: null }))];
  if (entry.isOfItem) ways.push(tool(told.dataset.correct, () => correct(entry)));
  const all = document.createDocumentFragment();
  all.append(...ways);
  return all;
}

async function sendAgain(entry) {
  await inOutbox("readwrite", (store) => store.put(entry));
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

// The words of what waits, without photos, for somebody who wants to sign out before there is a connection.
async function saveWaiting() {
  const texts = (await waiting()).map(({ words, at, fields }) => ({
    words, at: new Date(at).toISOString(),
    fields: Object.fromEntries(
      fields.filter(([name, value]) => typeof value === "string" && !name.startsWith("form-"))),
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
  tellNoMore("outbox-first");
  const line = tell("outbox-first", told.dataset.outboxFirst);
  line.append(
    tool(told.dataset.sendNow, async () => { tellNoMore("outbox-first"); await sendWaiting(); }),
    tool(told.dataset.dropAndLeave, async () => {
      for (const { id } of await waiting()) await inOutbox("readwrite", (store) => store.delete(id));
      leave();
    }));
});

addEventListener("online", sendWaiting);
document.addEventListener("visibilitychange", () => { if (!document.hidden) sendWaiting(); });
showOutbox().then(sendWaiting);
sayHowMuchWaits();
