// What somebody does on their own device waits here until the home has heard it, and is sent in order. It is written
// down before it is sent, so that nothing is lost with the browser. Every form has a number, so that one whose answer
// got lost does nothing twice; what it makes has an id from here; a change says which version it is of.

// How long the home may take to answer before a form waits, and before it is drawn, in milliseconds.
const WAIT = 3000;
const SOON = 300;
const box = document.getElementById("outbox");
const words = box?.dataset ?? {};
const keepsOutbox = () => Boolean(document.body.dataset.keep && box && navigator.locks)
  && "indexedDB" in window && isApp;

// The form of an item says so itself, with the address of the page for changing it; a new one has none.
const isOfItem = (form) => "mayWait" in form.dataset;
function canWait(form, action, fields) {
  if (!keepsOutbox()) return false;
  return isOfItem(form) ? fields.get("then") !== "fetch" : action === "/do" && Boolean(acts[fields.get("do")]?.name);
}

// Whether the home is known not to answer.
const isAway = () => Boolean(silence || document.body.dataset.kept) || !navigator.onLine;

// What waits of the member's, as it was read last; and what was sent since the page was made, which stays drawn.
let waitingNow = [];
let sentNow = [];
// What is on its way from this page just now: it is drawn when that takes long.
let direct = null;

async function waiting() {
  if (!keepsOutbox()) return [];
  const all = await inOutbox("readonly", (store) => store.getAll()).catch(() => []);
  return all.filter((one) => one.member === document.body.dataset.keep);
}

// One change of what waits: `settled` is given what is there, and says what goes, what reads otherwise, and what comes.
// Gives the number of what came.
function changeOutbox(settled) {
  const mine = document.body.dataset.keep;
  return inOutbox("readwrite", (store, give) => {
    store.getAll().onsuccess = ({ target }) => {
      const { drop = [], put = [], add = null } = settled(target.result.filter((one) => one.member === mine));
      for (const id of drop) store.delete(id);
      for (const one of put) store.put(one);
      if (add) store.add(add).onsuccess = (event) => give(event.target.result);
    };
  });
}

const addTo = (entry) => changeOutbox((all) => {
  const { adds, drop, put } = settle(all, entry);
  return { drop, put: put.map((one) => ({ ...one, words: labelFor(one) ?? one.words })), add: adds ? entry : null };
});

// What is kept of a form.
function entryOf(form, submitter, action, fields) {
  const entry = {
    member: document.body.dataset.keep, action, fields: [...fields].filter(([name]) => name !== "form-id"),
    at: Date.now(), problem: null, sent: false,
    // What an edit began with.
    given: fields.has("ifMatch") ? givenFields(form) : null,
    ...aboutGift(form, submitter),
    isHushed: "hushed" in document.body.dataset && document.body.dataset.term !== "lists",
    isOfItem: isOfItem(form), page: form.dataset.mayWait, newPage: form.dataset.newPage ?? kinds[0].form,
    isMultipart: form.enctype === "multipart/form-data", made: null,
  };
  if (about(entry).act.makes) {
    const number = freshNumber();
    fields.set("form-id", number);
    entry.fields.push(["form-id", number]);
    entry.made = number.slice(0, 16);
  }
  entry.name ??= thingOf(form, fields);
  entry.words = inWords(entry, wordsOn(submitter));
  return entry;
}

// What is changed, ticked or added, as its page calls it.
function thingOf(form, fields) {
  const [line] = (fields.get("name") || fields.get("text") || fields.get("notes") || "").trim().split("\n");
  const there = form.closest("[data-id]")?.querySelector("strong bdi, bdi, strong");
  return line || there?.textContent.trim() || document.querySelector("h1 bdi, h1")?.textContent.trim()
    || fields.get("photo")?.name || "";
}

// "Tick Milk".
const inWords = (entry, asked) => labelFor(entry) ?? [asked, entry.name].filter(Boolean).join(" · ");
function labelFor(entry) {
  const { name, isOn } = about(entry);
  const patterns = { tick: isOn ? words.tick : words.untick, add: words.add, new: words.add, edit: words.change,
    name: words.change, order: words.order, move: words.move, gone: isOn === false ? words.restore : words.remove,
    comment: words.comment };
  return patterns[name]?.replace("{1}", () => entry.name);
}

// Keeps a form until there is a connection: "waits"; false where it cannot be kept, and then it stays on the page.
async function letWait(form, submitter, action, fields) {
  return keptFor(form, () => addTo(entryOf(form, submitter, action, fields)));
}
async function keptFor(form, put) {
  try {
    await withRoom(put);
  } catch {
    tell("unsent", words.noRoom);
    return false;
  }
  dropDraft(form);
  form.reset();
  const number = form.elements["form-number"];
  if (number) number.value = freshNumber();
  tellNoMore("unsent");
  say(words.later);
  await showOutbox();
  changedHere();
  sendWaiting();
  // It stands above the form.
  if (isOfItem(form)) scrollTo(0, 0);
  return "waits";
}

// What is only kept for reading makes room for what is nowhere else.
async function withRoom(put) {
  try { return await put(); } catch {
    const names = (await caches.keys()).filter((name) => /^(pictures|texts)-/.test(name));
    await Promise.all(names.map((name) => caches.delete(name)));
    return put();
  }
}

// Before a form is sent that can wait: it is written down, and said to be under way. Null: it cannot wait.
// `ends`: the home has heard it. `stays`: nobody knows.
async function ahead(form, submitter, action, fields) {
  if (!canWait(form, action, fields)) return null;
  const entry = { ...entryOf(form, submitter, action, fields), sent: true };
  const hasFiles = [...fields.values()].some((one) => one instanceof File && one.size);
  if (hasFiles) return { ends: () => {}, stays: () => keptFor(form, () => addTo(entry)) };
  const release = await turnToSend();
  if (!release) return { waits: await letWait(form, submitter, action, fields) };
  const id = await addTo(entry).catch(() => null);
  if (!id) release();
  // It has become a part of something else that waits.
  if (id === undefined) return { waits: await keptFor(form, () => {}) };
  if (!id) return { ends: () => {}, stays: () => { tell("unsent", words.noRoom); return false; } };
  const mine = { id, form, isDrawn: false };
  direct = mine;
  const timer = setTimeout(() => { mine.isDrawn = true; showOutbox(); }, SOON);
  const over = () => {
    clearTimeout(timer);
    release();
    direct = null;
  };
  return {
    signal: AbortSignal.timeout(WAIT),
    ends: async () => {
      await inOutbox("readwrite", (store) => store.delete(id)).catch(() => {});
      over();
      await showOutbox();
      changedHere();
      sendWaiting();
    },
    stays: () => {
      over();
      return keptFor(form, () => {});
    },
  };
}

// Of all tabs one sends at a time. Gives what ends its turn; null: another one sends.
function turnToSend() {
  return new Promise((got) => {
    navigator.locks.request("hearth-outbox", { ifAvailable: true }, (lock) => {
      if (!lock) { got(null); return undefined; }
      return new Promise((release) => { got(release); });
    }).catch(() => got(null));
  });
}

// Takes something back: out of the outbox where it was never under way, and else by what undoes it.
async function takeBack(entry) {
  const undoing = opposite(entry);
  await changeOutbox((all) => {
    const there = all.find((one) => one.id === entry.id);
    if (!there) return {};
    if (!there.problem && undoing) {
      const fresh = { ...undoing, words: inWords(undoing, words.takeBack) };
      const { adds, ...others } = settle(all, fresh);
      if (there.sent || others.drop.includes(there.id)) return { ...others, add: adds ? fresh : null };
    }
    return { drop: [entry.id] };
  }).catch(() => {});
  await showOutbox();
  // Its button is gone with it.
  if (document.activeElement === document.body) document.getElementById("content").focus({ preventScroll: true });
  changedHere();
  sendWaiting();
}

// Other tabs show it too.
const tabs = "BroadcastChannel" in window ? new BroadcastChannel("hearth-outbox") : null;
const changedHere = () => tabs?.postMessage("changed");
tabs?.addEventListener("message", () => showOutbox());

// What a button says, on one line.
function wordsOn(button) { return button?.ariaLabel ?? button?.textContent.trim().replace(/\s+/g, " "); }

// What a form about a gift is about: the wish, and what was asked.
function aboutGift(form, submitter) {
  const place = form.closest("[data-gift]");
  if (!place) return {};
  const name = (place.querySelector(".first strong") ?? document.querySelector("h1"))?.textContent.trim();
  return { gift: place.dataset.gift, name, asked: wordsOn(submitter) };
}
